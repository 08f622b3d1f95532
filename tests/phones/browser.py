#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of three phones in a real browser against the real window, in Table and Play: touch targets that are large
enough, a phone that reloads, one that sleeps, one that loses its connection, and pictures of each page.

    browser.py PHONE-APP FOLDER-FOR-PICTURES [mirror|play|race|race-books|clock]…

Skipped if there is no Chromium."""

import base64
import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from phone import Host

SECONDS = 300
SKIPPED = 77
FRAME = 16  # ms of processor time, for half of the frames: how long the slowest take depends on the machine
            # and what it does besides; `make bench` measures those


class Browser:
    """A headless Chromium, by WebDriver."""

    def __init__(self):
        self.process = subprocess.Popen(['chromedriver', '--port=0'], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if 'started successfully on port' in line:
                self.url = f'http://127.0.0.1:{line.split()[-1].rstrip(".")}'
                break
        options = {'args': ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en', '--disable-dev-shm-usage',
                            '--disable-background-timer-throttling', '--disable-renderer-backgrounding',
                            '--disable-backgrounding-occluded-windows', '--no-proxy-server'],
                   'mobileEmulation': {'deviceMetrics': {'width': 390, 'height': 844, 'pixelRatio': 1.0, 'touch': True}}}
        reply = self.call('POST', '/session', {'capabilities': {'alwaysMatch': {'goog:chromeOptions': options}}})
        self.session = f'/session/{reply["sessionId"]}'
        self.windows = [self.call('GET', f'{self.session}/window')]
        self.is_used = False

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {'Content-Type': 'application/json'}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as reply:
                return json.load(reply)['value']
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)['value']['message'].splitlines()[0]) from None

    def open(self, address):
        if self.is_used:
            self.windows.append(self.call('POST', f'{self.session}/window/new', {'type': 'tab'})['handle'])
            self.show(len(self.windows) - 1)
        self.is_used = True
        self.call('POST', f'{self.session}/url', {'url': address})
        return len(self.windows) - 1

    def show(self, window):
        self.call('POST', f'{self.session}/window', {'handle': self.windows[window]})

    def run(self, script):
        return self.call('POST', f'{self.session}/execute/sync', {'script': script, 'args': []})

    def tell(self, command, **params):
        """A command of Chromium's own protocol."""
        return self.call('POST', f'{self.session}/goog/cdp/execute', {'cmd': command, 'params': params})

    def take_picture(self, path):
        path.write_bytes(base64.b64decode(self.call('GET', f'{self.session}/screenshot')))

    def quit(self):
        self.call('DELETE', self.session)
        self.process.terminate()
        self.process.wait(timeout=20)


# Taps like a person: a die and its row, a star, a face, a choice, or the button below; until it is stopped.
# Reports elements that are too small or too wide.
PLAY = '''
  window.fault = null;
  window.seen = (element) => element && !element.hidden && element.offsetParent !== null;
  window.tap = () => {
    if (!table || table.score || !table.question || table.question.is_locked) return;
    if (!byId('cover').hidden) { byId('cover').click(); return; }
    const small = [...document.querySelectorAll('button, summary')].filter((one) => seen(one) && Math.min(one.offsetWidth, one.offsetHeight) < 44);
    if (small.length > 0) window.fault = 'small: ' + small[0].outerHTML;
    if (byId('missing').textContent === T.where_hint && !document.querySelector('.row.target')) window.fault = 'no row to tap';
    if (document.documentElement.scrollWidth > innerWidth) window.fault = 'wide: ' + document.documentElement.scrollWidth;
    const state = JSON.stringify([table.question, drawer().picked]);
    if (window.waiting === state && Date.now() - window.tapped < 300) return;
    window.waiting = state;
    window.tapped = Date.now();
    const main = byId('main');
    const open = [...document.querySelectorAll('#choices button:not(.less), .rows button, .power button')].filter((one) => seen(one) && !one.disabled
      && (!one.classList.contains('ticked') || (!table.question.is_single && Math.random() < 0.3)));  // two of a kind
    if (!main.disabled && (Math.random() < 0.6 || open.length === 0)) { main.click(); return; }
    if (open.length === 0) { byId('back').click(); return; }
    open[Math.floor(Math.random() * open.length)].click();
  };
  window.player = setInterval(tap, 25);
'''


