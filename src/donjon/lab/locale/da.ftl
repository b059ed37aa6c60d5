### Ord til laboratoriets rapporter. Navne på robotter, valg, træk, regler og mål står, som filerne har dem.

## Tal
number = { $n }
percent = { $n } %
between = { $low } til { $high }
seat = plads { $n }
label-seats = { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
}
label-own = spillets kort
label-swap = { $swap ->
    [true] robotterne skifter plads
   *[other] robotterne bliver på deres plads
}
nothing = ingen

## Hvad der springer i øjnene
what = { $name ->
    [combination] kombination
    [box] kortene
   *[other] { $name }
}
fair-seat = { $label } (plads { $seat }: { $points })
fair-nearest = { $said }, i { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}; efter 95 %-intervallerne er ingen plads længere end { $most } procentpoint fra en fair andel
fair-open = Hvad der er mest fair ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}), er ikke klart. Tættest på: { $nearest }. Ikke klart mindre fair: { $open }.
fair-clear = Mest fair ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Klart mindre fair: { $less }.
fair-others = Ikke klart: { $open }.
found-seat = { $label }: plads { $seat } vinder { $share } af { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $points } procentpoint fra en fair andel ({ $low } til { $high }).
found-no-seat = Ingen plads' andel af sejrene er klart ved siden af den fair: alle 95 %-intervaller rummer den.
found-leader = { $label }: den, der fører, når halvdelen af partiet er spillet, vinder { $share } af partierne: føreren stikker af.
found-bot = { $label }: { $bot } vinder { $share } ({ $low } til { $high }), hvor tilfældet alene ville give { $fair }.
found-moves = Træk, der kunne vælges og aldrig blev valgt: { $moves }.
found-rules = Regler, som intet i disse partier rørte ved: { $rules }.

## Siden
title = { $name }: rapport
summary-combinations = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
summary-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
summary-seed = startværdi { $seed }
summary-took = spillet på { $seconds } s
notes = Intervallerne er på 95 %: Wilsons for andele, Students for gennemsnit; tal for flere kombinationer er ikke korrigeret for, hvor mange de er. En delt sejr tæller i dele. Alle kombinationer spilles fra de samme startværdier.
notes-again = Den samme fil giver de samme tabeller, byte for byte (kode { $code }).
notes-timed = En robot havde en tidsgrænse: disse partier kan ikke gentages, en ny kørsel giver andre.
section-seats = Hvem der vinder: pladserne
section-skill = Dygtighed mod tilfælde
section-length = Længde og point
section-tension = Hvornår det afgøres
section-choices = At vælge imellem
section-pieces = Brikker og kort
section-prices = Priser
section-rules = Regler
section-records = Gemte partier
folded = { $title } ({ $rows } rækker)
all-figures = Alle tal

## Overskrifter til kolonner og rækker
head-seat = plads
head-bot = robot
head-games = partier
head-wins = sejre
head-off = fra fair
head-score = point i snit
head-chance = ved tilfælde
head-skill = dygtighed
head-plies = antal træk
head-least-most = færrest, flest
head-scores = point
head-winning = vinderens point
head-margin = sejrsmargen
head-shared = delte sejre
head-changes = føringsskift
head-ahead = foran for altid efter
head-clear = klart efter
head-leader = føreren ved { $part } vinder
head-leader-next = ved { $part }
head-branching = tilladte træk ad gangen
head-widest = flest
head-forced = tvungne træk
head-move = træk
head-taken = valgt, hvor det gik
head-decisions = beslutninger
head-piece = brik eller kort
head-drawn = kunne spilles
head-played = blev spillet, hvor det gik
head-won = sejre, når den spilles
head-lift = løft
head-price = pris
head-purchases = af alle køb
head-points = vundne point
head-rule = regel
head-seen = set
head-refused = stillinger, hvor den forbød
head-carried = kald af dens funktion
head-counted = trin i optællingen
head-ended = partier, den sluttede

