### Die Wörter der Seite. Die der Spiele liegen bei ihren Regeln.

## Home
home-title = donjon: fünf Brettspiele um Burgen und Türme
play-now = Jetzt spielen
play = Spielen
with-friends = Mit Freunden
on-this-screen = An diesem Gerät
players = { $low ->
    [2] { $high ->
        [2] 2 Personen
       *[other] 2–{ $high } Personen
    }
   *[other] { $low }–{ $high } Personen
}
minutes = { $minutes } Minuten
rules = Regeln
more-games = Die anderen Spiele
coming = Kommt noch
credit = { $title } ist ein Spiel von { $authors }, { $year } bei { $publisher } erschienen.
own-work = Alle Texte und Zeichnungen hier sind von uns.
running = Deine Tische
waits-for-people = Wartet auf Mitspielende
forget-table = Von dieser Liste nehmen

## Opening a table
seats = Mitspielende
bots-play = Bots spielen als
level-gentle = sanft
level-fair = ordentlich
level-sharp = scharf
level-master = meisterhaft
level-1 = Edelknabe
level-1-how = Hat gerade erst die Regeln gelernt.
level-2 = Knappe
level-2-how = Sieht viele gute Züge und übersieht manche.
level-3 = Ritter
level-3-how = Spielt gut von Zug zu Zug.
level-4 = Graf
level-4-how = Übersieht selten einen guten Zug.
level-5 = Herzog
level-5-how = Macht kaum je einen Fehler.
level-6 = König
level-6-how = Denkt gründlich nach und verzeiht nichts.
level-strongest = Drache
level-strongest-how = So stark es geht: denkt über jeden Zug eine Sekunde nach.
options = Spielregeln wählen
hide-scores = Zwischenstand verbergen
bots-pause = Bots lassen sich Zeit
own-cards = Mit eigenen Karten spielen
own-cards-how = Eine Textdatei mit einem [[card]] je Karte, wie die Datei des Spiels.
own-cards-none = Zurück zu den Karten des Spiels
own-cards-chosen = Mit eigenen Karten: { $name }
friends-how = { $others ->
    [one] Du bekommst einen Link und einen QR-Code für eine weitere Person.
   *[other] Du bekommst einen Link und einen QR-Code für { $others } weitere Personen.
} Die Partie beginnt, wenn alle sitzen.
screen-how = Alle spielen an diesem Gerät und geben es weiter. Auf jedem Platz kann ein Bot sitzen.
your-name = Dein Name
name-example = Ana
open-table = Tisch eröffnen
start = Los geht’s
player-n = Person { $n }
bot = Bot
bot-n = Bot { $n }
seat-is-bot = Auf Platz { $n } sitzt ein Bot
you = du
you-name = Du
you-win = Du gewinnst!

## Settings
language = Sprache
theme = Licht
theme-system = Wie das System
theme-light = Tageslicht
theme-dark = Bei Kerzenschein
sound-on = Töne sind an
sound-off = Töne sind aus

## Before the match
lobby-wait = { $open ->
    [one] Ein Platz ist noch frei. Schick den Link weiter; die Partie beginnt von selbst.
   *[other] { $open } Plätze sind noch frei. Schick den Link weiter; die Partie beginnt von selbst.
}
lobby-come = Du bist eingeladen. Setz dich!
lobby-full = Alle sind da. Gleich geht es los.
lobby-watch = Ohne Platz kannst du zuschauen, sobald die Partie begonnen hat.
open-seat = Freier Platz
sit-down = Hinsetzen
put-bot = Bot
take-bot-away = Diesen Platz wieder frei machen
invite = Hol deine Freunde dazu
qr = QR-Code mit dem Link zu diesem Tisch
link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
share-text = Spiel { $title } mit mir:

