#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The code for everybody in a real browser: a phone says who it is and becomes that seat's, another one only watches, and a
TV shows the code while seats are free; in all languages, from the narrowest phone on, in light and dark.

    join.py PHONE-HOST FOLDER-FOR-PICTURES

Skipped if there is no Chromium."""

import sys
from pathlib import Path

from chromium import Browser, check_names, skip_without_browser, wait_for
from phone import Host

IS_HERE = 'typeof table !== "undefined" && table'
WIDTHS = ((320, 568, 'dark'), (360, 740, 'light'), (412, 800, 'light'))
SMALL = '''return [...document.querySelectorAll('label.person, button')].filter((one) => one.offsetParent !== null && one.offsetHeight < 44).length'''
ROWS = '''const code = document.querySelector('#code .qr'), size = table.code.rows.length;
          return [code.getAttribute('viewBox'), `0 0 ${size + 8} ${size + 8}`, document.documentElement.scrollHeight];'''


def set_size(browser, width, height, scheme='light'):
    browser.tell('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
    browser.tell('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': scheme}])


def check_sizes(browser, language, pictures):
    for width, height, scheme in WIDTHS:
        set_size(browser, width, height, scheme)
        assert browser.run('return document.documentElement.scrollWidth') <= width, (language, width)
        assert browser.run(SMALL) == 0, (language, width)
        browser.take_picture(pictures / f'pick-{language}-{width}.png')


def check_tv(browser, host, pictures):
    """Everything fits beside the code, which is dark on light, with its margin."""
    tv = browser.open(f'http://127.0.0.1:{host.port}/tv/{host.tokens[-1]}')
    set_size(browser, 1920, 1080)
    wait_for(browser, f'{IS_HERE} && !byId("code").hidden')
    box, expected, height = browser.run(ROWS)
    assert box == expected and height <= 1080, (box, height)
    browser.take_picture(pictures / 'tv-code.png')
    return tv


def pick(browser, page, seat):
    browser.show(page)
    wait_for(browser, IS_HERE)
    assert browser.run('return byId("main").disabled'), 'nobody is chosen yet'
    browser.run(f'document.querySelectorAll(".person input")[{seat}].focus(); document.querySelectorAll(".person input")[{seat}].click()')
    wait_for(browser, '!byId("main").disabled')
    assert browser.run(f'return document.activeElement === document.querySelectorAll(".person input")[{seat}]'), 'the focus is lost'
    assert browser.run(f'return byId("news").textContent === `${{seatName({seat})}}${{T.colon}}${{T.chosen}}.`'), 'nobody says what is chosen'
    browser.run('byId("main").click()')
    wait_for(browser, f'location.pathname.startsWith("/s/") && {IS_HERE} && table.seat === {seat} && !isJoining()')


def play(host, language, pictures):
    browser = Browser(language)
    address = f'http://127.0.0.1:{host.port}/pick/{host.pick}'
    try:
        one, other = browser.open(address), browser.open(address)
        browser.show(one)
        wait_for(browser, IS_HERE)
        check_sizes(browser, language, pictures)
        check_names(browser, 'pick')
        tv = check_tv(browser, host, pictures)
        pick(browser, one, 0)
        browser.show(other)
        wait_for(browser, '!isFree(table.players[0]) && document.querySelectorAll(".person input")[0].disabled')
        browser.run('document.querySelector(".flat").click()')
        wait_for(browser, f'location.pathname.startsWith("/tv/") && {IS_HERE}')
        set_size(browser, 320, 568)
        assert browser.run('return document.documentElement.scrollWidth') <= 320
        pick(browser, browser.open(address), 1)
        browser.show(tv)
        wait_for(browser, 'byId("code").hidden')  # everybody has a seat
        host.tell('home 1')
        wait_for(browser, '!byId("code").hidden')
        late = browser.open(address)
        wait_for(browser, IS_HERE)
        host.tell('open 0')
        browser.show(late)
        wait_for(browser, 'farewell === "gone" && byId("sheet").hidden')
        browser.show(tv)
        wait_for(browser, 'byId("code").hidden')
    finally:
        browser.quit()


def main():
    skip_without_browser()
    pictures = Path(sys.argv[2])
    pictures.mkdir(parents=True, exist_ok=True)
    host = Host(sys.argv[1], 'roll', ['person', 'person', 'simple'])
    for language in ('en', 'de', 'fr'):
        for seat in range(2):
            host.tell(f'home {seat}')
        host.tell('open 1')
        play(host, language, pictures)
    assert host.quit() == 0


main()
