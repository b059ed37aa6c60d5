### Ordene på siden. Spillenes egne ord ligger ved siden av reglene deres.

## Home
home-title = donjon: fem brettspill om borger og tårn
play-now = Spill nå
play = Spill
with-friends = Med venner
on-this-screen = På denne enheten
players = { $low ->
    [2] { $high ->
        [2] 2 spillere
       *[other] 2–{ $high } spillere
    }
   *[other] { $low }–{ $high } spillere
}
minutes = { $minutes } minutter
rules = Regler
more-games = De andre spillene
coming = På vei
credit = { $title } er et spill av { $authors }, utgitt av { $publisher } i { $year }.
own-work = Alle tekster og tegninger her er våre egne.
running = Bordene dine
waits-for-people = Venter på spillere
forget-table = Fjern fra listen

## Opening a table
seats = Spillere
bots-play = Robotenes nivå
level-gentle = snill
level-fair = grei
level-sharp = skarp
level-master = mester
level-1 = Pasje
level-1-how = Har nettopp lært reglene.
level-2 = Væpner
level-2-how = Ser mange gode trekk, men overser noen.
level-3 = Ridder
level-3-how = Spiller godt fra trekk til trekk.
level-4 = Greve
level-4-how = Overser sjelden et godt trekk.
level-5 = Hertug
level-5-how = Tar nesten aldri feil.
level-6 = Konge
level-6-how = Tenker grundig og tilgir ingenting.
level-strongest = Drage
level-strongest-how = Så sterk som mulig: tenker et sekund over hvert trekk.
options = Velg spilleregler
hide-scores = Skjul stillingen underveis
bots-pause = Robotene tar seg tid
own-cards = Spill med egne kort
own-cards-how = En tekstfil med ett [[card]] for hvert kort, som i spillets egen fil.
own-cards-none = Tilbake til spillets kort
own-cards-chosen = Med egne kort: { $name }
friends-how = { $others ->
    [one] Du får en lenke og en QR-kode til én venn.
   *[other] Du får en lenke og en QR-kode til { $others } venner.
} Spillet begynner når alle har satt seg.
screen-how = Alle spiller på denne enheten og sender den videre. En robot kan ta hvilken som helst plass.
your-name = Navnet ditt
name-example = Ingrid
open-table = Åpne bordet
start = Begynn
player-n = Spiller { $n }
bot = Robot
bot-n = Robot { $n }
seat-is-bot = En robot på plass { $n }
you = du
you-name = Du
you-win = Du vinner!

## Settings
language = Språk
theme = Lys
theme-system = Som systemet
theme-light = Dagslys
theme-dark = Stearinlys
sound-on = Lyden er på
sound-off = Lyden er av

## Before the match
lobby-wait = { $open ->
    [one] Én plass er fortsatt ledig. Send lenken til en venn; spillet begynner av seg selv.
   *[other] { $open } plasser er fortsatt ledige. Send lenken til vennene dine; spillet begynner av seg selv.
}
lobby-come = Du er invitert. Slå deg ned!
lobby-full = Alle er her. Snart begynner det.
lobby-watch = Uten plass kan du se på så snart spillet har begynt.
open-seat = Ledig plass
sit-down = Sett deg her
put-bot = Robot
take-bot-away = Gjør plassen ledig igjen
invite = Inviter vennene dine
qr = QR-kode med lenken til dette bordet
link = Lenke til dette bordet
copy-link = Kopier lenken
copied = Kopiert
share = Del
share-text = Kom og spill { $title } med meg:

