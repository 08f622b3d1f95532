#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files with values of the wrong type in place of a number, a word or a list.

Every member of every kind of file is replaced by every type of value. The file is read or rejected, but
without library warnings: with G_DEBUG, they would end the program at once.
"""

import copy
import json
import os
import tempfile
import unittest

from cli import DONE, REFUSED, Session, Test, run

VALUES = [None, True, -1, 1e30, "x", [], {}, [[]], [{}], {"a": {}}]
STRICT = {"G_DEBUG": "fatal-criticals"}
DATA = os.environ.get("ORRERY_DATA_DIR", os.path.join(os.path.dirname(__file__), "../../data"))

RECORD = {
    "orrery": 1, "type": "record", "game": "roll", "rules": 1,
    "seats": [{"name": "Ada", "kind": "person"}, {"name": "Ben", "kind": "simple"}],
    "start": {"setup": {"seats": 2, "seed": "7", "first_game": False, "mirror": False}},
    "answers": ["faction Space Piracy", "faction Genetics Lab"], "point": 1,
}
POSITION = {
    "game": "roll", "round": 5, "step": "explore", "phases": ["explore", "ship"], "pool": 19, "mirror": True,
    "seats": [
        {"faction": "Galactic Religion", "home": "Old Earth", "credits": 4, "chips": 2,
         "tableau": ["Spice World"], "goods": {"Spice World": ["white"]}, "developments": ["Public Works"],
         "worlds": ["Jungle World"], "dice": {"cup": {"white": 1}}},
        {"faction": 3},
    ],
}
RESULT = {
    "orrery": 1, "type": "result", "game": "roll", "date": "2026-11-15T12:00:00Z", "kind": "played", "rounds": 9,
    "record": "a.orrery", "position": {"seats": [{}, {}]},
    "seats": [{"name": name, "kind": "person", "faction": faction, "score": 40, "tie_break": 0, "winner": False}
              for name, faction in (("Ada", "Space Piracy"), ("Ben", "Genetics Lab"))],
}
LINES = [{"a": "faction Space Piracy"}, {"seed": "7"}, {"dice": "7"}, {"v": "TJa86Jx4jKjqVwu/EQBR"}, {"go": 0},
         {"seat": 1, "name": "Cleo", "kind": "person"}]


def mutants(value):
    """Every result of replacing one part of this value."""
    yield from VALUES
    if isinstance(value, dict):
        for member in value:
            for part in mutants(value[member]):
                yield {**value, member: part}
    elif isinstance(value, list):
        for i, old in enumerate(value):
            for part in mutants(old):
                yield value[:i] + [part] + value[i + 1:]


class Shapes(Test):
    def check_quiet(self, result, what):
        self.assertIn(result.returncode, (DONE, REFUSED), (what, result.stderr))
        self.assertNotIn("CRITICAL", result.stderr, what)

    def test_protocol(self):
        """Requests, and the records and positions in them: one process answers them all."""
        os.environ.update(STRICT)
        requests = [{"command": "new", "seats": ["Ada", "Ben"], "seed": 7, "first_game": True, "mirror": True,
                     "game": "roll", "id": 1},
                    {"command": "load", "record": RECORD, "seed": 3}, {"command": "load", "position": POSITION},
                    {"command": "state", "as": 0}, {"command": "answer", "answer": "done"},
                    {"command": "chance", "seed": 3}]
        with Session() as session:
            for request in requests:
                for mutant in mutants(request):
                    reply = json.loads(session.send(json.dumps(mutant)))
                    self.assertIn(reply["ok"], (True, False))
            self.assertEqual(session.close(), (DONE, ""))

    def test_autosave(self):
        header = json.dumps({**RECORD, "type": "autosave"})
        header = json.dumps({name: value for name, value in json.loads(header).items()
                             if name not in ("answers", "point")})
        for line in LINES:
            for mutant in mutants(line):
                self.check_quiet(run("check", "-", stdin=f"{header}\n{json.dumps(mutant)}\n", env=STRICT), mutant)
        seat = {"seat": "abc", "name": "Cleo", "kind": "person"}
        self.fail_with(REFUSED, ["line 2"], "check", "-", stdin=f"{header}\n{json.dumps(seat)}\n")

    def test_results(self):
        with tempfile.TemporaryDirectory() as home:
            os.makedirs(f"{home}/orrery/results")
            for i, mutant in enumerate(mutants(RESULT)):
                with open(f"{home}/orrery/results/{i}.json", "w", encoding="utf-8") as file:
                    json.dump(mutant, file)
            self.check_quiet(run("history", env={**STRICT, "XDG_DATA_HOME": home}), "results")

    def test_tiles(self):
        with open(os.path.join(DATA, "roll", "tiles.json"), encoding="utf-8") as file:
            data = json.load(file)
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "roll"))
            changed = copy.copy(data)
            for tile in mutants(data["tiles"][0]):
                changed["tiles"] = [tile] + data["tiles"][1:]
                with open(os.path.join(folder, "roll", "tiles.json"), "w", encoding="utf-8") as file:
                    json.dump(changed, file)
                self.check_quiet(run("tiles", env={**STRICT, "ORRERY_DATA_DIR": folder}), tile)


if __name__ == "__main__":
    unittest.main()
