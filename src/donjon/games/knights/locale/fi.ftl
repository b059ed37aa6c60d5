# Robber Knights: pelilaudan sanat ja sääntöjen lauseet omin sanoin.

knights-title = Robber Knights
knights-sentence = Rakentakaa maata laatta laatalta ja lähettäkää linnoistanne ritareita pitämään ympäröivää seutua hallussa.

## Laatat

knights-tile-L = järvi
knights-tile-M = vuoristo
knights-tile-P = tasanko
knights-tile-Pv = tasanko ja kylä
knights-tile-Pc = tasanko ja linna
knights-tile-Pt = tasanko ja kaupunki
knights-tile-Fv = metsä ja kylä
knights-tile-Fc = metsä ja linna
knights-tile-Ft = metsä ja kaupunki

## Pelin kulku

knights-log-keep = { $name } pitää linnan ja laatan: { $tile }
knights-log-keep-hidden = { $name } on valinnut laatan, jonka pitää
knights-log-lay = { $name } asettaa laatan: { $tile }
knights-log-deploy-none = { $name } jättää linnan tyhjäksi
knights-log-deploy-stay = { $name } miehittää linnan: { $count ->
    [one] yksi ritari
   *[other] { $count } ritaria
}
knights-log-deploy-line = { $name } lähettää { $count } ritaria { $direction ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}: { $split }
knights-log-stop = { $name } päättää vuoron

## Pelilauta

knights-board = Maa
knights-board-keys = Nuolinäppäimet kulkevat laudalla, Enter asettaa valitun laatan, 1 ja 2 valitsevat laatan, Escape päästää irti. Kun linna odottaa: nuolinäppäin valitsee suunnan ja uudelleen painettuna vie kauemmas; plus ja miinus muuttavat, montako jää viimeiselle laatalle; Enter lähettää ritarit, 0 ei lähetä ketään.
knights-keep-how = Muut laattasi tulevat myöhemmin, ryhmä kerrallaan. Vain tämän yhden valitset itse.
knights-choose-first = Valitse ensin yksi laatoistasi, sitten sille paikka.
knights-wait-keep = { $name } valitsee laattaa, jonka pitää.
knights-whither = Minne ritarit menevät
knights-holds = hallitsee tätä laattaa
knights-left-how = Kädessä olevat laatat on laskettu mukaan.
knights-plan = { $count } ritaria { $direction ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}: { $split }
knights-plan-stay = { $count ->
    [one] Yksi ritari jää
   *[other] { $count } ritaria jää
} linnaan
knights-cell-empty = Tyhjä, { $x } { $y }
knights-cell-open = Vapaa laatalle, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] ei ritareita
    [one] yksi ritari
   *[other] { $knights } ritaria
}{ $knights ->
    [0] { "" }
   *[other] , hallussa: { $name }
}
knights-hand = Laattasi
knights-hand-tile = Laatta { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] ei pisteitä
    [one] 1 piste
   *[other] { $points } pistettä
}
knights-leave = { $count ->
    [0] ritari ei pääse tänne
    [one] 1 ritarin on jäätävä tähän
   *[other] { $count } ritarin on jäätävä tähän
}
knights-ask-keep = Pidä yksi näistä linnasi kanssa. Kaksi muuta aloittavat kartan.
knights-kept-castle = Linnan pidät aina.
knights-ask-lay-first = Aseta laatta.
knights-ask-lay-more = Aseta vielä laatta tai päätä vuorosi.
knights-ask-place = Napauta vaaleaa paikkaa. Laatta: { $tile }.
knights-ask-deploy = Lähetä linnasta enintään viisi ritaria. Vedä viiva tai valitse suunta.
knights-wait = Vuorossa { $name }.
knights-laid = { $count }/3 laattaa asetettu
knights-stop = Päätä vuoro
knights-none = Ei ritareita
knights-send = Lähetä { $count ->
    [one] 1 ritari
   *[other] { $count } ritaria
}
knights-stay = Jää tähän
knights-north = Pohjoinen
knights-east = Itä
knights-south = Etelä
knights-west = Länsi
knights-more = Yksi lisää: { $tile }
knights-fewer = Yksi vähemmän: { $tile }
knights-farther = Laatta kauemmas
knights-nearer = Laatta lähemmäs
knights-left-in-hand = { $count ->
    [one] 1 ritari jäljellä
   *[other] { $count } ritaria jäljellä
}
knights-zoom-in = Lähemmäs
knights-zoom-out = Kauemmas
knights-fit = Näytä kaikki
knights-left = Mitä on vielä tulossa
knights-stack = { $tile } · { $worth }
knights-stack-empty = Täällä ei ole ritareita.
knights-stack-closed = Täynnä tai suljettu: tänne ei enää pääse kukaan.
knights-close = Sulje
knights-knights = Ritareita varalla
knights-tiles = Laattoja pinossa

## Vihje

