"""Names, card texts and rules of Blood Rage: the two languages say the same things."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

HERE = Path(__file__).resolve()
GAME = HERE.parents[3] / "src" / "jindori" / "games" / "blood_rage"
LANGUAGES = ("en", "ja")

JAPANESE = re.compile(r"[\u3041-\u309f\u30a1-\u30ff\u4e00-\u9fff]")
HALF_WIDTH_PUNCTUATION = re.compile(r"[\uff61-\uff65]|[、。]\s|(?<=[\u3041-\u30ff\u4e00-\u9fff])[,;!?]")
FULL_WIDTH_LETTERS = re.compile(r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]")
CLAUSE = re.compile(r"^- \*\*(BR-\d+\.\d+\.\d+)\*\* (\S.*)$")
DECISION = re.compile(r"^\| (BR-D\d+[a-z]?) \| (.*) \|$")
HEADING = re.compile(r"^(#{2,3}) (\d+(?:\.\d+)?)\.? ")
REFERENCE = re.compile(r"BR-\d+\.\d+(?:\.\d+)?")

DESIGNS = 63
PLACES = {
    "yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle",
    "myrkulor", "fjord-north", "fjord-east", "fjord-south", "fjord-west",
}  # fmt: skip
CLAUSES = 225
DECISIONS = 31


class Variables(visitor.Visitor):
    """Collects the names of the variables used in a pattern."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language):
    """All messages of a language as {id: (plain text, variable names)}; fails on any syntax error."""
    path = GAME / "text" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        assert name not in found, f"{path.name}: {name} is defined twice"
        assert entry.value is not None, f"{path.name}: {name} is empty"
        used = Variables()
        used.visit(entry.value)
        text = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
        found[name] = (text.strip(), used.names)
    return found


