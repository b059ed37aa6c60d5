"""What an experiment's file may say, and what is said of a wrong one: file, key and what would be right."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from donjon.core import game as catalogue
from donjon.core.errors import BadOption, DonjonError
from donjon.lab import boxes, experiment
from donjon.lab.experiment import Cell, Chunk, read
from donjon.lab.words import Words

WHOLE = """
seed = 7
games = 1500
rows = ["chance"]
[[play]]
game = "dungeon"
seats = [2, 3]
bots = ["greedy", ["greedy", "random"]]
options.deck = ["standard", "fiery"]
options.tie = "last"
[[play]]
game = "knights"
games = 20
bots = [["search:50", "greedy"]]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "plan.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_all_combinations_in_the_order_of_the_file(tmp_path: Path) -> None:
    found = read(written(tmp_path, WHOLE))
    assert (found.name, found.seed, found.rows, found.games) == ("plan", "7", ("chance",), 8 * 1500 + 20)
    assert [(cell.seats, cell.options["deck"], cell.lineup) for cell in found.cells[:4]] == [
        (2, "standard", "greedy"),
        (2, "standard", "greedy + random"),
        (2, "fiery", "greedy"),
        (2, "fiery", "greedy + random"),
    ]
    assert all(cell.options["tie"] == "last" for cell in found.cells[:8])
    assert found.cells[7].bots == ("greedy", "random", "greedy")
    assert found.differing() == ["game", "seats", "deck", "tie", "bots"]
    assert read(written(tmp_path, PLAY + "options.stall = 10")).cells[0].options == {"stall": "10"}
    assert experiment.rebuild(found.told()) == found


def test_chunks_cover_every_game_once_and_depend_on_nothing_but_the_file(tmp_path: Path) -> None:
    chunks = read(written(tmp_path, WHOLE)).chunks()
    assert chunks[:2] == [Chunk(0, 0, 1000), Chunk(0, 1000, 500)]
    assert chunks[-3:] == [Chunk(8, 0, 8), Chunk(8, 8, 8), Chunk(8, 16, 4)]
    assert sum(chunk.count for chunk in chunks) == 8 * 1500 + 20


def test_bots_move_on_by_a_seat_each_game() -> None:
    cell = Cell("dungeon", 3, {}, ("greedy", "random", "random"), 10, True)
    assert [cell.seated(index).index("greedy") for index in range(4)] == [0, 1, 2, 0]
    assert Cell("dungeon", 3, {}, ("greedy", "random", "random"), 10, False).seated(1)[0] == "greedy"


PLAY = '[[play]]\ngame = "dungeon"\nbots = ["greedy"]\n'
CASTLE = '[[play]]\ngame = "castle"\nbots = ["greedy"]\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("games = ", "plan.toml is no TOML"),
        ("", "play: this is missing"),
        ("play = []", "play: one [[play]]"),
        ("seeds = 1\n" + PLAY, "seeds: there is no such key; here stand name, seed, games, rows"),
        ("games = true\n" + PLAY, "games: this is a number of games"),
        ("games = 0\n" + PLAY, "play[1].games: this is a number from 1 to"),
        ('rows = ["plies"]\n' + PLAY, "rows: 'plies' is nothing that can be written; it can be decisions, chance"),
        ("records = -1\n" + PLAY, "records: this is a number from 0"),
        ('[[play]]\nbots = ["greedy"]', "play[1].game: this is missing"),
        ('[[play]]\ngame = "chess"\nbots = ["greedy"]', "play[1].game: there is no game 'chess'; the games: "),
        (PLAY + "seats = 5", "play[1].seats: dungeon is played by 2 to 4 seats, not 5"),
        (PLAY + "seats = [2, true]", "play[1].seats: dungeon is played by 2 to 4 seats, not True"),
        (PLAY + 'options.decks = "fiery"', "play[1].options.decks: dungeon has no option 'decks'; its options: deck"),
        (
            PLAY + 'options.deck = ["standard", "icy"]',
            "play[1].options.deck: option deck of dungeon is one of standard, stormy, fiery, not 'icy'",
        ),
        (PLAY + "options.stall = [3, 4]", "play[1].options.stall: option stall of dungeon is one of 3, 10, not '4'"),
        (PLAY + "options.deck = []", "play[1].options.deck: this names at least one of standard"),
        ('[[play]]\ngame = "dungeon"\nbots = ["gredy"]', "play[1].bots[1]: 'gredy' is no bot"),
        ('[[play]]\ngame = "dungeon"\nbots = [["greedy", 3]]', "play[1].bots[1]: a list of line-ups"),
        ('[[play]]\ngame = "dungeon"\nbots = [["greedy", "random", "random"]]', "a line-up of 3 bots is too long for 2 seats"),
        ('[[play]]\ngame = "dungeon"\nbots = []', "name at least one each"),
        (PLAY + 'box = ["other.toml"]', "play[1].box[1]: dungeon has no file of components"),
        (CASTLE + 'box = ["other.toml"]', "play[1].box[1].file: "),
        (CASTLE + "box = [{ counts = { moat = 2 } }]", "play[1].box[1]: 'moat' is no kind and no number of a component; kinds: gatehouse"),
        (CASTLE + "box = [{ counts = { gatehouse = 77 } }]", "play[1].box[1]: the file has "),
        (CASTLE + 'box = [{ file = "a.toml", text = "" }]', "play[1].box[1]: this names a file and has its text too"),
        (CASTLE + 'box = [{ text = "" }]', "play[1].box[1]: the file "),
        (PLAY + f"options.deck = {['fiery'] * 10_001}", "play[1].options: these are more than 10,000 combinations"),
        (PLAY + f"seats = {[2] * 101}\noptions.deck = {['fiery'] * 100}", "play[1]: these are more than 10,000 combinations"),
        (CASTLE + "box = [{ kounts = {} }]", "play[1].box[1].kounts: there is no such key"),
        (PLAY + "seats = []", "play[1].seats: this names at least one number: a number or a list of numbers"),
        (PLAY + "options.nope = []", "play[1].options.nope: dungeon has no option 'nope'; its options: deck"),
        (
            CASTLE + 'box = ["a\\u0000.toml"]',
            "play[1].box[1].file: this is the name of a file of components, beside the experiment, not 'a",
        ),
        (CASTLE + 'box = [{ name = "a\\u0000" }]', "play[1].box[1].name: this is text, for example"),
        (PLAY + PLAY, "play: the same games are asked twice: game=dungeon"),
        (PLAY + PLAY + "options.deck = 'standard'", "play: the same games are asked twice: game=dungeon"),
        (
            CASTLE + 'box = [{ name = "a", counts = { gatehouse = 2 } }, { name = "a", counts = { gatehouse = 3 } }]',
            "two boxes have the name 'a'",
        ),
    ],
)
def test_what_is_wrong_is_named_with_file_and_key(text: str, words: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadOption) as error:
        read(path)
    assert words in str(error.value) and str(path) in str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DonjonError, match="No such file"):
        read(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DonjonError, match="not UTF-8"):
        read(tmp_path / "bytes.toml")


