#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The template has the texts that the sources have: test-template.py SOURCES TEMPLATE ARG…

The ARGs are what xgettext is called with. Only the messages are compared, not where they stand.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path


def compare(definitions, references):
    """The references that are not among the definitions."""
    run = subprocess.run(['msgcmp', '--use-untranslated', '--use-fuzzy', definitions, references],
                         capture_output=True, text=True)
    if run.returncode == 0:
        return []
    lines = Path(references).read_text().splitlines()
    places = re.findall(r':(\d+): this message is used but not defined', run.stderr)
    return [' '.join(lines[int(place) - 1:int(place) + 1]) for place in places] or [run.stderr]


def main(sources, template, *args):
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / 'fresh.pot'
        subprocess.run(['xgettext', '--directory=' + sources, '--files-from=po/POTFILES',
                        '-o', fresh, *args], cwd=sources, check=True, stderr=subprocess.DEVNULL)
        number = fresh.read_text().count('\nmsgid ')
        missing = compare(template, fresh)
        left_over = compare(fresh, template)

    print('Not in the template:', *missing or ['nothing'], sep='\n  ')
    print('In no source any more:', *left_over or ['nothing'], sep='\n  ')
    print(f'{number} messages; `meson compile orrery-pot orrery-update-po` brings it up to date')
    return 1 if missing or left_over or number < 1000 else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
