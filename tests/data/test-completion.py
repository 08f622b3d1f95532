#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The shells complete commands, options, games and kinds of players: everything that the program lists, and nothing
else.

    test-completion.py BASH-FILE ZSH-FILE FISH-FILE ORRERY-CLI
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

BASH_FILE, ZSH_FILE, FISH_FILE, PROGRAM = map(os.path.abspath, sys.argv[1:5])

BASH = r"""
set -u
source "$1"
program=$2
shift 2
COMP_WORDS=("$program" "$@")
COMP_CWORD=$#
_orrery_cli
printf '%s\n' "${COMPREPLY[@]}"
"""

# The functions of zsh's completion system that ours call: they filter by the current word.
ZSH = r"""
prefix=
_describe () {
  while [[ $1 == -o || $1 == -t ]]; do [[ $1 == -t ]] && shift; shift; done
  for found in ${(P)2}; do
    [[ ${found%%:*} != $prefix* ]] || print -r -- ${found%%:*}
  done
}
compset () { prefix=${words[CURRENT]##*[,=]} }
_files () { }
file=$1
shift
words=("$@")
CURRENT=$#words
prefix=$words[CURRENT]
source $file
"""


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, check=True, **more)
    assert done.stderr == "", done.stderr
    return done.stdout.splitlines()


def program(*words):
    return "\n".join(run(PROGRAM, *words))


COMMANDS = re.findall(r"^  ([a-z]+) ", program("--help"), re.M)


def list_options(command):
    return set(re.findall(r"^  (?:-., )?(--[a-z-]+=?)", program(command, "--help"), re.M))


class Shell:
    """The same tests for every shell; `complete` returns the completions of the last word."""

    def test_commands(self):
        self.assertEqual(set(self.complete("")) - {"help", "--help", "--version"}, set(COMMANDS))
        self.assertEqual(self.complete("re"), ["replay"])
        self.assertEqual(self.complete("--v"), ["--version"])

    def test_options(self):
        self.assertGreater(len(COMMANDS), 10)
        for command in COMMANDS:
            with self.subTest(command=command):
                self.assertEqual(set(self.complete(command, "--")), list_options(command))
        self.assertEqual(self.complete("find", "--li"), ["--limit="])

    def test_games(self):
        self.assertEqual(set(self.complete("find", "--game", "")), {"roll", "race", "frontiers"})
        self.assertEqual(self.complete("find", "--game", "ra"), ["race"])

    def test_help(self):
        self.assertEqual(self.complete("help", "re"), ["replay"])

    def test_kinds(self):
        self.assertEqual(self.complete("play", "--seats", "sim"), ["simple"])
        self.assertEqual(set(self.complete("play", "--seats", "")),
                         {"random", "newcomer", "simple", "regular", "network", "expert"})


@unittest.skipUnless(shutil.which("bash"), "there is no bash")
class Bash(Shell, unittest.TestCase):
    def complete(self, *words):
        return [word for line in run("bash", "-c", BASH, "test", BASH_FILE, PROGRAM, *words)
                for word in line.split()]

    def test_words(self):
        # Bash ends a word at "=".
        self.assertEqual(self.complete("play", "--seats", "=", "sim"), ["simple"])
        self.assertIn("random", self.complete("play", "--seats", "="))
        self.assertEqual(self.complete("match", "--seats", "random,sim"), ["random,simple"])

    def test_files(self):
        # Nothing of our own: bash offers files.
        self.assertEqual(self.complete("replay", ""), [])


@unittest.skipUnless(shutil.which("zsh"), "there is no zsh")
class Zsh(Shell, unittest.TestCase):
    def complete(self, *words):
        return run("zsh", "-f", "-c", ZSH, "test", ZSH_FILE, PROGRAM, *words)

    def test_words(self):
        self.assertEqual(self.complete("match", "--seats=random,sim"), ["simple"])
        self.assertEqual(self.complete("replay", ""), [])


@unittest.skipUnless(shutil.which("fish"), "there is no fish")
class Fish(Shell, unittest.TestCase):
    def complete(self, *words):
        line = " ".join(["orrery-cli", *words])
        with tempfile.TemporaryDirectory() as home:
            os.symlink(PROGRAM, os.path.join(home, "orrery-cli"))
            path = home + os.pathsep + os.environ["PATH"]
            found = run("fish", "--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"', FISH_FILE, line,
                        cwd=home, env=dict(os.environ, HOME=home, PATH=path))
        return [word.split("\t")[0] for word in found]

    def test_words(self):
        self.assertEqual(self.complete("match", "--seats=random,sim"), ["--seats=random,simple"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