## At the table
your-turn = Du bist dran
turn-of = { $name } ist dran
thinks = { $name } denkt nach
thinking = Denkt
watch = Schau, was geschah
skip = Überspringen
what-now = Was jetzt zu tun ist
away = nicht da
score = Punkte
scores-hidden = Der Punktestand ist verborgen
undo = Zurück
hint = Tipp
chat = Reden
more = Mehr
log = Verlauf
log-empty = Noch ist nichts geschehen.
note-bot-anew = { $name } ist ins Stocken geraten und überlegt von vorn.
note-bot-random = { $name } konnte nicht überlegen und zieht nach Gefühl.
log-undo = { $name } nimmt den letzten Zug zurück
log-resign = { $name } gibt auf
log-timeout = { $name } hat die Zeit überschritten
the-rule = Die Regel
close = Schließen
hint-best = Am besten: { $move }
hint-next = Am zweitbesten: { $move }
hint-elsewhere = Am zweitbesten: dasselbe an einer anderen Stelle
hint-win = { $count ->
    [0] Von hier gewinnst du fast nie.
    [10] Von hier gewinnst du fast immer.
   *[other] Von hier gewinnst du etwa { $count } von 10 Partien.
}
hint-alike = Beinahe ebenso gut.
hint-why = Der Zug { $first }.
hint-why-two = Der Zug { $first } und { $second }.
hint-why-but = Der Zug { $first }, aber er { $price }.
hint-why-price = Wozu er gut ist, zeigt sich erst später; der Zug { $price }.
hint-of-ten = Von 10 Partien etwa:
hint-board = Das Brett zeigen
hint-prepares = Die Bots werden für dieses Spiel vorbereitet; der erste Tipp dauert etwas länger.
reconnecting = Verbindung kommt wieder, nichts ist verloren
opening = Der Tisch wird gedeckt
no-board = Deine Züge
pass-device = Gib das Gerät an { $name }
i-am = Ich bin { $name }
unread = neue Zeilen

## Looking back
replay = Rückschau
to-start = Zum Anfang
one-back = Einen Zug zurück
one-on = Einen Zug weiter
play-on = Von selbst weiter
pause = Anhalten
move-of = Zug { $ply } von { $last }
to-now = Zum Spiel
to-result = Zum Ergebnis

## The end
over = Zu Ende
wins = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
reason-resign = Die Partie ist zu Ende, weil jemand aufgegeben hat.
reason-timeout = Die Partie ist zu Ende, weil jemandem die Zeit ausging.
the-count = Die Wertung
count-none = Niemand bekommt etwas.
rematch = Revanche
to-rematch = Zur Revanche
resign = Aufgeben
resign-sure = Wirklich aufgeben?
resign-text = Die Partie ist dann sofort zu Ende, und du kannst sie nicht mehr gewinnen. Das lässt sich nicht zurücknehmen.
no-go-on = Nein, weiter

## After the game
analysis = Analyse
percent = { $n } %
play-from-here = Von hier weiterspielen

## Drawers
this-table = Dieser Tisch
this-browser = Dieser Browser
save-record = Partie sichern
table-view = Tischansicht
to-home = Alle Spiele
keys = Tasten
notify-me = Sag mir, wenn ich dran bin
invite-watch = Einladen oder zuschauen lassen
carry = An einem anderen Gerät weiter
carry-how = Wer diesen Link hat, sitzt auf deinem Platz. Behalte ihn für dich.
carry-seat = Link für { $name }
agreed = Abgemacht an diesem Tisch
yes = ja
no = nein
fair = Ehrlich gemischt
fair-how = Dieser Fingerabdruck der Mischung stand vor dem ersten Zug fest. Nach dem Ende wird die Mischung selbst gezeigt, und jeder kann vergleichen.
fair-seed = Die Mischung war:
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
a-spectator = Jemand, der zuschaut
key-arrows = von Ort zu Ort gehen
key-enter = nehmen und hinlegen
key-escape = zurücklegen, schließen, überspringen
key-undo = den letzten Zug zurücknehmen
key-hint = einen Tipp holen
key-rules = die Regeln öffnen
key-log = zum Verlauf gehen
key-sound = Töne an und aus
key-replay = durch die Partie gehen, wenn du zurückschaust
key-keys = diese Tasten zeigen

## Rules
rules-how = Jede Regel hat einen Namen. Ein Zug, der nicht geht, sagt, welche Regel ihn verbietet.
editions-how = Hier gelten die Regeln oben, was immer in deiner Ausgabe steht.
rules-coming = Die Regeln dieses Spiels werden noch gesetzt. Sie kommen mit dem Spiel.
no-such-game = Ein Spiel dieses Namens gibt es hier nicht.
part-setup = Aufbau
part-lay = Plättchen legen
part-castle = Burgen und Ritter
part-build = Bauen
part-bid = Bieten
part-take = Was man gewonnen hat
part-turn = Ein Zug
part-slot = Fenster und Plätze
part-climb = Klettern
part-dragon = Drachen
part-bird = Vögel
part-round = Eine Runde
part-store = Lager und Quellen
part-shift = Umschichten
part-gold = Gold
part-call = Ausrufe
part-catapult = Das Katapult
part-end = Das Ende und wer gewinnt

