#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Race for the Galaxy as records, and their results.

    test-golden.py ORRERY-CLI FOLDER            play each record again and compare
    test-golden.py ORRERY-CLI FOLDER --write    tell the games anew; the diff is part of a review

Each game has a record (NAME.orrery) and, beside it, every question that is asked in it, the table
at the end and the score (NAME.json). Any two of them disagree when a rule has changed.
"""

import json
import os
import random
import subprocess
import sys

CLI, FOLDER = sys.argv[1:3]

GAMES = {
    "two-players": {"seats": ["Ada", "Bo"]},
    "two-actions": {"seats": ["Ada", "Bo"], "two_actions": True},
    "first-game": {"seats": ["Ada", "Bo", "Cy"], "first_game": True},
    "four-players": {"seats": ["Ada", "Bo", "Cy", "Di"]},
    "chosen-start-worlds": {"seats": ["Ada", "Bo"], "choose_start": True},
    "second-edition": {"seats": ["Ada", "Bo", "Cy"], "second_edition": True},
}


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([CLI, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command, **members):
        self.process.stdin.write(json.dumps({"command": command, **members}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise SystemExit(f"{command}: {reply['error']}")
        return reply

    def end(self):
        self.ask("quit")
        self.process.wait()


def play(engine, name, setup):
    """A game of answers that a seed picks."""
    picks = random.Random(name)
    engine.ask("new", game="race", seed=1, **setup)
    while True:
        question = engine.ask("question")["question"]
        if question["ask"] == "over":
            record = engine.ask("record")["record"]
            # The cards did not come from the engine's own generator.
            record["start"]["setup"].pop("seed")
            return record
        weights = question.get("weights")
        answer = picks.choices(question["answers"], weights)[0]
        engine.ask("answer", answer=answer)


def tell(engine, record):
    """Every question of a record as one line, and how the game ends."""
    answers = record["answers"]
    engine.ask("load", record={**record, "point": 0})
    questions = []
    for answer in answers:
        question = engine.ask("question")["question"]
        questions.append(f"{question['step']} {question['seat']} {question['about']} {len(question['answers'])}")
        if answer not in question["answers"]:
            raise SystemExit(f"“{answer}” is not offered")
        engine.ask("redo")
    return {"questions": questions, "state": engine.ask("state")["state"], "score": engine.ask("score")["score"]}


def path(name, ending):
    return os.path.join(FOLDER, f"{name}.{ending}")


def write(name, ending, value):
    with open(path(name, ending), "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1, ensure_ascii=False)
        file.write("\n")


def read(name, ending):
    with open(path(name, ending), encoding="utf-8") as file:
        return json.load(file)


def compare(name, is_told, should):
    for i, (line, expected) in enumerate(zip(is_told["questions"], should["questions"])):
        if line != expected:
            return f"{name}: question {i} is “{line}”, not “{expected}”"
    for part in ("questions", "state", "score"):
        if is_told[part] != should[part]:
            return f"{name}: the {part} at the end differ: {json.dumps(is_told[part])[:2000]}"
    return None


def main():
    engine = Engine()
    faults = []
    for name, setup in GAMES.items():
        if "--write" in sys.argv:
            record = play(engine, name, setup)
            write(name, "orrery", record)
            write(name, "json", tell(engine, record))
        else:
            faults.append(compare(name, tell(engine, read(name, "orrery")), read(name, "json")))
    engine.end()
    faults = [fault for fault in faults if fault is not None]
    print(*faults, f"{len(GAMES)} games, {len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
