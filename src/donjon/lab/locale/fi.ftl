### Laboratorion raporttien sanat. Bottien, valintojen, siirtojen, sääntöjen ja mittojen nimet ovat kuten tiedostoissa.

## Luvut
number = { $n }
percent = { $n } %
between = { $low } … { $high }
seat = paikka { $n }
label-seats = { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
}
label-own = pelin kortit
label-swap = { $swap ->
    [true] botit vaihtavat paikkaa
   *[other] botit pitävät paikkansa
}
nothing = ei yhtään

## Mikä pistää silmään
what = { $name ->
    [combination] yhdistelmä
    [box] kortit
   *[other] { $name }
}
fair-seat = { $label } (paikka { $seat }: { $points })
fair-nearest = { $said }, pelejä { $games }; 95 %:n luottamusvälien mukaan mikään paikka ei ole kauempana kuin { $most } prosenttiyksikköä tasaosuudesta
fair-open = Ei ole selvää, mikä on reiluin ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}). Lähinnä reilua: { $nearest }. Ei selvästi epäreilumpia: { $open }.
fair-clear = Reiluin ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Selvästi epäreilumpia: { $less }.
fair-others = Ei selvästi: { $open }.
found-seat = { $label }: paikka { $seat } voittaa { $share } peleistä (pelejä { $games }), ero tasaosuuteen { $points } prosenttiyksikköä ({ $low } … { $high }).
found-no-seat = Minkään paikan osuus voitoista ei selvästi poikkea tasaosuudesta: se on jokaisen 95 %:n luottamusvälin sisällä.
found-leader = { $label }: pelin puolivälissä johtava voittaa { $share } peleistä: johtaja karkaa.
found-bot = { $label }: { $bot } voittaa { $share } ({ $low } … { $high }), kun pelkkä sattuma antaisi { $fair }.
found-moves = Siirrot, jotka olisi voinut valita mutta joita ei valittu kertaakaan: { $moves }.
found-rules = Säännöt, joihin mikään näissä peleissä ei koskenut: { $rules }.

## Sivu
title = { $name }: raportti
summary-combinations = { $count ->
    [one] { $count } yhdistelmä
   *[other] { $count } yhdistelmää
}
summary-games = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
summary-seed = siemenluku { $seed }
summary-took = pelattu { $seconds } sekunnissa
notes = Luottamusvälit ovat 95 %:n: osuuksille Wilsonin, keskiarvoille Studentin; monen yhdistelmän lukuja ei ole korjattu niiden määrän mukaan. Jaettu voitto lasketaan osina. Kaikki yhdistelmät pelataan samoista siemenluvuista.
notes-again = Sama tiedosto antaa samat taulukot tavulleen (koodi { $code }).
notes-timed = Jollakin botilla oli aikaraja: näitä pelejä ei voi toistaa, toinen ajo antaa toiset.
section-seats = Kuka voittaa: paikat
section-skill = Taito vastaan sattuma
section-length = Pituus ja pisteet
section-tension = Milloin peli ratkeaa
section-choices = Vaihtoehdot
section-pieces = Laatat ja kortit
section-prices = Hinnat
section-rules = Säännöt
section-records = Tallennetut pelit
folded = { $title } (rivejä { $rows })
all-figures = Kaikki luvut

## Sarakkeiden ja rivien otsikot
head-seat = paikka
head-bot = botti
head-games = pelejä
head-wins = voittoja
head-off = ero tasaosuudesta
head-score = pisteitä keskimäärin
head-chance = sattumalta
head-skill = taito
head-plies = siirtoja
head-least-most = vähiten, eniten
head-scores = pisteet
head-winning = voittajan pisteet
head-margin = voiton ero
head-shared = jaetut voitot
head-changes = johtajan vaihdoksia
head-ahead = johdossa loppuun asti
head-clear = selvä loppuun asti
head-leader = johtaja kohdassa { $part } voittaa
head-leader-next = kohdassa { $part }
head-branching = sallittuja siirtoja kerralla
head-widest = eniten
head-forced = pakkosiirtoja
head-move = siirto
head-taken = valittu, kun mahdollinen
head-decisions = päätöksiä
head-piece = laatta tai kortti
head-drawn = olisi voitu pelata
head-played = pelattiin, kun voitiin
head-won = voittoja pelattuna
head-lift = nousu
head-price = hinta
head-purchases = kaikista ostoista
head-points = voitettuja pisteitä
head-rule = sääntö
head-seen = nähty
head-refused = asemia, joissa se kielsi
head-carried = sen funktion kutsuja
head-counted = laskun vaiheita
head-ended = pelejä, jotka se päätti

