# Tower Duel: ordene på brettet og reglenes setninger med egne ord.

duel-title = Tower Duel
duel-sentence = Bygg åtte tårn sammen, bli først kvitt kortene dine, og rop TÅRN! når den andre overser et.

## Kort

duel-symbol-0 = bok
duel-symbol-1 = fane
duel-symbol-2 = papyrusrull
duel-symbol-3 = skjold
duel-green = grønn
duel-blue = blå
duel-card = { $symbol } { $value } ({ $colour })

## Hendelser

duel-from-depot = startbunken
duel-from-drawn = hånden
duel-from-waste = kastebunken
duel-from-store = lager { $n }
duel-log-turned = , så { $symbol } { $value }
duel-log-build = { $name } bygger fra { $from }{ $next }
duel-log-store = { $name } flytter fra { $from } til lager { $n }{ $next }
duel-log-give = { $name } gir bort et kort fra { $from }{ $next }
duel-log-pair = { $name } betaler og flytter to kort fra lager { $from } til lager { $n }
duel-log-shed = { $name } betaler og legger startbunkens kort i kastebunken{ $next }
duel-log-draw = { $name } trekker { $symbol } { $value }
duel-log-waste = { $name } legger det trukne kortet i kastebunken
duel-log-end = { $name } avslutter turen
duel-log-block = { $name } betaler og sperrer kastebunken
duel-log-leave = { $name } lar kastebunken være åpen
duel-log-claim = { $name } tar belønningen
duel-log-call = { $name } roper TÅRN!
duel-log-let = { $name } roper ikke

## Plasser

duel-board = Bordet
duel-board-keys = Piltastene går fra plass til plass, Enter tar opp et kort og legger det ned, Escape legger det tilbake. D trekker, T roper TÅRN!
duel-name-depot = Startbunke
duel-name-stock = Trekkbunke
duel-name-waste = Kastebunke
duel-at-store = Lager { $n }, { $count ->
    [one] 1 kort
   *[other] { $count } kort
} ovenfra: { $cards }
duel-at-store-none = Lager { $n }, tomt
duel-at-tower = Tårn { $n }, { $symbol }: den neste er { $next }
duel-at-tower-done = Tårn { $n }, { $symbol }: ferdig
duel-at-depot = Startbunke, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, øverst { $card }
duel-at-depot-none = Startbunke, { $name }: tømt
duel-at-stock = Trekkbunke, { $name }: { $count ->
    [0] tom
    [one] 1 kort
   *[other] { $count } kort
}
duel-at-next = , den neste er { $card }
duel-at-drawn = { $name } har trukket { $card }
duel-at-drawn-none = Trukket kort, { $name }: ikke noe
duel-at-waste = Kastebunke, { $name }: { $count ->
    [0] tom
    [one] 1 kort, { $card }
   *[other] { $count } kort, øverst { $card }
}
duel-at-blocked = , sperret
duel-at-fits = , passer her
duel-at-fits-price = , for 1 gullklump
duel-at-purse = Pung, { $name }: { $count ->
    [one] 1 gullklump
   *[other] { $count } gullklumper
}
duel-list = Kort: { $name }
duel-list-waste = Kastebunke, ovenfra ({ $count })
duel-list-stock = I trekkbunken, den neste først ({ $count })
duel-list-unseen = Ikke sett av noen ennå ({ $count })
duel-close = Lukk

## Hva som skal gjøres

