#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A translation is complete, and keeps its markup: test-language.py FILE.po TEMPLATE.pot

msgfmt checks formats; this checks links, pictures, bold words and mnemonics, and that no menu uses a
mnemonic twice, in English either.
"""

import gettext
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

# Markup that must be kept, and how often.
KEPT = {
    'link': re.compile(r'\[\[([^]|]+)'),
    'picture': re.compile(r'\{[a-z:%-]+\}'),
    'bold': re.compile(r'\*\*'),
    'tag': re.compile(r'</?[a-z]+[^<>]*>'),
    'line': re.compile(r'\n'),
}
LIST = '; '


def compile_messages(po, folder, *options):
    mo = folder / 'messages.mo'
    run = subprocess.run(['msgfmt', '-c', '--statistics', *options, '-o', mo, po],
                         capture_output=True, text=True, env={'LC_ALL': 'C', 'PATH': '/usr/bin:/bin'})
    with open(mo, 'rb') as file:
        return run, gettext.GNUTranslations(file)._catalog


def faults_of(key, translated):
    """The problems of one message; key is the text, or the text and which plural."""
    message = key if isinstance(key, str) else key[0]
    context, _, text = message.rpartition('\x04')
    for kind, pattern in KEPT.items():
        if Counter(pattern.findall(text)) != Counter(pattern.findall(translated)):
            yield f'{kind} differs: {text!r} → {translated!r}'
    if context.endswith('/keywords') and not all(word.strip() for word in translated.split(LIST)):
        yield f'an empty keyword: {translated!r}'
    if context == '' and text.count('_') == 1 and re.search(r'(^|\s)_\w|\w_\w', text):
        if translated.count('_') != 1 and text[0] != '-':
            yield f'the underlined letter: {text!r} → {translated!r}'
    if text.endswith('…') != translated.endswith('…'):
        yield f'the dots at the end: {text!r} → {translated!r}'
    # In French a kind of goods is a plural, which does not stand alone.
    if re.search(r'\bprodui\w+(-vous)? %s', translated):
        yield f'no article: {translated!r}'


def labels_of(menu):
    """The items of a menu and its sections, as named in the catalog."""
    for label in menu.iter('attribute'):
        if label.get('name') == 'label' and label.get('translatable'):
            yield '\x04'.join(filter(None, [label.get('context'), label.text]))


def menu_faults(ui, catalog):
    menus = [menu for path in sorted(ui.glob('*.ui')) for menu in ElementTree.parse(path).iter('menu')]
    for menu in menus:
        keys = list(labels_of(menu))
        for labels in (keys, [catalog.get(key, key) for key in keys]):
            letters = Counter(label.partition('_')[2][:1].lower() for label in labels if '_' in label)
            yield from (f'{menu.get("id")}: “{letter}” is underlined {times} times: {labels}'
                        for letter, times in letters.items() if times > 1)
    if not menus:
        yield f'{ui}: no menus'


def main(po, template):
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        run, catalog = compile_messages(po, Path(folder))
        if run.returncode or 'fuzzy' in run.stderr or 'untranslated' in run.stderr:
            faults.append(run.stderr)
        compare = subprocess.run(['msgcmp', po, template], capture_output=True, text=True)
        if compare.returncode:
            faults.append(compare.stderr)
    for key, translated in catalog.items():
        if key:
            faults += faults_of(key, translated)
    faults += menu_faults(Path(po).parent.parent / 'ui', catalog)
    print(*faults, f'{len(catalog)} messages, {len(faults)} faults', sep='\n')
    return 1 if faults or len(catalog) < 1000 else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
