### Sidans ord. Spelens egna ord ligger bredvid deras regler.

## Home
home-title = donjon: fem brädspel om borgar och torn
play-now = Spela nu
play = Spela
with-friends = Med vänner
on-this-screen = På den här enheten
players = { $low ->
    [2] { $high ->
        [2] 2 spelare
       *[other] 2–{ $high } spelare
    }
   *[other] { $low }–{ $high } spelare
}
minutes = { $minutes } minuter
rules = Regler
more-games = De andra spelen
coming = På väg
credit = { $title } är ett spel av { $authors }, utgivet av { $publisher } år { $year }.
own-work = Alla texter och teckningar här är våra egna.
running = Dina bord
waits-for-people = Väntar på spelare
forget-table = Ta bort från listan

## Opening a table
seats = Spelare
bots-play = Robotarnas nivå
level-gentle = snäll
level-fair = hyfsad
level-sharp = skarp
level-master = mästare
level-1 = Småsven
level-1-how = Har nyss lärt sig reglerna.
level-2 = Väpnare
level-2-how = Ser många bra drag men missar några.
level-3 = Riddare
level-3-how = Spelar bra från drag till drag.
level-4 = Greve
level-4-how = Missar sällan ett bra drag.
level-5 = Hertig
level-5-how = Tar nästan aldrig fel.
level-6 = Kung
level-6-how = Tänker noga och förlåter ingenting.
level-strongest = Drake
level-strongest-how = Så stark som möjligt: tänker en sekund på varje drag.
options = Välj spelregler
hide-scores = Dölj ställningen under spelet
bots-pause = Robotarna tar tid på sig
own-cards = Spela med egna kort
own-cards-how = En textfil med ett [[card]] per kort, som i spelets egen fil.
own-cards-none = Tillbaka till spelets kort
own-cards-chosen = Med egna kort: { $name }
friends-how = { $others ->
    [one] Du får en länk och en QR-kod till en vän.
   *[other] Du får en länk och en QR-kod till { $others } vänner.
} Spelet börjar när alla har satt sig.
screen-how = Alla spelar på den här enheten och skickar den vidare. En robot kan ta vilken plats som helst.
your-name = Ditt namn
name-example = Astrid
open-table = Öppna bordet
start = Börja
player-n = Spelare { $n }
bot = Robot
bot-n = Robot { $n }
seat-is-bot = En robot på plats { $n }
you = du
you-name = Du
you-win = Du vinner!

## Settings
language = Språk
theme = Ljus
theme-system = Som systemet
theme-light = Dagsljus
theme-dark = Levande ljus
sound-on = Ljudet är på
sound-off = Ljudet är av

## Before the match
lobby-wait = { $open ->
    [one] En plats är ledig än. Skicka länken till en vän; spelet börjar av sig självt.
   *[other] { $open } platser är lediga än. Skicka länken till dina vänner; spelet börjar av sig självt.
}
lobby-come = Du är inbjuden. Slå dig ner!
lobby-full = Alla är här. Strax börjar det.
lobby-watch = Utan plats kan du titta på så snart spelet har börjat.
open-seat = Ledig plats
sit-down = Sätt dig här
put-bot = Robot
take-bot-away = Gör platsen ledig igen
invite = Bjud in dina vänner
qr = QR-kod med länken till det här bordet
link = Länk till det här bordet
copy-link = Kopiera länken
copied = Kopierad
share = Dela
share-text = Kom och spela { $title } med mig:

