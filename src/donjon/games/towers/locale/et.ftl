# 5 Towers: laua sõnad ja reeglite laused oma sõnadega.

towers-title = 5 Towers
towers-sentence = Paku kaartidele, ehita viis veidrat torni suurtest arvudest väikesteni ja jõua neile katus peale panna.

## Kaardid

towers-type-C = kommitorn
towers-type-S = kummitustorn
towers-type-P = taimetorn
towers-type-J = romutorn
towers-type-D = liivatorn
towers-of-C = komm
towers-of-S = kummitus
towers-of-P = taim
towers-of-J = romu
towers-of-D = liiv
towers-card = { $type } { $value }

## Käigud

towers-log-bid = { $name } pakub: { $count ->
    [0] mitte ühtegi
    [one] 1 kaart
   *[other] { $count } kaarti
}
towers-log-pass = { $name } loobub
towers-log-demolish = { $name } lammutab pealmise kaardi: { $type }
towers-log-keep = { $name } ei lammuta midagi
towers-log-build = { $name } ehitab: { $type } { $value }

## Laud

towers-display = Väljas olevad kaardid
towers-bids = Sinu pakkumine
towers-bid = { $count ->
    [0] Ära võta ühtegi kaarti
    [one] Võta 1 kaart
   *[other] Võta { $count } kaarti
}
towers-pass = Loobu
towers-keep = Ära lammuta midagi
towers-high = { $name } pakub { $count }
towers-wait = Käigul on { $name }.
towers-ask-start = Sina alustad: mitu neist kaartidest võtaksid? Ehitada saad kõige rohkem { $highest }.
towers-ask-bid = Paku rohkem või loobu. Ehitada saad kõige rohkem { $highest }.
towers-ask-pass = Rohkem sa pakkuda ei saa.
towers-ask-demolish = Võid enne lammutada ühe pealmise kaardi. Hind: { $cost } { $cost ->
    [one] punkt
   *[other] punkti
}. Puuduta torni või ära lammuta midagi.
towers-must-demolish = Sinu pakkumine vajab ruumi: lammuta üks pealmine kaart. Hind: { $cost } { $cost ->
    [one] punkt
   *[other] punkti
}. Puuduta heledat torni.
towers-ask-build = Ehita veel { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}: puuduta heledat kaarti või lohista see.
towers-say-unfit = { $type } { $value } ei sobi kuhugi: sinu torni pealmine on { $top }. Ehitada saad kõige rohkem { $highest }.
towers-say-highest = Neist kaartidest saad ehitada kõige rohkem { $highest }.
towers-say-type = Kaart läheb oma liiki torni.
towers-site = { $type }: { $count ->
    [0] alustamata
    [one] 1 kaart: { $top }
   *[other] { $count } kaarti, pealmine { $top }
}
towers-roofed = , katusega
towers-pile = Tõmbepakk: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
towers-pile-list = Veel tõmbepakis
towers-close = Sulge
towers-tally-cards = Ehitatud kaardid
towers-tally-gone = Lammutatud kaardid

## Vihje

towers-because-gain = võib sulle kohe tuua { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}
towers-because-deny = võtab pakkumise juhilt kuni { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}
towers-because-all = võtab kõik kaardid ja lõpetab pakkumise kohe
towers-because-unbeatable = võidab kindlasti: keegi ei saa rohkem pakkuda
towers-because-cost = maksab lammutamise eest { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}
towers-because-keep = säästab sind lammutamisest, mis maksab { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}
towers-because-room = hoiab ruumi: pakkumine jätaks kõrvale vähemalt { $cards ->
    [one] ühe kaardi, mis võib
   *[other] { $cards } kaarti, mis võivad
} veel tulla
towers-because-needed = teeb ruumi, mida sinu pakkumine vajab
towers-because-choice = teeb ruumi { $cards ->
    [one] veel ühele väljas olevale kaardile
   *[other] veel { $cards } väljas olevale kaardile
}
towers-because-reopen = avab torni { $cards ->
    [one] veel ühele kaardile, mis võib
   *[other] veel { $cards } kaardile, mis võivad
} tulla
towers-because-roof = paneb katuse: { $cards ->
    [one] kaart loeb
   *[other] { $cards } kaarti loevad
} topelt
towers-because-eight = laseb 8 peale panna mis tahes kaardi
towers-because-tallest = teeb sinu kõrgeima torni kõrgemaks (1 punkt juurde)
towers-because-start = alustab torni, kuhu mahub { $cards ->
    [one] üks kaart, mis võib
   *[other] { $cards } kaarti, mis võivad
} veel tulla
towers-because-adds = annab ühe kaardi juurde (1 punkt)
towers-because-tight = ei jäta kõrvale ühtegi kaarti, mis võib veel tulla
towers-because-skips = jätab kõrvale { $cards ->
    [one] ühe kaardi, mis võib
   *[other] { $cards } kaarti, mis võivad
} veel tulla

