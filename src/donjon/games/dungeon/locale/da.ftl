# Fugle, drager og fangehullet: reglernes sætninger med egne ord.

dungeon-title = Fugle, drager og fangehullet
dungeon-sentence = Bestig tårnet med dine riddere, pas på dragerne, og lad fuglen rydde vejen.

## Regler

dungeon-setup-deck = Hver spiller blander de 15 kort i én farve til en stak: riddere, fugle og drager.
dungeon-setup-blue = Med to spillere bruges de blå sprækker ikke.
dungeon-setup-first = Den, der sidst besøgte en borg, begynder: her den første plads. Turen går med uret.
dungeon-turn-choice = På din tur trækker du enten et kort og spiller det, eller du klatrer med én ridder.
dungeon-turn-first = På din første tur skal du trække; fugle og drager blandes tilbage, indtil der kommer en ridder.
dungeon-draw-empty = Fra en tom stak kan der ikke trækkes.
dungeon-draw-return = Et kort, der ikke kan eller ikke bør spilles, blandes tilbage, og turen er slut. Ved nogle borde må kun et kort, der ikke kan spilles, lægges tilbage.
dungeon-slot-number = En ridder fra stakken sættes i en sprække med sit eget tal.
dungeon-slot-own = To af dine riddere kan dele en sprække, aldrig tre.
dungeon-slot-pair = To riddere i samme farve i en sprække er i sikkerhed: ingen andre må gå derhen.
dungeon-slot-capture = En anden spillers enlige ridder kan tages til fange: den ryger i fangehullet, og din tager dens plads.
dungeon-slot-vacant = Hvor et tal har to sprækker, og en anden spiller står i den ene, skal du tage den ledige.
dungeon-slot-dragon = En sprække under en drage nås kun ved at besejre dragen; enhver ridder, der kommer dertil, må kæmpe.
dungeon-climb-step = En ridder klatrer sin egen værdi: fra 4 går en toer til 6. Over 8 er den på toppen.
dungeon-climb-arrive = Hvor en klatrende ridder ankommer, gælder det samme som for et kort fra stakken.
dungeon-climb-one = Én af dine egne riddere, der står der, klatrer ét trin pr. tur, altid opad.
dungeon-climb-stuck = En ridder under en drage kan ikke klatre.
dungeon-dragon-perch = En drage må sættes på enhver sprække med en eller to riddere, uanset farve, hvor der ingen drage er.
dungeon-dragon-defeat = Ridderen, der når en drage, kommer direkte til toppen; dragen ryger i fangehullet, og ridderne under den går tilbage til deres stak.
dungeon-bird-throw = En fugl er ét kast mod tårnet. Alt, hvad der falder, ryger i fangehullet, og fuglen også.
dungeon-bird-aim = Sigt efter en sprække, der er med i spillet; brikken rammer dér eller i nærheden på samme side, og hvad den rammer, kan falde. Kast med hånden er kun for borde, der har valgt det.
dungeon-end = Spillet slutter straks, når nogen hverken har kort i stakken eller en ridder, der kan klatre.
dungeon-end-stall = Det slutter også, når alle flere gange i træk har blandet deres kort tilbage.
dungeon-score = Flest riddere på toppen vinder.
dungeon-tie = Ved pointlighed vinder den laveste sum af værdier på toppen; er også den ens, deles sejren. Ved nogle borde tæller i stedet den sidst ankomne.
