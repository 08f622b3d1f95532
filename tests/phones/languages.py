#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Phones of one game, each in the language of its browser: questions, answers, rejections and the reference.

    languages.py PHONE-HOST FOLDER-OF-MESSAGES"""

import gettext
import os
import shutil
import sys
from pathlib import Path

from phone import Host, Phone

sys.path.append(str(Path(__file__).parent.parent / 'po'))
from locales import COUNTRIES, make_locale

LANGUAGES = ('en', 'de', 'fr')


def check(phone, language, tell):
    """`tell` translates."""
    name = phone.table['players'][phone.table['seat']]['name']
    question = phone.table['question']
    assert question['text'] == tell('%s, choose your action.') % name, (language, question['text'])
    assert question['missing'] == tell('Nothing is chosen yet.'), (language, question['missing'])
    labels = {one['answer']: one['label'] for one in question['choices']}
    assert labels['choose develop'] == tell('Develop'), (language, labels)
    assert phone.table['log'][0] == tell('%s starts with %s.') % ('Ada', 'Old Earth'), (language, phone.table['log'][0])
    phone.ask('change', answer='choose nothing', on=True)
    while not (refusal := phone.follow(1)):
        pass
    assert refusal == tell('There is no such answer.'), (language, refusal)
    phone.send({'do': 'find', 'words': tell('Develop')})
    found = phone.read()['found']
    assert found[0]['name'] == tell('Develop'), (language, found[0])


def start_game(phones):
    """Discards as many cards as each must."""
    for phone in phones:
        while not phone.table:
            phone.follow(1)
        while (question := phone.table['question'])['missing']:
            phone.ask('change', answer=next(one['answer'] for one in question['choices'] if one['ticked'] == 0), on=True)
            while not phone.is_answered:
                phone.follow(1)
        phone.ask('done')
    for phone in phones:
        while not phone.table['question'] or phone.table['question']['about'] != 'action':
            phone.follow(1)


def play():
    host = Host(sys.argv[1], 'race', ['person', 'person', 'person'])
    phones = [Phone(host.port, host.tokens[i], language) for i, language in enumerate(LANGUAGES)]
    start_game(phones)
    for phone, language in zip(phones, LANGUAGES):
        check(phone, language, gettext.translation('orrery', sys.argv[2], [language], fallback=language == 'en').gettext)
        phone.close()
    assert host.quit() == 0


def play_in(language):
    folder = make_locale(language)
    os.environ.update(ORRERY_LOCALE_DIR=sys.argv[2], LOCPATH=str(folder), LC_ALL=f'{COUNTRIES[language]}.UTF-8')
    try:
        # Some systems have the locales of real languages, but cannot make another one.
        if language == 'xx' and not any((folder / f'{COUNTRIES[language]}.UTF-8').iterdir()):
            print('not tried in a language without translations')
        else:
            play()
    finally:
        shutil.rmtree(folder)


# The app itself is in German, then in a language that we have no translations for.
play_in('de')
play_in('xx')