def rules(language):
    return (GAME / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(language):
    """Clauses and decision points of a rules file in their order, as (id, text)."""
    found = []
    for line in rules(language):
        match = CLAUSE.match(line) or DECISION.match(line)
        if match:
            found.append((match[1], match[2]))
        else:
            assert not line.startswith(("- **BR-", "| BR-")), f"rules.{language}.md: malformed: {line}"
    return found


def designs(names):
    """Card ids, read from the messages themselves: a card is what has a `-text`."""
    return {name.removesuffix("-text") for name in names if name.startswith("card-") and name.endswith("-text")}


def test_same_messages_in_both_languages():
    assert list(messages("en")) == list(messages("ja"))


def test_same_variables_in_both_languages():
    english, japanese = messages("en"), messages("ja")
    assert {k: v for k, (_, v) in english.items()} == {k: v for k, (_, v) in japanese.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_design_has_its_three_messages(language):
    names = messages(language)
    cards = designs(names)
    assert len(cards) == DESIGNS
    expected = {card + tail for card in cards for tail in ("", "-text", "-long")}
    assert expected == {name for name in names if name.startswith("card-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_quests_take_the_glory(language):
    for name, (_, variables) in messages(language).items():
        quest = name.startswith("card-quest-") and name.endswith(("-text", "-long"))
        assert variables == ({"glory"} if quest else set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_monster_has_a_card_and_a_figure_of_one_name(language):
    names = messages(language)
    figures = {n.removeprefix("figure-") for n in names if n.startswith("figure-")} - {"warrior", "leader", "ship"}
    assert len(figures) == 9
    for figure in figures:
        assert names[f"card-{figure}"] == names[f"figure-{figure}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name(language):
    assert {n.removeprefix("place-") for n in messages(language) if n.startswith("place-")} == PLACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_group_differ(language):
    names = messages(language)
    for group in ("place-", "region-", "clan-", "figure-", "stat-", "token-", "god-", "phase-", "family-", "kind-"):
        texts = [text for name, (text, _) in names.items() if name.startswith(group)]
        assert texts and len(texts) == len(set(texts)), group
    cards = [names[card][0] for card in designs(names)]
    assert len(cards) == len(set(cards))


@pytest.mark.parametrize(("language", "limit"), [("en", 60), ("ja", 32)])
def test_card_texts_fit_the_card(language, limit):
    names = messages(language)
    long = {}
    for card in designs(names):
        text, variables = names[f"{card}-text"]
        length = len(text) + 2 * len(variables)
        if length > limit:
            long[card] = (length, text)
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_cite_existing_clauses(language):
    known = {clause for clause, _ in clauses(language)}
    sections = {clause.rpartition(".")[0] for clause in known}
    names = messages(language)
    for card in designs(names):
        cited = REFERENCE.findall(names[f"{card}-long"][0])
        assert cited, card
        assert set(cited) <= known | sections, card


def test_both_languages_cite_the_same_clauses():
    english, japanese = messages("en"), messages("ja")
    for name in designs(english):
        key = f"{name}-long"
        assert REFERENCE.findall(english[key][0]) == REFERENCE.findall(japanese[key][0]), key


def test_both_languages_give_the_same_numbers_on_cards():
    english, japanese = messages("en"), messages("ja")
    words = {"two": "2", "three": "3", "five": "5", "twice": "2", "double": "2", "doubled": "2"}
    for card in designs(english):
        for key in (f"{card}-text", f"{card}-long"):
            left = REFERENCE.sub("", english[key][0]).lower()
            right = REFERENCE.sub("", japanese[key][0])
            digits = set(re.findall(r"\d+", left))
            spelled = {number for word, number in words.items() if re.search(rf"\b{word}\b", left)}
            there = set(re.findall(r"\d+", right))
            # The number 1 is free: Japanese counts (1体) where English says "a" or "each".
            assert digits - {"1"} <= there, key
            assert there - {"1"} <= digits | spelled, key


def test_japanese_messages_are_japanese():
    for name, (text, _) in messages("ja").items():
        assert text, name
        assert JAPANESE.search(text), f"{name} has no Japanese: {text}"
        assert not HALF_WIDTH_PUNCTUATION.search(text), f"{name}: {text}"
        assert not FULL_WIDTH_LETTERS.search(text), f"{name}: {text}"


def test_english_messages_have_no_japanese():
    for name, (text, _) in messages("en").items():
        assert text and not JAPANESE.search(text), name


def test_rules_have_the_same_clauses_in_the_same_order():
    english = [clause for clause, _ in clauses("en")]
    japanese = [clause for clause, _ in clauses("ja")]
    assert english == japanese
    assert [c for c, n in Counter(english).items() if n > 1] == []
    assert sum(c.startswith("BR-D") for c in english) == DECISIONS
    assert sum(not c.startswith("BR-D") for c in english) == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_stand_under_their_heading_and_ascend(language):
    section, previous = (), ()
    for line in rules(language):
        if heading := HEADING.match(line):
            section = tuple(int(n) for n in heading[2].split("."))
        elif clause := CLAUSE.match(line):
            number = tuple(int(n) for n in clause[1].removeprefix("BR-").split("."))
            assert number[: len(section)] == section, line
            assert number > previous, line
            previous = number


def test_rules_have_the_same_headings():
    def numbers(language):
        return [match.groups() for match in map(HEADING.match, rules(language)) if match]

    assert numbers("en") == numbers("ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_in_the_rules_exist(language):
    known = {clause for clause, _ in clauses(language)}
    sections = {clause.rpartition(".")[0] for clause in known}
    assert set(REFERENCE.findall("\n".join(rules(language)))) <= known | sections


def test_both_rules_refer_to_the_same_clauses():
    for (name, english), (_, japanese) in zip(clauses("en"), clauses("ja"), strict=True):
        assert sorted(REFERENCE.findall(english)) == sorted(REFERENCE.findall(japanese)), name


def test_japanese_rules_are_japanese():
    for line in rules("ja"):
        if not line.strip() or set(line) <= set("|-"):
            continue
        assert JAPANESE.search(line), line
        assert not FULL_WIDTH_LETTERS.search(line), line
    for clause, text in clauses("ja"):
        if not clause.startswith("BR-D"):
            assert text.endswith("。"), f"{clause}: {text}"


def test_tables_of_the_rules_have_the_same_shape():
    def shape(language):
        return [line.count("|") for line in rules(language) if line.startswith("|")]

    assert shape("en") == shape("ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_carry_no_editing_marks(language):
    text = "\n".join(rules(language))
    assert not re.search(r"\[[a-z]+[:\]]|\.yaml|TODO", text)
