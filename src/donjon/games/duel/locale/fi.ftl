# Tower Duel: pelilaudan sanat ja sääntöjen lauseet omin sanoin.

duel-title = Tower Duel
duel-sentence = Rakentakaa yhdessä kahdeksan tornia, pääse korteistasi ensimmäisenä ja huuda TORNI!, kun toiselta jää kortti huomaamatta.

## Kortit

duel-symbol-0 = kirja
duel-symbol-1 = lippu
duel-symbol-2 = papyrus
duel-symbol-3 = kilpi
duel-green = vihreä
duel-blue = sininen
duel-card = { $symbol } { $value } ({ $colour })

## Pelin kulku

duel-from-depot = alkupinosta
duel-from-drawn = kädestä
duel-from-waste = poistopinosta
duel-from-store = varastosta { $n }
duel-log-turned = , alta { $symbol } { $value }
duel-log-build = { $name } rakentaa kortin { $from }{ $next }
duel-log-store = { $name } siirtää kortin { $from } varastoon { $n }{ $next }
duel-log-give = { $name } antaa pois kortin { $from }{ $next }
duel-log-pair = { $name } maksaa ja siirtää kaksi korttia varastosta { $from } varastoon { $n }
duel-log-shed = { $name } maksaa ja panee alkupinon kortin poistopinoon{ $next }
duel-log-draw = { $name } nostaa: { $symbol } { $value }
duel-log-waste = { $name } panee nostetun kortin poistopinoon
duel-log-end = { $name } päättää vuoron
duel-log-block = { $name } maksaa ja sulkee poistopinonsa
duel-log-leave = { $name } jättää poistopinonsa auki
duel-log-claim = { $name } ottaa palkkion
duel-log-call = { $name } huutaa TORNI!
duel-log-let = { $name } ei huuda mitään

## Paikat

duel-board = Pöytä
duel-board-keys = Nuolinäppäimet kulkevat paikasta toiseen, Enter ottaa kortin ja laskee sen, Escape panee sen takaisin. D nostaa, T huutaa TORNI!
duel-name-depot = Alkupino
duel-name-stock = Nostopakka
duel-name-waste = Poistopino
duel-at-store = Varasto { $n }, { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
} ylhäältä: { $cards }
duel-at-store-none = Varasto { $n }, tyhjä
duel-at-tower = Torni { $n }, { $symbol }: seuraavaksi { $next }
duel-at-tower-done = Torni { $n }, { $symbol }: valmis
duel-at-depot = Alkupino, { $name }: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}, päällimmäisenä { $card }
duel-at-depot-none = Alkupino, { $name }: tyhjennetty
duel-at-stock = Nostopakka, { $name }: { $count ->
    [0] tyhjä
    [one] 1 kortti
   *[other] { $count } korttia
}
duel-at-next = , seuraava on { $card }
duel-at-drawn = { $name } nosti: { $card }
duel-at-drawn-none = Nostettu kortti, { $name }: ei ole
duel-at-waste = Poistopino, { $name }: { $count ->
    [0] tyhjä
    [one] 1 kortti, { $card }
   *[other] { $count } korttia, päällimmäisenä { $card }
}
duel-at-blocked = , suljettu
duel-at-fits = , sopii tähän
duel-at-fits-price = , hinta 1 kultahippu
duel-at-purse = Kukkaro, { $name }: { $count ->
    [one] 1 kultahippu
   *[other] { $count } kultahippua
}
duel-list = Kortit: { $name }
duel-list-waste = Poistopino ylhäältä alkaen ({ $count })
duel-list-stock = Nostopakassa, seuraava ensin ({ $count })
duel-list-unseen = Kukaan ei ole vielä nähnyt ({ $count })
duel-close = Sulje

## Mitä tehdään

