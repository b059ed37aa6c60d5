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
castle-kind-gatehouse = Porttirakennus
castle-kind-west-footing = Läntinen perustus
castle-kind-east-footing = Itäinen perustus
castle-kind-rampart = Valli
castle-kind-keep-footing = Tornin perustus
castle-kind-lone-footing = Yksittäinen perustus
castle-kind-hall = Sali
castle-kind-roofed-hall = Katettu sali
castle-kind-west-wall = Länsimuuri
castle-kind-east-wall = Itämuuri
castle-kind-west-eaves = Läntinen räystäs
castle-kind-east-eaves = Itäinen räystäs
castle-kind-oriel = Erkkeri
castle-kind-tower-base = Tornin jalusta
castle-kind-west-tower-base = Tornin läntinen jalusta
castle-kind-east-tower-base = Tornin itäinen jalusta
castle-kind-free-tower-base = Tornin vapaa jalusta
castle-kind-shaft = Tornin runko
castle-kind-walled-shaft = Tornin runko muurissa
castle-kind-roof = Tornin katto
castle-kind-walled-roof = Tornin katto muurissa
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

castle-log-lay = { $name } rakentaa: { $card }
castle-log-back = { $name } rakentaa nurin päin: { $card }
castle-log-discard = { $name } poistaa: { $card }
castle-log-shoot = { $name } ampuu linnasta kortin pois, kohteena { $target }
castle-log-hit = { $name } ampuu → { $target }: { $card }
castle-log-hold = { $name } jättää ampumatta

## The count

castle-step-first = { $row }: eniten, { $most }
castle-step-shared = { $row }: { $sharers } linnaa tasan, kussakin { $most }; kullekin 2, eikä toista sijaa ole
castle-step-second = { $row }: toiseksi eniten, { $own } (eniten: { $most })

## Vihje

castle-because-points = tuo sinulle tämänhetkisessä tilanteessa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
} lisää
castle-because-lead = nostaa sinut kärkeen { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-level = nostaa sinut kärjen rinnalle { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-second = nostaa sinut toiseksi { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-extend = kasvattaa johtoasi { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-closer = tuo sinut lähemmäs kärkeä { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-deny = vie kortin joltakulta, jonka se nostaisi kärkeen { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-catapult = antaa kortin katapultin ampua
castle-because-base = aloittaa tornin, jonka katto voi viimeistellä
castle-because-shaft = korottaa tornia, jonka katto voi viimeistellä
castle-because-room = tekee tilaa { $cards ->
    [one] yhdelle kortille, jota
   *[other] { $cards } kortille, joita
} kukaan ei ole vielä nähnyt
castle-because-cramped = vie tilan { $cards ->
    [one] yhdeltä kortilta, jota
   *[other] { $cards } kortilta, joita
} kukaan ei ole vielä nähnyt
castle-because-face-down = täyttää paikan kuvapuoli alaspäin, kun kuvapuoli ei sovi
castle-because-cost = maksaa omistajalle { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}
castle-because-hit = pudottaa omistajaa taaksepäin { $row ->
    [knight] ritareissa
    [princess] prinsessoissa
    [ghost] kummituksissa
    [dove] kyyhkysissä
    [cat] kissoissa
   *[tower] valmiissa torneissa
}
castle-because-unfinished = katkaisee tornin, joka odottaa kattoa
castle-because-hold = on yhtä hyvä kuin mikä tahansa laukaus: mikään niistä ei nyt muuttaisi pisteitä

## Säännöt

castle-setup-start = Jokaisen linna alkaa yhdestä kortista, kuvapuoli alaspäin, maassa. Kukaan ei katso sen kuvaa.
castle-setup-first = Sattuma ratkaisee, kuka saa puisen linnan ja aloittaa.
castle-round-reveal = Kenellä puinen linna on, se kääntää esiin viisi korttia; viimeisellä kierroksella ehkä vähemmän.
castle-round-turns = Puisesta linnasta alkaen jokaisella on myötäpäivään yksi vuoro.
castle-round-end = Tarjolle jääneet kortit poistetaan, ja puinen linna siirtyy vasemmalle.
castle-take = Ota yksi tarjolla olevista korteista
castle-place = ja aseta se omaan linnaasi, oikein tai nurin päin, tyhjälle paikalle kortin viereen tai päälle. Kortteja ei käännetä kyljelleen.
castle-place-support = Kortti seisoo maassa tai suoraan alla olevan kortin päällä. Maassa olevan aukon saa täyttää.
castle-place-match = Missä reunat kohtaavat, niissä on oltava sama kuva. Alimmalla rivillä kortin alla on oltava maata, ylempänä mitä tahansa muuta.
castle-place-extent = Linna ulottuu aloituskortista 15 paikkaa kummallekin sivulle ja 15 ylöspäin, eikä koskaan maan alle.
castle-place-none = Vain jos yhtäkään tarjolla olevaa korttia ei voi asettaa kummin päin, ota yksi ja poista se.
castle-catapult = Jos ottamassasi kortissa on katapultti, voit valita vastustajan ja ampua yhden kortin hänen linnastaan. Niin myös, kun kortti on asetettu nurin päin tai poistettu.
castle-catapult-top = Vain kortin, jonka päällä ei ole muita, voi ampua pois.
castle-catapult-last = Linnan viimeistä korttia ei voi ampua pois. Aloituskortin voi.
castle-end = Kun kortteja on jäljellä vähemmän kuin pelaajia, peli päättyy kierroksen jälkeen.
castle-score-rows = Kuutta asiaa verrataan: ritareita, prinsessoja, kummituksia, kyyhkysiä, kissoja ja valmiita torneja. Vain oikein päin olevat kortit lasketaan.
castle-score-tower = Torni on valmis, kun sillä on jalka, huippu ja välissä vain tornia.
castle-score-first = Kenellä jotakin on eniten, se saa 3 pistettä,
castle-score-second = ja kenellä toiseksi eniten, se saa 1.
castle-score-tie_first = Jos kärjessä ollaan tasan, kaikki siellä saavat 2, eikä kukaan ole toinen.
castle-score-tie_second = Jos toisena ollaan tasan, kukaan ei saa siitä mitään.
castle-score-none = Jolla jotakin ei ole lainkaan, ei saa siitä mitään.
castle-tie = Eniten pisteitä voittaa; tasan olevat jakavat voiton.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Vaihtoehdot

castle-option-catapult = Kortti, jossa on katapultti
castle-option-catapult-and = asetetaan ja ampuu
castle-option-catapult-or = asetetaan tai poistettuna ampuu
