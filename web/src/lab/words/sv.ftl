### Labbets ord.

## Formuläret
lab-how = Låt robotar spela många partier enligt plan och läs vad det blev: vem som vinner hur ofta, hur länge det varar, när det avgörs, vilka regler och kort som spelar roll.
lab-off = Labbet är stängt på den här servern, så att ingen håller maskinen upptagen. Den som driver servern kan öppna det:
lab-missing = Labbet behöver några paket till på maskinen som den här sidan körs på. De följer med:
lab-new = Nytt experiment
lab-all = Alla experiment
lab-none = Det finns inget ännu.
lab-game = Spel
lab-bots = Vem som spelar
lab-bots-alike = en sort på alla platser
lab-bots-meet = två sorter möts
lab-kinds = Var och en för sig
lab-kind-n = Sorts robot { $n }
lab-quick = De här robotarna spelar tusentals partier i sekunden.
lab-slow = Robotar som tänker kan behöva sekunder för ett parti. Hur lång tid allt tar visas så snart det är i gång.
lab-bot-random = På måfå
lab-bot-greedy = Det som ser bäst ut
lab-bot-search-100 = Tänker kort
lab-bot-search-1000 = Tänker länge
lab-options = Jämför alternativ
lab-options-how = Kryssa för det som ska jämföras. Ett kryss: det spelas bara så.
lab-box = Jämför med andra kort
lab-box-how = Hur många det finns av varje sort. Om du ändrar något jämförs spelets egna kort med dina.
lab-changed = andra kort
lab-more = Namn och detaljer
lab-name = Experimentets namn
lab-seed = Frö
lab-seed-how = Samma frö ger samma partier igen.
lab-rows = Skriv också ned varje beslut
lab-games = Partier per kombination
lab-combinations = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
lab-n-games = { $count ->
    [one] { $shown } parti
   *[other] { $shown } partier
}
lab-too-many = Det är för mycket här: högst { $combinations } kombinationer och { $games } partier.
lab-run = Kör
lab-save = Spara som fil
lab-load = Öppna en fil
lab-file-how = Filen är densamma som på kommandoraden: donjon lab run FILE.toml
lab-file-more = Den här filen säger mer än formuläret kan visa. Den kan köras som den är.
lab-file-drop = Tillbaka till formuläret
lab-file-read = Läst från { $name }.

## På väg
lab-state-waiting = Väntar på sin tur
lab-state-compiling = Förbereds: { $game }
lab-state-playing = Det spelas
lab-state-reporting = Rapporten skrivs
lab-state-stopping = Stoppas
lab-state-stopped = Stoppat
lab-state-failed = Misslyckades
lab-state-done = Klart
lab-done-of = { $done } av { $games } partier
lab-left-seconds = { $count ->
    [one] ungefär { $count } sekund kvar
   *[other] ungefär { $count } sekunder kvar
}
lab-left-minutes = { $count ->
    [one] ungefär { $count } minut kvar
   *[other] ungefär { $count } minuter kvar
}
lab-left-hours = { $count ->
    [one] ungefär { $count } timme kvar
   *[other] ungefär { $count } timmar kvar
}
lab-back = Till alla experiment
lab-far = Hur långt det har kommit
lab-go-on = Fortsätt
lab-stop = Stoppa
lab-delete = Ta bort
lab-delete-sure = Med alla resultat?
lab-keep = Nej, behåll det

## Vad det visade
lab-report = Rapport: { $name }
lab-alone = Öppna för sig
lab-text = Som text
lab-json = Som JSON
lab-plan = Experimentet som fil
lab-data = Alla data
lab-data-how = Tabeller i Parquet; dictionary.md säger vad kolumnerna betyder.
lab-records-how = Partier att spela upp: donjon replay FILE

## Vad som gick fel
error-lab_off = Labbet är stängt på den här servern.
error-lab_missing = Labbet behöver några paket till på maskinen som den här sidan körs på.
error-lab_games = Det är fler partier än vad som får spelas här på en gång.
error-lab_combinations = Det är fler kombinationer än vad som får jämföras här på en gång.
error-lab_rows = Varje beslut kan bara skrivas ned för färre partier.
error-lab_records = Det är fler sparade partier än vad som får skrivas här. Be om färre per kombination.
error-lab_thought = Så länge får ingen robot tänka här.
error-lab_queue = För många experiment väntar. Stoppa ett, eller vänta tills ett är klart.
error-lab_kept = För många experiment ligger här. Ta bort några som du inte längre behöver.
error-lab_folder = Experimentet kan inte skrivas: disken är full eller stängd.
error-lab_check = Experimentet kunde inte läsas. Kanske är det mycket stort, eller så är maskinen mycket upptagen.
error-experiment = Det finns inget sådant experiment här.