duel-wait = Vuorossa { $name }.
duel-ask = Siirrä kortteja tai nosta. Kortti, joka on pantava poistopinoon, päättää vuorosi.
duel-ask-build = Kortti sopii torniin: rakenna se ensin.
duel-ask-where = { $card }: napauta, minne se menee.
duel-ask-pair = Molemmat kortit siirtyvät, hinta 1 kultahippu: napauta vaaleaa varastoa.
duel-ask-drawn = Nostit: { $card }. Napauta, minne se menee.
duel-ask-drawn-build = Nostit: { $card }. Se sopii torniin: rakenna se.
duel-ask-drawn-none = Nostit: { $card }. Jos sille ei ole paikkaa, pane se poistopinoon; se päättää vuorosi.
duel-ask-end = Sinulla ei ole nostettavaa: siirrä kortteja tai päätä vuorosi.
duel-ask-block = Vuorosi on ohi. Suljetaanko poistopinosi yhden vuoron ajaksi? Vastustaja: { $name }.
duel-missed = { $name } ei huomannut { $count ->
    [one] tätä tornin korttia: { $cards }.
   *[other] näitä tornien kortteja: { $cards }.
}
duel-held = Otettu: { $card }
duel-do-claim = Ota +{ $count }
duel-do-block = Sulje pino
duel-do-leave = Jätä auki
duel-do-waste = Poistopinoon
duel-do-one = Ota yksi
duel-do-both = Ota kaksi
duel-do-shed = Alkupinosta pois
duel-do-draw = Nosta
duel-do-end = Päätä vuoro
duel-do-call = TORNI!
duel-do-call-key = Torniin sopiva kortti jäi huomaamatta (näppäin T)
duel-say-first = Napauta ensin korttia, sitten paikkaa, johon se menee.
duel-say-nowhere = { $card } ei nyt sovi mihinkään.
duel-say-theirs = Nämä kortit ovat toisen pelaajan.
duel-say-closed = Tässä pöydässä poistopinoja ei selata.
duel-say-late = Liian myöhäistä: pöydässä ehdittiin jo eteenpäin.
duel-say-pair-tower = Torniin menee vain yksi kortti kerrallaan.
duel-say-pair-store = Kaksi korttia yhdessä menee vain varastoon.
duel-tally-cards = Kortteja jäljellä
duel-tally-depot = Alkupinossa

## Pisteenlasku

duel-count-setup-deal = alussa
duel-count-gold-tower = kerroksista 4, 8 ja 12
duel-count-gold-depot = ensin tyhjennetystä alkupinosta
duel-count-gold-out = viimeisestä kortista
duel-count-gold-shed = alkupinosta poistetuista korteista
duel-count-gold-block = sulkemisista
duel-count-gold-pair = kahdesta kortista kerralla
duel-count-call-right = huudetuista torneista

## Vihje

duel-because-pays = tuo { $nuggets ->
    [one] kultahipun
   *[other] { $nuggets } kultahippua
}
duel-because-out = pelaa viimeisen korttisi, tuo 2 kultahippua ja päättää pelin
duel-because-cleared = tyhjentää alkupinosi ensimmäisenä ja tuo kultahipun
duel-because-emptied = tyhjentää alkupinosi, niin että saat käyttää poistopinoasi
duel-because-depot = vie kortin alkupinostasi (jäljelle jää { $cards ->
    [one] yksi
   *[other] { $cards }
})
duel-because-waste-off = vapauttaa sinut yhdestä poistopinosi kortista
duel-because-hand = löytää paikan nostetulle kortille, niin että vuorosi jatkuu
duel-because-again = antaa heti rakentaa toisenkin kortin
duel-because-tower = korottaa tornia
duel-because-give = antaa vastustajalle yhden kortin lisää
duel-because-bares = paljastaa kortin, joka sopii torniin
duel-because-digs = aloittaa { $cards } siirron tien korttiin, joka sopii torniin
duel-because-vacates = tyhjentää varaston
duel-because-room = tekee tilaa omalle seuraavalle kortillesi
duel-because-fills = täyttää tyhjän varaston
duel-because-buries = peittää kortin, jota torni pian tarvitsee
duel-because-missed = jättää väliin tornin, jonka vastustaja voi huutaa
duel-because-spends = maksaa kultahipun
duel-because-fresh = tuo sinulle uuden kortin (nostopakassa on { $cards ->
    [one] yksi
   *[other] { $cards }
})
duel-because-flip = kääntää poistopinosi, niin että voit jatkaa nostamista
duel-because-keeps-empty = pitää varaston tyhjänä
duel-because-block = estää vastustajaa antamasta sinulle kortteja
duel-because-saves = säästää kultahipun
duel-because-claim = ottaa { $nuggets ->
    [one] ansaitsemasi kultahipun
   *[other] ansaitsemasi { $nuggets } kultahippua
}
duel-because-fine = tuo sinulle vastustajan kultahipun
duel-because-call = päättää vastustajan vuoron

## Säännöt

