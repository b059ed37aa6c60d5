# Lokki, lohikäärme ja linna: pelilaudan sanat ja sääntöjen lauseet omin sanoin.

dungeon-title = Lokki, lohikäärme ja linna
dungeon-sentence = Kiipeä ritareillasi torniin, varo lohikäärmeitä ja anna lokin raivata tietä.

## Kortit

dungeon-card-1 = ritari 1
dungeon-card-2 = ritari 2
dungeon-card-3 = ritari 3
dungeon-card-bird = lokki
dungeon-card-dragon = lohikäärme
dungeon-top = huippu
dungeon-slot = kolo { $slot }
dungeon-slot-white = { $n } valkoinen
dungeon-slot-blue = { $n } sininen
dungeon-front = Edestä
dungeon-back = Takaa

## Pelin kulku

dungeon-log-draw = { $name } nostaa kortin: { $card }
dungeon-log-place = { $name } asettaa ritarin koloon { $slot }
dungeon-log-climb = { $name } kiipeää, ritari { $value }: { $slot } → { $target }
dungeon-log-perch = { $name } asettaa lohikäärmeen koloon { $slot }
dungeon-log-throw = { $name } heittää, kohteena { $slot }: { $fallen ->
    [none] mitään ei putoa
   *[other] putoaa { $fallen }
}
dungeon-log-return = { $name } sekoittaa kortin takaisin

## Pelilauta

dungeon-board = Torni
dungeon-board-keys = Sarkain kulkee paikasta toiseen, Enter pelaa siihen, D nostaa kortin, Escape päästää irti.
dungeon-draw = Nosta kortti
dungeon-do-throw = Heitto, kohde: { $slot }
dungeon-deck = Pakkasi: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
dungeon-deck-empty = Pakkasi on tyhjä.
dungeon-return = Sekoita takaisin
dungeon-ask-first = Ensimmäinen vuorosi: nosta kortti.
dungeon-ask-choose = Nosta kortti tai kiipeä ritarilla, joka on koholla.
dungeon-ask-climb-only = Pakkasi on tyhjä: kiipeä ritarilla.
dungeon-ask-target = Valitse, minne ritari kiipeää.
dungeon-ask-place = Aseta ritari vaaleaan koloon, jonka numero on { $card }.
dungeon-ask-place-none = Numero { $card } ei ole vapaa tälle ritarille: sekoita se takaisin.
dungeon-ask-perch = Aseta lohikäärme ritarien päälle tai sekoita se takaisin.
dungeon-ask-throw = Valitse, mihin lokki tähtää.
dungeon-ask-hand = Pysäytä merkki keskelle: napauta, napsauta tai paina näppäintä.
dungeon-ask-fallen = Heitä omaa torniasi kohti ja napauta sitten pudonneita kortteja.
dungeon-fallen-done = { $count ->
    [one] Tämä kortti putosi
   *[other] Nämä { $count } putosivat
}
dungeon-fallen-none = Mitään ei pudonnut
dungeon-fallen-card = Kolo { $slot }: { $name }, { $card }
dungeon-aim-again = Tähtää muualle
dungeon-goes-down = { $card } joutuu tyrmään, omistaja { $name }
dungeon-stop = Nyt!
dungeon-wait = Vuorossa { $name }.
dungeon-hatch = Tyrmässä: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
dungeon-tally-top = Ritareita huipulla
dungeon-tally-deck = Kortteja pakassa
dungeon-tally-lost = Kortteja tyrmässä
dungeon-top-list = Huipulla, ensimmäisestä viimeiseen
dungeon-top-none = Huipulla ei ole vielä ketään.
dungeon-place-empty = Kolo { $slot }, tyhjä
dungeon-place-held = Kolo { $slot }: { $name }, { $knights }
dungeon-place-dragon = , lohikäärmeen alla
dungeon-place-open = . Vapaa sinulle
dungeon-place-able = . Ritari voi kiivetä tästä
dungeon-turn-tower = Käännä torni

## Vihje