def wait_for(browser, script, seconds=20):
    end = time.monotonic() + seconds
    while not (result := browser.run(f'return {script}')):
        assert time.monotonic() < end, script
        time.sleep(0.05)
    return result


# Ways for the page to come back: it must show the question that was composed before.
def reload(browser):
    browser.run('location.reload()')


def sleep(browser):
    browser.tell('Page.setWebLifecycleState', state='frozen')
    time.sleep(1)
    browser.tell('Page.setWebLifecycleState', state='active')


def lose(browser):
    browser.run('socket.close()')
    wait_for(browser, 'document.body.classList.contains("lost")')


def check_draft(browser, phone, away):
    """The draft is still there after the phone was away."""
    browser.show(phone)
    wait_for(browser, 'table.question && !table.question.is_locked')
    before = browser.run('return JSON.stringify(table.question)')
    browser.run('const one = [...document.querySelectorAll("#choices button:not(.less), .star")].find((one) => !one.disabled);'
                'one.focus(); one.click()')
    wait_for(browser, f'JSON.stringify(table.question) !== {json.dumps(before)}')
    assert browser.run('return document.activeElement.matches("button, #question")'), 'the focus is lost'
    before = browser.run('return JSON.stringify(table.question)')
    away(browser)
    wait_for(browser, 'typeof table !== "undefined" && table && socket.readyState === 1 && !document.body.classList.contains("lost")')
    after = browser.run('return JSON.stringify(table.question)')
    assert before == after, f'{away.__name__}: what was composed is lost'


def check_call(browser, phone):
    """A phone buzzes when it is asked something after waiting, and not while it is being unlocked."""
    browser.show(phone)
    buzzes = browser.run('''
      const own = table, asked = (more) => ({ ...own, question: { ...own.question, ...more } });
      const [vibrate, hasFocus] = [navigator.vibrate, document.hasFocus];
      let n = 0;
      navigator.vibrate = () => ++n;
      document.hasFocus = () => true;
      const buzzes = [{ is_locked: true }, {}, { is_locked: true }, { id: own.question.id + 1 }].map((more) => (show(asked(more)), n));
      [navigator.vibrate, document.hasFocus] = [vibrate, hasFocus];
      show(own);
      return buzzes;''')
    assert buzzes == [0, 0, 0, 1], buzzes


def check_focus(browser, phone):
    """After an answer the focus is on the next question; while others decide it stays where it was."""
    browser.show(phone)
    focused = browser.run('''
      const own = table, asked = (more) => ({ ...own, question: { ...own.question, missing: null, ...more } });
      cover(false);  // a page behind another one hides what is secret
      show(asked({}));
      byId('main').focus();
      const focused = [{}, { id: own.question.id + 1 }].map((more) => (show(asked(more)), document.activeElement.id));
      document.activeElement.blur();
      show(own);
      return focused;''')
    assert focused == ['main', 'question'], focused


def check_tv(browser, tv):
    """Everything fits on a TV, whatever the number of players: nobody scrolls it. All have the fullest tableau."""
    browser.show(tv)
    wait_for(browser, 'typeof table !== "undefined" && table')
    for n in range(2, 5 if browser.run('return table.game') == 'race' else 6):
        height = browser.run(f'''
          const own = table, copies = (list) => Array.from({{ length: {n} }}, () => list[list.length - 2]);
          show({{ ...own, players: copies(own.players), table: {{ ...own.table, seats: copies(own.table.seats) }} }});
          const height = document.documentElement.scrollHeight;
          show(own);
          return height;''')
        assert height <= 1080, (n, height)


def find_asked(browser, phones):
    """Those that have something to decide: at a table of Race it may be only one."""
    end = time.monotonic() + 20
    asked = []
    while not asked:
        assert time.monotonic() < end, 'nobody is asked'
        time.sleep(0.5)
        for phone in phones:
            browser.show(phone)
            if browser.run('return typeof table !== "undefined" && table && table.question && !table.question.is_locked'):
                asked.append(phone)
    return asked