duel-setup-deal = Kumpikin sekoittaa 52 kortin pakan, jakaa 13 alkupinoksi ja kääntää sen päällimmäisen esiin; 4 seuraavaa aloittavat varastoja, loput ovat nostopakka. Kummallakin on 3 kultahippua.
duel-setup-first = Kumman alkupinon kortti on pienempi, se aloittaa; tasan mennessä ratkaisee sattuma.
duel-tower-order = Torni kasvaa nollasta kahteentoista yhtä kuviota; kullakin kuviolla on kaksi tornia.
duel-store-fit = Varastoon sopii kortti, joka on yhtä pienempi ja toista väriä. Ykkösen päälle sopii nollan lisäksi 12; nollan päälle ei mikään.
duel-store-empty = Tyhjään varastoon saa panna toisen varaston päällimmäisen kortin, alkupinosi päällimmäisen, nostamasi kortin tai poistopinosi päällimmäisen, kun alkupino on lopussa.
duel-give-fit = Toisen poistopinoon sopii kortti, joka on samaa kuviota kuin päällimmäinen ja yhtä suurempi tai pienempi. 1 ja 12 ovat naapureita. Tyhjään pinoon ei sovi mikään.
duel-give-blocked = Se poistopino on suljettu tämän vuoron loppuun.
duel-source = Voit siirtää alkupinosi tai minkä tahansa varaston päällimmäisen kortin ja nostamasi kortin; poistopinosi päällimmäisen vasta, kun alkupino on lopussa. Tornit pysyvät paikoillaan.
duel-turn-moves = Siirrä niin monta kertaa kuin haluat, kunnes nostetun kortin on mentävä poistopinoosi. Sen jälkeen voit vielä maksaa pinon sulkemisesta.
duel-tower-first = Rakentaminen on ensin: niin kauan kuin jokin ulottuvillasi oleva kortti sopii torniin, sellainen on rakennettava ennen kaikkea muuta.
duel-draw = Nostettu kortti on ensin: rakenna se, pane se varastoon tai anna se pois. Vasta kun mikään kortteja sisältävä varasto tai avoin poistopino ei ota sitä, se saa mennä omaan poistopinoosi, ja silloin vuorosi päättyy.
duel-draw-flip = Kun nostopakkasi on tyhjä, nostaminen kääntää poistopinosi uudeksi pakaksi sekoittamatta.
duel-draw-none = Niin kauan kuin voit nostaa, et voi päättää vuoroa; jos nostopakka ja poistopino ovat tyhjiä, et voi nostaa.
duel-shift-limit = Kun varastojen välillä on tehty 12 siirtoa peräkkäin, jotain muuta on tapahduttava.
duel-depot-next = Heti kun alkupinon päällimmäinen on lähtenyt, seuraava käännetään esiin.
duel-gold-tower = Nelosen rakentaminen tuo 1 kultahipun, kahdeksikon 2 ja kahdentoista 3.
duel-gold-depot = Kumpi tyhjentää alkupinonsa ensin, saa 1 kultahipun.
duel-gold-out = Kumpi pelaa viimeisen korttinsa, saa 2 kultahippua.
duel-gold-claim = Sen, mitä viime siirtosi toi, saat vain, jos otat sen ennen kaikkea muuta. Joissakin pöydissä se maksetaan heti.
duel-gold-shed = Yhdellä kultahipulla alkupinon päällimmäinen kortti menee omaan poistopinoosi.
duel-gold-block = Vuorosi jälkeen voit maksaa kultahipun ja sulkea poistopinosi, kunnes toisen seuraava vuoro on ohi.
duel-gold-pair = Yhdellä kultahipulla varaston kaksi päällimmäistä korttia siirtyvät yhdessä varastoon, johon alempi sopii, tai tyhjään.
duel-gold-none = Tähän tarvitaan kultahippu, eikä sinulla ole.
duel-call-when = Joka tekee muuta, vaikka kortti on rakennettava, on jättänyt sen huomaamatta, ja toinen voi huutaa TORNI! seuraavaan siirtoon asti.
duel-call-right = Kun huuto on oikea, siirto perutaan, sen tekijä maksaa huutajalle kultahipun ja vuoro päättyy.
duel-call-wrong = Ei ollut mitään huudettavaa: yksikään kortti ei jäänyt huomaamatta.
duel-end = Peli loppuu heti, kun jommallakummalla ei ole korttia alkupinossa, nostopakassa, poistopinossa eikä kädessä.
duel-end-stall = Peli loppuu myös, kun 60 peräkkäisellä vuorolla ei ole rakennettu mitään eikä alkupino ole pienentynyt.
duel-score = Eniten kultahippuja voittaa.
duel-tie = Tasapelissä voittaa se, joka on pelannut kaikki korttinsa; jos peli jumittui, se, jolla on vähemmän jäljellä. Muuten molemmat voittavat.
duel-known = Te molemmat tiedätte, mikä kortti siinä on, ja se on toinen.

## Pistelappu

duel-pad-gold = Kultahippuja
duel-pad-left = Kortteja jäljellä
duel-pad-tie = { $value ->
    [0] kaikki kortit pelattu
    [one] 1 kortti jäljellä
   *[other] { $value } korttia jäljellä
}

## Vaihtoehdot

duel-manner = Tornit
duel-manner-relaxed = hehkuvat: rennosti
duel-manner-rulebook = kuin sääntövihossa, TORNI!
duel-option-colours = Värit
duel-option-colours-symbol = kuvion mukaan
duel-option-colours-deck = pakan mukaan
duel-option-tower_call = Rakentaminen ensin
duel-option-tower_call-on = voi unohtua, ja siitä huudetaan
duel-option-tower_call-off = aina pakko
duel-option-rewards = Palkkiot
duel-option-rewards-auto = maksetaan heti
duel-option-rewards-claimed = on otettava itse
duel-option-memory = Poistopinot
duel-option-memory-aid = saa selata
duel-option-memory-none = vain päällimmäinen näkyy
