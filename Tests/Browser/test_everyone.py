"""For everyone: axe finds nothing, narrow screens do not scroll sideways, the keyboard is enough."""

import functools
import os
import unittest

from axe_playwright_python.sync_playwright import Axe

import kitchen
from kitchen import DESKTOP, PHONE

PAGES = {
    "begin": "/", "home": "/?have=gin,lime,mint,egg,campari,rum", "dish": "/dish/classic:negroni",
    "dish-food": "/dish/classic:american-pancakes?have=egg,flour", "browse": "/browse", "search": "/search?q=soup",
    "buy": "/buy", "plan": "/plan", "favourites": "/favourites", "list": "/list/wishlist", "pantry": "/pantry",
    "shopping": "/shopping", "settings": "/settings", "signin": "/signin", "setup": "/setup",
    "join": "/join/{invitation}", "join-over": "/join/some-code", "recovery": "/signin/recovery", "nothing": "/nowhere", "recipes": "/recipes", "recipe-new": "/recipes/new",
    "import": "/recipes/import", "made": "/dish/{own}?made=true",
    "recipe-edit": "/recipes/{own}/edit", "own-dish": "/dish/{own}", "cook": "/dish/{own}/cook",
    "cooked": "/dish/{own}/cook?step=9", "why-not": "/dish/classic:negroni/why-not", "share": "/dish/classic:negroni/share",
    "links": "/links", "suggest": "/suggest", "taste": "/taste", "round": "/taste/rounds", "history": "/history",
    "people": "/people", "person": "/people/Ada", "feed": "/feed", "me": "/me", "household": "/household",
    "account": "/account", "leave": "/account/leave", "books": "/books", "book-list": "/books/list/advice",
    "book": "/books/book/9781234500177", "wish-list": "/books/wishlist", "author": "/books/author", "sources": "/sources",
}
# What axe finds, by the rules that are named or by all: the rule, and the first thing that breaks it.
FAULTS = """async (rules) => {
    const {violations} = await axe.run(document, {
        resultTypes: ["violations"], preload: false, ...(rules.length && {runOnly: rules})});
    return violations.map(({id, nodes: [{html}]}) => [id, html.slice(0, 160)]) }"""
LOOKS = [(PHONE, "light"), (PHONE, "dark"), (DESKTOP, "dark"), (DESKTOP, "light")] if kitchen.IS_FULL else [
    (PHONE, "light"), (DESKTOP, "dark")]