def test_a_box_with_other_counts_is_a_file_that_the_game_reads(tmp_path: Path) -> None:
    game = catalogue.load("castle")
    own = boxes.own(game)
    before = tomllib.loads(own)["card"]
    kinds = boxes.kinds(own)
    kind, numbers = next((kind, numbers) for kind, numbers in kinds.items() if len(numbers) >= 3)
    fewer = tomllib.loads(boxes.changed(own, {kind: 1}))["card"]
    assert len(fewer) == len(before) - len(numbers) + 1
    assert [card for card in fewer if card["kind"] == kind] == [before[numbers[0] - 1]]
    more = tomllib.loads(boxes.changed(own, {"1": 3}))["card"]
    assert more[:3] == [before[0]] * 3 and more[3:] == before[1:]
    assert boxes.changed(own, {}) and tomllib.loads(boxes.changed(own, {}))["card"] == before
    found = read(written(tmp_path, CASTLE + f'box = ["own", {{ counts = {{ {kind} = 1 }} }}]'))
    assert [cell.boxed for cell in found.cells] == ["", f"{kind} 1"]
    assert len(game.box(found.cells[1].box, 2)) == len(fewer)
    for wrong in (-1, 1001, True):
        with pytest.raises(BadOption, match="from 0 to 1000"):
            boxes.changed(own, {kind: wrong})


def test_the_text_of_a_file_may_stand_in_the_experiment_instead(tmp_path: Path) -> None:
    text = boxes.own(catalogue.load("castle"))
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    named = read(written(tmp_path, CASTLE + 'box = [{ name = "mine", file = "mine.toml" }]'))
    inside = read(written(tmp_path, CASTLE + f"box = [{{ name = \"mine\", text = '''{text}''' }}]"))
    assert named == inside and inside.cells[0].box == text


def test_where_no_folder_is_meant_no_file_is_read() -> None:
    told = experiment.load("asked", CASTLE + 'box = ["/etc/passwd"]')
    with pytest.raises(BadOption, match=r"asked: play\[1\]\.box\[1\]\.file: no file can be named here"):
        experiment.compose(experiment.Place("asked"), told, None, "asked")


def test_every_combination_has_a_label_of_its_own(tmp_path: Path) -> None:
    """The game's own box and an option that one section leaves out have names too; what differs in nothing else is told by swap and games."""

    def labels(text: str, lang: str = "en") -> list[str]:
        found = read(written(tmp_path, text))
        return [found.label(at, Words(lang)) for at in range(len(found.cells))]

    few = '{ name = "few", counts = { gatehouse = 2 } }'
    assert labels(CASTLE + f'box = ["own", {few}]') == ["own", "few"]
    assert labels(CASTLE + f'box = ["own", {few}]', "de") == ["Karten des Spiels", "few"]
    assert labels(PLAY + CASTLE + f"box = [{few}]") == ["dungeon", "castle, few"]
    assert labels(PLAY + PLAY + "options.deck = 'fiery'") == ["standard", "fiery"]
    mixed = '[[play]]\ngame = "dungeon"\nbots = [["greedy", "random"]]\n'
    assert labels(mixed + mixed + "swap = false") == ["bots change seats", "bots keep their seats"]
    assert labels(PLAY + PLAY + "games = 1200") == ["1,000 games", "1,200 games"]
    # Where something else differs as well, it alone tells them apart.
    assert labels(PLAY + PLAY + "games = 1200\noptions.deck = 'fiery'") == ["standard", "fiery"]
