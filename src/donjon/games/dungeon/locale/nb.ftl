# Måken, dragen og borgen: ordene på brettet og reglenes setninger med egne ord.

dungeon-title = Måken, dragen og borgen
dungeon-sentence = Klatre opp borgen med ridderne dine, pass deg for dragene, og la måken rydde vei.

## Kort

dungeon-card-1 = ridder 1
dungeon-card-2 = ridder 2
dungeon-card-3 = ridder 3
dungeon-card-bird = måke
dungeon-card-dragon = drage
dungeon-top = toppen
dungeon-slot = trinn { $slot }
dungeon-slot-white = { $n } hvit
dungeon-slot-blue = { $n } blå
dungeon-front = Foran
dungeon-back = Bak

## Hendelser

dungeon-log-draw = { $name } trekker et kort: { $card }
dungeon-log-place = { $name } setter en ridder på { $slot }
dungeon-log-climb = { $name } klatrer med en { $value }-er fra { $slot } til { $target }
dungeon-log-perch = { $name } setter en drage på { $slot }
dungeon-log-throw = { $name } kaster mot { $slot }: { $fallen ->
    [none] ingenting faller
   *[other] { $fallen } faller
}
dungeon-log-return = { $name } stokker kortet tilbake

## Brettet

dungeon-board = Borgen
dungeon-board-keys = Tab går fra sted til sted, Enter spiller der, D trekker et kort, Escape slipper.
dungeon-draw = Trekk et kort
dungeon-do-throw = Kast mot { $slot }
dungeon-deck = Bunken din: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-deck-empty = Bunken din er tom.
dungeon-return = Stokk tilbake
dungeon-ask-first = Din første tur: trekk et kort.
dungeon-ask-choose = Trekk et kort, eller klatre med en ridder som er løftet.
dungeon-ask-climb-only = Bunken din er tom: klatre med en ridder.
dungeon-ask-target = Velg hvor ridderen klatrer.
dungeon-ask-place = Sett ridderen på et lyst trinn med tallet { $card }.
dungeon-ask-place-none = Ingen { $card }-er er åpen for denne ridderen: stokk den tilbake.
dungeon-ask-perch = Sett dragen på riddere, eller stokk den tilbake.
dungeon-ask-throw = Velg hvor måken sikter.
dungeon-ask-hand = Stopp merket i midten: trykk, klikk eller bruk en tast.
dungeon-ask-fallen = Kast mot borgen deres, og trykk så på kortene som falt.
dungeon-fallen-done = { $count ->
    [one] Dette kortet falt
   *[other] Disse { $count } falt
}
dungeon-fallen-none = Ingenting falt
dungeon-fallen-card = Trinn { $slot }: { $name }, { $card }
dungeon-aim-again = Sikt et annet sted
dungeon-goes-down = { $card }, { $name }: havner i fangehullet
dungeon-stop = Nå!
dungeon-wait = Det er { $name } som spiller.
dungeon-hatch = I fangehullet: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-tally-top = Riddere på toppen
dungeon-tally-deck = Kort i bunken
dungeon-tally-lost = Kort i fangehullet
dungeon-top-list = På toppen, den første først
dungeon-top-none = Ingen er på toppen ennå.
dungeon-place-empty = Trinn { $slot }, tomt
dungeon-place-held = Trinn { $slot }: { $name }, { $knights }
dungeon-place-dragon = , under en drage
dungeon-place-open = . Åpent for deg
dungeon-place-able = . En ridder kan klatre herfra
dungeon-turn-tower = Snu borgen

## Tips

dungeon-because-end = avslutter spillet, og du vinner
dungeon-because-top = fører en ridder til toppen
dungeon-because-defeat = beseirer dragen og fører rett til toppen
dungeon-because-homecoming = sender dine egne riddere under den tilbake til bunken din
dungeon-because-capture = fanger en ridder som var kommet til { $number }
dungeon-because-pair = danner et par som ingen kan fange
dungeon-because-near = mangler bare ett steg til toppen
dungeon-because-safe = fører dit der ingen kan fange ridderen din med en gang
dungeon-because-danger = fører innen rekkevidde for andre riddere
dungeon-because-climb = fører ridderen din opp til { $number }
dungeon-because-escape = redder den fra å bli fanget
dungeon-because-split = lar den andre ridderen stå alene og innen rekkevidde
dungeon-because-enter = fører en ny ridder inn på borgen
dungeon-because-stop = hindrer { $knights ->
    [one] en annens ridder
   *[other] { $knights } av de andres riddere
} på { $number } i å klatre
dungeon-because-own-stuck = hindrer din egen ridder i å klatre
dungeon-because-bait = kan hjelpe en som beseirer dragen, til toppen
dungeon-because-fall = får en ridder på { $number } til å falle i omtrent { $tenths } av 10 kast
dungeon-because-aim = sikter på en ridder som er kommet til { $number }
dungeon-because-own-risk = kan også felle en av dine egne riddere
dungeon-because-draw = trekker et kort fra bunken din, der { $knights } av { $cards } er riddere
dungeon-because-later = sparer kortet til senere

## Regler

