# Tower Duel: brädets ord och reglernas meningar med egna ord.

duel-title = Tower Duel
duel-sentence = Bygg åtta torn tillsammans, bli av med dina kort först och ropa TORN! när den andra missar ett.

## Kort

duel-symbol-0 = bok
duel-symbol-1 = fana
duel-symbol-2 = papyrusrulle
duel-symbol-3 = sköld
duel-green = grön
duel-blue = blå
duel-card = { $symbol } { $value } ({ $colour })

## Händelser

duel-from-depot = depån
duel-from-drawn = handen
duel-from-waste = kasthögen
duel-from-store = lager { $n }
duel-log-turned = , sedan { $symbol } { $value }
duel-log-build = { $name } bygger från { $from }{ $next }
duel-log-store = { $name } flyttar från { $from } till lager { $n }{ $next }
duel-log-give = { $name } ger bort ett kort från { $from }{ $next }
duel-log-pair = { $name } betalar och flyttar två kort från lager { $from } till lager { $n }
duel-log-shed = { $name } betalar och lägger ett kort ur depån på kasthögen{ $next }
duel-log-draw = { $name } drar { $symbol } { $value }
duel-log-waste = { $name } kastar kortet
duel-log-end = { $name } avslutar turen
duel-log-block = { $name } betalar och spärrar kasthögen
duel-log-leave = { $name } lämnar kasthögen öppen
duel-log-claim = { $name } tar belöningen
duel-log-call = { $name } ropar TORN!
duel-log-let = { $name } ropar ingenting

## Platser

duel-board = Bordet
duel-board-keys = Piltangenterna går från plats till plats, Enter tar upp ett kort och lägger ner det, Escape lägger tillbaka det. D drar, T ropar TORN!
duel-name-depot = Depå
duel-name-stock = Draghög
duel-name-waste = Kasthög
duel-at-store = Lager { $n }, { $count ->
    [one] 1 kort
   *[other] { $count } kort
} uppifrån: { $cards }
duel-at-store-none = Lager { $n }, tomt
duel-at-tower = Torn { $n }, { $symbol }: nästa är { $next }
duel-at-tower-done = Torn { $n }, { $symbol }: färdigt
duel-at-depot = Depå, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, överst { $card }
duel-at-depot-none = Depå, { $name }: tömd
duel-at-stock = Draghög, { $name }: { $count ->
    [0] tom
    [one] 1 kort
   *[other] { $count } kort
}
duel-at-next = , nästa är { $card }
duel-at-drawn = { $name } har dragit { $card }
duel-at-drawn-none = Draget kort, { $name }: inget
duel-at-waste = Kasthög, { $name }: { $count ->
    [0] tom
    [one] 1 kort, { $card }
   *[other] { $count } kort, överst { $card }
}
duel-at-blocked = , spärrad
duel-at-fits = , passar här
duel-at-fits-price = , för 1 guldklimp
duel-at-purse = Börs, { $name }: { $count ->
    [one] 1 guldklimp
   *[other] { $count } guldklimpar
}
duel-list = Kort: { $name }
duel-list-waste = Kasthög, uppifrån ({ $count })
duel-list-stock = I draghögen, nästa först ({ $count })
duel-list-unseen = Inte sedda av någon än ({ $count })
duel-close = Stäng

## Vad som ska göras

