#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games with phones that tap at random: each gets its questions, secret ones all at the same time, and
none is ever told another's secrets.

    games.py PHONE-HOST          games without a screen
    games.py PHONE-APP rooms     games in the Table room of the real window"""

import random
import select
import sys
import time

from phone import Host, Phone

SECONDS = 300
FRAME = 16  # ms of processor time, for half of the frames; `make bench` measures the slowest


PAUSE = 0.011  # seconds between two taps: a phone that sends over 100 messages per second is disconnected


def pause(tapped):
    """Waits until a phone that tapped last at that time may tap again; returns the time."""
    time.sleep(max(0.0, tapped + PAUSE - time.monotonic()))
    return time.monotonic()


def tap(phone, rng):
    """One change or the end of the decision; False: there is nothing to do."""
    question = phone.table['question']
    if question is None or question['is_locked']:
        return False
    if question['can_draw'] and rng.random() < 0.2:
        roll(phone)
        return True
    choices = [one for one in question['choices'] if one['can_add'] or one['ticked'] > 0]
    if question['missing'] is None and (not choices or rng.random() < 0.7):
        phone.ask('done')
        return True
    assert choices, question
    one = rng.choice(choices)
    phone.ask('change', answer=one['answer'], on=one['ticked'] == 0 or (one['can_add'] and rng.random() < 0.8))
    return True


def roll(phone):
    """The app rolls the missing dice, and keeps those that were entered."""
    before = phone.table['question']
    phone.ask('draw')
    while not phone.is_answered:
        phone.follow(1)
    after = phone.table['question']
    assert after['missing'] is None and not after['can_draw'], after
    assert all(one['ticked'] >= old['ticked'] for one, old in zip(after['choices'], before['choices'])), (before, after)


def try_locked(phone):
    """A locked-in decision stays until it is unlocked; it may be given meanwhile."""
    question = phone.table['question']
    phone.follow(0.2)
    if phone.table['question'] == question and question['choices']:
        phone.ask('change', answer=question['choices'][0]['answer'], on=True)
        refusal = phone.follow(0.5)
        assert refusal in ('Unlock it first.', 'This question has already been answered.'), refusal


def check_secrets(phone, game):
    """A phone never gets others' secrets, and a TV nobody's."""
    seat = phone.table['seat']
    if game == 'frontiers':  # everything is open, but nobody answers for others
        asked = phone.table['table']['question']
        assert not phone.table['question'] or asked['seat'] == seat, asked
        return
    for i, other in enumerate(phone.table['table']['seats']):
        if i == seat:
            continue
        if game == 'roll':
            assert 'rolled' not in other or phone.table['step'] != 'roll', other
            for stack in (other['developments'], other['worlds']):
                assert all(tile == 'unknown' for tile in stack[1:]), other
        elif not phone.table['score']:
            assert phone.table['step'] != 'action' or not other.get('actions'), other
            assert all(card == 'unknown' or card in other.get('shown', []) for card in other['hand']), other


def follow(phone):
    """What others do never changes what this phone is composing."""
    question = phone.table['question']
    is_composing = phone.is_answered and question and not question['is_locked']
    phone.follow()
    assert not is_composing or phone.table['question'] == question, ('what was composed is lost', question, phone.table['question'])


def check_frames(host, room):
    """The window stays quick while phones play along."""
    frames = host.read_frames()
    print(f'{room}: {frames}')
    assert frames['half'] <= FRAME, frames


def play(program, room, kinds, seed, reload_often=False, has_window=False):
    rng = random.Random(seed)
    host = Host(program, room, kinds)
    game = 'race' if room.startswith('race') else 'frontiers' if room == 'clock' else 'roll'
    seats = [i for i, kind in enumerate(kinds) if kind == 'person']
    phones = {i: Phone(host.port, host.tokens[i]) for i in seats}
    together = taps = 0
    tapped = {i: 0.0 for i in seats}
    end = time.monotonic() + SECONDS
    for phone in phones.values():
        phone.join()
    tv = Phone(host.port, host.tokens[-1])
    tv.table = tv.read()
    if has_window:
        host.read_frames()  # from here on, without those that opened the window
    while not all(phone.table['score'] for phone in phones.values()):
        assert time.monotonic() < end, [phone.table['question'] for phone in phones.values()]
        asked = [i for i in seats if phones[i].table['question'] and not phones[i].table['question']['is_locked']]
        quiet = [i for i in asked if phones[i].is_answered]
        together = max(together, len(quiet))
        if reload_often and quiet and rng.random() < 0.02:
            i = rng.choice(quiet)
            before = phones[i].table['question']
            phones[i].close()
            phones[i] = Phone(host.port, host.tokens[i])
            while phones[i].table is None:
                phones[i].follow(0.02)
            assert phones[i].table['question'] == before, ('what was composed is lost', before, phones[i].table['question'])
        locked = [i for i in seats if phones[i].table['question'] and phones[i].table['question']['is_locked']]
        if locked and rng.random() < 0.02:
            try_locked(phones[rng.choice(locked)])
        for i in asked:
            if phones[i].is_answered and rng.random() < 0.8:  # some think longer
                tapped[i] = pause(tapped[i])
                taps += tap(phones[i], rng)
        is_idle = any(phones[i].is_answered for i in asked)
        select.select([phone.link for phone in phones.values()], [], [], 0.005 if is_idle else 0.5)
        for phone in phones.values():
            follow(phone)
            check_secrets(phone, game)
        tv.follow()
        check_secrets(tv, game)
    score = host.read_score()
    assert phones[seats[0]].table['score'] == score
    if has_window:
        check_frames(host, room)
    for phone in (*phones.values(), tv):
        phone.close()
    assert host.quit() == 0
    print(f'{room} of {len(kinds)}: {taps} taps, {together} decided at once')
    return together


def lock_in(phone, rng):
    """Decides at random; returns the question as it is locked in."""
    while not (phone.is_answered and phone.table['question']['is_locked']):
        if phone.is_answered:
            tap(phone, rng)
        phone.follow(0.02)
    return phone.table['question']


def wait_until(phones, is_so):
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, [phone.table['question'] for phone in phones]
        for phone in phones:
            phone.follow(0.02)


def is_at(phone, question):
    return phone.table['question'] is not None and phone.table['question']['id'] == question


def check_taken_over(host, phone):
    """A phone that comes back by itself does not take its seat away from the laptop."""
    again = Phone(host.port, host.tokens[2])
    while again.table is None:
        again.follow(0.1)
    again.send({'do': 'done', 'question': 1})
    assert again.follow(0.5) == 'This screen is for watching only.'
    assert not again.table['players'][2]['is_away'], again.table['players']
    again.close()


def check_locks(program, room):
    """Until all phones are ready, each can unlock its decision, the first as well; then all are given."""
    rng = random.Random(6)
    host = Host(program, room, ['person'] * 3)
    phones = [Phone(host.port, host.tokens[i]) for i in range(3)]
    for phone in phones:
        phone.join()
    wait_until(phones, lambda: all(phone.table['question'] for phone in phones))
    ids = [phone.table['question']['id'] for phone in phones]
    locked = lock_in(phones[0], rng)
    lock_in(phones[1], rng)
    phones[0].ask('unlock')
    wait_until(phones, lambda: not phones[0].table['question']['is_locked'])
    assert phones[0].table['question'] == {**locked, 'is_locked': False}, phones[0].table['question']
    phones[0].ask('done')
    wait_until(phones, lambda: phones[0].table['question']['is_locked'])
    if room == 'play':  # the only one who is still deciding continues on the laptop
        host.tell('here')
        wait_until(phones, lambda: [player['is_away'] for player in phones[0].table['players']] == [True, True, False])
        check_taken_over(host, phones[2])
    else:
        while is_at(phones[2], ids[2]):
            if phones[2].is_answered:
                tap(phones[2], rng)
            phones[2].follow(0.02)
    wait_until(phones, lambda: not is_at(phones[0], ids[0]) and not is_at(phones[1], ids[1]))
    for phone in phones:
        phone.close()
    assert host.quit() == 0


def main():
    program = sys.argv[1]
    if sys.argv[2:] == ['rooms']:
        check_locks(program, 'play')
        check_locks(program, 'race-books')
        assert play(program, 'race-books', ['person'] * 3, 5, reload_often=True, has_window=True) == 3
        assert play(program, 'mirror', ['person'] * 5, 4, reload_often=True, has_window=True) == 5
        assert play(program, 'clock', ['person'] * 3, 6, has_window=True) == 1
        return
    check_locks(program, 'roll')
    assert play(program, 'roll', ['person', 'person', 'person'], 1, reload_often=True) == 3
    assert play(program, 'roll', ['person', 'simple', 'person'], 2) == 2
    assert play(program, 'race', ['person', 'person'], 3) == 2


main()
