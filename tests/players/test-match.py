#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""orrery-cli match and train: the numbers match the games, and the network matches the seed."""

import json
import math
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
PROGRAM = sys.argv.pop(1)


def run(*arguments):
    command = [PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def match(*arguments):
    result = run("match", "--json", *arguments)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def play(seats, seed, games):
    result = run("play", "--json", "--seats", ",".join(seats), "--seed", seed, "--games", games)
    return [json.loads(line) for line in result.stdout.splitlines()]


def rotate(seats, by):
    return seats[-by:] + seats[:-by] if by else seats


def share_of(name, game):
    winners = game["winners"]
    return sum(game["seats"][seat] == name for seat in winners) / len(winners)


def wilson(p, n):
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - reach, middle + reach


class Match(unittest.TestCase):
    def check_against_games(self, seats, seed, sets):
        """The match's numbers, recomputed from the games themselves."""
        n = len(seats)
        games = [play(rotate(seats, by), seed, sets) for by in range(n)]
        result = match("--seats", ",".join(seats), "--seed", seed, "--games", sets * n)
        self.assertEqual(result["games"], sets * n)
        every = [game for one in games for game in one]
        rounds = sum(game["rounds"] for game in every)
        self.assertAlmostEqual(result["mean_rounds"], rounds / (sets * n))
        for player in result["players"]:
            name = player["name"]
            shares = [sum(share_of(name, games[by][i]) for by in range(n)) / n
                      for i in range(sets)]
            p = sum(shares) / sets
            scores = [score for game in every for seat, score in enumerate(game["scores"])
                      if game["seats"][seat] == name]
            variance = (sum(share * share for share in shares) / sets - p * p) / (sets - 1)
            low, high = wilson(p, min(max(p * (1 - p) / variance, sets), 4 * sets * n))
            self.assertAlmostEqual(player["share"], p)
            self.assertAlmostEqual(player["mean_score"], sum(scores) / len(scores))
            self.assertAlmostEqual(player["low"], low)
            self.assertAlmostEqual(player["high"], high)
        self.assertAlmostEqual(sum(player["share"] for player in result["players"]), 1)

    def test_two(self):
        self.check_against_games(["regular", "simple"], 40, 20)

    def test_four(self):
        self.check_against_games(["regular", "newcomer", "newcomer", "simple"], 7, 10)

    def test_threads_do_not_matter(self):
        arguments = ("--seats", "regular,newcomer,random", "--games", 60, "--seed", 3)
        self.assertEqual(match(*arguments), match(*arguments, "--threads", 3))

    def test_games_are_rounded_up(self):
        self.assertEqual(match("--seats", "random,simple,simple", "--games", 4)["games"], 6)

    def test_all_won_is_not_certain(self):
        first, second = match("--seats", "simple,random", "--games", 10)["players"]
        self.assertEqual((first["share"], second["share"]), (1, 0))
        self.assertLess(first["low"], 0.9)
        self.assertEqual(second["low"], 0)

    def test_misuse(self):
        for arguments in ([], ["--seats", "simple"], ["--seats", "simple,nobody"],
                          ["--seats", "simple,random", "--games", "0"],
                          ["--seats", "simple,random", "--nodes", "x"]):
            with self.subTest(arguments=arguments):
                result = run("match", *arguments)
                self.assertEqual(result.returncode, 2)
                self.assertIn("orrery-cli match", result.stderr)


class Train(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def train(self, name, *arguments):
        path = Path(self.folder.name) / name
        result = run("train", path, "--json", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.progress = [json.loads(line) for line in result.stdout.splitlines()]
        return path.read_bytes()

    def test_threads_do_not_matter(self):
        one = self.train("one", "--games", 128, "--seed", 4)
        self.assertEqual(self.progress[-1]["games"], 128)
        self.assertEqual(one, self.train("two", "--games", 128, "--seed", 4, "--threads", 2))
        self.assertNotEqual(one, self.train("three", "--games", 128, "--seed", 5))

    def test_resumes_after_an_interruption(self):
        straight = self.train("straight", "--games", 1280)
        path = Path(self.folder.name) / "broken"
        with subprocess.Popen([PROGRAM, "train", path, "--json", "--games", "1280"],
                              stdout=subprocess.PIPE, text=True) as process:
            self.assertEqual(json.loads(process.stdout.readline())["games"], 640)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
            self.assertEqual(process.returncode, 1)
        self.assertNotEqual(path.read_bytes(), straight)
        self.assertEqual(self.train("broken", "--games", 1280, "--resume"), straight)
        self.assertEqual(run("train", path, "--resume", "--seed", "2").returncode, 1)

    def test_from_a_network(self):
        self.train("first", "--games", 64)
        path = Path(self.folder.name) / "first"
        self.assertNotEqual(path.read_bytes(), self.train("second", "--games", 64, "--from", path))

    def test_refused(self):
        path = Path(self.folder.name) / "none"
        self.assertEqual(run("train", path, "--resume").returncode, 1)
        self.assertEqual(run("train", path, "--from", __file__).returncode, 1)
        self.assertEqual(run("train").returncode, 2)
        self.assertEqual(run("train", path, "--games", "0").returncode, 2)


if __name__ == "__main__":
    unittest.main()
