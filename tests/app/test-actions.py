#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every action that a source or a user interface file names exists, in the room that names it.

    test-actions.py SOURCEDIR

A button whose action does not exist stays insensitive forever, and nothing else reports it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1])
ROOMS = ("play", "table", "reference")
# The commands of a game are in the group "game", and among those of the room that shows it. Such a room has
# its own commands in both.
SHOWS_GAME = ("play", "table")
# Files that are shown in several rooms, or belong to one without being in its folder.
SHOWN_IN = {
    "src/app/play/orrery-game-over.c": ("play", "table"),
    "src/app/play/orrery-share.c": ("play", "table"),
    "ui/orrery-game-over.ui": ("play", "table"),
    "ui/orrery-play-room.ui": ("play",),
    "ui/orrery-start-page.ui": ("play",),
    "ui/orrery-reference.ui": ("reference",),
    "ui/orrery-search-pane.ui": ("reference",),
}
# GTK's own.
GIVEN = {"window.close", "list.scroll-to-item"}
NO_ACTIONS = re.compile(r"\.(h|c|ini|css|ui|orrery|py)$")

# As they are named: "room.step(1)", <property name="action-name">win.room::play</property>.
USED = re.compile(r'["]((?:[a-z]+)\.[a-z][a-z-]*)(?:::[\w-]+|\([^)"]*\))?"|>((?:[a-z]+)\.[a-z][a-z-]*)(?:::[\w-]+|\([^)<]*\))?<')
# As they are made: entries of a group, one by one, and by a widget's class.
ENTRY = re.compile(r'\{ "([a-z-]+)", G_CALLBACK|\{ \.name = "([a-z-]+)"|g_(?:property|simple)_action_new(?:_stateful)? \("([a-z-]+)"')
CLASS = re.compile(r'install_(?:property_)?action \([^,]+,\s*("[a-z]+\.[a-z-]+"|[A-Z_]+)')
# A choice that is not there in a room without its action.
HIDDEN = re.compile(r'</attribute>\s*<attribute name="hidden-when">action-missing<')
CONSTANT = re.compile(r'#define ([A-Z_]+)\s+("[a-z]+\.[a-z-]+")')


def sources():
    for pattern in ("src/app/**/*.[ch]", "src/widgets/**/*.[ch]", "src/games/*/board/**/*.[ch]", "ui/*.ui"):
        for path in sorted(ROOT.glob(pattern)):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def room_of(name):
    match = re.match(r"src/app/(\w+)/", name)
    return match.group(1) if match and match.group(1) in ROOMS else None


def made():
    """Names by group: the rooms, "app", and "" for those of widgets, with their prefix."""
    groups = {room: set() for room in ROOMS} | {"app": set(), "game": set(), "": set(GIVEN)}
    constants = dict(constant for _, text in sources() for constant in CONSTANT.findall(text))
    for name, text in sources():
        entries = {name for names in ENTRY.findall(text) for name in names if name}
        if name == "src/app/orrery-application.c":
            groups["app"] |= entries
        elif name in SHOWN_IN:
            for room in SHOWN_IN[name]:
                groups[room] |= entries
        elif room_of(name):
            groups[room_of(name)] |= entries
        elif name.startswith("src/app/game/"):
            for group in ("game", *SHOWS_GAME):
                groups[group] |= entries
        groups[""] |= {constants.get(word, word).strip('"') for word in CLASS.findall(text)}
    return groups


def is_made(groups, file, action, is_hidden):
    prefix, name = action.split(".", 1)
    if prefix in ("app", "game"):
        own = groups[room_of(file)] if prefix == "game" and room_of(file) in SHOWS_GAME else ()
        return name in groups[prefix] or name in own or action in groups[""]
    if prefix != "room":
        return action in groups[""]
    rooms = SHOWN_IN.get(file) or (room_of(file),)
    if rooms == (None,) or is_hidden:
        return any(name in groups[room] for room in ROOMS)
    return all(name in groups[room] for room in rooms)


def main():
    groups, n, missing = made(), 0, []
    for file, text in sources():
        for match in USED.finditer(text):
            action = match.group(1) or match.group(2)
            if NO_ACTIONS.search(action):
                continue
            n += 1
            if not is_made(groups, file, action, HIDDEN.match(text, match.end() - 1)):
                missing.append(f"{file}:{text.count(chr(10), 0, match.start()) + 1}: there is no action “{action}”")
    print("\n".join(missing))
    print(f"{n} uses of actions, {len(missing)} of them missing")
    # Makes sure that the patterns still find something.
    return bool(missing) or n < 150 or not all(groups.values())


sys.exit(main())
