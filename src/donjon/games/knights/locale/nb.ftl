# Robber Knights: ordene på brettet og reglenes setninger med egne ord.

knights-title = Robber Knights
knights-sentence = Bygg et landskap brikke for brikke, og send riddere ut fra borgene dine for å holde det som ligger rundt dem.

## Brikker

knights-tile-L = innsjø
knights-tile-M = fjell
knights-tile-P = slette
knights-tile-Pv = slette med landsby
knights-tile-Pc = slette med borg
knights-tile-Pt = slette med by
knights-tile-Fv = skog med landsby
knights-tile-Fc = skog med borg
knights-tile-Ft = skog med by

## Hendelser

knights-log-keep = { $name } beholder { $tile } og borgen
knights-log-keep-hidden = { $name } har valgt en brikke å beholde
knights-log-lay = { $name } legger { $tile }
knights-log-deploy-none = { $name } lar borgen stå tom
knights-log-deploy-stay = { $name } bemanner borgen med { $count ->
    [one] én ridder
   *[other] { $count } riddere
}
knights-log-deploy-line = { $name } sender { $count } riddere mot { $direction ->
    [N] nord
    [E] øst
    [S] sør
   *[W] vest
}: { $split }
knights-log-stop = { $name } avslutter turen

## Brettet

knights-board = Landskapet
knights-board-keys = Piltastene går over brettet, Enter legger den valgte brikken, 1 og 2 velger en brikke, Escape slipper. Når en borg venter: en piltast velger retning, en gang til går lenger; pluss og minus endrer hvor mange som blir på den siste brikken; Enter sender dem, 0 sender ingen.
knights-keep-how = De andre brikkene dine kommer senere, én gruppe om gangen. Bare denne ene velger du selv.
knights-choose-first = Velg først en av brikkene dine, så en plass til den.
knights-wait-keep = { $name } velger en brikke å beholde.
knights-whither = Hvor ridderne går
knights-holds = holder denne brikken
knights-left-how = Brikker på hånden er regnet med.
knights-plan = { $count } riddere mot { $direction ->
    [N] nord
    [E] øst
    [S] sør
   *[W] vest
}: { $split }
knights-plan-stay = { $count ->
    [one] Én ridder blir
   *[other] { $count } riddere blir
} på borgen
knights-cell-empty = Tom, { $x } { $y }
knights-cell-open = Ledig for brikken, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] ingen riddere
    [one] én ridder
   *[other] { $knights } riddere
}{ $knights ->
    [0] { "" }
   *[other] , holdes av { $name }
}
knights-hand = Brikkene dine
knights-hand-tile = Brikke { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] ingen poeng
    [one] 1 poeng
   *[other] { $points } poeng
}
knights-leave = { $count ->
    [0] ingen ridder kan gå inn
    [one] 1 ridder må bli her
   *[other] { $count } riddere må bli her
}
knights-ask-keep = Behold én av disse sammen med borgen din. De to andre begynner kartet.
knights-kept-castle = En borg beholder du alltid.
knights-ask-lay-first = Legg en brikke.
knights-ask-lay-more = Legg en brikke til, eller avslutt turen din.
knights-ask-place = Trykk på en lys plass for { $tile }.
knights-ask-deploy = Send opptil fem riddere fra borgen. Dra langs en linje, eller velg en retning.
knights-wait = Det er { $name } som spiller.
knights-laid = { $count } av 3 brikker lagt
knights-stop = Avslutt turen
knights-none = Ingen riddere
knights-send = Send { $count ->
    [one] 1 ridder
   *[other] { $count } riddere
}
knights-stay = Bli her
knights-north = Nord
knights-east = Øst
knights-south = Sør
knights-west = Vest
knights-more = Én til på { $tile }
knights-fewer = Én færre på { $tile }
knights-farther = Gå én brikke lenger
knights-nearer = Stopp én brikke tidligere
knights-left-in-hand = { $count ->
    [one] 1 ridder igjen
   *[other] { $count } riddere igjen
}
knights-zoom-in = Nærmere
knights-zoom-out = Lenger unna
knights-fit = Vis alt
knights-left = Brikker som gjenstår
knights-stack = { $tile } · { $worth }
knights-stack-empty = Ingen riddere her.
knights-stack-closed = Full eller stengt: ingen kommer inn lenger.
knights-close = Lukk
knights-knights = Riddere i reserve
knights-tiles = Brikker å trekke

## Tips