duel-wait = Det er { $name } som spiller.
duel-ask = Flytt kort, eller trekk. Et trukket kort som du må kaste, avslutter turen din.
duel-ask-build = Et kort passer på et tårn: bygg det først.
duel-ask-where = { $card }: trykk der det skal.
duel-ask-pair = Begge kortene flytter, for 1 gullklump: trykk på et lyst lager.
duel-ask-drawn = Du trakk { $card }: trykk der det skal.
duel-ask-drawn-build = Du trakk { $card }, og det passer på et tårn: bygg det.
duel-ask-drawn-none = Du trakk { $card }. Har du ingen plass til det, så kast det; det avslutter turen din.
duel-ask-end = Du har ingenting å trekke: flytt kort, eller avslutt turen din.
duel-ask-block = Turen din er over. Skal { $name } holdes unna kastebunken din én tur?
duel-missed = { $name } overså { $count ->
    [one] dette kortet til et tårn: { $cards }.
   *[other] disse kortene til tårn: { $cards }.
}
duel-held = Tatt opp: { $card }
duel-do-claim = Ta +{ $count }
duel-do-block = Sperr
duel-do-leave = La den være
duel-do-waste = Kast kortet
duel-do-one = Ta ett
duel-do-both = Ta to
duel-do-shed = Kast startkort
duel-do-draw = Trekk
duel-do-end = Avslutt turen
duel-do-call = TÅRN!
duel-do-call-key = Et kort til et tårn ble oversett (tast T)
duel-say-first = Trykk først på et kort, så der det skal.
duel-say-nowhere = { $card } passer ingen steder nå.
duel-say-theirs = Disse kortene er den andres.
duel-say-closed = Ved dette bordet blar man ikke i kastebunkene.
duel-say-late = For sent: bordet har gått videre.
duel-say-pair-tower = Bare ett kort om gangen legges på et tårn.
duel-say-pair-store = To kort sammen legges bare på et lager.
duel-tally-cards = Kort igjen
duel-tally-depot = I startbunken

## Opptellingen

duel-count-setup-deal = fra starten
duel-count-gold-tower = for etasjene 4, 8 og 12
duel-count-gold-depot = for den først tømte startbunken
duel-count-gold-out = for det siste kortet
duel-count-gold-shed = for kastede startkort
duel-count-gold-block = for sperringer
duel-count-gold-pair = for to kort på én gang
duel-count-call-right = for ropte tårn

## Tips

duel-because-pays = gir { $nuggets ->
    [one] en gullklump
   *[other] { $nuggets } gullklumper
}
duel-because-out = spiller det siste kortet ditt, gir 2 gullklumper og avslutter spillet
duel-because-cleared = tømmer startbunken din først og gir dermed en gullklump
duel-because-emptied = tømmer startbunken din, så du kan bruke kastebunken
duel-because-depot = tar et kort fra startbunken din ({ $cards ->
    [one] ett
   *[other] { $cards }
} igjen)
duel-because-waste-off = kvitter deg med et kort fra kastebunken
duel-because-hand = finner en plass til det trukne kortet, så turen din går videre
duel-because-again = lar enda et kort bli bygd med en gang
duel-because-tower = gjør et tårn høyere
duel-because-give = gir motspilleren ett kort til
duel-because-bares = blottlegger et kort som passer på et tårn
duel-because-digs = er det første av { $cards } steg mot et kort som passer på et tårn
duel-because-vacates = tømmer et lager
duel-because-room = gir plass til ditt eget neste kort
duel-because-fills = fyller et tomt lager
duel-because-buries = dekker et kort som et tårn snart trenger
duel-because-missed = overser et tårn, som motspilleren kan rope på
duel-because-spends = koster en gullklump
duel-because-fresh = gir deg et nytt kort ({ $cards ->
    [one] ett
   *[other] { $cards }
} igjen i trekkbunken)
duel-because-flip = snur kastebunken din, så du kan trekke videre
duel-because-keeps-empty = holder et lager tomt
duel-because-block = hindrer motspilleren i å gi deg kort
duel-because-saves = sparer en gullklump
duel-because-claim = tar { $nuggets ->
    [one] gullklumpen
   *[other] de { $nuggets } gullklumpene
} du har tjent
duel-because-fine = gir deg en gullklump fra motspilleren
duel-because-call = avslutter motspillerens tur

## Regler

