### Labori aruannete sõnad. Robotite, valikute, käikude, reeglite ja mõõtude nimed on nii, nagu failides.

## Arvud
number = { $n }
percent = { $n }%
between = { $low } kuni { $high }
seat = koht { $n }
label-seats = { $seats ->
    [one] { $seats } koht
   *[other] { $seats } kohta
}
label-own = mängu kaardid
label-swap = { $swap ->
    [true] robotid vahetavad kohti
   *[other] robotid jäävad oma kohale
}
nothing = mitte ühtegi

## Mis silma hakkab
what = { $name ->
    [combination] kombinatsioon
    [box] kaardid
   *[other] { $name }
}
fair-seat = { $label } (koht { $seat }: { $points })
fair-nearest = { $said }, mänge { $games }; 95% vahemike järgi pole ükski koht võrdsest osast kaugemal kui { $most } protsendipunkti
fair-open = Pole selge, mis on kõige õiglasem ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}). Õiglasele lähim: { $nearest }. Mitte selgelt vähem õiglased: { $open }.
fair-clear = Kõige õiglasem ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Selgelt vähem õiglased: { $less }.
fair-others = Mitte selgelt: { $open }.
found-seat = { $label }: koht { $seat } võidab { $share } mängudest (mänge { $games }), võrdsest osast erineb see { $points } protsendipunkti ({ $low } kuni { $high }).
found-no-seat = Ühegi koha osa võitudest ei erine selgelt võrdsest: see on kõigis 95% vahemikes sees.
found-leader = { $label }: kes on poole mängu peal ees, võidab { $share } mängudest: juhtija läheb eest ära.
found-bot = { $label }: { $bot } võidab { $share } ({ $low } kuni { $high }), kui ainult juhus annaks { $fair }.
found-moves = Käigud, mida oleks saanud valida, aga mida kordagi ei valitud: { $moves }.
found-rules = Reeglid, mida miski neis mängudes ei puudutanud: { $rules }.

## Leht
title = { $name }: aruanne
summary-combinations = { $count ->
    [one] { $count } kombinatsioon
   *[other] { $count } kombinatsiooni
}
summary-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
summary-seed = seeme { $seed }
summary-took = mängitud { $seconds } sekundiga
notes = Vahemikud on 95%: osadel Wilsoni, keskmistel Studenti oma; mitme kombinatsiooni arve pole nende hulga järgi parandatud. Jagatud võit loeb osadena. Kõik kombinatsioonid mängitakse samadest seemnetest.
notes-again = Sama fail annab baidi täpsusega samad tabelid (kood { $code }).
notes-timed = Mõnel robotil oli ajapiirang: neid mänge ei saa korrata, teine kord annab teised.
section-seats = Kes võidab: kohad
section-skill = Oskus juhuse vastu
section-length = Pikkus ja punktid
section-tension = Millal otsustatakse
section-choices = Valik
section-pieces = Plaadid ja kaardid
section-prices = Hinnad
section-rules = Reeglid
section-records = Salvestatud mängud
folded = { $title } (ridu { $rows })
all-figures = Kõik arvud

## Veergude ja ridade pealkirjad
head-seat = koht
head-bot = robot
head-games = mänge
head-wins = võite
head-off = võrdsest erinev
head-score = punkte keskmiselt
head-chance = juhuse järgi
head-skill = oskus
head-plies = käike
head-least-most = vähim, suurim
head-scores = punktid
head-winning = võitja punktid
head-margin = edumaa
head-shared = jagatud võidud
head-changes = juhtija vahetusi
head-ahead = lõpuni ees pärast
head-clear = selge pärast
head-leader = juhtija kohal { $part } võidab
head-leader-next = kohal { $part }
head-branching = lubatud käike korraga
head-widest = suurim
head-forced = sundkäike
head-move = käik
head-taken = valitud, kui võimalik
head-decisions = otsuseid
head-piece = plaat või kaart
head-drawn = oleks saanud mängida
head-played = mängiti, kui sai
head-won = võite, kui mängiti
head-lift = tõus
head-price = hind
head-purchases = kõigist ostudest
head-points = võidetud punkte
head-rule = reegel
head-seen = nähtud
head-refused = seise, kus see keelas
head-carried = selle funktsiooni kutseid
head-counted = arvestuse samme
head-ended = mänge, mille see lõpetas

