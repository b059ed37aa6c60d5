# Robber Knights: brädets ord och reglernas meningar med egna ord.

knights-title = Robber Knights
knights-sentence = Bygg ett landskap bricka för bricka och skicka riddare ur dina borgar för att hålla det som ligger runt dem.

## Brickor

knights-tile-L = sjö
knights-tile-M = berg
knights-tile-P = slätt
knights-tile-Pv = slätt med by
knights-tile-Pc = slätt med borg
knights-tile-Pt = slätt med stad
knights-tile-Fv = skog med by
knights-tile-Fc = skog med borg
knights-tile-Ft = skog med stad

## Händelser

knights-log-keep = { $name } behåller { $tile } och borgen
knights-log-keep-hidden = { $name } har valt en bricka att behålla
knights-log-lay = { $name } lägger { $tile }
knights-log-deploy-none = { $name } lämnar borgen tom
knights-log-deploy-stay = { $name } bemannar borgen med { $count ->
    [one] en riddare
   *[other] { $count } riddare
}
knights-log-deploy-line = { $name } skickar { $count } riddare åt { $direction ->
    [N] norr
    [E] öster
    [S] söder
   *[W] väster
}: { $split }
knights-log-stop = { $name } avslutar turen

## Brädet

knights-board = Landskapet
knights-board-keys = Piltangenterna går över brädet, Enter lägger den valda brickan, 1 och 2 väljer en bricka, Escape släpper. När en borg väntar: en piltangent väljer riktning, en gång till går längre; plus och minus ändrar hur många som stannar på den sista brickan; Enter skickar dem, 0 skickar ingen.
knights-keep-how = Dina andra brickor kommer senare, en grupp i taget. Bara den här väljer du själv.
knights-choose-first = Välj först en av dina brickor, sedan en plats för den.
knights-wait-keep = { $name } väljer en bricka att behålla.
knights-whither = Vart riddarna går
knights-holds = håller den här brickan
knights-left-how = Brickor på handen är medräknade.
knights-plan = { $count } riddare åt { $direction ->
    [N] norr
    [E] öster
    [S] söder
   *[W] väster
}: { $split }
knights-plan-stay = { $count ->
    [one] En riddare stannar
   *[other] { $count } riddare stannar
} på borgen
knights-cell-empty = Tom, { $x } { $y }
knights-cell-open = Ledig för brickan, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] inga riddare
    [one] en riddare
   *[other] { $knights } riddare
}{ $knights ->
    [0] { "" }
   *[other] , hålls av { $name }
}
knights-hand = Dina brickor
knights-hand-tile = Bricka { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] inga poäng
    [one] 1 poäng
   *[other] { $points } poäng
}
knights-leave = { $count ->
    [0] ingen riddare får gå in
    [one] 1 riddare måste stanna
   *[other] { $count } riddare måste stanna
}
knights-ask-keep = Behåll en av dessa tillsammans med din borg. De andra två börjar kartan.
knights-kept-castle = En borg behåller du alltid.
knights-ask-lay-first = Lägg en bricka.
knights-ask-lay-more = Lägg en bricka till eller avsluta din tur.
knights-ask-place = Tryck på en ljus plats för { $tile }.
knights-ask-deploy = Skicka upp till fem riddare från borgen. Dra längs en linje eller välj en riktning.
knights-wait = Det är { $name } som spelar.
knights-laid = { $count } av 3 brickor lagda
knights-stop = Avsluta turen
knights-none = Inga riddare
knights-send = Skicka { $count ->
    [one] 1 riddare
   *[other] { $count } riddare
}
knights-stay = Stanna här
knights-north = Norr
knights-east = Öster
knights-south = Söder
knights-west = Väster
knights-more = En till på { $tile }
knights-fewer = En färre på { $tile }
knights-farther = Gå en bricka längre
knights-nearer = Stanna en bricka tidigare
knights-left-in-hand = { $count ->
    [one] 1 riddare kvar
   *[other] { $count } riddare kvar
}
knights-zoom-in = Närmare
knights-zoom-out = Längre bort
knights-fit = Visa allt
knights-left = Brickor som återstår
knights-stack = { $tile } · { $worth }
knights-stack-empty = Inga riddare här.
knights-stack-closed = Full eller stängd: ingen kommer in längre.
knights-close = Stäng
knights-knights = Riddare i förråd
knights-tiles = Brickor att dra

## Tips

