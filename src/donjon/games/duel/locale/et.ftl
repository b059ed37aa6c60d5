# Tower Duel: laua sõnad ja reeglite laused oma sõnadega.

duel-title = Tower Duel
duel-sentence = Ehitage koos kaheksa torni, saa oma kaartidest enne lahti ja hüüa TORN!, kui teisel jääb midagi märkamata.

## Kaardid

duel-symbol-0 = raamat
duel-symbol-1 = lipp
duel-symbol-2 = papüürus
duel-symbol-3 = kilp
duel-green = roheline
duel-blue = sinine
duel-card = { $symbol } { $value } ({ $colour })

## Käigud

duel-from-depot = algpakist
duel-from-drawn = käest
duel-from-waste = kõrvalpakist
duel-from-store = laost { $n }
duel-log-turned = , alt { $symbol } { $value }
duel-log-build = { $name } ehitab kaardi { $from }{ $next }
duel-log-store = { $name } tõstab kaardi { $from } lattu { $n }{ $next }
duel-log-give = { $name } annab kaardi { $from } ära{ $next }
duel-log-pair = { $name } maksab ja tõstab kaks kaarti laost { $from } lattu { $n }
duel-log-shed = { $name } maksab ja paneb algpaki kaardi kõrvalpakki{ $next }
duel-log-draw = { $name } tõmbab: { $symbol } { $value }
duel-log-waste = { $name } paneb tõmmatud kaardi kõrvalpakki
duel-log-end = { $name } lõpetab käigu
duel-log-block = { $name } maksab ja suleb oma kõrvalpaki
duel-log-leave = { $name } jätab oma kõrvalpaki lahti
duel-log-claim = { $name } võtab tasu
duel-log-call = { $name } hüüab TORN!
duel-log-let = { $name } ei hüüa midagi

## Kohad

duel-board = Laud
duel-board-keys = Nooleklahvid liiguvad kohast kohta, Enter võtab kaardi ja paneb selle maha, Escape paneb selle tagasi. D tõmbab, T hüüab TORN!
duel-name-depot = Algpakk
duel-name-stock = Tõmbepakk
duel-name-waste = Kõrvalpakk
duel-at-store = Ladu { $n }, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
} ülalt: { $cards }
duel-at-store-none = Ladu { $n }, tühi
duel-at-tower = Torn { $n }, { $symbol }: järgmine on { $next }
duel-at-tower-done = Torn { $n }, { $symbol }: valmis
duel-at-depot = Algpakk, { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}, pealmine { $card }
duel-at-depot-none = Algpakk, { $name }: tühjendatud
duel-at-stock = Tõmbepakk, { $name }: { $count ->
    [0] tühi
    [one] 1 kaart
   *[other] { $count } kaarti
}
duel-at-next = , järgmine on { $card }
duel-at-drawn = { $name } tõmbas: { $card }
duel-at-drawn-none = Tõmmatud kaart, { $name }: puudub
duel-at-waste = Kõrvalpakk, { $name }: { $count ->
    [0] tühi
    [one] 1 kaart, { $card }
   *[other] { $count } kaarti, pealmine { $card }
}
duel-at-blocked = , suletud
duel-at-fits = , sobib siia
duel-at-fits-price = , hind 1 kullatükk
duel-at-purse = Kukkur, { $name }: { $count ->
    [one] 1 kullatükk
   *[other] { $count } kullatükki
}
duel-list = Kaardid: { $name }
duel-list-waste = Kõrvalpakk, ülalt alates ({ $count })
duel-list-stock = Tõmbepakis, järgmine esimesena ({ $count })
duel-list-unseen = Keegi pole veel näinud ({ $count })
duel-close = Sulge

## Mida teha

