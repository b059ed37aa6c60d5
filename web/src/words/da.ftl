### Sidens ord. Spillenes egne ord ligger ved siden af deres regler.

## Home
home-title = donjon: fem brætspil om borge og tårne
play-now = Spil nu
play = Spil
with-friends = Med venner
on-this-screen = På denne enhed
players = { $low ->
    [2] { $high ->
        [2] 2 spillere
       *[other] 2–{ $high } spillere
    }
   *[other] { $low }–{ $high } spillere
}
minutes = { $minutes } minutter
rules = Regler
more-games = De andre spil
coming = På vej
credit = { $title } er et spil af { $authors }, udgivet af { $publisher } i { $year }.
own-work = Alle tekster og tegninger her er vores egne.
running = Dine borde
waits-for-people = Venter på spillere
forget-table = Fjern fra listen

## Opening a table
seats = Spillere
bots-play = Robotternes niveau
level-gentle = blid
level-fair = jævn
level-sharp = skarp
level-master = mester
level-1 = Småsvend
level-1-how = Har lige lært reglerne.
level-2 = Væbner
level-2-how = Ser mange gode træk, men overser nogle.
level-3 = Ridder
level-3-how = Spiller godt fra træk til træk.
level-4 = Greve
level-4-how = Overser sjældent et godt træk.
level-5 = Hertug
level-5-how = Tager næsten aldrig fejl.
level-6 = Konge
level-6-how = Tænker grundigt og tilgiver intet.
level-strongest = Drage
level-strongest-how = Så stærk som muligt: tænker et sekund over hvert træk.
options = Vælg spilleregler
hide-scores = Skjul stillingen undervejs
bots-pause = Robotterne tager sig tid
own-cards = Spil med egne kort
own-cards-how = En tekstfil med ét [[card]] for hvert kort, som i spillets egen fil.
own-cards-none = Tilbage til spillets kort
own-cards-chosen = Med egne kort: { $name }
friends-how = { $others ->
    [one] Du får et link og en QR-kode til en ven.
   *[other] Du får et link og en QR-kode til { $others } venner.
} Spillet begynder, når alle har sat sig.
screen-how = Alle spiller på denne enhed og giver den videre. En robot kan tage enhver plads.
your-name = Dit navn
name-example = Freja
open-table = Åbn bordet
start = Begynd
player-n = Spiller { $n }
bot = Robot
bot-n = Robot { $n }
seat-is-bot = En robot på plads { $n }
you = du
you-name = Du
you-win = Du vinder!

## Settings
language = Sprog
theme = Lys
theme-system = Som systemet
theme-light = Dagslys
theme-dark = Stearinlys
sound-on = Lyden er til
sound-off = Lyden er fra

## Before the match
lobby-wait = { $open ->
    [one] En plads er stadig ledig. Send linket til en ven; spillet begynder af sig selv.
   *[other] { $open } pladser er stadig ledige. Send linket til dine venner; spillet begynder af sig selv.
}
lobby-come = Du er inviteret. Sæt dig ned!
lobby-full = Alle er her. Om lidt går det løs.
lobby-watch = Uden en plads kan du se med, så snart spillet er begyndt.
open-seat = Ledig plads
sit-down = Sæt dig her
put-bot = Robot
take-bot-away = Gør pladsen ledig igen
invite = Inviter dine venner
qr = QR-kode med linket til dette bord
link = Link til dette bord
copy-link = Kopiér linket
copied = Kopieret
share = Del
share-text = Kom og spil { $title } med mig:

