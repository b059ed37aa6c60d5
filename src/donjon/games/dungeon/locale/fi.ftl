# Lokki, lohikäärme ja linna: sääntöjen lauseet omin sanoin.

dungeon-title = Lokki, lohikäärme ja linna
dungeon-sentence = Kiipeä ritareillasi torniin, varo lohikäärmeitä ja anna lokin raivata tietä.

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
