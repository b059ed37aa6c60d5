# 5 Towers: ordene på brettet og reglenes setninger med egne ord.

towers-title = 5 Towers
towers-sentence = By på kort, bygg fem rare tårn fra høye tall til lave, og rekk å sette tak på dem.

## Kort

towers-type-C = godteritårn
towers-type-S = spøkelsestårn
towers-type-P = plantetårn
towers-type-J = skraptårn
towers-type-D = sandtårn
towers-of-C = godteri
towers-of-S = spøkelse
towers-of-P = plante
towers-of-J = skrap
towers-of-D = sand
towers-card = { $type } { $value }

## Hendelser

towers-log-bid = { $name } byr { $count ->
    [0] ingenting
    [one] 1 kort
   *[other] { $count } kort
}
towers-log-pass = { $name } melder pass
towers-log-demolish = { $name } river det øverste kortet: { $type }
towers-log-keep = { $name } river ingenting
towers-log-build = { $name } bygger { $type } { $value }

## Brettet

towers-display = Kort i utvalget
towers-bids = Budet ditt
towers-bid = { $count ->
    [0] Ta ingen kort
    [one] Ta 1 kort
   *[other] Ta { $count } kort
}
towers-pass = Meld pass
towers-keep = Riv ingenting
towers-high = { $name } byr { $count }
towers-wait = Det er { $name } som spiller.
towers-ask-start = Du begynner: hvor mange av disse kortene ville du ta? Du kan bygge høyst { $highest }.
towers-ask-bid = By høyere, eller meld pass. Du kan bygge høyst { $highest }.
towers-ask-pass = Du kan ikke by høyere.
towers-ask-demolish = Du kan først rive ett øverste kort, for { $cost } { $cost ->
    [one] poeng
   *[other] poeng
}. Trykk på et tårn, eller riv ingenting.
towers-must-demolish = Budet ditt trenger plass: riv ett øverste kort, for { $cost } { $cost ->
    [one] poeng
   *[other] poeng
}. Trykk på et lyst tårn.
towers-ask-build = Bygg { $count ->
    [one] 1 kort
   *[other] { $count } kort
} til: trykk på et lyst, eller dra det.
towers-say-unfit = { $type } { $value } passer ingen steder: tårnet ditt slutter med { $top }. Du kan bygge høyst { $highest }.
towers-say-highest = Du kan bygge høyst { $highest } av disse kortene.
towers-say-type = Et kort hører til på tårnet av sitt eget slag.
towers-site = { $type }: { $count ->
    [0] ikke begynt
    [one] 1 kort: { $top }
   *[other] { $count } kort, øverst { $top }
}
towers-roofed = , med tak
towers-pile = Trekkbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
towers-pile-list = Ennå i trekkbunken
towers-close = Lukk
towers-tally-cards = Bygde kort
towers-tally-gone = Revne kort

## Tips

towers-because-gain = kan gi deg { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} med en gang
towers-because-deny = tar opptil { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} fra den som har det høyeste budet
towers-because-all = tar alle kortene og avslutter budrunden med en gang
towers-because-unbeatable = vinner sikkert: ingen kan by høyere
towers-because-cost = koster { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} for rivingen
towers-because-keep = sparer deg for en riving som koster { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
towers-because-room = holder plass åpen: et bud ville stenge ute minst { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som ennå kan komme
towers-because-needed = gir den plassen budet ditt trenger
towers-because-choice = gir plass til { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til fra utvalget
towers-because-reopen = åpner tårnet for { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} til som ennå kan komme
towers-because-roof = setter på tak, så { $cards ->
    [one] kortet teller
   *[other] { $cards } kort teller
} dobbelt
towers-because-eight = lar et hvilket som helst kort følge på 8-eren
towers-because-tallest = gjør det høyeste tårnet ditt høyere (1 poeng til)
towers-because-start = begynner et tårn med plass til { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som ennå kan komme
towers-because-adds = gir ett kort til (1 poeng)
towers-because-tight = stenger ikke ute noe kort som ennå kan komme
towers-because-skips = stenger ute { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som ennå kan komme

## Regler

towers-setup-deck = Kortene stokkes til en trekkbunke: 80, med fire og fem spillere 110.
towers-setup-first = Tilfeldigheten avgjør hvem som begynner: her den første plassen.
towers-build-one = Du har høyst ett tårn av hvert slag.
towers-build-type = Et tårn har bare kort av sitt eget slag.
towers-build-down = Hvert kort må være lavere enn det under. Det første kan være hvilket som helst.
towers-build-eight = På en 8-er kan ethvert kort legges.
towers-build-nine = En 9-er kan legges på ethvert kort unntatt en 0.
towers-build-roof = En 0 er et tak: oppå den legges det aldri noe.
towers-build-fixed = Et bygd kort blir der det er, om det ikke rives.
towers-round-display = Fem kort snus opp fra trekkbunken; i siste runde kanskje færre.
towers-bid-start = Den som begynner, byr på så mange kort det skal være, fra ingen til alle i utvalget, og kan ikke melde pass. Ingen bud er høyere enn utvalget.
towers-bid-raise = De andre byr etter tur høyere eller melder pass, én gang hver. Et bud på alle kortene avslutter budrunden.
towers-bid-possible = Du kan bare by på så mange kort som du virkelig kan bygge, med høyst ett revet.
towers-take = Den som bød høyest, bygger så mange kort fra utvalget, ett om gangen.
towers-demolish = Før du bygger, kan du rive det øverste kortet på ett tårn, men ikke et tak. Det koster poeng til slutt.
towers-place = Alle kortene i budet ditt må bygges, så dette kan ikke ødelegge for resten.
towers-round-clear = Det som er igjen i utvalget, kastes.
towers-round-next = Naboen til venstre for vinneren begynner neste runde. Bygger ingen, begynner samme spiller igjen.
towers-end-first = Når trekkbunken tar slutt første gang, stokkes de kastede kortene til en ny.
towers-end = Spillet slutter med den runden der trekkbunken tar slutt for andre gang.
towers-score-card = Hvert kort gir 1 poeng, i et tårn med tak 2.
towers-score-tallest = Det høyeste tårnet ditt gir 1 poeng mer for hvert av kortene sine.
towers-score-demolished = Revne kort koster 1 + 2 + 3 + … poeng.
towers-tie = Alle med flest poeng vinner sammen.

## Poengblokk

towers-pad-cards-C = Godteritårn
towers-pad-cards-S = Spøkelsestårn
towers-pad-cards-P = Plantetårn
towers-pad-cards-J = Skraptårn
towers-pad-cards-D = Sandtårn
towers-pad-roof = Tak
towers-pad-demolished = Revne kort
towers-pad-tallest = Høyeste tårn

## Valg

towers-option-next_start = Hvem som begynner neste runde
towers-option-next_start-winner_left = til venstre for vinneren
towers-option-next_start-starter_left = til venstre for den som begynte
