#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks from the same network: wrong and old tokens, other seats, malformed and huge messages, slow
requests, tricks with paths, and a thousand connections. Afterwards the game still works.

    hostile.py PHONE-HOST"""

import os
import random
import socket
import sys
import time

from phone import Closed, Host, Phone, get, request


def expect_closed(phone, code):
    try:
        phone.follow(3)
    except Closed as closed:
        assert closed.code == code, closed
        return
    raise AssertionError('it is still connected')


def check_pages(host):
    for path in (f'/s/{host.tokens[0]}', f'/tv/{host.tokens[-1]}', '/frontiers.js', '/join.js', '/page.css', '/page.js', '/pieces.js', '/race.js', '/roll.js', '/speech.js', '/words.js', '/icon.svg'):
        status, headers, body = get(host.port, path)
        assert status == 200 and body, path
        policy = headers['content-security-policy']
        assert "default-src 'none'" in policy and 'unsafe' not in policy and 'http' not in policy.replace('https', ''), policy
        assert headers['x-content-type-options'] == 'nosniff' and headers['referrer-policy'] == 'no-referrer'
        assert b'http://' not in body.replace(b'http://www.w3.org', b'').replace(b'http://www.inkscape', b''), path
    total = sum(len(get(host.port, path)[2]) for path in ('/frontiers.js', '/join.js', '/page.css', '/page.js', '/pieces.js', '/race.js', '/roll.js', '/speech.js', '/words.js', '/icon.svg'))
    assert total < 150 * 1024, total


def check_tokens(host):
    """128 random bits in every address: five per letter, three in the last."""
    tokens = list(host.tokens)
    for _ in range(12):
        host.tell('reissue 0')
        tokens.append(host.tokens[0])
    for token in tokens:
        assert len(token) == 26 and set(token) <= set('0123456789abcdefghjkmnpqrstvwxyz') and token[-1] in '048cgmrw', token
    assert len(set(tokens)) == len(tokens)
    assert all(len({token[i] for token in tokens}) > 1 for i in range(26)), tokens


def check_tricks(host):
    token = host.tokens[0]
    wrong = [f'/s/{token[:-1]}', f'/s/{token}0', f'/s/{token.upper()}x', '/s/', '/s', '/', f'/tv/{token}', f'/s/{host.tokens[-1]}',
             '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/page.js/..', '//page.js', '/page.js%00', f'/s/{"0" * len(token)}', '/phone/page.js']
    for path in wrong:
        status, _, body = get(host.port, path)
        assert status in (400, 404), (path, status)
        assert b'root:' not in body and token.encode() not in body, path


def check_requests(host):
    head = f'Host: 127.0.0.1:{host.port}\r\n'
    for method in ('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'HEADACHE'):
        reply = request(host.port, f'{method} / HTTP/1.1\r\n{head}Content-Length: 5\r\n\r\nhello'.encode(), 2)
        assert b' 200 ' not in reply.split(b'\r\n')[0], (method, reply[:80])
    for junk in (b'\0' * 1000, b'GET', b'GET / HTTP/9.9\r\n\r\n', os.urandom(4000), b'GET /' + b'a' * 100000 + b' HTTP/1.1\r\n\r\n'):
        reply = request(host.port, junk, 1)
        assert b' 200 ' not in reply.split(b'\r\n')[0], junk[:20]


def expect_refused(port, status, token, **more):
    try:
        Phone(port, token, **more)
    except Closed as closed:
        assert closed.code == status, closed
        return
    raise AssertionError(f'it was let in: {more}')


def check_sockets(host):
    """Nobody without a token gets a WebSocket, which could send more than a request."""
    token = host.tokens[0]
    for wrong in ('0' * len(token), token[:-1], '', '../' + token):
        expect_refused(host.port, 404, wrong)
    for origin in ('http://example.org', 'null', f'https://127.0.0.1:{host.port}', f'http://127.0.0.1:{host.port}.example.org'):
        expect_refused(host.port, 403, token, origin=origin)
    reply = request(host.port, f'POST /socket/{token} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello'.encode(), 2)
    assert b' 405 ' in reply.split(b'\r\n')[0], reply


def check_names(host):
    """A page whose name was made to lead here (DNS rebinding) gets nothing, not even with a token."""
    token = host.tokens[0]
    for name in ('example.org', 'orrery.local', '127.0.0.1.example.org', ''):
        expect_refused(host.port, 403, token, host=f'{name}:{host.port}')
        for path in ('/page.js', f'/s/{token}'):
            status, _, body = get(host.port, path, name)
            assert status == 403 and not body, (name, path, status)
    for name in ('127.0.0.1', 'localhost', '[::1]', '192.168.0.7'):
        assert get(host.port, '/page.js', name)[0] == 200, name


def check_endless(host):
    """A message in any number of parts would be kept in memory until it is whole."""
    phone = Phone(host.port, host.tokens[0])
    phone.follow(0.3)
    try:
        phone.send_frame(1, b'x' * 1000, is_last=False)
        for _ in range(2000):
            phone.send_frame(0, b'x' * 1000, is_last=False)
        phone.follow(3)
    except (Closed, OSError):
        return
    raise AssertionError('it took a message without an end')


def check_deaf(host):
    """What a screen does not read would be kept in memory, too."""
    phone = Phone(host.port, host.tokens[0])
    phone.follow(0.3)
    end = time.monotonic() + 100
    try:
        while time.monotonic() < end:
            phone.send({'do': 'find', 'words': 'die'})
            time.sleep(0.011)
    except ConnectionError:
        phone.close()
        return
    raise AssertionError('it goes on sending replies to nobody')


def check_seats(host):
    """A seat cannot change another one, and a TV cannot change anything."""
    one, other, tv = (Phone(host.port, host.tokens[i]) for i in (0, 1, -1))
    for phone in (one, other, tv):
        phone.follow(1)
    before = one.table['question']
    answer = before['choices'][0]['answer']
    assert other.table['question'] is None or other.table['question']['id'] != before['id']
    tv.send({'do': 'done', 'question': before['id']})
    assert tv.follow(0.5) == 'This screen is for watching only.'
    other.send({'do': 'done', 'question': before['id']})
    assert other.follow(0.5) == 'This question has already been answered.'
    other.send({'do': 'undo', 'undo': 1})
    assert other.follow(0.5) == 'This can no longer be undone.'
    for intruder in (other, tv):
        for what in ('change', 'done', 'put-back', 'unlock'):
            intruder.send({'do': what, 'question': before['id'], 'answer': answer, 'on': True, 'seat': 0})
        intruder.send({'do': 'undo', 'undo': one.table['undo']})
        assert intruder.follow(0.5) is not None
    one.follow(0.5)
    assert one.table['question'] == before
    one.send({'do': 'change', 'question': before['id'] + 1, 'answer': answer, 'on': True})
    assert one.follow(0.5) is not None
    for bad in ({'do': 'change', 'question': before['id'], 'answer': 'credits', 'on': True},
                {'do': 'change', 'question': before['id'], 'answer': 'set credits of seat 0 to 10', 'on': True},
                {'do': 'change', 'question': str(before['id']), 'answer': answer, 'on': True},
                {'do': 'change', 'question': before['id'], 'answer': answer, 'on': 'yes'},
                {'do': None}, {}, {'do': 'quit'}, {'do': 'find', 'words': 7}, {'do': ['undo']}):
        one.send(bad)
        one.follow(0.2)
    assert one.table['question'] == before
    for phone in (one, other, tv):
        phone.close()


def check_replayed(host):
    """A recorded frame that is sent again changes nothing: not while its question is asked, and not afterwards."""
    phone, other = Phone(host.port, host.tokens[0]), Phone(host.port, host.tokens[1])
    for one in (phone, other):
        one.follow(1)
    question = phone.table['question']
    change = {'do': 'change', 'question': question['id'], 'answer': question['choices'][0]['answer'], 'on': True}
    done = {'do': 'done', 'question': question['id']}
    phone.send(change)
    phone.follow(0.5)
    composed = phone.table['question']
    phone.send(change)
    phone.follow(0.5)
    assert phone.table['question'] == composed, 'the same change counted twice'
    for message in (done, done):
        phone.send(message)
        phone.follow(0.5)
    assert phone.table['question']['is_locked']
    phone.send({'do': 'unlock', 'question': question['id']})
    phone.send({'do': 'put-back', 'question': question['id']})
    phone.follow(0.5)
    assert phone.table['question'] == question, phone.table['question']
    other.send(change)  # recorded on the network, and sent by somebody else
    assert other.follow(0.5) is not None
    phone.follow(0.5)
    assert phone.table['question'] == question, phone.table['question']
    for one in (phone, other):
        one.close()


def check_screens(host):
    """Four screens of one seat at most: a fifth takes the place of the one that has been silent for longest."""
    screens = []
    for _ in range(4):
        screens.append(Phone(host.port, host.tokens[0]))
        screens[-1].follow(0.3)
        assert screens[-1].table is not None
    screens[0].send({'do': 'find', 'words': 'x'})
    screens[0].read()
    fifth = Phone(host.port, host.tokens[0])
    expect_closed(screens[1], 1008)
    fifth.follow(0.3)
    for one in (fifth, screens[0], screens[2], screens[3]):
        one.send({'do': 'find', 'words': 'x'})
        assert 'found' in one.read()
        one.close()


def read_code(host):
    """What a TV shows for those who want to join."""
    tv = Phone(host.port, host.tokens[-1])
    tv.follow(0.3)
    tv.close()
    return tv.table.get('code')


def check_pick(host):
    """While the laptop invites, its code gives a free seat to one phone, which nobody else can read afterwards; it never shows
    or changes more than a TV, and it is void when the invitation is closed."""
    assert not host.pick and read_code(host) is None
    host.tell('open 1')
    first = host.pick
    assert read_code(host)['address'] == f'http://127.0.0.1:{host.port}/pick/{first}'
    assert get(host.port, f'/pick/{first}')[0] == 200
    for path in (f'/s/{first}', f'/tv/{first}', f'/pick/{host.tokens[0]}', f'/pick/{host.tokens[-1]}', '/pick/', f'/pick/{"0" * 26}'):
        assert get(host.port, path)[0] == 404, path
    guest, owner = Phone(host.port, first), Phone(host.port, host.tokens[1])
    for one in (guest, owner):
        one.follow(0.5)
    assert 'code' not in owner.table and 'code' not in guest.table
    assert guest.table['seat'] == -1 and guest.table['question'] is None and guest.table['undo'] == 0
    for request in ({'do': 'done', 'question': 1}, {'do': 'join'}, {'do': 'undo', 'undo': 1}):
        guest.send(request)
        assert guest.follow(0.5) == 'This screen is for watching only.'
    for seat in (0, 1, 2, -1, -2, 2**40, '1', 1.0, True, None, [1]):  # both are on phones
        guest.send({'do': 'pick', 'seat': seat})
        assert guest.follow(0.3) == 'This seat is taken.', seat
    for one, what in ((owner, 'pick'), (owner, 'watch')):
        one.send({'do': what, 'seat': 0})
        assert one.follow(0.5) is not None
    old = host.tokens[1]
    host.tell('home 1')
    guest.follow(0.3)
    guest.send({'do': 'pick', 'seat': 1})
    folder, _, token = read_answer(guest, 'go').rpartition('/')
    assert folder == '/s' and token not in (old, first)
    expect_closed(owner, 1008)
    assert get(host.port, f'/s/{old}')[0] == 404 and get(host.port, f'/s/{token}')[0] == 200
    guest.send({'do': 'pick', 'seat': 1})
    assert guest.follow(0.5) == 'This seat is taken.'
    seated = Phone(host.port, token)
    seated.follow(0.5)
    assert seated.table['seat'] == 1 and seated.table['question'] is not None
    seated.close()
    guest.send({'do': 'watch'})
    assert read_answer(guest, 'go') == f'/tv/{host.tokens[-1]}'
    many = [Phone(host.port, first) for _ in range(8)]  # of nine, the idlest leaves
    expect_closed(guest, 1008)
    host.tell('open 0')
    assert host.tokens[1] == token and not host.pick and read_code(host) is None
    for one in many:
        expect_closed(one, 1008)
    assert get(host.port, f'/pick/{first}')[0] == 404
    expect_refused(host.port, 404, first)
    host.tell('open 1')
    assert host.pick != first
    host.tell('open 0')


def read_answer(phone, member):
    while member not in (message := phone.read()):
        pass
    return message[member]


def check_stopped(host):
    """It listens only while somebody is invited; later ones have other addresses."""
    port, before = host.port, [*host.tokens]
    host.tell('open 1')
    phones = [Phone(port, before[0]), Phone(port, before[-1]), Phone(port, host.pick)]
    pages = socket.create_connection(('127.0.0.1', port), timeout=5)
    host.tell('stop')
    for phone in phones:
        try:
            phone.follow(3)
            raise AssertionError('a screen is still connected')
        except (Closed, OSError):
            pass
    try:
        assert pages.recv(1) == b'', 'a connection is still open'
    except ConnectionResetError:
        pass
    try:
        socket.create_connection(('127.0.0.1', port), timeout=5)
        raise AssertionError('it still listens')
    except ConnectionRefusedError:
        pass
    host.tell('start')
    assert not host.pick and not set(host.tokens) & set(before)
    assert get(host.port, f'/s/{before[0]}')[0] == 404 and get(host.port, f'/s/{host.tokens[0]}')[0] == 200


def check_messages(host):
    for bad in ('', '{', '[]', '7', '[' * 3000, '{"do":' * 600, 'x' * 5000, '{"do":"find","words":"' + 'y' * 9000 + '"}'):
        phone = Phone(host.port, host.tokens[0])
        phone.follow(0.3)
        phone.send(bad)
        try:
            phone.follow(1)
            raise AssertionError(f'it took {bad[:20]}')
        except Closed:
            pass
    rng = random.Random(5)
    for _ in range(40):
        phone = Phone(host.port, host.tokens[0])
        try:
            for _ in range(5):
                phone.link.sendall(rng.randbytes(rng.randrange(1, 400)))
            phone.follow(0.05)
        except (Closed, OSError, ValueError):
            pass
        phone.close()
    phone = Phone(host.port, host.tokens[0])
    phone.follow(0.3)
    try:
        for _ in range(2000):
            phone.send({'do': 'find', 'words': 'x'})
        phone.follow(3)
        raise AssertionError('it took 2,000 messages at once')
    except (Closed, OSError):
        pass


def check_reissued(host):
    """An old code is void at once, also for a screen that is told so and goes on sending."""
    old = host.tokens[0]
    phone = Phone(host.port, old)
    phone.follow(0.5)
    question = phone.table['question']
    host.tell('reissue 0')
    assert host.tokens[0] != old
    phone.send({'do': 'change', 'question': question['id'], 'answer': question['choices'][0]['answer'], 'on': True})
    expect_closed(phone, 1008)
    assert get(host.port, f'/s/{old}')[0] == 404
    new = Phone(host.port, host.tokens[0])
    new.follow(0.5)
    assert new.table['question'] == question, 'an old code changed something'
    new.close()


def check_crowd(host):
    """Each is accepted or rejected at once; silent ones are disconnected; then there is room again."""
    crowd = []
    for _ in range(1000):
        try:
            crowd.append(socket.create_connection(('127.0.0.1', host.port), timeout=5))
        except OSError:
            break
    assert len(crowd) == 1000, len(crowd)
    slow = crowd[0]
    slow.sendall(b'GET /page.js HTTP/1.1\r\n')
    end = time.monotonic() + 90
    while True:
        try:
            phone = Phone(host.port, host.tokens[0])
            phone.follow(1)
            assert phone.table is not None
            break
        except (Closed, OSError):
            assert time.monotonic() < end, 'nobody is let in any more'
            time.sleep(1)
            try:
                slow.sendall(b'X-Slow: 1\r\n')
            except OSError:
                pass
    phone.close()
    for link in crowd:
        link.close()


def main():
    host = Host(sys.argv[1], 'roll', ['person', 'person'])
    for check in (check_pages, check_tokens, check_tricks, check_requests, check_sockets, check_names, check_endless, check_deaf, check_seats, check_replayed, check_screens, check_pick, check_messages, check_reissued, check_crowd, check_stopped):
        check(host)
        assert host.process.poll() is None, f'it ended in {check.__name__}'
        print(f'{check.__name__}: passed', flush=True)
    assert host.quit() == 0


main()