## At the table
your-turn = Din tur
turn-of = Nå spiller { $name }
thinks = { $name } tenker
thinking = Tenker
watch = Se hva som skjedde
skip = Hopp over
what-now = Hva som skal gjøres nå
away = borte
score = Poeng
scores-hidden = Stillingen er skjult
undo = Angre
hint = Tips
chat = Prat
more = Mer
log = Logg
log-empty = Ingenting har skjedd ennå.
note-bot-anew = { $name } stoppet opp og tenker forfra.
note-bot-random = { $name } fikk ikke tenkt og trekker på følelsen.
log-undo = { $name } tar tilbake det siste trekket
log-resign = { $name } gir opp
log-timeout = { $name } gikk tom for tid
the-rule = Regelen
close = Lukk
hint-best = Beste trekk: { $move }
hint-next = Nest beste trekk: { $move }
hint-elsewhere = Nest beste trekk: det samme et annet sted
hint-win = { $count ->
    [0] Herfra vinner du nesten aldri.
    [10] Herfra vinner du nesten alltid.
   *[other] Herfra vinner du omtrent { $count } av 10 spill.
}
hint-alike = Nesten like bra.
hint-why = Trekket { $first }.
hint-why-two = Trekket { $first } og { $second }.
hint-why-but = Trekket { $first }, men det { $price }.
hint-why-price = Nytten viser seg først senere; trekket { $price }.
hint-of-ten = Av 10 spill omtrent:
hint-board = Vis brettet
hint-prepares = Robotene gjøres klare for dette spillet; det første tipset tar litt lengre tid.
reconnecting = Kobler til igjen, ingenting går tapt
opening = Bordet dekkes
no-board = Trekkene dine
pass-device = Gi enheten til { $name }
i-am = Jeg er { $name }
unread = nye linjer

## Looking back
replay = Se spillet igjen
to-start = Til starten
one-back = Ett trekk tilbake
one-on = Ett trekk fram
play-on = Spill av
pause = Ta pause
move-of = Trekk { $ply } av { $last }
to-now = Tilbake til spillet
to-result = Tilbake til resultatet

## The end
over = Slutt
wins = { $count ->
    [0] Ingen vinner
    [one] { $names } vinner
   *[other] { $names } deler seieren
}
reason-resign = Spillet tok slutt fordi noen ga opp.
reason-timeout = Spillet tok slutt fordi noen gikk tom for tid.
the-count = Opptellingen
count-none = Ingen får noen poeng.
rematch = Revansj
to-rematch = Til revansjen
resign = Gi opp
resign-sure = Vil du virkelig gi opp?
resign-text = Spillet tar slutt med en gang, og du kan ikke lenger vinne. Det kan ikke gjøres om.
no-go-on = Nei, fortsett

## After the game
analysis = Analyse
percent = { $n } %
play-from-here = Spill videre herfra

## Drawers
this-table = Dette bordet
this-browser = Denne nettleseren
save-record = Lagre partiet
table-view = Bordvisning
to-home = Alle spill
keys = Taster
notify-me = Si fra når det er min tur
invite-watch = Inviter, eller la andre se på
carry = Fortsett på en annen enhet
carry-how = Den som har denne lenken, sitter på plassen din. Hold den for deg selv.
carry-seat = Lenke til { $name }
agreed = Avtalt ved dette bordet
yes = ja
no = nei
fair = Ærlig stokket
fair-how = Dette fingeravtrykket av stokkingen lå fast før første trekk. Etter slutten vises selve stokkingen, og alle kan sammenligne.
fair-seed = Stokkingen var:
chat-empty = Ingen har sagt noe ennå.
say-something = Si noe
send = Send
a-spectator = En tilskuer
key-arrows = gå fra sted til sted
key-enter = ta, og legg ned
key-escape = legg tilbake, lukk, hopp over
key-undo = ta tilbake det siste trekket
key-hint = be om et tips
key-rules = åpne reglene
key-log = gå til loggen
key-sound = lyd på og av
key-replay = bla gjennom partiet når du ser det igjen
key-keys = vis disse tastene

## Rules
rules-how = Hver regel har et navn. Et trekk som ikke går, sier hvilken regel som forbyr det.
editions-how = Her gjelder reglene ovenfor, uansett hva som står i ditt eget spill.
rules-coming = Reglene til dette spillet settes ennå. De kommer sammen med spillet.
no-such-game = Det finnes ikke noe spill med det navnet her.
part-setup = Før dere begynner
part-lay = Å legge brikker
part-castle = Borger og riddere
part-build = Å bygge
part-bid = Å by
part-take = Det som ble vunnet
part-turn = En tur
part-slot = Vinduer og trinn
part-climb = Å klatre
part-dragon = Drager
part-bird = Fugler
part-round = En runde
part-store = Lagre og kilder
part-shift = Å flytte om
part-gold = Gull
part-call = Utrop
part-catapult = Katapulten
part-end = Slutten, og hvem som har vunnet