duel-wait = Det är { $name } som spelar.
duel-ask = Flytta kort eller dra. Ett draget kort som du måste kasta avslutar din tur.
duel-ask-build = Ett kort passar på ett torn: bygg det först.
duel-ask-where = { $card }: tryck på dit det ska.
duel-ask-pair = Båda korten flyttas, för 1 guldklimp: tryck på ett ljust lager.
duel-ask-drawn = Du drog { $card }: tryck på dit det ska.
duel-ask-drawn-build = Du drog { $card }, och det passar på ett torn: bygg det.
duel-ask-drawn-none = Du drog { $card }. Har du ingen plats för det, kasta det; det avslutar din tur.
duel-ask-end = Du har inget att dra: flytta kort eller avsluta din tur.
duel-ask-block = Din tur är slut. Ska { $name } hållas borta från din kasthög en tur?
duel-missed = { $name } missade { $count ->
    [one] det här kortet till ett torn: { $cards }.
   *[other] de här korten till torn: { $cards }.
}
duel-held = Upptaget: { $card }
duel-do-claim = Ta +{ $count }
duel-do-block = Spärra
duel-do-leave = Lämna öppen
duel-do-waste = Kasta kortet
duel-do-one = Ta ett
duel-do-both = Ta två
duel-do-shed = Kasta ur depån
duel-do-draw = Dra
duel-do-end = Avsluta turen
duel-do-call = TORN!
duel-do-call-key = Ett kort till ett torn missades (tangent T)
duel-say-first = Tryck först på ett kort, sedan på dit det ska.
duel-say-nowhere = { $card } passar ingenstans nu.
duel-say-theirs = De här korten är den andras.
duel-say-closed = Vid det här bordet bläddrar man inte i kasthögarna.
duel-say-late = För sent: bordet har gått vidare.
duel-say-pair-tower = Bara ett kort i taget läggs på ett torn.
duel-say-pair-store = Två kort tillsammans läggs bara på ett lager.
duel-tally-cards = Kort kvar
duel-tally-depot = I depån

## Räkningen

duel-count-setup-deal = från början
duel-count-gold-tower = för våningarna 4, 8 och 12
duel-count-gold-depot = för den först tömda depån
duel-count-gold-out = för sista kortet
duel-count-gold-shed = för kastade depåkort
duel-count-gold-block = för spärrar
duel-count-gold-pair = för två kort på en gång
duel-count-call-right = för ropade torn

## Tips

duel-because-pays = ger { $nuggets ->
    [one] en guldklimp
   *[other] { $nuggets } guldklimpar
}
duel-because-out = spelar ditt sista kort, ger 2 guldklimpar och avslutar spelet
duel-because-cleared = tömmer din depå först och ger därmed en guldklimp
duel-because-emptied = tömmer din depå, så att du får använda din kasthög
duel-because-depot = tar ett kort från din depå ({ $cards ->
    [one] ett
   *[other] { $cards }
} kvar)
duel-because-waste-off = befriar dig från ett kort i kasthögen
duel-because-hand = hittar en plats åt det dragna kortet, så att din tur går vidare
duel-because-again = låter ännu ett kort byggas genast
duel-because-tower = gör ett torn högre
duel-because-give = ger motspelaren ett kort till
duel-because-bares = blottar ett kort som passar på ett torn
duel-because-digs = är det första av { $cards } steg till ett kort som passar på ett torn
duel-because-vacates = tömmer ett lager
duel-because-room = ger plats åt ditt eget nästa kort
duel-because-fills = fyller ett tomt lager
duel-because-buries = täcker ett kort som ett torn snart behöver
duel-because-missed = missar ett torn, som motspelaren kan ropa på
duel-because-spends = kostar en guldklimp
duel-because-fresh = ger dig ett nytt kort ({ $cards ->
    [one] ett
   *[other] { $cards }
} kvar i draghögen)
duel-because-flip = vänder din kasthög, så att du kan dra vidare
duel-because-keeps-empty = håller ett lager tomt
duel-because-block = hindrar motspelaren från att ge dig kort
duel-because-saves = sparar en guldklimp
duel-because-claim = tar { $nuggets ->
    [one] guldklimpen
   *[other] de { $nuggets } guldklimpar
} som du har tjänat
duel-because-fine = ger dig en guldklimp av motspelaren
duel-because-call = avslutar motspelarens tur

## Regler

