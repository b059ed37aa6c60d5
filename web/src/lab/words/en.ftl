### The words of the lab.

## The form
lab-how = Let bots play many games by plan, and read what comes of it: who wins how often, how long it takes, when it is decided, which rules and cards matter.
lab-off = The lab is closed on this server, so that nobody keeps its machine busy. Whoever runs it can open it:
lab-missing = The lab needs a few more packages on the machine that runs this page. They come with:
lab-new = New experiment
lab-all = Experiments
lab-none = There is none yet.
lab-game = Game
lab-bots = Who plays
lab-bots-alike = one kind at all seats
lab-bots-meet = two kinds meet
lab-kinds = Each of these by itself
lab-kind-n = Kind of bot { $n }
lab-quick = These bots play thousands of games a second.
lab-slow = Bots that think may take seconds a game. How long it takes in all is told as soon as it runs.
lab-bot-random = By chance
lab-bot-greedy = What looks best
lab-bot-search-100 = Thinks briefly
lab-bot-search-1000 = Thinks long
lab-options = Compare options
lab-options-how = Tick what is to be compared. One tick: it is played that way only.
lab-box = Compare with other cards
lab-box-how = How many there are of each kind. If you change any, the game’s own cards and yours are compared.
lab-changed = other cards
lab-more = Name and details
lab-name = Name of the experiment
lab-seed = Seed
lab-seed-how = The same seed deals the same games again.
lab-rows = Write down every decision, too
lab-games = Games of each combination
lab-combinations = { $count ->
    [one] { $count } combination
   *[other] { $count } combinations
}
lab-n-games = { $count ->
    [one] { $shown } game
   *[other] { $shown } games
}
lab-too-many = That is too much here: at most { $combinations } combinations and { $games } games.
lab-run = Run
lab-save = Save as a file
lab-load = Load a file
lab-file-how = The file is the same as that of the command line: donjon lab run FILE.toml
lab-file-more = This file says more than the form can show. It can be run as it is.
lab-file-drop = Back to the form
lab-file-read = Read from { $name }.

## On its way
lab-state-waiting = Waits for its turn
lab-state-compiling = Getting ready: { $game }
lab-state-playing = Playing
lab-state-reporting = Writing the report
lab-state-stopping = Stopping
lab-state-stopped = Stopped
lab-state-failed = Failed
lab-state-done = Done
lab-done-of = { $done } of { $games } games
lab-left-seconds = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
lab-left-minutes = { $count ->
    [one] about { $count } minute left
   *[other] about { $count } minutes left
}
lab-left-hours = { $count ->
    [one] about { $count } hour left
   *[other] about { $count } hours left
}
lab-back = All experiments
lab-far = How far it is
lab-go-on = Go on
lab-stop = Stop
lab-delete = Delete
lab-delete-sure = With all its results?
lab-keep = No, keep it

## What it found
lab-report = Report: { $name }
lab-alone = Open by itself
lab-text = As text
lab-json = As JSON
lab-plan = The experiment as a file
lab-data = All data
lab-data-how = Tables in Parquet; dictionary.md says what the columns mean.
lab-records-how = Games to replay: donjon replay FILE

## What went wrong
error-lab_off = The lab is closed on this server.
error-lab_missing = The lab needs a few more packages on the machine that runs this page.
error-lab_games = These are more games than may be played here at once.
error-lab_combinations = These are more combinations than may be compared here at once.
error-lab_rows = Every decision can only be written down for fewer games.
error-lab_records = These are more records than may be written here. Ask for fewer for each combination.
error-lab_thought = Here no bot may think that long.
error-lab_queue = Too many experiments are waiting. Stop one, or wait until one is done.
error-lab_kept = Too many experiments lie here. Delete some that you no longer need.
error-lab_folder = The experiment cannot be written: the disk is full or closed.
error-lab_check = The experiment could not be read. Perhaps it is very large, or the machine is very busy.
error-experiment = There is no such experiment here.
