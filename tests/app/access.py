# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the real program in its own session, and reads and controls it over AT-SPI like a screen reader."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SKIPPED = 77


def skip(why):
    print("skipped:", why)
    sys.exit(SKIPPED)


try:
    from gi.repository import GLib
    from atspi import Bus, wait_for
except ImportError as error:
    skip(f"python3-gi is needed: {error}")

A11Y_BUS = "/usr/share/dbus-1/services/org.a11y.Bus.service"
BARE_SESSION = os.path.abspath(os.path.join(os.path.dirname(__file__), "../session.conf"))

# GTK's name for an unnamed widget.
TYPE_NAME = re.compile(r"(Gtk|Gdk|Adw|Orrery)[A-Z]\w+$")
MNEMONIC = re.compile(r"(^| )_\w")
# Containers, or parts that are read with their container.
HOLDERS = {"application", "window", "group", "widget", "generic", "presentation", "none", "label", "img", "image", "list",
           "list item", "row", "tab list", "tab panel", "separator", "scroll bar", "status"}

def is_named(node):
    """With a name that was not put together with a mnemonic."""
    return bool(node.name.strip()) and not TYPE_NAME.match(node.name) and not MNEMONIC.search(node.name)


def is_in(node, role, name=None):
    """TRUE if it is inside something with that role, and with that name if one is given."""
    holder = node.parent
    return holder is not None and (holder.role == role and name in (None, holder.name) or is_in(holder, role, name))


def is_nameless(node):
    if is_named(node) or node.role in HOLDERS and not node.has("focusable"):
        return False
    # libadwaita does not name the button that closes a toast.
    if is_in(node, "widget", "AdwToastWidget"):
        return False
    # A row is read by its contents; a scroller has no meaning of its own.
    if node.role in ("list item", "row"):
        return not any(is_named(other) for other in node.walk())
    return node.role not in ("group", "widget", "generic") and not (node.role == "list" and is_in(node, "combo box"))


class Program(unittest.TestCase):
    """Runs the program named by the first argument during its tests."""

    @classmethod
    def setUpClass(cls):
        cls.bus = wait_for("the bus", cls.connect)
        cls.log = open(os.path.join(os.environ["XDG_DATA_HOME"], "log"), "w+", encoding="utf-8")
        cls.program = subprocess.Popen([sys.argv[1]], stdout=cls.log, stderr=cls.log,
                                       env=os.environ | {"G_DEBUG": "fatal-criticals"})
        cls.app = wait_for("the app", cls.find_app)

    @classmethod
    def tearDownClass(cls):
        cls.program.terminate()
        cls.program.wait()
        cls.log.seek(0)
        said = cls.log.read()
        cls.log.close()
        # In a build sandbox there is no portal.
        said = [line for line in said.splitlines() if "Flatpak portal" not in line]
        assert not any(word in line for line in said for word in ("CRITICAL", "WARNING")), "\n".join(said)

    @staticmethod
    def connect():
        """None while the display restarts, which it does when its last window has closed."""
        try:
            return Bus()
        except GLib.Error:
            return None

    @classmethod
    def is_alive(cls):
        if cls.program.poll() is not None:
            cls.log.seek(0)
            raise AssertionError("the app has ended: " + cls.log.read())
        return True

    @classmethod
    def find_app(cls):
        cls.is_alive()
        return cls.bus.find_app("orrery")

    def see(self):
        self.is_alive()
        return self.bus.tree(self.app)

    def wait_to_see(self, role, name):
        return wait_for(f"{role} “{name}”", lambda: self.see().find(role, name))

    def wait_for_choice(self, purpose):
        """A drop-down. Newer GTK versions name it after its selected item, and its purpose is the
        description."""
        return wait_for(f"choice of “{purpose}”", lambda: next((node for node in self.see().walk() if node.role == "combo box"
                                                               and purpose in (node.name, node.description)), None))

    def hears(self, pattern):
        regions = [node.where for node in self.see().walk() if node.role == "status"]
        return wait_for(f"“{pattern}” to be announced",
                        lambda: any(where in regions and re.search(pattern, text) for where, text in self.bus.named)
                        or any(re.search(pattern, text) for text in self.bus.announced))

    def enter(self, room):
        self.wait_to_see("tab", room + "$").press()
        wait_for(room, lambda: self.see().find("tab", room + "$").has("selected"))

    def list_nameless(self):
        tree = self.see()
        self.assertGreater(len(list(tree.walk())), 20)
        return [" / ".join(node.path()[-4:]) + f" ({node.description})" for node in tree.walk()
                if is_nameless(node) and node.is_on_screen()]

    def check_names(self):
        """Widgets that disappear during reading have no name either, so read again."""
        for _ in range(5):
            nameless = self.list_nameless()
            if not nameless:
                return
            time.sleep(0.5)
        self.fail("\n".join(["these have no name:"] + nameless))


def run_in_own_session(settings):
    """With its own bus, data and settings."""
    if shutil.which("dbus-run-session") is None:
        skip("dbus-run-session is needed")
    if not os.path.exists(A11Y_BUS):
        skip("at-spi2-core is needed")
    with tempfile.TemporaryDirectory(prefix="orrery-access-") as folder:
        os.makedirs(folder + "/glib-2.0/settings")
        with open(folder + "/glib-2.0/settings/keyfile", "w", encoding="utf-8") as file:
            file.write("[io/github/orrerytable/Orrery]\n" + settings)
        # The only service that its bus starts.
        os.makedirs(folder + "/services")
        os.symlink(A11Y_BUS, folder + "/services/" + os.path.basename(A11Y_BUS))
        with open(folder + "/session.conf", "w", encoding="utf-8") as file:
            file.write(f"<busconfig><include>{BARE_SESSION}</include><servicedir>{folder}/services</servicedir></busconfig>")
        for name in ("GTK_A11Y", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS", "G_DEBUG"):
            os.environ.pop(name, None)
        os.environ.update(ORRERY_OWN_SESSION="1", XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder,
                          GSETTINGS_BACKEND="keyfile")
        return subprocess.run(["dbus-run-session", f"--config-file={folder}/session.conf", "--", sys.executable] + sys.argv,
                              check=False).returncode


def main(settings):
    """Runs the tests of the program's file with these Orrery settings."""
    if "ORRERY_OWN_SESSION" not in os.environ:
        sys.exit(run_in_own_session(settings))
    unittest.main(argv=sys.argv[:1], verbosity=2)
