# Robber Knights: brættets ord og reglernes sætninger med egne ord.

knights-title = Robber Knights
knights-sentence = Byg et landskab brik for brik, og send riddere ud fra dine borge for at holde det, der ligger omkring dem.

## Brikker

knights-tile-L = sø
knights-tile-M = bjerge
knights-tile-P = slette
knights-tile-Pv = slette med landsby
knights-tile-Pc = slette med borg
knights-tile-Pt = slette med by
knights-tile-Fv = skov med landsby
knights-tile-Fc = skov med borg
knights-tile-Ft = skov med by

## Forløb

knights-log-keep = { $name } beholder { $tile } og borgen
knights-log-keep-hidden = { $name } har valgt en brik at beholde
knights-log-lay = { $name } lægger { $tile }
knights-log-deploy-none = { $name } lader borgen stå tom
knights-log-deploy-stay = { $name } bemander borgen med { $count ->
    [one] en ridder
   *[other] { $count } riddere
}
knights-log-deploy-line = { $name } sender { $count } riddere mod { $direction ->
    [N] nord
    [E] øst
    [S] syd
   *[W] vest
}: { $split }
knights-log-stop = { $name } afslutter turen

## Brættet

knights-board = Landskabet
knights-board-keys = Piletasterne går over brættet, Enter lægger den valgte brik, 1 og 2 vælger en brik, Escape slipper. Når en borg venter: en piletast vælger retning, en gang til går længere; plus og minus ændrer, hvor mange der bliver på den sidste brik; Enter sender dem, 0 sender ingen.
knights-keep-how = Dine andre brikker kommer senere, en gruppe ad gangen. Kun denne ene vælger du selv.
knights-choose-first = Vælg først en af dine brikker, derefter en plads til den.
knights-wait-keep = { $name } vælger en brik at beholde.
knights-whither = Hvor ridderne går hen
knights-holds = holder denne brik
knights-left-how = Brikker på hånden er talt med.
knights-plan = { $count } riddere mod { $direction ->
    [N] nord
    [E] øst
    [S] syd
   *[W] vest
}: { $split }
knights-plan-stay = { $count ->
    [one] En ridder bliver
   *[other] { $count } riddere bliver
} på borgen
knights-cell-empty = Tom, { $x } { $y }
knights-cell-open = Ledig til brikken, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] ingen riddere
    [one] en ridder
   *[other] { $knights } riddere
}{ $knights ->
    [0] { "" }
   *[other] , holdes af { $name }
}
knights-hand = Dine brikker
knights-hand-tile = Brik { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] ingen point
    [one] 1 point
   *[other] { $points } point
}
knights-leave = { $count ->
    [0] ingen ridder må gå herind
    [one] 1 ridder skal blive her
   *[other] { $count } riddere skal blive her
}
knights-ask-keep = Behold en af disse sammen med din borg. De to andre begynder kortet.
knights-kept-castle = En borg beholder du altid.
knights-ask-lay-first = Læg en brik.
knights-ask-lay-more = Læg en brik til, eller afslut din tur.
knights-ask-place = Tryk på en lys plads til { $tile }.
knights-ask-deploy = Send op til fem riddere fra borgen. Træk langs en linje, eller vælg en retning.
knights-wait = Det er { $name }, der spiller.
knights-laid = { $count } af 3 brikker lagt
knights-stop = Afslut turen
knights-none = Ingen riddere
knights-send = Send { $count ->
    [one] 1 ridder
   *[other] { $count } riddere
}
knights-stay = Bliv her
knights-north = Nord
knights-east = Øst
knights-south = Syd
knights-west = Vest
knights-more = Én mere på { $tile }
knights-fewer = Én færre på { $tile }
knights-farther = Gå en brik længere
knights-nearer = Stop en brik tidligere
knights-left-in-hand = { $count ->
    [one] 1 ridder tilbage
   *[other] { $count } riddere tilbage
}
knights-zoom-in = Tættere på
knights-zoom-out = Længere væk
knights-fit = Vis alt
knights-left = Brikker, der mangler
knights-stack = { $tile } · { $worth }
knights-stack-empty = Ingen riddere her.
knights-stack-closed = Fuld eller lukket: ingen kommer ind mere.
knights-close = Luk
knights-knights = Riddere i reserve
knights-tiles = Brikker at trække

## Råd

