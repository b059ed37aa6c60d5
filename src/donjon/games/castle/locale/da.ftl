# Build the Castle: brættets ord og reglernes sætninger med egne ord.

## Brættet

castle-title = Build the Castle
castle-sentence = Tag et kort hver tur, byg den borg, der viser flest riddere, katte og spøgelser, og skyd med katapulten på naboernes.
castle-edge-ground = jord
castle-edge-castle = mur
castle-edge-tower = tårn
castle-edge-sky = himmel
castle-card = nede { $down }, oppe { $up }, til venstre { $left }, til højre { $right }
castle-back = glat mur, bagsiden opad
castle-start = startkortet
castle-shows-catapult = katapult
castle-count-knight = { $count ->
    [one] en ridder
   *[other] { $count } riddere
}
castle-count-princess = { $count ->
    [one] en prinsesse
   *[other] { $count } prinsesser
}
castle-count-ghost = { $count ->
    [one] et spøgelse
   *[other] { $count } spøgelser
}
castle-count-dove = { $count ->
    [one] en due
   *[other] { $count } duer
}
castle-count-cat = { $count ->
    [one] en kat
   *[other] { $count } katte
}
castle-row-knight = Riddere
castle-row-princess = Prinsesser
castle-row-ghost = Spøgelser
castle-row-dove = Duer
castle-row-cat = Katte
castle-row-tower = Færdige tårne
castle-rows = Hvem der fører
castle-rows-open = Hvem der fører; her, hvad der ses i borgen: { $name }
castle-rows-note = Flest i en række giver 3, næstflest 1. Lige i toppen: 2 hver, og ingen er nummer to. Lige på andenpladsen: intet.
castle-worth = værdi
castle-points = Point
castle-points-now = Point nu
castle-of = Borg, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-home = Tilbage til min
castle-starter = Træborgen: begynder denne runde
castle-display = Kort i udbuddet
castle-cell-fits = Kolonne { $x }, række { $y }: passer
castle-cell-turned = Kolonne { $x }, række { $y }: passer vendt
castle-cell-not = Kolonne { $x }, række { $y }: passer ikke
castle-cell-target = Kolonne { $x }, række { $y }: { $card }. Kan skydes væk
castle-cell-covered = Kolonne { $x }, række { $y }: { $card }. Kan ikke skydes væk
castle-ask-take = Tag et af kortene.
castle-ask-place = Tryk på en lys plads, eller træk kortet derhen.
castle-ask-place-back = Med bagsiden opad er det glat mur og viser intet. Tryk på en lys plads.
castle-ask-discard = Intet kan lægges: tag et kort, og kassér det.
castle-ask-discard-this = Kassere dette kort?
castle-ask-shoot = Katapult! Skyd et lyst kort væk, eller lad være.
castle-must-shoot = Katapult! Skyd et lyst kort væk.
castle-ask-target = Vælg en borg at skyde på, eller lad være.
castle-say-nowhere = Dette kort passer ingen steder, hvordan det end vendes.
castle-say-down = Med bagsiden opad passer det her. Tryk igen for at lægge det.
castle-say-up = Med forsiden opad passer det her. Tryk igen for at lægge det.
castle-wait = Det er { $name }, der spiller.
castle-wait-shot = { $name } sigter med katapulten.
castle-turn-down = Vend
castle-turn-up = Vend
castle-discard = Kassér
castle-hold = Skyd ikke
castle-pile = Trækbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-pile-list = Kort, der endnu ikke er set
castle-pile-note = { $count ->
    [one] 1 af disse kort ligger
   *[other] { $count } af disse kort ligger
} i trækbunken; { $starts ->
    [one] det andet er et startkort
   *[other] de andre { $starts } er startkort
}, med bagsiden opad.
castle-close = Luk
castle-tally-cards = Kort i borgen

## Forløb

castle-log-lay = { $name } bygger
castle-log-back = { $name } bygger med et kort med bagsiden opad
castle-log-discard = { $name } kasserer et kort
castle-log-shoot = { $name } skyder et kort væk fra borgen: { $target }
castle-log-hold = { $name } lader være med at skyde

## The count

castle-step-first = { $row }: flest af alle, { $most }
castle-step-shared = { $row }: { $sharers } borge lige med { $most }; 2 hver, og ingen er nummer to
castle-step-second = { $row }: næstflest, { $own } (flest: { $most })