## Joonised ja mis nende juures öeldakse
chart-off = protsendipunkte võrdsest osast
skill-how = Kus kohtuvad eri tugevusega robotid: kui sageli iga liik võidab. Oskus on 0, kui liik ei võida sagedamini, kui selle kohad juhuse järgi võidaksid, ja 1, kui see alati võidab.
chart-share = osa võitudest, %
length-how = Tulbad hõlmavad keskmise poole mängudest, peened jooned 90% neist, kriips on mediaan.
length-plies = Pikkus käikudes
length-scores = Kõigi kohtade punktid
length-margin = Punkte võitja ja järgmise vahel
chart-plies = pikkus käikudes
chart-scores = kõigi kohtade punktid
chart-margin = võitja edumaa punktides
tension-how = Kui sageli võidab koht, mis on pärast mingit osa mängust punktidega ees. Kui juba varakult on see 100% lähedal, läheb juhtija eest ära; kui võrdse osa lähedal, ei ütle senised punktid midagi.
chart-part = osa mängust
chart-leader = juhtija võidab
tension-more = „Lõpuni ees“: see osa mängust, mille järel võitja jäi punktidega ette. „Selge“: mille järel mängu enda hinnang andis võitjale lõpuni enamuse.
moves-never-possible = kordagi polnud võimalik teise käigu kõrval
moves-never-taken = kordagi ei valitud
moves-kinds = Käikude liigid
moves-how-often = Kui sageli igaüht valiti
pieces-how = Loetud mängude kohtade järgi. Tõus: kui palju sagedamini võidavad need, kes plaati või kaarti vähemalt korra mängivad, kui need, kes oleksid saanud. See ütleb, mis käib koos, mitte mis on põhjus; ühe mängu kohad pole sõltumatud, nii et vahemikud on veidi umbkaudsed.
chart-lift = tõus protsendipunktides
prices-how = Mida lubati ja mida see tõi: kuidas ostja punktid muutusid sellest, mida ta selle eest sai.
chart-price = hind
chart-points = võidetud punkte
rules-seen = { $seen ->
    [work] töös
    [ran] selle funktsioon töötas
   *[never] mitte kunagi
}
rules-never = Kordagi kasutamata: { $rules }.
rules-ran = Nähti töötamas ainult funktsiooni, mis neid sisaldab: { $rules }.
rules-all = Kõik reeglid
records-games = Mängud uuesti vaatamiseks, kombinatsiooni ja numbri järgi: { $links }. { $command } näitab neid käik käigu haaval.
records-tables = Kõik read: { $tables }; { $dictionary } ütleb inglise keeles, mida veerud tähendavad.

## Terminalis
text-cell = { $label }, { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
text-skill = oskus { $n }
text-at-most = { $figure }, kõige rohkem { $most }
text-ended = mängu lõpetas
text-never-chosen = kordagi ei valitud
text-rules-never = kordagi kasutamata reeglid: { $rules }

## A ja B vastamisi
measure-plies = pikkus käikudes
measure-choices = käigud, kus lubatud oli rohkem kui üks
measure-branching = lubatud käike korraga
measure-forced = sundkäikude osa
measure-changes = juhtija vahetusi
measure-ahead = osa mängust, mille järel võitja jäi punktidega ette
measure-clear = osa mängust, mille järel mängu enda hinnang oli võitja poolt
measure-margin = punkte võitja ja järgmise vahel
measure-shared = mitme võitjaga mängude osa
measure-score = ühe koha punktid
measure-winning = suurim punktisumma
measure-first = esimese koha osa võitudest
compare-pairs = { $count } mängupaari
compare-figures = { $what }: { $left } { $a }, { $right } { $b }; vahe on { $gap } (95%, kehtib igal vaatamisel: { $low } kuni { $high })
compare-open = Pole selge pärast { $pairs }: { $figures }.
compare-same = Pole vahet, mis loeks (alla { $margin }), pärast { $pairs }: { $figures }.
compare-higher = Rohkem: { $more }, vähem: { $less }; selge pärast { $pairs }: { $figures }.
compare-gap = B miinus A
compare-interval = 95% vahemik
compare-effect = mõju suurus
compare-saved = paaride sääst
compare-how = Mängupaare samadest seemnetest: { $pairs }, kõige rohkem { $most }. Iga vahemik kehtib igal vaatamisel (Waudby-Smith jt 2024); * 0 jääb sellest välja. Mõju suurus: vahe mängu standardhälvetes, 0,2 on väike, 0,8 suur. Paaride sääst: see osa hajuvusest, mis on mõlemal poolel ühine ja mida vahes ei ole.

## Otsing
search-all = kõik
search-some = { $tried } / { $candidates }, nagu TPE pakkus
search-how = Kandidaate { $candidates }; proovitud: { $how }, mänge igaühega { $games }; parimad kinnitatud uute mängudega, igaühega { $confirm }:
search-none = Ühegi kandidaadiga ei saanud mängida.
search-one = { $chosen } täidab kõik eesmärgid.
search-several = Kandidaate, kes täidavad kõik eesmärgid: { $count }; neile lähim on { $chosen }.
search-perhaps = Ühegi kandidaadi kohta pole näidatud, et see täidab kõik eesmärgid; { $chosen } võib-olla täidab, aga näidatud see ei ole.
search-nearest = Ühegi kandidaadi kohta pole näidatud, et see täidab kõik eesmärgid; kõige lähemale jõuab { $chosen }.
search-wanted = soovitud
search-found = leitud
search-met = täidetud
search-within = kõige rohkem { $share }
met-yes = jah
met-no = ei
met-open = lahtine
met-open-how = lahtine: vahemik ulatub üle soovitu piiri; rohkem mänge (tune.confirm) näitaks seda
