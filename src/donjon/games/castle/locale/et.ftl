# Ehita linnus: laua sõnad ja reeglite laused oma sõnadega.

## Laud

castle-title = Ehita linnus
castle-sentence = Võta igal käigul kaart, ehita linnus, kus on kõige rohkem rüütleid, kasse ja kummitusi, ja lase katapuldist naabrite pihta.
castle-edge-ground = maapind
castle-edge-castle = müür
castle-edge-tower = torn
castle-edge-sky = taevas
castle-card = all { $down }, üleval { $up }, vasakul { $left }, paremal { $right }
castle-back = paljas müür, tagakülg ülespoole
castle-start = alguskaart
castle-kind-gatehouse = Väravahoone
castle-kind-west-footing = Läänepoolne vundament
castle-kind-east-footing = Idapoolne vundament
castle-kind-rampart = Vall
castle-kind-keep-footing = Torni vundament
castle-kind-lone-footing = Üksik vundament
castle-kind-hall = Saal
castle-kind-roofed-hall = Katusega saal
castle-kind-west-wall = Läänemüür
castle-kind-east-wall = Idamüür
castle-kind-west-eaves = Läänepoolne räästas
castle-kind-east-eaves = Idapoolne räästas
castle-kind-oriel = Ärkel
castle-kind-tower-base = Torni alus
castle-kind-west-tower-base = Läänepoolne torni alus
castle-kind-east-tower-base = Idapoolne torni alus
castle-kind-free-tower-base = Eraldiseisev torni alus
castle-kind-shaft = Torni kere
castle-kind-walled-shaft = Torni kere müüris
castle-kind-roof = Torni katus
castle-kind-walled-roof = Torni katus müüris
castle-shows-catapult = katapult
castle-count-knight = { $count ->
    [one] üks rüütel
   *[other] { $count } rüütlit
}
castle-count-princess = { $count ->
    [one] üks printsess
   *[other] { $count } printsessi
}
castle-count-ghost = { $count ->
    [one] üks kummitus
   *[other] { $count } kummitust
}
castle-count-dove = { $count ->
    [one] üks tuvi
   *[other] { $count } tuvi
}
castle-count-cat = { $count ->
    [one] üks kass
   *[other] { $count } kassi
}
castle-row-knight = Rüütlid
castle-row-princess = Printsessid
castle-row-ghost = Kummitused
castle-row-dove = Tuvid
castle-row-cat = Kassid
castle-row-tower = Valmis tornid
castle-rows = Kes juhib
castle-rows-open = Kes juhib; siin on, mida linnuses näha on: { $name }
castle-rows-note = Kõige rohkem reas annab 3, teisena kõige rohkem 1. Esikohal võrdselt: igaühele 2 ja teist kohta ei ole. Teisel kohal võrdselt: ei midagi.
castle-worth = väärtus
castle-points = Punktid
castle-points-now = Punktid praegu
castle-of = Linnus, { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
castle-home = Tagasi minu juurde
castle-starter = Puidust linnus: alustab seda vooru
castle-display = Väljas olevad kaardid
castle-cell-fits = Veerg { $x }, rida { $y }: sobib
castle-cell-turned = Veerg { $x }, rida { $y }: sobib pööratult
castle-cell-not = Veerg { $x }, rida { $y }: ei sobi
castle-cell-target = Veerg { $x }, rida { $y }: { $card }. Saab ära lasta
castle-cell-covered = Veerg { $x }, rida { $y }: { $card }. Ei saa ära lasta
castle-ask-take = Võta üks kaartidest.
castle-ask-place = Puuduta heledat kohta või lohista kaart sinna.
castle-ask-place-back = Tagakülg ülespoole on see paljas müür ja midagi sellel näha ei ole. Puuduta heledat kohta.
castle-ask-discard = Midagi ei saa käia: võta kaart ja viska ära.
castle-ask-discard-this = Kas visata see kaart ära?
castle-ask-shoot = Katapult! Lase mõni hele kaart ära või ära tulista.
castle-must-shoot = Katapult! Lase mõni hele kaart ära.
castle-ask-target = Vali linnus, mida tulistad, või ära tulista.
castle-say-nowhere = See kaart ei sobi kuhugi, kumbagi pidi.
castle-say-down = Tagakülg ülespoole sobib see siia. Puuduta uuesti, et see panna.
castle-say-up = Pilt ülespoole sobib see siia. Puuduta uuesti, et see panna.
castle-wait = Käigul on { $name }.
castle-wait-shot = { $name } sihib katapuldiga.
castle-turn-down = Pööra
castle-turn-up = Pööra
castle-discard = Viska ära
castle-hold = Ära tulista
castle-pile = Tõmbepakk: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
castle-pile-list = Kaardid, mida pole veel nähtud
castle-pile-note = Neist kaartidest { $count ->
    [one] 1 on
   *[other] { $count } on
} tõmbepakis; { $starts ->
    [one] viimane on alguskaart
   *[other] ülejäänud { $starts } on alguskaardid
}, tagakülg ülespoole.
castle-close = Sulge
castle-tally-cards = Kaarte linnuses

## Käigud

castle-log-lay = { $name } ehitab: { $card }
castle-log-back = { $name } ehitab, tagakülg ülespoole: { $card }
castle-log-discard = { $name } viskab ära: { $card }
castle-log-shoot = { $name } laseb linnusest kaardi ära, sihtmärk { $target }
castle-log-hit = { $name } tulistab → { $target }: { $card }
castle-log-hold = { $name } ei tulista

## The count

castle-step-first = { $row }: kõige rohkem, { $most }
castle-step-shared = { $row }: { $sharers } linnust võrdselt, igas { $most }; igaühele 2 ja teist kohta ei ole
castle-step-second = { $row }: teisena kõige rohkem, { $own } (kõige rohkem: { $most })

## Vihje

castle-because-points = annab sulle praeguse seisu järgi { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
} rohkem
castle-because-lead = viib su juhtima { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-level = viib su juhiga võrdseks { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-second = viib su teiseks { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-extend = suurendab su edumaad { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-closer = viib su juhile lähemale { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-deny = võtab kaardi kelleltki, kelle see viiks etteotsa { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-catapult = laseb kaardi katapuldil tulistada
castle-because-base = alustab torni, mille katus võib valmis teha
castle-because-shaft = kõrgendab torni, mille katus võib valmis teha
castle-because-room = teeb ruumi veel { $cards ->
    [one] ühele kaardile, mida
   *[other] { $cards } kaardile, mida
} keegi pole näinud
castle-because-cramped = võtab ruumi { $cards ->
    [one] ühelt kaardilt, mida
   *[other] { $cards } kaardilt, mida
} keegi pole veel näinud
castle-because-face-down = täidab koha kaardi tagaküljega, kuhu esikülg ei sobi
castle-because-cost = maksab omanikule { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}
castle-because-hit = viib omaniku tahapoole { $row ->
    [knight] rüütlites
    [princess] printsessides
    [ghost] kummitustes
    [dove] tuvides
    [cat] kassides
   *[tower] valmis tornides
}
castle-because-unfinished = murrab torni, mis ootab katust
castle-because-hold = on sama hea kui iga lask: ükski ei muudaks praegu punkte

## Reeglid

castle-setup-start = Iga mängija linnus algab ühest kaardist, tagakülg ülespoole, maapinnal. Keegi selle pilti ei vaata.
castle-setup-first = Juhus otsustab, kes saab puidust linnuse ja alustab.
castle-round-reveal = Kellel on puidust linnus, see avab viis kaarti; viimases voorus võib-olla vähem.
castle-round-turns = Puidust linnusest alates on igal mängijal päripäeva üks käik.
castle-round-end = Välja jäänud kaardid visatakse ära ja puidust linnus läheb vasakule.
castle-take = Võta üks väljas olevatest kaartidest
castle-place = ja pane see oma linnusesse, pilt või tagakülg ülespoole, tühjale kohale kaardi kõrvale või peale. Kaarte külili ei pöörata.
castle-place-support = Kaart seisab maapinnal või kaardil, mis on otse selle all. Maapinnal oleva tühiku võib täita.
castle-place-match = Kus servad kokku puutuvad, seal peab neil olema sama pilt. Alumises reas peab kaardi all olema maapind, kõrgemal kõik muu.
castle-place-extent = Linnus ulatub alguskaardist 15 kohta kummalegi poole ja 15 üles, aga mitte kunagi maa alla.
castle-place-none = Ainult siis, kui ühtki väljas olevat kaarti ei saa kumbagi pidi panna, võta üks ja viska ära.
castle-catapult = Kui võetud kaardil on katapult, võid valida vastase ja lasta tema linnusest ühe kaardi ära. Nii ka siis, kui kaart pandi tagakülg ülespoole või visati ära.
castle-catapult-top = Ära saab lasta ainult kaardi, millele ükski teine ei toetu.
castle-catapult-last = Linnuse viimast kaarti ära lasta ei saa. Alguskaardi saab.
castle-end = Kui kaarte on alles vähem kui mängijaid, lõpeb mäng pärast seda vooru.
castle-score-rows = Võrreldakse kuut asja: rüütleid, printsesse, kummitusi, tuvisid, kasse ja valmis torne. Loevad ainult kaardid, mille pilt on ülespoole.
castle-score-tower = Torn on valmis, kui sel on jalg, tipp ja nende vahel ainult torn.
castle-score-first = Kellel on midagi kõige rohkem, saab 3 punkti,
castle-score-second = ja kellel teisena kõige rohkem, saab 1.
castle-score-tie_first = Kui esikohal ollakse võrdselt, saavad kõik seal 2 ja teist kohta ei ole.
castle-score-tie_second = Kui teisel kohal ollakse võrdselt, ei saa keegi selle eest midagi.
castle-score-none = Kellel midagi üldse ei ole, ei saa selle eest midagi.
castle-tie = Võidab see, kellel on kõige rohkem punkte; võrdse tulemuse korral jagatakse võitu.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Valikud

castle-option-catapult = Katapuldiga kaart
castle-option-catapult-and = pannakse ja laseb
castle-option-catapult-or = pannakse või, ära visatuna, laseb
