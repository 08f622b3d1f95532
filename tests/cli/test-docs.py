#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of docs/protocol.md are what really happens.

In a block of jsonl, lines with > are sent and lines with < must come back, letter by letter; an
ellipsis stands for anything. A block that begins with a heading of its own is a session of its own.
"""

import re
import sys
import unittest

from cli import PROGRAM, Session, Test

DOCUMENT = sys.argv.pop(1)


def read_blocks():
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    return re.findall(r"^```jsonl\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


class Docs(Test):
    def check_block(self, block):
        requests = 0
        with Session() as session:
            for line in block.splitlines():
                if line.startswith("> "):
                    reply = session.send(line[2:])
                    requests += 1
                else:
                    self.assertTrue(line.startswith("< "), line)
                    parts = [re.escape(part) for part in line[2:].split("…")]
                    self.assertRegex(reply, "^" + ".*".join(parts) + "$")
        return requests

    def test_examples(self):
        blocks = read_blocks()
        self.assertGreater(sum(self.check_block(block) for block in blocks), 20)

    def test_commands(self):
        """Every command has a section and an example."""
        with open(DOCUMENT, encoding="utf-8") as file:
            text = file.read()
        with Session() as session:
            for command in session.do("hello")["commands"]:
                self.assertIn(f"### {command}\n", text)
                self.assertIn(f'> {{"command":"{command}"', text.replace('": ', '":'))


if __name__ == "__main__":
    unittest.main()
