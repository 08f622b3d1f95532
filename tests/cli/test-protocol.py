#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""orrery-cli engine: whole games, and invalid requests."""

import json
import random
import unittest

from cli import DONE, Session, Test

LONG = b'{"command": "hello", "id": "' + b"x" * (1024 * 1024) + b'"}'

# A raw line, and the error code. None of these may end the session or change the game.
BAD_LINES = [
    (b"", "not-json"),
    (b" ", "not-json"),
    (b"\r", "not-json"),
    (b"hello", "not-json"),
    (b"{", "not-json"),
    (b"}", "not-json"),
    (b'{"command"', "not-json"),
    (b'{"command":', "not-json"),
    (b'{"command": hello}', "not-json"),
    (b"{'command': 'hello'}", "not-json"),
    (b'{"command": "hello"', "not-json"),
    (b'{"command": "hello"}}', "not-json"),
    (b'{"command": "hello"} {"command": "hello"}', "not-json"),
    (b'{"command": "hello",}', "not-json"),
    (b'{"command": "hello" "id": 1}', "not-json"),
    (b'// {"command": "hello"}', "not-json"),
    (b'{"command": "hel\xff\xfelo"}', "not-json"),
    (b'{"command": "\xed\xa0\x80"}', "not-json"),
    (b'{"command": "\\ud800"}', "not-json"),
    (b'{"command": "hello\0"}', "not-json"),
    (b"\0", "not-json"),
    (b"\xef\xbb\xbf", "not-json"),
    (b'{"command": "hello", "id": 1e}', "not-json"),
    (b'{"command": "hello", "id": 0x10}', "not-json"),
    (b'{"command": "hello", "command": "quit"}', "not-json"),
    (b"[" * 500000, "not-json"),
    (b'{"a":' * 100000, "not-json"),
    (b'{"command": "hello", "id": ' + b"[" * 40 + b"]" * 40 + b"}", "not-json"),
    (LONG, "line-too-long"),
    (b"x" * (3 * 1024 * 1024), "line-too-long"),
    (b"[]", "not-an-object"),
    (b"null", "not-an-object"),
    (b"7", "not-an-object"),
    (b'"hello"', "not-an-object"),
    (b'["command", "hello"]', "not-an-object"),
    (b"{}", "no-command"),
    (b'{"id": 1}', "no-command"),
    (b'{"Command": "hello"}', "no-command"),
    (b'{"command": null}', "bad-member"),
    (b'{"command": 1}', "bad-member"),
    (b'{"command": ["hello"]}', "bad-member"),
    (b'{"command": {"hello": 1}}', "bad-member"),
    (b'{"command": ""}', "unknown-command"),
    (b'{"command": "HELLO"}', "unknown-command"),
    (b'{"command": "hello "}', "unknown-command"),
    (b'{"command": "%s%s%n"}', "unknown-command"),
    (b'{"command": "hello", "what": 1}', "bad-member"),
    (b'{"command": "hello", "": 1}', "bad-member"),
    (b'{"command": "new"}', "bad-member"),
    (b'{"command": "new", "seats": 1}', "bad-member"),
    (b'{"command": "new", "seats": 6}', "bad-member"),
    (b'{"command": "new", "seats": -2}', "bad-member"),
    (b'{"command": "new", "seats": 2.5}', "bad-member"),
    (b'{"command": "new", "seats": 258}', "bad-member"),
    (b'{"command": "new", "seats": "2"}', "bad-member"),
    (b'{"command": "new", "seats": true}', "bad-member"),
    (b'{"command": "new", "seats": null}', "bad-member"),
    (b'{"command": "new", "seats": {}}', "bad-member"),
    (b'{"command": "new", "seats": []}', "bad-member"),
    (b'{"command": "new", "seats": ["Ada"]}', "bad-member"),
    (b'{"command": "new", "seats": ["Ada", 2]}', "bad-member"),
    (b'{"command": "new", "seats": 2, "seed": -1}', "bad-member"),
    (b'{"command": "new", "seats": 2, "seed": "x"}', "bad-member"),
    (b'{"command": "new", "seats": 2, "seed": 1.5}', "bad-member"),
    (b'{"command": "new", "seats": 2, "mirror": "yes"}', "bad-member"),
    (b'{"command": "new", "seats": 2, "first_game": 1}', "bad-member"),
    (b'{"command": "new", "seats": 2, "mirror": null}', "bad-member"),
    (b'{"command": "new", "seats": 2, "game": "chess"}', "bad-member"),
    (b'{"command": "new", "seats": 2, "game": 1}', "bad-member"),
    (b'{"command": "new", "seats": 3, "game": "race", "two_actions": true}', "bad-member"),
    (b'{"command": "new", "seats": 2, "game": "race", "first_game": true, "choose_start": true}', "bad-member"),
    (b'{"command": "new", "seats": 4, "game": "race", "choose_start": true}', "bad-member"),
    (b'{"command": "load"}', "bad-member"),
    (b'{"command": "load", "record": {}, "position": {}}', "bad-member"),
    (b'{"command": "load", "record": {}}', "bad-record"),
    (b'{"command": "load", "record": "game.orrery"}', "bad-record"),
    (b'{"command": "load", "record": null}', "bad-record"),
    (b'{"command": "load", "record": []}', "bad-record"),
    (b'{"command": "load", "position": {}}', "bad-position"),
    (b'{"command": "load", "position": 1}', "bad-position"),
    (b'{"command": "load", "position": {"seats": [{}]}}', "bad-position"),
    (b'{"command": "load", "position": {"seats": [{"credits": 11}, {}]}}', "bad-position"),
    (b'{"command": "load", "position": {"seats": [{}, {}]}, "seed": {}}', "bad-member"),
    (b'{"command": "answer"}', "bad-member"),
    (b'{"command": "answer", "answer": 1}', "bad-member"),
    (b'{"command": "answer", "answer": null}', "bad-member"),
    (b'{"command": "answer", "answer": ["done"]}', "bad-member"),
    (b'{"command": "answer", "answer": ""}', "refused"),
    (b'{"command": "answer", "answer": "dance"}', "refused"),
    (b'{"command": "answer", "answer": "done"}', "refused"),
    (b'{"command": "answer", "answer": "faction"}', "refused"),
    (b'{"command": "answer", "answer": "faction Space Piracy "}', "refused"),
    (b'{"command": "answer", "answer": "set credits of seat 9 to 4"}', "refused"),
    (b'{"command": "answer", "answer": "set credits of seat 1 to 400"}', "refused"),
    (b'{"command": "answer", "answer": "' + b"white " * 1000 + b'"}', "refused"),
    (b'{"command": "chance", "seed": "x"}', "bad-member"),
    (b'{"command": "state", "id": 1e999}', "not-json"),
    (b'{"command": "state", "id": [-1e400]}', "not-json"),
    (b'{"command": "undo"}', "nothing-to-undo"),
    (b'{"command": "redo"}', "nothing-to-redo"),
    (b'{"command": "undo", "count": 2}', "bad-member"),
    (b'{"command": "state", "as": 2}', "bad-member"),
    (b'{"command": "state", "as": -1}', "bad-member"),
    (b'{"command": "state", "as": "0"}', "bad-member"),
    (b'{"command": "quit", "now": true}', "bad-member"),
]