duel-wait = Käigul on { $name }.
duel-ask = Tõsta kaarte või tõmba. Kaart, mis tuleb kõrvalpakki panna, lõpetab sinu käigu.
duel-ask-build = Üks kaart sobib tornile: ehita see kõigepealt.
duel-ask-where = { $card }: puuduta, kuhu see läheb.
duel-ask-pair = Mõlemad kaardid liiguvad, hind 1 kullatükk: puuduta heledat ladu.
duel-ask-drawn = Tõmbasid: { $card }. Puuduta, kuhu see läheb.
duel-ask-drawn-build = Tõmbasid: { $card }. See sobib tornile: ehita see.
duel-ask-drawn-none = Tõmbasid: { $card }. Kui selle jaoks kohta ei ole, pane see kõrvalpakki; see lõpetab sinu käigu.
duel-ask-end = Sul pole midagi tõmmata: tõsta kaarte või lõpeta käik.
duel-ask-block = Sinu käik on läbi. Kas sulgeda sinu kõrvalpakk üheks käiguks? Vastane: { $name }.
duel-missed = { $name } ei märganud { $count ->
    [one] seda torni kaarti: { $cards }.
   *[other] neid tornide kaarte: { $cards }.
}
duel-held = Võetud: { $card }
duel-do-claim = Võta +{ $count }
duel-do-block = Sulge pakk
duel-do-leave = Jäta lahti
duel-do-waste = Kõrvalpakki
duel-do-one = Võta üks
duel-do-both = Võta kaks
duel-do-shed = Algpakist ära
duel-do-draw = Tõmba
duel-do-end = Lõpeta käik
duel-do-call = TORN!
duel-do-call-key = Tornile sobiv kaart jäi märkamata (klahv T)
duel-say-first = Puuduta kõigepealt kaarti, siis kohta, kuhu see läheb.
duel-say-nowhere = { $card } ei sobi praegu kuhugi.
duel-say-theirs = Need kaardid on teise mängija omad.
duel-say-closed = Selles lauas kõrvalpakke läbi ei vaadata.
duel-say-late = Liiga hilja: lauas on juba edasi mängitud.
duel-say-pair-tower = Tornile läheb ainult üks kaart korraga.
duel-say-pair-store = Kaks kaarti koos lähevad ainult lattu.
duel-tally-cards = Kaarte alles
duel-tally-depot = Algpakis

## Punktide lugemine

duel-count-setup-deal = alguses
duel-count-gold-tower = korruste 4, 8 ja 12 eest
duel-count-gold-depot = esimesena tühjendatud algpaki eest
duel-count-gold-out = viimase kaardi eest
duel-count-gold-shed = algpakist ära pandud kaartide eest
duel-count-gold-block = sulgemiste eest
duel-count-gold-pair = kahe kaardi eest korraga
duel-count-call-right = hüütud tornide eest

## Vihje

duel-because-pays = annab { $nuggets ->
    [one] ühe kullatüki
   *[other] { $nuggets } kullatükki
}
duel-because-out = mängib su viimase kaardi, annab 2 kullatükki ja lõpetab mängu
duel-because-cleared = tühjendab su algpaki esimesena ja annab kullatüki
duel-because-emptied = tühjendab su algpaki, nii et saad kasutada oma kõrvalpakki
duel-because-depot = võtab kaardi su algpakist (järele jääb { $cards ->
    [one] üks
   *[other] { $cards }
})
duel-because-waste-off = vabastab su ühest kõrvalpaki kaardist
duel-because-hand = leiab tõmmatud kaardile koha, nii et su käik jätkub
duel-because-again = laseb kohe veel ühe kaardi ehitada
duel-because-tower = teeb torni kõrgemaks
duel-because-give = annab vastasele ühe kaardi juurde
duel-because-bares = paljastab kaardi, mis sobib tornile
duel-because-digs = alustab { $cards }-sammulist teed kaardini, mis sobib tornile
duel-because-vacates = tühjendab lao
duel-because-room = teeb ruumi su oma järgmisele kaardile
duel-because-fills = täidab tühja lao
duel-because-buries = katab kaardi, mida torn varsti vajab
duel-because-missed = jätab vahele torni, mille vastane võib hüüda
duel-because-spends = maksab kullatüki
duel-because-fresh = annab sulle uue kaardi (tõmbepakis on { $cards ->
    [one] üks
   *[other] { $cards }
})
duel-because-flip = pöörab su kõrvalpaki ümber, nii et saad edasi tõmmata
duel-because-keeps-empty = hoiab ühe lao tühjana
duel-because-block = ei lase vastasel sulle kaarte anda
duel-because-saves = hoiab kullatüki alles
duel-because-claim = võtab { $nuggets ->
    [one] teenitud kullatüki
   *[other] { $nuggets } teenitud kullatükki
}
duel-because-fine = annab sulle vastase kullatüki
duel-because-call = lõpetab vastase käigu

## Reeglid

