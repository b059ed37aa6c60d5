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

castle-log-lay = { $name } ehitab
castle-log-back = { $name } ehitab kaardiga, tagakülg ülespoole
castle-log-discard = { $name } viskab kaardi ära
castle-log-shoot = { $name } laseb linnusest kaardi ära, sihtmärk { $target }
castle-log-hold = { $name } ei tulista

## The count

castle-step-first = { $row }: kõige rohkem, { $most }
castle-step-shared = { $row }: { $sharers } linnust võrdselt, igas { $most }; igaühele 2 ja teist kohta ei ole
castle-step-second = { $row }: teisena kõige rohkem, { $own } (kõige rohkem: { $most })
