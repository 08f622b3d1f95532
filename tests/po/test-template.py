#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The template has the texts that the sources have: test-template.py SOURCES TEMPLATE ARG…

The ARGs are what xgettext is called with. Only the messages are compared, not where they stand.
"""

import gettext
import subprocess
import sys
import tempfile
from pathlib import Path


def read_messages(template, folder):
    """Every message of a template: msgen translates it into itself, so that none is left out."""
    po, mo = folder / 'all.po', folder / 'all.mo'
    subprocess.run(['msgen', '-o', po, template], check=True)
    subprocess.run(['msgfmt', '-o', mo, po], check=True)
    with open(mo, 'rb') as file:
        catalog = gettext.GNUTranslations(file)._catalog
    return {key if isinstance(key, str) else f'{key[0]} (plural {key[1]})' for key in catalog if key}


def main(sources, template, *args):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fresh = folder / 'fresh.pot'
        subprocess.run(['xgettext', '--directory=' + sources, '--files-from=po/POTFILES',
                        '--default-domain=orrery', '-o', fresh, *args],
                       cwd=sources, check=True, stderr=subprocess.DEVNULL)
        there = read_messages(template, folder)
        wanted = read_messages(fresh, folder)

    for text in sorted(wanted - there):
        print(f'not in the template: {text!r}')
    for text in sorted(there - wanted):
        print(f'in no source any more: {text!r}')
    print(f'{len(wanted)} messages; `meson compile orrery-pot orrery-update-po` brings it up to date')
    return 1 if wanted != there or len(wanted) < 1000 else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