## Zählblock
pad = Zählblock
pad-title = Zählblock: { $title }
pad-for = Für das gedruckte Spiel auf eurem Tisch: Er zählt für euch.
pad-how = Für das gedruckte Spiel auf eurem Tisch: Tragt ein, was dort liegt, und die Wertung folgt sofort. Sie bleibt in diesem Browser, bis ihr sie löscht.
pad-name = Name von Spieler { $n }
pad-of = { $row }, { $name }
pad-less = Eins weniger: { $what }
pad-more = Eins mehr: { $what }
pad-points = Punkte
pad-told = Was wie viel gebracht hat. Tippt auf eine Zeile, um ihre Regel zu lesen.
pad-empty = Noch ist nichts eingetragen.
pad-tie-shared = { $names } haben je { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, und nichts entscheidet zwischen ihnen.
pad-tie-broken = { $names } haben je { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}. Es entscheidet die Regel für den Gleichstand.
pad-misfit = { $what }: Das passt noch nicht.
pad-surplus = { $what }: Zusammen ist das mehr, als das Spiel hat.
pad-needed = { $what }: Das wird gebraucht, denn es entscheidet einen Gleichstand.
pad-clear = Löschen
pad-back = Zurückholen
pad-link = Link zu dieser Wertung
pad-linked = Diese Zahlen kamen mit einem Link. Eure eigenen bleiben erhalten, bis ihr hier etwas ändert.
pad-others = Zählblöcke der anderen Spiele
pad-none = Einen Zählblock dieses Namens gibt es hier nicht.

## Finde den Zug
puzzles = Finde den Zug
puzzles-for = Stellungen aus Partien, in denen ein Zug klar der beste ist. Siehst du ihn?
puzzles-open = Finde ihn

## Labor
lab = Labor
lab-for = Für alle, die Spiele entwerfen: Bots spielen Tausende Partien und zeigen, was eine Regel oder Karte bewirkt.
lab-open = Ausprobieren

## What went wrong
again = Noch einmal versuchen
nowhere-title = Hier ist nichts
nowhere-text = Die Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Buchstabe.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken.
lost-title = Der Server ist nicht zu erreichen
lost-text = Wir versuchen es weiter. Dein Platz und jeder Zug sind beim Server sicher.
error-puzzle = Diese Stellung gibt es hier nicht.
error-unreachable = Der Server antwortet nicht. Sieh nach, ob du online bist, und versuch es noch einmal.
error-unexpected = Hier ging etwas schief. Lade die Seite neu; dein Platz bleibt dir.
error-lost = Die Verbindung ging eben verloren. Versuch es gleich noch einmal.
error-stale = Am Tisch ging es schon weiter. Schau noch einmal hin.
error-conflict = Am Tisch ging es schon weiter. Schau noch einmal hin.
error-turn = Du bist nicht dran.
error-taken = Diesen Platz hat gerade jemand genommen.
error-started = Die Partie hat schon begonnen.
error-limit = Das war zu viel auf einmal. Warte ein paar Sekunden.
error-undo = Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas Verborgenes gezeigt.
error-hint = Diesmal fand sich kein Tipp. Frag noch einmal.
error-analysis = Die Partie ließ sich diesmal nicht ansehen. Frag noch einmal.
error-not_over = Das gibt es, wenn die Partie zu Ende ist.
error-outcome = Das kann hier nicht geschehen sein. Sieh noch einmal auf den Tisch.
error-unreadable = An diesem Tisch galten andere Regeln, als donjon jetzt hat.
error-not_started = Die Partie beginnt, wenn kein Platz mehr frei ist.
error-open_seats = Es sind noch Plätze frei. Warte auf Mitspielende oder setze Bots dorthin.
error-over = Die Partie ist zu Ende.
error-token = Dieser Platz gehört dir nicht.
error-not_found = Diesen Tisch gibt es nicht.
error-name = Ein Name hat 1 bis 40 Buchstaben und kein Komma.
error-internal = Daran ist der Server gescheitert. Es ist vermerkt; versuch es noch einmal.
error-say = Eine Zeile hat 1 bis 300 Buchstaben.
