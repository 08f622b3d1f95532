# SPDX-License-Identifier: GPL-3.0-or-later
"""A headless Chromium for tests, and what a screen reader gets from it."""

import base64
import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request

SKIPPED = 77


def skip_without_browser():
    if shutil.which('chromedriver') is None or (shutil.which('chromium') or shutil.which('google-chrome')) is None:
        print('there is no Chromium here')
        sys.exit(SKIPPED)


class Browser:
    """A headless Chromium, by WebDriver."""

    def __init__(self, language='en'):
        self.url = self.start() or self.start() or self.start()
        options = {'args': ['--headless=new', '--no-sandbox', '--disable-gpu', f'--lang={language}', '--disable-dev-shm-usage',
                            '--disable-background-timer-throttling', '--disable-renderer-backgrounding',
                            '--disable-backgrounding-occluded-windows', '--no-proxy-server'],
                   'prefs': {'intl.accept_languages': language},
                   'mobileEmulation': {'deviceMetrics': {'width': 390, 'height': 844, 'pixelRatio': 1.0, 'touch': True}}}
        reply = self.call('POST', '/session', {'capabilities': {'alwaysMatch': {'goog:chromeOptions': options}}})
        self.session = f'/session/{reply["sessionId"]}'
        self.windows = [self.call('GET', f'{self.session}/window')]
        self.is_used = False

    def start(self):
        """The driver's address. It takes a free port of IPv4 and wants the same one of IPv6, which may be in use; then
        it ends, and this is None."""
        self.process = subprocess.Popen(['chromedriver', '--port=0'], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if 'started successfully on port' in line:
                return f'http://127.0.0.1:{line.split()[-1].rstrip(".")}'
        self.process.wait()
        return None

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
        self.go(address)
        return len(self.windows) - 1

    def go(self, address):
        self.call('POST', f'{self.session}/url', {'url': address})

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


def wait_for(browser, script, seconds=20):
    end = time.monotonic() + seconds
    while not (result := browser.run(f'return {script}')):
        assert time.monotonic() < end, script
        time.sleep(0.05)
    return result


SPOKEN = ('button', 'image', 'radio', 'searchbox', 'term', 'textbox', 'DisclosureTriangle')


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


def check_states(browser):
    """A choice says whether it is chosen, what opens whether it is open, and a phase who has chosen it."""
    wrong = browser.run('''
      const seen = (one) => one.offsetParent !== null;
      const must = [['.choice > button:first-child, .star, .die:is(button), .power button', 'aria-pressed'], ['.choice [aria-label^="' + T.about + '"]', 'aria-expanded']];
      return must.flatMap(([what, state]) => [...document.querySelectorAll(what)].filter((one) => seen(one) && !['true', 'false'].includes(one.getAttribute(state))))
        .concat([...document.querySelectorAll('.who')].filter((one) => one.querySelector('.mark-of') && !one.querySelector('.spoken')))
        .map((one) => one.outerHTML);''')
    assert not wrong, wrong
