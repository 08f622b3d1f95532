# SPDX-License-Identifier: GPL-3.0-or-later
"""What the generators of all games share: reading JSON strictly, and writing C."""

import json
import os
import re


class DataError(Exception):
    """The data are wrong; the message names the file, the piece and the key."""


def fail(where, what):
    raise DataError(f"{where}: {what}")


# Reading a value of a known type. Each takes where it stands, for the message.

def as_object(value, where, required, optional=()):
    if not isinstance(value, dict):
        fail(where, "must be an object")
    for key in value:
        if key not in required and key not in optional:
            fail(where, f'unknown key "{key}"')
    for key in required:
        if key not in value:
            fail(where, f'missing key "{key}"')
    return value


def as_list(value, where):
    if not isinstance(value, list) or not value:
        fail(where, "must be a list that is not empty")
    return value


def as_number(value, where, least=1, most=255):
    if type(value) is not int or not least <= value <= most:
        fail(where, f"must be a whole number from {least} to {most}, not {json.dumps(value)}")
    return value


def as_bool(value, where):
    if type(value) is not bool:
        fail(where, f"must be true or false, not {json.dumps(value)}")
    return value


def as_text(value, where):
    if not isinstance(value, str) or not value.strip():
        fail(where, "must be a text that is not empty")
    if value != value.strip() or "\n" in value:
        fail(where, "must be one line without spaces around it")
    return value


def as_word(value, where, words):
    if not isinstance(value, str) or value not in words:
        fail(where, f"unknown value {json.dumps(value)}, not one of {', '.join(words)}")
    return value


def as_set(value, where, words):
    for word in as_list(value, where):
        as_word(word, where, words)
    if value != [word for word in words if word in value]:
        fail(where, f"must be in the order {', '.join(words)}, each at most once")
    return value


def as_any_or_set(value, where, words):
    return value if value == "any" else as_set(value, where, words)


def slug(name):
    return re.sub("[^a-z0-9]+", "-", re.sub("[',.]", "", name.lower()))


def no_key_twice(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f'key "{key}" twice in one object: {json.dumps(dict(pairs))[:60]}')
    return dict(pairs)


def load(path):
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file, object_pairs_hook=no_key_twice)
    except (OSError, ValueError) as error:
        raise DataError(f"{os.path.basename(path)}: {error}") from error


# Writing C.

def c_bool(value):
    return "true" if value else "false"


def c_string(text):
    return json.dumps(text)


def c_braces(fields, indent):
    """The fields in braces, broken into lines of at most 100 columns."""
    lines = ["{"]
    for field in fields:
        if indent + len(lines[-1]) + len(field) > 96:
            lines.append(" ")
        lines[-1] += f" {field},"
    return f"\n{' ' * indent}".join(lines).rstrip(",") + " }"
