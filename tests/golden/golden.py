#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games, told question by question.

    golden.py ORRERY-CLI --check   compare what is told now with the files beside this one
    golden.py ORRERY-CLI           tell all records anew (tests/golden/regenerate does this)
    golden.py ORRERY-CLI --new     play the games anew as well

Every record (NAME.orrery) is replayed through orrery-cli engine. NAME.txt has a line a question
(round, step, whom it concerns, what it asks, how many legal answers there are), a line for the
answer, and a line an event. A change to the rules shows as a diff of these; read it before you
commit it. signature.txt is the signature of orrery-cli bench.
"""

import difflib
import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = sys.argv[1]

# name, players, seed
GAMES = [
    ("two-seats", "simple,simple", 1),
    ("three-seats", "simple,random,simple", 2),
    ("five-seats", "simple,simple,simple,simple,random", 3),
]


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, encoding="utf-8")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate()

    def do(self, command, **members):
        print(json.dumps({"command": command, **members}), file=self.process.stdin, flush=True)
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise SystemExit(f"{command} {members}: {reply['error']}")
        return reply


def describe_event(event):
    words = [event.pop("kind")]
    if "seat" in event:
        words.append(f"seat {event.pop('seat')}")
    for member, value in event.items():
        if value is True:
            words.append(member)
        elif value is not False:
            words.append(f"{member}: {', '.join(value) if isinstance(value, list) else value}")
    return "    " + "; ".join(words)


def describe_question(question):
    seat = f" seat {question['seat']}" if "seat" in question else ""
    piece = f" ({question['piece']})" if "piece" in question else ""
    many = "forced" if question["forced"] else f"{len(question['answers'])} answers"
    return f"{question['round']} {question['step']}{seat}: {question['about']}{piece}, {many}"


def describe_score(score):
    for seat in score["seats"]:
        bonuses = "".join(f", {bonus['tile']} {bonus['points']}" for bonus in seat["bonuses"])
        yield (f"seat {seat['seat']}: {seat['total']} VP: chips {seat['chips']}, tiles {seat['tiles']}"
               f"{bonuses}; tie-break {seat['tie_break']}")
    yield f"winners: {', '.join(map(str, score['winners']))}"


def tell(record):
    """All lines of a record's text."""
    answers = record["answers"]
    with Engine() as engine:
        engine.do("load", record={**record, "answers": []})
        for i, answer in enumerate(answers):
            yield f"{i} {describe_question(engine.do('question')['question'])}"
            yield f"  {answer}"
            yield from map(describe_event, engine.do("answer", answer=answer)["events"])
        yield f"{len(answers)} {describe_question(engine.do('question')['question'])}"
        yield from describe_score(engine.do("score")["score"])


def decide(question, rng):
    """Random answers, but with few useless changes, so that the game ends soon."""
    fiddling = ("rearrange", "use ", "dictate ", "stock ", "recall ")
    swift = [answer for answer in question["answers"] if not answer.startswith(fiddling)]
    return rng.choice(swift if swift and rng.random() < 0.9 else question["answers"])


def play_mirrored():
    """A real table of three, whose people often do not enter their draws or rolls."""
    rng = random.Random(4)
    with Engine() as engine:
        engine.do("new", seats=["Ada", "Bo", "Cy"], seed=4, mirror=True)
        while True:
            question = engine.do("question")["question"]
            if question["ask"] == "over":
                return engine.do("record")["record"]
            if question["ask"] == "decide":
                engine.do("answer", answer=decide(question, rng))
                continue
            unsaid = [answer for answer, weight in zip(question["answers"], question["weights"])
                      if weight == 0]
            if unsaid and rng.random() < 0.7:
                engine.do("answer", answer=unsaid[0])
            else:
                engine.do("chance")


def write(name, text):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        file.write(text)


def read(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()


def play_anew():
    for name, seats, seed in GAMES:
        subprocess.run([PROGRAM, "play", "--seats", seats, "--seed", str(seed), "--record", HERE],
                       check=True, stdout=subprocess.DEVNULL)
        os.replace(os.path.join(HERE, f"{seed}.orrery"), os.path.join(HERE, f"{name}.orrery"))
    write("mirrored.orrery", json.dumps(play_mirrored(), indent=1, ensure_ascii=False) + "\n")


def tell_all():
    """The names and texts of everything that is compared."""
    records = sorted(name for name in os.listdir(HERE) if name.endswith(".orrery"))
    for name in records:
        text = "".join(f"{line}\n" for line in tell(json.loads(read(name))))
        yield name.replace(".orrery", ".txt"), text
    yield "signature.txt", subprocess.run([PROGRAM, "bench", "--signature"], check=True,
                                          capture_output=True, encoding="utf-8").stdout


def check():
    same = 0
    n = 0
    for name, text in tell_all():
        n += 1
        difference = list(difflib.unified_diff(read(name).splitlines(), text.splitlines(), name, "now",
                                               lineterm="", n=4))
        print(*difference[:100], sep="\n", end="\n" if difference else "")
        same += not difference
    print(f"{same} of {n} are as they were")
    return 0 if same == n and n == len(GAMES) + 2 else 1


def main(options):
    if options == ["--check"]:
        return check()
    if options == ["--new"]:
        play_anew()
    for name, text in tell_all():
        write(name, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[2:]))
