#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data saved in one locale is the same in another: moved.py MOVED ORRERY-CLI

Games, results, settings and the table being scored, with non-ASCII names; and data for programs has
decimal points wherever it was written.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

MOVED, CLI = sys.argv[1:3]
SKIP = 77
# Decimal commas, other digits, a dotless i; and no locale at all.
PLACES = ["de_DE", "fr_FR", "tr_TR", "fa_IR", "C"]


def make_places(folder):
    """Locales made on the spot; not every system has them."""
    for place in PLACES[:-1]:
        subprocess.run(["localedef", "-i", place, "-f", "UTF-8", f"{folder}/{place}.UTF-8"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return [place for place in PLACES if place == "C" or os.path.isdir(f"{folder}/{place}.UTF-8")]


def at(place, folder):
    env = {**os.environ, "LOCPATH": folder, "LC_ALL": "C" if place == "C" else f"{place}.UTF-8", "LANGUAGE": "",
           "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": f"{folder}/settings"}
    return lambda *command: subprocess.run(command, env=env, capture_output=True, timeout=200, check=False)


def lines_of(done):
    if done.returncode != 0:
        sys.exit(done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace"))
    return [line for line in done.stdout.decode().splitlines() if not line.startswith(("#", "TAP version"))]


def check_window(written, read, folder):
    kept = f"{folder}/{written}-{read}"
    before = lines_of(at(written, folder)(MOVED, "write", kept))
    after = lines_of(at(read, folder)(MOVED, "read", kept))
    assert len(before) >= 5 and "Åström" in before[0], before
    assert before == after, f"written in {written}:\n{before}\nread in {read}:\n{after}"


def check_programs(place, folder):
    run = at(place, folder)
    match = json.loads("".join(lines_of(run(CLI, "match", "--seats", "simple,random", "--games", "4", "--json"))))
    assert isinstance(match["players"][0]["share"], float), match
    assert lines_of(run(CLI, "play", "--seats", "simple,random", "--seed", "3", "--json")) \
        == lines_of(at("C", folder)(CLI, "play", "--seats", "simple,random", "--seed", "3", "--json"))


def main():
    if shutil.which("localedef") is None:
        return SKIP
    with tempfile.TemporaryDirectory() as folder:
        places = make_places(folder)
        if len(places) == 1:
            return SKIP
        for i, place in enumerate(places):
            check_window(place, places[(i + 1) % len(places)], folder)
            check_programs(place, folder)
        print(f"{len(places)} places")
    return 0


sys.exit(main())
