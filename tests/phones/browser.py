#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of three phones and a TV in a real browser, with touch targets large enough, a phone that reloads, one
that loses its connection, and pictures of each page.

    browser.py PHONE-HOST [FOLDER-FOR-PICTURES]"""

import base64
import json
import random
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from phone import Host

SECONDS = 400


class Browser:
    """A headless Chromium, by WebDriver."""

    def __init__(self):
        self.process = subprocess.Popen(['chromedriver', '--port=0'], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if 'started successfully on port' in line:
                self.url = f'http://127.0.0.1:{line.split()[-1].rstrip(".")}'
                break
        options = {'args': ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en', '--disable-dev-shm-usage',
                            '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
                   'mobileEmulation': {'deviceMetrics': {'width': 390, 'height': 844, 'pixelRatio': 1.0, 'touch': True}}}
        reply = self.call('POST', '/session', {'capabilities': {'alwaysMatch': {'goog:chromeOptions': options}}})
        self.session = f'/session/{reply["sessionId"]}'
        self.windows = [self.call('GET', f'{self.session}/window')]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {'Content-Type': 'application/json'}, method=method)
        with urllib.request.urlopen(request, timeout=120) as reply:
            return json.load(reply)['value']

    def open(self, address):
        if hasattr(self, 'opened'):
            self.windows.append(self.call('POST', f'{self.session}/window/new', {'type': 'tab'})['handle'])
            self.show(len(self.windows) - 1)
        self.opened = True
        self.call('POST', f'{self.session}/url', {'url': address})
        return len(self.windows) - 1

    def show(self, window):
        self.call('POST', f'{self.session}/window', {'handle': self.windows[window]})

    def run(self, script):
        return self.call('POST', f'{self.session}/execute/sync', {'script': script, 'args': []})

    def take_picture(self, path):
        path.write_bytes(base64.b64decode(self.call('GET', f'{self.session}/screenshot')))

    def quit(self):
        self.call('DELETE', self.session)
        self.process.terminate()
        self.process.wait(timeout=20)


# Taps as a person would: a die and what it can do, a choice, or the button below. Says what it has done.
TAP = '''
  const seen = (element) => element && !element.hidden && element.offsetParent !== null;
  if (!table || table.score) return table ? 'over' : 'nothing';
  if (!table.question || table.question.is_locked) return 'waits';
  const small = [...document.querySelectorAll('button')].filter((one) => seen(one) && Math.min(one.offsetWidth, one.offsetHeight) < 44);
  if (small.length > 0) return 'small: ' + small[0].outerHTML;
  if (document.documentElement.scrollWidth > innerWidth) return 'wide: ' + document.documentElement.scrollWidth;
  const main = document.getElementById('main');
  const choices = [...document.querySelectorAll('#choices .choice > button:not(.less)')].filter((one) => !one.disabled && !one.className);
  const dice = [...document.querySelectorAll('button.die')];
  if (!main.disabled && (Math.random() < 0.6 || choices.length + dice.length === 0)) { main.click(); return 'done'; }
  const open = [...choices, ...dice];
  if (open.length === 0) { document.getElementById('back').click(); return 'back'; }
  open[Math.floor(Math.random() * open.length)].click();
  return 'tapped';
'''


def play_on(browser, phones, pictures, end):
    rng = random.Random(4)
    taken = set()
    counts = {}
    while True:
        assert time.monotonic() < end, f'it takes too long: {counts}'
        results = []
        for i in phones:
            browser.show(i)
            browser.run('if (!byId("cover").hidden) byId("cover").click()')
            about = browser.run('return table && table.question ? table.question.about : null')
            if about and about not in taken:
                taken.add(about)
                browser.take_picture(pictures / f'phone-{about}.png')
            results.append(browser.run(TAP))
            assert not results[-1].startswith(('small', 'wide')), results[-1]
            chance = rng.random()
            if chance < 0.01:
                browser.run('location.reload()')
            elif chance < 0.02:
                browser.run('socket.close()')
        for result in results:
            counts[result] = counts.get(result, 0) + 1
        if all(result == 'over' for result in results):
            return counts


def main():
    pictures = Path(sys.argv[2] if len(sys.argv) > 2 else '.')
    pictures.mkdir(parents=True, exist_ok=True)
    host = Host(sys.argv[1], 'roll', ['person', 'person', 'person'])
    browser = Browser()
    try:
        phones = [browser.open(f'http://127.0.0.1:{host.port}/s/{host.tokens[i]}') for i in range(3)]
        tv = browser.open(f'http://127.0.0.1:{host.port}/tv/{host.tokens[3]}')
        print(play_on(browser, phones, pictures, time.monotonic() + SECONDS))
        browser.take_picture(pictures / 'phone-over.png')
        browser.show(tv)
        browser.take_picture(pictures / 'tv.png')
        assert browser.run('return document.querySelectorAll(".panel").length') == 3
        assert browser.run('return Boolean(table.score)')
    finally:
        browser.quit()
    score = host.read_score()
    assert score['winners'], score
    assert host.quit() == 0


main()