duel-setup-deal = Kumbki segab 52 kaardist paki, paneb 13 algpakiks ja avab selle pealmise; 4 järgmist alustavad ladusid, ülejäänu on tõmbepakk. Kummalgi on 3 kullatükki.
duel-setup-first = Alustab see, kelle algpaki kaart on väiksem; kui need on võrdsed, otsustab juhus.
duel-tower-order = Torn kasvab nullist kaheteistkümneni ühes sümbolis; igal sümbolil on kaks torni.
duel-store-fit = Lattu sobib kaart, mis on ühe võrra väiksem ja teist värvi. Ühe peale sobib peale nulli ka 12; nulli peale ei sobi midagi.
duel-store-empty = Tühja lattu võib panna teise lao pealmise kaardi, oma algpaki pealmise, tõmmatud kaardi või kõrvalpaki pealmise, kui algpakk on otsas.
duel-give-fit = Teise kõrvalpakki sobib kaart, millel on sama sümbol kui pealmisel ja mis on ühe võrra suurem või väiksem. 1 ja 12 on naabrid. Tühja pakki ei sobi midagi.
duel-give-blocked = See kõrvalpakk on suletud, kuni käik on läbi.
duel-source = Tõsta saad algpaki pealmist kaarti, iga lao pealmist ja tõmmatud kaarti; kõrvalpaki pealmist alles siis, kui algpakk on otsas. Tornid jäävad paigale.
duel-turn-moves = Tõsta nii palju kordi, kui tahad, kuni tõmmatud kaart peab minema sinu kõrvalpakki. Siis võid veel maksta, et see sulgeda.
duel-tower-first = Ehitamine on esimene: kuni mõni käeulatuses kaart sobib tornile, tuleb üks selline enne kõike muud ehitada.
duel-draw = Tõmmatud kaart on esimene: ehita see, pane lattu või anna ära. Ainult siis, kui ükski kaartidega ladu ega lahtine kõrvalpakk seda ei võta, võib see minna sinu enda kõrvalpakki, ja siis on käik läbi.
duel-draw-flip = Kui tõmbepakk on tühi, pööratakse tõmmates kõrvalpakk segamata uueks tõmbepakiks.
duel-draw-none = Kuni sa saad tõmmata, ei saa sa käiku lõpetada; kui tõmbepakk ja kõrvalpakk on tühjad, ei saa tõmmata.
duel-shift-limit = Pärast 12 järjestikust tõstmist ladude vahel peab juhtuma midagi muud.
duel-depot-next = Niipea kui algpaki pealmine kaart on läinud, avatakse järgmine.
duel-gold-tower = 4 ehitamine annab 1 kullatüki, 8 annab 2 ja 12 annab 3.
duel-gold-depot = Kes tühjendab oma algpaki esimesena, saab 1 kullatüki.
duel-gold-out = Kes mängib oma viimase kaardi, saab 2 kullatükki.
duel-gold-claim = Mida sinu viimane käik teenis, on sinu ainult siis, kui võtad selle enne kõike muud. Mõnes lauas makstakse kohe.
duel-gold-shed = Ühe kullatüki eest läheb algpaki pealmine kaart sinu enda kõrvalpakki.
duel-gold-block = Pärast oma käiku võid maksta kullatüki, et sulgeda oma kõrvalpakk teise järgmise käigu lõpuni.
duel-gold-pair = Ühe kullatüki eest lähevad lao kaks pealmist kaarti koos lattu, kuhu alumine sobib, või tühja lattu.
duel-gold-none = Ilma kullatükita ei saa selle eest maksta.
duel-call-when = Kes mängib edasi, kuigi kaart tuleb ehitada, on selle märkamata jätnud ja teine võib kuni järgmise käiguni hüüda TORN!
duel-call-right = Pärast õiget hüüet võetakse käik tagasi, selle tegija maksab hüüdjale kullatüki ja käik on läbi.
duel-call-wrong = Polnud midagi hüüda: ükski kaart ei jäänud märkamata.
duel-end = Mäng lõpeb niipea, kui kellelgi pole enam kaarti algpakis, tõmbepakis, kõrvalpakis ega käes.
duel-end-stall = Mäng lõpeb ka pärast 60 järjestikust käiku, kus midagi ei ehitatud ja ükski algpakk ei vähenenud.
duel-score = Võidab see, kellel on kõige rohkem kullatükke.
duel-tie = Viigi korral võidab see, kes on kõik kaardid mänginud; kui mäng jäi toppama, siis see, kellel on vähem alles. Muidu võidavad mõlemad.
duel-known = Te mõlemad teate, mis kaart seal on, ja see on teine kaart.

## Punktileht

duel-pad-gold = Kullatükke
duel-pad-left = Kaarte alles
duel-pad-tie = { $value ->
    [0] kõik kaardid mängitud
    [one] 1 kaart alles
   *[other] { $value } kaarti alles
}

## Valikud

duel-manner = Tornid
duel-manner-relaxed = helendavad: rahulikult
duel-manner-rulebook = nagu reegliraamatus, TORN!
duel-option-colours = Värvid
duel-option-colours-symbol = sümboli järgi
duel-option-colours-deck = paki järgi
duel-option-tower_call = Ehitamine esimesena
duel-option-tower_call-on = võib ununeda, teine hüüab
duel-option-tower_call-off = alati kohustuslik
duel-option-rewards = Tasud
duel-option-rewards-auto = makstakse kohe
duel-option-rewards-claimed = tuleb ise võtta
duel-option-memory = Kõrvalpakid
duel-option-memory-aid = võib läbi vaadata
duel-option-memory-none = näha on ainult pealmine
