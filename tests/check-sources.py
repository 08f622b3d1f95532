#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the compiler does not: layers include downwards only, sources name their licence."""

import re
import sys
from pathlib import Path

# What a layer may include beside itself: other layers, and libraries by the start of their header.
LAYERS = {
    'engine': (set(), ()),
    'players': ({'engine'}, ()),
    'record': ({'engine'}, ('glib', 'gio', 'json-glib')),
    'catalog': ({'engine'}, ('glib', 'gio', 'json-glib')),
    'advice': ({'engine', 'players', 'record'}, ('glib', 'gio', 'json-glib')),
    'widgets': ({'engine', 'players', 'record', 'catalog', 'advice'}, None),
    'app': ({'engine', 'players', 'record', 'catalog', 'advice', 'widgets'}, None),
    'cli': ({'engine', 'players', 'record', 'catalog', 'advice'}, ('glib', 'gio', 'json-glib')),
}
LIBRARIES = ('glib', 'gio', 'gobject', 'gmodule', 'json-glib', 'gtk', 'gdk', 'gsk', 'graphene',
             'pango', 'cairo', 'adwaita')
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
SOURCES = ('.c', '.h', '.py', '.ui', '.svg', '.xml', '.css')


def library_of(header):
    """The library that a header belongs to, or None for libc's and our own."""
    first = re.split(r'[/.]', header)[0]
    return next((name for name in LIBRARIES if first == name), None)


def wrong_includes(path, layer):
    lower, libraries = LAYERS[layer]
    for header in INCLUDE.findall(path.read_text()):
        folder = header.split('/')[0] if '/' in header else layer
        library = library_of(header)
        if library is not None:
            if libraries is not None and library not in libraries:
                yield f'{path}: {layer} may not use {header}'
        elif folder in LAYERS and folder != layer and folder not in lower:
            yield f'{path}: {layer} may not call up to {header}'


def main(root):
    faults = []
    checked = 0
    for layer in LAYERS:
        for path in sorted((root / 'src' / layer).rglob('*.[ch]')):
            faults += wrong_includes(path, layer)
            checked += 1
    for folder in ('src', 'ui', 'tests', 'data'):
        for path in sorted((root / folder).rglob('*')):
            if path.suffix in SOURCES and 'SPDX-License-Identifier' not in path.read_text():
                faults.append(f'{path}: no SPDX line')
    print(*faults, f'{checked} sources, {len(faults)} faults', sep='\n')
    return 1 if faults or checked == 0 else 0


if __name__ == '__main__':
    sys.exit(main(Path(sys.argv[1])))