class Protocol(Test):
    def test_bad_lines(self):
        with Session() as session:
            session.do("new", seats=2, seed=1)
            before = session.do("state")
            for line, code in BAD_LINES:
                with self.subTest(line[:80]):
                    reply = json.loads(session.send(line))
                    self.assertIs(reply["ok"], False)
                    self.assertEqual(reply["error"]["code"], code)
                    self.assertTrue(reply["error"]["text"])
                    if code in ("not-json", "line-too-long", "not-an-object"):
                        self.assertNotIn("id", reply)
            self.assertEqual(session.do("state"), before)
            self.assertEqual(session.close(), (DONE, ""))

    def test_before_a_game(self):
        with Session() as session:
            for command in ("question", "answer", "chance", "undo", "redo", "state", "score", "record"):
                self.assertEqual(session.ask(command)["error"]["code"], "no-game")
            self.assertTrue(session.do("hello")["version"])

    def test_hello(self):
        with Session() as session:
            hello = session.do("hello", id=[1, "two"])
            self.assertEqual((hello["id"], hello["protocol"]), ([1, "two"], 1))
            self.assertEqual([game["id"] for game in hello["games"]], ["roll", "race", "frontiers"])
            self.assertEqual(set(hello["commands"]),
                             {"hello", "new", "load", "question", "answer", "chance", "undo", "redo",
                              "state", "score", "record", "quit"})

    def test_game(self):
        position = {"tableau": ["New Sparta"]}, {"tableau": ["Old Earth"]}
        with Session("--game", "race") as session:
            session.do("new", seats=2, seed=1, two_actions=True)
            self.assertEqual(session.do("question")["question"]["about"], "start-world")
            session.do("load", position={"seats": position})
            self.assertIn("choose settle", session.do("question")["question"]["answers"])
            session.do("new", seats=2, game="roll")
            self.assertEqual(session.do("question")["question"]["about"], "faction")
            session.do("load", position={"game": "roll", "seats": [{}, {}]})
            self.assertEqual(session.do("state")["state"]["game"], "roll")
        with Session() as session:
            self.assertEqual(session.ask("load", position={"seats": position})["error"]["code"], "bad-position")

    def test_ids(self):
        with Session() as session:
            for value in (0, -5, "a", None, True, [], {}, {"deep": [1, {"er": "ü"}]}, 1.5, -0.0,
                          1e17, -1e22, 1e-300, 1.7e308, [1e300], "\u202e\x1b[1m\x7f\u2028\U000e0041\n\"\\"):
                self.assertEqual(session.ask("hello", id=value)["id"], value)
                self.assertEqual(session.ask("dance", id=value)["id"], value)

    def test_quit(self):
        session = Session()
        self.assertEqual(session.do("quit", id=3), {"id": 3, "ok": True})
        self.assertEqual(session.process.wait(timeout=60), DONE)
        session.close()

    def test_end_without_newline(self):
        output = self.succeed("engine", stdin='{"command": "hello"}\n{"command": "dance"}')
        self.assertEqual([json.loads(line)["ok"] for line in output.splitlines()], [True, False])

    def play(self, session, rng, check=None):
        n = 0
        while True:
            question = session.do("question")["question"]
            if question["ask"] == "over":
                return n
            if check is not None:
                check(question)
            if question["ask"] == "chance":
                reply = session.do("chance")
                self.assertIn(reply["answer"], question["answers"])
            else:
                reply = session.do("answer", answer=rng.choice(question["answers"]))
            n += 1
            self.assertEqual(reply["point"], n)

    def test_whole_games(self):
        rng = random.Random(4)

        def check(question):
            self.assertEqual(question["forced"], len(question["answers"]) == 1)
            self.assertEqual(len(set(question["answers"])), len(question["answers"]))
            self.assertTrue(question["answers"] and question["text"] and question["about"])
            if question["ask"] == "chance":
                self.assertEqual(len(question["weights"]), len(question["answers"]))
                self.assertGreater(sum(question["weights"]), 0)
            else:
                self.assertNotIn("weights", question)

        for n_seats in (2, 4):
            with self.subTest(n_seats), Session() as session:
                session.do("new", seats=n_seats, seed=n_seats)
                n = self.play(session, rng, check)
                state = session.do("state")
                score = session.do("score")["score"]
                self.assertTrue(score["over"])
                self.assertEqual(session.ask("chance")["error"]["code"], "no-chance")
                self.assertEqual(session.ask("answer", answer="done")["error"]["reason"], "is-over")
                record = session.do("record")["record"]
                # Undo to the start, redo to the end, load the record: the same state.
                for i in reversed(range(n)):
                    self.assertEqual(session.do("undo")["point"], i)
                self.assertEqual(session.do("state")["state"]["step"], "setup")
                for i in range(n):
                    session.do("redo")
                self.assertEqual(session.do("state"), state)
                with Session() as other:
                    other.do("load", record=record)
                    self.assertEqual(other.do("state"), state)
                    self.assertEqual(other.do("score")["score"], score)

    def test_same_seed(self):
        def play(seed):
            with Session() as session:
                session.do("new", seats=["Ada", "Bo"], seed=seed)
                self.play(session, random.Random(1))
                return session.do("record")["record"]
        self.assertEqual(play(3), play(3))
        self.assertNotEqual(play(3)["answers"], play(4)["answers"])

    def test_large_seeds(self):
        """Seeds have 64 bits; larger ones than every JSON reader can hold are strings, in both directions."""
        with Session() as session:
            for seed, told in ((0, 0), (2**53 - 1, 2**53 - 1), ("12", 12), (str(2**53), str(2**53)),
                               (str(2**64 - 1), str(2**64 - 1))):
                for command, what in (("new", {"seats": 2}), ("load", {"position": {"seats": [{}, {}]}})):
                    self.assertEqual(session.do(command, seed=seed, **what)["seed"], told)
                first = session.do("chance")["answer"]
                session.do("undo")
                self.assertEqual(session.do("chance", seed=seed)["answer"], first)
            for seed in (2**53, str(2**64), "-1", "", "0x10", " 1", 1.0, None):
                self.assertEqual(session.ask("new", seats=2, seed=seed)["error"]["code"], "bad-member", seed)
            self.assertEqual(session.do("new", seats=2, seed=str(2**64 - 1))["seed"], str(2**64 - 1))
            self.play(session, random.Random(1))
            self.assertEqual(session.do("record")["record"]["start"]["setup"]["seed"], str(2**64 - 1))
            # A seed that nobody gave is reported too, and gives the same dice again.
            drawn = session.do("load", position={"seats": [{}, {}]})["seed"]
            rolls = [session.do("chance")["answer"] for _ in range(4)]
            session.do("load", position={"seats": [{}, {}]}, seed=drawn)
            self.assertEqual([session.do("chance")["answer"] for _ in range(4)], rolls)

    def test_kept(self):
        """The tile that allows keeping a worker is the named one."""
        def build(tableau, answers):
            with Session() as session:
                session.do("load", position={"step": "settle", "seats": [
                    {"tableau": tableau, "worlds": ["Tourist World"],
                     "dice": {"settle": {"red": 1}, "world zone": {"white": 3}}}, {}]})
                events = [event for answer in answers for event in session.do("answer", answer=answer)["events"]]
                return {event["die"]: (event["count"], event["by"]) for event in events if event["kind"] == "kept"}
        order, exchange = "New Galactic Order", "Galactic Exchange"
        self.assertEqual(build([order], ["build with red"]), {"red": (1, order)})
        self.assertEqual(build([exchange], ["build with red", "keep white", "keep red"]),
                         {"white": (1, exchange), "red": (1, exchange)})
        self.assertEqual(build([exchange, order], ["build with red", "keep white", "keep white"]),
                         {"white": (2, exchange), "red": (1, order)})

    def test_steps(self):
        """Placing and selecting is up to the players, including the first seat; only dice are rolled."""
        steps = {"side": "roll", "place": "assign", "select": "assign", "reassign": "assign", "move": "assign"}
        met = set()
        for seed in range(6):
            with Session() as session:
                session.do("new", seats=2, seed=seed)

                def check(question):
                    self.assertEqual(question["step"], steps.get(question["about"], question["step"]), question)
                    met.add((question["about"], question["seat"]) if "seat" in question else None)
                self.play(session, random.Random(seed), check)
        self.assertLessEqual({("place", 0), ("select", 0), ("select", 1), ("side", 0)}, met)

    def test_names(self):
        with Session() as session:
            session.do("new", seats=["Ada", "Bo"], seed=1)
            while session.do("question")["question"]["ask"] == "chance":
                session.do("chance")
            self.assertRegex(session.do("question")["question"]["text"], "Ada|Bo")
            self.assertEqual([seat["name"] for seat in session.do("score")["score"]["seats"]], ["Ada", "Bo"])

    def test_secret_numbers(self):
        """Secret assignments of others change nothing that a seat is told, not even a count."""
        steps = 0
        with Session() as session:
            session.do("new", seats=2, seed=3)
            rng = random.Random(3)
            while steps < 40:
                question = session.do("question")["question"]
                seen = session.do("state", as_=0)
                secret = question["step"] == "assign" and question["seat"] == 1
                if question["ask"] == "chance":
                    session.do("chance")
                else:
                    session.do("answer", answer=rng.choice(question["answers"]))
                after = session.do("question")["question"]
                if secret and (after["step"], after.get("seat")) == ("assign", 1):
                    self.assertEqual(session.do("state", as_=0), seen)
                    steps += 1

    def test_views(self):
        with Session() as session:
            session.do("new", seats=2, seed=9)
            rng = random.Random(2)
            for _ in range(300):
                question = session.do("question")["question"]
                if question["ask"] == "chance":
                    session.do("chance")
                else:
                    session.do("answer", answer=rng.choice(question["answers"]))
            whole = session.do("state")["state"]
            for seat in range(2):
                seen = session.do("state", **{"as": seat})["state"]
                own, other = seen["seats"][seat], seen["seats"][1 - seat]
                self.assertEqual(own["developments"], whole["seats"][seat]["developments"])
                self.assertEqual(set(other["developments"][1:] + other["worlds"][1:]) - {"unknown"}, set())

    def test_position(self):
        with Session() as session:
            session.do("load", position={"seats": [{"tableau": ["Spice World"]}, {}]}, seed=5)
            question = session.do("question")["question"]
            self.assertEqual((question["about"], question["ask"], question["piece"]),
                             ("side", "chance", "white"))
            reply = session.do("answer", answer="white shows ship")
            self.assertEqual(reply["events"][0], {"kind": "showed", "seat": question["seat"],
                                                  "secret": True, "die": "white", "side": "ship"})
            self.assertEqual(session.do("undo")["point"], 0)

    def test_refusal(self):
        with Session() as session:
            session.do("load", position={"seats": [{}, {}]})
            for answer, reason in (("white shows wild", "no-such-side"), ("buy a chip", "other-question"),
                                   ("white shows red", "no-such-answer")):
                error = session.ask("answer", answer=answer)["error"]
                self.assertEqual((error["code"], error["reason"]), ("refused", reason))
                self.assertTrue(error["text"])

    def test_correction(self):
        with Session() as session:
            session.do("load", position={"seats": [{}, {}]})
            reply = session.do("answer", answer="set credits of seat 1 to 4")
            self.assertEqual(reply["events"][0]["answer"], "set credits of seat 1 to 4")
            self.assertEqual(session.do("state")["state"]["seats"][1]["credits"], 4)

    def test_mirror(self):
        """In a mirrored game a tile may stay unnamed, with a weight of nothing."""
        with Session() as session:
            session.do("new", seats=2, seed=1, mirror=True)
            unknown = 0
            for _ in range(60):
                question = session.do("question")["question"]
                if question["ask"] == "chance":
                    for answer, weight in zip(question["answers"], question["weights"]):
                        if "unknown" in answer or "not said" in answer:
                            self.assertEqual(weight, 0)
                            unknown += 1
                    session.do("chance")
                else:
                    session.do("answer", answer=question["answers"][0])
            self.assertGreater(unknown, 0)


if __name__ == "__main__":
    unittest.main()
