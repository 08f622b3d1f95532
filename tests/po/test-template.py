#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The template matches the texts in the sources: test-template.py SOURCES TEMPLATE ARG…

The ARGs are the arguments of xgettext. Only the messages are compared, not their locations. data/*.in is
left out: which of its texts are translatable depends on the rules of other packages.
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
    messages = Path(references).read_text().split('\n\n')
    lines = 0
    starts = []
    for message in messages:
        starts.append(lines)
        lines += message.count('\n') + 2
    places = re.findall(r':(\d+): this message is used but not defined', run.stderr)
    found = [messages[max(i for i, start in enumerate(starts) if start < int(place))]
             for place in places]
    return [message for message in found if '.in' not in message.split('msg')[0]] \
        if found else [run.stderr]


def main(sources, template, *args):
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / 'fresh.pot'
        files = [name for name in (Path(sources) / 'po' / 'POTFILES').read_text().split()
                 if not name.endswith('.in')]
        subprocess.run(['xgettext', '--directory=' + sources, '-o', fresh, *args, *files],
                       cwd=sources, check=True, stderr=subprocess.DEVNULL)
        number = fresh.read_text().count('\nmsgid ')
        missing = compare(template, fresh)
        left_over = compare(fresh, template)

    print('Not in the template:', *missing or ['nothing'], sep='\n\n')
    print('In no source any more:', *left_over or ['nothing'], sep='\n\n')
    print(f'{number} messages; `meson compile orrery-pot orrery-update-po` brings it up to date')
    return 1 if missing or left_over or number < 1000 else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
