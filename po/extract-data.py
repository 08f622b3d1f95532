#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the texts of data files as a template for translators: extract-data.py OUTPUT FILE…

The context of a text is "id/member", which src/catalog/orrery-json.c looks up. The keywords of an entry
are one message, because another language has different ones, and more or fewer.
"""

import json
import sys
from pathlib import Path

TEXTS = ('title', 'question', 'text', 'answer', 'why', 'example', 'task')
SEPARATOR = '; '


def texts_of(value, entry=''):
    """Every (id, member, text) of a file, in its order."""
    if isinstance(value, list):
        for element in value:
            yield from texts_of(element, entry)
    elif isinstance(value, dict):
        entry = value.get('id', entry)
        for member, inner in value.items():
            if member == 'keywords':
                yield entry, member, SEPARATOR.join(inner)
            elif member in TEXTS:
                for text in inner if isinstance(inner, list) else [inner]:
                    yield entry, member, text
            else:
                yield from texts_of(inner, entry)


def quote(text):
    return json.dumps(text, ensure_ascii=False)


def messages(path, seen):
    """Texts that games share, such as the title of a phase, are in the template once."""
    for entry, member, text in texts_of(json.loads(path.read_text())):
        if (entry, member, text) in seen:
            continue
        seen.add((entry, member, text))
        if member == 'keywords':
            yield '#. Translators: what people may search for, with a semicolon between.'
        yield f'#: {path.parent.name}/{path.name}'
        yield f'msgctxt {quote(f"{entry}/{member}")}\nmsgid {quote(text)}\nmsgstr ""\n'


def main(output, *files):
    lines = ['msgid ""', 'msgstr ""', '"Content-Type: text/plain; charset=UTF-8\\n"', '']
    seen = set()
    for name in files:
        lines += messages(Path(name), seen)
    Path(output).write_text('\n'.join(lines))


if __name__ == '__main__':
    main(*sys.argv[1:])
