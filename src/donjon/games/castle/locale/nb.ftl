# Build the Castle: ordene på brettet og reglenes setninger med egne ord.

## Brettet

castle-title = Build the Castle
castle-sentence = Ta ett kort hver tur, bygg borgen som viser flest riddere, katter og spøkelser, og skyt med katapulten på naboenes.
castle-edge-ground = mark
castle-edge-castle = mur
castle-edge-tower = tårn
castle-edge-sky = himmel
castle-card = nede { $down }, oppe { $up }, til venstre { $left }, til høyre { $right }
castle-back = glatt mur, baksiden opp
castle-start = startkortet
castle-shows-catapult = katapult
castle-count-knight = { $count ->
    [one] én ridder
   *[other] { $count } riddere
}
castle-count-princess = { $count ->
    [one] én prinsesse
   *[other] { $count } prinsesser
}
castle-count-ghost = { $count ->
    [one] ett spøkelse
   *[other] { $count } spøkelser
}
castle-count-dove = { $count ->
    [one] én due
   *[other] { $count } duer
}
castle-count-cat = { $count ->
    [one] én katt
   *[other] { $count } katter
}
castle-row-knight = Riddere
castle-row-princess = Prinsesser
castle-row-ghost = Spøkelser
castle-row-dove = Duer
castle-row-cat = Katter
castle-row-tower = Ferdige tårn
castle-rows = Hvem som leder
castle-rows-open = Hvem som leder; her det som vises i borgen: { $name }
castle-rows-note = Flest i en rad gir 3, nest flest 1. Likt på topp: 2 hver, og ingen er nummer to. Likt på andreplass: ingenting.
castle-worth = verdi
castle-points = Poeng
castle-points-now = Poeng nå
castle-of = Borg, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-home = Tilbake til min
castle-starter = Treborgen: begynner denne runden
castle-display = Kort i utvalget
castle-cell-fits = Kolonne { $x }, rad { $y }: passer
castle-cell-turned = Kolonne { $x }, rad { $y }: passer snudd
castle-cell-not = Kolonne { $x }, rad { $y }: passer ikke
castle-cell-target = Kolonne { $x }, rad { $y }: { $card }. Kan skytes bort
castle-cell-covered = Kolonne { $x }, rad { $y }: { $card }. Kan ikke skytes bort
castle-ask-take = Ta ett av kortene.
castle-ask-place = Trykk på en lys plass, eller dra kortet dit.
castle-ask-place-back = Med baksiden opp er det glatt mur og viser ingenting. Trykk på en lys plass.
castle-ask-discard = Ingenting kan legges: ta et kort og kast det.
castle-ask-discard-this = Kaste dette kortet?
castle-ask-shoot = Katapult! Skyt bort et lyst kort, eller la være.
castle-must-shoot = Katapult! Skyt bort et lyst kort.
castle-ask-target = Velg en borg å skyte på, eller la være.
castle-say-nowhere = Dette kortet passer ingen steder, hvordan det enn snus.
castle-say-down = Med baksiden opp passer det her. Trykk igjen for å legge det.
castle-say-up = Med forsiden opp passer det her. Trykk igjen for å legge det.
castle-wait = Det er { $name } som spiller.
castle-wait-shot = { $name } sikter med katapulten.
castle-turn-down = Snu
castle-turn-up = Snu
castle-discard = Kast
castle-hold = Ikke skyt
castle-pile = Trekkbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-pile-list = Kort som ikke er sett ennå
castle-pile-note = { $count ->
    [one] 1 av disse kortene ligger
   *[other] { $count } av disse kortene ligger
} i trekkbunken; { $starts ->
    [one] det andre er et startkort
   *[other] de andre { $starts } er startkort
}, med baksiden opp.
castle-close = Lukk
castle-tally-cards = Kort i borgen

## Hendelser

castle-log-lay = { $name } bygger
castle-log-back = { $name } bygger med et kort med baksiden opp
castle-log-discard = { $name } kaster et kort
castle-log-shoot = { $name } skyter bort et kort fra borgen: { $target }
castle-log-hold = { $name } lar være å skyte

## The count

castle-step-first = { $row }: flest av alle, { $most }
castle-step-shared = { $row }: { $sharers } borger likt med { $most }; 2 hver, og ingen er nummer to
castle-step-second = { $row }: nest flest, { $own } (flest: { $most })