dungeon-because-end = päättää pelin, ja sinä voitat
dungeon-because-top = vie ritarin huipulle
dungeon-because-defeat = lyö lohikäärmeen ja vie suoraan huipulle
dungeon-because-homecoming = palauttaa sen alta omat ritarisi pakkaasi
dungeon-because-capture = vangitsee ritarin, joka oli päässyt koloon { $number }
dungeon-because-pair = muodostaa parin, jota kukaan ei voi vangita
dungeon-because-near = jättää huipulle enää yhden askeleen
dungeon-because-safe = vie paikkaan, jossa kukaan ei voi heti vangita ritariasi
dungeon-because-danger = vie muiden ritarien ulottuville
dungeon-because-climb = nostaa ritarisi koloon { $number }
dungeon-because-escape = pelastaa sen vangitsemiselta
dungeon-because-split = jättää toisen ritarin yksin ja muiden ulottuville
dungeon-because-enter = tuo torniin uuden ritarin
dungeon-because-stop = estää { $knights ->
    [one] toisen ritaria
   *[other] muiden { $knights } ritaria
} kiipeämästä kolosta { $number }
dungeon-because-own-stuck = estää omaa ritariasi kiipeämästä
dungeon-because-bait = voi auttaa huipulle jonkun, joka lyö lohikäärmeen
dungeon-because-fall = pudottaa ritarin kolosta { $number } noin { $tenths } kertaa kymmenestä
dungeon-because-aim = tähtää ritariin, joka on päässyt koloon { $number }
dungeon-because-own-risk = voi pudottaa myös oman ritarin
dungeon-because-draw = kääntää kortin pakastasi, jonka { $cards } kortista ritareita on { $knights }
dungeon-because-later = säästää kortin myöhemmäksi

## Säännöt

dungeon-setup-deck = Jokainen sekoittaa yhden värin 15 korttia pakaksi: ritareita, lokkeja ja lohikäärmeitä.
dungeon-setup-blue = Kahden pelaajan pelissä sinisiä koloja ei käytetä.
dungeon-setup-first = Viimeksi linnassa käynyt aloittaa: täällä ensimmäinen paikka. Vuoro kiertää myötäpäivään.
dungeon-turn-choice = Vuorollasi joko nostat kortin ja pelaat sen tai kiipeät yhdellä ritarilla.
dungeon-turn-first = Ensimmäisellä vuorollasi sinun on nostettava kortti; lokit ja lohikäärmeet palaavat pakkaan, kunnes ritari tulee.
dungeon-draw-empty = Tyhjästä pakasta ei voi nostaa.
dungeon-draw-return = Kortti, jota ei voi tai ei kannata pelata, sekoitetaan takaisin pakkaan ja vuoro päättyy. Joissakin pöydissä palauttaa saa vain kortin, jota ei voi pelata.
dungeon-slot-number = Pakasta nostettu ritari menee koloon, jossa on sen oma numero.
dungeon-slot-own = Kaksi omaa ritaria mahtuu samaan koloon, kolme ei koskaan.
dungeon-slot-pair = Kaksi samanväristä ritaria kolossa on turvassa: muut eivät pääse sinne.
dungeon-slot-capture = Toisen pelaajan yksinäisen ritarin voi vangita: se joutuu tyrmään ja omasi tulee tilalle.
dungeon-slot-vacant = Jos numerolla on kaksi koloa ja toisessa on toisen pelaajan ritari, sinun on mentävä tyhjään koloon.
dungeon-slot-dragon = Lohikäärmeen alla olevaan koloon pääsee vain voittamalla lohikäärmeen; jokainen saapuva ritari saa taistella.
dungeon-climb-step = Ritari kiipeää oman arvonsa verran: numerosta 4 kakkosritari nousee numeroon 6. Kahdeksannen jälkeen se on huipulla.
dungeon-climb-arrive = Kiipeävää ritaria koskevat perillä samat säännöt kuin pakasta pelattua.
dungeon-climb-one = Yksi siellä seisova oma ritarisi kiipeää yhden askeleen vuorossa, aina ylöspäin.
dungeon-climb-stuck = Lohikäärmeen alla oleva ritari ei voi kiivetä.
dungeon-dragon-perch = Lohikäärmeen voi asettaa mihin tahansa koloon, jossa on yksi tai kaksi minkä tahansa väristä ritaria eikä lohikäärmettä.
dungeon-dragon-defeat = Lohikäärmeen luo saapuva ritari pääsee suoraan huipulle; lohikäärme joutuu tyrmään ja sen alla olleet ritarit palaavat pakkaansa.
dungeon-bird-throw = Lokki on yksi heitto kohti tornia. Kaikki pudonneet kortit joutuvat tyrmään, samoin lokki.
dungeon-bird-aim = Tähtää mihin tahansa käytössä olevaan koloon; laatta osuu siihen tai lähelle samalla puolella, ja osumasta kortit voivat pudota. Käsin heitetään vain pöydissä, jotka sen valitsivat.
dungeon-end = Peli loppuu heti, kun jollakulla ei ole korttia pakassa eikä ritaria, joka voisi kiivetä.
dungeon-end-stall = Peli loppuu myös, kun kaikki ovat monta kertaa peräkkäin sekoittaneet kortin takaisin.
dungeon-score = Eniten ritareita huipulla voittaa.
dungeon-tie = Tasapelissä voittaa se, jonka huipulla olevien ritarien summa on pienempi; jos sekin on sama, voitto jaetaan. Joissakin pöydissä ratkaisee viimeksi saapunut ritari.

