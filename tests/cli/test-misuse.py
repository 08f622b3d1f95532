#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage errors exit with 2, failures with 1, and both name the option, word or file."""

import tempfile
import unittest

from cli import MISUSED, REFUSED, Test

POSITION = '{"seats": [{}, {}]}'

# The command line, and the words of the error message.
MISUSES = [
    (["dance"], ["dance"]),
    ([""], ["‘’"]),
    (["--dance"], ["--dance"]),
    (["tiles", "--dance"], ["--dance"]),
    (["tiles", "everything"], ["everything"]),
    (["play"], ["--seats"]),
    (["play", "--seats"], ["--seats"]),
    (["play", "--seats", ""], ["--seats"]),
    (["play", "--seats", "simple"], ["2 to 5"]),
    (["play", "--seats", ",".join(["random"] * 6)], ["2 to 5", "6"]),
    (["play", "--seats", "simple,clever"], ["clever", "random", "simple"]),
    (["play", "--seats", "simple,"], ["--seats"]),
    (["play", "--seats", "simple, simple"], ["‘ simple’"]),
    (["play", "--seats", "simple,simple", "--seed", "one"], ["--seed", "one"]),
    (["play", "--seats", "simple,simple", "--seed", "-1"], ["--seed", "-1"]),
    (["play", "--seats", "simple,simple", "--seed", "1.5"], ["--seed", "1.5"]),
    (["play", "--seats", "simple,simple", "--seed", ""], ["--seed"]),
    (["play", "--seats", "simple,simple", "--seed", "99999999999999999999999"], ["--seed"]),
    (["play", "--seats", "simple,simple", "--seed", "9007199254740991", "--games", "2"], ["--seed"]),
    (["play", "--seats", "simple,simple", "--games", "0"], ["--games", "0"]),
    (["play", "--seats", "simple,simple", "--games", "many"], ["--games", "many"]),
    (["play", "--seats", "simple,simple", "--threads", "0"], ["--threads"]),
    (["play", "--seats", "simple,simple", "--threads", "1000000"], ["--threads", "1000000"]),
    (["play", "--seats", "simple,simple", "--log", "--json"], ["--log", "--json"]),
    (["play", "--seats", "simple,simple", "again"], ["again"]),
    (["play", "--seats", "simple,simple", "--record"], ["--record"]),
    (["match", "--seats", "simple@8,simple"], ["simple", "nodes"]),
    (["match", "--seats", "expert@0,simple"], ["KIND@N", "‘0’"]),
    (["match", "--seats", "expert@,simple"], ["KIND@N", "‘’"]),
    (["match", "--seats", "expert@x,simple"], ["KIND@N", "‘’"]),
    (["match", "--seats", "expert@8@peek,simple"], ["KIND@N", "‘peek’"]),
    (["match", "--seats", "regular@cheat,simple"], ["regular", "nodes"]),
    (["match", "--seats", "regular:new.net,simple"], ["regular", "network"]),
    (["match", "--game", "race", "--seats", "expert:new.net,regular"], ["expert", "network"]),
    (["play", "--seats", "simple,simple", "--options", "two_actions"], ["--options", "two_actions", "first_game"]),
    (["play", "--seats", "simple,simple", "--options", "mirror"], ["--options", "mirror"]),
    (["play", "--game", "race", "--seats", "random,random,random", "--options", "two_actions"],
     ["‘two_actions’ is not for 3 seats"]),
    (["play", "--game", "race", "--seats", "random,random", "--options", "first_game,choose_start"], ["cannot be combined"]),
    (["match", "--game", "race", "--seats", "random,random", "--options", "two_actions,x"], ["‘x’", "choose_start"]),
    (["replay"], ["FILE"]),
    (["replay", "a", "b"], ["b"]),
    (["replay", "-", "--to", "1"], ["--to", "1"]),
    (["replay", "-", "--to", "all"], ["--to", "all"]),
    (["replay", "-", "--as", "2"], ["--as", "2"]),
    (["replay", "-", "--as", "me"], ["--as", "me"]),
    (["replay", "-", "--as", "-1"], ["--as", "-1"]),
    (["score"], ["FILE"]),
    (["score", "a", "b"], ["b"]),
    (["check"], ["FILE"]),
    (["check", "--loudly", "-"], ["--loudly"]),
    (["engine", "now"], ["now"]),
    (["engine", "--port", "7"], ["--port"]),
    (["bench", "--runs", "0"], ["--runs"]),
    (["bench", "--runs", "x"], ["--runs", "x"]),
    (["bench", "me"], ["me"]),
]


class Misuse(Test):
    def test_misuses(self):
        for arguments, words in MISUSES:
            with self.subTest(arguments):
                self.fail_with(MISUSED, ["orrery-cli", *words], *arguments, stdin=POSITION)

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for command in ("replay", "score", "check"):
                self.fail_with(REFUSED, [f"{folder}/none"], command, f"{folder}/none")
                self.fail_with(REFUSED, [folder], command, folder)
                self.fail_with(REFUSED, ["/dev/zero"], command, "/dev/zero")
                self.fail_with(REFUSED, ["standard input"], command, "-", stdin="")
                self.fail_with(REFUSED, ["standard input"], command, "-", stdin=b"\xff\xfe{}")
                self.fail_with(REFUSED, ["standard input"], command, "-", stdin=b"{\0}")

    def test_networks(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/short.net", "wb") as file:
                file.write(b"orrery net 1: not much")
            for command in ("play", "match"):
                for path in (f"{folder}/none.net", f"{folder}/short.net", folder, "/dev/zero", ""):
                    self.fail_with(REFUSED, [path], command, "--seats", f"expert:{path},simple")
            for path in (f"{folder}/none.net", f"{folder}/short.net", folder, "/dev/zero"):
                self.fail_with(REFUSED, [path], "train", "--from", path, f"{folder}/new.net")


if __name__ == "__main__":
    unittest.main()