## At the table
your-turn = Din tur
turn-of = Nu spelar { $name }
thinks = { $name } tänker
thinking = Tänker
watch = Se vad som hände
skip = Hoppa över
what-now = Vad som ska göras nu
away = borta
score = Poäng
scores-hidden = Ställningen är dold
undo = Ångra
hint = Tips
chat = Prata
more = Mer
log = Logg
log-empty = Ingenting har hänt än.
note-bot-anew = { $name } kom av sig och tänker om från början.
note-bot-random = { $name } kunde inte tänka och drar på känsla.
log-undo = { $name } tar tillbaka det senaste draget
log-resign = { $name } ger upp
log-timeout = { $name } fick slut på tid
the-rule = Regeln
close = Stäng
hint-best = Bäst: { $move }
hint-next = Näst bäst: { $move }
hint-elsewhere = Näst bäst: samma sak på en annan plats
hint-win = { $count ->
    [0] Härifrån vinner du nästan aldrig.
    [10] Härifrån vinner du nästan alltid.
   *[other] Härifrån vinner du ungefär { $count } spel av 10.
}
hint-alike = Nästan lika bra.
hint-why = Draget { $first }.
hint-why-two = Draget { $first } och { $second }.
hint-why-but = Draget { $first }, men det { $price }.
hint-why-price = Nyttan visar sig först senare; draget { $price }.
hint-of-ten = Av 10 spel ungefär:
hint-board = Visa brädet
hint-prepares = Robotarna görs redo för det här spelet; det första tipset tar lite längre tid.
reconnecting = Ansluter igen, ingenting går förlorat
opening = Bordet dukas
no-board = Dina drag
pass-device = Ge enheten till { $name }
i-am = Jag är { $name }
unread = nya rader

## Looking back
replay = Se om spelet
to-start = Till början
one-back = Ett drag bakåt
one-on = Ett drag framåt
play-on = Spela upp
pause = Pausa
move-of = Drag { $ply } av { $last }
to-now = Tillbaka till spelet
to-result = Tillbaka till resultatet

## The end
over = Slut
wins = { $count ->
    [0] Ingen vinner
    [one] { $names } vinner
   *[other] { $names } delar segern
}
reason-resign = Spelet tog slut för att någon gav upp.
reason-timeout = Spelet tog slut för att någons tid gick ut.
the-count = Räkningen
count-none = Ingen får några poäng.
rematch = Revansch
to-rematch = Till revanschen
resign = Ge upp
resign-sure = Vill du verkligen ge upp?
resign-text = Spelet tar slut genast, och du kan inte längre vinna. Det går inte att ångra.
no-go-on = Nej, fortsätt

## After the game
analysis = Analys
percent = { $n } %
play-from-here = Spela vidare härifrån

## Drawers
this-table = Det här bordet
this-browser = Den här webbläsaren
save-record = Spara partiet
table-view = Bordsvy
to-home = Alla spel
keys = Tangenter
notify-me = Säg till när det är min tur
invite-watch = Bjud in, eller låt andra titta
carry = Fortsätt på en annan enhet
carry-how = Den som har länken sitter på din plats. Behåll den för dig själv.
carry-seat = Länk för { $name }
agreed = Överenskommet vid det här bordet
yes = ja
no = nej
fair = Ärligt blandat
fair-how = Det här fingeravtrycket av blandningen låg fast före första draget. Efter slutet visas själva blandningen, och alla kan jämföra.
fair-seed = Blandningen var:
chat-empty = Ingen har sagt något än.
say-something = Säg något
send = Skicka
a-spectator = En åskådare
key-arrows = gå från plats till plats
key-enter = ta och lägg ner
key-escape = lägg tillbaka, stäng, hoppa över
key-undo = ta tillbaka det senaste draget
key-hint = be om ett tips
key-rules = öppna reglerna
key-log = gå till loggen
key-sound = ljud på och av
key-replay = bläddra i partiet när du ser om det
key-keys = visa de här tangenterna

## Rules
rules-how = Varje regel har ett namn. Ett drag som inte går säger vilken regel som förbjuder det.
editions-how = Här gäller reglerna ovan, vad som än står i ditt spel.
rules-coming = Reglerna till det här spelet sätts just nu. De kommer med spelet.
no-such-game = Något spel med det namnet finns inte här.
part-setup = Förberedelser
part-lay = Lägga brickor
part-castle = Borgar och riddare
part-build = Bygga
part-bid = Bjuda
part-take = Det som vanns
part-turn = En tur
part-slot = Fönster och urtag
part-climb = Klättra
part-dragon = Drakar
part-bird = Fåglar
part-round = En runda
part-store = Lager och källor
part-shift = Flytta om
part-gold = Guld
part-call = Utrop
part-catapult = Katapulten
part-end = Slutet, och vem som har vunnit

