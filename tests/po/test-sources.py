#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""po/POTFILES lists every file with translatable text, once and in order, and nothing else.

Formats that xgettext cannot read are found too: it would skip such a text silently.
"""

import re
import sys
from pathlib import Path

MARKED = re.compile(r'(?<![\w.])(?:_|N_|C_|NC_|ngettext|g_dngettext) ?\(\s*(?:[A-Z_]+,\s*)?"')
UNREADABLE = re.compile(r'(?<![\w.])(?:_|N_) ?\(\s*(?:"[^"\n]*"\s*)*G_[A-Z0-9_]+\b')
GENERATED = {'data-texts.pot'}


def has_texts(path):
    text = path.read_text()
    if path.suffix == '.ui':
        return 'translatable="yes"' in text
    return MARKED.search(text) is not None


def main(root):
    listed = (root / 'po' / 'POTFILES').read_text().split()
    faults = [f'{name}: listed twice' for name in set(listed) if listed.count(name) > 1]
    if listed != sorted(listed):
        faults.append('po/POTFILES: not in order')

    sources = [path for pattern in ('src/**/*.[ch]', 'ui/**/*.ui') for path in root.glob(pattern)]
    for path in sorted(sources):
        name = str(path.relative_to(root))
        if has_texts(path) and name not in listed:
            faults.append(f'{name}: has texts, but is not in po/POTFILES')
        elif not has_texts(path) and name in listed:
            faults.append(f'{name}: is in po/POTFILES, but has no texts')
        if path.suffix == '.c' and UNREADABLE.search(path.read_text()):
            faults.append(f'{name}: xgettext cannot read a GLib format inside _(); use PRId64')
    faults += [f'{name}: is in po/POTFILES, but not there' for name in listed
               if name not in GENERATED and not (root / name).exists()]

    print(*faults, f'{len(sources)} sources, {len(faults)} faults', sep='\n')
    return 1 if faults or not sources else 0


if __name__ == '__main__':
    sys.exit(main(Path(sys.argv[1])))