knights-because-keep-mountains = säästää vuoriston, jolla voi myöhemmin sulkea tien
knights-because-keep-village = pitää kylän poissa alusta, jossa muutkin pääsisivät siihen
knights-because-reach = avaa ritareillesi tien: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
} saatavilla
knights-because-castle = antaa sinulle linnan, joka tuo 1 pisteen
knights-because-bar = sulkee tien: järven ohi ei pääse yksikään ritari
knights-because-hard = tekee tiestä raskaan: vuoristoon on jätettävä kolme ritaria
knights-because-nothing = ei jätä muille mitään otettavaa
knights-because-shield = suojaa yhdeltä puolelta { $land ->
    [castle] linnaasi
    [village] kylääsi
   *[town] kaupunkiasi
}
knights-because-tucked = jättää { $land ->
    [village] kylälle
   *[town] kaupungille
} enintään yhden vapaan sivun
knights-because-offer = tuo { $land ->
    [village] kylän
   *[town] kaupungin
} kaikkien ritarien ulottuville
knights-because-save = säästää ritarisi tuleville linnoille
knights-because-tie = säästää ritarisi: ne ratkaisevat tasapelin
knights-because-several = valtaa kerralla useita laattoja (yhteensä { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
})
knights-because-capture = valtaa toiselta { $land ->
    [castle] linnan (1 piste)
    [village] kylän (2 pistettä)
   *[town] kaupungin (3 pistettä)
}
knights-because-take = valtaa { $land ->
    [castle] linnan (1 piste)
    [village] kylän (2 pistettä)
   *[town] kaupungin (3 pistettä)
}
knights-because-close = sulkee { $land ->
    [castle] linnan
    [village] kylän
   *[town] kaupungin
} muilta { $knights } ritarin voimin
knights-because-secure = varmistaa { $land ->
    [castle] linnasi
    [village] kyläsi
   *[town] kaupunkisi
} lopullisesti { $knights } ritarin voimin
knights-because-open = jättää { $land ->
    [village] kylän
   *[town] kaupungin
} avoimeksi muille
knights-because-wait = säästää { $tiles ->
    [one] viimeisen laattasi
   *[other] { $tiles } laattaa
} myöhemmäksi

## Säännöt

knights-setup-choice = Neljästä ensimmäisestä laatastasi pidät linnan ja yhden kolmesta muusta.
knights-setup-layout = Ne kaksi laattaa, joita kukin ei pidä, aloittavat kartan, yksi sarake kullekin.
knights-setup-pile = Muut laattasi tulevat ryhmä kerrallaan, ensin B ja viimeiseksi E; ryhmän sisäistä järjestystä ei tiedä kukaan.
knights-setup-first = Vanhin pelaaja aloittaa: täällä ensimmäinen paikka. Vuoro kiertää myötäpäivään.
knights-lay-count = Vuorossasi asetat yhdestä kolmeen laattaa. Ensimmäinen on pakko, muut saat.
knights-lay-hand = Voit asettaa vain laatan, joka on kädessäsi.
knights-lay-empty = Laatta tulee tyhjälle paikalle.
knights-lay-edge = Laatan reunan on kosketettava jo asetetun laatan reunaa; kulma ei riitä.
knights-lay-area = Koko kartan on pysyttävä neliössä: kaksin 7 × 7, kolmin 9 × 9, nelin 10 × 10.
knights-lay-refill = Jokaisen laatan ja sen ritarien jälkeen nostat seuraavan.
knights-turn-skip = Se, jolla ei enää ole laattoja, ohitetaan. Vuoro päättyy itsestään kolmannen laatan jälkeen tai kun käsi on tyhjä.
knights-castle-place = Kun asetat linnan, saat heti panna sille enintään viisi jäljellä olevaa ritariasi. Päätä ensin linnasta, joka odottaa.
knights-castle-forced = Tässä pöydässä linnan asettajan on lähetettävä ritareita.
knights-castle-line = Linnasta ritarit kulkevat yhtä suoraa linjaa, laatta laatalta, hyppäämättä aukon yli.
knights-castle-leave = Jokaiselle laatalle, myös linnaan, ne jättävät vähintään: tasangolle 1, metsään 2, vuoristoon 3.
knights-castle-lake = Järvelle ritari ei mene.
knights-castle-four = Laatalle jää enintään neljä ritaria, kaikki värit yhteensä. Missä se ei onnistu, linja päättyy.
knights-castle-top = Uudet ritarit tulevat siellä jo olevien päälle.
knights-castle-none = Mikään linna ei odota ritareita, eikä ilman ritareita linna toisi niitä. Ritarit eivät koskaan liiku uudelleen.
knights-end = Peli päättyy, kun kaikki laatat on asetettu ja niiden ritarit seisovat.
knights-score = Kenen ritari on laatalla ylimpänä, se saa pisteet: linna 1, kylä 2, kaupunki 3. Paljas maa ei tuo mitään.
knights-tie = Tasapelissä voittaa se, jolla on enemmän ritareita varalla; jos sekin on tasan, voitto jaetaan.

## Pistelappu

knights-pad-castles = Linnoja hallussa
knights-pad-villages = Kyliä hallussa
knights-pad-towns = Kaupunkeja hallussa
knights-pad-left = Ritareita jäljellä
knights-pad-tie = { $value ->
    [one] 1 ritari jäljellä
   *[other] { $value } ritaria jäljellä
}

## Vaihtoehdot

knights-option-deploy = Ritarit linnalle
knights-option-deploy-optional = oman mielen mukaan
knights-option-deploy-forced = vähintään pakolliset
