#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice work as docs/dice.md says: computed here from that page alone, and compared."""

import copy
import hashlib
import json
import os
import re
import sys
import tempfile
import unittest

from cli import DONE, REFUSED, Session, Test, autosave, run

DOCUMENT = sys.argv.pop(1)
MASK = 2**64 - 1


def rotl(x, k):
    return (x << k | x >> 64 - k) & MASK


class Xoshiro:
    def __init__(self, x):
        self.s = []
        for _ in range(4):
            x = z = x + 0x9e3779b97f4a7c15 & MASK
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 & MASK
            z = (z ^ z >> 27) * 0x94d049bb133111eb & MASK
            self.s.append(z ^ z >> 31)

    def next(self):
        s0, s1, s2, s3 = self.s
        number = rotl(s1 * 5 & MASK, 7) * 9 & MASK
        s2, s3 = s2 ^ s0, s3 ^ s1
        self.s = [s0 ^ s3, s1 ^ s2, s2 ^ s1 << 17 & MASK, rotl(s3, 45)]
        return number


def dice_of(seed):
    return Xoshiro(Xoshiro(seed).next())


def pick(question, dice):
    """The last random number, the sum of the weights, the result, and the answer."""
    n = sum(question["weights"])
    while True:
        number = dice.next()
        product = (number >> 32) * n
        if product % 2**32 >= 2**32 % n:
            break
    k = left = product >> 32
    for answer, weight in zip(question["answers"], question["weights"]):
        if left < weight:
            return number, n, k, answer
        left -= weight
    raise AssertionError(question)


class Dice(Test):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.succeed("play", "--seats", "simple,random,simple", "--seed", 11, "--record", self.folder.name)
        with open(f"{self.folder.name}/11.orrery", encoding="utf-8") as file:
            self.record = json.load(file)

    def check(self, record, **options):
        text = record if isinstance(record, str) else json.dumps(record)
        return run("check", "-", stdin=text, **options)

    def test_example(self):
        """The examples on the page are correct."""
        with open(DOCUMENT, encoding="utf-8") as file:
            text = file.read()
        block = re.search(r"^```\n(seed .*?)^```$", text, re.MULTILINE | re.DOTALL).group(1)
        head, rows = block.split("\n\n")
        shown = dict(line.split(maxsplit=1) for line in head.splitlines())
        seed = int(shown["seed"])
        self.assertEqual(shown["SHA-256"], hashlib.sha256(shown["seed"].encode()).hexdigest())
        self.assertEqual(shown["key"], f"{Xoshiro(seed).next():016x}")
        self.assertEqual(shown["dice"], " ".join(f"{s:016x}" for s in dice_of(seed).s))
        dice = dice_of(seed)
        rows = [row.split(maxsplit=3) for row in rows.splitlines()[1:]]
        self.assertGreater(len(rows), 5)
        with Session() as session:
            session.do("new", seats=2, seed=str(seed))
            for row in rows:
                number, n, k, answer = pick(session.do("question")["question"], dice)
                self.assertEqual(row, [f"{number:016x}", str(n), str(k), answer])
                self.assertEqual(session.do("chance")["answer"], answer)

    def test_whole_game(self):
        """Every roll and draw of a game follows from its seed."""
        dice = dice_of(int(self.record["start"]["setup"]["seed"]))
        n = 0
        with Session() as session:
            session.do("load", record={**self.record, "answers": []})
            for answer in self.record["answers"]:
                question = session.do("question")["question"]
                if question["ask"] == "chance":
                    self.assertEqual(pick(question, dice)[3], answer)
                    n += 1
                session.do("answer", answer=answer)
        checked = self.succeed_json("check", f"{self.folder.name}/11.orrery")
        self.assertEqual(checked["dice"], {"verified": True, "checked": n})
        self.assertIn(f"every roll and draw ({n}) comes from the seed", self.succeed("check", f"{self.folder.name}/11.orrery"))

    def chance_at(self, record):
        """Questions of chance, and the other possible answers."""
        with Session() as session:
            session.do("load", record={**record, "answers": []})
            for i, answer in enumerate(record["answers"]):
                question = session.do("question")["question"]
                if question["ask"] == "chance" and question["about"] == "side" and len(question["answers"]) > 1:
                    yield i, next(other for other in question["answers"] if other != answer)
                session.do("answer", answer=answer)

    def test_loaded_dice(self):
        """A single roll that does not match the seed is found, and named."""
        i, other = list(self.chance_at(self.record))[-1]
        forged = copy.deepcopy(self.record)
        forged["answers"][i:] = [other]
        result = self.check(forged)
        self.assertEqual(result.returncode, REFUSED)
        self.assertIn(f"answer {i + 1}", result.stderr)
        self.assertIn(self.record["answers"][i], result.stderr)
        told = json.loads(run("check", "--json", "-", stdin=json.dumps(forged)).stdout)
        # Messages about a game in progress do not reveal the dice.
        secret = self.check(autosave(forged)).stderr
        self.assertIn(f"answer {i + 1} does not come from the seed", secret)
        self.assertNotIn(other, secret)
        self.assertEqual((told["legal"], told["dice"]["verified"], told["dice"]["answer"]), (True, False, i + 1))

    def test_other_seed(self):
        forged = copy.deepcopy(self.record)
        forged["start"]["setup"]["seed"] = "12"
        self.assertEqual(self.check(forged).returncode, REFUSED)

    def test_other_hash(self):
        """The seed must match the published hash."""
        forged = copy.deepcopy(self.record)
        forged["start"]["setup"]["seed_hash"] = hashlib.sha256(b"12").hexdigest()
        result = self.check(forged)
        self.assertEqual(result.returncode, REFUSED)
        self.assertIn("hash", result.stderr)
        forged["start"]["setup"]["seed_hash"] = hashlib.sha256(b"11").hexdigest()
        self.assertEqual(self.check(forged).returncode, DONE)
        swapped = autosave(self.record, 200).replace(hashlib.sha256(b"11").hexdigest(), hashlib.sha256(b"12").hexdigest())
        self.assertIn("hash", self.check(swapped).stderr)

    def test_under_way(self):
        """A saved game knows its seed, and does not reveal it."""
        result = self.check(autosave(self.record, 200))
        self.assertEqual(result.returncode, DONE)
        self.assertIn("comes from the seed", result.stdout)
        hashed = copy.deepcopy(self.record)
        hashed["answers"] = hashed["answers"][:200]
        seed = hashed["start"]["setup"].pop("seed")
        hashed["start"]["setup"]["seed_hash"] = hashlib.sha256(seed.encode()).hexdigest()
        result = self.check(hashed)
        self.assertEqual(result.returncode, DONE)
        self.assertIn("when the game is over", result.stdout)
        self.assertEqual(json.loads(self.check_json(hashed))["dice"], {"verified": None, "checked": 0})

    def check_json(self, record):
        return self.succeed("check", "--json", "-", stdin=json.dumps(record))

    def test_not_ours(self):
        """A real table's dice, and a position, have no seed to check."""
        golden = os.path.join(os.path.dirname(__file__), "../golden/mirrored.orrery")
        self.assertNotIn("seed", self.succeed("check", golden))
        self.assertNotIn("dice", self.succeed_json("check", golden))
        self.assertNotIn("dice", json.loads(self.check_json({"seats": [{}, {}]})))


if __name__ == "__main__":
    unittest.main()
