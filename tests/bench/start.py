#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a program takes from exec to its first painted frame, and how much memory it then holds.

Starts two programs by turns and prints the ratio of the first to the second. It looks at the
screen itself, so that any program can be measured without being asked:

    xvfb-run -a dbus-run-session -- tests/bench/start.py _build/src/app/orrery gnome-text-editor
"""

import argparse
import ctypes
import ctypes.util
import json
import os
import statistics
import subprocess
import sys
import time

PIXMAP_Z = 2
ALL_PLANES = ctypes.c_ulong(-1)
TIMEOUT = 20


class Screen:
    """The root window, seen with everything that lies on it."""

    def __init__(self):
        x11 = ctypes.CDLL(ctypes.util.find_library('X11') or 'libX11.so.6')
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XGetImage.restype = ctypes.c_void_p
        x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + \
            [ctypes.c_uint] * 2 + [ctypes.c_ulong, ctypes.c_int]
        x11.XGetPixel.restype = ctypes.c_ulong
        x11.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        x11.XDestroyImage.argtypes = [ctypes.c_void_p]
        self.x11 = x11
        self.display = x11.XOpenDisplay(None)
        if not self.display:
            sys.exit('There is no display; xvfb-run gives one.')
        self.root = x11.XDefaultRootWindow(self.display)

    def column(self, x=200, y=0, height=300):
        """The pixels of a short column: a window without a manager opens at the upper left."""
        image = self.x11.XGetImage(self.display, self.root, x, y, 1, height, ALL_PLANES, PIXMAP_Z)
        pixels = [self.x11.XGetPixel(image, 0, i) & 0xffffff for i in range(0, height, 10)]
        self.x11.XDestroyImage(image)
        return pixels


def painted(pixels):
    """Whether most of it is as light as a window: an unpainted one is black."""
    return sum(all((p >> shift) & 0xff > 0xc0 for shift in (0, 8, 16)) for p in pixels) > 20


def resident_kib(pid):
    with open(f'/proc/{pid}/status') as status:
        return next(int(line.split()[1]) for line in status if line.startswith('VmRSS:'))


def busy_ms(pid):
    """What its threads have computed so far: this is steadier than the clock on a busy machine."""
    tasks = os.listdir(f'/proc/{pid}/task')
    busy = 0
    for task in tasks:
        with open(f'/proc/{pid}/task/{task}/schedstat') as schedstat:
            busy += int(schedstat.read().split()[0])
    return busy / 1e6


def measure(screen, command, settle):
    while painted(screen.column()):
        time.sleep(0.01)
    begun = time.monotonic()
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not painted(screen.column()):
            if time.monotonic() - begun > TIMEOUT or program.poll() is not None:
                sys.exit(f'{command[0]} painted nothing')
            time.sleep(0.0005)
        seconds = time.monotonic() - begun
        busy = busy_ms(program.pid)
        time.sleep(settle)
        return seconds * 1000, resident_kib(program.pid), busy
    finally:
        program.kill()
        program.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('ours')
    parser.add_argument('theirs')
    parser.add_argument('-n', type=int, default=10, help='how often each is started')
    parser.add_argument('--settle', type=float, default=1.5, help='seconds before memory is read')
    options = parser.parse_args()
    os.environ.setdefault('GSK_RENDERER', 'cairo')

    screen = Screen()
    commands = [options.ours.split(), options.theirs.split()]
    for command in commands:  # Once for the disk's sake.
        measure(screen, command, 0)
    runs = [[], []]
    for _ in range(options.n):
        for i, command in enumerate(commands):
            runs[i].append(measure(screen, command, options.settle))

    ms = [statistics.median(run[0] for run in runs[i]) for i in range(2)]
    kib = [statistics.median(run[1] for run in runs[i]) for i in range(2)]
    busy = [statistics.median(run[2] for run in runs[i]) for i in range(2)]
    print(json.dumps({
        'start_ms': round(ms[0], 1), 'other_start_ms': round(ms[1], 1),
        'start_ratio': round(ms[0] / ms[1], 3),
        'busy_ms': round(busy[0], 1), 'other_busy_ms': round(busy[1], 1),
        'busy_ratio': round(busy[0] / busy[1], 3),
        'rss_kib': kib[0], 'other_rss_kib': kib[1], 'rss_ratio': round(kib[0] / kib[1], 3),
    }, indent=2))


if __name__ == '__main__':
    main()