## At the table
your-turn = Din tur
turn-of = Nu spiller { $name }
thinks = { $name } tænker
thinking = Tænker
watch = Se, hvad der skete
skip = Spring over
what-now = Hvad der skal gøres nu
away = væk
score = Point
scores-hidden = Stillingen er skjult
undo = Fortryd
hint = Råd
chat = Snak
more = Mere
log = Forløb
log-empty = Der er ikke sket noget endnu.
note-bot-anew = { $name } gik i stå og tænker forfra.
note-bot-random = { $name } kunne ikke tænke og trækker på fornemmelsen.
log-undo = { $name } tager det sidste træk tilbage
log-resign = { $name } giver op
log-timeout = { $name } løb tør for tid
the-rule = Reglen
close = Luk
hint-best = Bedst: { $move }
hint-next = Næstbedst: { $move }
hint-elsewhere = Næstbedst: det samme et andet sted
hint-win = { $count ->
    [0] Herfra vinder du næsten aldrig.
    [10] Herfra vinder du næsten altid.
   *[other] Herfra vinder du omkring { $count } af 10 spil.
}
hint-alike = Næsten lige så godt.
hint-why = Trækket { $first }.
hint-why-two = Trækket { $first } og { $second }.
hint-why-but = Trækket { $first }, men det { $price }.
hint-why-price = Nytten viser sig først senere; trækket { $price }.
hint-of-ten = Af 10 spil omkring:
hint-board = Vis brættet
hint-prepares = Robotterne gøres klar til dette spil; det første råd tager lidt længere tid.
reconnecting = Forbinder igen, intet går tabt
opening = Bordet dækkes
no-board = Dine træk
pass-device = Giv enheden til { $name }
i-am = Jeg er { $name }
unread = nye linjer

## Looking back
replay = Se spillet igen
to-start = Til begyndelsen
one-back = Et træk tilbage
one-on = Et træk frem
play-on = Afspil
pause = Hold pause
move-of = Træk { $ply } af { $last }
to-now = Tilbage til spillet
to-result = Tilbage til resultatet

## The end
over = Slut
wins = { $count ->
    [0] Ingen vinder
    [one] { $names } vinder
   *[other] { $names } deler sejren
}
reason-resign = Spillet sluttede, fordi nogen gav op.
reason-timeout = Spillet sluttede, fordi nogen løb tør for tid.
the-count = Optællingen
count-none = Ingen får nogen point.
rematch = Revanche
to-rematch = Til revanchen
resign = Giv op
resign-sure = Vil du virkelig give op?
resign-text = Spillet slutter med det samme, og du kan ikke længere vinde. Det kan ikke gøres om.
no-go-on = Nej, fortsæt

## After the game
analysis = Analyse
percent = { $n } %
play-from-here = Spil videre herfra

## Drawers
this-table = Dette bord
this-browser = Denne browser
save-record = Gem partiet
table-view = Bordvisning
to-home = Alle spil
keys = Taster
notify-me = Sig til, når det er min tur
invite-watch = Inviter, eller lad andre se med
carry = Fortsæt på en anden enhed
carry-how = Den, der har dette link, sidder på din plads. Hold det for dig selv.
carry-seat = Link til { $name }
agreed = Aftalt ved dette bord
yes = ja
no = nej
fair = Ærligt blandet
fair-how = Dette fingeraftryk af blandingen lå fast før første træk. Efter slutningen vises selve blandingen, og alle kan sammenligne.
fair-seed = Blandingen var:
chat-empty = Ingen har sagt noget endnu.
say-something = Sig noget
send = Afsend
a-spectator = En tilskuer
key-arrows = gå fra sted til sted
key-enter = tag, og læg ned
key-escape = læg tilbage, luk, spring over
key-undo = tag det sidste træk tilbage
key-hint = bed om et råd
key-rules = åbn reglerne
key-log = gå til forløbet
key-sound = lyd til og fra
key-replay = gå gennem partiet, når du ser det igen
key-keys = vis disse taster

## Rules
rules-how = Hver regel har et navn. Et træk, der ikke går, siger, hvilken regel der forbyder det.
editions-how = Her gælder reglerne ovenfor, uanset hvad der står i dit eget spil.
rules-coming = Reglerne til dette spil er ved at blive sat. De kommer sammen med spillet.
no-such-game = Der er intet spil med det navn her.
part-setup = Forberedelse
part-lay = At lægge brikker
part-castle = Borge og riddere
part-build = At bygge
part-bid = At byde
part-take = Det, der blev vundet
part-turn = En tur
part-slot = Vinduer og sprækker
part-climb = At klatre
part-dragon = Drager
part-bird = Fugle
part-round = En runde
part-store = Lagre og kilder
part-shift = At flytte rundt
part-gold = Guld
part-call = Udråb
part-catapult = Katapulten
part-end = Slutningen, og hvem der har vundet

