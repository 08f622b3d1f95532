#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends the queries of GNOME Shell to the program, over a private session bus.

The bus starts the program by its service file, as on a desktop: no window is opened before a result
is activated.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

APP = 'io.github.orrerytable.Orrery'
PATH = '/io/github/orrerytable/Orrery'
INTERFACE = 'org.gnome.Shell.SearchProvider2'
CONFIG = '''<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <servicedir>{folder}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
'''

failures = 0
n = 0


def check(what, passed, detail=''):
    global failures, n
    n += 1
    failures += not passed
    print(f'{"ok" if passed else "not ok"} {n} {what}')
    if not passed:
        print(f'# {detail}')


def call(method, *args, path=PATH + '/SearchProvider', interface=INTERFACE):
    """Returns the reply of the method, as gdbus prints it."""
    answer = subprocess.run(
        ['gdbus', 'call', '--session', '--timeout', '20', '--dest', APP, '--object-path', path,
         '--method', f'{interface}.{method}', *args],
        capture_output=True, text=True)
    return answer.stdout.strip() or answer.stderr.strip()


def windows():
    """How many windows the program has exported on the bus."""
    tree = subprocess.run(['gdbus', 'introspect', '--session', '--dest', APP, '--object-path',
                           PATH + '/window', '--only-properties', '--recurse'],
                          capture_output=True, text=True).stdout
    return tree.count('node ' + PATH + '/window/')


def wait_for_window():
    for _ in range(100):
        if windows() > 0:
            return True
        time.sleep(0.1)
    return False


def ask():
    found = call('GetInitialResultSet', "['galactic', 'exchange']")
    check('a name finds its tile', found.startswith("(['galactic-exchange'"), found)
    found = call('GetInitialResultSet', "['galac', 'exch']")
    check('the beginnings of a name will do', found.startswith("(['galactic-exchange'"), found)
    for word in ('music', 'steam', 'mail', 'chess', 'galatic'):
        found = call('GetInitialResultSet', f"['{word}']")
        check(f'{word} is not a name of ours', found == '(@as [],)', found)
    for word, key in {'envoys': 'frontiers:envoys', 'chart': 'frontiers:chart',
                      'tolerance': 'frontiers:goal-faction-tolerance'}.items():
        found = call('GetInitialResultSet', f"['{word}']")
        check(f'{word} is printed on a piece', found == f"(['{key}'],)", found)
    for word in ('tips', 'rounding', 'setup'):
        found = call('GetInitialResultSet', f"['{word}']")
        check(f'{word} is only a rule', found == '(@as [],)', found)
    found = call('GetInitialResultSet', "['qqqqq']")
    check('nothing finds nothing', found == '(@as [],)', found)
    found = call('GetInitialResultSet', "['g']")
    check('one letter finds nothing', found == '(@as [],)', found)
    found = call('GetSubsearchResultSet', "['free-trade-zone']", "['free', 'trade', 'z']")
    check('a narrower search', found.startswith("(['free-trade-zone'"), found)

    metas = call('GetResultMetas', "['free-trade-zone', 'die-military', 'recruit', 'no-such']")
    check('names', "'Free Trade Zone'" in metas and "'Recruit'" in metas, metas[:300])
    check('ids', "'id': <'free-trade-zone'>" in metas, metas[:300])
    check('the power in words', 'Gray worlds cost you 2 less' in metas, metas[:300])
    check('pictures', metas.count("'icon-data': <(96, 96, 384, true, 8, 4, ") == 2, metas[:300])
    check('an icon where there is none', metas.count("'gicon'") == 1, metas[:300])
    check('no window yet', windows() == 0)

    call('ActivateResult', "'free-trade-zone'", "['free']", '0')
    check('a result opens the window', wait_for_window())
    recent = subprocess.run(['gsettings', 'get', APP, 'recent'], capture_output=True, text=True)
    check('and the entry in it', "'free-trade-zone'" in recent.stdout, recent.stdout)
    call('LaunchSearch', "['alien']", '0')
    check('the search goes on in the window', windows() == 1)
    call('Activate', 'quit', '[]', '{}', path=PATH, interface='org.gtk.Actions')


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, 'bus.conf').write_text(CONFIG.format(folder=folder))
        Path(folder, APP + '.service').write_text(
            f'[D-BUS Service]\nName={APP}\nExec={program} --gapplication-service\n')
        # The settings are checked from outside, so they are in a file.
        os.environ.update(GSETTINGS_BACKEND='keyfile', XDG_CONFIG_HOME=folder)
        bus = subprocess.Popen(['dbus-daemon', f'--config-file={folder}/bus.conf', '--nofork',
                                '--print-address'], stdout=subprocess.PIPE, text=True)
        try:
            os.environ['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().strip()
            ask()
        finally:
            bus.terminate()
            bus.wait()
    print(f'1..{n}')
    return failures > 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
