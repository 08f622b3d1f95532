#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the app and orrery-cli while they play, mirror and save games, and breaks their disk.

    crash.py BUILDDIR [--kills N] [--seed N]

What must hold after every kill, before anything is started again:
  - every file under its real name is whole: orrery-cli replays it;
  - every answer that was acknowledged is in it. A game in the Play room is acknowledged by what
    reached the disk before it was shown (tests/faults/interpose.h), one at the Table by what the
    room said, a game of orrery-cli play by the line that it printed.
After a fault of the disk the same holds, or people were told that the game cannot be kept.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

parser = argparse.ArgumentParser()
parser.add_argument("build")
parser.add_argument("--kills", type=int, default=10)
parser.add_argument("--seed", type=int, default=random.randrange(2**32))
parser.add_argument("--without-app", action="store_true")
args = parser.parse_args()
build = os.path.abspath(args.build)
CLI = build + "/src/cli/orrery-cli"
APP = build + "/src/app/orrery"
MIRROR = build + "/tests/faults/mirror"
FAULTS = build + "/tests/faults/libfaults.so"
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

chance = random.Random(args.seed)
count = collections.Counter()
patience = 60


def fail(what):
    print(f"FAILED: {what}\nagain with --seed {args.seed}")
    raise SystemExit(1)


class Place:
    """A separate home for a program, with the folder on which its disk may fail."""

    def __init__(self, path=None):
        self.home = path or tempfile.mkdtemp(prefix="orrery-faults-")
        self.out = tempfile.mkdtemp(prefix="orrery-faults-")  # on an intact disk
        self.data = self.home + "/data"
        self.games = self.data + "/orrery/games"
        self.tables = self.data + "/orrery/tables"
        self.log = self.out + "/log"
        os.makedirs(self.home + "/config/glib-2.0/settings", exist_ok=True)
        with open(self.home + "/config/glib-2.0/settings/keyfile", "w") as settings:
            settings.write("[io/github/orrerytable/Orrery]\npace=uint32 0\nanimation-speed='off'\n")

    def env(self, fault=None):
        env = dict(os.environ, LD_PRELOAD=FAULTS, ORRERY_FAULT_DIR=self.data, ORRERY_FAULT_LOG=self.log,
                   XDG_DATA_HOME=self.data, XDG_CONFIG_HOME=self.home + "/config", XDG_CACHE_HOME=self.home + "/cache",
                   GSETTINGS_BACKEND="keyfile", GSETTINGS_SCHEMA_DIR=build + "/data", GSK_RENDERER="cairo",
                   GTK_A11Y="none", ADW_DISABLE_PORTAL="1", ORRERY_DATA_DIR=root + "/data", LC_ALL="C.UTF-8",
                   GIO_USE_VFS="local", G_DEBUG="")
        if fault is not None:
            env["ORRERY_FAULT"] = fault
        return env

    def synced(self):
        """The largest acknowledged size of each file, by inode."""
        sizes = {}
        if os.path.exists(self.log):
            with open(self.log) as log:
                for line in log:
                    words = line.split()
                    if line.endswith("\n") and words[:1] == ["synced"]:
                        sizes[int(words[1])] = int(words[2])
            os.unlink(self.log)
        return sizes

    def remove(self):
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.rmtree(self.out, ignore_errors=True)


def look_into(path):
    """How orrery-cli reads a file under its real name."""
    run = subprocess.run([CLI, "check", "--json", path], capture_output=True, text=True)
    result = json.loads(run.stdout or "{}")
    if not result.get("legal"):
        fail(f"{path} is damaged: {run.stdout}{run.stderr}")
    count["files looked into"] += 1
    return result


def files_in(folder):
    """Files under real names; temporary ones end with six letters from mkstemp."""
    if not os.path.isdir(folder):
        return []
    return sorted(f"{folder}/{name}" for name in os.listdir(folder)
                  if name.endswith((".orrery", ".orrery-journal")))


def start(command, env):
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def wait_for(condition, process=None):
    """Waits until the condition is true; also stops if the program has ended."""
    end = time.monotonic() + patience
    while not condition():
        if process is not None and process.poll() is not None:
            return False
        if time.monotonic() > end:
            fail("waited in vain")
        time.sleep(0.005)
    return True


def kill(process):
    """Kills it, unless its disk already has; returns its output."""
    if process.poll() is None:
        process.send_signal(signal.SIGKILL)
    said, _ = process.communicate()
    if process.returncode == -signal.SIGKILL:
        count["kills"] += 1
    elif process.returncode != 0:
        fail(f"{process.args[0]} ended by itself with {process.returncode}")
    return said


def fault_or_moment(changes):
    """Half the time killed in the middle of a change, half the time at any moment."""
    return f"kill:{chance.randrange(changes)}" if chance.random() < 0.5 else None


def kill_saving():
    """orrery-cli play --record: a game is saved whole before its line is printed."""
    place = Place()
    os.makedirs(place.games)
    fault = fault_or_moment(60)
    process = start([CLI, "play", "--seats", "random,simple", "--games", "100000", "--seed",
                     str(chance.randrange(2**40)), "--record", place.games, "--json"], place.env(fault))
    if fault is None:
        wait_for(lambda: files_in(place.games), process)
        time.sleep(chance.random() * 0.3)
    else:
        process.wait(patience)
    said = kill(process)
    for line in said.splitlines(keepends=True):
        if line.endswith("\n"):
            path = f"{place.games}/{json.loads(line)['seed']}.orrery"
            if not os.path.exists(path):
                fail(f"{path} was announced, but is not there")
            count["acknowledged games"] += 1
    for path in files_in(place.games):
        if not look_into(path)["over"]:
            fail(f"{path} has not ended")
    place.remove()


