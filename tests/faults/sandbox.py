#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs cannot start others or connect to the network, because they use no such function; and in their
sandbox they have only the permissions they need: sandbox.py SOURCEDIR PROGRAM…"""

import os
import re
import subprocess
import sys

SOURCE, *PROGRAMS = sys.argv[1:]

# Links and the folder of a damaged game are opened by the desktop (gtk_show_uri) on request.
LINKS = {"src/app/history/orrery-bgstats-dialog.c", "src/app/keep/orrery-game-row.c",
         "src/app/reference/orrery-reference-actions.c"}
# D-Bus connects to the desktop; its connection is GApplication's.
NEVER = re.compile(r"""
    system | popen | exec[lv]\w* | fexecve | posix_spawn\w* | v?fork | clone3? | dlopen
  | socket | socketpair | connect | bind | listen | accept4? | getaddrinfo | gethostby\w+ | sendto
  | g_spawn_\w+ | g_subprocess_\w+ | g_app_info_\w+ | g_desktop_app_info_\w+ | g_module_open\w*
  | g_socket_\w+ | g_resolver_\w+ | g_network_\w+ | g_tls_\w+ | g_proxy_\w+
  | g_file_new_for_uri | g_file_mount_\w+ | gtk_uri_launcher_\w+ | gtk_file_launcher_\w+
""", re.X)
# Only if phones are invited, and only to listen (src/phones/orrery-phone-door.c).
LISTENS = re.compile(r"g_socket_(?:service|listener|connection)_\w+"
                     r"|g_socket_(?:set_timeout|set_option|condition_check|shutdown|address_get_type)")
PERMITTED = {"--share=ipc", "--share=network", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}

failed = 0
for program in PROGRAMS:
    listed = subprocess.run(["nm", "-D", "--undefined-only", program], check=True, capture_output=True, text=True)
    names = {line.split()[-1].split("@")[0] for line in listed.stdout.splitlines() if line.strip()}
    if "g_free" not in names:
        print(f"{program} calls nothing at all? {sorted(names)[:5]}")
        failed += 1
    for name in sorted(names):
        if NEVER.fullmatch(name) and not (LISTENS.fullmatch(name) and os.path.basename(program) == "orrery"):
            print(f"{program} calls {name}")
            failed += 1

shown = subprocess.run(["grep", "-rlE", "gtk_show_uri|gtk_link_button|GtkLinkButton", f"{SOURCE}/src", f"{SOURCE}/ui"],
                       capture_output=True, text=True, check=False).stdout.split()
for file in {os.path.relpath(path, SOURCE) for path in shown} - LINKS:
    print(f"{file} opens links")
    failed += 1

with open(f"{SOURCE}/flatpak/io.github.orrerytable.Orrery.yml") as manifest:
    wanted = set(re.findall(r"^  - (--[a-z-]+=\S+)$", manifest.read().split("finish-args:")[1].split("cleanup:")[0], re.M))
if not wanted or wanted - PERMITTED:
    print(f"the sandbox is given {sorted(wanted - PERMITTED) or 'nothing'}")
    failed += 1
raise SystemExit(failed > 0)
