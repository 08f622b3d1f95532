#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damages valid files and requests, and checks that orrery-cli keeps its promises.

    mutate.py ORRERY-CLI [--seed N] [--runs N | --seconds N] [--only KIND]

Records, journals, analyses, results and protocol lines are taken apart by their own grammar, damaged,
and put together again; besides there are files that are none: pipes, devices, links, folders, and far
too much. Whatever it is, the program

- ends by itself, with a status of its own, soon, and with little memory;
- complains in words, never through a library's warning or a sanitizer;
- prints nothing that a terminal would obey, and as JSON nothing but JSON;
- drops no answer of a journal but what a power failure can have torn, as a model of it here says;
- tells no secret of a game that is being played.

Every run is made from one number, which is printed when something is wrong: --seed N --runs 1 repeats
it. `make check` runs some hundreds from fixed numbers, `make soak` runs for hours from a new one.
"""

import argparse
import base64
import copy
import hashlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import unicodedata

MIB = 1024 * 1024
SECONDS = 5  # of processor time for one command
NASTY = ["\x1b[31m", "\u202e", "\u2066", "\x07", "\u2028", "\u0085", "\x7f", "%s%n", "x" * 5000, "", " ", "ﷺ" * 300,
         "'; --", "<b>&amp;", "../../etc/passwd", "\U000e0041"]
NUMBERS = [0, -1, 1, 2**31, -2**31, 2**53, 2**63 - 1, -2**63, 10**18, 0.5, 1e300, -0.0]
RAW_NUMBERS = ["1e999", "-1e999", "1e-999", "9" * 40, "0x10", "NaN", "Infinity", "-", "01"]
SANITIZED = ("ERROR: AddressSanitizer", "runtime error:", "LeakSanitizer")


POSITION = {
    "game": "roll", "round": 5, "step": "explore", "phases": ["explore", "ship"], "pool": 19, "mirror": True,
    "seats": [
        {"faction": "Galactic Religion", "home": "Old Earth", "credits": 4, "chips": 2,
         "tableau": ["Galactic Reserves", "Spice World"],
         "goods": {"Pilgrimage World": ["cyan"], "Spice World": ["white", "cyan"]},
         "developments": ["Public Works", "unknown"], "worlds": ["Jungle World", "unknown", "unknown"],
         "dice": {"cup": {"white": 1}, "citizenry": {"white": 1, "red": 1}, "explore": {"white": 2},
                  "ship": {"yellow": 1}, "development zone": {"white": 1}}},
        {"faction": 3, "chips": 3},
    ],
}


class Wrong(Exception):
    """A broken promise."""


# Damaging a tree of JSON

def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, path + (key,))


def some_value(rng, tree):
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(NASTY)
    if kind == 2:
        return rng.choice([None, True, False, [], {}, [[]], [{}], {"a": {}}])
    if kind == 3:
        return [rng.choice(NUMBERS)] * rng.choice([1, 2, 7, 300])
    value = tree
    for key in rng.choice(list(places(tree))):
        value = value[key]
    return copy.deepcopy(value)


def damage_tree(rng, tree):
    """One change to a copy: a part is replaced, dropped, doubled, renamed or moved."""
    tree = copy.deepcopy(tree)
    path = rng.choice(list(places(tree)))
    if not path:
        return some_value(rng, tree) if rng.random() < 0.1 else tree
    parent = tree
    for key in path[:-1]:
        parent = parent[key]
    key = path[-1]
    how = rng.randrange(6)
    if how == 0:
        del parent[key]
    elif how == 1 and isinstance(parent, list):
        parent.insert(rng.randrange(len(parent) + 1), copy.deepcopy(parent[key]))
    elif how == 1:
        parent[rng.choice(NASTY + list(parent))] = parent.pop(key)
    elif how == 2 and isinstance(parent, list):
        rng.shuffle(parent)
    elif how == 3 and isinstance(parent[key], str):
        at = rng.randrange(len(parent[key]) + 1)
        parent[key] = parent[key][:at] + rng.choice(NASTY) + parent[key][at:]
    elif how == 3 and isinstance(parent[key], int):
        parent[key] += rng.choice([-1, 1])
    else:
        parent[key] = some_value(rng, tree)
    return tree


def write_tree(rng, tree, **options):
    """As text; now and then with a number that JSON readers need not support."""
    text = json.dumps(tree, ensure_ascii=rng.random() < 0.5, **options)
    if rng.random() < 0.1:
        digits = [i for i, c in enumerate(text) if c.isdigit() and text[i - 1] in " :["]
        if digits:
            at = rng.choice(digits)
            end = at
            while end < len(text) and text[end] in "0123456789.e+-":
                end += 1
            text = text[:at] + rng.choice(RAW_NUMBERS) + text[end:]
    return text


def damage_bytes(rng, data):
    how = rng.randrange(7)
    at = rng.randrange(len(data) + 1)
    if how == 0:
        return data[:at]
    if how == 1:
        return data[:at] + bytes(rng.choice([1, 7, 400])) + data[at + rng.choice([0, 1, 7, 400]):]
    if how == 2:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1:]
    if how == 3:
        return data[:at] + rng.choice([b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r\n", b"\n", b"[" * 40]) + data[at:]
    if how == 4:
        end = min(len(data), at + rng.randrange(200))
        return data[:end] + data[at:end] * rng.choice([1, 2, 50]) + data[end:]
    if how == 5:
        return data + bytes(rng.choice([1, 512, 40000]))
    return data


def damaged_text(rng, tree):
    for _ in range(rng.choice([0, 1, 1, 1, 2, 4])):
        tree = damage_tree(rng, tree)
    data = write_tree(rng, tree).encode("utf-8", "surrogatepass")
    return damage_bytes(rng, data) if rng.random() < 0.3 else data


# Journals and their contents

def mix(nonce, data):
    key = b"".join(hashlib.sha256(nonce + block.to_bytes(4, "little")).digest() for block in range(len(data) // 32 + 1))
    return bytes(a ^ b for a, b in zip(data, key))


def veil(rng, text):
    nonce = rng.randbytes(8)
    return json.dumps({"v": base64.b64encode(nonce + mix(nonce, text.encode())).decode()})


def journal_lines(rng, record):
    """The lines of a game's journal, with a few changes of mind."""
    header = {name: value for name, value in record.items() if name not in ("answers", "point")}
    seed = record["start"]["setup"]["seed"]
    setup = {**record["start"]["setup"], "seed_hash": hashlib.sha256(seed.encode()).hexdigest()}
    del setup["seed"]
    lines = [json.dumps({**header, "type": "autosave", "start": {"setup": setup}}), veil(rng, f"seed {seed}")]
    for i, answer in enumerate(record["answers"][:rng.randrange(400)]):
        lines.append(veil(rng, f"a {answer}") if rng.random() < 0.9 else json.dumps({"a": answer}))
        if rng.random() < 0.05:
            lines += [json.dumps({"go": rng.randrange(i + 2)}), json.dumps({"go": i + 1})]
        if rng.random() < 0.02:
            lines.append(json.dumps({"seat": 0, "name": rng.choice(NASTY)[:60] or "A", "kind": "person"}))
    return [line.encode() for line in lines]