## Reeglid

towers-setup-deck = Kaardid segatakse tõmbepakiks: neid on 80, nelja ja viie mängijaga 110.
towers-setup-first = Kes alustab, otsustab juhus: siin esimene koht.
towers-build-one = Sul on igat liiki torne kõige rohkem üks.
towers-build-type = Tornis on ainult selle enda liiki kaardid.
towers-build-down = Iga kaart peab olema väiksem kui see, mis on selle all. Esimene võib olla ükskõik milline.
towers-build-eight = Kaheksa peale võib panna mis tahes kaardi.
towers-build-nine = Üheksa võib panna iga kaardi peale, ainult mitte nulli peale.
towers-build-roof = Null on katus: selle peale ei panda enam midagi.
towers-build-fixed = Ehitatud kaart jääb oma kohale, kui seda ei lammutata.
towers-round-display = Tõmbepakist avatakse viis kaarti; viimases voorus võib-olla vähem.
towers-bid-start = Alustaja ütleb, mitu kaarti ta võtaks: nullist kõigi väljas olevateni. Loobuda ta ei saa. Ükski pakkumine ei ole suurem kui väljas olevate kaartide arv.
towers-bid-raise = Iga teine mängija pakub ühe korra rohkem või loobub. Pakkumine kõigile kaartidele lõpetab pakkumise.
towers-bid-possible = Pakkuda saad ainult nii paljudele kaartidele, kui sa tõesti ehitada suudad, lammutades kõige rohkem ühe.
towers-take = Kes pakkus kõige rohkem, ehitab väljas olevatest nii palju kaarte, üksteise järel.
towers-demolish = Enne ehitamist võid lammutada ühe torni pealmise kaardi, aga mitte katust. See maksab lõpus punkte.
towers-place = Kõik sinu pakutud kaardid tuleb ehitada, nii et see kaart ei tohi ülejäänuid rikkuda.
towers-round-clear = Välja jäänud kaardid visatakse ära.
towers-round-next = Järgmist vooru alustab võitja vasakpoolne naaber. Kui keegi ei ehita, alustab sama mängija uuesti.
towers-end-first = Kui tõmbepakk saab esimest korda otsa, segatakse äravisatud kaardid uueks pakiks.
towers-end = Mäng lõpeb selle vooruga, milles tõmbepakk teist korda otsa saab.
towers-score-card = Iga kaart annab 1 punkti, katusega tornis 2.
towers-score-tallest = Sinu kõrgeim torn annab iga oma kaardi eest 1 punkti juurde.
towers-score-demolished = Lammutatud kaardid maksavad 1 + 2 + 3 + … punkti.
towers-tie = Kõik, kellel on kõige rohkem punkte, võidavad koos.

## Punktileht

towers-pad-cards-C = Kommitorn
towers-pad-cards-S = Kummitustorn
towers-pad-cards-P = Taimetorn
towers-pad-cards-J = Romutorn
towers-pad-cards-D = Liivatorn
towers-pad-roof = Katus
towers-pad-demolished = Lammutatud kaardid
towers-pad-tallest = Kõrgeim torn

## Valikud

towers-option-next_start = Kes alustab järgmist vooru
towers-option-next_start-winner_left = võitja vasakpoolne naaber
towers-option-next_start-starter_left = alustaja vasakpoolne naaber