SMALL = """() => [...document.querySelectorAll("button,summary,.chip,.pill,.btn,.tabs a,select,input:not([type=hidden])")]
    .filter((item) => item.checkVisibility())
    .map((item) => [item.outerHTML.slice(0, 90), item.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""


# What a finger 21 px above or below the middle would not press.
MISSED = """(what) => [...document.querySelectorAll(what)].filter((item) => item.checkVisibility()).filter((item) => {
    item.scrollIntoView({block: "center"});
    const {x, y, width, height} = item.getBoundingClientRect();
    return [-21, 21].some((by) => !item.contains(document.elementFromPoint(x + width / 2, y + height / 2 + by)))
}).map((item) => item.outerHTML.slice(0, 90))"""


@functools.cache
def furnished():
    """Somebody who keeps a little of everything; one for all who only look."""
    _, cookie = kitchen.server.somebody()

    def ask(method, path, fields=None):
        kitchen.server.ask(method, "/api/v1" + path, fields, cookie)

    things = [
        "gin 500 ml", "campari 250 ml", "sweet vermouth 120 ml", "white rum 700 ml", "lime 4", "mint", "egg 6",
        "tomato 3", "spaghetti 500 g", "olive oil 500 ml", "parmesan 150 g", "garlic", "onion 3", "sugar 1 kg",
    ]
    ask("POST", "/pantry", {"things": things})
    ask("POST", "/pantry", {"things": ["milk 1 l"], "place": "fridge", "opened": True})
    ask("POST", "/shopping", {"things": ["cucumber 1", "double cream 100 ml", "paper towels", "potato 1 kg"]})
    ask("POST", "/shopping/ticks", {"things": ["potato"]})
    for dish in ("negroni", "gimlet", "mojito"):
        ask("PUT", f"/favourites/classic:{dish}")
    ask("POST", "/lists/wishlist/dishes", {"dishes": ["classic:negroni", "classic:gimlet"]})
    ask("PUT", "/ratings/classic:negroni", {"stars": 4})
    ask("PUT", "/notes/classic:negroni", {"text": "More orange next time."})
    ask("POST", "/avoided", {"names": ["peanut"]})
    ask("POST", "/staples", {"names": ["butter"]})
    own, _ = kitchen.server.ask("POST", "/api/v1/recipes", {
        "title": "Canary pie", "kind": "meal", "servings": 4, "ingredients": ["6 apples, peeled", "500 g flour", "1 egg"],
        "steps": ["Rub the flour with the egg.", "Slice the apples and bake all of it for 40 minutes."]}, cookie)
    made, _ = kitchen.server.ask("POST", "/api/v1/invitations", cookie=kitchen.server.first)
    for name, path in PAGES.items():
        PAGES[name] = path.replace("{own}", own["id"]).replace("{invitation}", made["invitation"])
    ask("PUT", "/dishes/classic:negroni/review", {"text": "Bitter, and the better for it."})
    ask("POST", "/dishes/classic:negroni/remarks", {"text": "With a slice of orange."})
    ask("POST", "/cooked", {"dish": "classic:negroni"})
    ask("POST", "/suggestions?count=4")
    ask("POST", "/taste", {"like": ["lime"], "dislike": ["coriander"]})
    ask("POST", "/share-links", {"kind": "dish", "dish": "classic:negroni"})
    ask("POST", "/household", {"name": "Home"})
    ask("POST", "/tokens", {"label": "Kettle"})
    ada = kitchen.server.first
    kitchen.server.ask("PATCH", "/api/v1/me/profile", {"about": "Cooks.", "visibility": "public"}, ada)
    kitchen.server.ask("POST", "/api/v1/lists", {"name": "Friday"}, ada)
    kitchen.server.ask("POST", "/api/v1/lists/Friday/dishes", {"dishes": ["classic:mojito"]}, ada)
    kitchen.server.ask("PUT", "/api/v1/lists/Friday/visibility", {"visibility": "public"}, ada)
    ask("PUT", "/people/Ada/follow")
    for path in ("/books/ask", "/books/list/advice/ask", "/books/book/9781234500177/wish"):
        kitchen.server.send(path, {}, cookie)
    return cookie


class EveryPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cookie = furnished()

    def test_axe_finds_nothing(self):
        """On a phone in light and on a desktop in dark, or in all four ways; each page is loaded once and then shown in each."""
        axe = Axe().axe_script
        pictures = os.environ.get("WHATCANIMAKE_PICTURES")
        visit = kitchen.Visit(kitchen.browser, kitchen.server, size=DESKTOP, cookie=self.cookie, again=True)
        for name, path in PAGES.items():
            visit.page.set_viewport_size(PHONE)
            visit.page.emulate_media(color_scheme="light")
            visit.go(path)
            visit.page.evaluate(axe)
            for size, scheme in LOOKS:
                with self.subTest(page=name, width=size["width"], scheme=scheme):
                    visit.page.set_viewport_size(size)
                    visit.page.emulate_media(color_scheme=scheme)
                    if pictures:
                        kind = f"{'phone' if size is PHONE else 'desktop'}-{scheme}"
                        visit.page.screenshot(path=f"{pictures}/{name}-{kind}.png", full_page=True)
                    # Of the rules, the dark colours can break those of contrast alone.
                    rules = [] if scheme == "light" or kitchen.IS_FULL else ["color-contrast", "link-in-text-block"]
                    self.assertEqual(visit.page.evaluate(FAULTS, rules), [])
        visit.close()

    def test_every_page_fits_narrow_screens_and_fingers(self):
        """At 320 px, and at 390 px with letters of twice the size, nothing scrolls sideways; what is pressed is large enough."""
        visit = kitchen.Visit(kitchen.browser, kitchen.server, cookie=self.cookie, again=True)
        for name, path in PAGES.items():
            visit.page.set_viewport_size(PHONE)
            visit.go(path)
            with self.subTest(page=name, what="pressed"):
                self.assertEqual(visit.page.evaluate(SMALL), [])
            for width, text in ((320, 16), (390, 32)):
                with self.subTest(page=name, width=width, text=text):
                    visit.page.set_viewport_size({"width": width, "height": 700})
                    visit.page.evaluate(f"document.documentElement.style.fontSize = '{text}px'")
                    self.assertLessEqual(visit.page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
        visit.close()

    def test_what_is_pressed_again_and_again_is_as_large_as_a_finger(self):
        visit = kitchen.Visit(kitchen.browser, kitchen.server, cookie=self.cookie, again=True)
        for name, what in {
            "pantry": ".out,.row>a,.check", "home": "button.need", "plan": "button.need", "dish": "#remarks .small a,.check",
        }.items():
            visit.go(PAGES[name])
            for summary in visit.page.locator("#main summary").all():
                summary.click()
            with self.subTest(page=name):
                self.assertGreater(visit.page.locator(what).count(), 0)
                self.assertEqual(visit.page.evaluate(MISSED, what), [])
        visit.close()

    def test_the_keyboard_is_enough(self):
        visit = kitchen.Visit(kitchen.browser, kitchen.server, size=DESKTOP, cookie=self.cookie)
        visit.go("/?have=gin,lime")
        visit.page.keyboard.press("Tab")
        self.assertEqual(visit.page.evaluate("document.activeElement.textContent"), "Skip to content")
        seen = set()
        for _ in range(60):
            visit.page.keyboard.press("Tab")
            state = visit.page.evaluate(
                """() => { const at = document.activeElement, style = getComputedStyle(at);
                return [at.className || at.id || at.tagName, style.outlineStyle !== "none" || at.closest(".have,.put") !== null] }""")
            self.assertTrue(state[1], state[0])
            seen.add(state[0])
        self.assertTrue({"chip", "pill", "heart"} <= seen, seen)
        visit.close()