knights-because-keep-mountains = behåller bergen, som kan spärra en väg senare
knights-because-keep-village = håller byn borta från starten, där även andra skulle nå den
knights-because-reach = öppnar vägen till { $points ->
    [one] en poäng
   *[other] { $points } poäng
} för dina riddare
knights-because-castle = ger dig en borg, värd 1 poäng
knights-because-bar = spärrar en väg: ingen riddare kommer förbi sjön
knights-because-hard = gör vägen tung: den som vill genom bergen måste lämna tre riddare där
knights-because-nothing = ger de andra ingenting att ta
knights-because-shield = skyddar { $land ->
    [castle] din borg
    [village] din by
   *[town] din stad
} från en sida
knights-because-tucked = lämnar högst en fri sida åt { $land ->
    [village] byn
   *[town] staden
}
knights-because-offer = lägger { $land ->
    [village] en by
   *[town] en stad
} öppen för allas riddare
knights-because-save = sparar dina riddare till borgarna som kommer
knights-because-tie = sparar dina riddare: de avgör om det blir lika
knights-because-several = tar flera brickor på en gång (tillsammans { $points ->
    [one] en poäng
   *[other] { $points } poäng
})
knights-because-capture = tar { $land ->
    [castle] en borg värd 1 poäng
    [village] en by värd 2 poäng
   *[town] en stad värd 3 poäng
} från en annan spelare
knights-because-take = tar { $land ->
    [castle] en borg värd 1 poäng
    [village] en by värd 2 poäng
   *[town] en stad värd 3 poäng
}
knights-because-close = stänger { $land ->
    [castle] borgen
    [village] byn
   *[town] staden
} för de andra med { $knights } riddare
knights-because-secure = gör { $land ->
    [castle] din borg
    [village] din by
   *[town] din stad
} säker för gott med { $knights } riddare
knights-because-open = lämnar { $land ->
    [village] byn
   *[town] staden
} öppen för andra
knights-because-wait = sparar { $tiles ->
    [one] din sista bricka
   *[other] { $tiles } brickor
} till senare

## Regler

knights-setup-choice = Av dina fyra första brickor behåller du borgen och en av de tre andra.
knights-setup-layout = De två brickor som var och en inte behåller börjar kartan, en kolumn för varje spelare.
knights-setup-pile = Dina övriga brickor kommer grupp för grupp, B först och E sist; ordningen inom en grupp känner ingen.
knights-setup-first = Den äldsta börjar: här den första platsen. Turen går medsols.
knights-lay-count = På din tur lägger du en till tre brickor. Den första måste du, de andra får du.
knights-lay-hand = Du kan bara lägga en bricka som du har på handen.
knights-lay-empty = En bricka läggs på en tom plats.
knights-lay-edge = En bricka måste dela en kant med en som redan ligger; hörn mot hörn räcker inte.
knights-lay-area = Hela kartan måste rymmas i en kvadrat: 7 gånger 7 för två, 9 gånger 9 för tre, 10 gånger 10 för fyra.
knights-lay-refill = Efter varje bricka och dess riddare drar du nästa.
knights-turn-skip = Den som inte har brickor kvar hoppas över. En tur slutar av sig själv efter tredje brickan eller när handen är tom.
knights-castle-place = När du lägger en borg får du genast ställa upp till fem av dina återstående riddare på den. Bestäm först om borgen som väntar.
knights-castle-forced = Vid det här bordet måste den som lägger en borg skicka riddare.
knights-castle-line = Från borgen går riddarna i en rak linje, bricka för bricka, utan att hoppa över en lucka.
knights-castle-leave = På varje bricka, även borgen, lämnar de minst: 1 på slätt, 2 i skog, 3 i berg.
knights-castle-lake = Riddare går inte ut i en sjö.
knights-castle-four = Högst fyra riddare, alla färger tillsammans, stannar på en bricka. Där det inte går slutar linjen.
knights-castle-top = Nya riddare ställs ovanpå dem som redan finns där.
knights-castle-none = Ingen borg väntar på riddare, och utan riddare kvar ger den inga. Riddare flyttar aldrig igen.
knights-end = Spelet slutar när alla brickor ligger och deras riddare står.
knights-score = Den vars riddare står överst på en bricka får dess poäng: borg 1, by 2, stad 3. Mark utan byggnad ger ingenting.
knights-tie = Vid lika vinner den som har flest riddare i förråd; är även det lika delas segern.

## Poängblock

knights-pad-castles = Borgar man håller
knights-pad-villages = Byar man håller
knights-pad-towns = Städer man håller
knights-pad-left = Riddare kvar
knights-pad-tie = { $value ->
    [one] 1 riddare kvar
   *[other] { $value } riddare kvar
}

## Val

knights-option-deploy = Riddare till en borg
knights-option-deploy-optional = som man vill
knights-option-deploy-forced = minst det nödvändiga