## Pistelappu

dungeon-pad-knights-1 = Ykkösiä huipulla
dungeon-pad-knights-2 = Kakkosia huipulla
dungeon-pad-knights-3 = Kolmosia huipulla
dungeon-pad-last = Viimeksi saapuneen arvo
dungeon-pad-tie = { $tie ->
    [last] viimeksi saapunut on { $value }
   *[other] arvojen summa on { $value }
}

## Vaihtoehdot

dungeon-option-deck = Pakka
dungeon-option-deck-standard = tavallinen
dungeon-option-deck-stormy = myrskyisä: yksi lokki lisää
dungeon-option-deck-fiery = tulinen: yksi lohikäärme lisää
dungeon-option-return = Takaisin sekoittaminen
dungeon-option-return-free = milloin haluaa
dungeon-option-return-forced = vain kun ei voi pelata
dungeon-option-throw = Heitot
dungeon-option-throw-steady = vakaa käsi
dungeon-option-throw-shaky = vapiseva käsi
dungeon-option-throw-table = heitetään oikeasti
dungeon-option-aim = Tähtäys
dungeon-option-aim-chance = sattuma
dungeon-option-aim-hand = itse
dungeon-option-stall = Kierroksia takaisin sekoittamista
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Tasapeli
dungeon-option-tie-sum = pienempi summa
dungeon-option-tie-last = pienempi viimeksi saapunut

## Painosten erot

dungeon-editions = Miten painetut säännöt eroavat
dungeon-edition-1 = Tanskalaiset säännöt eivät sano, että pari on turvassa.
dungeon-edition-2 = Tanskalaiset vertaavat tasapelissä vain ylintä ritaria; muut kaikkien huipulla olevien summaa.
dungeon-edition-3 = Norjalaisissa ei ole sääntöä ensimmäisestä vuorosta.
dungeon-edition-4 = Norjalaiset sanovat, ettei pari ole turvassa lohikäärmeeltä.
dungeon-edition-5 = Norjalaiset käskevät vangita, kun voi.
dungeon-edition-6 = Suomeksi, ruotsiksi ja norjaksi kaikki pudonneet kortit joutuvat tyrmään.
dungeon-edition-7 = Tanskaksi ja englanniksi vain pudonneet ritarit.
dungeon-told-sum = Huipulla on yhtä monta ritaria, joten voittaa se, jonka arvojen summa on pienempi: { $values }.
dungeon-told-last = Huipulla on yhtä monta ritaria, joten voittaa se, jonka viimeksi saapuneella on pienempi arvo: { $values }.