duel-setup-deal = Hver stokker 52 kort, legger 13 som startbunke og snur det øverste; 4 kort til begynner lagre, resten er trekkbunken. Begge har 3 gullklumper.
duel-setup-first = Den som har lavest kort på startbunken, begynner; er de like, avgjør tilfeldigheten.
duel-tower-order = Et tårn vokser fra 0 til 12 i ett symbol; hvert symbol har to tårn.
duel-store-fit = På et lager passer et kort som er én lavere og av den andre fargen. På en 1-er kan også en 12-er legges, ikke bare en 0; på en 0 ingenting.
duel-store-empty = Et tomt lager kan fylles med et annet lagers øverste kort, startbunkens eget øverste, kortet du trakk, eller kastebunkens når startbunken er borte.
duel-give-fit = Den andres kastebunke tar et kort med samme symbol som det øverste, én høyere eller lavere. 1 og 12 er naboer. En tom bunke tar ingen.
duel-give-blocked = Den kastebunken er sperret til denne turen er over.
duel-source = Du kan flytte startbunkens øverste kort, det øverste på ethvert lager og kortet du trakk; kastebunkens øverste først når startbunken er borte. Tårnene blir stående.
duel-turn-moves = Flytt så ofte du vil, til et trukket kort må i kastebunken din. Etterpå kan du ennå betale for å sperre den.
duel-tower-first = Å bygge går først: så lenge et kort innen rekkevidde passer på et tårn, må et slikt bygges før alt annet.
duel-draw = Et trukket kort går foran alt annet: bygg det, legg det på et lager eller gi det bort. Bare hvis ingen lagre med kort og ingen åpen kastebunke tar det, kan det legges i din egen kastebunke, og da er turen din over.
duel-draw-flip = Når trekkbunken din er tom, snus kastebunken, ustokket, til en ny trekkbunke når du trekker.
duel-draw-none = Så lenge du kan trekke, kan du ikke avslutte turen; er trekkbunke og kastebunke tomme, kan du ikke trekke.
duel-shift-limit = Etter 12 flyttinger mellom lagre på rad må noe annet skje.
duel-depot-next = Straks startbunkens øverste kort er borte, snus det neste.
duel-gold-tower = Å bygge en 4-er gir 1 gullklump, en 8-er 2, en 12-er 3.
duel-gold-depot = Den som først tømmer startbunken sin, får 1 gullklump.
duel-gold-out = Den som spiller sitt siste kort, får 2 gullklumper.
duel-gold-claim = Det ditt siste trekk ga, er ditt bare hvis du tar det før alt annet. Ved noen bord betales det straks.
duel-gold-shed = For en gullklump går startbunkens øverste kort i din egen kastebunke.
duel-gold-block = Etter turen din kan du betale en gullklump for å sperre kastebunken din til den andres neste tur er over.
duel-gold-pair = For en gullklump flytter et lagers to øverste kort sammen, til et lager der det nederste passer, eller til et tomt.
duel-gold-none = Uten en gullklump kan det ikke betales.
duel-call-when = Den som spiller videre selv om et kort må bygges, har oversett det, og den andre kan rope TÅRN! fram til neste trekk.
duel-call-right = Etter et riktig rop tas trekket tilbake, den som gjorde det, betaler en gullklump til den som ropte, og turen er over.
duel-call-wrong = Det var ingenting å rope om: ingen har oversett et kort.
duel-end = Spillet er over straks noen ikke har kort igjen i startbunke, trekkbunke, kastebunke og hånd.
duel-end-stall = Det er også over etter 60 turer på rad der ingenting ble bygget og ingen startbunke ble mindre.
duel-score = Flest gullklumper vinner.
duel-tie = Ved uavgjort vinner den som har spilt alle kort; stoppet spillet opp, den som har færrest igjen. Ellers vinner begge.
duel-known = Dere vet begge hvilket kort som ligger der, og det er et annet.

## Poengblokk

duel-pad-gold = Gullklumper
duel-pad-left = Kort igjen
duel-pad-tie = { $value ->
    [0] alle kort spilt
    [one] 1 kort igjen
   *[other] { $value } kort igjen
}

## Valg

duel-manner = Tårnene
duel-manner-relaxed = lyser opp: avslappet
duel-manner-rulebook = som i regelheftet, TÅRN!
duel-option-colours = Farger
duel-option-colours-symbol = etter symbol
duel-option-colours-deck = etter kortstokk
duel-option-tower_call = Å bygge først
duel-option-tower_call-on = kan overses, og da ropes det
duel-option-tower_call-off = alltid et krav
duel-option-rewards = Belønninger
duel-option-rewards-auto = betales straks
duel-option-rewards-claimed = må tas
duel-option-memory = Kastebunker
duel-option-memory-aid = kan blas gjennom
duel-option-memory-none = bare det øverste kortet vises