def damage_lines(rng, lines):
    lines = list(lines)
    at = rng.randrange(len(lines))
    how = rng.randrange(8)
    if how == 0 and len(lines) > 1:
        del lines[at]
    elif how == 1:
        lines.insert(at, lines[rng.randrange(len(lines))])
    elif how == 2:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif how == 3:
        lines[at] = damage_bytes(rng, lines[at]).replace(b"\n", b"")
    elif how == 4:
        lines[at] = bytes(len(lines[at]))
    elif how == 5:
        lines.insert(at, json.dumps({"go": rng.choice([0, 1, -1, 5, 10**6, "1", None])}).encode())
    elif how == 6:
        # Undo and redo, as often as fits into a file.
        n = sum(line.startswith(b'{"v"') or line.startswith(b'{"a"') for line in lines) - 1
        lines += [b'{"go": 0}', b'{"go": %d}' % max(0, min(n, 31))] * rng.choice([10, 1000, 600000])
    else:
        lines[at] = write_tree(rng, damage_tree(rng, json.loads(lines[at]))).encode("utf-8", "surrogatepass") \
            if lines[at].startswith(b"{") and lines[at].endswith(b"}") else lines[at]
    return lines


def read_change(line):
    """A line as ("a", words), ("go", point) or ("other", None); ValueError if it is none of these."""
    change = json.loads(line.decode())
    if not isinstance(change, dict):
        raise ValueError(line)
    if isinstance(change.get("v"), str):
        data = base64.b64decode(change["v"], validate=True)
        word, _, words = mix(data[:8], data[8:]).decode().partition(" ")
        return ("a", words) if word == "a" else ("other", None)
    for word in ("a", "seed", "dice"):
        if isinstance(change.get(word), str):
            return ("a", change[word]) if word == "a" else ("other", None)
    if "go" in change:
        if type(change["go"]) is not int:
            raise ValueError(line)
        return "go", change["go"]
    if "seat" in change:
        return "other", None
    raise ValueError(line)


