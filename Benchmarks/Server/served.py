"""The server with a store of its own on this machine, and the people who use it."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

from asking import Connection

PASSWORD = "correct horse battery"
# How long it may take to open its store and listen, in seconds.
STARTING = 120


class Server:
    """One server with its own store; it ends with the process that started it."""

    def __init__(self, program, data, log=False, folder=None):
        """Starts it. `folder` is a store to begin with, a copy of which it uses."""
        self.program, self.data = program, data
        self.folder = tempfile.mkdtemp(prefix="whatcanimake-server-")
        if folder:
            shutil.copytree(folder, self.folder, dirs_exist_ok=True)
        self.port, self.code, self.people = 0, None, []
        self.start()

    def start(self):
        """Starts it, on the port that it had before; gives the seconds that it took until it listened."""
        begin = time.monotonic()
        environment = dict(os.environ, WHATCANIMAKE_HOME=self.folder, WHATCANIMAKE_DATA=self.data)
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", str(self.port), "--log", "none"],
            env=environment,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        wait_for_code = not self.people
        is_listening = False
        while not is_listening or (wait_for_code and self.code is None):
            line = self.process.stderr.readline()
            if not line or time.monotonic() - begin > STARTING:
                raise SystemExit(f"the server ended before it listened: {self.said()}")
            if found := re.search(r"Listening on http://\S+:(\d+)", line):
                self.port, is_listening = int(found[1]), True
            if found := re.search(r"Set-up code.*: (\S+)", line):
                self.code = found[1]
        self.complaints = []
        threading.Thread(target=self._hear, args=(self.process.stderr,), daemon=True).start()
        return time.monotonic() - begin

    def _hear(self, pipe):
        for line in pipe:
            self.complaints.append(line.rstrip())

    def said(self):
        return " ".join(getattr(self, "complaints", []))

    def kill(self):
        """Ends it as a power cut would: it finishes nothing."""
        self.process.kill()
        self.process.wait(timeout=20)

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self, source=None):
        """A connection to it, from one of this machine's addresses."""
        return Connection(self.port, source)

    def person(self, name=None):
        """A new account that shares with nobody."""
        leave = dict(code=self.code)
        if self.people:
            made = self.people[0].ask("POST", "/api/v1/invitations")
            leave = dict(invitation=made["invitation"])
        person = Person(self, name or f"Cook {len(self.people) + 1}", leave)
        self.people.append(person)
        return person

    # --- Memory, in KiB ---------------------------------------------------------------------------

    def resident(self):
        """What is in memory, with the pages of files that it has mapped."""
        return self._status()["VmRSS"]

    def peak(self):
        return self._status()["VmHWM"]

    def anonymous(self):
        """The same without files."""
        return self._status()["RssAnon"]

    def _status(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            pairs = (line.split(":") for line in status)
            return {name: int(value.split()[0]) for name, value in pairs if value.strip().endswith("kB")}


class Person:
    """Somebody with an account, as their browser asks."""

    def __init__(self, server, name, leave):
        self.server, self.name = server, name
        self.headers = {"Sec-Fetch-Site": "same-origin"}
        answer = self.send("POST", "/api/v1/accounts", dict(name=name, password=PASSWORD, **leave))
        if answer.status != 201:
            raise SystemExit(f"no account for {name}: {answer.status} {answer.body[:300]}")
        cookies = [value.split(";")[0] for value in answer.all("set-cookie")]
        self.headers["Cookie"] = next(cookie for cookie in cookies if cookie.startswith("sid="))

    def send(self, method, path, fields=None, connection=None, **headers):
        """The answer, whatever it is."""
        own = connection is None
        connection = connection or self.server.connect()
        try:
            return connection.ask(method, path, fields, {**self.headers, **headers})
        finally:
            if own:
                connection.close()

    def ask(self, method, path, fields=None):
        """The answer's JSON; anything but success ends the run."""
        answer = self.send(method, path, fields)
        if not 200 <= answer.status < 300:
            raise SystemExit(f"{method} {path}: {answer.status} {answer.body[:300]}")
        return json.loads(answer.body) if answer.body else None

    def fill_pantry(self, things):
        """Puts the ingredients into the pantry that most dishes require."""
        items = self.ask("GET", "/api/v1/ingredients")["items"]
        items.sort(key=lambda item: (-item["dishes"], item["name"]))
        names = [item["name"] for item in items[:things]]
        for start in range(0, len(names), 100):
            self.ask("POST", "/api/v1/pantry", dict(things=names[start:start + 100]))
        return names
