#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""From a tap to the update of the other phones: at most 100 ms with five phones on loopback. A busy machine
delays everything, so only the fastest quarter counts.

    latency.py PHONE-HOST"""

import sys
import time

from phone import Host, Phone

MOST = 0.1  # s
TAPS = 60


def measure(phones):
    """One tap, until the slowest of the others has its update."""
    for phone in phones:
        phone.follow(0.02)
    question = phones[0].table['question']
    one = next(choice for choice in question['choices'] if choice['can_add'] or choice['ticked'] > 0)
    begun = time.monotonic()
    phones[0].ask('change', answer=one['answer'], on=one['ticked'] == 0)
    for phone in phones[1:]:
        phone.read()
    return time.monotonic() - begun


def main():
    host = Host(sys.argv[1], 'roll', ['person'] * 5)
    phones = [Phone(host.port, host.tokens[i]) for i in range(5)]
    for phone in phones:
        phone.follow(0.5)
    times = sorted(measure(phones) for _ in range(TAPS))
    print(f'{times[TAPS // 4] * 1000:.1f} ms for a quarter, {times[TAPS // 2] * 1000:.1f} ms for half of the taps')
    assert times[TAPS // 4] <= MOST, times
    for phone in phones:
        phone.close()
    assert host.quit() == 0


main()
