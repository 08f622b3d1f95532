#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command in normal use, and its --help, --version, --json and data."""

import json
import os
import signal
import subprocess
import tempfile
import unittest
from collections import Counter

from cli import DONE, MISUSED, PROGRAM, REFUSED, Test, autosave, run, veil

COMMANDS = ["tiles", "find", "show", "play", "replay", "score", "analyze", "history", "check", "engine", "bench"]


class Program(Test):
    def test_help(self):
        text = self.succeed("--help")
        self.assertEqual(self.succeed("help"), text)
        self.assertEqual(self.succeed("help", "find"), self.succeed("find", "--help"))
        for command in COMMANDS:
            self.assertIn(f"\n  {command} ", text)
            own = self.succeed(command, "--help")
            self.assertIn(f"orrery-cli {command}", own)
            self.assertIn("--json", own)
        self.assertEqual(text, self.succeed("-h"))

    def test_version(self):
        self.assertRegex(self.succeed("--version"), r"^orrery-cli \d+\.\d+\.\d+\n$")

    def test_no_command(self):
        result = run()
        self.assertEqual((result.returncode, result.stdout), (MISUSED, ""))
        self.assertIn("play", result.stderr)

    def test_full_disk(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([PROGRAM, "tiles"], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(result.returncode, REFUSED)
        self.assertIn("cannot write", result.stderr)


class Tiles(Test):
    def test_json(self):
        faces = self.succeed_json("tiles")
        self.assertEqual(Counter(face["set"] for face in faces), {"game": 110, "faction": 18, "home": 9})
        self.assertEqual(len({face["id"] for face in faces}), 137)
        for face in faces:
            with self.subTest(face["name"]):
                self.assertIn(face["kind"], ("development", "world"))
                self.assertEqual(face["colour"] is None, face["kind"] == "development")
                self.assertIsInstance(face["cost"], int)
                self.assertIsInstance(face["reassign"], bool)
                self.assertTrue(face["text"])
                for power in face["powers"]:
                    self.assertIn(power["text"], face["text"])
                if "bonus" in face:
                    self.assertEqual(face["cost"], 6)
                    self.assertIn(face["bonus"]["text"], face["text"])
        self.assertEqual(sum("bonus" in face for face in faces), 10)
        for tile in range(1, 56):
            sides = [face["kind"] for face in faces if face["set"] == "game" and face["tile"] == tile]
            self.assertEqual(sides, ["development", "world"])

    def test_cards(self):
        cards = self.succeed_json("tiles", "--game", "race")
        self.assertEqual(cards, self.succeed_json("cards"))
        self.assertEqual(len(cards), 95)
        self.assertEqual(sum(card.get("copies", 1) for card in cards), 114)
        for card in cards:
            with self.subTest(card["name"]):
                self.assertTrue(card["text"])
                self.assertEqual("defense" in card, "cost" not in card)
        self.assertEqual(sum("scoring" in card for card in cards), 12)
        self.assertEqual(sum(not line.startswith(" ") for line in self.succeed("cards").splitlines()), 95)
        self.assertEqual(self.succeed_json("cards", "--game", "roll"), self.succeed_json("tiles"))

    def test_find_lines(self):
        result = run("find", "--json", "--limit", "1", "-", stdin="new sparta\nxyzzyplugh\ngem \xff world\n".encode("latin-1"))
        self.assertEqual(result.returncode, DONE)
        answers = json.loads("[" + result.stdout.strip().replace("]\n[", "],[") + "]")
        self.assertEqual([[entry["id"] for entry in found] for found in answers], [["new-sparta"], [], ["gem-world"]])
        self.assertEqual(run("find", "-", stdin="xyzzyplugh\n").returncode, REFUSED)

    def test_other_game(self):
        found = self.succeed_json("find", "--game", "race", "gem world")
        self.assertEqual(found[0]["id"], "gem-world")
        self.assertIn("Novelty", found[0]["text"])
        card = self.succeed_json("show", "--game", "race", "rebel base")
        self.assertEqual((card["defense"], card["vp"], card["colour"], card["copies"]), (6, 6, "gray", 1))
        self.assertIn("Military world".lower(), self.succeed("show", "--game", "race", "rebel base").lower())
        self.fail_with(REFUSED, ["dictate"], "show", "--game", "race", "dictate")
        for command in (["tiles"], ["cards"], ["find", "x"], ["show", "x"], ["bench"], ["engine"], ["replay", "-"],
                        ["score", "-"], ["check", "-"], ["analyze", "-"], ["play"], ["match"]):
            self.fail_with(MISUSED, ["--game", "chess"], *command, "--game", "chess")

    def test_game_of_position(self):
        position = json.dumps({"step": "over", "seats": [{"tableau": ["New Sparta"], "chips": 3},
                                                         {"tableau": ["Old Earth", "Gem World"]}]})
        for command in (["score"], ["check"], ["replay"]):
            self.fail_with(REFUSED, [], *command, "-", stdin=position)
            self.assertTrue(self.succeed_json(*command, "--game", "race", "-", stdin=position))

    def test_text(self):
        lines = self.succeed("tiles").splitlines()
        self.assertEqual(sum(not line.startswith(" ") for line in lines), 137)

    def test_inside(self):
        """Without ORRERY_DATA_DIR the program has the same data built in."""
        env = {name: value for name, value in os.environ.items() if name != "ORRERY_DATA_DIR"}
        inside = subprocess.run([PROGRAM, "tiles", "--json"], env=env, capture_output=True, text=True)
        self.assertEqual(inside.stdout, self.succeed("tiles", "--json"))

    def test_broken_data(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "roll"))
            path = os.path.join(folder, "roll", "tiles.json")
            env = {"ORRERY_DATA_DIR": folder}
            self.fail_with(REFUSED, ["tiles.json"], "tiles", env=env)
            for text, word in (("{", "tiles.json"), ('{"tiles": 3}', "tiles"),
                               ('{"tiles": [3]}', "tiles[0]"),
                               ('{"tiles": [{"development": {}}]}', "tiles[0].development.id"),
                               ('{"tiles": []}', "factions")):
                with open(path, "w") as file:
                    file.write(text)
                self.fail_with(REFUSED, [word], "tiles", env=env)


class Play(Test):
    def play(self, *arguments):
        text = self.succeed("play", *arguments, "--json")
        return [json.loads(line) for line in text.splitlines()]

    def test_json(self):
        for n_seats in range(2, 6):
            seats = ["simple", "random", "random", "simple", "random"][:n_seats]
            for i, game in enumerate(self.play("--seats", ",".join(seats), "--seed", 7, "--games", 4)):
                self.assertEqual(list(game), ["seed", "seats", "rounds", "answers", "scores", "winners", "end"])
                self.assertEqual(game["seed"], 7 + i)
                self.assertEqual(game["seats"], seats)
                self.assertEqual(len(game["scores"]), n_seats)
                self.assertIn(game["end"], ("pool", "tiles", "both"))
                self.assertGreater(game["answers"], game["rounds"])
                best = max(game["scores"])
                self.assertTrue(game["winners"])
                for seat in game["winners"]:
                    self.assertEqual(game["scores"][seat], best)

    def test_same_seed(self):
        command = ["play", "--seats", "random,simple,random", "--games", 40, "--seed", 5, "--json"]
        first = self.succeed(*command, "--threads", 1)
        for threads in (1, 2, 3, 64):
            self.assertEqual(self.succeed(*command, "--threads", threads), first)
        # Game i is the game of seed + i.
        alone = self.succeed(*command[:3], "--seed", 17, "--json")
        self.assertEqual(alone, first.splitlines(keepends=True)[12])

    def test_options(self):
        """Twelve cards take fewer rounds with two actions per round."""
        command = ["--game", "race", "--seats", "newcomer,newcomer", "--seed", 1, "--games", 12]
        one, two = self.play(*command), self.play(*command, "--options", "two_actions,first_game")
        self.assertLess(1.5 * sum(game["rounds"] for game in two), sum(game["rounds"] for game in one))
        with tempfile.TemporaryDirectory() as folder:
            self.play(*command, "--options", "two_actions", "--record", folder)
            with open(f"{folder}/1.orrery", encoding="utf-8") as file:
                setup = json.load(file)["start"]["setup"]
        self.assertTrue(setup["two_actions"])
        self.assertFalse(setup["first_game"])
        match = self.succeed_json("match", *command, "--options", "two_actions")
        self.assertLess(match["mean_rounds"], sum(game["rounds"] for game in one) / 12 / 1.5)

    def test_window(self):
        """More games than threads may run ahead."""
        games = self.play("--seats", "random,random", "--seed", 0, "--games", 600, "--threads", 2)
        self.assertEqual([game["seed"] for game in games], list(range(600)))

    def test_interrupt(self):
        """Ctrl+C stops after a whole game, and it says how far it got."""
        process = subprocess.Popen([PROGRAM, "play", "--seats", "random,random", "--games", "4000000",
                                    "--threads", "2", "--json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.assertTrue(process.stdout.readline())
        process.send_signal(signal.SIGINT)
        for line in process.stdout:
            json.loads(line)
        self.assertRegex(process.stderr.read(), r"stopped after \d+ of 4000000 games")
        self.assertEqual(process.wait(timeout=60), REFUSED)
        process.stdout.close()
        process.stderr.close()

    def test_any_seed(self):
        self.assertRegex(self.succeed("play", "--seats", "simple,simple"), r"^Seed \d+: \d+ rounds")

    def test_summary(self):
        text = self.succeed("play", "--seats", "simple,random", "--seed", 1, "--games", 3)
        self.assertEqual(len([line for line in text.splitlines() if line.startswith("Seed ")]), 3)
        self.assertIn("3 games", text)
        self.assertIn("seat 1, Kepler (Random)", text)
        self.assertRegex(text, r"Hypatia \(Simple\) \d+ VP")

    def test_log(self):
        quiet = self.succeed("play", "--seats", "simple,simple", "--seed", 2)
        story = self.succeed("play", "--seats", "simple,simple", "--seed", 2, "--log")
        self.assertTrue(story.endswith(quiet))
        self.assertGreater(len(story.splitlines()), 50)
        self.assertIn("Hypatia", story)
        self.assertIn("Kepler", story)

    def test_record(self):
        with tempfile.TemporaryDirectory() as folder:
            where = os.path.join(folder, "a", "b")
            games = self.play("--seats", "simple,random", "--seed", 3, "--games", 3, "--threads", 2,
                              "--record", where)
            self.assertEqual(sorted(os.listdir(where)), ["3.orrery", "4.orrery", "5.orrery"])
            for game in games:
                path = os.path.join(where, f"{game['seed']}.orrery")
                check = self.succeed_json("check", path)
                self.assertTrue(check.pop("dice")["verified"])
                self.assertEqual(check, {"legal": True, "kind": "record", "seats": 2,
                                         "answers": game["answers"], "over": True})
                score = self.succeed_json("score", path)
                self.assertEqual([seat["total"] for seat in score["seats"]], game["scores"])
                self.assertEqual(score["winners"], game["winners"])
                self.assertTrue(score["over"])

    def test_record_nowhere(self):
        with tempfile.NamedTemporaryFile() as file:
            self.fail_with(REFUSED, [file.name], "play", "--seats", "simple,simple", "--record",
                           os.path.join(file.name, "x"))


class Match(Test):
    def match(self, *seats):
        result = self.succeed_json("match", "--seats", ",".join(seats), "--games", 6, "--seed", 3)
        self.assertEqual([player["name"] for player in result["players"]], list(dict.fromkeys(seats)))
        return result["players"]

    def test_networks(self):
        """A seat plays with the network it names, and no other."""
        built_in = os.path.join(os.environ["ORRERY_DATA_DIR"], "roll", "expert.net")
        with tempfile.TemporaryDirectory() as folder:
            new = os.path.join(folder, "new.net")
            self.succeed("train", new, "--games", 64)
            same = self.match(f"network:{built_in}", "network")
            self.assertEqual(same[0]["mean_score"], same[1]["mean_score"])
            self.assertEqual(same[0]["mean_score"], self.match("network", "network")[0]["mean_score"])
            other = self.match(f"network:{new}", "network")
            self.assertNotEqual(other[0]["mean_score"], other[1]["mean_score"])
            self.assertEqual(self.match(f"network@8:{new}", f"expert@8:{new}")[0]["share"], 0.5)

    def test_nodes(self):
        """The number of a seat comes before that of all."""
        both = self.succeed("match", "--seats", "expert@8,expert@16", "--games", 2, "--json")
        self.assertEqual(both, self.succeed("match", "--seats", "expert@8,expert@16", "--games", 2, "--json",
                                            "--nodes", 40))
        alone = self.succeed_json("match", "--seats", "expert,expert", "--games", 2, "--nodes", 8)
        seats = self.succeed_json("match", "--seats", "expert@8,expert@8", "--games", 2)
        self.assertEqual(alone["players"][0]["mean_score"], seats["players"][0]["mean_score"])
        self.assertEqual(self.match("expert@2@4x", "expert@8")[0]["share"], 0.5)
        self.assertEqual(self.match("network", "network@1x")[0]["share"], 0.5)

    def test_cheating(self):
        """Hidden information makes a difference to a player who sees it, in either game."""
        self.assertNotEqual(self.match("expert@8@cheat", "expert@8@cheat"), self.match("expert@8", "expert@8"))
        fair, cheating = (self.succeed_json("match", "--game", "race", "--seats", f"{seat},{seat}", "--games", 2)
                          for seat in ("expert@4", "expert@4@cheat"))
        self.assertNotEqual(fair["players"][0]["mean_score"], cheating["players"][0]["mean_score"])


class Files(Test):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        run("play", "--seats", "simple,simple,random", "--seed", 11, "--record", cls.folder.name)
        cls.record = os.path.join(cls.folder.name, "11.orrery")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def write(self, value):
        path = os.path.join(self.folder.name, "written")
        with open(path, "w") as file:
            file.write(value if isinstance(value, str) else json.dumps(value))
        return path

    def test_replay(self):
        whole = self.succeed_json("replay", self.record)
        self.assertEqual(whole["point"], whole["answers"])
        self.assertEqual(whole["question"]["ask"], "over")
        self.assertEqual(whole["question"]["answers"], [])
        self.assertEqual(whole["state"]["step"], "over")
        points = [line["point"] for line in whole["log"]]
        self.assertEqual(points, sorted(set(points)))
        self.assertTrue(all(line["text"] and line["answer"] for line in whole["log"]))

        part = self.succeed_json("replay", self.record, "--to", 100)
        self.assertEqual((part["point"], part["answers"]), (100, whole["answers"]))
        self.assertEqual(part["log"], [line for line in whole["log"] if line["point"] <= 100])
        start = self.succeed_json("replay", self.record, "--to", 0)
        self.assertEqual((start["log"], start["state"]["step"]), ([], "setup"))

    def test_replay_text(self):
        text = self.succeed("replay", self.record)
        for words in ("Seat 0, Hypatia", "Seat 2, Herschel", " won.", "tableau"):
            self.assertIn(words, text)
        self.assertIn("Round 1", self.succeed("replay", self.record, "--to", 40))
        with open(self.record) as file:
            self.assertEqual(self.succeed("replay", "-", stdin=file.read()), text)

    def test_replay_as_seat(self):
        """A seat is told less than everything, never what others drew, and always its own draws."""
        whole = self.succeed_json("replay", self.record, "--to", 150)
        for seat in range(3):
            seen = self.succeed_json("replay", self.record, "--to", 150, "--as", seat)
            self.assertLessEqual(len(seen["log"]), len(whole["log"]))
            self.assertFalse(any("answer" in line for line in seen["log"]))
            for other in range(3):
                stacks = [seen["state"]["seats"][other][kind] for kind in ("developments", "worlds")]
                true = [whole["state"]["seats"][other][kind] for kind in ("developments", "worlds")]
                if other == seat:
                    self.assertEqual(stacks, true)
                for hidden, known in zip(stacks, true):
                    self.assertEqual(len(hidden), len(known))
                    if other != seat:
                        self.assertEqual(set(hidden[1:]) - {"unknown"}, set())
            self.succeed("replay", self.record, "--to", 150, "--as", seat)
            # Not even how many answers others gave in secret.
            self.assertEqual(list(seen), ["log", "state", "question"])
            self.assertEqual({member for line in seen["log"] for member in line}, {"text"})

    def test_score_position(self):
        path = self.write({"game": "roll", "seats": [
            {"chips": 7, "tableau": ["Free Trade Association", "Spice World"], "credits": 4,
             "home": "Old Earth", "faction": 2},
            {"chips": 9}]})
        score = self.succeed_json("score", path)
        self.assertEqual(list(score), ["seats", "winners", "over"])
        self.assertFalse(score["over"])
        first = score["seats"][0]
        self.assertEqual(list(first), ["seat", "name", "total", "chips", "tiles", "bonuses", "tie_break"])
        self.assertEqual(first["chips"], 7)
        # Half the cost of the novelty worlds: Spice World, and no other here.
        self.assertEqual(first["bonuses"], [{"tile": "Free Trade Association", "points": 1}])
        self.assertEqual(first["total"], first["chips"] + first["tiles"] + 1)
        self.assertEqual(first["tie_break"], 4 + 3)
        self.assertEqual(score["winners"], [0])
        self.assertIn("not over", self.succeed("score", path))
        self.assertEqual(self.succeed_json("check", path)["kind"], "position")
        self.assertIn("legal position", self.succeed("check", path))
        self.assertIn("Round 1", self.succeed("replay", path))

    def test_history(self):
        home = tempfile.mkdtemp(dir=self.folder.name)
        env = {"XDG_DATA_HOME": home}
        self.assertIn("No results yet.", run("history", env=env).stdout)
        self.assertEqual(run("history", "--json", env=env).stdout.strip(), "[]")
        os.makedirs(f"{home}/orrery/results")
        seats = [{"name": name, "kind": "person", "faction": faction, "score": score, "tie_break": 0, "winner": won}
                 for name, faction, score, won in (("=Ada", "Space Piracy", 40, False), ("Ben", "Genetics Lab", 44, True))]
        for day in (15, 16):
            with open(f"{home}/orrery/results/games-{day}.json", "w", encoding="utf-8") as file:
                json.dump({"orrery": 1, "type": "result", "game": "roll", "date": f"2026-11-{day}T12:00:00Z",
                           "kind": "played", "rounds": 9, "seats": seats}, file)
        text = run("history", env=env)
        self.assertEqual(text.returncode, DONE)
        lines = text.stdout.splitlines()
        self.assertEqual([line[:10] for line in lines], ["2026-11-16", "2026-11-15"])
        self.assertIn("*Ben (Genetics Lab) 44, =Ada (Space Piracy) 40", lines[0])
        listed = json.loads(run("history", "--json", env=env).stdout)
        self.assertEqual([result["seats"] for result in listed], [seats, seats])
        csv = run("history", "--csv", env=env).stdout.splitlines()
        self.assertEqual(len(csv), 5)
        self.assertIn("\"'=Ada\",person,Space Piracy,40,0,2,no", csv[1])
        self.assertEqual(run("history", "--csv", "--json", env=env).returncode, MISUSED)

        # Damage is reported, and hides nothing else.
        with open(f"{home}/orrery/results/torn.json", "w", encoding="utf-8") as file:
            file.write("{")
        damaged = run("history", env=env)
        self.assertEqual(damaged.returncode, REFUSED)
        self.assertIn("torn.json", damaged.stderr)
        self.assertEqual(len(damaged.stdout.splitlines()), 2)

    def test_round_trip(self):
        """A state that replay prints between two rounds is a position that can be loaded."""
        whole = self.succeed_json("replay", self.record)
        path = self.write(whole["state"])
        self.assertEqual(self.succeed_json("score", path)["winners"],
                         self.succeed_json("score", self.record)["winners"])

    def test_unfinished(self):
        with open(self.record) as file:
            record = json.load(file)
        record["answers"] = record["answers"][:50]
        path = self.write(record)
        self.assertEqual(self.succeed_json("check", path)["over"], False)
        self.assertIn("is still going after 50 answers", self.succeed("check", path))

    def test_secrets(self):
        """The file of a game in progress reveals nothing hidden without being asked to."""
        with open(self.record) as file:
            record = json.load(file)
        kept = self.write(autosave(record, 150))
        for arguments in (["replay"], ["replay", "--json"], ["replay", "--to", "3"], ["analyze"], ["analyze", "--json"]):
            self.fail_with(REFUSED, [kept, "not over", "--reveal"], *arguments, kept)
            self.fail_with(REFUSED, ["standard input", "--reveal"], *arguments, "-", stdin=autosave(record, 150))
        plain = os.path.join(self.folder.name, "plain")
        with open(plain, "w") as file:
            json.dump({**record, "answers": record["answers"][:150]}, file)
        whole = self.succeed("replay", plain)
        self.assertEqual(self.succeed("replay", "--reveal", kept), whole)
        for seat in range(3):
            self.assertEqual(self.succeed("replay", "--as", seat, kept), self.succeed("replay", "--as", seat, plain))
        self.assertIn("luck", run("analyze", "--reveal", "--nodes", 30, kept).stdout)

        # What the other commands print is public.
        state = self.succeed_json("replay", plain)["state"]
        hidden = {tile for seat in state["seats"] for kind in ("developments", "worlds") for tile in seat[kind][1:]}
        self.assertTrue(hidden)
        for command in (["check"], ["check", "--json"], ["score"], ["score", "--json"]):
            told = self.succeed(*command, kept)
            self.assertFalse([tile for tile in hidden if tile in told], command)
            self.assertFalse([answer for answer in record["answers"] if answer in told], command)

        # A game that is over has no secrets.
        self.assertIn(" won.", self.succeed("replay", self.write(autosave(record))))
        # Messages do not quote veiled lines either.
        complaint = self.fail_with(REFUSED, ["line 54"], "check", "-",
                                   stdin=autosave(record, 51) + veil("a tile Spice World"))
        self.assertNotIn("Spice", complaint)

    def test_visible(self):
        """The contents of a file are shown, never interpreted: in messages, logs and results."""
        with open(self.record) as file:
            record = json.load(file)
        evil = "A\u202eda\u2028\u2066"
        record["seats"][0]["name"] = evil
        story = self.succeed("replay", "-", stdin=json.dumps(record))
        self.assertIn("A da", story)
        home = tempfile.mkdtemp(dir=self.folder.name)
        os.makedirs(f"{home}/orrery/results")
        with open(f"{home}/orrery/results/x.json", "w", encoding="utf-8") as file:
            json.dump({"orrery": 1, "type": "result", "game": "roll", "date": "2026-11-15T12:00:00Z", "kind": "played",
                       "rounds": 9, "seats": [
                           {"name": name, "kind": "person", "faction": faction, "score": 40, "tie_break": 0,
                            "winner": False} for name, faction in ((evil, "Space Piracy"), ("Ben", "Genetics Lab"))]}, file)
        told = [story] + [self.succeed("history", *option, env={"XDG_DATA_HOME": home})
                          for option in ([], ["--json"], ["--csv"])]
        for change in ({"game": evil}, {"type": evil}, {evil: 1}, {"start": {evil: 1}}, {"start": {"position": {"step": evil}}},
                       {"answers": [evil]}, {"game": "x" * 100000}):
            result = run("check", "-", stdin=json.dumps({**record, **change}))
            self.assertEqual(result.returncode, REFUSED)
            self.assertLess(len(result.stderr), 1000)
            told.append(result.stderr)
        for text in told:
            self.assertFalse([c for c in "\u202e\u2028\u2066" if c in text], text[:300])

    def test_kept_damaged(self):
        """What a crash leaves at the end of a file is reported; other damage is rejected."""
        with open(self.record) as file:
            text = autosave(json.load(file), 150)
        self.assertNotIn("not finished", self.succeed("check", "-", stdin=text))
        self.assertNotIn("torn", json.loads(self.succeed("check", "--json", "-", stdin=text)))
        for end in ('{"v": "half', "\0" * 11):
            told = self.succeed("check", "-", stdin=text + end)
            self.assertIn("is still going after 150 answers", told)
            self.assertIn("11 bytes are left out", told)
            self.assertEqual(json.loads(self.succeed("check", "--json", "-", stdin=text + end))["torn"], 11)
        lines = text.splitlines(keepends=True)
        for damage in ("\0" * len(lines[60].rstrip()) + "\n", "x" + lines[60], lines[60][:9] + "\0" + lines[60][10:]):
            damaged = "".join(lines[:60] + [damage] + lines[61:])
            complaint = self.fail_with(REFUSED, ["line 61 is damaged"], "check", "-", stdin=damaged)
            self.assertNotIn("legal", complaint)
            self.assertEqual(json.loads(run("check", "--json", "-", stdin=damaged).stdout)["legal"], False)

    def test_damaged(self):
        with open(self.record) as file:
            text = file.read()
        record = json.loads(text)

        def change(**members):
            return {**record, **members}
        wrong = record["answers"][:]
        wrong[60] = "done" if wrong[60] != "done" else "rearrange"
        cases = [
            ("empty", "", []),
            ("torn", text[:len(text) // 2], ["line"]),
            ("no JSON", "to be or not to be", ["line 1"]),
            ("an array", "[]", []),
            ("a number", "7", []),
            ("illegal answer", change(answers=wrong), [wrong[60]]),
            ("no answer", change(answers=record["answers"][:9] + ["dance"]), ["dance"]),
            ("another game", change(game="chess"), ["chess"]),
            ("deep", "[" * 100000, ["line 1"]),
            ("position: bad tile", {"seats": [{"tableau": ["Atlantis"]}, {}]}, ["seat 0", "Atlantis"]),
            ("position: too many dice", {"seats": [{"dice": {"cup": {"red": 99}}}, {}]}, ["seat 0", "red"]),
            ("position: one seat", {"seats": [{}]}, ["seats"]),
            ("position: unknown member", {"seats": [{}, {"gold": 1}]}, ["seat 1", "gold"]),
        ]
        for name, value, words in cases:
            with self.subTest(name):
                path = self.write(value)
                for command in ("check", "score", "replay"):
                    self.fail_with(REFUSED, [path, *words], command, path)
                result = run("check", path, "--json")
                answer = json.loads(result.stdout)
                self.assertEqual((result.returncode, answer["legal"]), (REFUSED, False))
                self.assertTrue(all(word in answer["error"] for word in words))


class Bench(Test):
    def test_json(self):
        numbers = self.succeed_json("bench", "--runs", 1)
        for name in ("answers_per_second", "games_per_second", "copies_per_second", "dice_per_second",
                     "search_us_p50", "search_us_p99", "long_search_us_p99",
                     "search_scan_ratio"):
            self.assertGreater(numbers[name], 0, name)
        self.assertLessEqual(numbers["state_bytes"], 2048)
        self.assertEqual(self.succeed("bench", "--signature"), f"{numbers['signature']}\n")


class Analyse(Test):
    def analyse(self, *arguments):
        result = run("analyze", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("100%", result.stderr)
        return result.stdout

    def test_game(self):
        with tempfile.TemporaryDirectory() as folder:
            self.succeed("play", "--seats", "newcomer,simple,regular", "--seed", 5, "--record", folder)
            game = os.path.join(folder, "5.orrery")
            text = self.analyse(game, "--nodes", 30)
            self.assertRegex(text, r"luck [+-]\d+\.\d% ± \d+\.\d per round, \d+\.\d% ± \d+\.\d lost per decision")
            self.assertRegex(text, r"in % \(± \d+ at most\):")
            first = self.analyse(game, "--nodes", 30, "--json")
            self.assertEqual(first, self.analyse(game, "--nodes", 30, "--json"))
            found = json.loads(first)
            self.assertEqual(len(found["seats"]), 3)
            for seat in found["seats"]:
                self.assertEqual(seat["unjudged"], 0)
                self.assertGreaterEqual(seat["loss"], 0)
                self.assertAlmostEqual(seat["chances"][-1] % 1, 0)
            for moment in found["moments"]:
                self.assertAlmostEqual(sum(moment["before"]), 1, places=3)
                self.assertEqual(len(moment["before_error"]), 3)
                self.assertIn("error", moment)
                if moment["kind"] == "decision" and moment["band"] == "blunder":
                    self.assertGreaterEqual(moment["loss"], 0.0999)
                    self.assertTrue(moment["better"])
                    self.assertTrue(all(reason["text"] for reason in moment["reasons"]))
            self.assertGreater(json.loads(self.analyse(game, "--seconds", 1, "--json"))["nodes"], 29)
            kept = self.analyse(game, "--nodes", 30, "--keep", "--json")
            self.assertTrue(os.path.exists(game + ".analysis"))
            # A saved analysis is available at once: nothing is computed, so there is no progress.
            self.assertEqual(self.succeed("analyze", game, "--nodes", 30, "--keep", "--json"), kept)

    def test_misuse(self):
        self.fail_with(MISUSED, ["--nodes"], "analyze", "-", "--nodes", 2)
        self.fail_with(MISUSED, ["--seconds", "--nodes"], "analyze", "-", "--nodes", 40, "--seconds", 1)
        self.fail_with(REFUSED, ["nowhere"], "analyze", "nowhere")
        self.fail_with(REFUSED, ["nowhere"], "analyse", "nowhere")  # the original spelling


if __name__ == "__main__":
    unittest.main()
