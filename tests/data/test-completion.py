#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell completes commands, options and kinds of players.

    test-completion.py COMPLETION ORRERY-CLI
"""

import shutil
import subprocess
import sys
import unittest

COMPLETION, PROGRAM = sys.argv[1:3]
BASH = shutil.which("bash")

SCRIPT = r"""
set -u
source "$1"
program=$2
shift 2
COMP_WORDS=("$program" "$@")
COMP_CWORD=$#
_orrery_cli
printf '%s\n' "${COMPREPLY[@]}"
"""


def complete(*words):
    """What the shell offers for the last of the words, split as bash splits them."""
    done = subprocess.run([BASH, "-c", SCRIPT, "test", COMPLETION, PROGRAM, *words],
                          capture_output=True, text=True, check=True)
    assert done.stderr == "", done.stderr
    return done.stdout.split()


@unittest.skipIf(BASH is None, "there is no bash")
class Completion(unittest.TestCase):
    def test_commands(self):
        self.assertEqual(complete("re"), ["replay"])
        self.assertEqual(complete("--v"), ["--version"])
        self.assertLessEqual({"tiles", "find", "show", "play", "replay", "score", "check", "engine",
                              "bench"}, set(complete("")))

    def test_options(self):
        self.assertEqual(complete("play", "--re"), ["--record="])
        self.assertEqual(complete("find", "--li"), ["--limit="])
        self.assertEqual(complete("score", "--"), ["--help", "--json"])

    def test_kinds(self):
        self.assertEqual(complete("play", "--seats", "sim"), ["simple"])
        self.assertEqual(complete("play", "--seats", "=", "sim"), ["simple"])
        self.assertIn("random", complete("play", "--seats", "="))
        self.assertEqual(complete("match", "--seats", "random,sim"), ["random,simple"])

    def test_files(self):
        # Nothing of our own: bash offers files.
        self.assertEqual(complete("replay", ""), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
