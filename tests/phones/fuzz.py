#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damages valid requests and WebSocket frames. Whatever it gets, the server keeps running, shows no seat to
anybody without its token, and the game does not change.

    fuzz.py PHONE-HOST [--seed N] [--seconds N]

`make check` runs it for some seconds from a fixed number, `make soak` for longer from a new one."""

import argparse
import os
import random
import socket
import struct
import time

from phone import Closed, Host, Phone, request

NASTY = [b'\0', b'\r\n', b'\xff' * 40, b'%00', b'..%2f', b'A' * 3000, b'\x80', b'-1', b'99999999999999999999', b'{', b'"', b'\xed\xa0\x80']


def damage(rng, data):
    data = bytearray(data)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(data) + 1)
        how = rng.randrange(5)
        if how == 0 and data:
            data[at % len(data)] ^= 1 << rng.randrange(8)
        elif how == 1:
            data[at:at] = rng.choice(NASTY)
        elif how == 2:
            del data[at:at + rng.randrange(1, 20)]
        elif how == 3:
            data[at:at] = data[at:at + rng.randrange(1, 60)]
        else:
            data = data[:at]
    return bytes(data)


def ask(host, token):
    return (f'GET /socket/{token}?en HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
            f'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n').encode()


def frame(rng, text):
    """Mostly valid: sometimes an odd opcode, a wrong length, no mask, or a part of a message."""
    data = damage(rng, text) if rng.random() < 0.7 else text
    first = 0x81 if rng.random() < 0.7 else rng.randrange(256)
    size = len(data) if rng.random() < 0.8 else rng.choice([0, 125, 126, 127, 65535, 2**31, 2**63])
    mask = rng.randbytes(4)
    masked = 0x80 if rng.random() < 0.9 else 0
    head = bytes([first, masked | size]) if size < 126 else bytes([first, masked | 126]) + struct.pack('>H', size) if size < 65536 \
        else bytes([first, masked | 127]) + struct.pack('>Q', size)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def try_http(host, rng):
    base = rng.choice([ask(host, '0' * 32), f'GET /s/{"1" * 32} HTTP/1.1\r\nHost: x\r\n\r\n'.encode(),
                       f'GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nRange: bytes=0-9\r\n\r\n'.encode(),
                       b'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'])
    reply = request(host.port, damage(rng, base), 0.15)
    assert b'"seat"' not in reply, reply[:200]


def try_frames(host, rng):
    try:
        phone = Phone(host.port, rng.choice([*host.tokens, host.pick]), rng.choice(['en', 'de', '..', '']))
        phone.follow(0.05)
        number = phone.table['question']['id'] if phone.table and phone.table['question'] else 1
        for _ in range(rng.randrange(1, 6)):
            what = rng.choice(['change', 'put-back', 'unlock', 'undo', 'find', 'look', 'pick', 'watch', 'nothing'])
            text = f'{{"do":"{what}","question":{number},"undo":1,"answer":"done","on":true,"words":"x","seat":0,"names":["Old Earth",7,null]}}'
            phone.link.sendall(frame(rng, text.encode()))
        phone.follow(0.05)
        phone.close()
    except (Closed, OSError, ValueError):
        pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('--seed', type=int, default=20)
    parser.add_argument('--seconds', type=float, default=20)
    options = parser.parse_args()
    seed = options.seed or random.SystemRandom().randrange(2**32)
    print(f'seed {seed}', flush=True)
    rng = random.Random(seed)
    # libsoup 3.2 itself leaks the method of a request that it can't parse, so leaks are not checked here.
    os.environ['ASAN_OPTIONS'] = os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
    host = Host(options.program, 'roll', ['person', 'person'])
    host.tell('open 1')
    watcher = Phone(host.port, host.tokens[-1])
    watcher.follow()
    while not any(player['is_asked'] for player in watcher.table['players']):  # everything before that happens by itself
        watcher.follow(1)
    before = watcher.table['table']
    runs = 0
    end = time.monotonic() + options.seconds
    while time.monotonic() < end:
        rng.choice([try_http, try_frames])(host, rng)
        assert host.process.poll() is None, 'it has ended'
        watcher.follow()  # a screen that answers no pings is disconnected
        runs += 1
    watcher.follow(1)
    assert watcher.table['table'] == before, 'the game has gone on'
    phone = Phone(host.port, host.tokens[0])
    phone.follow(1)
    assert phone.table['question'] is not None
    phone.close()
    watcher.close()
    assert host.quit() == 0
    print(f'{runs} runs')


main()
