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
castle-kind-gatehouse = Porthus
castle-kind-west-footing = Vestlig grunnmur
castle-kind-east-footing = Østlig grunnmur
castle-kind-rampart = Voll
castle-kind-keep-footing = Grunnmur for tårn
castle-kind-lone-footing = Frittstående grunnmur
castle-kind-hall = Sal
castle-kind-roofed-hall = Sal med tak
castle-kind-west-wall = Vestmur
castle-kind-east-wall = Østmur
castle-kind-west-eaves = Vestlig takskjegg
castle-kind-east-eaves = Østlig takskjegg
castle-kind-oriel = Karnapp
castle-kind-tower-base = Tårnfot
castle-kind-west-tower-base = Vestlig tårnfot
castle-kind-east-tower-base = Østlig tårnfot
castle-kind-free-tower-base = Frittstående tårnfot
castle-kind-shaft = Tårnskaft
castle-kind-walled-shaft = Tårnskaft i muren
castle-kind-roof = Tårntak
castle-kind-walled-roof = Tårntak i muren
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

castle-log-lay = { $name } bygger: { $card }
castle-log-back = { $name } bygger med baksiden opp: { $card }
castle-log-discard = { $name } kaster: { $card }
castle-log-shoot = { $name } skyter bort et kort fra borgen: { $target }
castle-log-hit = { $name } skyter på { $target }: { $card }
castle-log-hold = { $name } lar være å skyte

## The count

castle-step-first = { $row }: flest av alle, { $most }
castle-step-shared = { $row }: { $sharers } borger likt med { $most }; 2 hver, og ingen er nummer to
castle-step-second = { $row }: nest flest, { $own } (flest: { $most })

## Tips

castle-because-points = gir deg { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} mer slik det står nå
castle-because-lead = gir deg ledelsen { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-level = bringer deg opp på siden av den som leder { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-second = bringer deg opp på andreplass { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-extend = øker ledelsen din { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-closer = bringer deg nærmere den som leder { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-deny = tar kortet fra noen som det ville brakt til topps { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-catapult = lar katapulten på kortet skyte
castle-because-base = begynner et tårn som et tak kan gjøre ferdig
castle-because-shaft = gjør et tårn høyere som et tak kan gjøre ferdig
castle-because-room = gir plass til { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til som ingen har sett ennå
castle-because-cramped = tar plassen fra { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som ingen har sett ennå
castle-because-face-down = fyller en plass med baksiden opp, der forsiden ikke passer
castle-because-cost = koster eieren { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
castle-because-hit = setter eieren tilbake { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøkelser
    [dove] i duer
    [cat] i katter
   *[tower] i ferdige tårn
}
castle-because-unfinished = brekker av et tårn som venter på taket sitt
castle-because-hold = er like godt som et hvilket som helst skudd: ingen ville endret et poeng nå

## Regler

castle-setup-start = Borgen til hver spiller begynner med ett kort, med baksiden opp, på marken. Ingen ser på forsiden.
castle-setup-first = Tilfeldigheten avgjør hvem som får treborgen og begynner.
castle-round-reveal = Den som har treborgen, snur fem kort; i siste runde kanskje færre.
castle-round-turns = Fra treborgen og med klokka har hver spiller én tur.
castle-round-end = Kortene som er igjen i utvalget, kastes, og treborgen går til venstre.
castle-take = Ta ett av kortene i utvalget,
castle-place = og legg det i din egen borg, med forsiden eller baksiden opp, på en tom plass ved siden av eller oppå et kort. Kort dreies aldri på siden.
castle-place-support = Et kort står på marken eller på et kort rett under. Et hull i marken kan fylles.
castle-place-match = Der kanter møtes, må de vise det samme. Nederst må et kort ha mark under seg, høyere oppe hva som helst annet.
castle-place-extent = En borg når 15 plasser til hver side fra startkortet og 15 opp, og aldri under marken.
castle-place-none = Bare hvis ingen av kortene i utvalget kan legges, hvordan de enn snus, tar du ett og kaster det.
castle-catapult = Viser kortet du tar, en katapult, kan du velge en motspiller og skyte bort ett kort fra den borgen. Det gjelder også et kort som er lagt med baksiden opp eller kastet.
castle-catapult-top = Bare et kort som ikke bærer andre, kan skytes bort.
castle-catapult-last = Det siste kortet i en borg kan ikke skytes bort. Startkortet kan.
castle-end = Når det er færre kort igjen enn det er spillere, er spillet slutt etter runden.
castle-score-rows = Seks ting sammenlignes: riddere, prinsesser, spøkelser, duer, katter og ferdige tårn. Bare kort med forsiden opp teller.
castle-score-tower = Et tårn er ferdig med en fot, en topp og bare tårn imellom.
castle-score-first = Den som har flest av noe, får 3 poeng,
castle-score-second = og den som har nest flest, får 1.
castle-score-tie_first = Er det likt på topp, får alle der 2, og ingen er nummer to.
castle-score-tie_second = Er det likt på andreplass, får ingen noe for den.
castle-score-none = Den som ikke har noe av et slag, får ingenting for det.
castle-tie = Flest poeng vinner; er det likt, deles seieren.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Valg

castle-option-catapult = Et kort med katapult
castle-option-catapult-and = legges og skyter
castle-option-catapult-or = legges, eller kastes og skyter