def count_answers(data):
    """How many answers a journal has; None if it is damaged. Only a torn end may be dropped."""
    whole = data.rstrip(b"\0")
    cut = whole.rfind(b"\n") + 1
    if len(whole) - cut > 4096:
        return None
    n = point = 0
    for line in whole[:cut].split(b"\n")[1:-1]:
        try:
            word, value = read_change(line)
        except (ValueError, IndexError):
            return None
        if word == "a":
            n = point = point + 1
        elif word == "go":
            if not 0 <= value <= n:
                return None
            point = value
    return n


# Running

class Bench:
    def __init__(self, cli, folder):
        self.cli = cli
        self.folder = folder
        self.sanitized = b"__asan_init" in open(cli, "rb").read()
        made = self.run("play", "--seats", "simple,random,simple", "--seed", 5, "--record", folder)
        if made.returncode != 0:
            raise SystemExit(f"no game to begin with: {made.stderr}")
        with open(f"{folder}/5.orrery", encoding="utf-8") as file:
            self.record = json.load(file)
        self.result = {
            "orrery": 1, "type": "result", "game": "roll", "date": "2026-11-15T12:00:00Z", "kind": "played", "rounds": 9,
            "record": "games/a.orrery-journal", "position": {"seats": [{}, {}]},
            "seats": [{"name": name, "kind": "person", "faction": faction, "score": 40, "tie_break": 0, "winner": False}
                      for name, faction in (("Ada", "Space Piracy"), ("Ben", "Genetics Lab"))]}
        self.analysis = None

    def limit(self):
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if not self.sanitized:
            resource.setrlimit(resource.RLIMIT_AS, (256 * MIB, 256 * MIB))

    def run(self, *arguments, stdin=b""):
        env = {**os.environ, "G_DEBUG": "fatal-warnings", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": self.folder}
        return subprocess.run([self.cli, *map(str, arguments)], input=stdin, capture_output=True, timeout=6 * SECONDS,
                              preexec_fn=self.limit, env=env)

    def write(self, name, data):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def try_command(self, *arguments, stdin=b""):
        try:
            result = self.run(*arguments, stdin=stdin)
        except subprocess.TimeoutExpired:
            raise Wrong(f"{arguments} does not end") from None
        check_result(arguments, result)
        return result


def check_visible(text, what):
    for c in text:
        if c not in "\n\u200c\u200d" and unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs"):
            raise Wrong(f"{what} prints U+{ord(c):04X}")


def check_json(text, what):
    def refuse(constant):
        raise Wrong(f"{what} prints {constant}, which is not JSON")
    try:
        return json.loads(text, parse_constant=refuse)
    except ValueError as error:
        raise Wrong(f"{what} prints what is not JSON: {error}: {text[:200]!r}") from None


def check_result(arguments, result):
    complaint = result.stderr.decode("utf-8", "replace")
    if result.returncode not in (0, 1):
        raise Wrong(f"{arguments} ends with {result.returncode}: {complaint[-2000:]}")
    if "CRITICAL" in complaint or "WARNING" in complaint or any(word in complaint for word in SANITIZED):
        raise Wrong(f"{arguments}: {complaint[-2000:]}")
    if result.returncode == 1 and not complaint.strip() and not result.stdout.strip():
        raise Wrong(f"{arguments} refuses without a word")
    if len(complaint) > 8000:
        raise Wrong(f"{arguments} complains for {len(complaint)} characters")
    check_visible(complaint, arguments)
    text = result.stdout.decode("utf-8")
    if "--csv" in arguments:
        text = text.replace("\r\n", "\n")
    if "--json" in arguments:
        for line in text.splitlines():
            check_json(line, arguments)
    check_visible(text, arguments)


# The attempts

def try_record(bench, rng):
    tree = {**bench.record, "answers": bench.record["answers"][:rng.choice([0, 3, 60, 10000])]}
    path = bench.write("try.orrery", damaged_text(rng, tree))
    for command in rng.sample([["check"], ["check", "--json"], ["score"], ["replay"], ["replay", "--json"],
                               ["replay", "--as", "0", "--json"]], 2):
        bench.try_command(*command, path)


def try_position(bench, rng):
    path = bench.write("try.position", damaged_text(rng, POSITION))
    for command in rng.sample([["check"], ["score", "--json"], ["replay", "--json"]], 2):
        bench.try_command(*command, path)


def try_journal(bench, rng):
    lines = journal_lines(rng, bench.record)
    for _ in range(rng.choice([0, 1, 1, 2, 5])):
        lines = damage_lines(rng, lines)
    data = b"\n".join(lines) + b"\n"
    if rng.random() < 0.6:
        data = damage_bytes(rng, data)
    data = data[:16 * MIB]
    path = bench.write("try.orrery-journal", data)
    result = bench.try_command("check", "--json", path)
    told = check_json(result.stdout, "check") if result.stdout else {}
    if told.get("legal") and told.get("kind") == "record" and b'"autosave"' in data[:64]:
        there = count_answers(data)
        if there != told["answers"]:
            raise Wrong(f"check tells of {told['answers']} answers, but the journal has {there}")
        if not told["over"]:
            secret = bench.try_command("replay", path)
            if secret.returncode != 1 or secret.stdout:
                raise Wrong("replay tells what is secret in a game that is being played")
            bench.try_command("replay", "--as", "0", path)


def try_analysis(bench, rng):
    short = {**bench.record, "answers": bench.record["answers"][:40]}
    path = bench.write("short.orrery", json.dumps(short).encode())
    if bench.analysis is None:
        bench.try_command("analyze", "--keep", "--nodes", "30", path)
        with open(f"{path}.analysis", encoding="utf-8") as file:
            bench.analysis = json.load(file)
    bench.write("short.orrery.analysis", damaged_text(rng, bench.analysis))
    bench.try_command("analyze", "--keep", "--nodes", "30", "--json", path)


def try_result(bench, rng):
    for i in range(8):
        bench.write(f"orrery/results/{i}.json", damaged_text(rng, bench.result))
    bench.try_command("history", *rng.choice([[], ["--json"], ["--csv"]]))


REQUESTS = [
    {"command": "new", "seats": ["Ada", "Ben"], "seed": 7, "first_game": True, "mirror": True, "game": "roll", "id": 1},
    {"command": "new", "seats": 3, "seed": "18446744073709551615"}, {"command": "hello", "id": [1, {"a": 2}]},
    {"command": "load", "position": {"seats": [{"credits": 3, "tableau": ["Spice World"]}, {"chips": 6}]}, "seed": 3},
    {"command": "state", "as": 0}, {"command": "state"}, {"command": "question"}, {"command": "chance", "seed": 3},
    {"command": "chance"}, {"command": "chance"}, {"command": "chance"}, {"command": "answer", "answer": "done"},
    {"command": "answer", "answer": "set credits of seat 1 to 4"}, {"command": "undo"}, {"command": "redo"},
    {"command": "score"}, {"command": "record"}, {"command": "quit"},
]


def try_protocol(bench, rng):
    """Every line has one reply; a rejected one changes nothing."""
    requests = REQUESTS + [{"command": "load", "record": {**bench.record, "answers": bench.record["answers"][:30]}}]
    lines = [b'{"command": "new", "seats": 2, "seed": 1}']
    for _ in range(60):
        request = rng.choice(requests)
        line = damaged_text(rng, request) if rng.random() < 0.7 else json.dumps(request).encode()
        lines += [line.replace(b"\n", b" "), b'{"command": "state"}', b'{"command": "state"}']
    result = bench.try_command("engine", stdin=b"\n".join(lines) + b"\n")
    replies = result.stdout.split(b"\n")[:-1]
    whole = [check_json(reply, "engine") for reply in replies]
    if len(replies) != len(lines) and not (len(replies) < len(lines) and whole[-1] in (
            {"ok": True}, {"id": whole[-1].get("id"), "ok": True})):
        raise Wrong(f"{len(lines)} lines have {len(replies)} replies")
    for i in range(4, len(replies), 3):
        if not whole[i]["ok"] and replies[i - 1] != replies[min(i + 1, len(replies) - 1)]:
            raise Wrong(f"a refused line changes the game: {lines[i][:300]!r}")


def plant(rng, path):
    """Something that is not a file, or much too large."""
    if os.path.lexists(path):
        os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)
    what = rng.choice(["pipe", "zero", "tty", "loop", "nowhere", "folder", "huge", "proc", "zeros"])
    if what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        os.mkdir(path)
    elif what in ("huge", "zeros"):
        with open(path, "wb") as file:
            file.truncate(4096 * MIB if what == "huge" else 15 * MIB)
    else:
        os.symlink({"zero": "/dev/zero", "tty": "/dev/ptmx", "loop": path, "nowhere": "/nonexistent",
                    "proc": "/proc/self/pagemap"}[what], path)
    return what


