# 5 Towers: pelilaudan sanat ja sääntöjen lauseet omin sanoin.

towers-title = 5 Towers
towers-sentence = Tarjoa korteista, rakenna viisi outoa tornia suurista luvuista pieniin ja ehdi panna niille katto.

## Kortit

towers-type-C = karkkitorni
towers-type-S = kummitustorni
towers-type-P = kasvitorni
towers-type-J = romutorni
towers-type-D = hiekkatorni
towers-of-C = karkki
towers-of-S = kummitus
towers-of-P = kasvi
towers-of-J = romu
towers-of-D = hiekka
towers-card = { $type } { $value }

## Pelin kulku

towers-log-bid = { $name } tarjoaa: { $count ->
    [0] ei yhtään
    [one] 1 kortti
   *[other] { $count } korttia
}
towers-log-pass = { $name } passaa
towers-log-demolish = { $name } purkaa päällimmäisen kortin: { $type }
towers-log-keep = { $name } ei pura mitään
towers-log-build = { $name } rakentaa: { $type } { $value }

## Pelilauta

towers-display = Tarjolla olevat kortit
towers-bids = Tarjouksesi
towers-bid = { $count ->
    [0] Älä ota yhtään korttia
    [one] Ota 1 kortti
   *[other] Ota { $count } korttia
}
towers-pass = Passaa
towers-keep = Älä pura mitään
towers-high = { $name } tarjoaa { $count }
towers-wait = Vuorossa { $name }.
towers-ask-start = Sinä aloitat: montako näistä korteista ottaisit? Voit rakentaa enintään { $highest }.
towers-ask-bid = Tarjoa enemmän tai passaa. Voit rakentaa enintään { $highest }.
towers-ask-pass = Et voi tarjota enempää.
towers-ask-demolish = Saat ensin purkaa yhden päällimmäisen kortin. Se maksaa { $cost } { $cost ->
    [one] pisteen
   *[other] pistettä
}. Napauta tornia tai älä pura mitään.
towers-must-demolish = Tarjouksesi vaatii tilaa: pura yksi päällimmäinen kortti. Se maksaa { $cost } { $cost ->
    [one] pisteen
   *[other] pistettä
}. Napauta vaaleaa tornia.
towers-ask-build = Rakenna vielä { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}: napauta vaaleaa korttia tai vedä se.
towers-say-unfit = { $type } { $value } ei sovi mihinkään: tornisi päällimmäinen on { $top }. Voit rakentaa enintään { $highest }.
towers-say-highest = Voit rakentaa näistä korteista enintään { $highest }.
towers-say-type = Kortti kuuluu oman lajinsa torniin.
towers-site = { $type }: { $count ->
    [0] ei aloitettu
    [one] 1 kortti: { $top }
   *[other] { $count } korttia, päällimmäisenä { $top }
}
towers-roofed = , katettu
towers-pile = Nostopakka: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
towers-pile-list = Vielä nostopakassa
towers-close = Sulje
towers-tally-cards = Rakennetut kortit
towers-tally-gone = Puretut kortit

## Vihje

towers-because-gain = voi tuoda sinulle heti { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}
towers-because-deny = vie tarjouksen johtajalta jopa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}
towers-because-all = ottaa kaikki kortit ja päättää tarjoamisen heti
towers-because-unbeatable = voittaa varmasti: kukaan ei voi tarjota enempää
towers-because-cost = maksaa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
} purkamisesta
towers-because-keep = säästää sinut purkamiselta, joka maksaa { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}
towers-because-room = säästää tilaa: tarjous sulkisi pois vähintään { $cards ->
    [one] yhden vielä tulossa olevan kortin
   *[other] { $cards } vielä tulossa olevaa korttia
}
towers-because-needed = tekee tilan, jonka tarjouksesi vaatii
towers-because-choice = tekee tilaa { $cards ->
    [one] yhdelle tarjolla olevalle kortille
   *[other] { $cards } tarjolla olevalle kortille
} lisää
towers-because-reopen = avaa tornin { $cards ->
    [one] yhdelle vielä tulossa olevalle kortille
   *[other] { $cards } vielä tulossa olevalle kortille
}
towers-because-roof = panee katon: { $cards ->
    [one] kortti lasketaan
   *[other] { $cards } korttia lasketaan
} kahdesti
towers-because-eight = antaa 8:n päälle tulla minkä tahansa kortin
towers-because-tallest = korottaa korkeinta torniasi (1 piste lisää)
towers-because-start = aloittaa tornin, johon mahtuu { $cards ->
    [one] yksi vielä tulossa oleva kortti
   *[other] { $cards } vielä tulossa olevaa korttia
}
towers-because-adds = tuo yhden kortin lisää (1 piste)
towers-because-tight = ei sulje pois yhtään vielä tulossa olevaa korttia
towers-because-skips = sulkee pois { $cards ->
    [one] yhden vielä tulossa olevan kortin
   *[other] { $cards } vielä tulossa olevaa korttia
}

