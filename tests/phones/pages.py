#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture of every page that a phone can show: each kind of question of each game, in Play and at a table. Each page is
also read as a screen reader does, and must fit: in English, in German on the narrowest phone and in dark, and in French
with large print. Pictures in German and French are taken only of pages with faults, or of named ways to play.

    pages.py PHONE-PAGES FOLDER-FOR-PICTURES FOLDER-OF-MESSAGES [WAY…]

Skipped if there is no Chromium."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from chromium import Browser, check_names, check_states, skip_without_browser, wait_for
from phone import Phone

sys.path.append(str(Path(__file__).parent.parent / 'po'))
from locales import COUNTRIES, make_locale

READY = 'typeof table !== "undefined" && table && table.question && !deadline'  # everything it asked for has been answered
# Everything that can be tapped is large enough, nothing is wider than the screen, and the question leaves room for the table.
FAULTS = '''
  const seen = (one) => one.offsetParent !== null;
  const small = [...document.querySelectorAll('button, summary, input')].filter((one) => seen(one) && Math.min(one.offsetWidth, one.offsetHeight) < 44);
  const cut = [...document.querySelectorAll('#sheet button, .row button, header *')].filter((one) => seen(one) && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline');
  return [document.documentElement.scrollWidth > innerWidth ? `wide: ${document.documentElement.scrollWidth}` : '',
          ...small.map((one) => `small: ${one.outerHTML}`), ...cut.map((one) => `cut: ${one.outerHTML}`),
          byId('sheet').offsetHeight > innerHeight * 0.9 ? 'the question covers everything' : ''].filter(Boolean);
'''
# However long the list of names is, and whatever is searched for in it, a piece can be kept secret.
SECRET = '''
  const secret = table.question.choices.find(isUnknown);
  if (!secret || byId('filter').hidden) return '';
  byId('filter').value = 'no such name';
  byId('filter').dispatchEvent(new Event('input'));
  const first = document.querySelector('#choices button');
  byId('filter').value = '';
  byId('filter').dispatchEvent(new Event('input'));
  return first && first.textContent === secret.label && document.querySelector('#choices button').textContent === secret.label ? '' : 'hidden: ' + secret.label;
'''
# Drawn tiles and starting tiles can be read before they are chosen.
UNREAD = '''
  if (table.game !== 'roll' || !['put', 'start'].includes(table.question.about)) return '';
  const infos = [...document.querySelectorAll('.choice [aria-expanded]')];
  if (infos.length !== document.querySelectorAll('.choice').length) return 'a tile cannot be read';
  infos[0].click();
  const text = [...document.querySelectorAll('.about')].find((one) => !one.hidden);
  const isShown = Boolean(text) && text.textContent.includes(T.cost);
  document.querySelector('.choice [aria-expanded="true"]').click();
  return isShown ? '' : 'a tile says nothing';
'''
TVS = 4  # of so many pages, one is also shown on a TV
PHONE = {'width': 390, 'height': 844, 'scheme': 'light', 'print': 16}
LOOKS = {'en': PHONE, 'de': {**PHONE, 'width': 320, 'height': 568, 'scheme': 'dark'}, 'fr': {**PHONE, 'print': 24}}


def read_pages(process):
    for line in process.stdout:
        if line == '\n':
            return
        yield json.loads(line)


def set_look(browser, look):
    browser.tell('Emulation.setDeviceMetricsOverride', width=look['width'], height=look['height'], deviceScaleFactor=1, mobile=True)
    browser.tell('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': look['scheme']}])
    browser.run(f'document.documentElement.style.fontSize = "{look["print"] / 16 * 93.75}%"')


def read_table(page, language):
    """What the server sends to the page, to show it on one that is loaded: loading takes longer than everything else."""
    address = urlsplit(page['seat'])
    phone = Phone(address.port, address.path.rpartition('/')[2], language)
    message = phone.read()
    phone.close()
    return message


def show_page(browser, page, before, language):
    if before is None or before['way'] != page['way']:
        browser.go(page['seat'])
        wait_for(browser, READY)
        set_look(browser, LOOKS[language])
    else:
        browser.run(f'table = null; show({json.dumps(read_table(page, language))})')
        wait_for(browser, READY)


def check(browser, page, language, pictures):
    """Returns what is wrong with the page that is shown."""
    name = f'{page["way"]}-{page["about"]}-{language}.png'
    check_names(browser, page['about'])
    check_states(browser)
    faults = [f'{name}: {fault}' for fault in [*browser.run(FAULTS), browser.run(SECRET), browser.run(UNREAD)] if fault]
    if faults or language == 'en' or len(sys.argv) > 4:
        browser.take_picture(pictures / name)
    return faults


def check_tv(browser, page, pictures):
    """Nobody scrolls a TV: everything is in view. One picture for each way to play."""
    browser.go(page['tv'])
    browser.tell('Emulation.setDeviceMetricsOverride', width=1920, height=1080, deviceScaleFactor=1, mobile=False)
    wait_for(browser, READY.replace('table.question', 'table.players'))
    check_names(browser, 'tv')
    browser.take_picture(pictures / f'{page["way"]}-tv.png')
    over = browser.run('return [document.documentElement.scrollHeight - innerHeight,'
                       ' ...[...document.querySelectorAll(".panel")].map((one) => one.scrollHeight - one.clientHeight)]')
    return [f'{page["way"]}-{page["about"]}: a TV lacks {max(over)} px'] if max(over) > 0 else []


def check_all(pages, language, pictures):
    browser = Browser(language)
    faults = []
    try:
        for before, page in zip([None, *pages], pages):
            show_page(browser, page, before, language)
            faults += check(browser, page, language, pictures)
        return faults + [fault for page in pages[::TVS] if language == 'en' for fault in check_tv(browser, page, pictures)]
    finally:
        browser.quit()


def main():
    skip_without_browser()
    pictures = Path(sys.argv[2])
    pictures.mkdir(parents=True, exist_ok=True)
    locales = make_locale('de')
    os.environ.update(ORRERY_LOCALE_DIR=sys.argv[3], LOCPATH=str(locales), LC_ALL=f'{COUNTRIES["de"]}.UTF-8')
    host = subprocess.Popen([sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        pages = [page for page in read_pages(host) if len(sys.argv) == 4 or page['way'] in sys.argv[4:]]
        faults = [fault for language in LOOKS for fault in check_all(pages, language, pictures)]
    finally:
        host.stdin.close()
        shutil.rmtree(locales)
    assert host.wait(timeout=20) == 0
    print(f'{len(pages)} pages')
    assert not faults, '\n'.join(faults)


main()