## Poengblokk
pad = Poengblokk
pad-title = Poengblokk: { $title }
pad-for = For det trykte spillet på bordet ditt: den teller for deg.
pad-how = For det trykte spillet på bordet ditt: skriv inn det som ligger der, så følger opptellingen med en gang. Den blir i denne nettleseren til du tømmer den.
pad-name = Navnet på spiller { $n }
pad-of = { $row }, { $name }
pad-less = Én færre: { $what }
pad-more = Én mer: { $what }
pad-points = Poeng
pad-told = Hva som ga hvor mye. Trykk på en linje for å se regelen.
pad-empty = Ingenting er skrevet inn ennå.
pad-tie-shared = { $names } har { $points } { $points ->
    [one] poeng
   *[other] poeng
} hver, og ingenting avgjør mellom dem.
pad-tie-broken = { $names } har { $points } { $points ->
    [one] poeng
   *[other] poeng
} hver. Regelen for uavgjort avgjør.
pad-misfit = { $what }: dette stemmer ikke ennå.
pad-surplus = { $what }: til sammen er det mer enn spillet har.
pad-needed = { $what }: dette trengs, for det avgjør ved uavgjort.
pad-clear = Tøm
pad-back = Hent tilbake
pad-link = Lenke til denne opptellingen
pad-linked = Disse tallene kom med en lenke. Dine egne er lagret til du endrer noe her.
pad-others = Poengblokker for de andre spillene
pad-none = Det finnes ingen poengblokk med det navnet her.

## Finn trekket
puzzles = Finn trekket
puzzles-for = Stillinger fra partier der ett trekk er klart best. Ser du det?
puzzles-open = Finn det

## Laboratorium
lab = Laboratorium
lab-for = For spillskapere: roboter spiller tusenvis av partier og viser hva en regel eller et kort gjør.
lab-open = Prøv det

## What went wrong
again = Prøv igjen
nowhere-title = Her er det ingenting
nowhere-text = Adressen fører ingen steder. Kanskje mangler det en bokstav på slutten.
no-table-title = Det bordet finnes ikke
no-table-text = Kanskje er lenken ufullstendig. Be den som sendte den, om å kopiere den en gang til.
lost-title = Serveren kan ikke nås
lost-text = Vi fortsetter å prøve. Plassen din og hvert trekk er trygge på serveren.
error-puzzle = En slik stilling finnes ikke her.
error-unreachable = Serveren svarer ikke. Se etter om du er på nett, og prøv igjen.
error-unexpected = Noe gikk galt her. Last siden på nytt; plassen din er der fortsatt.
error-lost = Forbindelsen ble nettopp brutt. Prøv igjen om litt.
error-stale = Bordet har gått videre. Se på det igjen.
error-conflict = Bordet har gått videre. Se på det igjen.
error-turn = Det er ikke din tur.
error-taken = Noen har nettopp tatt denne plassen.
error-started = Spillet har allerede begynt.
error-limit = Det var for mye på én gang. Vent noen sekunder.
error-undo = Dette trekket kan ikke tas tilbake: det viste noe skjult.
error-hint = Det ble ikke funnet noe tips denne gangen. Spør igjen.
error-analysis = Partiet kunne ikke gjennomgås denne gangen. Spør igjen.
error-not_over = Det kan fås når spillet er slutt.
error-outcome = Det kan ikke ha skjedd her. Se på bordet igjen.
error-unreadable = Dette bordet ble spilt med andre regler enn donjon har nå.
error-not_started = Spillet begynner når ingen plass er ledig.
error-open_seats = Det er fortsatt ledige plasser. Vent på spillere, eller sett roboter der.
error-over = Spillet er slutt.
error-token = Denne plassen er ikke din.
error-not_found = Det bordet finnes ikke.
error-name = Et navn har 1 til 40 tegn og ikke noe komma.
error-internal = Serveren klarte ikke dette. Feilen er notert; prøv igjen.
error-say = En linje har 1 til 300 tegn.
