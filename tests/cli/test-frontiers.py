#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands with --game frontiers: search, a game from the first question to the score, and files of it."""

import json
import os
import tempfile
import unittest

from cli import DONE, REFUSED, Session, Test, run

GAME = ("--game", "frontiers")
TABLE = {"level": "counters", "pool": 20, "seats": [{"credits": 3, "chips": 9, "explored": 1}, {"chips": 4}]}


class Frontiers(Test):
    def test_find(self):
        self.assertTrue(self.succeed("find", *GAME, "envoys").startswith("Send Diplomatic Envoys"))
        self.assertEqual(self.succeed("find", *GAME, "diplomtic"), self.succeed("find", *GAME, "diplomatic"))
        self.assertNotIn("Diplomatic Envoys", self.succeed("find", "produce"))
        self.assertEqual(run("find", *GAME, "qqqq").returncode, REFUSED)

    def test_show(self):
        self.assertIn("2 colonists", self.succeed("show", *GAME, "settle"))
        self.assertIn("not known", self.succeed("show", *GAME, "Alien Oort Cloud Factory"))
        self.assertEqual(run("show", *GAME, "Space Docks of Nowhere").returncode, REFUSED)

    def test_score(self):
        text = run("score", *GAME, "-", stdin=json.dumps(TABLE))
        self.assertEqual(text.returncode, DONE)
        self.assertIn("9 VP", text.stdout)
        score = json.loads(run("score", *GAME, "--json", "-", stdin=json.dumps(TABLE)).stdout)
        self.assertEqual([seat["total"] for seat in score["seats"]], [9, 4])

    def test_check(self):
        checked = json.loads(run("check", *GAME, "--json", "-", stdin=json.dumps(TABLE)).stdout)
        self.assertEqual((checked["legal"], checked["kind"], checked["seats"]), (True, "position", 2))
        for member, value in (("pool", -1), ("supply", 99), ("order", [0, 0, 0, 1]), ("goal", "Nothing")):
            with self.subTest(member):
                table = {**TABLE, "goals": [value]} if member == "goal" else {**TABLE, member: value}
                self.fail_with(REFUSED, [member], "check", *GAME, "-", stdin=json.dumps(table))

    def test_collection(self):
        """A collection is checked from a file and from standard input, and a broken one says why."""
        good = {"format": "orrery-frontiers/1", "worlds": [{"name": "Test World"}]}
        checked = json.loads(run("check", "--json", "-", stdin=json.dumps(good)).stdout)
        self.assertEqual((checked["legal"], checked["kind"], checked["worlds"]["have"]), (True, "collection", 1))
        for broken, words in (({"format": "orrery-frontiers/2"}, ["standard input", "orrery-frontiers/1"]),
                              ({**good, "worlds": 3}, ["standard input", "worlds", "a list"])):
            with self.subTest(broken):
                self.fail_with(REFUSED, words, "check", *GAME, "-", stdin=json.dumps(broken))
        self.assertEqual(run("check", "-", stdin="").returncode, REFUSED)

    def test_record(self):
        with tempfile.TemporaryDirectory() as folder:
            self.succeed("play", *GAME, "--seats=random,random,random", "--options=goals,counters", "--seed=5",
                         "--record", folder)
            (file,) = (os.path.join(folder, name) for name in os.listdir(folder))
            checked = self.succeed_json("check", file)
            self.assertTrue(checked["legal"] and checked["over"])
            story = self.succeed("replay", file)
            for words in ("Round 1 begins.", "selects", "The game is over."):
                self.assertIn(words, story)
            self.assertEqual(self.succeed_json("replay", "--to", 3, file)["point"], 3)
            self.assertTrue(self.succeed_json("score", file)["over"])

    def test_engine(self):
        with Session(*GAME) as engine:
            engine.do("load", position=TABLE)
            self.assertIn("select settle", engine.do("question")["question"]["answers"])
            reply = engine.do("answer", answer="select settle")
            self.assertIn({"kind": "colonists", "seat": 0, "colonists": 1, "short": False}, reply["events"])
            self.assertEqual(engine.ask("answer", answer="done")["error"]["reason"], "must-use")
            engine.do("answer", answer="set credits of seat 1 to 8")
            self.assertEqual(engine.do("state")["state"]["seats"][1]["credits"], 8)
            engine.do("undo")
            self.assertEqual(engine.do("state")["state"]["seats"][1]["credits"], 4)


if __name__ == "__main__":
    unittest.main()
