#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of three phones in a real browser against the real window, in Table and Play: touch targets that are large
enough, a phone that reloads, one that sleeps, one that loses its connection, and pictures of each page.

    browser.py PHONE-APP FOLDER-FOR-PICTURES [mirror|play|race|race-books|clock]…

Skipped if there is no Chromium."""

import json
import sys
import time
from pathlib import Path

from chromium import Browser, check_names, skip_without_browser, wait_for
from phone import Host, Phone

SECONDS = 300
FRAME = 16  # ms of processor time, for half of the frames: how long the slowest take depends on the machine
            # and what it does besides; `make bench` measures those


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


# Ways for the page to come back: it must show the question that was composed before.
def reload(browser):
    browser.run('window.isOld = true; location.reload()')
    wait_for(browser, '!window.isOld')


def sleep(browser):
    browser.tell('Page.setWebLifecycleState', state='frozen')
    time.sleep(1)
    browser.tell('Page.setWebLifecycleState', state='active')


def lose(browser):
    browser.run('socket.close()')
    wait_for(browser, 'document.body.classList.contains("lost")')


def vanish(browser):
    """The network goes without a word: nothing is sent or received any more, and no connection is closed."""
    browser.run('socket.send = () => {}; send({ do: "look", names: [] })')
    wait_for(browser, 'document.body.classList.contains("lost")')


TAP = '''const one = [...document.querySelectorAll("#choices button:not(.less):not(.ticked), .star:not(.on)")].find((one) => !one.disabled);
          one.focus(); one.click();'''
IS_BACK = 'typeof table !== "undefined" && table && socket && socket.readyState === 1 && !document.body.classList.contains("lost")'


def read_draft(browser):
    return browser.run('return JSON.stringify(table.question)')


def change_draft(browser, script):
    before = read_draft(browser)
    browser.run(script)
    wait_for(browser, f'JSON.stringify(table.question) !== {json.dumps(before)}')
    return read_draft(browser)


def check_draft(browser, phone, away):
    """The draft is still there after the phone was away."""
    browser.show(phone)
    wait_for(browser, 'table.question && !table.question.is_locked')
    before = change_draft(browser, TAP)
    assert browser.run('return document.activeElement.matches("button, #question")'), 'the focus is lost'
    away(browser)
    wait_for(browser, IS_BACK)
    assert before == read_draft(browser), f'{away.__name__}: what was composed is lost'


def check_hasty(browser, phone):
    """A page that is reloaded before its tap was answered shows the question with the tap or without it, as the app has it."""
    browser.show(phone)
    wait_for(browser, 'table.question && !table.question.is_locked')
    if browser.run('return table.question.can_put_back'):
        change_draft(browser, 'ask("put-back")')
    without = read_draft(browser)
    tapped = change_draft(browser, TAP)
    for _ in range(5):
        change_draft(browser, 'ask("put-back")')
        browser.run(TAP + 'window.isOld = true; location.reload();')
        wait_for(browser, f'!window.isOld && {IS_BACK}')
        time.sleep(0.2)  # a tap that was sent may arrive after the new page asked
        found = read_draft(browser)
        assert found in (without, tapped), found
        if found == without:
            change_draft(browser, TAP)
        assert read_draft(browser) == tapped


def check_elsewhere(browser, phone, port, token):
    """With too many screens of a seat the one that was idle leaves, says so, and comes back when it is wanted, with its draft."""
    browser.show(phone)
    before = read_draft(browser)
    others = [Phone(port, token) for _ in range(4)]
    wait_for(browser, 'farewell === "elsewhere" && byId("strip").textContent === T.elsewhere && table === null')
    browser.run('window.isOld = true; byId("main").click()')
    wait_for(browser, f'!window.isOld && {IS_BACK}')
    assert read_draft(browser) == before
    for one in others:
        one.close()


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
    place = browser.run('''
      const all = () => [...document.querySelectorAll('.rows .die, .dice-grid .die, #choices button:not(.less)')].filter((one) => !one.disabled);
      const last = all().length - 1;
      all()[last].focus();
      show({ ...table });
      const place = [last, all().indexOf(document.activeElement)];
      document.activeElement.blur();
      return place;''')
    assert place[0] == place[1], f'the focus was on {place[0]} and is on {place[1]}'


def check_news(browser, phone):
    """A screen reader hears what happened, once and also if much happens at the same time, and nothing when it is undone."""
    browser.show(phone)
    browser.run('''
      const own = table;
      window.own = own;
      window.tellLogs = (...logs) => {
        logs.forEach((log, i) => {
          show({ ...own, log });
          if (i === 0)
            fresh = [];
        });
      };
      tellLogs(['a.'], ['a.', 'b.'], ['a.', 'b.', 'c.'], ['a.', 'b.', 'c.']);''')
    wait_for(browser, 'byId("news").textContent === "b. c."')
    browser.run('tellLogs(["a."], ["a.", "b."], ["a."], ["a.", "d."])')
    wait_for(browser, 'byId("news").textContent === "d."')
    browser.run('show(own)')
    wait_for(browser, 'telling === null')
    heard = browser.run('''
      const own = table, ticked = (n) => ({ ...own, question: { ...own.question, choices: [{ answer: 'x', label: 'Two', ticked: n, can_add: true }] } });
      show(ticked(0));
      const heard = [1, 2, 0].map((n) => (show(ticked(n)), byId('news').textContent));
      show({ ...own, question: { ...own.question, is_locked: true } });
      heard.push(byId('news').textContent);  // nobody finds it there later
      show(own);
      return heard;''')
    assert heard == ['Two: chosen.', 'Two × 2: chosen.', 'Two: not chosen.', ''], heard
    assert browser.run('return byId("news").getAttribute("aria-live")') == 'polite'


def check_tv(browser, tv):
    """Everything fits on a TV, whatever the number of players: nobody scrolls it. All have the fullest tableau, much has
    just happened, and there is a code to join."""
    browser.show(tv)
    wait_for(browser, 'typeof table !== "undefined" && table')
    for n in range(2, 5 if browser.run('return table.game') == 'race' else 6):
        height = browser.run(f'''
          const own = table, log = ['A phase begins. '.repeat(60)], code = {{ address: '', rows: Array(33).fill('1'.repeat(33)) }};
          const copies = (list) => Array.from({{ length: {n} }}, () => list[list.length - 2]);
          show({{ ...own, log, code, players: copies(own.players), table: {{ ...own.table, seats: copies(own.table.seats) }} }});
          const height = document.documentElement.scrollHeight + Math.max(...[...document.querySelectorAll('.panel, .column')].map((one) => one.scrollHeight - one.clientHeight));
          show(own);
          return height;''')
        assert height <= 1080, (n, height)


def join(browser, phones, picture):
    """Each takes its seat; until then it is played on the laptop."""
    for phone in phones:
        browser.show(phone)
        wait_for(browser, 'typeof table !== "undefined" && table && isJoining()')
        check_names(browser, 'join')
        browser.take_picture(picture)
        browser.run('byId("main").click()')
        wait_for(browser, '!isJoining()')


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
    join(browser, phones, pictures / f'{room}-join.png')
    end = time.monotonic() + SECONDS
    taken = set()
    asked = find_asked(browser, phones)
    check_call(browser, asked[0])
    check_focus(browser, asked[0])
    for i, away in enumerate((reload, sleep, lose, vanish)):
        check_draft(browser, asked[i % len(asked)], away)
    check_hasty(browser, asked[0])
    check_elsewhere(browser, asked[0], host.port, host.tokens[phones.index(asked[0])])
    check_news(browser, asked[0])
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
    check_gone(browser, phones[0])
    frames = host.read_frames()
    assert host.quit() == 0
    print(f'{room}: {sorted(taken)}, {frames}', flush=True)
    assert frames['half'] <= FRAME, frames


def check_gone(browser, phone):
    """With an old code, a page that was open says that it is no longer valid, and stops trying."""
    browser.show(phone)
    browser.run('''
      const Real = WebSocket, old = '0'.repeat(TOKEN.length);
      history.replaceState(null, '', '/s/' + old);
      window.WebSocket = Object.assign(function (address) { return new Real(address.replace(TOKEN, old)); }, { OPEN: Real.OPEN });
      socket.close();''')
    wait_for(browser, 'farewell === "gone" && byId("strip").textContent === T.gone && byId("sheet").hidden')


def check_looks(browser, phone, room, pictures):
    """The narrowest phone, dark, and the Reference."""
    browser.show(phone)
    browser.tell('Emulation.setDeviceMetricsOverride', width=320, height=568, deviceScaleFactor=1, mobile=True)
    browser.tell('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': 'dark'}])
    browser.run('cover(false); byId("find-part").open = true; byId("words").value = "genes"; byId("words").dispatchEvent(new Event("input"))')
    wait_for(browser, 'document.querySelectorAll("#found details").length')
    assert browser.run('return document.documentElement.scrollWidth') <= 320
    browser.take_picture(pictures / f'{room}-narrow-dark.png')


def main():
    skip_without_browser()
    pictures = Path(sys.argv[2])
    pictures.mkdir(parents=True, exist_ok=True)
    for room in sys.argv[3:] or ('mirror', 'play', 'race', 'race-books', 'clock'):
        browser = Browser()
        try:
            play(browser, sys.argv[1], room, pictures)
        finally:
            browser.quit()


main()