## Poängblock
pad = Poängblock
pad-title = Poängblock: { $title }
pad-for = För det tryckta spelet på ditt bord: det räknar åt dig.
pad-how = För det tryckta spelet på ditt bord: skriv in vad som ligger där, så följer räkningen genast. Den stannar i den här webbläsaren tills du rensar den.
pad-name = Namn på spelare { $n }
pad-of = { $row }, { $name }
pad-less = En mindre: { $what }
pad-more = En mer: { $what }
pad-points = Poäng
pad-told = Vad som gav hur mycket. Tryck på en rad för att se regeln.
pad-empty = Ingenting är ifyllt än.
pad-tie-shared = { $names } har { $points } { $points ->
    [one] poäng
   *[other] poäng
} var, och ingenting avgör mellan dem.
pad-tie-broken = { $names } har { $points } { $points ->
    [one] poäng
   *[other] poäng
} var. Regeln för lika poäng avgör.
pad-misfit = { $what }: det här stämmer inte än.
pad-surplus = { $what }: tillsammans är det mer än spelet har.
pad-needed = { $what }: det behövs, för det avgör vid lika poäng.
pad-clear = Rensa
pad-back = Ta fram igen
pad-link = Länk till den här räkningen
pad-linked = De här siffrorna kom med en länk. Dina egna finns kvar tills du ändrar något här.
pad-others = Poängblock för de andra spelen
pad-none = Något poängblock med det namnet finns inte här.

## Hitta draget
puzzles = Hitta draget
puzzles-for = Ställningar ur partier där ett drag är klart bäst. Ser du det?
puzzles-open = Hitta det

## Labb
lab = Labb
lab-for = För spelmakare: robotar spelar tusentals partier och visar vad en regel eller ett kort gör.
lab-open = Prova

## What went wrong
again = Försök igen
nowhere-title = Här finns ingenting
nowhere-text = Adressen leder ingenstans. Kanske saknas en bokstav på slutet.
no-table-title = Det bordet finns inte
no-table-text = Kanske är länken ofullständig. Be den som skickade den att kopiera den en gång till.
lost-title = Servern går inte att nå
lost-text = Vi fortsätter att försöka. Din plats och varje drag är i säkerhet på servern.
error-puzzle = Någon sådan ställning finns inte här.
error-unreachable = Servern svarar inte. Se efter om du är uppkopplad och försök igen.
error-unexpected = Något gick fel här. Ladda om sidan; din plats finns kvar.
error-lost = Anslutningen bröts just. Försök igen om en stund.
error-stale = Bordet har gått vidare. Titta igen.
error-conflict = Bordet har gått vidare. Titta igen.
error-turn = Det är inte din tur.
error-taken = Någon hann just före till den här platsen.
error-started = Spelet har redan börjat.
error-limit = Det var för mycket på en gång. Vänta några sekunder.
error-undo = Det här draget går inte att ångra: det visade något dolt.
error-hint = Inget tips hittades den här gången. Fråga igen.
error-analysis = Partiet kunde inte granskas den här gången. Fråga igen.
error-not_over = Det går att få när spelet är slut.
error-outcome = Det kan inte ha hänt här. Titta på bordet igen.
error-unreadable = Det här bordet spelades med andra regler än donjon har nu.
error-not_started = Spelet börjar när ingen plats är ledig.
error-open_seats = Det finns ännu lediga platser. Vänta på spelare eller sätt robotar där.
error-over = Spelet är slut.
error-token = Den här platsen är inte din.
error-not_found = Det bordet finns inte.
error-name = Ett namn har 1 till 40 tecken och inget kommatecken.
error-internal = Servern klarade inte det här. Felet är noterat; försök igen.
error-say = En rad har 1 till 300 tecken.