def play(browser, program, room, pictures):
    host = Host(program, room, ['person', 'person', 'person'])
    phones = [browser.open(f'http://127.0.0.1:{host.port}/s/{host.tokens[i]}') for i in range(3)]
    tv = browser.open(f'http://127.0.0.1:{host.port}/tv/{host.tokens[3]}')
    browser.tell('Emulation.setDeviceMetricsOverride', width=1920, height=1080, deviceScaleFactor=1, mobile=False)
    check_tv(browser, tv)
    end = time.monotonic() + SECONDS
    taken = set()
    asked = find_asked(browser, phones)
    check_call(browser, asked[0])
    check_focus(browser, asked[0])
    for i, away in enumerate((reload, sleep, lose)):
        check_draft(browser, asked[i % len(asked)], away)
    host.read_frames()  # from here on, without those that opened the window
    for phone in phones:
        browser.show(phone)
        browser.run(PLAY)
    while True:
        assert time.monotonic() < end, 'it takes too long'
        over = 0
        for phone in phones:
            browser.show(phone)
            browser.run('tap()')  # a page that slept may have slow timers
            about, fault, is_over, covered = browser.run('return [table && table.question ? (table.question.is_locked ? "locked" : table.question.about) : "waiting",'
                                                         ' window.fault, Boolean(table && table.score), !byId("cover").hidden]')
            assert not fault, fault
            over += is_over
            if about not in taken and not covered:
                taken.add(about)
                browser.take_picture(pictures / f'{room}-{about}.png')
                check_names(browser, about)
        if over == len(phones):
            break
        if 'tv' not in taken and len(taken) > 3:
            taken.add('tv')
            browser.show(tv)
            browser.take_picture(pictures / f'{room}-tv.png')
    browser.take_picture(pictures / f'{room}-over.png')
    browser.show(tv)
    wait_for(browser, 'Boolean(table && table.score)')
    assert browser.run('return document.querySelectorAll(".panel").length') == 3
    browser.take_picture(pictures / f'{room}-tv-over.png')
    check_names(browser, 'tv')
    assert host.read_score()['winners']
    check_looks(browser, phones[0], room, pictures)
    frames = host.read_frames()
    assert host.quit() == 0
    print(f'{room}: {sorted(taken)}, {frames}', flush=True)
    assert frames['half'] <= FRAME, frames


SPOKEN = ('button', 'image', 'searchbox', 'textbox', 'DisclosureTriangle')


def check_names(browser, about):
    """A screen reader has a name for everything that can be tapped or seen, and reads a new question aloud."""
    heard = []
    for node in browser.tell('Accessibility.getFullAXTree')['nodes']:
        role = node.get('role', {}).get('value')
        name = node.get('name', {}).get('value', '').strip()
        assert node.get('ignored') or role not in SPOKEN or name, (about, node)
        live = [one['value']['value'] for one in node.get('properties', []) if one['name'] == 'live']
        if role == 'heading' and live == ['polite']:
            heard.append(name)
    assert about == 'tv' or len(heard) == 1 and heard[0], (about, heard)


def check_looks(browser, phone, room, pictures):
    """The narrowest phone, dark, and the Reference."""
    browser.show(phone)
    browser.tell('Emulation.setDeviceMetricsOverride', width=320, height=568, deviceScaleFactor=1, mobile=True)
    browser.tell('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': 'dark'}])
    browser.run('byId("find-part").open = true; byId("words").value = "genes"; byId("words").dispatchEvent(new Event("input"))')
    wait_for(browser, 'document.querySelectorAll("#found details").length')
    assert browser.run('return document.documentElement.scrollWidth') <= 320
    browser.take_picture(pictures / f'{room}-narrow-dark.png')


def main():
    if shutil.which('chromedriver') is None or (shutil.which('chromium') or shutil.which('google-chrome')) is None:
        print('there is no Chromium here')
        sys.exit(SKIPPED)
    pictures = Path(sys.argv[2])
    pictures.mkdir(parents=True, exist_ok=True)
    for room in sys.argv[3:] or ('mirror', 'play', 'race', 'race-books', 'clock'):
        browser = Browser()
        try:
            play(browser, sys.argv[1], room, pictures)
        finally:
            browser.quit()


main()
