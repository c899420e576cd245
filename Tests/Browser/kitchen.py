"""The server with a store of its own, and browsers that visit it."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

import sources

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
PASSWORD = "correct horse battery"
# A name that is no address in numbers and not this machine's own: by plain HTTP a browser trusts it less.
HOST = "kitchen.test"
# Of somebody else.
STRANGER = "stranger.test"
# In milliseconds. The machine may do much else.
TIMEOUT = 30_000
IS_FULL = os.environ.get("WHATCANIMAKE_TEST_TIER") == "full"
# Limits on time hold for the program that people run, before a release; a checked build is slower, and its times are
# only said, as are those of the quick tier, which must not fail because the machine does much else.
IS_TIMED = IS_FULL and "release" in os.environ.get("WHATCANIMAKE_SERVER", "")
# With JavaScript and without it, on a phone and on a desktop. The quick tier walks two of the four.
EVERY_WAY = [(script, size) for script in (True, False) for size in (PHONE, DESKTOP)]
WAYS = EVERY_WAY if IS_FULL else [(True, PHONE), (False, DESKTOP)]


class Server:
    """One server with its own store; it ends with the process that started it."""

    def __init__(self, store=None):
        """Starts it, with nothing in its store or with what another server's store had in it when that ended."""
        self.folder = tempfile.TemporaryDirectory(prefix="whatcanimake-browser-")
        # What it said since it began to listen, line by line: an object for each request.
        self.said = []
        self.port, self.code = 0, None
        self.sources = sources.played()
        if store:
            shutil.copytree(store["folder"], self.folder.name, dirs_exist_ok=True)
            self.first, self.regulars, self.people = store["first"], store["regulars"], store["people"]
            self.code = ""
            self.start()
        else:
            self.people = 0
            self.start()
            self.first = self.sign_up("Ada", code=self.code)
            # An account takes a server a second to make, so those who walk one way are one person.
            self.regulars = [cookie for _, cookie in self.somebodies(max(len(WAYS), 2))]

    @property
    def store(self):
        """What another server can begin with, once this one has ended."""
        return dict(folder=self.folder.name, first=self.first, regulars=self.regulars, people=self.people)

    def start(self):
        """Starts it, on the port that it had before."""
        environment = dict(os.environ, WHATCANIMAKE_HOME=self.folder.name, WHATCANIMAKE_API_KEY="a-key-of-tests")
        address = self.sources
        self.process = subprocess.Popen(
            [os.environ["WHATCANIMAKE_SERVER"], "--port", str(self.port), "--host", HOST, "--log", "json", "--budget", "60",
             "--api", f"themealdb={address}", "--api", f"nyt-books={address}", "--allow-private", "--everyone-fetches"],
            env=environment,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        isListening = False
        while not isListening or self.code is None:
            line = self.process.stderr.readline()
            if not line:
                raise SystemExit("the server ended before it listened")
            if found := re.search(r"Listening on http://\S+:(\d+)", line):
                self.port, isListening = int(found[1]), True
            if found := re.search(r"Set-up code.*: (\S+)", line):
                self.code = found[1]
        self.address = f"http://localhost:{self.port}"
        threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True).start()

    def _listen(self, lines):
        for line in lines:
            self.said.append(line)

    def stop(self):
        """Ends it: nothing listens on its port any more."""
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=20)

    def close(self):
        self.stop()
        self.folder.cleanup()

    def ask(self, method, path, fields=None, cookie=None):
        """Asks the interface; gives the answer's JSON and its cookies."""
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Sec-Fetch-Site", "same-origin")
        if cookie:
            request.add_header("Cookie", cookie)
        data = None
        if fields is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(fields).encode()
        with urllib.request.urlopen(request, data, timeout=120) as answer:
            text = answer.read()
            cookies = [value.split(";")[0] for value in answer.headers.get_all("Set-Cookie") or []]
            return (json.loads(text) if text else None), cookies

    def send(self, path, fields, cookie):
        """Sends a form as a page does."""
        request = urllib.request.Request(self.address + path, urllib.parse.urlencode(fields).encode(), method="POST")
        request.add_header("Sec-Fetch-Site", "same-origin")
        request.add_header("Cookie", cookie)
        with urllib.request.urlopen(request, timeout=120) as answer:
            answer.read()

    def sign_up(self, name, **leave):
        """A new account; gives its session cookie."""
        _, cookies = self.ask("POST", "/api/v1/accounts", dict(name=name, password=PASSWORD, **leave))
        return next(cookie for cookie in cookies if cookie.startswith("sid="))

    def somebody(self):
        """A new account that shares with nobody; gives its name and session cookie."""
        return self.somebodies(1)[0]

    def somebodies(self, count):
        """So many new accounts, made side by side."""
        names = [f"Cook {self.people + number}" for number in range(1, count + 1)]
        self.people += count
        invitations = [self.ask("POST", "/api/v1/invitations", cookie=self.first)[0]["invitation"] for _ in names]
        with ThreadPoolExecutor(2) as pool:
            cookies = pool.map(lambda name, invitation: self.sign_up(name, invitation=invitation), names, invitations)
            return list(zip(names, cookies))

    def regular(self, number):
        """The session cookie of somebody who comes again and again, and keeps nothing from the last time."""
        cookie = self.regulars[number]

        def ask(method, path):
            # Where there is nothing, nothing has to go.
            try:
                return self.ask(method, "/api/v1/" + path, cookie=cookie)[0] or {}
            except urllib.error.HTTPError as error:
                if error.code != 404:
                    raise
                return {}

        # What a household has is its members'.
        ask("DELETE", "household/membership")
        for kind in ("favourites", "recipes", "lists", "avoided", "staples"):
            for item in ask("GET", kind).get("items", []):
                # The wish list stays, and no flow puts anything on it.
                if (kind, item["id"]) == ("lists", "wishlist"):
                    continue
                ask("DELETE", f"{kind}/{urllib.parse.quote(item['id'], safe='')}")
        for what in ("pantry", "shopping", "history", "taste"):
            ask("DELETE", what)
        for book_list in ask("GET", "book-lists").get("items", []):
            if book_list["favorite"]:
                ask("DELETE", f"book-lists/{book_list['id']}/favourite")
        for dish in ("negroni", "gimlet"):
            for kind in ("ratings", "notes"):
                ask("DELETE", f"{kind}/classic:{dish}")
        return cookie


