#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Oversized input is rejected at once, with a message, and with little memory: bounds.py ORRERY-CLI

Every file is read by a program limited to 5 seconds, and 160 MiB with all its libraries. Valid input is
read within the same limits, however much work it looks like.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile

CLI = sys.argv[1]
MIB = 1024 * 1024
SEATS = [{"name": "A", "kind": "person"}, {"name": "B", "kind": "person"}]


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (160 * MIB, 160 * MIB))
    resource.setrlimit(resource.RLIMIT_CPU, (5, 5))


def record(**changes):
    whole = {"orrery": 1, "type": "record", "game": "roll", "rules": 1, "seats": SEATS,
             "start": {"setup": {"seats": 2}}, "answers": []}
    return json.dumps({**whole, **changes})


def sparse(size, start=b""):
    """A sparse file of that size."""
    file = tempfile.NamedTemporaryFile(delete=False)
    file.write(start)
    file.truncate(size)
    file.close()
    return file.name


def pipe():
    path = tempfile.mktemp()
    os.mkfifo(path)
    return path


def written(text):
    file = tempfile.NamedTemporaryFile(delete=False)
    file.write(text.encode())
    file.close()
    return file.name


AUTOSAVE = '{"orrery": 1, "type": "autosave", "game": "roll", "rules": 1, "seats": %s, "start": %s}\n'
HEADER = AUTOSAVE % (json.dumps(SEATS), json.dumps({"setup": {"seats": 2}}))

CORRECTION = '{"a": "set credits of seat 1 to 4"}\n'
ROUND = HEADER.replace('{"setup": {"seats": 2}}', '{"position": {"seats": [{}, {}]}}')

# what it is, the file, what the refusal says
FILES = [
    ("1 GiB of nothing", sparse(1024 * MIB), "larger than 16 MiB"),
    ("1 GiB that begins well", sparse(1024 * MIB, b'{"orrery": 1, "type": "record",'), "larger than 16 MiB"),
    ("1 GiB of autosave", sparse(1024 * MIB, HEADER.encode()), "larger than 16 MiB"),
    ("a device without an end", "/dev/zero", "not a file"),
    ("a folder", "/", "not a file"),
    ("a pipe that nobody writes to", pipe(), "not a file"),
    ("15 MiB of zeros", sparse(15 * MIB), "UTF-8"),
    ("15 MiB of brackets", written("[" * (15 * MIB)), "nested too deeply"),
    ("15 MiB of objects", written('{"a":' * (3 * MIB)), "nested too deeply"),
    ("brackets in the answers", written(record(answers=[])[:-2] + "[" * MIB), "nested too deeply"),
    ("brackets in an autosave", written(HEADER + '{"a": ' + "[" * (8 * MIB) + "\n"), "line 2 is damaged"),
    ("16 MiB of undoing", written(HEADER + '{"a": "faction Space Piracy"}\n' + '{"go":0}\n{"go":1}\n' * 900000),
     "more than 250000 lines"),
    ("10^9 players by number", written(record(start={"setup": {"seats": 10**9}})), "seats"),
    ("a million players by name", written(record(seats=SEATS * 100000)), "too many values"),
    ("50 000 players by name", written(record(seats=SEATS * 25000)), "“seats” names 50000, but “start” has 2"),
    ("10^9 players of a position", written('{"seats": 1000000000}'), "seats"),
    ("100 000 players of a position", written('{"seats": [' + ",".join(["{}"] * 100000) + "]}"), "seats"),
    ("a number without an end", written('{"orrery": ' + "9" * MIB + "}"), "too long"),
    ("a name of 8 MiB", written(record(seats=[{"name": "x" * (8 * MIB), "kind": "person"}, SEATS[0]])),
     "at most 64 letters"),
    ("an answer of 8 MiB", written(record(answers=["x" * (8 * MIB)])), "no such answer"),
    ("a million answers", written(record(answers=["done"] * 1000000)), "too many values"),
    ("200 000 answers", written(record(answers=["done"] * 200000)), "at most 100000 answers"),
    ("200 000 members", written("{" + ",".join(f'"m{i}": 0' for i in range(200000)) + "}"), "is unknown"),
    ("10^9 dice", written('{"seats": [{"dice": {"cup": {"white": 1000000000}}}, {}]}'), "seat 0"),
]

failed = 0
for what, path, expected in FILES:
    run = subprocess.run([CLI, "check", path], capture_output=True, text=True, preexec_fn=limit, timeout=60)
    said = (run.stdout + run.stderr).strip()
    good = run.returncode == 1 and expected in said and len(said) < 2000
    failed += not good
    print(f"{'ok' if good else 'not ok'} - {what}: {said[:150]!r} ({run.returncode})")
    if path.startswith(tempfile.gettempdir()):
        os.unlink(path)

# The longest game that is accepted, with as much undo and redo as possible.
LONG = [
    ("100 000 answers", written(ROUND + CORRECTION * 100000)),
    ("undoing without an end", written(ROUND + CORRECTION * 63 + '{"go": 31}\n{"go": 63}\n' * 124900)),
    ("changing one's mind without an end", written(ROUND + CORRECTION * 31 + ('{"go": 31}\n' + CORRECTION) * 124900)),
]
for what, path in LONG:
    run = subprocess.run([CLI, "check", path], capture_output=True, text=True, preexec_fn=limit, timeout=60)
    good = run.returncode == 0 and "a legal record" in run.stdout
    failed += not good
    print(f"{'ok' if good else 'not ok'} - {what}: {run.stdout + run.stderr!r} ({run.returncode})")
    os.unlink(path)

# Any file may have the name of a record's analysis.
UNDER_WAY = record(answers=["faction Space Piracy"])


def plant_pipe(path):
    os.mkfifo(path)


def plant_device(path):
    os.symlink("/dev/zero", path)


def plant_large(path):
    with open(path, "wb") as file:
        file.truncate(3 * 1024 * MIB)


PLANTS = [plant_pipe, plant_device, plant_large]
for plant in PLANTS:
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/game.orrery"
        with open(path, "w", encoding="utf-8") as file:
            file.write(UNDER_WAY)
        plant(f"{path}.analysis")
        run = subprocess.run([CLI, "analyze", "--keep", "--nodes", "1000", path], capture_output=True, text=True, preexec_fn=limit,
                             stdin=subprocess.DEVNULL, timeout=60)
        good = run.returncode in (0, 1) and "memory" not in run.stderr
        failed += not good
        print(f"{'ok' if good else 'not ok'} - analysis, {plant.__name__}: {run.stderr[:150]!r} ({run.returncode})")

# The protocol's lines are bounded as well.
for what, line in [("a line of 64 MiB", b"x" * (64 * MIB)), ("brackets", b"[" * (4 * MIB)),
                   ("10^9 seats", b'{"command": "new", "seats": 1000000000}')]:
    run = subprocess.run([CLI, "engine"], input=line + b'\n{"command": "hello"}\n', capture_output=True,
                         preexec_fn=limit)
    replies = [json.loads(reply) for reply in run.stdout.splitlines()]
    good = run.returncode == 0 and len(replies) == 2 and not replies[0]["ok"] and replies[1]["ok"]
    failed += not good
    print(f"{'ok' if good else 'not ok'} - protocol, {what}: {run.stdout[:150]!r} ({run.returncode})")

print(f"1..{len(FILES) + len(LONG) + len(PLANTS) + 3}")
raise SystemExit(failed > 0)
