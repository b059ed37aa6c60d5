# 5 Towers: brættets ord og reglernes sætninger med egne ord.

towers-title = 5 Towers
towers-sentence = Byd på kort, byg fem sære tårne fra høje tal til lave, og nå at sætte tag på dem.

## Kort

towers-type-C = sliktårn
towers-type-S = spøgelsestårn
towers-type-P = plantetårn
towers-type-J = skrottårn
towers-type-D = sandtårn
towers-of-C = slik
towers-of-S = spøgelse
towers-of-P = plante
towers-of-J = skrot
towers-of-D = sand
towers-card = { $type } { $value }

## Forløb

towers-log-bid = { $name } byder { $count ->
    [0] ingenting
    [one] 1 kort
   *[other] { $count } kort
}
towers-log-pass = { $name } melder pas
towers-log-demolish = { $name } river det øverste kort ned: { $type }
towers-log-keep = { $name } river intet ned
towers-log-build = { $name } bygger { $type } { $value }

## Brættet

towers-display = Kort i udbuddet
towers-bids = Dit bud
towers-bid = { $count ->
    [0] Tag intet kort
    [one] Tag 1 kort
   *[other] Tag { $count } kort
}
towers-pass = Meld pas
towers-keep = Riv intet ned
towers-high = { $name } byder { $count }
towers-wait = Det er { $name }, der spiller.
towers-ask-start = Du begynder: hvor mange af disse kort ville du tage? Du kan højst bygge { $highest }.
towers-ask-bid = Byd højere, eller meld pas. Du kan højst bygge { $highest }.
towers-ask-pass = Du kan ikke byde højere.
towers-ask-demolish = Du må først rive et øverste kort ned, for { $cost } { $cost ->
    [one] point
   *[other] point
}. Tryk på et tårn, eller riv intet ned.
towers-must-demolish = Dit bud kræver plads: riv et øverste kort ned, for { $cost } { $cost ->
    [one] point
   *[other] point
}. Tryk på et lyst tårn.
towers-ask-build = Byg { $count ->
    [one] 1 kort
   *[other] { $count } kort
} til: tryk på et lyst, eller træk det.
towers-say-unfit = { $type } { $value } passer ingen steder: dit tårn slutter med { $top }. Du kan højst bygge { $highest }.
towers-say-highest = Du kan højst bygge { $highest } af disse kort.
towers-say-type = Et kort hører til på tårnet af sin egen slags.
towers-site = { $type }: { $count ->
    [0] ikke begyndt
    [one] 1 kort: { $top }
   *[other] { $count } kort, øverst { $top }
}
towers-roofed = , med tag
towers-pile = Trækbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
towers-pile-list = Endnu i trækbunken
towers-close = Luk
towers-tally-cards = Byggede kort
towers-tally-gone = Nedrevne kort

## Råd

towers-because-gain = kan give dig { $points ->
    [one] et point
   *[other] { $points } point
} med det samme
towers-because-deny = tager op til { $points ->
    [one] et point
   *[other] { $points } point
} fra den, der har det højeste bud
towers-because-all = tager alle kort og slutter budrunden med det samme
towers-because-unbeatable = vinder sikkert: ingen kan byde højere
towers-because-cost = koster { $points ->
    [one] et point
   *[other] { $points } point
} for nedrivningen
towers-because-keep = sparer dig for en nedrivning, der koster { $points ->
    [one] et point
   *[other] { $points } point
}
towers-because-room = holder plads fri: et bud ville lukke mindst { $cards ->
    [one] et kort
   *[other] { $cards } kort
} ude, som endnu kan komme
towers-because-needed = giver den plads, dit bud kræver
towers-because-choice = giver plads til { $cards ->
    [one] et kort
   *[other] { $cards } kort
} mere fra udbuddet
towers-because-reopen = åbner tårnet for { $cards ->
    [one] et kort
   *[other] { $cards } kort
} mere, som endnu kan komme
towers-because-roof = sætter tag på, så { $cards ->
    [one] kortet tæller
   *[other] { $cards } kort tæller
} dobbelt
towers-because-eight = lader ethvert kort følge på 8’eren
towers-because-tallest = gør dit højeste tårn højere (1 point mere)
towers-because-start = begynder et tårn med plads til { $cards ->
    [one] et kort
   *[other] { $cards } kort
}, som endnu kan komme
towers-because-adds = giver et kort mere (1 point)
towers-because-tight = lukker intet kort ude, som endnu kan komme
towers-because-skips = lukker { $cards ->
    [one] et kort
   *[other] { $cards } kort
} ude, som endnu kan komme

## Regler

towers-setup-deck = Kortene blandes til en trækbunke: 80, med fire og fem spillere 110.
towers-setup-first = Tilfældet afgør, hvem der begynder: her den første plads.
towers-build-one = Du har højst ét tårn af hver slags.
towers-build-type = Et tårn har kun kort af sin egen slags.
towers-build-down = Hvert kort skal være lavere end det under. Det første må være et hvilket som helst.
towers-build-eight = På en 8’er må ethvert kort lægges.
towers-build-nine = En 9’er må lægges på ethvert kort undtagen et 0.
towers-build-roof = Et 0 er et tag: oven på det kommer aldrig noget.
towers-build-fixed = Et bygget kort bliver, hvor det er, medmindre det rives ned.
towers-round-display = Fem kort vendes op fra trækbunken; i sidste runde måske færre.
towers-bid-start = Den, der begynder, byder på så mange kort, det skal være, fra ingen til alle i udbuddet, og kan ikke melde pas. Intet bud er højere end udbuddet.
towers-bid-raise = De andre byder efter tur højere eller melder pas, én gang hver. Et bud på alle kort slutter budrunden.
towers-bid-possible = Du kan kun byde på så mange kort, som du virkelig kan bygge, med højst ét revet ned.
towers-take = Den, der bød højest, bygger så mange kort fra udbuddet, et ad gangen.
towers-demolish = Før du bygger, må du rive det øverste kort af ét tårn ned, men ikke et tag. Det koster point til sidst.
towers-place = Alle kort i dit bud skal bygges, så dette må ikke spærre for resten.
towers-round-clear = De kort, der er tilbage i udbuddet, kasseres.
towers-round-next = Vinderens nabo til venstre begynder næste runde. Bygger ingen, begynder den samme spiller igen.
towers-end-first = Når trækbunken slipper op første gang, blandes de kasserede kort til en ny.
towers-end = Spillet slutter med den runde, hvor trækbunken slipper op for anden gang.
towers-score-card = Hvert kort giver 1 point, i et tårn med tag 2.
towers-score-tallest = Dit højeste tårn giver 1 point mere for hvert af sine kort.
towers-score-demolished = Nedrevne kort koster 1 + 2 + 3 + … point.
towers-tie = Alle med flest point vinder sammen.

## Pointblok

towers-pad-cards-C = Sliktårn
towers-pad-cards-S = Spøgelsestårn
towers-pad-cards-P = Plantetårn
towers-pad-cards-J = Skrottårn
towers-pad-cards-D = Sandtårn
towers-pad-roof = Tag
towers-pad-demolished = Nedrevne kort
towers-pad-tallest = Højeste tårn

## Valg

towers-option-next_start = Hvem der begynder næste runde
towers-option-next_start-winner_left = til venstre for vinderen
towers-option-next_start-starter_left = til venstre for den, der begyndte
