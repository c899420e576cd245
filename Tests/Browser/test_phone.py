"""On the phone: pages without a network, the shopping list in the shop, two phones, what is left behind."""

import time
import unittest
from pathlib import Path

import kitchen
from kitchen import PHONE

SCRIPT = (Path(__file__).parent / "phones.js").read_text()
SEQUENCES, AT_ONCE = 500 if kitchen.IS_FULL else 50, 50


class OnThePhone(unittest.TestCase):
    """With a server that is gone now and then."""

    def setUp(self):
        self.server = kitchen.server
        self.visits = []
        # An account takes a second to make; only the session of somebody who signs out is of no use to the next.
        self.cookie = self.server.somebody()[1] if "signed_out" in self.id() else self.server.regular(0)

    def tearDown(self):
        for visit in self.visits:
            visit.close()
        if self.server.process.poll() is not None:
            self.server.start()

    def visit(self, cookie=None, host="localhost"):
        visit = kitchen.Visit(kitchen.browser, self.server, size=PHONE, cookie=cookie or self.cookie, host=host)
        self.visits.append(visit)
        return visit

    def ask(self, method, path, fields=None):
        return self.server.ask(method, "/api/v1" + path, fields, self.cookie)[0]

    def listed(self):
        """For each entry of the list, as the server has it, its name and whether it is ticked off."""
        items = self.ask("GET", "/shopping")["items"]
        return sorted((item["name"], item["checked"]) for item in items for _ in item["entries"])

    def settle(self, visit, *paths):
        """Waits until the phone has everything that it keeps."""
        visit.page.wait_for_selector("html[data-ready]", state="attached")
        self.keep(visit, *paths)

    def keep(self, visit, *paths):
        """Waits until the phone has a worker and keeps these pages."""
        visit.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        for path in paths:
            self.until(
                visit,
                """async (path) => { for (const name of await caches.keys())
                if (name.startsWith("pages-") && await (await caches.open(name)).match(path)) return true;
                return false }""",
                path,
            )

    def until(self, visit, question, value=None):
        """Waits until a page answers a question with yes, which may take its time."""
        end = time.monotonic() + 60
        while not visit.page.evaluate(question, value):
            self.assertLess(time.monotonic(), end, value or question)
            visit.page.wait_for_timeout(50)

    def outage(self, visit):
        self.server.stop()
        visit.context.set_offline(True)

    def end_of_outage(self, *visits):
        self.server.start()
        for visit in visits:
            visit.context.set_offline(False)

    def test_favourites_and_other_pages_also_offline(self):
        self.ask("POST", "/shopping", {"things": ["lime 3", "paper towels"]})
        for dish in ("negroni", "gimlet"):
            self.ask("PUT", f"/favourites/classic:{dish}")
        visit = self.visit()
        visit.go("/shopping")
        kept = ["/shopping", "/favourites", "/pantry", "/plan", "/"]
        self.settle(visit, *kept, "/dish/classic:negroni", "/dish/classic:gimlet")
        visit.go("/dish/classic:mojito?have=mint")
        self.settle(visit, "/dish/classic:mojito?have=mint")
        self.outage(visit)
        for path in [*kept, "/dish/classic:negroni", "/dish/classic:mojito?have=mint", "/dish/classic:mojito"]:
            with self.subTest(path=path):
                visit.go(path)
                visit.page.locator(".kept", has_text="is not answering").wait_for()
                self.assertNotEqual(visit.page.title(), "No network · whatcanimake")
                style = visit.page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
                self.assertIn("Kitchen", style)
        visit.go("/browse")
        visit.page.locator("h1", has_text="You are offline").wait_for()
        visit.page.get_by_role("link", name="Negroni", exact=True).click()
        visit.page.locator("h1", has_text="Negroni").wait_for()
        self.assertIn("30 ml", visit.page.inner_text("#main"))
        self.assertFalse([text for text in visit.complaints if "Content Security" in text or "Refused" in text])

    def test_shopping_without_a_network_is_kept_and_sent_once(self):
        self.ask("POST", "/shopping", {"things": ["lime 3", "campari", "milk 1 l"]})
        visit = self.visit()
        visit.go("/shopping")
        self.settle(visit, "/shopping")
        self.outage(visit)
        visit.go("/shopping")
        visit.page.locator(".tick", has_text="campari").click()
        visit.page.locator(".tick[aria-pressed=true]", has_text="campari").wait_for()
        visit.page.get_by_role("button", name="Remove milk from the list").click()
        visit.page.fill("#t", "candles, matches 2")
        visit.page.press("#t", "Enter")
        visit.page.locator("#added .tick", has_text="candles").click()
        visit.page.locator("[data-waiting]", has_text="5 changes").wait_for()
        # The tab is closed, and the phone opened again at home.
        visit.page.close()
        visit.page = visit.context.new_page()
        visit.go("/shopping")
        for name, state in (("campari", "true"), ("candles", "true"), ("matches", "false"), ("lime", "false")):
            visit.page.locator(f".tick[aria-pressed={state}]", has_text=name).wait_for()
        visit.page.locator("[data-waiting]", has_text="5 changes").wait_for()
        self.assertEqual(visit.page.locator(".tick:visible", has_text="milk").count(), 0)
        self.end_of_outage(visit)
        visit.page.locator("[data-waiting]").wait_for(state="hidden")
        wanted = [("campari", True), ("candles", True), ("lime", False), ("match", False)]
        found = [(name.replace("matches", "match"), state) for name, state in self.listed()]
        self.assertEqual(found, wanted)
        visit.page.locator(".item[data-ticked=true] .tick", has_text="candles").wait_for()
        self.assertEqual(visit.page.locator("#added .item").count(), 0)

    def test_two_phones_agree_within_two_seconds(self):
        self.ask("POST", "/shopping", {"things": ["lime 3", "campari"]})
        one, other = self.visit(), self.visit()
        for visit in (one, other):
            visit.go("/shopping")
            visit.page.wait_for_selector("html[data-ready]", state="attached")
            visit.page.wait_for_selector("html[data-live]", state="attached")
        slowest = 0
        for _ in range(5):
            for mine, theirs in ((one, other), (other, one)):
                button = mine.page.locator(".tick", has_text="lime")
                was = button.get_attribute("aria-pressed")
                now = "false" if was == "true" else "true"
                button.click()
                began = time.monotonic()
                theirs.page.locator(f".item[data-ticked={now}] .tick", has_text="lime").wait_for()
                slowest = max(slowest, time.monotonic() - began)
                mine.page.locator(f".item[data-ticked={now}] .tick", has_text="lime").wait_for()
        print(f" slowest {slowest * 1000:.0f} ms", end="")
        if kitchen.IS_TIMED:
            self.assertLessEqual(slowest, 2)

    def test_two_phones_out_of_reach_agree_afterwards(self):
        self.ask("POST", "/shopping", {"things": ["lime 3", "campari"]})
        one, other = self.visit(), self.visit()
        for visit in (one, other):
            visit.go("/shopping")
            self.settle(visit, "/shopping")
        self.outage(one)
        other.context.set_offline(True)
        one.page.locator(".tick", has_text="lime").click()
        other.page.locator(".tick", has_text="campari").click()
        for visit, text in ((one, "ice"), (other, "straws")):
            visit.page.fill("#t", text)
            visit.page.press("#t", "Enter")
            visit.page.locator("#added .tick", has_text=text).wait_for()
        self.end_of_outage(one, other)
        for visit in (one, other):
            for name, ticked in (("lime", "true"), ("campari", "true"), ("ice", "false"), ("straw", "false")):
                visit.page.locator(f".item[data-ticked={ticked}] .tick", has_text=name).first.wait_for()
        self.assertEqual(len(self.listed()), 4)

    def test_random_sequences_of_changes_and_outages_are_as_a_model(self):
        began = time.monotonic()
        done = 0
        for seed in range(SEQUENCES // AT_ONCE):
            # Of each person the server remembers the newest changes alone.
            visit = self.visit(cookie=self.server.somebody()[1] if seed else None)
            visit.go("/offline")
            script = visit.page.get_attribute("script[type=module]", "src")
            faults = visit.page.evaluate(
                SCRIPT, {"seed": seed + 1, "count": AT_ONCE, "module": script.replace("app.js", "list.js")})
            self.assertEqual(faults, [])
            done += AT_ONCE
            visit.close()
            self.visits.remove(visit)
        print(f" {done} sequences in {time.monotonic() - began:.0f} s", end="")

    def test_nothing_of_somebody_stays_after_they_signed_out(self):
        self.ask("POST", "/shopping", {"things": ["lime 3"]})
        visit = self.visit()
        visit.go("/shopping")
        self.settle(visit, "/shopping", "/pantry")
        visit.go("/settings")
        visit.page.wait_for_selector("html[data-ready]", state="attached")
        visit.page.get_by_role("button", name="Sign out here").click()
        visit.page.get_by_role("link", name="Sign in").wait_for()
        self.until(
            visit,
            """async () => { for (const name of await caches.keys()) if (name.startsWith("pages-"))
            for (const {url} of await (await caches.open(name)).keys()) if (!url.endsWith("/")) return false;
            return true }""")
        self.assertEqual(visit.page.evaluate("indexedDB.databases().then((all) => all.length)"), 0)
        self.outage(visit)
        for path in ("/shopping", "/pantry", "/favourites"):
            try:
                visit.go(path)
            except Exception:  # The browser's own page: nothing of ours answers.
                continue
            self.assertNotIn("lime", visit.page.inner_text("body"))

    def test_whoever_signed_up_is_shown_no_page_from_before(self):
        visit = kitchen.Visit(kitchen.browser, self.server, size=PHONE)
        self.visits.append(visit)
        visit.go("/")
        self.keep(visit)
        visit.go("/")
        self.keep(visit, "/")
        made, _ = self.server.ask("POST", "/api/v1/invitations", cookie=self.server.first)
        self.server.people += 1
        name = f"Guest {self.server.people}"
        visit.go(f"/join/{made['invitation']}")
        visit.page.fill("[name=name]", name)
        visit.page.fill("[name=password]", kitchen.PASSWORD)
        visit.page.get_by_role("button", name="Create account").click()
        visit.page.locator(".code").wait_for()
        self.assertEqual(visit.page.locator(".top .me").text_content(), name)
        # However late the server answers from here on, the page of a stranger does not come in its place.
        self.assertFalse(visit.page.evaluate("caches.has('pages-')"))

    def test_nobody_is_shown_the_pages_of_another(self):
        self.ask("POST", "/shopping", {"things": ["lime 3"]})
        visit = self.visit()
        visit.go("/shopping")
        self.settle(visit, "/shopping", "/pantry")
        # Somebody else signs in where a session ended by itself.
        name, value = self.server.regular(1).split("=", 1)
        visit.context.clear_cookies()
        visit.context.add_cookies([dict(name=name, value=value, url=visit.address)])
        visit.go("/pantry")
        self.until(
            visit,
            "caches.keys().then((all) => all.filter((name) => name.startsWith('pages-')).length === 1)")
        self.outage(visit)
        visit.go("/shopping")
        self.assertNotIn("lime", visit.page.inner_text("body"))

    def test_pages_are_forgotten_when_somebody_who_eats_avoids_something_else(self):
        self.ask("POST", "/household", {"name": "Home"})
        made = self.ask("POST", "/household/invitations", {"role": "member"})
        eater = self.server.regular(1)
        # Nobody leaves a household alone with others in it.
        self.addCleanup(self.server.regular, 1)
        self.server.ask("POST", "/api/v1/household/membership", {"invitation": made["invitation"]}, eater)
        self.ask("PUT", "/favourites/classic:negroni")
        visit = self.visit()
        visit.go("/shopping")
        self.settle(visit, "/shopping", "/dish/classic:negroni")
        visit.go("/dish/classic:gimlet")
        self.settle(visit, "/dish/classic:gimlet")
        holders = "caches.keys().then((all) => all.filter((name) => name.startsWith('pages-')))"
        (before,) = visit.page.evaluate(holders)
        self.server.ask("POST", "/api/v1/avoided", {"names": ["gin"]}, eater)
        # The next page that comes from the server says so; what somebody would want in a shop is fetched anew.
        visit.go("/settings")
        self.until(visit, f"(before) => {holders}.then((all) => all.length === 1 && all[0] !== before)", before)
        self.settle(visit, "/shopping", "/dish/classic:negroni")
        self.outage(visit)
        visit.go("/dish/classic:gimlet")
        visit.page.locator("h1", has_text="You are offline").wait_for()

    def test_it_can_be_installed(self):
        visit = self.visit()
        visit.go("/")
        self.settle(visit)
        devtools = visit.context.new_cdp_session(visit.page)
        manifest = devtools.send("Page.getAppManifest")
        # What goes by GET has no type of its own; the browser says so of each.
        self.assertEqual([error for error in manifest["errors"] if "Enctype" not in error["message"]], [])
        self.assertIn('"share_target"', manifest["data"])
        faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A window of a test keeps nothing, so nothing can be installed in it.
        self.assertEqual([fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"], [])

    def test_what_plain_http_does_not_allow_is_said(self):
        plain = self.visit(host=kitchen.HOST)
        plain.go("/settings")
        plain.page.locator("[data-plain]", has_text="https").wait_for()
        secure = self.visit()
        secure.go("/settings")
        secure.page.wait_for_selector("html[data-ready]", state="attached")
        self.assertFalse(secure.page.locator("[data-plain]").is_visible())

    def test_by_plain_http_the_open_page_keeps_changes(self):
        self.ask("POST", "/shopping", {"things": ["lime 3"]})
        visit = self.visit(host=kitchen.HOST)
        visit.go("/shopping")
        visit.page.wait_for_selector("html[data-ready]", state="attached")
        self.outage(visit)
        visit.page.locator(".tick", has_text="lime").click()
        visit.page.locator("[data-waiting]", has_text="1 change").wait_for()
        self.end_of_outage(visit)
        visit.page.locator("[data-waiting]").wait_for(state="hidden")
        self.assertEqual(self.listed(), [("lime", True)])