def check_synced(place, folder):
    """Everything that reached the disk is still there; returns the number of answers."""
    synced = place.synced()
    answers = 0
    for path in files_in(folder):
        status = os.stat(path)
        if status.st_size < synced.get(status.st_ino, 0):
            fail(f"{path} has {status.st_size} bytes of {synced[status.st_ino]} acknowledged")
        answers = max(answers, look_into(path)["answers"])
    return answers


def new_game(place):
    """A record in which only computer players sit, as the app opens it."""
    path = place.home + "/start.orrery"
    with open(path, "w") as record:
        json.dump({"orrery": 1, "type": "record", "game": "roll", "rules": 1,
                   "seats": [{"name": n, "kind": "simple"} for n in ("Ada", "Ben", "Cleo")],
                   "start": {"setup": {"seats": 3}}, "answers": []}, record)
    return path


def kill_playing(times):
    """The real app plays a game of computer players; it is killed, and continues the saved game."""
    place = Place()
    before = 0
    for _ in range(times):
        kept = files_in(place.games)
        fault = fault_or_moment(40)
        process = start([APP, kept[0] if kept else new_game(place)], place.env(fault))
        if fault is None:
            size = os.path.getsize(kept[0]) if kept else 0
            wait_for(lambda: any(os.path.getsize(f) > size for f in files_in(place.games)), process)
            time.sleep(chance.random() * 0.2)
        else:
            wait_for(lambda: process.poll() is not None or is_over(place), process)
        kill(process)
        answers = check_synced(place, place.games)
        if answers < before:
            fail(f"{before} answers were there before, now {answers}")
        count["answers played"] += answers - before
        before = answers
        if is_over(place):
            place.remove()
            place, before = Place(), 0
    place.remove()


def is_over(place):
    return any(look_into(path)["over"] for path in files_in(place.games))


def kill_mirroring(times):
    """The Table room follows a game; it is killed, and continues the saved game."""
    place = Place()
    before = 0
    for _ in range(times):
        kept = files_in(place.tables)
        fault = fault_or_moment(200)
        process = start([MIRROR, *kept[:1]], place.env(fault))
        if fault is None:
            wait_for(lambda: os.path.exists(place.log), process)
            time.sleep(chance.random() * 0.5)
        else:
            process.wait(patience)
        said = [int(n) for n in re.findall(r"^answers (\d+)\n", kill(process), re.M)]
        answers = check_synced(place, place.tables)
        if answers < max(said + [before]):
            fail(f"{max(said + [before])} answers were acknowledged, {answers} are there")
        count["answers mirrored"] += answers - before
        before = answers
        if kept and look_into(kept[0])["over"]:
            place.remove()
            place, before = Place(), 0
    place.remove()


def break_disk(fault, place=None, prepare=None):
    """The Table room until the disk fails: people are told, and everything acknowledged is saved."""
    place = place or Place()
    process = start([MIRROR], place.env(fault))
    if prepare is not None:
        wait_for(lambda: files_in(place.tables), process)
        prepare(place)
    process.wait(patience)
    said = process.stdout.read()
    told = re.findall(r"^told (.*)\n", said, re.M)
    answers = [int(n) for n in re.findall(r"^answers (\d+)\n", said, re.M)]
    if process.returncode != 0 and not (told and "could not be saved" in told[0]):
        fail(f"{fault or 'disk'}: nobody was told: {said[-200:]}")
    if process.returncode == 0:
        fail(f"{fault or 'disk'}: the game ended as if nothing had happened")
    folder = place.tables if os.path.isdir(place.tables) else place.data + "-moved/orrery/tables"
    there = [look_into(path)["answers"] for path in files_in(folder)]
    if answers and max(there + [0]) < answers[-1]:
        fail(f"{fault or 'disk'}: {answers[-1]} answers were acknowledged, {there} are there")
    print(f"{fault or 'disk'}: after {answers[-1] if answers else 0} answers: {told[0]}")
    count["faults"] += 1
    place.remove()


def vanish(place):
    os.rename(place.data, place.data + "-moved")


def with_small_disk(work):
    """A real disk that is soon full; only if the system lets us mount one."""
    point = tempfile.mkdtemp(prefix="orrery-faults-disk-")
    mount = ["mount", "-t", "tmpfs", "-o", "size=32k", "none", point]
    mounted = shutil.which("mount") and subprocess.run(mount, capture_output=True).returncode == 0
    if mounted:
        try:
            work(Place(point))
        finally:
            subprocess.run(["umount", "-l", point], check=True)
    else:
        print("no small disk: mounting is not allowed here")
    shutil.rmtree(point, ignore_errors=True)


def main():
    began = time.monotonic()
    app = not args.without_app
    saving = args.kills // 2 if app else args.kills
    for _ in range(saving):
        kill_saving()
    if app:
        kill_playing((args.kills - saving) // 2)
        kill_mirroring(args.kills - saving - (args.kills - saving) // 2)
        break_disk("full:0")
        break_disk(f"full:{chance.randrange(2000, 9000)}")
        break_disk("fsync:0")
        break_disk(f"fsync:{chance.randrange(5, 100)}")
        break_disk("readonly")
        break_disk(None, prepare=vanish)
        with_small_disk(lambda place: break_disk(None, place))
    print(", ".join(f"{n} {what}" for what, n in count.items()), f"in {time.monotonic() - began:.0f} s")


main()
