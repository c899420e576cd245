"""Pages of other sites in the browser of a signed-in user: they cannot change anything."""

import contextlib
import json
import pathlib
import re
import time
import unittest
from collections import Counter

import kitchen
import strangers

# Every route has a row there; a test of the server keeps it so.
ROUTES = pathlib.Path(__file__).parent.parent / "WhatCanIMakeWebTests/People/permissions.tsv"
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
# What stands for a part of a path.
PARTS = {"id": "classic:negroni", "dish": "classic:negroni", "name": "mustard", "list": "wishlist", "book": "9780000000002",
         "isbn": "9780000000002", "source": "themealdb", "number": "1"}
# Each form and each body has these; most requests need some of them.
FIELDS = {"things": "gin", "text": "changed", "name": "changed", "stars": "1", "dish": "classic:negroni"}

# Each script gets the address of the server and the requests, as [method, path].
FORMS = """([address, asked, fields, type]) => asked.forEach(([method, path], index) => {
    const form = document.createElement("form"), frame = document.createElement("iframe");
    frame.name = `frame${index}`;
    Object.assign(form, {method: "post", action: address + path, target: frame.name, enctype: type});
    for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("input"); Object.assign(field, {name, value}); form.append(field); }
    document.body.append(frame, form); HTMLFormElement.prototype.submit.call(form); })"""
FORM = """([address, [[method, path]], fields]) => {
    const form = document.createElement("form");
    Object.assign(form, {method: "post", action: address + path});
    for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("input"); Object.assign(field, {name, value}); form.append(field); }
    document.body.append(form); HTMLFormElement.prototype.submit.call(form); }"""
LINK = "([address, [[method, path]]]) => { location.href = address + path; }"
# In the mode no-cors a page can only use the method and the types that a form can.
FETCH = """([address, asked, fields, mode]) => Promise.all(asked.map(([method, path]) => fetch(address + path, {
    method: mode == "no-cors" ? "POST" : method, mode, credentials: "include",
    headers: {"Content-Type": mode == "no-cors" ? "text/plain" : "application/json"}, body: JSON.stringify(fields),
    }).then((answer) => answer.type, () => "refused")))"""
IMAGE = """([address, asked]) => Promise.all(asked.map(([method, path]) => new Promise((done) => {
    const image = new Image(); image.onload = image.onerror = done; image.src = address + path; })))"""


def routes():
    """Every route that changes something, as a method and the pattern of a path."""
    names = [line.split("\t")[0].split(" ") for line in ROUTES.read_text().splitlines()]
    return [(name[0], name[1]) for name in names if name[0] in UNSAFE]


def request(route):
    method, pattern = route
    return [method, re.sub(r"\{(\w+)\}", lambda part: PARTS[part[1]], pattern)]


