#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs use a translation: test-running.py LANGUAGE FOLDER-OF-MESSAGES PROGRAM

PROGRAM is orrery-cli, or dump-texts, which prints the texts of the window. The expected texts come from
the messages, so that a better translation needs no change here.
"""

import gettext
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from locales import COUNTRIES, make_locale


class Messages:
    def __init__(self, folder, language):
        with open(Path(folder) / language / 'LC_MESSAGES' / 'orrery.mo', 'rb') as file:
            self.catalog = gettext.GNUTranslations(file)._catalog
        self.translations = set(self.catalog.values())

    def get(self, text, context=None):
        translated = self.catalog[text if context is None else f'{context}\x04{text}']
        assert translated != text, f'{text!r} is the same in this language'
        return translated

    def is_left_out(self, shown):
        """True if the text has a translation that is not used."""
        return self.catalog.get(shown, shown) != shown and shown not in self.translations


def expect(output, text):
    # A program may wrap its lines.
    assert ' '.join(text.split()) in ' '.join(output.split()), f'no {text!r} in:\n{output}'


def test_terminal(program, messages, environment):
    def run(*args, env=environment):
        return subprocess.run([program, *args], capture_output=True, text=True, env=env).stdout

    expect(run('--help'), messages.get('search the reference'))
    expect(run('find', '--help'), messages.get('At most N results; 0 for all'))

    # A text of the reference, by its translated and its original name.
    title = messages.get('When the bag runs out', 'bag-empty/title')
    for name in (title, 'bag-empty', 'When the bag runs out'):
        expect(run('find', name), title)
    expect(run('show', 'bag-empty'),
           messages.get('When a Scout needs more tiles than the bag holds:', 'bag-empty/text'))
    # A kind has another form next to a noun: "Départ", but "dé de Départ".
    expect(run('show', 'die-home'), {'de': 'Heimat-Würfel', 'fr': 'Dé de Départ'}[messages.get('en', 'search')])
    # Names as printed, and filters, keywords and questions in the language.
    expect(run('find', 'galactic exchange').split('\n')[0], 'Galactic Exchange')
    words = {'de': 'grüne Welt', 'fr': 'monde vert'}[messages.get('en', 'search')]
    found = json.loads(run('find', '--json', f'{words} 4'))
    assert found[0]['kind'] == 'world', found[0]
    keyword = messages.get('overview; aim; goal; how to win; how to play; introduction; summary; '
                           'number of players; length; beginner; learn',
                           'overview/keywords').split('; ')[0]
    assert 'overview' in [entry['id'] for entry in json.loads(run('find', '--json', keyword))[:3]]

    money = {'de': 'Geld', 'fr': 'argent'}[messages.get('en', 'search')]
    found = json.loads(run('find', '--json', money))
    assert 'credits' in [entry['id'] for entry in found[:3]], [entry['id'] for entry in found[:9]]

    # A log, and localized numbers; for programs, numbers are unchanged.
    play = ['play', '--seats', 'random,random', '--seed', '5', '--games', '3', '--threads', '1']
    expect(run(*play, '--log'), messages.get('Round %d begins.').replace('%d', '1'))
    assert re.search(r'\d,\d', run(*play)), run(*play)
    match = ['match', '--seats', 'random,random', '--seed', '5', '--games', '4', '--json']
    assert run(*match) == run(*match, env=os.environ | {'LC_ALL': 'C.UTF-8'}) != ''

    # A world without a name gets one.
    load = {'command': 'load', 'position': {'level': 'mirror', 'step': 'select', 'seats': [
        {'colonies': [{'goods': 'windfall', 'kind': 'rare', 'type': 'military', 'number': 2}]}, {}]}}
    talk = subprocess.run([program, 'engine', '--game', 'frontiers'], capture_output=True, text=True, env=environment,
                          input=json.dumps(load) + '\n' + json.dumps({'command': 'state'}) + '\n').stdout
    expect(talk, messages.get('World %u').replace('%u', '1'))


def test_window(program, messages, environment):
    run = subprocess.run([program], capture_output=True, text=True, env=environment)
    assert run.returncode == 0, run.stderr
    shown = {}
    for line in run.stdout.splitlines():
        room, _, text = line.partition('\t')
        shown.setdefault(room, []).append(text.replace('\\n', '\n'))

    assert set(shown) == {'reference', 'table', 'play'}, set(shown)
    for room, texts in shown.items():
        translated = [text for text in texts if text in messages.translations]
        left_out = [text for text in texts if messages.is_left_out(text)]
        print(f'{room}: {len(texts)} texts, {len(translated)} of them translated')
        assert len(translated) >= 8, translated
        assert not left_out, left_out


def main(language, folder, program):
    locale = make_locale(language)
    environment = os.environ | {
        'LC_ALL': f'{COUNTRIES[language]}.UTF-8',
        'LOCPATH': str(locale),
        'ORRERY_LOCALE_DIR': folder,
        'XDG_DATA_HOME': str(locale / 'data'),
    }
    environment.pop('LANGUAGE', None)
    try:
        test = test_window if Path(program).name == 'dump-texts' else test_terminal
        test(program, Messages(folder, language), environment)
    finally:
        shutil.rmtree(locale)


if __name__ == '__main__':
    main(*sys.argv[1:])
