### Ord for laboratoriets rapporter. Navn på roboter, valg, trekk, regler og mål står slik filene har dem.

## Tall
number = { $n }
percent = { $n } %
between = { $low } til { $high }
seat = plass { $n }
label-seats = { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}
label-own = spillets kort
label-swap = { $swap ->
    [true] robotene bytter plass
   *[other] robotene beholder plassen
}
nothing = ingen

## Hva som skiller seg ut
what = { $name ->
    [combination] kombinasjon
    [box] kortene
   *[other] { $name }
}
fair-seat = { $label } (plass { $seat }: { $points })
fair-nearest = { $said }, i { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}; etter 95 %-intervallene er ingen plass lenger enn { $most } prosentpoeng fra en rettferdig andel
fair-open = Hva som er mest rettferdig ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}), er ikke klart. Nærmest rettferdig: { $nearest }. Ikke klart mindre rettferdig: { $open }.
fair-clear = Mest rettferdig ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Klart mindre rettferdig: { $less }.
fair-others = Ikke klart: { $open }.
found-seat = { $label }: plass { $seat } vinner { $share } av { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $points } prosentpoeng fra en rettferdig andel ({ $low } til { $high }).
found-no-seat = Andelen av seirene er ikke for noen plass klart utenfor den rettferdige: alle 95 %-intervaller rommer den.
found-leader = { $label }: den som leder når halve partiet er spilt, vinner { $share } av partiene: lederen stikker av.
found-bot = { $label }: { $bot } vinner { $share } ({ $low } til { $high }) der tilfeldighet alene ville gitt { $fair }.
found-moves = Trekk som kunne velges og aldri ble valgt: { $moves }.
found-rules = Regler som ingenting i disse partiene var borti: { $rules }.

## Siden
title = { $name }: rapport
summary-combinations = { $count ->
    [one] { $count } kombinasjon
   *[other] { $count } kombinasjoner
}
summary-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
summary-seed = startverdi { $seed }
summary-took = spilt på { $seconds } s
notes = Intervallene er på 95 %: Wilsons for andeler, Students for gjennomsnitt; tall for flere kombinasjoner er ikke korrigert for hvor mange de er. En delt seier teller i deler. Alle kombinasjoner spilles fra de samme startverdiene.
notes-again = Den samme filen gir de samme tabellene, byte for byte (kode { $code }).
notes-timed = En robot hadde en tidsgrense: disse partiene kan ikke gjentas, en ny kjøring gir andre.
section-seats = Hvem som vinner: plassene
section-skill = Dyktighet mot tilfeldighet
section-length = Lengde og poeng
section-tension = Når det avgjøres
section-choices = Å velge mellom
section-pieces = Brikker og kort
section-prices = Priser
section-rules = Regler
section-records = Lagrede partier
folded = { $title } ({ $rows } rader)
all-figures = Alle tall

## Overskrifter for kolonner og rader
head-seat = plass
head-bot = robot
head-games = partier
head-wins = seire
head-off = fra rettferdig
head-score = poeng i snitt
head-chance = ved tilfeldighet
head-skill = dyktighet
head-plies = antall trekk
head-least-most = færrest, flest
head-scores = poeng
head-winning = vinnerens poeng
head-margin = seiersmargin
head-shared = delte seire
head-changes = lederskifter
head-ahead = foran for godt etter
head-clear = klart etter
head-leader = lederen ved { $part } vinner
head-leader-next = ved { $part }
head-branching = lovlige trekk om gangen
head-widest = flest
head-forced = tvungne trekk
head-move = trekk
head-taken = valgt der det gikk
head-decisions = avgjørelser
head-piece = brikke eller kort
head-drawn = kunne spilles
head-played = ble spilt, der det gikk
head-won = seire når den spilles
head-lift = løft
head-price = pris
head-purchases = av alle kjøp
head-points = vunne poeng
head-rule = regel
head-seen = sett
head-refused = stillinger der den forbød
head-carried = kall på funksjonen dens
head-counted = trinn i opptellingen
head-ended = partier den avsluttet