class Visit:
    """One browser window, and what went wrong in it."""

    kept = {}

    def __init__(self, browser, server, *, size=PHONE, script=True, dark=False, cookie=None, host="localhost", worker=True,
                 again=False):
        """Opens it: new, or `again` one that is kept, which is quicker, and has forgotten the session."""
        self.server = server
        self.address = f"http://{host}:{server.port}"
        self.way = (browser, size["width"], script, dark) if again else None
        self.page = self.kept.get(self.way)
        if not self.page:
            context = browser.new_context(
                viewport=size,
                java_script_enabled=script,
                color_scheme="dark" if dark else "light",
                has_touch=size["width"] < 500,
                service_workers="allow" if worker and not again else "block",
                is_mobile=size["width"] < 500,
            )
            context.set_default_timeout(TIMEOUT)
            self.page = context.new_page()
            if again:
                self.kept[self.way] = self.page
        else:
            # A test may have left it in another size or in other colours.
            self.page.set_viewport_size(size)
            self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.context = self.page.context
        self.context.clear_cookies()
        if cookie:
            name, value = cookie.split("=", 1)
            self.context.add_cookies([dict(name=name, value=value, url=self.address)])
        self.complaints, self.listeners = [], []
        # What the policy for content refuses is said there as well.
        self.listen("console", self._hear)
        self.listen("pageerror", lambda error: self.complaints.append(str(error)))

    def listen(self, event, listener):
        """Hears of an event of the page until the visit ends."""
        self.page.on(event, listener)
        self.listeners.append((event, listener))

    def _hear(self, message):
        expected = "status of 4" in message.text or message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)

    def go(self, path):
        return self.page.goto(self.address + path)

    def close(self, failed=False):
        """Ends it. A window that is kept and did not fail is left as it was found."""
        if self.way and not failed:
            self.page.evaluate("sessionStorage.clear()")
            for event, listener in self.listeners:
                self.page.remove_listener(event, listener)
            self.page.unroute_all()
            self.page.goto("about:blank")
        else:
            self.kept.pop(self.way, None)
            self.context.close()


@contextmanager
def browsing(store=None):
    """A server and a browser for the time of the tests."""
    server = Server(store)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
                args=["--disable-gpu", f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP *.{HOST} 127.0.0.1, MAP {STRANGER} 127.0.0.1"]
                + (["--no-sandbox"] if os.geteuid() == 0 else []),
            )
            try:
                yield server, browser
            finally:
                browser.close()
    finally:
        server.close()