## Pointblok
pad = Pointblok
pad-title = Pointblok: { $title }
pad-for = Til det trykte spil på dit bord: den tæller for dig.
pad-how = Til det trykte spil på dit bord: skriv, hvad der ligger der, og optællingen følger straks. Den bliver i denne browser, indtil du rydder den.
pad-name = Navn på spiller { $n }
pad-of = { $row }, { $name }
pad-less = Én færre: { $what }
pad-more = Én mere: { $what }
pad-points = Point
pad-told = Hvad der gav hvor meget. Tryk på en linje for at se reglen.
pad-empty = Der er ikke skrevet noget endnu.
pad-tie-shared = { $names } har { $points } { $points ->
    [one] point
   *[other] point
} hver, og intet afgør det mellem dem.
pad-tie-broken = { $names } har { $points } { $points ->
    [one] point
   *[other] point
} hver. Reglen for pointlighed afgør det.
pad-misfit = { $what }: det passer ikke endnu.
pad-surplus = { $what }: tilsammen er det mere, end spillet har.
pad-needed = { $what }: det skal bruges, for det afgør pointlighed.
pad-clear = Ryd
pad-back = Hent tilbage
pad-link = Link til denne optælling
pad-linked = Disse tal kom med et link. Dine egne er gemt, indtil du ændrer noget her.
pad-others = Pointblokke til de andre spil
pad-none = Der er ingen pointblok med det navn her.

## Find trækket
puzzles = Find trækket
puzzles-for = Stillinger fra partier, hvor ét træk er klart bedst. Kan du se det?
puzzles-open = Find det

## Laboratorium
lab = Laboratorium
lab-for = For spildesignere: robotter spiller tusindvis af partier og viser, hvad en regel eller et kort gør.
lab-open = Prøv det

## What went wrong
again = Prøv igen
nowhere-title = Her er ingenting
nowhere-text = Adressen fører ingen steder hen. Måske mangler der et bogstav til sidst.
no-table-title = Det bord findes ikke
no-table-text = Måske er linket ufuldstændigt. Bed den, der sendte det, om at kopiere det en gang til.
lost-title = Serveren kan ikke nås
lost-text = Vi bliver ved med at prøve. Din plads og hvert træk er i sikkerhed på serveren.
error-puzzle = Sådan en stilling er der ikke her.
error-unreachable = Serveren svarer ikke. Se efter, om du er online, og prøv igen.
error-unexpected = Noget gik galt her. Genindlæs siden; din plads er der stadig.
error-lost = Forbindelsen blev lige afbrudt. Prøv igen om lidt.
error-stale = Bordet er gået videre. Se på det igen.
error-conflict = Bordet er gået videre. Se på det igen.
error-turn = Det er ikke din tur.
error-taken = Nogen har lige taget denne plads.
error-started = Spillet er allerede begyndt.
error-limit = Det var for meget på én gang. Vent et par sekunder.
error-undo = Dette træk kan ikke tages tilbage: det viste noget skjult.
error-hint = Der blev ikke fundet et råd denne gang. Spørg igen.
error-analysis = Partiet kunne ikke gennemgås denne gang. Spørg igen.
error-not_over = Det kan fås, når spillet er slut.
error-outcome = Det kan ikke være sket her. Se på bordet igen.
error-unreadable = Dette bord blev spillet med andre regler, end donjon har nu.
error-not_started = Spillet begynder, når ingen plads er ledig.
error-open_seats = Der er stadig ledige pladser. Vent på spillere, eller sæt robotter der.
error-over = Spillet er slut.
error-token = Denne plads er ikke din.
error-not_found = Det bord findes ikke.
error-name = Et navn har 1 til 40 tegn og intet komma.
error-internal = Serveren klarede det ikke. Fejlen er noteret; prøv igen.
error-say = En linje har 1 til 300 tegn.
