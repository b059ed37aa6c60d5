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
castle-kind-gatehouse = Porthus
castle-kind-west-footing = Vestligt fundament
castle-kind-east-footing = Østligt fundament
castle-kind-rampart = Vold
castle-kind-keep-footing = Tårnfundament
castle-kind-lone-footing = Enkeltstående fundament
castle-kind-hall = Sal
castle-kind-roofed-hall = Sal med tag
castle-kind-west-wall = Vestmur
castle-kind-east-wall = Østmur
castle-kind-west-eaves = Vestligt tagskæg
castle-kind-east-eaves = Østligt tagskæg
castle-kind-oriel = Karnap
castle-kind-tower-base = Tårnfod
castle-kind-west-tower-base = Vestlig tårnfod
castle-kind-east-tower-base = Østlig tårnfod
castle-kind-free-tower-base = Fritstående tårnfod
castle-kind-shaft = Tårnskaft
castle-kind-walled-shaft = Tårnskaft i muren
castle-kind-roof = Tårntag
castle-kind-walled-roof = Tårntag i muren
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

castle-log-lay = { $name } bygger: { $card }
castle-log-back = { $name } bygger med bagsiden opad: { $card }
castle-log-discard = { $name } kasserer: { $card }
castle-log-shoot = { $name } skyder et kort væk fra borgen: { $target }
castle-log-hit = { $name } skyder på { $target }: { $card }
castle-log-hold = { $name } lader være med at skyde

## The count

castle-step-first = { $row }: flest af alle, { $most }
castle-step-shared = { $row }: { $sharers } borge lige med { $most }; 2 hver, og ingen er nummer to
castle-step-second = { $row }: næstflest, { $own } (flest: { $most })

## Råd

castle-because-points = giver dig { $points ->
    [one] et point
   *[other] { $points } point
} mere, som det står nu
castle-because-lead = giver dig føringen { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-level = bringer dig på højde med den forreste { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-second = bringer dig op på andenpladsen { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-extend = øger din føring { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-closer = bringer dig tættere på den forreste { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-deny = tager kortet fra en, som det ville bringe i toppen { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-catapult = lader kortets katapult skyde
castle-because-base = begynder et tårn, som et tag kan gøre færdigt
castle-because-shaft = gør et tårn højere, som et tag kan gøre færdigt
castle-because-room = giver plads til { $cards ->
    [one] et kort
   *[other] { $cards } kort
} mere, som ingen har set endnu
castle-because-cramped = tager pladsen fra { $cards ->
    [one] et kort
   *[other] { $cards } kort
}, som ingen har set endnu
castle-because-face-down = fylder en plads med bagsiden op, hvor forsiden ikke passer
castle-because-cost = koster ejeren { $points ->
    [one] et point
   *[other] { $points } point
}
castle-because-hit = sætter ejeren tilbage { $row ->
    [knight] i riddere
    [princess] i prinsesser
    [ghost] i spøgelser
    [dove] i duer
    [cat] i katte
   *[tower] i færdige tårne
}
castle-because-unfinished = brækker et tårn af, som venter på sit tag
castle-because-hold = er lige så godt som ethvert skud: intet ville ændre et point nu

## Regler

castle-setup-start = Hver spillers borg begynder med ét kort, med bagsiden opad, på jorden. Ingen ser på dets forside.
castle-setup-first = Tilfældet afgør, hvem der får træborgen og begynder.
castle-round-reveal = Den, der har træborgen, vender fem kort op; i sidste runde måske færre.
castle-round-turns = Fra træborgen og med uret har hver spiller én tur.
castle-round-end = De kort, der er tilbage i udbuddet, kasseres, og træborgen går til venstre.
castle-take = Tag et af kortene i udbuddet,
castle-place = og læg det i din egen borg, med forsiden eller bagsiden opad, på en tom plads ved siden af eller oven på et kort. Kort drejes aldrig på siden.
castle-place-support = Et kort står på jorden eller på et kort lige under. Et hul i jorden må fyldes.
castle-place-match = Hvor kanter mødes, skal de vise det samme. Nederst skal et kort have jord under sig, højere oppe alt andet.
castle-place-extent = En borg når 15 pladser til hver side fra startkortet og 15 op, og aldrig under jorden.
castle-place-none = Kun hvis intet af kortene i udbuddet kan lægges, hvordan det end vendes, tager du et og kasserer det.
castle-catapult = Viser kortet, du tager, en katapult, må du vælge en modspiller og skyde ét kort væk fra den borg. Det gælder også et kort, der er lagt med bagsiden opad eller kasseret.
castle-catapult-top = Kun et kort, der ikke bærer andre, kan skydes væk.
castle-catapult-last = Det sidste kort i en borg kan ikke skydes væk. Startkortet kan.
castle-end = Når der er færre kort tilbage, end der er spillere, er spillet slut efter runden.
castle-score-rows = Seks ting sammenlignes: riddere, prinsesser, spøgelser, duer, katte og færdige tårne. Kun kort med forsiden opad tæller.
castle-score-tower = Et tårn er færdigt med en fod, en top og kun tårn imellem.
castle-score-first = Den, der har flest af noget, får 3 point,
castle-score-second = og den, der har næstflest, får 1.
castle-score-tie_first = Er det lige i toppen, får alle dér 2, og ingen er nummer to.
castle-score-tie_second = Er det lige på andenpladsen, får ingen noget for den.
castle-score-none = Den, der slet ikke har noget af en slags, får intet for den.
castle-tie = Flest point vinder; er det lige, deles sejren.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Valg

castle-option-catapult = Et kort med en katapult
castle-option-catapult-and = lægges og skyder
castle-option-catapult-or = lægges, eller kasseres og skyder
