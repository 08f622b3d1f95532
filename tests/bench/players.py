#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches to measure how strong and how fast the computer players are.

    players.py ORRERY-CLI [--quick] [--threads N] [--write docs/players.md]

--quick plays a tenth of the games, with intervals to match. --write puts the tables into a Markdown file,
between its two marks. Exit status 1 if a result is certainly too low."""

import argparse
import json
import re
import resource
import subprocess
import sys
from pathlib import Path

# Seats, games, and the minimum share of the first kind.
MATCHES = [
    ("simple,random", 1000, 0.99),
    ("newcomer,random", 1000, 0.97),
    ("regular,simple", 1000, None),
    ("regular,newcomer", 1000, 0.80),
    ("network,regular", 500, None),
    ("expert,network", 100, None),
    ("expert,regular", 200, 0.80),
    ("expert,regular,regular", 90, None),
    ("expert,regular,regular,regular", 120, 0.55),
    ("expert,regular,regular,regular,regular", 60, None),
    ("expert,expert", 60, None),
]
# Kinds at both seats, games, and the minimum number per second and core.
SPEEDS = [("simple", 2000, None), ("newcomer", 2000, None), ("regular", 2000, 200),
          ("network", 200, 50), ("expert", 10, None)]
MOST_ROUNDS = 14  # of Expert's games, on average
BEGIN, END = "<!-- players.py begins -->", "<!-- players.py ends -->"


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def match(program, seats, games, threads=1):
    command = [program, "match", "--json", "--seats", seats, "--games", str(games),
               "--threads", str(threads), "--seed", "1000"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def percent(share):
    return f"{100 * share:.1f}"


def interval(player):
    return f'{percent(player["low"])} to {percent(player["high"])}'


def play_matches(program, quick, threads):
    lines = ["| seats | games | share of the first, % | 95 % confidence | should be | points "
             "| rounds |", "|---|---:|---:|---|---|---|---:|"]
    faults = []
    for seats, games, least in MATCHES:
        result = match(program, seats, max(20, games // 10) if quick else games, threads)
        first = result["players"][0]
        points = " : ".join(f'{player["mean_score"]:.1f}' for player in result["players"])
        is_alone = len(result["players"]) == 1
        lines.append(f'| {seats.replace(",", ", ")} | {result["games"]} '
                     f'| {"" if is_alone else percent(first["share"])} '
                     f'| {"" if is_alone else interval(first)} '
                     f'| {"" if least is None else "≥ " + percent(least)} | {points} '
                     f'| {result["mean_rounds"]:.1f} |')
        print(lines[-1], flush=True)
        if least is not None and first["high"] < least:
            faults.append(f"{seats}: {percent(first['share'])} %")
        if seats == "expert,expert" and result["mean_rounds"] > MOST_ROUNDS:
            faults.append(f"expert's games take {result['mean_rounds']:.1f} rounds")
    return lines, faults


def measure_speeds(program, quick):
    lines = ["| both seats | games per second and core | should be |", "|---|---:|---|"]
    faults = []
    for kind, games, least in SPEEDS:
        games = max(2, games // 10) if quick else games
        before = children_seconds()
        match(program, f"{kind},{kind}", games)
        speed = games / (children_seconds() - before)
        shown = f"{speed:.0f}" if speed >= 10 else f"{speed:.1f}"
        lines.append(f'| {kind} | {shown} | {"" if least is None else f"≥ {least}"} |')
        print(lines[-1], flush=True)
        if least is not None and speed < least:
            faults.append(f"{kind}: {speed:.0f} games a second")
    return lines, faults


def write(path, tables):
    text = path.read_text(encoding="utf-8")
    block = f"{BEGIN}\n{tables}\n{END}"
    text = re.sub(f"{BEGIN}.*{END}", lambda _: block, text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", metavar="ORRERY-CLI")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FILE")
    options = parser.parse_args()

    matches, weak = play_matches(options.program, options.quick, options.threads)
    speeds, slow = measure_speeds(options.program, options.quick)
    if options.write is not None:
        write(options.write, "\n".join([*matches, "", *speeds]))
    for fault in weak + slow:
        print("too little:", fault)
    return 1 if weak or slow else 0


if __name__ == "__main__":
    sys.exit(main())