def try_file(bench, rng):
    path = os.path.join(bench.folder, "planted.orrery")
    beside = bench.write("beside.orrery", json.dumps({**bench.record, "answers": bench.record["answers"][:3]}).encode())
    os.makedirs(f"{bench.folder}/orrery/results", exist_ok=True)
    plant(rng, path)
    plant(rng, f"{beside}.analysis")
    plant(rng, f"{bench.folder}/orrery/results/planted.json")
    for command in (["check", path], ["replay", path], ["analyze", "--keep", "--nodes", "30", beside], ["history"]):
        result = bench.try_command(*command)
        if command[0] in ("check", "replay") and result.returncode != 1:
            raise Wrong(f"{command} takes what is no file")
    os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)


KINDS = {"record": try_record, "position": try_position, "journal": try_journal, "analysis": try_analysis,
         "result": try_result, "protocol": try_protocol, "file": try_file}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", choices=KINDS)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(2**40)
    end = time.monotonic() + options.seconds
    done = dict.fromkeys(KINDS, 0)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.abspath(options.cli), folder)
        while (sum(done.values()) < options.runs) if options.runs is not None else time.monotonic() < end:
            rng = random.Random(seed)
            kind = options.only or list(KINDS)[seed % len(KINDS)]
            try:
                KINDS[kind](bench, rng)
            except Wrong as wrong:
                print(f"{kind}: {wrong}\nrepeat it with --seed {seed} --runs 1 --only {kind}")
                return 1
            done[kind] += 1
            seed += 1
    print(", ".join(f"{n} {kind}" for kind, n in done.items()), "tried, up to seed", seed - 1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
