#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything named in the Makefile and CI exists: targets, scripts, programs, tests and their suites.

    test-makefile.py SOURCE BUILD

It runs nothing: most targets take minutes or hours, and renamed files are what breaks them.
"""

import itertools
import json
import os
import re
import subprocess
import sys

ROOT, BUILD = sys.argv[1:3]
FOLDERS = ("tests/", "flatpak/", "data/", "src/")


def introspect(what):
    return json.loads(subprocess.run(["meson", "introspect", f"--{what}", BUILD], check=True, capture_output=True,
                                     text=True).stdout)


def list_targets():
    with open(os.path.join(ROOT, "Makefile")) as makefile:
        return re.search(r"^\.PHONY: (.*)$", makefile.read(), re.M).group(1).split()


def list_ci_targets():
    with open(os.path.join(ROOT, ".ci", "run")) as script:
        return re.search(r"^for target in (.*); do$", script.read(), re.M).group(1).split()


def tell(target):
    """The commands of a target, as words."""
    told = subprocess.run(["make", "-n", "--no-print-directory", "-C", ROOT, target], capture_output=True, text=True,
                          env={**os.environ, "MAKEFLAGS": "", "MAKELEVEL": ""})
    if told.returncode != 0:
        return None
    return [word for line in told.stdout.replace("\\\n", " ").splitlines() if not line.startswith("missing=")
            for word in re.split(r"[\s;(){}]+", line)]


def find_path(word):
    """What a word names in the source or in any build folder; None for other words."""
    word = word.removeprefix(ROOT + "/")
    word = re.sub(r"^_build[a-z-]*/", "", word)
    return word if word.startswith(FOLDERS) and "$" not in word else None


def main():
    built = {os.path.relpath(name, BUILD) for target in introspect("targets") for name in target["filename"]}
    tests = {test["name"].split(" / ")[-1] for test in introspect("tests")}
    suites = {suite.split(":")[-1] for test in introspect("tests") for suite in test["suite"]}
    has_app = any(name.startswith("src/app/") for name in built)
    targets = list_targets()
    faults = [f".ci/run: there is no target {name}" for name in list_ci_targets() if name not in targets]
    for target in targets:
        words = tell(target)
        if words is None:
            faults.append(f"make {target}: make does not understand it")
            continue
        for path in filter(None, map(find_path, words)):
            if path not in built and not os.path.exists(os.path.join(ROOT, path)) and has_app:
                faults.append(f"make {target}: there is no {path}")
        faults += [f"make {target}: there is no suite {name}" for option, name in itertools.pairwise(words)
                   if option in ("--suite", "--no-suite") and name not in suites and has_app]
        if target == "tsan" and has_app:
            named = itertools.takewhile(lambda word: not word.startswith("2>"), words[words.index("-t") + 2:])
            faults += [f"make tsan: there is no test {name}" for name in named if name not in tests]
    print("\n".join(faults) or f"{len(targets)} targets")
    return bool(faults)


sys.exit(main())
