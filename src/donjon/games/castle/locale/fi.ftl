# Build the Castle: pelilaudan sanat ja sääntöjen lauseet omin sanoin.

## Pelilauta

castle-title = Build the Castle
castle-sentence = Ota vuorollasi kortti, rakenna linna, jossa on eniten ritareita, kissoja ja kummituksia, ja ammu katapultilla naapurien linnoja.
castle-edge-ground = maa
castle-edge-castle = muuri
castle-edge-tower = torni
castle-edge-sky = taivas
castle-card = alla { $down }, yllä { $up }, vasemmalla { $left }, oikealla { $right }
castle-back = pelkkä muuri, kääntöpuoli
castle-start = aloituskortti
castle-shows-catapult = katapultti
castle-count-knight = { $count ->
    [one] yksi ritari
   *[other] { $count } ritaria
}
castle-count-princess = { $count ->
    [one] yksi prinsessa
   *[other] { $count } prinsessaa
}
castle-count-ghost = { $count ->
    [one] yksi kummitus
   *[other] { $count } kummitusta
}
castle-count-dove = { $count ->
    [one] yksi kyyhkynen
   *[other] { $count } kyyhkystä
}
castle-count-cat = { $count ->
    [one] yksi kissa
   *[other] { $count } kissaa
}
castle-row-knight = Ritarit
castle-row-princess = Prinsessat
castle-row-ghost = Kummitukset
castle-row-dove = Kyyhkyset
castle-row-cat = Kissat
castle-row-tower = Valmiit tornit
castle-rows = Kuka johtaa
castle-rows-open = Kuka johtaa; tässä, mitä linnassa näkyy: { $name }
castle-rows-note = Rivin eniten tuo 3, toiseksi eniten 1. Tasan kärjessä: kullekin 2, eikä toista sijaa ole. Tasan toisena: ei mitään.
castle-worth = arvo
castle-points = Pisteet
castle-points-now = Pisteet nyt
castle-of = Linna, { $name }: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
castle-home = Takaisin omaan
castle-starter = Puinen linna: aloittaa tämän kierroksen
castle-display = Tarjolla olevat kortit
castle-cell-fits = Sarake { $x }, rivi { $y }: sopii
castle-cell-turned = Sarake { $x }, rivi { $y }: sopii käännettynä
castle-cell-not = Sarake { $x }, rivi { $y }: ei sovi
castle-cell-target = Sarake { $x }, rivi { $y }: { $card }. Voi ampua pois
castle-cell-covered = Sarake { $x }, rivi { $y }: { $card }. Ei voi ampua pois
castle-ask-take = Ota yksi korteista.
castle-ask-place = Napauta vaaleaa paikkaa tai vedä kortti sinne.
castle-ask-place-back = Väärin päin se on pelkkää muuria, eikä siinä näy mitään. Napauta vaaleaa paikkaa.
castle-ask-discard = Mitään ei voi asettaa: ota kortti ja poista se.
castle-ask-discard-this = Poistetaanko tämä kortti?
castle-ask-shoot = Katapultti! Ammu vaalea kortti pois tai jätä ampumatta.
castle-must-shoot = Katapultti! Ammu vaalea kortti pois.
castle-ask-target = Valitse linna, jota ammut, tai jätä ampumatta.
castle-say-nowhere = Tämä kortti ei sovi mihinkään kummin päin.
castle-say-down = Käännettynä nurin se sopii tähän. Aseta se napauttamalla uudelleen.
castle-say-up = Käännettynä oikein se sopii tähän. Aseta se napauttamalla uudelleen.
castle-wait = Vuorossa { $name }.
castle-wait-shot = { $name } tähtää katapultilla.
castle-turn-down = Käännä
castle-turn-up = Käännä
castle-discard = Poista
castle-hold = Älä ammu
castle-pile = Nostopakka: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
castle-pile-list = Kortit, joita ei ole vielä nähty
castle-pile-note = { $count ->
    [one] Näistä korteista 1 on
   *[other] Näistä korteista { $count } on
} nostopakassa; { $starts ->
    [one] viimeinen on aloituskortti
   *[other] loput { $starts } ovat aloituskortteja
}, kuvapuoli alaspäin.
castle-close = Sulje
castle-tally-cards = Kortteja linnassa

## Pelin kulku

castle-log-lay = { $name } rakentaa
castle-log-back = { $name } rakentaa kortin nurin päin
castle-log-discard = { $name } poistaa kortin
castle-log-shoot = { $name } ampuu linnasta kortin pois, kohteena { $target }
castle-log-hold = { $name } jättää ampumatta

## The count

castle-step-first = { $row }: eniten, { $most }
castle-step-shared = { $row }: { $sharers } linnaa tasan, kussakin { $most }; kullekin 2, eikä toista sijaa ole
castle-step-second = { $row }: toiseksi eniten, { $own } (eniten: { $most })
