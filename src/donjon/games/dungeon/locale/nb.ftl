# Måken, dragen og borgen: reglenes setninger med egne ord.

dungeon-title = Måken, dragen og borgen
dungeon-sentence = Klatre opp borgen med ridderne dine, pass deg for dragene, og la måken rydde vei.

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
