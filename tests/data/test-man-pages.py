#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages name every command and option of the programs, and no others.

    test-man-pages.py ORRERY-CLI ORRERY ORRERY-CLI.1 ORRERY.1
"""

import os
import re
import subprocess
import sys
import unittest

CLI, APP, CLI_PAGE, APP_PAGE = sys.argv[1:5]

# Fonts and dashes are written with a backslash in man pages.
ROFF = re.compile(r"\\f[A-Z]|\\(?=-)|[\"]")
OPTION = re.compile(r"--[a-z][a-z-]*")
HELP_OPTION = re.compile(r"^\s+(?:-\w, )?(--[a-z-]+)", re.MULTILINE)


def read(page):
    with open(page, encoding="utf-8") as file:
        return ROFF.sub("", file.read())


def run_help(*command):
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([*command, "--help"], capture_output=True, text=True, check=True,
                          env=environment).stdout


def commands():
    return re.findall(r"^  ([a-z]+) ", run_help(CLI), re.MULTILINE)


class ManPages(unittest.TestCase):
    def test_commands(self):
        section = read(CLI_PAGE).split(".SH COMMANDS")[1].split(".SH")[0]
        documented = re.findall(r"^\.B[IR]? ([a-z]+)\b", section, re.MULTILINE)
        self.assertGreater(len(commands()), 8)
        self.assertEqual(sorted(documented), sorted(commands()))

    def test_options(self):
        known = {"--version"}
        for command in commands():
            known |= set(HELP_OPTION.findall(run_help(CLI, command)))
        self.assertEqual(set(OPTION.findall(read(CLI_PAGE))), known)

    def test_app(self):
        known = {option for option in HELP_OPTION.findall(run_help(APP))
                 if not option.startswith(("--help-", "--gapplication", "--display"))}
        self.assertIn("--new-game", known)
        self.assertEqual(set(OPTION.findall(read(APP_PAGE))), known)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
