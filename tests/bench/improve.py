#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Improves Expert's network in rounds: play, train, and keep it only if it wins.

In each round the best network so far plays games in which the search chooses for every seat, a copy learns from
them, and the copy replaces it if it wins a match against it: with 95 % confidence more than half. The next round
starts from the winner, with new seeds.

    tests/bench/improve.py ORRERY-CLI FOLDER --rounds 10 --threads 2

FOLDER holds best.net and log.jsonl, one object per round. The script can be stopped at any time; started again with
the same options, it continues where it was, in the middle of a round too.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys

BUILT_IN = pathlib.Path(__file__).resolve().parents[2] / "data" / "roll" / "expert.net"


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="orrery-cli")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--from", dest="start", default=BUILT_IN, help="first network (default: the built-in one)")
    parser.add_argument("--rounds", type=int, default=10, help="in all (default: %(default)s)")
    parser.add_argument("--games", type=int, default=20000, help="to learn from per round (default: %(default)s)")
    parser.add_argument("--nodes", type=int, default=48, help="per decision in those (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.0004, help="of learning (default: %(default)s)")
    parser.add_argument("--match-games", type=int, default=400, help="per round (default: %(default)s)")
    parser.add_argument("--match-nodes", type=int, default=200, help="per decision in those (default: %(default)s)")
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def train(options, number, best, new):
    """A state next to the new network is from an interrupted round."""
    begun = os.path.exists(f"{new}.state")
    subprocess.run([options.program, "train", new, "--games", str(options.games), "--nodes", str(options.nodes),
                    "--rate", str(options.rate), "--seed", str(number), "--threads", str(options.threads),
                    *(["--resume"] if begun else ["--from", best])], check=True, stdout=sys.stderr)


def compare(options, number, best, new):
    seats = [f"expert@{options.match_nodes}:{path}" for path in (new, best)]
    result = subprocess.run([options.program, "match", "--seats", ",".join(seats), "--games", str(options.match_games),
                             "--seed", str(1000000 * number), "--threads", str(options.threads), "--json"],
                            check=True, stdout=subprocess.PIPE)
    return json.loads(result.stdout)["players"][0]


def play_round(options, number):
    best, new = (str(options.folder / name) for name in ("best.net", "new.net"))
    train(options, number, best, new)
    result = compare(options, number, best, new)
    kept = result["low"] > 0.5
    if kept:
        shutil.copyfile(new, f"{best}.part")
        os.replace(f"{best}.part", best)
    return {"round": number, "share": result["share"], "low": result["low"], "high": result["high"], "kept": kept}


def main():
    options = read_options()
    log = options.folder / "log.jsonl"
    options.folder.mkdir(parents=True, exist_ok=True)
    if not (options.folder / "best.net").exists():
        shutil.copyfile(options.start, options.folder / "best.net")
    done = len(log.read_text().splitlines()) if log.exists() else 0
    for number in range(done + 1, options.rounds + 1):
        line = json.dumps(play_round(options, number))
        with open(log, "a") as file:
            print(line, file=file)
        (options.folder / "new.net.state").unlink()
        print(line, flush=True)


if __name__ == "__main__":
    main()
