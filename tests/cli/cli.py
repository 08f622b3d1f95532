# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the real orrery-cli, for the tests in this folder. The first argument is the program."""

import base64
import hashlib
import json
import os
import subprocess
import sys
import unittest

sys.dont_write_bytecode = True
PROGRAM = sys.argv.pop(1)
DONE, REFUSED, MISUSED = 0, 1, 2


def run(*arguments, stdin=None, env=None):
    """The result of a command: .returncode, .stdout and .stderr, as text."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    result = subprocess.run([PROGRAM, *map(str, arguments)], input=stdin if stdin is not None else b"",
                            capture_output=True, timeout=300, env={**os.environ, **(env or {})})
    result.stdout = result.stdout.decode()
    result.stderr = result.stderr.decode()
    return result


def veil(text):
    """A veiled line of an autosave file; see docs/record.md."""
    nonce = os.urandom(8)
    data = text.encode()
    key = b"".join(hashlib.sha256(nonce + block.to_bytes(4, "little")).digest()
                   for block in range(len(data) // 32 + 1))
    return json.dumps({"v": base64.b64encode(nonce + bytes(a ^ b for a, b in zip(data, key))).decode()}) + "\n"


def autosave(record, n_answers=None):
    """The autosave file of this record, after so many answers."""
    header = {name: value for name, value in record.items() if name not in ("answers", "point")}
    setup = dict(header["start"]["setup"])
    seed = setup.pop("seed")
    setup["seed_hash"] = hashlib.sha256(seed.encode()).hexdigest()
    header.update(type="autosave", start={"setup": setup})
    return "".join([json.dumps(header) + "\n", veil(f"seed {seed}"),
                    *(veil(f"a {words}") for words in record["answers"][:n_answers])])


class Session:
    """A conversation with orrery-cli engine."""

    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, "engine", *options], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is not None:
            self.process.kill()
        self.close()

    def close(self):
        """Ends the input; returns the exit status and the error output."""
        _, complaint = self.process.communicate(timeout=60)
        return self.process.returncode, complaint.decode()

    def send(self, line):
        """One raw line; returns the raw reply."""
        if isinstance(line, str):
            line = line.encode()
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        if not reply.endswith(b"\n"):
            raise AssertionError(f"no reply to {line[:80]!r}: {self.close()}")
        return reply.decode().rstrip("\n")

    def ask(self, command, **members):
        members = {name.rstrip("_"): value for name, value in members.items()}
        return json.loads(self.send(json.dumps({"command": command, **members})))

    def do(self, command, **members):
        """Like ask, for a request that must succeed."""
        reply = self.ask(command, **members)
        if not reply["ok"]:
            raise AssertionError(f"{command} {members}: {reply['error']}")
        return reply


class Test(unittest.TestCase):
    maxDiff = 2000

    def succeed(self, *arguments, **options):
        result = run(*arguments, **options)
        self.assertEqual((result.returncode, result.stderr), (DONE, ""), arguments)
        return result.stdout

    def succeed_json(self, *arguments, **options):
        return json.loads(self.succeed(*arguments, "--json", **options))

    def fail_with(self, code, words, *arguments, **options):
        """It exits with the code, prints nothing on stdout, and the error message contains all the words."""
        result = run(*arguments, **options)
        self.assertEqual(result.returncode, code, (arguments, result.stderr))
        self.assertEqual(result.stdout, "", arguments)
        for word in words:
            self.assertIn(word, result.stderr, arguments)
        return result.stderr
