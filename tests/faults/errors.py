#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/errors.md lists every error message, and each can be triggered.

    errors.py SOURCEDIR BUILDDIR   compare the sources with the table, and make the messages
    errors.py SOURCEDIR --list     print what the sources say, by file

Most are triggered here: orrery-cli is misused, and the test programs that read damaged files print their
messages. Those of the app's windows are looked up in the tests that trigger them.
"""

import os
import re
import subprocess
import sys

ROOT = sys.argv[1]

# Functions whose translated words are error messages, and files in which all words are.
TELLERS = re.compile(r"\b(?:fail\w*|orrery_position_fail\w*|\w*_refuse|orrery_record_fail\w*|g_set_error\w*|cli_complain|cli_misuse|cli_call_fail\w*|refuse"
                     r"|refuse_file|g_prefix_error)\s*\(")
WHOLE_FILES = {"games/roll/words/orrery-story-refusal.c", "games/roll/words/orrery-problem.c",
               "games/race/words/orrery-race-problem.c",
               "games/race/words/orrery-race-story-refusal.c"}
# The History window summarizes what these find; only their details are quoted.
NOT_SHOWN = {"record/orrery-outcome.c", "record/orrery-outcomes.c", "assist/orrery-analysis-file.c"}
# Names, words inside a message, and messages of success.
NO_MESSAGES = {"standard input", "a tile", "a card", "everything is in order", "That can be done.", "stopped after %ld of %ld games"}
# Besides, wherever they are: words that begin or end like a complaint.
COMPLAINT = re.compile(r"cannot be (kept|opened|saved|read|made)\b|can no longer be|could not be \w+|newer version|Could Not|Cannot Be|is missing\.$|is not a number or a game code\.$|this level needs them\.$")
WORDS = re.compile(r'\b(?:N?_|ngettext)\s*\(\s*((?:"(?:[^"\\]|\\.)*"\s*(?:G_G?U?INT64_FORMAT|PRI[du]64)?\s*)+)')
DIRECTIVE = re.compile(r"%[-+ 0-9.*]*(?:hh?|ll?|z)?[a-zA-Z%]")


def text_of(literal):
    """The words of adjacent C strings; a number of 64 bits is %ld."""
    literal = re.sub(r'"\s*(?:G_G?U?INT64_FORMAT|PRI[du]64)\s*', 'ld"', literal + " ")
    parts = re.findall(r'"((?:[^"\\]|\\.)*)"', literal)
    return "".join(parts).replace('\\"', '"').replace("\\n", "\n")


def call_at(source, start):
    depth, at, quoted = 1, start, False
    while depth and at < len(source):
        if source[at] == '"' and source[at - 1] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (source[at] == "(") - (source[at] == ")")
        at += 1
    return source[start:at]


def messages_in(path, name):
    source = open(path, encoding="utf-8").read()
    if name in WHOLE_FILES:
        return {text_of(m) for m in WORDS.findall(source)}
    found = {text for text in map(text_of, WORDS.findall(source)) if COMPLAINT.search(text) and len(text) < 160}
    if name in NOT_SHOWN:
        return found
    for teller in TELLERS.finditer(source):
        found |= {text_of(m) for m in WORDS.findall(call_at(source, teller.end()))}
    return found


def source_messages():
    messages = {}
    for folder, _, files in os.walk(f"{ROOT}/src"):
        for file in sorted(files):
            path = f"{folder}/{file}"
            name = os.path.relpath(path, f"{ROOT}/src")
            if file.endswith(".c"):
                for text in messages_in(path, name):
                    messages.setdefault(" ".join(text.split()), set()).add(name)
    return {text: files for text, files in messages.items() if text not in NO_MESSAGES}


def documented():
    rows = {}
    for line in open(f"{ROOT}/docs/errors.md", encoding="utf-8"):
        cells = [cell.strip() for cell in line.replace("\\|", "\0").strip().strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 3:
            rows[cells[0].strip("`").strip().replace("\0", "|")] = cells[1:]
    return rows


SETUP = '{"orrery": 1, "type": "record", "game": "roll", "rules": 1, "seats": [{"name": "A", "kind": "person"}, ' \
        '{"name": "B", "kind": "person"}], "start": %s, "answers": [%s]}'

FILES = [
    SETUP % ('{"setup": {"seats": 2, "seed_hash": "x"}}', ""),
    SETUP % ('{"setup": {"seats": 2}, "seed": "1"}', ""),
    SETUP % ("{}", ""),
    SETUP % ('{"setup": {"seats": 2}}', '"make tea"'),
    SETUP % ('{"setup": {"seats": 2, "seed": "1", "seed_hash": "%s"}}' % ("0" * 64), ""),
    SETUP % ('{"setup": {"seats": 2, "seed": "1"}}', ", ".join(f'"faction {x}"' for x in ("Space Piracy", "Genetics Lab"))),
    SETUP.replace("record", "autosave", 1).replace(', "answers": [%s]', "") % '{"setup": {"seats": 2, "seed": "1"}}'
    + '\n{"a": "faction Space Piracy"}\n{"a": "faction Genetics Lab"}\n',
    '{"orrery": 1, "type": "poem"}', '{"orrery": 1, "type": "record", "game": "chess", "rules": 1}',
    '{"orrery": 2}', '{"a" 1}', '{"a": 1 2}', '{"a": "\n"}', '{"a": "\\x"}', '{"a": "', '{"a": -}', '{"a": 1e999}', "}", '{"\\u0061": 1}',
    '{1: 2}', '{"a": x}', '[1}', '{"orrery": 1, "type": "record", "game": "roll", "rules": 1, "tea": 1}', "[" + "1," * 250001,
    SETUP % ('{"setup": {"seats": 3}}', ""), SETUP % ('{"position": {"game": "chess", "seats": [{}, {}]}}', ""), '{"orrery": 1, "type": "autosave"}\n', "{}",
    SETUP.replace("record", "autosave", 1) % ('{"setup": {"seats": 2}}', "") + '\n{"tea": 1}\n',
    SETUP.replace("record", "autosave", 1) % ('{"setup": {"seats": 2}}', "") + '\n' + '{"go": 0}\n' * 250001,
]
POSITIONS = [
    '{"seats": [{"tableau": ["Old Earth"]}, {}]}', '{"seats": [{"worlds": ["Public Works"]}, {}]}',
    '{"step": "tea", "seats": [{}, {}]}', '{"seats": [{"dice": {"cup": {"pink": 1}}}, {}]}',
    '{"seats": [{"tableau": ["Tea World"]}, {}]}', '{"seats": [{"dice": {"pocket": {}}}, {}]}',
    '{"game": "chess", "seats": [{}, {}]}', '{"phases": ["ship"], "seats": [{}, {}]}',
    '{"step": "reveal", "seats": [{}, {}]}', '{"step": "ship", "phases": ["settle"], "seats": [{}, {}]}',
    '{"seats": [{"goods": {"Spice World": ["cyan"]}}, {}]}', '{"pool": 30000, "seats": [{}, {}]}',
    '{"seats": [{"worlds": [' + ", ".join(['"unknown"'] * 60) + ']}, {}]}',
    '{"seats": [{"worlds": [' + ", ".join(['"unknown"'] * 50) + ']}, {"worlds": [' + ", ".join(['"unknown"'] * 50) + "]}]}",
    '{"step": "ship", "seats": [{"dice": {"dictate area": {"white": 1}}}, {}]}',
    '{"step": "roll", "seats": [{"dice": {"citizenry": {"white": 3}}}, {}]}', '{"seats": [{"home": "Public Works"}, {}]}',
    '{"bag": ["Gem World"], "seats": [{}, {}]}', '{"bag": ["Gem World", "Gem World"], "seats": [{}, {}]}',
    '{"seats": [{"abandoned": []}, {}]}', '{"step": "explore", "seats": [{"abandoned": ["Gem World", "Gem World"]}, {}]}',
    '{"step": "ship", "seats": [{"used": ["Gem World"]}, {}]}', '{"step": "ship", "now": {"stage": "buy"}, "seats": [{}, {}]}',
    '{"step": "assign", "now": {"stage": "start", "moved": [{}, {}, {}, {}]}, "seats": [{}, {}]}',
]
REQUESTS = [
    '[]', "{}", '{"command": "dance"}', '{"command": "question"}', '{"command": "new", "seats": [1]}', '{"command": "new"}',
    '{"command": "new", "seats": ["A"]}', '{"command": "new", "seats": 9}', '{"command": "new", "seats": 2, "tea": 1}',
    '{"command": "new", "seats": 2, "game": "chess"}', '{"command": "new", "seats": 2, "game": 1}',
    '{"command": "new", "seats": 2, "first_game": 1}', '{"command": "new", "seats": 3, "game": "race", "two_actions": true}',
    '{"command": "new", "seats": 2, "game": "race", "first_game": true, "choose_start": true}', '{"command": "load"}', '{"command": "new", "seats": 2}',
    '{"command": "chance", "seed": -1}', '{"command": "undo"}', '{"command": "redo"}', '{"command": "answer"}',
    *['{"command": "chance"}'] * 12, '{"command": "quit"}',
]
COMMANDS = [
    ["dance"], ["play"], ["play", "--game", "go", "--seats", "random,random"], ["play", "--seats", "simple"], ["play", "--seats", "simple,tea"],
    ["play", "--seats", "simple,simple", "--options", "tea"], ["match", "--seats", "simple@8,simple"],
    ["match", "--seats", "simple:x.net,simple"], ["match", "--seats", f"expert:{__file__},simple"],
    ["play", "--seats", "simple,simple", "--games", "x"], ["play", "--seats", "simple,simple", "--log", "--json"],
    ["play", "--seats", "simple,simple", "--seed", "9007199254740991", "--games", "2"], ["find"], ["find", "qqqqqq"],
    ["show"], ["show", "qqqqqq"], ["check"], ["check", "a", "b"], ["train", "x", "--rate", "7"],
    ["history", "--json", "--csv"], ["find", "--game", "frontiers", "x"], ["train", "x", "--resume", "--from", "y"], ["analyze", "x", "--seconds", "1", "--nodes", "1"],
]
# The app's own: where each is triggered.
IN_TESTS = {
    "Could Not Open the Game": "faults/test-misuse.c",
    "The game could not be saved: %s. %s": "app/test-play-messages.c",
    "Save the game elsewhere.": "app/test-play-messages.c",
    "Put it back, then try again, or save the game elsewhere.": "app/test-play-messages.c",
    "The history could not be saved: %s. Free some space on the disk, or make its folder writable, then try again.":
        "app/test-play-messages.c",
    "What you entered could not be saved: %s. Free some space on the disk, or make its folder writable. "
    "Orrery then saves it by itself.": "app/test-play-messages.c",
    "This game was saved by a newer version of Orrery. Update Orrery to play it.": "app/test-play-messages.c",
    "This game cannot be read at all. Restore it from a backup, or delete it.": "app/test-play-messages.c",
    "This game cannot be read: %s. Repair a copy to get its first %u answer back.": "app/test-play-messages.c",
    "This game cannot be read: %s. Restore it from a backup, or delete it.": "app/test-play-messages.c",
    "This is not a number or a game code.": "faults/test-misuse.c",
    "it was written by a newer version of Orrery": "record/test-outcomes.c",
    "%s: the faction is missing.": "faults/test-misuse.c",
    "%s: the home world is missing.": "faults/test-misuse.c",
    "%s: the starting development is missing.": "faults/test-misuse.c",
    "%s: the starting world is missing.": "faults/test-misuse.c",
    "This can no longer be undone.": "phones/hostile.py",
    "This question has already been answered.": "phones/hostile.py",
    "This screen is for watching only.": "phones/hostile.py",
    "This seat is taken.": "phones/hostile.py",
    "Unlock it first.": "phones/games.py",
    "The faction is missing.": "app/table/test-score-page.c",
    "The home world is missing.": "app/table/test-score-page.c",
    "The total is missing.": "app/table/test-score-page.c",
    "%u of %u: %u is missing.": "app/table/test-table-books.c",
    "Choose a mat for %s, or let Orrery deal the mats: this level needs them.": "app/table/test-table-clock.c",
    "%s: the start world is missing.": "race/test-books.c",
    "%s: the number for “%s” is missing.": "app/table/test-table-clock.c",
}
# Messages about a bug of ours or a broken disk, which no test can trigger.
CANNOT_BE_MADE = {
    "%d VP in the pool is not possible", "%s cannot be in that stack", "no answer is possible there",
    "the unfinished action does not match the cards", "there are too many names", "there is no reference for %s yet",
    "A PDF can only be saved on this computer.", "That is not possible.", "The game cannot be set up like that.", "Could Not Print",
    "The final table can no longer be read.", "%u result could not be read and was left unchanged.",
}


def run(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=300, check=False)
    return done.stdout + done.stderr


def make_all(build):
    """All messages, after everything has been misused."""
    cli = f"{build}/src/cli/orrery-cli"
    env = {"G_TEST_SRCDIR": f"{ROOT}/tests", "G_TEST_BUILDDIR": f"{build}/tests", "LC_ALL": "C.UTF-8"}
    os.environ.update(env)
    said = [run([f"{build}/tests/faults/messages"])]
    said += [run([f"{build}/tests/record/test-{name}"]) for name in ("record-bad", "position-bad", "json-text")]
    said += [run([f"{build}/tests/race/test-race-{name}"]) for name in ("position", "words")]
    said += [run([f"{build}/tests/frontiers/test-frontiers-{name}"]) for name in ("position", "collection")]
    said += [run([cli, "check", "-"], text) for text in FILES + POSITIONS]
    said += [run([cli, *arguments]) for arguments in COMMANDS]
    said += [run([cli, "replay", "-"], SETUP.replace("record", "autosave", 1) % ('{"setup": {"seats": 2}}', "") + "\n")]
    said += [run([cli, "analyze", "-"], SETUP.replace("roll", "frontiers") % ('{"setup": {"seats": 2}}', ""))]
    said += [run([cli, "engine"], "\n".join(REQUESTS) + "\n")]
    said += [run([cli, "check", "/dev/zero"]), run(["sh", "-c", f"{cli} check - </dev/zero"]), run(["sh", "-c", f"{cli} tiles >/dev/full"])]
    return "\n".join(said)


def pattern(message):
    return re.compile(".*".join(re.escape(part) for part in DIRECTIVE.split(message)))


def is_made(message, said):
    file = IN_TESTS.get(message)
    if message in CANNOT_BE_MADE:
        return True
    if file is None:
        return pattern(message).search(said) is not None
    source = open(f"{ROOT}/tests/{file}", encoding="utf-8").read()
    return max(DIRECTIVE.split(message), key=len).strip(" :.") in source


def main():
    messages = source_messages()
    if "--list" in sys.argv:
        for message, files in sorted(messages.items(), key=lambda item: (sorted(item[1]), item[0])):
            print(sorted(files)[0], message, sep="\t")
        return 0
    rows, said, failed = documented(), make_all(os.path.abspath(sys.argv[2])), 0
    for message in sorted(messages.keys() - rows.keys()):
        print(f"docs/errors.md does not have: {message}  ({', '.join(sorted(messages[message]))})")
        failed += 1
    for message in sorted(rows.keys() - messages.keys()):
        print(f"docs/errors.md has what nothing says any more: {message}")
        failed += 1
    for message, cells in rows.items():
        if not all(cells):
            print(f"docs/errors.md does not say why, or what to do: {message}")
            failed += 1
    for message in sorted(messages):
        if not is_made(message, said):
            print(f"nothing makes: {message}  ({', '.join(sorted(messages[message]))})")
            failed += 1
    print(f"{len(messages)} messages, {failed} faults")
    return failed > 0


sys.exit(main())
