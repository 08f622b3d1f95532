#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of docs/protocol.md are what really happens, and its tables are true of whole games.

In a jsonl block, lines with > are sent and lines with < must come back exactly; an ellipsis stands for
anything. A block that starts with its own heading is a separate session.
"""

import random
import re
import sys
import unittest

from cli import PROGRAM, Session, Test

DOCUMENT = sys.argv.pop(1)


def read_blocks():
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    return re.findall(r"^```jsonl\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows(text):
    """The cells of a table, row by row, without the header row."""
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in text.splitlines() if line.startswith("| `")]


def walk(session, rng):
    """Every question of a game, and why the previous answers are rejected now."""
    before = []
    while True:
        question = session.do("question")["question"]
        reasons = {session.ask("answer", answer=answer)["error"]["reason"]
                   for answer in before if answer not in question["answers"]}
        yield question, reasons
        if question["ask"] == "over":
            return
        if question["ask"] == "chance":
            session.do("chance")
        else:
            session.do("answer", answer=rng.choice(question["answers"]))
        before = question["answers"] if question["ask"] == "decide" else []


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

    def test_questions(self):
        """Every answer has the form in the table, and only the listed questions have an order."""
        with open(DOCUMENT, encoding="utf-8") as file:
            text = file.read()
        questions = text.split("## Questions\n")[1].split("\n## ")[0]
        shapes, orders = [rows(part) for part in re.split(r"^Some choices are sets", questions, flags=re.MULTILINE)]
        shapes = {word: [re.compile("^" + ".+".join(map(re.escape, shape.split("…"))) + "$")
                         for shape in re.findall("`([^`]+)`", cells[-1])]
                  for words, *cells in shapes for word in re.findall("`([^`]+)`", words)}
        pieces = {re.findall("`([^`]+)`", words)[0] for words, _, piece, _ in
                  rows(questions.split("Some choices")[0]) if piece}
        ordered = {word for words, _ in orders for word in re.findall("`([^`]+)`", words)}
        met, refused, used = set(), set(), set()
        for seed in range(4):
            with Session() as session:
                session.do("new", seats=2 + seed, seed=seed, mirror=seed % 2 == 1)
                for question, reasons in walk(session, random.Random(seed)):
                    about = question["about"]
                    met.add(about)
                    self.assertEqual("piece" in question, about in pieces, question)
                    for answer in question["answers"]:
                        fitting = [shape.pattern for shape in shapes[about] if shape.match(answer)]
                        self.assertTrue(fitting, (about, answer))
                        used.update((about, shape) for shape in fitting)
                    if "out-of-order" in reasons:
                        refused.add(about)
        self.assertLessEqual(refused, ordered)
        self.assertGreaterEqual(len(refused), 5)
        self.assertGreaterEqual(len(met), 22, met)
        # A form that no answer of these games has is a mistake in the table.
        self.assertFalse([(about, shape.pattern) for about in met for shape in shapes[about]
                          if (about, shape.pattern) not in used])

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
