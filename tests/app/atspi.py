# SPDX-License-Identifier: GPL-3.0-or-later
"""A small AT-SPI client for the tests. It asks for a whole level of the tree at once, which is much faster
than asking node by node, and caches nothing that could go stale.

The protocol is described in the XML files of at-spi2-core.
"""

import re
import time

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
# Bits of AtspiStateType.
STATES = {"checked": 4, "enabled": 8, "focusable": 11, "focused": 12, "pressed": 20, "selected": 23, "sensitive": 24,
          "showing": 25, "visible": 30}
PATIENCE = 60  # seconds, for a busy machine


def wait_for(what, condition):
    context, end = GLib.MainContext.default(), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        result = condition()
        if result:
            return result
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


class Node:
    """The properties of a node when it was read."""

    def __init__(self, bus, where, parent):
        self.bus, self.where, self.parent = bus, where, parent
        self.children, self.role, self.name, self.description, self.bits = [], "", "", "", 0

    def has(self, state):
        return bool(self.bits >> STATES[state] & 1)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def path(self):
        return (self.parent.path() if self.parent else []) + [f"{self.role} “{self.name}”"]

    def find(self, role, name):
        """The role may be a pattern too: newer GTK versions have other names for some."""
        role, pattern = re.compile(role), re.compile(name)
        for node in self.walk():
            if role.fullmatch(node.role) and pattern.match(node.name) and node.has("sensitive"):
                return node
        return None

    def press(self):
        (done,) = self.bus.ask(self.where, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))
        if not done:
            raise AssertionError(f"“{self.name}” was not pressed")

    def try_press(self):
        """False if it no longer exists."""
        try:
            self.press()
        except GLib.Error:
            return False
        return True

    def is_on_screen(self):
        """Pages that were never shown, and nodes that no longer exist, have no size."""
        try:
            ((_x, _y, width, height),) = self.bus.ask(self.where, "org.a11y.atspi.Component", "GetExtents",
                                                      GLib.Variant("(u)", (1,)))
        except GLib.Error:
            return False
        return width > 0 and height > 0

    def write(self, text):
        self.bus.ask(self.where, "org.a11y.atspi.EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))


class Bus:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        (address,) = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                       Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
            None, None)
        self.named = []  # (where, text) of every new name
        self.announced = []  # every text; GTK before 4.14 announces nothing
        for event, member, detail, hear in (("property-change:accessible-name", "PropertyChange", "accessible-name",
                                             lambda where, text: self.named.append((where, text))),
                                            ("announcement", "Announcement", None,
                                             lambda where, text: self.announced.append(text))):
            self.bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", member, None, detail, Gio.DBusSignalFlags.NONE,
                                      self.hear, hear)
            self.ask(("org.a11y.atspi.Registry", "/org/a11y/atspi/registry"), "org.a11y.atspi.Registry", "RegisterEvent",
                     GLib.Variant("(sass)", ("object:" + event, [], "")))

    @staticmethod
    def hear(_bus, sender, path, _interface, _member, arguments, hear):
        hear((sender, path), arguments.unpack()[3])

    def ask(self, where, interface, method, arguments=None):
        return self.bus.call_sync(*where, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE * 1000,
                                  None).unpack()

    def ask_all(self, questions):
        """The replies, in the order of the questions; None if the node no longer exists."""
        answers, left = [None] * len(questions), [len(questions)]

        def answered(bus, result, i):
            try:
                answers[i] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass
            left[0] -= 1

        for i, (where, interface, method, arguments) in enumerate(questions):
            self.bus.call(*where, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None,
                          answered, i)
        while left[0] > 0:
            GLib.MainContext.default().iteration(True)
        return answers

    def look(self, nodes):
        """Reads the properties of these nodes, and returns their children."""
        get_all = GLib.Variant("(s)", (ACCESSIBLE,))
        questions = [(node.where, interface, method, arguments) for node in nodes for interface, method, arguments in
                     ((ACCESSIBLE, "GetChildren", None), (ACCESSIBLE, "GetRoleName", None), (ACCESSIBLE, "GetState", None),
                      ("org.freedesktop.DBus.Properties", "GetAll", get_all))]
        answers, below = self.ask_all(questions), []
        for i, node in enumerate(nodes):
            children, role, bits, properties = answers[4 * i:4 * i + 4]
            if None in (children, role, bits, properties):
                continue
            node.role, node.bits = role[0], bits[0][0] | bits[0][1] << 32
            node.name, node.description = properties[0].get("Name", ""), properties[0].get("Description", "")
            if node.parent is not None and node.parent.parent is not None and not node.has("visible"):
                continue
            node.children = [Node(self, where, node) for where in children[0] if where[1] != "/org/a11y/atspi/null"]
            below += node.children
        return below

    def tree(self, where):
        """Everything visible of an app."""
        root = Node(self, where, None)
        level = [root]
        while level:
            level = self.look(level)
        return root

    def find_app(self, name):
        apps = [Node(self, where, None) for where in self.ask(REGISTRY, ACCESSIBLE, "GetChildren")[0]]
        self.look(apps)
        return next((app.where for app in apps if app.name == name), None)
