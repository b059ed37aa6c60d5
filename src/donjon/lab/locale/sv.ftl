### Ord för labbets rapporter. Namn på robotar, val, drag, regler och mått står som i filerna.

## Tal
number = { $n }
percent = { $n } %
between = { $low } till { $high }
seat = plats { $n }
label-seats = { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}
label-own = spelets kort
label-swap = { $swap ->
    [true] robotarna byter plats
   *[other] robotarna behåller sin plats
}
nothing = inga

## Vad som sticker ut
what = { $name ->
    [combination] kombination
    [box] kort
   *[other] { $name }
}
fair-seat = { $label } (plats { $seat }: { $points })
fair-nearest = { $said }, i { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}; enligt 95 %-intervallen ligger ingen plats längre än { $most } procentenheter från en rättvis andel
fair-open = Vad som är mest rättvist ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}) är inte klart. Närmast rättvist: { $nearest }. Inte klart mindre rättvist: { $open }.
fair-clear = Mest rättvist ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Klart mindre rättvist: { $less }.
fair-others = Inte klart: { $open }.
found-seat = { $label }: plats { $seat } vinner { $share } av { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $points } procentenheter från en rättvis andel ({ $low } till { $high }).
found-no-seat = Ingen plats andel av segrarna ligger klart utanför den rättvisa: alla 95 %-intervall rymmer den.
found-leader = { $label }: den som leder när halva partiet är spelat vinner { $share } av partierna: ledaren drar ifrån.
found-bot = { $label }: { $bot } vinner { $share } ({ $low } till { $high }) där bara slumpen skulle ge { $fair }.
found-moves = Drag som kunde väljas och aldrig valdes: { $moves }.
found-rules = Regler som ingenting i de här partierna rörde vid: { $rules }.

## Sidan
title = { $name }: rapport
summary-combinations = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
summary-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
summary-seed = frö { $seed }
summary-took = spelade på { $seconds } s
notes = Intervallen är på 95 %: Wilsons för andelar, Students för medelvärden; siffror för flera kombinationer är inte korrigerade för hur många de är. En delad seger räknas i delar. Alla kombinationer spelas från samma frön.
notes-again = Samma fil ger samma tabeller, på byten när (kod { $code }).
notes-timed = En robot hade en tidsgräns: de här partierna kan inte upprepas, en ny körning ger andra.
section-seats = Vem som vinner: platserna
section-skill = Skicklighet mot slump
section-length = Längd och poäng
section-tension = När det avgörs
section-choices = Att välja på
section-pieces = Brickor och kort
section-prices = Priser
section-rules = Regler
section-records = Sparade partier
folded = { $title } ({ $rows } rader)
all-figures = Alla siffror

## Rubriker för kolumner och rader
head-seat = plats
head-bot = robot
head-games = partier
head-wins = segrar
head-off = från rättvist
head-score = poäng i snitt
head-chance = av slump
head-skill = skicklighet
head-plies = antal drag
head-least-most = minst, mest
head-scores = poäng
head-winning = vinnarens poäng
head-margin = segermarginal
head-shared = delade segrar
head-changes = ledarbyten
head-ahead = leder för gott efter
head-clear = klart efter
head-leader = ledaren vid { $part } vinner
head-leader-next = vid { $part }
head-branching = tillåtna drag åt gången
head-widest = mest
head-forced = tvingade drag
head-move = drag
head-taken = valt där det gick
head-decisions = beslut
head-piece = bricka eller kort
head-drawn = kunde spelas
head-played = spelades, där det gick
head-won = segrar när den spelas
head-lift = lyft
head-price = pris
head-purchases = av alla köp
head-points = vunna poäng
head-rule = regel
head-seen = sedd
head-refused = ställningar där den förbjöd
head-carried = anrop av dess funktion
head-counted = steg i räkningen
head-ended = partier den avslutade

