# SPDX-License-Identifier: GPL-3.0-or-later
"""A phone for tests: our own WebSocket, so that it can also do what no browser would."""

import base64
import json
import os
import socket
import struct
import subprocess
import time


class Closed(Exception):
    """The server has closed the connection: `code` and `reason`."""

    def __init__(self, code, reason):
        super().__init__(f'{code} {reason}')
        self.code = code
        self.reason = reason


class Host:
    """phone-host, with its addresses."""

    def __init__(self, program, game, kinds):
        self.process = subprocess.Popen([program, game, *kinds], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.read_addresses()

    def read_addresses(self):
        told = json.loads(self.process.stdout.readline())
        self.port = told['port']
        self.tokens = told['tokens']
        self.pick = told['pick']

    def tell(self, line):
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()
        self.read_addresses()

    def read_frames(self):
        """phone-app only: how long frames took."""
        self.process.stdin.write('frames\n')
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def read_score(self):
        return json.loads(self.process.stdout.readline())

    def quit(self):
        self.process.stdin.close()
        return self.process.wait(timeout=10)


def request(port, text, timeout=5):
    """Sends bytes, and returns everything until the server closes or is silent."""
    with socket.create_connection(('127.0.0.1', port), timeout=timeout) as link:
        link.sendall(text)
        reply = b''
        try:
            while chunk := link.recv(65536):
                reply += chunk
        except (TimeoutError, ConnectionResetError):
            pass
        return reply


def get(port, path, host='127.0.0.1'):
    reply = request(port, f'GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n'.encode())
    head, _, body = reply.partition(b'\r\n\r\n')
    lines = head.decode().split('\r\n')
    return int(lines[0].split()[1]), dict(line.lower().split(': ', 1) for line in lines[1:]), body


class Phone:
    def __init__(self, port, token, language='en', origin=None, host=None):
        self.link = socket.create_connection(('127.0.0.1', port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        host = host or f'127.0.0.1:{port}'
        origin = origin or f'http://{host}'
        self.link.sendall((f'GET /socket/{token}?{language} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n'
                           f'Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n'
                           f'Sec-WebSocket-Extensions: permessage-deflate\r\nOrigin: {origin}\r\n\r\n').encode())
        self.rest = b''
        head = self.read_until(b'\r\n\r\n')
        if head.split()[1] != b'101':
            raise Closed(int(head.split()[1]), 'no WebSocket')
        assert b'deflate' not in head, 'a small message could become a huge one'
        self.table = None
        self.n_asked = self.n_handled = 0  # requests

    def read_until(self, end):
        while end not in self.rest:
            chunk = self.link.recv(65536)
            if not chunk:
                raise Closed(0, 'the connection')
            self.rest += chunk
        head, _, self.rest = self.rest.partition(end)
        return head

    def read_bytes(self, n):
        while len(self.rest) < n:
            chunk = self.link.recv(65536)
            if not chunk:
                raise Closed(0, 'the connection')
            self.rest += chunk
        data, self.rest = self.rest[:n], self.rest[n:]
        return data

    def send_frame(self, opcode, data, is_last=True):
        mask = os.urandom(4)
        n = len(data)
        size = bytes([0x80 | n]) if n < 126 else bytes([0x80 | 126]) + struct.pack('>H', n) if n < 65536 \
            else bytes([0x80 | 127]) + struct.pack('>Q', n)
        self.link.sendall(bytes([(0x80 if is_last else 0) | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.n_asked += 1
        text = message if isinstance(message, str) else json.dumps(message)
        self.send_frame(1, text.encode())

    def read_frame(self):
        """The next message, as an object; None if it is not one."""
        first, second = self.read_bytes(2)
        n = second & 0x7f
        if n == 126:
            n = struct.unpack('>H', self.read_bytes(2))[0]
        elif n == 127:
            n = struct.unpack('>Q', self.read_bytes(8))[0]
        data = self.read_bytes(n)
        if first & 0xf == 8:
            raise Closed(struct.unpack('>H', data[:2])[0] if n >= 2 else 0, data[2:].decode())
        if first & 0xf == 9:
            self.send_frame(10, data)
        return json.loads(data) if first & 0xf == 1 else None

    def read(self):
        while (message := self.read_frame()) is None:
            pass
        return message

    def has_message(self, seconds=0.0):
        if self.rest:
            return True
        self.link.settimeout(seconds or 0.001)
        try:
            chunk = self.link.recv(65536)
            if not chunk:
                raise Closed(0, 'the connection')
            self.rest += chunk
            return True
        except (TimeoutError, BlockingIOError):
            return False
        except ConnectionResetError:
            raise Closed(0, 'the connection') from None
        finally:
            self.link.settimeout(20)

    def follow(self, seconds=0.0):
        """Reads everything that has arrived, at least the first table; returns the last rejection, or None."""
        refusal = None
        if self.table is None:
            self.has_message(20)
        end = time.monotonic() + seconds
        while self.has_message(max(0.0, end - time.monotonic())):
            message = self.read_frame() or {}
            if 'table' in message:
                self.table = message
                self.n_handled = message['handled']
            elif 'refused' in message:
                self.n_handled = self.n_asked
            refusal = message.get('refused', refusal)
        return refusal

    @property
    def is_answered(self):
        """Messages about others arrive meanwhile, too."""
        return self.n_handled >= self.n_asked

    def join(self):
        """The seat is played on this phone from now on."""
        self.send({'do': 'join'})
        while not self.is_answered:
            self.follow(1)

    def ask(self, what, **more):
        self.send({'do': what, 'question': self.table['question']['id'], **more})

    def close(self):
        self.link.close()