duel-setup-deal = Var och en blandar en lek med 52 kort, delar ut 13 som depå och vänder upp det översta; 4 kort till börjar lager, resten är draghögen. Båda har 3 guldklimpar.
duel-setup-first = Den vars depåkort är lägst börjar; vid lika avgör slumpen.
duel-tower-order = Ett torn växer från 0 till 12 i en symbol; varje symbol har två torn.
duel-store-fit = På ett lager passar ett kort som är ett lägre och av den andra färgen. På en 1 får även en 12 läggas, inte bara en 0; på en 0 ingenting.
duel-store-empty = Ett tomt lager får fyllas med ett annat lagers översta kort, din depås, kortet du drog eller, när depån är slut, din kasthögs översta.
duel-give-fit = Den andras kasthög tar ett kort av samma symbol som dess översta, ett högre eller ett lägre. 1 och 12 räknas som grannar. En tom hög tar inget.
duel-give-blocked = Den kasthögen är spärrad tills den här turen är slut.
duel-source = Du kan flytta depåns översta kort, vilket lagers översta som helst och kortet du drog; kasthögens översta först när depån är slut. Tornen står kvar.
duel-turn-moves = Flytta så ofta du vill, tills ett draget kort måste till din kasthög. Sedan får du ännu betala för att spärra den.
duel-tower-first = Bygga går först: så länge ett kort inom räckhåll passar på ett torn måste ett sådant byggas före allt annat.
duel-draw = Ett draget kort går före allt annat: bygg det, lägg det på ett lager eller ge bort det. Bara om inget lager med kort och ingen öppen kasthög tar det får det läggas på din egen kasthög, och då är din tur slut.
duel-draw-flip = När din draghög är tom vänds kasthögen, oblandad, till en ny draghög när du drar.
duel-draw-none = Så länge du kan dra kan du inte avsluta turen; är draghög och kasthög tomma kan du inte dra.
duel-shift-limit = Efter 12 flyttar mellan lager i rad måste något annat hända.
duel-depot-next = Så snart depåns översta kort är borta vänds nästa upp.
duel-gold-tower = Att bygga en 4 ger 1 guldklimp, en 8 ger 2, en 12 ger 3.
duel-gold-depot = Den som tömmer sin depå först får 1 guldklimp.
duel-gold-out = Den som spelar sitt sista kort får 2 guldklimpar.
duel-gold-claim = Det som ditt senaste drag gav är ditt bara om du tar det före allt annat. Vid vissa bord betalas det genast.
duel-gold-shed = För en guldklimp går depåns översta kort till din egen kasthög.
duel-gold-block = Efter din tur får du betala en guldklimp för att spärra din kasthög tills den andras nästa tur är slut.
duel-gold-pair = För en guldklimp flyttas ett lagers två översta kort tillsammans, till ett lager där det undre passar eller till ett tomt.
duel-gold-none = Utan guldklimp går det inte att betala.
duel-call-when = Den som spelar vidare fast ett kort måste byggas har missat det, och den andra får ropa TORN! fram till nästa drag.
duel-call-right = Efter ett rätt rop tas draget tillbaka, den som gjorde det betalar en guldklimp till den som ropade, och turen är slut.
duel-call-wrong = Det fanns inget att ropa om: ingen har missat ett kort.
duel-end = Spelet slutar så snart någon inte har kort kvar i depå, draghög, kasthög och hand.
duel-end-stall = Det slutar också efter 60 turer i rad då inget byggts och ingen depå blivit mindre.
duel-score = Flest guldklimpar vinner.
duel-tie = Vid lika vinner den som har spelat alla kort; om spelet stannat av, den som har färre kvar. Annars vinner båda.
duel-known = Ni vet båda vilket kort som ligger där, och det är ett annat.

## Poängblock

duel-pad-gold = Guldklimpar
duel-pad-left = Kort kvar
duel-pad-tie = { $value ->
    [0] alla kort spelade
    [one] 1 kort kvar
   *[other] { $value } kort kvar
}

## Val

duel-manner = Tornen
duel-manner-relaxed = lyser upp: lugnt spel
duel-manner-rulebook = som i regelhäftet, TORN!
duel-option-colours = Färger
duel-option-colours-symbol = efter symbol
duel-option-colours-deck = efter kortlek
duel-option-tower_call = Bygga först
duel-option-tower_call-on = får missas, och ropas ut
duel-option-tower_call-off = alltid tvunget
duel-option-rewards = Belöningar
duel-option-rewards-auto = betalas genast
duel-option-rewards-claimed = måste tas
duel-option-memory = Kasthögar
duel-option-memory-aid = får bläddras igenom
duel-option-memory-none = bara översta kortet syns
