# Fugle, drager og fangehullet: brættets ord og reglernes sætninger med egne ord.

dungeon-title = Fugle, drager og fangehullet
dungeon-sentence = Bestig tårnet med dine riddere, pas på dragerne, og lad fuglen rydde vejen.

## Kort

dungeon-card-1 = ridder 1
dungeon-card-2 = ridder 2
dungeon-card-3 = ridder 3
dungeon-card-bird = fugl
dungeon-card-dragon = drage
dungeon-top = toppen
dungeon-slot = sprække { $slot }
dungeon-slot-white = { $n } hvid
dungeon-slot-blue = { $n } blå
dungeon-front = Forfra
dungeon-back = Bagfra

## Forløb

dungeon-log-draw = { $name } trækker et kort: { $card }
dungeon-log-place = { $name } sætter en ridder i { $slot }
dungeon-log-climb = { $name } klatrer med en { $value }’er fra { $slot } til { $target }
dungeon-log-perch = { $name } sætter en drage i { $slot }
dungeon-log-throw = { $name } kaster mod { $slot }: { $fallen ->
    [none] intet falder
   *[other] { $fallen } falder
}
dungeon-log-return = { $name } blander kortet tilbage

## Brættet

dungeon-board = Tårnet
dungeon-board-keys = Tab går fra sted til sted, Enter spiller dér, D trækker et kort, Escape slipper.
dungeon-draw = Træk et kort
dungeon-do-throw = Kast mod { $slot }
dungeon-deck = Din stak: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-deck-empty = Din stak er tom.
dungeon-return = Bland tilbage
dungeon-ask-first = Din første tur: træk et kort.
dungeon-ask-choose = Træk et kort, eller klatr med en ridder, der er løftet.
dungeon-ask-climb-only = Din stak er tom: klatr med en ridder.
dungeon-ask-target = Vælg, hvor ridderen klatrer hen.
dungeon-ask-place = Sæt ridderen i en lys sprække med tallet { $card }.
dungeon-ask-place-none = Ingen { $card }’er er åben for denne ridder: bland den tilbage.
dungeon-ask-perch = Sæt dragen på riddere, eller bland den tilbage.
dungeon-ask-throw = Vælg, hvor fuglen sigter hen.
dungeon-ask-hand = Stop mærket i midten: tryk, klik, eller brug en tast.
dungeon-ask-fallen = Kast mod jeres tårn, og tryk så på de kort, der faldt.
dungeon-fallen-done = { $count ->
    [one] Dette kort faldt
   *[other] Disse { $count } faldt
}
dungeon-fallen-none = Intet faldt
dungeon-fallen-card = Sprække { $slot }: { $name }, { $card }
dungeon-aim-again = Sigt et andet sted hen
dungeon-goes-down = { $card }, { $name }: ryger i fangehullet
dungeon-stop = Nu!
dungeon-wait = Det er { $name }, der spiller.
dungeon-hatch = I fangehullet: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-tally-top = Riddere på toppen
dungeon-tally-deck = Kort i stakken
dungeon-tally-lost = Kort i fangehullet
dungeon-top-list = På toppen, den første først
dungeon-top-none = Ingen er på toppen endnu.
dungeon-place-empty = Sprække { $slot }, tom
dungeon-place-held = Sprække { $slot }: { $name }, { $knights }
dungeon-place-dragon = , under en drage
dungeon-place-open = . Åben for dig
dungeon-place-able = . En ridder kan klatre herfra
dungeon-turn-tower = Vend tårnet

## Råd

dungeon-because-end = slutter spillet, og du vinder
dungeon-because-top = fører en ridder til toppen
dungeon-because-defeat = besejrer dragen og fører direkte til toppen
dungeon-because-homecoming = sender dine egne riddere under den tilbage til din stak
dungeon-because-capture = tager en ridder til fange, der var nået til { $number }
dungeon-because-pair = danner et par, som ingen kan tage til fange
dungeon-because-near = mangler kun ét skridt til toppen
dungeon-because-safe = fører hen, hvor ingen straks kan tage din ridder til fange
dungeon-because-danger = fører inden for rækkevidde af andre riddere
dungeon-because-climb = fører din ridder op til { $number }
dungeon-because-escape = redder den fra at blive taget til fange
dungeon-because-split = lader den anden ridder stå alene og inden for rækkevidde
dungeon-because-enter = fører en ny ridder ind på tårnet
dungeon-because-stop = hindrer { $knights ->
    [one] en andens ridder
   *[other] { $knights } af de andres riddere
} på { $number } i at klatre
dungeon-because-own-stuck = hindrer din egen ridder i at klatre
dungeon-because-bait = kan hjælpe en, der besejrer dragen, til toppen
dungeon-because-fall = får en ridder på { $number } til at falde i omkring { $tenths } af 10 kast
dungeon-because-aim = sigter på en ridder, der er nået til { $number }
dungeon-because-own-risk = kan også fælde en af dine egne riddere
dungeon-because-draw = trækker et kort fra din stak, hvor { $knights } af { $cards } er riddere
dungeon-because-later = sparer kortet til senere

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

## Pointblok

dungeon-pad-knights-1 = Enere på toppen
dungeon-pad-knights-2 = Toere på toppen
dungeon-pad-knights-3 = Treere på toppen
dungeon-pad-last = Værdien af den sidst ankomne
dungeon-pad-tie = { $tie ->
    [last] den sidst ankomne er en { $value }’er
   *[other] værdierne giver tilsammen { $value }
}

## Valg

dungeon-option-deck = Stak
dungeon-option-deck-standard = almindelig
dungeon-option-deck-stormy = stormfuld: en fugl mere
dungeon-option-deck-fiery = hed: en drage mere
dungeon-option-return = Blande tilbage
dungeon-option-return-free = når man vil
dungeon-option-return-forced = kun hvad der ikke kan spilles
dungeon-option-throw = Kast
dungeon-option-throw-steady = sikre
dungeon-option-throw-shaky = rystende
dungeon-option-throw-table = kastes rigtigt
dungeon-option-aim = Sigte
dungeon-option-aim-chance = tilfældet
dungeon-option-aim-hand = i hånden
dungeon-option-stall = Runder, hvor alle blander tilbage
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Pointlighed
dungeon-option-tie-sum = laveste sum
dungeon-option-tie-last = laveste sidst ankomne

## Udgavernes forskelle

dungeon-editions = Hvordan de trykte udgaver er forskellige
dungeon-edition-1 = Den danske siger ikke, at et par er i sikkerhed.
dungeon-edition-2 = Den danske sammenligner ved pointlighed kun den øverste ridder; de andre summen af alle på toppen.
dungeon-edition-3 = Den norske har ingen regel for den første tur.
dungeon-edition-4 = Den norske siger, at et par ikke er i sikkerhed for en drage.
dungeon-edition-5 = Den norske siger, at man skal tage til fange, hvor man kan.
dungeon-edition-6 = På finsk, svensk og norsk ryger alle kort, der falder, i fangehullet.
dungeon-edition-7 = På dansk og engelsk kun de riddere, der falder.
dungeon-told-sum = Lige mange riddere øverst, så den laveste sum af deres værdier vinder: { $values }.
dungeon-told-last = Lige mange riddere øverst, så den laveste værdi hos den sidst ankomne vinder: { $values }.