## Diagrammer, og hva som sies ved dem
chart-off = prosentpoeng fra rettferdig andel
skill-how = Der roboter av ulik styrke møtes: hvor ofte hver type vinner. Dyktighet er 0 der den ikke vinner oftere enn plassene dens ville ved tilfeldighet, 1 der den alltid vinner.
chart-share = andel av seirene, %
length-how = Søylene rommer den midterste halvdelen av partiene, tynne linjer 90 % av dem, streken er medianen.
length-plies = Lengde i trekk
length-scores = Poeng for alle plasser
length-margin = Poeng mellom vinneren og den neste
chart-plies = lengde i trekk
chart-scores = poeng for alle plasser
chart-margin = vinnerens forsprang i poeng
tension-how = Hvor ofte den plassen vinner som leder i poeng etter en del av partiet. Nær 100 % tidlig stikker lederen av; nær en jevn andel sier poengene så langt ingenting.
chart-part = del av partiet
chart-leader = lederen vinner
tension-more = «Foran for godt»: den delen av partiet hvoretter vinneren holdt seg foran i poeng. «Klart»: hvoretter spillets eget anslag ga vinneren et flertall helt til slutt.
moves-never-possible = aldri mulig ved siden av et annet trekk
moves-never-taken = aldri valgt
moves-kinds = Typer trekk
moves-how-often = Hvor ofte hvert ble valgt
pieces-how = Talt etter partienes plasser. Løft: hvor mye oftere de vinner som spiller brikken eller kortet minst én gang, enn de som kunne ha gjort det. Det sier hva som hører sammen, ikke hva som er årsak; plassene i et parti er ikke uavhengige, så intervallene er litt grove.
chart-lift = løft i prosentpoeng
prices-how = Hva som ble lovet, og hva det ga: hvordan kjøperens poeng endret seg av det som ble kjøpt.
chart-price = pris
chart-points = vunne poeng
rules-seen = { $seen ->
    [work] i bruk
    [ran] funksjonen dens kjørte
   *[never] aldri
}
rules-never = Aldri brukt: { $rules }.
rules-ran = Bare funksjonen som rommer dem, ble sett kjøre: { $rules }.
rules-all = Alle regler
records-games = Partier å spille av, etter kombinasjon og nummer: { $links }. { $command } viser dem trekk for trekk.
records-tables = Alle rader: { $tables }; { $dictionary } sier på engelsk hva kolonnene betyr.

## I terminalen
text-cell = { $label }, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
text-skill = dyktighet { $n }
text-at-most = { $figure }, høyst { $most }
text-ended = sluttet ved
text-never-chosen = aldri valgt
text-rules-never = regler som aldri ble brukt: { $rules }

## A mot B
measure-plies = lengde i trekk
measure-choices = trekk der mer enn ett var lovlig
measure-branching = lovlige trekk om gangen
measure-forced = andel tvungne trekk
measure-changes = lederskifter
measure-ahead = del av partiet hvoretter vinneren holdt seg foran i poeng
measure-clear = del av partiet hvoretter spillets eget anslag var for vinneren
measure-margin = poeng mellom vinneren og den neste
measure-shared = andel partier med flere vinnere
measure-score = poeng for en plass
measure-winning = høyeste poengsum
measure-first = den første plassens andel av seirene
compare-pairs = { $count } par av partier
compare-figures = { $what } { $a } i { $left }, { $b } i { $right }; forskjellen er { $gap } (95 %, gjelder ved hvert blikk: { $low } til { $high })
compare-open = Ikke klart etter { $pairs }: { $figures }.
compare-same = Ingen forskjell som betyr noe (mindre enn { $margin }) etter { $pairs }: { $figures }.
compare-higher = Høyere i { $more } enn i { $less }, klart etter { $pairs }: { $figures }.
compare-gap = B minus A
compare-interval = 95 %-intervall
compare-effect = effektstørrelse
compare-saved = spart ved par
compare-how = Par av partier fra de samme startverdiene: { $pairs }, høyst { $most }. Hvert intervall gjelder ved hvert blikk (Waudby-Smith m.fl. 2024); * det rommer ikke 0. Effektstørrelse: forskjellen i standardavvik for et parti, 0,2 er lite, 0,8 stort. Spart ved par: den delen av spredningen som begge sider deler, og som ikke er i forskjellen.

## Et søk
search-all = alle
search-some = { $tried } av { $candidates }, slik TPE foreslo
search-how = Kandidater: { $candidates }; prøvd: { $how }, med { $games } partier hver; de beste bekreftet med { $confirm } nye partier hver:
search-none = Ingen kandidat kunne spilles.
search-one = { $chosen } når hvert mål.
search-several = { $count ->
    [one] { $count } kandidat når
   *[other] { $count } kandidater når
} hvert mål; nærmest dem er { $chosen }.
search-perhaps = Ingen kandidat er vist å nå hvert mål; { $chosen } når dem kanskje alle, men det er ikke vist.
search-nearest = Ingen kandidat er vist å nå hvert mål; { $chosen } kommer nærmest.
search-wanted = ønsket
search-found = funnet
search-met = nådd
search-within = høyst { $share }
met-yes = ja
met-no = nei
met-open = åpent
met-open-how = åpent: intervallet rekker over kanten av det ønskede; flere partier (tune.confirm) ville vist det