## Säännöt

towers-setup-deck = Kortit sekoitetaan nostopakaksi: niitä on 80, neljällä ja viidellä pelaajalla 110.
towers-setup-first = Sattuma ratkaisee aloittajan: täällä ensimmäinen paikka.
towers-build-one = Sinulla on enintään yksi torni kutakin lajia.
towers-build-type = Tornissa on vain sen oman lajin kortteja.
towers-build-down = Jokaisen kortin on oltava pienempi kuin sen alla oleva. Ensimmäinen saa olla mikä vain.
towers-build-eight = Kahdeksikon päälle saa panna minkä tahansa kortin.
towers-build-nine = Yhdeksikön saa panna minkä tahansa kortin päälle paitsi nollan.
towers-build-roof = Nolla on katto: sen päälle ei enää panna mitään.
towers-build-fixed = Rakennettu kortti pysyy paikallaan, ellei sitä pureta.
towers-round-display = Nostopakasta käännetään esiin viisi korttia; viimeisellä kierroksella ehkä vähemmän.
towers-bid-start = Aloittaja sanoo, montako korttia ottaisi, nollasta kaikkiin esillä oleviin, eikä voi passata. Mikään tarjous ei ylitä esillä olevien korttien määrää.
towers-bid-raise = Muut vuorollaan, kukin kerran, tarjoavat enemmän tai passaavat. Tarjous kaikista korteista päättää tarjoamisen.
towers-bid-possible = Voit tarjota vain niin monesta kortista, kuin pystyt todella rakentamaan purkamalla enintään yhden.
towers-take = Eniten tarjonnut rakentaa niin monta korttia esillä olevista, yhden kerrallaan.
towers-demolish = Ennen rakentamista saat purkaa yhden tornin päällimmäisen kortin, mutta et kattoa. Se maksaa pisteitä lopussa.
towers-place = Jokainen tarjouksesi kortti on rakennettava, joten tämä ei saa pilata loppuja.
towers-round-clear = Esille jääneet kortit pannaan poistopinoon.
towers-round-next = Seuraavan kierroksen aloittaa voittajan vasen naapuri. Jos kukaan ei rakenna, sama pelaaja aloittaa uudelleen.
towers-end-first = Kun nostopakka loppuu ensimmäisen kerran, poistopino sekoitetaan uudeksi pakaksi.
towers-end = Peli päättyy siihen kierrokseen, jolla nostopakka loppuu toisen kerran.
towers-score-card = Jokainen kortti on 1 pisteen arvoinen, katetussa tornissa 2.
towers-score-tallest = Korkein tornisi tuo 1 lisäpisteen jokaisesta kortistaan.
towers-score-demolished = Puretut kortit maksavat 1 + 2 + 3 + … pistettä.
towers-tie = Kaikki, joilla on eniten pisteitä, voittavat yhdessä.

## Pistelappu

towers-pad-cards-C = Karkkitorni
towers-pad-cards-S = Kummitustorni
towers-pad-cards-P = Kasvitorni
towers-pad-cards-J = Romutorni
towers-pad-cards-D = Hiekkatorni
towers-pad-roof = Katto
towers-pad-demolished = Puretut kortit
towers-pad-tallest = Korkein torni

## Vaihtoehdot

towers-option-next_start = Kuka aloittaa seuraavan kierroksen
towers-option-next_start-winner_left = voittajan vasen naapuri
towers-option-next_start-starter_left = aloittajan vasen naapuri