## Kaaviot ja mitä niiden vieressä sanotaan
chart-off = ero tasaosuuteen, %-yksikköä
skill-how = Kun eri vahvuiset botit kohtaavat: kuinka usein kukin laji voittaa. Taito on 0, kun laji ei voita useammin kuin sen paikat voittaisivat sattumalta, ja 1, kun se voittaa aina.
chart-share = osuus voitoista, %
length-how = Palkit kattavat keskimmäisen puolen peleistä, ohuet viivat 90 %, pystyviiva on mediaani.
length-plies = Pituus siirtoina
length-scores = Kaikkien paikkojen pisteet
length-margin = Pisteitä voittajan ja seuraavan välillä
chart-plies = pituus siirtoina
chart-scores = kaikkien paikkojen pisteet
chart-margin = voittajan ja seuraavan piste-ero
tension-how = Kuinka usein se paikka voittaa, joka on pisteissä johdossa jossakin pelin vaiheessa. Jos jo alussa ollaan lähellä 100 %:a, johtaja karkaa; jos ollaan lähellä tasaosuutta, siihenastiset pisteet eivät kerro mitään.
chart-part = osa pelistä
chart-leader = johtaja voittaa
tension-more = ”Johdossa loppuun asti”: se osa pelistä, jonka jälkeen voittaja pysyi pisteissä edellä. ”Selvä loppuun asti”: se osa, jonka jälkeen pelin oma arvio antoi voittajalle enemmistön loppuun asti.
moves-never-possible = ei koskaan mahdollinen toisen siirron rinnalla
moves-never-taken = ei valittu kertaakaan
moves-kinds = Siirtojen lajit
moves-how-often = Kuinka usein kukin valittiin
pieces-how = Laskettu pelien paikoista. Nousu: kuinka paljon useammin ne voittavat, jotka pelaavat laatan tai kortin ainakin kerran, kuin ne, jotka olisivat voineet. Se kertoo, mikä esiintyy yhdessä, ei mikä aiheuttaa minkä; saman pelin paikat eivät ole toisistaan riippumattomia, joten luottamusvälit ovat hieman karkeita.
chart-lift = nousu prosenttiyksikköinä
prices-how = Mitä luvattiin ja mitä se toi: kuinka paljon ostajan pisteet muuttuivat sillä, mitä sai.
chart-price = hinta
chart-points = voitettuja pisteitä
rules-seen = { $seen ->
    [work] toiminnassa
    [ran] sen funktio ajettiin
   *[never] ei koskaan
}
rules-never = Ei käytetty kertaakaan: { $rules }.
rules-ran = Vain näiden funktion nähtiin toimivan: { $rules }.
rules-all = Kaikki säännöt
records-games = Katsottavia pelejä, yhdistelmän ja numeron mukaan: { $links }. { $command } näyttää ne siirto siirrolta.
records-tables = Kaikki rivit: { $tables }; { $dictionary } kertoo englanniksi, mitä sarakkeet tarkoittavat.

## Päätteellä
text-cell = { $label }, pelejä { $games }
text-skill = taito { $n }
text-at-most = { $figure }, enintään { $most }
text-ended = pelin päätti
text-never-chosen = ei valittu kertaakaan
text-rules-never = säännöt, joita ei käytetty kertaakaan: { $rules }

## A vastaan B
measure-plies = pituus siirtoina
measure-choices = siirrot, joissa oli useampi sallittu vaihtoehto
measure-branching = sallittuja siirtoja kerralla
measure-forced = pakkosiirtojen osuus
measure-changes = johtajan vaihdokset
measure-ahead = osa pelistä, jonka jälkeen voittaja pysyi pisteissä edellä
measure-clear = osa pelistä, jonka jälkeen pelin oma arvio oli voittajan puolella
measure-margin = pisteitä voittajan ja seuraavan välillä
measure-shared = monen voittajan pelien osuus
measure-score = paikan pisteet
measure-winning = suurimmat pisteet
measure-first = ensimmäisen paikan osuus voitoista
compare-pairs = { $count } peliparin
compare-figures = { $what }: { $left } { $a }, { $right } { $b }; ero on { $gap } (95 %, pätee joka katsomalla: { $low } … { $high })
compare-open = Ei ole selvää { $pairs } jälkeen: { $figures }.
compare-same = Ei merkitsevää eroa (alle { $margin }) { $pairs } jälkeen: { $figures }.
compare-higher = Suurempi: { $more }, pienempi: { $less }; selvää { $pairs } jälkeen: { $figures }.
compare-gap = B miinus A
compare-interval = 95 %:n väli
compare-effect = vaikutuksen koko
compare-saved = pari säästi
compare-how = Peliparien määrä samoista siemenluvuista: { $pairs }, enintään { $most }. Jokainen luottamusväli pätee joka katsomalla (Waudby-Smith ym. 2024); * nolla jää sen ulkopuolelle. Vaikutuksen koko: ero pelin keskihajontoina, 0,2 on pieni, 0,8 suuri. Pareilla säästetty: se osa hajonnasta, joka on molemmilla puolilla sama ja siksi poissa erosta.

## Haku
search-all = ne kaikki
search-some = { $tried } / { $candidates }, TPE:n ehdottamina
search-how = Ehdokkaita { $candidates }; kokeiltu { $how }, pelejä kutakin kohti { $games }; parhaat varmistettu uusilla peleillä, kutakin kohti { $confirm }:
search-none = Yhtäkään ehdokasta ei voitu pelata.
search-one = { $chosen } täyttää jokaisen tavoitteen.
search-several = Jokaisen tavoitteen täyttäviä ehdokkaita: { $count }; lähinnä tavoitteita on { $chosen }.
search-perhaps = Minkään ehdokkaan ei ole osoitettu täyttävän jokaista tavoitetta; { $chosen } ehkä täyttää ne, mutta sitä ei ole osoitettu.
search-nearest = Minkään ehdokkaan ei ole osoitettu täyttävän jokaista tavoitetta; lähimmäksi pääsee { $chosen }.
search-wanted = haluttu
search-found = löydetty
search-met = täyttyi
search-within = enintään { $share }
met-yes = kyllä
met-no = ei
met-open = avoin
met-open-how = avoin: luottamusväli ulottuu halutun rajan yli; lisäpelit (tune.confirm) kertoisivat