knights-because-keep-mountains = beholder bjergene, som kan spærre en vej senere
knights-because-keep-village = holder landsbyen ude af starten, hvor andre også ville nå den
knights-because-reach = åbner vejen til { $points ->
    [one] et point
   *[other] { $points } point
} for dine riddere
knights-because-castle = giver dig en borg, der tæller 1 point
knights-because-bar = spærrer en vej: ingen ridder kommer forbi søen
knights-because-hard = gør vejen tung: den, der vil gennem bjergene, skal efterlade tre riddere der
knights-because-nothing = giver de andre intet at tage
knights-because-shield = skærmer { $land ->
    [castle] din borg
    [village] din landsby
   *[town] din by
} fra én side
knights-because-tucked = lader højst én side være fri ved { $land ->
    [village] landsbyen
   *[town] byen
}
knights-because-offer = lægger { $land ->
    [village] en landsby
   *[town] en by
} åben for alles riddere
knights-because-save = sparer dine riddere til de borge, der kommer
knights-because-tie = sparer dine riddere: de afgør det, hvis I står lige
knights-because-several = tager flere brikker på én gang (tilsammen { $points ->
    [one] et point
   *[other] { $points } point
})
knights-because-capture = tager { $land ->
    [castle] en borg til 1 point
    [village] en landsby til 2 point
   *[town] en by til 3 point
} fra en anden spiller
knights-because-take = tager { $land ->
    [castle] en borg til 1 point
    [village] en landsby til 2 point
   *[town] en by til 3 point
}
knights-because-close = lukker { $land ->
    [castle] borgen
    [village] landsbyen
   *[town] byen
} for de andre med { $knights } riddere
knights-because-secure = gør { $land ->
    [castle] din borg
    [village] din landsby
   *[town] din by
} sikker for altid med { $knights } riddere
knights-because-open = lader { $land ->
    [village] landsbyen
   *[town] byen
} stå åben for andre
knights-because-wait = sparer { $tiles ->
    [one] din sidste brik
   *[other] { $tiles } brikker
} til senere

## Regler

knights-setup-choice = Af dine første fire brikker beholder du borgen og en af de tre andre.
knights-setup-layout = De to brikker, som hver spiller ikke beholder, begynder kortet, en kolonne til hver spiller.
knights-setup-pile = Dine øvrige brikker kommer gruppe for gruppe, B først og E sidst; rækkefølgen i en gruppe kender ingen.
knights-setup-first = Den ældste begynder: her den første plads. Turen går med uret.
knights-lay-count = På din tur lægger du en til tre brikker. Den første skal du, de andre må du.
knights-lay-hand = Du kan kun lægge en brik, du har på hånden.
knights-lay-empty = En brik lægges på en tom plads.
knights-lay-edge = En brik skal dele en kant med en, der ligger der; hjørne mod hjørne er ikke nok.
knights-lay-area = Hele kortet skal holde sig inden for et kvadrat: 7 gange 7 med to, 9 gange 9 med tre, 10 gange 10 med fire.
knights-lay-refill = Efter hver brik og dens riddere trækker du den næste.
knights-turn-skip = Den, der ikke har flere brikker, springes over. En tur slutter af sig selv efter den tredje brik, eller når hånden er tom.
knights-castle-place = Når du lægger en borg, må du straks sætte op til fem af dine resterende riddere på den. Bestem først over borgen, der venter.
knights-castle-forced = Ved dette bord skal den, der lægger en borg, sende riddere.
knights-castle-line = Fra borgen går ridderne i en lige linje, brik for brik, uden at springe over et hul.
knights-castle-leave = På hver brik, også borgen, efterlader de mindst: 1 på slette, 2 i skov, 3 i bjerge.
knights-castle-lake = Riddere går ikke ud i en sø.
knights-castle-four = Højst fire riddere, alle farver tilsammen, bliver på en brik. Hvor det ikke går, slutter linjen.
knights-castle-top = Nye riddere kommer oven på dem, der allerede er der.
knights-castle-none = Ingen borg venter på riddere, og uden flere riddere giver den ingen. Riddere flytter sig aldrig igen.
knights-end = Spillet slutter, når alle brikker ligger, og deres riddere står.
knights-score = Den, hvis ridder står øverst på en brik, får dens point: borg 1, landsby 2, by 3. Land uden bygning giver intet.
knights-tie = Ved pointlighed vinder den, der har flest riddere i reserve; er også det lige, deles sejren.

## Pointblok

knights-pad-castles = Borge, man holder
knights-pad-villages = Landsbyer, man holder
knights-pad-towns = Byer, man holder
knights-pad-left = Riddere tilbage
knights-pad-tie = { $value ->
    [one] 1 ridder tilbage
   *[other] { $value } riddere tilbage
}

## Valg

knights-option-deploy = Riddere til en borg
knights-option-deploy-optional = som man vil
knights-option-deploy-forced = mindst det nødvendige
