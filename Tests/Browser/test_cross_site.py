"""Pages of other sites in the browser of somebody who is signed in: nothing that changes something can be asked from there."""

import re
import unittest

import kitchen
import strangers

SENT = ("POST", "PUT", "PATCH", "DELETE")
CODED = "application/x-www-form-urlencoded"
# What stands for a part of a path.
PARTS = {"id": "classic:negroni", "dish": "classic:negroni", "name": "mustard", "list": "wishlist", "book": "9780000000002",
         "source": "themealdb", "code": "word-word"}
PAGES = [
    "/", "/recipes", "/recipes/new", "/favourites", "/pantry", "/shopping", "/plan", "/settings", "/household", "/people", "/me",
    "/history", "/links", "/account", "/taste", "/suggest", "/books", "/books/wishlist", "/dish/classic:negroni",
    "/dish/classic:negroni/share", "/dish/classic:negroni/cook", "/list/wishlist", "/import",
]
FORMS = """() => [...document.forms].filter((form) => form.method == "post").map((form) =>
    [form.getAttribute("action"), Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value == "string"))])"""

# Each gets the address of the server and the requests, as [method, path, fields].
FORM = """([address, asked, target, type]) => { for (const [index, [method, path, fields]] of asked.entries()) {
    const form = document.createElement("form");
    Object.assign(form, {method: "post", action: address + path, target: target ? `${target}${index}` : "", enctype: type});
    if (target) { const frame = document.createElement("iframe"); frame.name = target + index; document.body.append(frame); }
    for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("input"); field.name = name; field.value = value; form.append(field); }
    document.body.append(form); form.submit(); } }"""
FETCH = """([address, asked, mode]) => Promise.all(asked.map(([method, path, fields]) => fetch(address + path, {
    method: mode == "no-cors" ? "POST" : method, mode, credentials: "include",
    headers: {"Content-Type": mode == "no-cors" ? "text/plain" : "application/json"},
    body: method == "DELETE" && mode == "cors" ? undefined : JSON.stringify(fields)}).then((answer) => answer.type, () => "refused")))"""
IMAGE = """([address, asked]) => Promise.all(asked.map(([method, path]) => new Promise((done) => {
    const image = new Image(); image.onload = image.onerror = done; image.src = address + path; })))"""


class CrossSite(unittest.TestCase):
    def routes(self):
        """Every route of the API that changes something, as method, path and fields that mean something."""
        document, _ = kitchen.server.ask("GET", "/api/v1/openapi.json")
        for path, operations in document["paths"].items():
            there = re.sub(r"\{(\w+)\}", lambda part: PARTS.get(part[1], "1"), path)
            for method, operation in operations.items():
                if method.upper() in SENT:
                    fields = {"things": ["gin"], "text": "changed", "name": "changed", "stars": 1, "dish": "classic:negroni"}
                    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                    known = schema.get("properties") or (schema.get("oneOf") or schema.get("anyOf") or [{}])[0].get("properties") or {}
                    yield [method.upper(), there, {name: fields[name] for name in known if name in fields}]

    def forms(self, visit):
        """Every form of the pages that changes something, as it would be sent."""
        found = {}
        for path in PAGES:
            visit.go(path)
            for action, fields in visit.page.evaluate(FORMS):
                found.setdefault(action, ["POST", action, fields])
        return list(found.values())

    def state(self, cookie):
        """What the person keeps, and who gets in."""
        asked = ["me/export", "me", "sessions", "tokens", "household", "household/invitations", "share-links", "lists", "undo",
                 "visibility", "blocks", "follows"]
        state = {path: kitchen.server.ask("GET", f"/api/v1/{path}", cookie=cookie)[0] for path in asked}
        state["me/export"].pop("exportedAt", None)
        for session in state["sessions"]["items"]:
            session.pop("usedAt", None)
        return state

    def furnished(self):
        """The session cookie of somebody who has a little of much, and a household."""
        cookie = kitchen.server.somebody()[1]
        for method, path, fields in (
            ("POST", "pantry", {"things": ["gin", "rice 1 kg"]}), ("POST", "shopping", {"things": ["milk"]}),
            ("PUT", "favourites/classic:negroni", None), ("PUT", "notes/classic:negroni", {"text": "good"}),
            ("POST", "avoided", {"names": ["mustard"]}), ("POST", "household", {"name": "Home"}),
        ):
            kitchen.server.ask(method, f"/api/v1/{path}", fields, cookie)
        return cookie

    def test_pages_of_other_sites_change_nothing(self):
        port = strangers.served()
        # To the first a browser says whose page asks in another header than to the second.
        for host in ("localhost", kitchen.HOST):
            cookie = self.furnished()
            own = kitchen.Visit(kitchen.browser, kitchen.server, size=kitchen.DESKTOP, cookie=cookie, host=host, worker=False)
            forms, routes = self.forms(own), list(self.routes())
            self.assertGreater(len(forms), 25)
            self.assertGreater(len(routes), 80)
            origins = {
                "another port": f"http://{host}:{port}/",
                "a part of the host": f"http://evil.{host}:{port}/",
                "another host": f"http://{kitchen.STRANGER}:{port}/",
                "nobody's page": f"http://{kitchen.STRANGER}:{port}/frame",
            }
            before = self.state(cookie)
            for origin, home in origins.items():
                with self.subTest(host=host, origin=origin):
                    answers = self.attack(own, home, forms + routes)
                    # Whatever is sent at all is refused; of the other requests the browser itself sends only a question.
                    self.assertEqual([answer for answer in answers if answer[0] in SENT and answer[2] != 403], [])
                    self.assertGreater(sum(answer[0] == "POST" for answer in answers), 2 * len(forms + routes))
                    self.assertEqual(self.state(cookie), before)
            # On the page that it is from, a form does something.
            own.go("/shopping")
            clear = next(form for form in forms if form[1] == "/shopping/clear")
            with own.page.expect_navigation():
                own.page.evaluate(FORM, [own.address, [clear], "", CODED])
            self.assertNotEqual(self.state(cookie), before)
            own.close()

    def attack(self, own, home, everything):
        """Sends all from a page in six ways; gives the answers as method, address, status."""
        answers = []
        page = own.context.new_page()

        def hear(answer):
            if answer.url.startswith(own.address):
                answers.append((answer.request.method, answer.url, answer.status))

        own.context.on("response", hear)

        def here():
            page.goto(home)
            return page.frame_locator("#inner").owner.element_handle().content_frame() if home.endswith("/frame") else page

        # Into frames, so that many can be sent at once.
        for start in range(0, len(everything), 60):
            place = here()
            place.evaluate(FORM, [own.address, everything[start:start + 60], "frame", CODED if start else "text/plain"])
            page.wait_for_load_state("networkidle")
        place = here()
        place.evaluate(FETCH, [own.address, everything, "no-cors"])
        kinds = place.evaluate(FETCH, [own.address, everything, "cors"])
        self.assertEqual(set(kinds), {"refused"})
        place.evaluate(IMAGE, [own.address, everything])
        page.wait_for_load_state("networkidle")
        # In place of the page: with these a browser sends the cookie of a link.
        for request in everything if kitchen.IS_FULL else everything[::12]:
            for script, said in (
                (FORM, [own.address, [request], "", CODED]),
                ("([address, asked]) => { location.href = address + asked[0][1]; }", [own.address, [request]]),
            ):
                place = here()
                with page.expect_event("requestfinished", predicate=lambda one: one.url.startswith(own.address)):
                    place.evaluate(script, said)
        own.context.remove_listener("response", hear)
        page.close()
        return answers