knights-because-keep-mountains = beholder fjellene, som kan sperre en vei senere
knights-because-keep-village = holder landsbyen utenfor starten, der andre også ville nådd den
knights-because-reach = åpner veien til { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} for ridderne dine
knights-because-castle = gir deg en borg som teller 1 poeng
knights-because-bar = sperrer en vei: ingen ridder kommer forbi innsjøen
knights-because-hard = gjør veien tung: den som vil gjennom fjellene, må la tre riddere bli igjen der
knights-because-nothing = gir de andre ingenting å ta
knights-because-shield = skjermer { $land ->
    [castle] borgen din
    [village] landsbyen din
   *[town] byen din
} fra én side
knights-because-tucked = lar høyst én side være fri ved { $land ->
    [village] landsbyen
   *[town] byen
}
knights-because-offer = legger { $land ->
    [village] en landsby
   *[town] en by
} åpen for alles riddere
knights-because-save = sparer ridderne dine til borgene som kommer
knights-because-tie = sparer ridderne dine: de avgjør hvis det står likt
knights-because-several = tar flere brikker på én gang (til sammen { $points ->
    [one] ett poeng
   *[other] { $points } poeng
})
knights-because-capture = tar { $land ->
    [castle] en borg verdt 1 poeng
    [village] en landsby verdt 2 poeng
   *[town] en by verdt 3 poeng
} fra en annen spiller
knights-because-take = tar { $land ->
    [castle] en borg verdt 1 poeng
    [village] en landsby verdt 2 poeng
   *[town] en by verdt 3 poeng
}
knights-because-close = stenger { $land ->
    [castle] borgen
    [village] landsbyen
   *[town] byen
} for de andre med { $knights } riddere
knights-because-secure = gjør { $land ->
    [castle] borgen din
    [village] landsbyen din
   *[town] byen din
} trygg for alltid med { $knights } riddere
knights-because-open = lar { $land ->
    [village] landsbyen
   *[town] byen
} stå åpen for andre
knights-because-wait = sparer { $tiles ->
    [one] den siste brikken din
   *[other] { $tiles } brikker
} til senere

## Regler

knights-setup-choice = Av de fire første brikkene dine beholder du borgen og én av de tre andre.
knights-setup-layout = De to brikkene som hver spiller ikke beholder, begynner kartet, én kolonne til hver spiller.
knights-setup-pile = De andre brikkene dine kommer gruppe for gruppe, B først og E sist; rekkefølgen i en gruppe kjenner ingen.
knights-setup-first = Den eldste begynner: her den første plassen. Turen går med klokka.
knights-lay-count = På din tur legger du én til tre brikker. Den første må du, de andre kan du.
knights-lay-hand = Du kan bare legge en brikke du har på hånden.
knights-lay-empty = En brikke legges på en tom plass.
knights-lay-edge = En brikke må dele en kant med en som ligger der; hjørne mot hjørne er ikke nok.
knights-lay-area = Hele kartet må holde seg innenfor et kvadrat: 7 ganger 7 med to, 9 ganger 9 med tre, 10 ganger 10 med fire.
knights-lay-refill = Etter hver brikke og ridderne dens trekker du den neste.
knights-turn-skip = Den som ikke har flere brikker, hoppes over. En tur slutter av seg selv etter den tredje brikken, eller når hånden er tom.
knights-castle-place = Når du legger en borg, kan du straks sette opptil fem av de gjenværende ridderne dine på den. Bestem først over borgen som venter.
knights-castle-forced = Ved dette bordet må den som legger en borg, sende riddere.
knights-castle-line = Fra borgen går ridderne i en rett linje, brikke for brikke, uten å hoppe over et hull.
knights-castle-leave = På hver brikke, også borgen, etterlater de minst: 1 på slette, 2 i skog, 3 i fjell.
knights-castle-lake = Riddere går ikke ut i en innsjø.
knights-castle-four = Høyst fire riddere, alle farger til sammen, blir på en brikke. Der det ikke går, slutter linjen.
knights-castle-top = Nye riddere kommer oppå dem som allerede er der.
knights-castle-none = Ingen borg venter på riddere, og uten flere riddere gir den ingen. Riddere flytter seg aldri igjen.
knights-end = Spillet slutter når alle brikkene ligger og ridderne deres står.
knights-score = Den som har ridderen øverst på en brikke, får poengene: borg 1, landsby 2, by 3. Land uten bygning gir ingenting.
knights-tie = Ved uavgjort vinner den som har flest riddere i reserve; er også det likt, deles seieren.

## Poengblokk

knights-pad-castles = Borger man holder
knights-pad-villages = Landsbyer man holder
knights-pad-towns = Byer man holder
knights-pad-left = Riddere igjen
knights-pad-tie = { $value ->
    [one] 1 ridder igjen
   *[other] { $value } riddere igjen
}

## Valg

knights-option-deploy = Riddere til en borg
knights-option-deploy-optional = som man vil
knights-option-deploy-forced = minst det nødvendige