dungeon-setup-deck = Hver spiller stokker de 15 kortene i én farge til en bunke: riddere, måker og drager.
dungeon-setup-blue = Med to spillere brukes ikke de blå trinnene.
dungeon-setup-first = Den som sist besøkte en borg, begynner: her den første plassen. Turen går med klokka.
dungeon-turn-choice = På din tur trekker du enten et kort og spiller det, eller klatrer med én ridder.
dungeon-turn-first = På din første tur må du trekke; måker og drager stokkes tilbake til det kommer en ridder.
dungeon-draw-empty = Fra en tom bunke kan det ikke trekkes.
dungeon-draw-return = Et kort som ikke kan eller ikke bør spilles, stokkes tilbake, og turen er over. Ved noen bord kan bare et kort som ikke kan spilles, gå tilbake.
dungeon-slot-number = En ridder fra bunken plasseres på et trinn med sitt eget tall.
dungeon-slot-own = To av dine riddere kan dele et trinn, aldri tre.
dungeon-slot-pair = To riddere i samme farge på et trinn er trygge: ingen andre kan gå dit.
dungeon-slot-capture = En annen spillers enslige ridder kan fanges: den havner i fangehullet, og din tar plassen.
dungeon-slot-vacant = Der et tall har to trinn og en annen spiller står på det ene, må du ta det ledige.
dungeon-slot-dragon = Et trinn under en drage nås bare ved å beseire dragen; enhver ridder som kommer dit, kan kjempe.
dungeon-climb-step = En ridder klatrer sin egen verdi: fra 4 går en toer til 6. Over 8 er den på toppen.
dungeon-climb-arrive = Der en klatrende ridder kommer fram, gjelder det samme som for et kort fra bunken.
dungeon-climb-one = Én av dine egne riddere som står der, klatrer ett steg per tur, alltid oppover.
dungeon-climb-stuck = En ridder under en drage kan ikke klatre.
dungeon-dragon-perch = En drage kan settes på ethvert trinn med en eller to riddere, uansett farge, der det ikke er noen drage.
dungeon-dragon-defeat = Ridderen som når en drage, kommer rett til toppen; dragen havner i fangehullet, og ridderne under den går tilbake til sin bunke.
dungeon-bird-throw = En måke er ett kast mot borgen. Alt som faller, havner i fangehullet, og måken også.
dungeon-bird-aim = Sikt på et hvilket som helst trinn som er i spill; brikken treffer der eller i nærheten på samme side, og det den treffer, kan falle. Kast for hånd er bare for bord som har valgt det.
dungeon-end = Spillet er over straks noen verken har kort i bunken eller en ridder som kan klatre.
dungeon-end-stall = Det er også over når alle flere ganger på rad har stokket kortet tilbake.
dungeon-score = Flest riddere på toppen vinner.
dungeon-tie = Ved uavgjort vinner den laveste summen av verdier på toppen; er også den lik, deles seieren. Ved noen bord teller i stedet den som kom sist.

## Poengblokk

dungeon-pad-knights-1 = Enere på toppen
dungeon-pad-knights-2 = Toere på toppen
dungeon-pad-knights-3 = Treere på toppen
dungeon-pad-last = Verdien av den sist ankomne
dungeon-pad-tie = { $tie ->
    [last] den sist ankomne er en { $value }-er
   *[other] verdiene blir til sammen { $value }
}

## Valg

dungeon-option-deck = Bunke
dungeon-option-deck-standard = vanlig
dungeon-option-deck-stormy = stormfull: én måke til
dungeon-option-deck-fiery = het: én drage til
dungeon-option-return = Stokke tilbake
dungeon-option-return-free = når man vil
dungeon-option-return-forced = bare det som ikke kan spilles
dungeon-option-throw = Kast
dungeon-option-throw-steady = stødige
dungeon-option-throw-shaky = skjelvende
dungeon-option-throw-table = kastes på ordentlig
dungeon-option-aim = Sikte
dungeon-option-aim-chance = tilfeldig
dungeon-option-aim-hand = for hånd
dungeon-option-stall = Runder der alle stokker tilbake
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Uavgjort
dungeon-option-tie-sum = lavest sum
dungeon-option-tie-last = laveste sist ankomne

## Forskjeller mellom utgavene

dungeon-editions = Hvordan de trykte utgavene skiller seg
dungeon-edition-1 = Den danske sier ikke at et par er trygt.
dungeon-edition-2 = Den danske sammenligner ved uavgjort bare den øverste ridderen; de andre summen av alle på toppen.
dungeon-edition-3 = Den norske har ingen regel for den første turen.
dungeon-edition-4 = Den norske sier at et par ikke er trygt for en drage.
dungeon-edition-5 = Den norske sier at man skal fange der man kan.
dungeon-edition-6 = På finsk, svensk og norsk havner alle kort som faller, i fangehullet.
dungeon-edition-7 = På dansk og engelsk bare ridderne som faller.
dungeon-told-sum = Like mange riddere øverst, så den laveste summen av verdiene deres vinner: { $values }.
dungeon-told-last = Like mange riddere øverst, så den laveste verdien hos den som kom sist, vinner: { $values }.