## Diagrammer, og hvad der siges ved dem
chart-off = procentpoint fra en fair andel
skill-how = Hvor robotter af forskellig styrke mødes: hvor ofte hver slags vinder. Dygtighed er 0, hvor den ikke vinder oftere, end dens pladser ville ved et tilfælde, 1, hvor den altid vinder.
chart-share = andel af sejrene, %
length-how = Søjlerne rummer den midterste halvdel af partierne, tynde linjer 90 % af dem, stregen er medianen.
length-plies = Længde i træk
length-scores = Point for alle pladser
length-margin = Point mellem vinderen og den næste
chart-plies = længde i træk
chart-scores = point for alle pladser
chart-margin = vinderens forspring i point
tension-how = Hvor ofte den plads vinder, der fører i point efter en del af partiet. Tæt på 100 % tidligt stikker føreren af; tæt på en lige andel siger pointene hidtil intet.
chart-part = del af partiet
chart-leader = føreren vinder
tension-more = »Foran for altid«: den del af partiet, hvorefter vinderen blev ved med at være foran i point. »Klart«: hvorefter spillets eget skøn gav vinderen et flertal helt til slut.
moves-never-possible = aldrig muligt ved siden af et andet træk
moves-never-taken = aldrig valgt
moves-kinds = Slags træk
moves-how-often = Hvor ofte hvert blev valgt
pieces-how = Talt efter partiernes pladser. Løft: hvor meget oftere de vinder, der spiller brikken eller kortet mindst én gang, end de, der kunne have gjort det. Det siger, hvad der følges ad, ikke hvad der er årsag; pladserne i et parti er ikke uafhængige, så intervallerne er lidt grove.
chart-lift = løft i procentpoint
prices-how = Hvad der blev lovet, og hvad det gav: hvordan køberens point ændrede sig ved det, der blev købt.
chart-price = pris
chart-points = vundne point
rules-seen = { $seen ->
    [work] i brug
    [ran] dens funktion kørte
   *[never] aldrig
}
rules-never = Aldrig brugt: { $rules }.
rules-ran = Kun funktionen, som rummer dem, blev set køre: { $rules }.
rules-all = Alle regler
records-games = Partier til gennemsyn, efter kombination og nummer: { $links }. { $command } viser dem træk for træk.
records-tables = Alle rækker: { $tables }; { $dictionary } siger på engelsk, hvad kolonnerne betyder.

## I terminalen
text-cell = { $label }, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
text-skill = dygtighed { $n }
text-at-most = { $figure }, højst { $most }
text-ended = sluttede ved
text-never-chosen = aldrig valgt
text-rules-never = regler, der aldrig blev brugt: { $rules }

## A mod B
measure-plies = længde i træk
measure-choices = træk, hvor mere end ét var tilladt
measure-branching = tilladte træk ad gangen
measure-forced = andel af tvungne træk
measure-changes = føringsskift
measure-ahead = del af partiet, hvorefter vinderen blev ved med at være foran i point
measure-clear = del af partiet, hvorefter spillets eget skøn var for vinderen
measure-margin = point mellem vinderen og den næste
measure-shared = andel af partier med flere vindere
measure-score = point for en plads
measure-winning = højeste pointtal
measure-first = den første plads' andel af sejrene
compare-pairs = { $count } par af partier
compare-figures = { $what } { $a } i { $left }, { $b } i { $right }; forskellen er { $gap } (95 %, gælder ved hvert kig: { $low } til { $high })
compare-open = Ikke klart efter { $pairs }: { $figures }.
compare-same = Ingen forskel af betydning (mindre end { $margin }) efter { $pairs }: { $figures }.
compare-higher = Højere i { $more } end i { $less }, klart efter { $pairs }: { $figures }.
compare-gap = B minus A
compare-interval = 95 %-interval
compare-effect = effektstørrelse
compare-saved = sparet ved par
compare-how = Par af partier fra de samme startværdier: { $pairs }, højst { $most }. Hvert interval gælder ved hvert kig (Waudby-Smith m.fl. 2024); * det rummer ikke 0. Effektstørrelse: forskellen i standardafvigelser for et parti, 0,2 er lille, 0,8 stor. Sparet ved par: den del af spredningen, som begge sider deler, og som ikke er i forskellen.

## En søgning
search-all = alle
search-some = { $tried } af { $candidates }, som TPE foreslog
search-how = Kandidater: { $candidates }; prøvet: { $how }, med { $games } partier hver; de bedste bekræftet med { $confirm } nye partier hver:
search-none = Ingen kandidat kunne spilles.
search-one = { $chosen } når hvert mål.
search-several = { $count ->
    [one] { $count } kandidat når
   *[other] { $count } kandidater når
} hvert mål; tættest på dem er { $chosen }.
search-perhaps = Ingen kandidat er vist at nå hvert mål; { $chosen } når dem måske alle, men det er ikke vist.
search-nearest = Ingen kandidat er vist at nå hvert mål; { $chosen } kommer tættest på.
search-wanted = ønsket
search-found = fundet
search-met = nået
search-within = højst { $share }
met-yes = ja
met-no = nej
met-open = åbent
met-open-how = åbent: intervallet rækker ud over kanten af det ønskede; flere partier (tune.confirm) ville vise det
