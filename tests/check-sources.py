#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the compiler does not: folders include downwards only, sources name their licence."""

import re
import sys
from pathlib import Path

# Folders from the ground up, each with the libraries it may use (by the start of their headers).
# A folder may include itself and whatever stands above it in this list, within the limits below.
GLIB = ('glib', 'gio', 'json-glib')
GTK = None  # any library
FOLDERS = {
    'engine': (),
    'players': (),
    'games/roll/rules': (),
    'games/roll/players': (),
    'games/race/rules': (),
    'record': GLIB,
    'catalog': GLIB,
    'games/roll/catalog': GLIB,
    'assist': GLIB,
    'games/roll/words': GLIB,
    'games/race/words': GLIB,
    'games/roll/assist': GLIB,
    'games/roll': GLIB,
    'games/race': GLIB,
    'games': GLIB,
    'cli': GLIB,
    'widgets/style': GTK,
    'widgets/art': GTK,
    'widgets/game': GTK,
    'widgets/layout': GTK,
    'widgets/motion': GTK,
    'widgets/charts': GTK,
    'widgets/log': GTK,
    'widgets/page': GTK,
    'widgets/print': GTK,
    'widgets/question': GTK,
    'widgets': GTK,
    'games/roll/board': GTK,
    'app/room': GTK,
    'app/advice': GTK,
    'app/reference': GTK,
    'app/play': GTK,
    'app/table': GTK,
    'app/history': GTK,
    'app': GTK,
}
ORDER = list(FOLDERS)

# What code that serves any game still knows of Roll, and circles between rooms: to be emptied.
NOT_YET = {
    ('cli', 'games/roll/catalog'),
    ('cli', 'games/roll/players'),
    ('app/play', 'games/roll/assist'),
    ('app/play', 'games/roll/board'),
    ('app/play', 'games/roll/rules'),
    ('app/play', 'games/roll/words'),
    ('app/table', 'games/roll/assist'),
    ('app/table', 'games/roll/board'),
    ('app/table', 'games/roll/rules'),
    ('app/table', 'games/roll/players'),
    ('app/table', 'games/roll/words'),
}

# Names every game, in a part for each layer.
LIST_OF_GAMES = 'games/games.c'

LIBRARIES = ('glib', 'gio', 'gobject', 'gmodule', 'json-glib', 'gtk', 'gdk', 'gsk', 'graphene',
             'pango', 'cairo', 'adwaita')
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
SOURCES = ('.c', '.h', '.py', '.ui', '.svg', '.xml', '.css')


def folder_of(path):
    """The folder of the list that a path relative to src/ lies in, or None."""
    parts = path.split('/')[:-1]
    while parts and '/'.join(parts) not in FOLDERS:
        parts.pop()
    return '/'.join(parts) or None


def library_of(header):
    """The library that a header belongs to, or None for libc's and our own."""
    first = re.split(r'[/.]', header)[0]
    return next((name for name in LIBRARIES if first == name), None)


def game_of(folder):
    parts = folder.split('/')
    return parts[1] if parts[0] == 'games' and len(parts) > 1 else None


def may_include(folder, other):
    if folder == other:
        return True
    if game_of(other) is not None and game_of(other) != game_of(folder) and folder != 'games':
        return False
    return ORDER.index(other) < ORDER.index(folder)


def wrong_includes(path, folder, used):
    libraries = FOLDERS[folder]
    if str(path).endswith(LIST_OF_GAMES):
        return
    for header in INCLUDE.findall(path.read_text()):
        library = library_of(header)
        other = folder_of(header)
        if library is not None:
            if libraries is not None and library not in libraries:
                yield f'{path}: {folder} may not use {header}'
        elif other is not None and not header.endswith('-resources.h') and not may_include(folder, other):
            if (folder, other) in NOT_YET:
                used.add((folder, other))
            else:
                yield f'{path}: {folder} may not include {header}'


def main(root):
    faults = []
    used = set()
    checked = 0
    for path in sorted((root / 'src').rglob('*.[ch]')):
        folder = folder_of(str(path.relative_to(root / 'src')))
        if folder is None:
            faults.append(f'{path}: in no folder of this list')
            continue
        faults += wrong_includes(path, folder, used)
        checked += 1
    faults += [f'{a} no longer includes {b}: strike it off the list' for a, b in sorted(NOT_YET - used)]
    for folder in ('src', 'ui', 'tests', 'data'):
        for path in sorted((root / folder).rglob('*')):
            if path.suffix in SOURCES and 'SPDX-License-Identifier' not in path.read_text():
                faults.append(f'{path}: no SPDX line')
    print(*faults, f'{checked} sources, {len(faults)} faults', sep='\n')
    return 1 if faults or checked == 0 else 0


if __name__ == '__main__':
    sys.exit(main(Path(sys.argv[1])))