## Diagram och vad som sägs bredvid dem
chart-off = procentenheter från rättvis andel
skill-how = Där robotar av olika styrka möts: hur ofta varje sort vinner. Skicklighet är 0 där den inte vinner oftare än dess platser skulle göra av slump, 1 där den alltid vinner.
chart-share = andel av segrarna, %
length-how = Staplarna rymmer den mellersta halvan av partierna, tunna linjer 90 % av dem, strecket är medianen.
length-plies = Längd i drag
length-scores = Poäng för alla platser
length-margin = Poäng mellan vinnaren och den närmaste
chart-plies = längd i drag
chart-scores = poäng för alla platser
chart-margin = vinnarens försprång i poäng
tension-how = Hur ofta den plats vinner som leder i poäng efter en del av partiet. Nära 100 % redan tidigt drar ledaren ifrån; nära en jämn andel säger poängen hittills ingenting.
chart-part = del av partiet
chart-leader = ledaren vinner
tension-more = ”Leder för gott”: den del av partiet varefter vinnaren förblev före i poäng. ”Klart”: varefter spelets egen uppskattning gav vinnaren en majoritet ända till slutet.
moves-never-possible = aldrig möjligt bredvid ett annat drag
moves-never-taken = aldrig valt
moves-kinds = Slag av drag
moves-how-often = Hur ofta varje valdes
pieces-how = Räknat på partiernas platser. Lyft: hur mycket oftare de vinner som spelar brickan eller kortet minst en gång än de som kunde ha gjort det. Det säger vad som hör ihop, inte vad som orsakar vad; platserna i ett parti är inte oberoende, så intervallen är lite grova.
chart-lift = lyft i procentenheter
prices-how = Vad som lovades och vad det gav: hur köparens poäng ändrades av det som köptes.
chart-price = pris
chart-points = vunna poäng
rules-seen = { $seen ->
    [work] i arbete
    [ran] dess funktion kördes
   *[never] aldrig
}
rules-never = Aldrig använda: { $rules }.
rules-ran = Bara funktionen som innehåller dem sågs köra: { $rules }.
rules-all = Alla regler
records-games = Partier att spela upp, efter kombination och nummer: { $links }. { $command } visar dem drag för drag.
records-tables = Alla rader: { $tables }; { $dictionary } säger på engelska vad kolumnerna betyder.

## I terminalen
text-cell = { $label }, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
text-skill = skicklighet { $n }
text-at-most = { $figure }, högst { $most }
text-ended = slutade med
text-never-chosen = aldrig valt
text-rules-never = regler som aldrig användes: { $rules }

## A mot B
measure-plies = längd i drag
measure-choices = drag där mer än ett var tillåtet
measure-branching = tillåtna drag åt gången
measure-forced = andel tvingade drag
measure-changes = ledarbyten
measure-ahead = del av partiet varefter vinnaren förblev före i poäng
measure-clear = del av partiet varefter spelets egen uppskattning var för vinnaren
measure-margin = poäng mellan vinnaren och den närmaste
measure-shared = andel partier med flera vinnare
measure-score = poäng för en plats
measure-winning = högsta poäng
measure-first = första platsens andel av segrarna
compare-pairs = { $count } par av partier
compare-figures = { $what } { $a } i { $left }, { $b } i { $right }; skillnaden är { $gap } (95 %, gäller vid varje titt: { $low } till { $high })
compare-open = Inte klart efter { $pairs }: { $figures }.
compare-same = Ingen skillnad som betyder något (mindre än { $margin }) efter { $pairs }: { $figures }.
compare-higher = Högre i { $more } än i { $less }, klart efter { $pairs }: { $figures }.
compare-gap = B minus A
compare-interval = 95 %-intervall
compare-effect = effektstorlek
compare-saved = sparat av paren
compare-how = Par av partier från samma frön: { $pairs }, högst { $most }. Varje intervall gäller vid varje titt (Waudby-Smith m.fl. 2024); * det rymmer inte 0. Effektstorlek: skillnaden i standardavvikelser för ett parti, 0,2 är liten, 0,8 stor. Sparat av paren: den del av spridningen som båda sidor delar och som inte finns i skillnaden.

## En sökning
search-all = alla
search-some = { $tried } av { $candidates }, som TPE föreslog
search-how = Kandidater: { $candidates }; prövade: { $how }, med { $games } partier var; de bästa bekräftade med { $confirm } nya partier var:
search-none = Ingen kandidat kunde spelas.
search-one = { $chosen } når varje mål.
search-several = { $count ->
    [one] { $count } kandidat når
   *[other] { $count } kandidater når
} varje mål; närmast dem är { $chosen }.
search-perhaps = Ingen kandidat har visats nå varje mål; { $chosen } når kanske alla, men det är inte visat.
search-nearest = Ingen kandidat har visats nå varje mål; { $chosen } kommer närmast.
search-wanted = önskat
search-found = funnet
search-met = nått
search-within = högst { $share }
met-yes = ja
met-no = nej
met-open = öppet
met-open-how = öppet: intervallet når över kanten av det önskade; fler partier (tune.confirm) skulle visa det