class CrossSite(unittest.TestCase):
    def furnished(self):
        """The session cookie of a user who saved a little of everything, and administers a household and the server.

        So no route refuses them for any other reason than where the request comes from.
        """
        server = kitchen.server
        name, cookie = server.somebody()
        accounts = server.ask("GET", "/api/v1/accounts", cookie=server.first)[0]["items"]
        number = next(account["number"] for account in accounts if account["name"] == name)
        server.ask("PUT", f"/api/v1/accounts/{number}/administration", {"password": kitchen.PASSWORD}, server.first)
        for method, path, fields in (
            ("POST", "pantry", {"things": ["gin", "rice 1 kg"]}), ("POST", "shopping", {"things": ["milk"]}),
            ("PUT", "favourites/classic:negroni", None), ("PUT", "notes/classic:negroni", {"text": "good"}),
            ("POST", "avoided", {"names": ["mustard"]}), ("POST", "household", {"name": "Home"}),
        ):
            server.ask(method, f"/api/v1/{path}", fields, cookie)
        return cookie

    def state(self, cookie):
        """Everything that the user saved, and everybody who can sign in as them."""
        asked = ["me/export", "me", "sessions", "tokens", "household", "household/invitations", "invitations", "share-links",
                 "lists", "undo", "visibility", "blocks", "follows", "accounts"]
        state = {path: kitchen.server.ask("GET", f"/api/v1/{path}", cookie=cookie)[0] for path in asked}
        state["me/export"].pop("exportedAt", None)
        for session in state["sessions"]["items"]:
            session.pop("usedAt", None)
        return state

    def test_pages_of_other_sites_change_nothing(self):
        port, all_routes = strangers.served(), routes()
        self.assertGreater(len(all_routes), 170)
        # In requests to the first, a browser says where they come from in another header than in those to the second.
        near, far = "localhost", kitchen.HOST
        origins = [("another port", near, f"http://{near}:{port}/"), ("a part of the host", far, f"http://evil.{far}:{port}/"),
                   ("no origin", near, f"http://{kitchen.STRANGER}:{port}/frame"),
                   ("another host", far, f"http://{kitchen.STRANGER}:{port}/")]
        if kitchen.IS_FULL:
            other = {near: far, far: near}
            origins += [(name, other[host], home.replace(host, other[host])) for name, host, home in origins]
        cookie = self.furnished()
        windows = {host: kitchen.Visit(kitchen.browser, kitchen.server, size=kitchen.DESKTOP, cookie=cookie, host=host,
                                       worker=False) for host in (near, far)}
        before = self.state(cookie)
        for place, (name, host, home) in enumerate(origins):
            with self.subTest(origin=name, host=host):
                # In the quick tier each origin has other routes.
                some = all_routes if kitchen.IS_FULL else all_routes[place::14]
                # Each by itself takes longest: a part of them from each origin, together all.
                self.attack(windows[host], home, some, some[place::len(origins)] if kitchen.IS_FULL else some[:1])
                self.assertEqual(self.state(cookie), before)
        # From the server's own page the same form changes something.
        own = windows[near]
        own.go("/pantry")
        with own.page.expect_navigation():
            own.page.evaluate(FORM, [own.address, [request(("POST", "/dish/{id}/favourite/none"))], {}])
        self.assertNotEqual(self.state(cookie), before)
        for window in windows.values():
            window.close()

    def attack(self, own, home, asked, alone):
        """Sends requests from a page in six ways, in two of them only those of `alone`; no answer may be that of a route."""
        requests = [request(route) for route in asked]
        posts = Counter(pattern for method, pattern in asked if method == "POST")

        def heard(script, *more, asked=requests, methods=UNSAFE, count):
            """Runs a script there; gives what it says, and which routes refused so many requests with these methods."""
            begin, page = len(kitchen.server.said), own.context.new_page()
            page.goto(home)
            frame = page.query_selector("#inner")
            place = frame.content_frame() if frame else page
            # A page that is closed while another one comes in its place keeps Chromium waiting.
            with page.expect_navigation() if script in (FORM, LINK) and not frame else contextlib.nullcontext():
                said = place.evaluate(script, [own.address, asked, FIELDS, *more])
            # What the browser waits for is not all that the server answers.
            for _ in range(kitchen.TIMEOUT // 20):
                lines = [json.loads(line) for line in kitchen.server.said[begin:]]
                if sum(line["method"] in methods for line in lines) >= count:
                    break
                time.sleep(0.02)
            page.close()
            unsafe = [(line["method"], line["route"], line["status"]) for line in lines if line["method"] in UNSAFE]
            self.assertEqual(len(unsafe), count if methods == UNSAFE else 0)
            # A form can say only POST, which some addresses do not know.
            self.assertEqual([answer for answer in unsafe if answer[1:] not in {("-", 405), (answer[1], 403)}], [])
            return said, Counter(route for method, route, _ in unsafe if route != "-")

        # Into frames, so that many can be sent at once.
        frames = Counter()
        for start in range(0, len(requests), 40):
            part = requests[start:start + 40]
            kind = ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data")[start // 40 % 3]
            frames += heard(FORMS, kind, count=len(part), asked=part)[1]
        self.assertEqual(frames & posts, posts)
        _, answered = heard(FETCH, "no-cors", count=len(requests))
        self.assertEqual(answered & posts, posts)
        # The browser asks first, and the server does not agree.
        said, _ = heard(FETCH, "cors", methods=["OPTIONS"], count=len(requests))
        self.assertEqual(set(said), {"refused"})
        heard(IMAGE, methods=["GET"], count=1)
        # In place of the page: with these a browser sends the cookie of a link.
        for one in map(request, alone):
            heard(FORM, asked=[one], count=1)
            heard(LINK, asked=[one], methods=["GET"], count=1)
