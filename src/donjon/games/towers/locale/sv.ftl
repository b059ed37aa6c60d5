# 5 Towers: brädets ord och reglernas meningar med egna ord.

towers-title = 5 Towers
towers-sentence = Bjud på kort, bygg fem underliga torn från höga tal till låga och hinn sätta tak på dem.

## Kort

towers-type-C = godistorn
towers-type-S = spöktorn
towers-type-P = växttorn
towers-type-J = skrottorn
towers-type-D = sandtorn
towers-of-C = godis
towers-of-S = spöke
towers-of-P = växt
towers-of-J = skrot
towers-of-D = sand
towers-card = { $type } { $value }

## Händelser

towers-log-bid = { $name } bjuder { $count ->
    [0] ingenting
    [one] 1 kort
   *[other] { $count } kort
}
towers-log-pass = { $name } passar
towers-log-demolish = { $name } river det översta kortet: { $type }
towers-log-keep = { $name } river ingenting
towers-log-build = { $name } bygger { $type } { $value }

## Brädet

towers-display = Utlagda kort
towers-bids = Ditt bud
towers-bid = { $count ->
    [0] Ta inget kort
    [one] Ta 1 kort
   *[other] Ta { $count } kort
}
towers-pass = Passa
towers-keep = Riv ingenting
towers-high = { $name } bjuder { $count }
towers-wait = Det är { $name } som spelar.
towers-ask-start = Du börjar: hur många av de här korten skulle du ta? Du kan bygga högst { $highest }.
towers-ask-bid = Bjud högre eller passa. Du kan bygga högst { $highest }.
towers-ask-pass = Du kan inte bjuda högre.
towers-ask-demolish = Du får först riva ett översta kort, för { $cost } { $cost ->
    [one] poäng
   *[other] poäng
}. Tryck på ett torn eller riv ingenting.
towers-must-demolish = Ditt bud behöver plats: riv ett översta kort, för { $cost } { $cost ->
    [one] poäng
   *[other] poäng
}. Tryck på ett ljust torn.
towers-ask-build = Bygg { $count ->
    [one] 1 kort
   *[other] { $count } kort
} till: tryck på ett ljust eller dra det.
towers-say-unfit = { $type } { $value } passar ingenstans: ditt torn slutar med { $top }. Du kan bygga högst { $highest }.
towers-say-highest = Du kan bygga högst { $highest } av de här korten.
towers-say-type = Ett kort läggs på tornet av sitt eget slag.
towers-site = { $type }: { $count ->
    [0] inte påbörjat
    [one] 1 kort: { $top }
   *[other] { $count } kort, överst { $top }
}
towers-roofed = , med tak
towers-pile = Draghög: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
towers-pile-list = Kvar i draghögen
towers-close = Stäng
towers-tally-cards = Byggda kort
towers-tally-gone = Rivna kort

## Tips

towers-because-gain = kan ge dig { $points ->
    [one] en poäng
   *[other] { $points } poäng
} på en gång
towers-because-deny = tar upp till { $points ->
    [one] en poäng
   *[other] { $points } poäng
} från den som leder budgivningen
towers-because-all = tar alla kort och avslutar budgivningen genast
towers-because-unbeatable = vinner säkert: ingen kan bjuda högre
towers-because-cost = kostar { $points ->
    [one] en poäng
   *[other] { $points } poäng
} för rivningen
towers-because-keep = besparar dig en rivning som kostar { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
towers-because-room = sparar plats: ett bud skulle stänga ute minst { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som kan komma
towers-because-needed = ger den plats som ditt bud behöver
towers-because-choice = ger plats åt { $cards ->
    [one] ett utlagt kort
   *[other] { $cards } utlagda kort
} till
towers-because-reopen = öppnar tornet för { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} till som kan komma
towers-because-roof = sätter tak, så att { $cards ->
    [one] kortet räknas
   *[other] { $cards } kort räknas
} dubbelt
towers-because-eight = låter vilket kort som helst följa på 8:an
towers-because-tallest = gör ditt högsta torn högre (1 poäng till)
towers-because-start = börjar ett torn med plats för { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som kan komma
towers-because-adds = ger ett kort till (1 poäng)
towers-because-tight = stänger inte ute något kort som kan komma
towers-because-skips = stänger ute { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som kan komma

## Regler

towers-setup-deck = Korten blandas till en draghög: 80 kort, med fyra och fem spelare 110.
towers-setup-first = Slumpen avgör vem som börjar: här den första platsen.
towers-build-one = Du har högst ett torn av varje slag.
towers-build-type = I ett torn finns bara kort av dess eget slag.
towers-build-down = Varje kort måste vara lägre än det under. Det första får vara vilket som helst.
towers-build-eight = På en 8 får vilket kort som helst läggas.
towers-build-nine = En 9 får läggas på vilket kort som helst utom en 0.
towers-build-roof = En 0 är ett tak: ovanpå den läggs aldrig något.
towers-build-fixed = Ett byggt kort ligger kvar, om det inte rivs.
towers-round-display = Fem kort vänds upp från draghögen; i sista rundan kanske färre.
towers-bid-start = Den som börjar bjuder på så många kort den vill, från inget till alla som ligger ute, och kan inte passa. Inget bud är högre än antalet utlagda kort.
towers-bid-raise = De andra bjuder i tur och ordning högre eller passar, en gång var. Ett bud på alla korten avslutar budgivningen.
towers-bid-possible = Du kan bara bjuda på så många kort som du verkligen kan bygga, med högst ett rivet.
towers-take = Den som bjöd högst bygger så många av de utlagda korten, ett i taget.
towers-demolish = Innan du bygger får du riva det översta kortet i ett torn, men inget tak. Det kostar poäng i slutet.
towers-place = Alla kort i ditt bud måste byggas, så det här får inte förstöra för resten.
towers-round-clear = Det som blir kvar av de utlagda korten kastas.
towers-round-next = Vinnarens granne till vänster börjar nästa runda. Bygger ingen börjar samma spelare igen.
towers-end-first = När draghögen tar slut första gången blandas de kastade korten till en ny.
towers-end = Spelet slutar med den runda då draghögen tar slut för andra gången.
towers-score-card = Varje kort ger 1 poäng, i ett torn med tak 2.
towers-score-tallest = Ditt högsta torn ger 1 poäng till för vart och ett av sina kort.
towers-score-demolished = Rivna kort kostar 1 + 2 + 3 + … poäng.
towers-tie = Alla som har flest poäng vinner tillsammans.

## Poängblock

towers-pad-cards-C = Godistorn
towers-pad-cards-S = Spöktorn
towers-pad-cards-P = Växttorn
towers-pad-cards-J = Skrottorn
towers-pad-cards-D = Sandtorn
towers-pad-roof = Tak
towers-pad-demolished = Rivna kort
towers-pad-tallest = Högsta tornet

## Val

towers-option-next_start = Vem som börjar nästa runda
towers-option-next_start-winner_left = till vänster om vinnaren
towers-option-next_start-starter_left = till vänster om den som började
