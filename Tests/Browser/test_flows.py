"""What somebody does on the pages, by the names of the features."""

import re
import unittest

import kitchen
from kitchen import DESKTOP, EVERY_WAY, PASSWORD, PHONE, WAYS


class Flow(unittest.TestCase):
    """Each flow is walked with and without JavaScript, on a phone and on a desktop."""

    signed_in = True

    def walk(self, flow, ways=EVERY_WAY, *, newcomer=False):
        """Walks it those of the ways that are walked in this tier, or the first of them."""
        for script, size in [way for way in ways if way in WAYS] or ways[:1]:
            with self.subTest(script=script, width=size["width"]):
                cookie = None
                if newcomer:
                    cookie = kitchen.server.somebody()[1]
                elif self.signed_in:
                    number = WAYS.index((script, size)) if (script, size) in WAYS else 0
                    cookie = kitchen.server.regular(number)
                visit = kitchen.Visit(
                    kitchen.browser, kitchen.server, script=script, size=size, cookie=cookie, again=True)
                failed = True
                try:
                    flow(visit)
                    self.assertEqual(visit.complaints, [])
                    failed = False
                finally:
                    visit.close(failed)

    def expect(self, locator, count=1):
        locator.first.wait_for()
        self.assertEqual(locator.count(), count)


class MatchFlow(Flow):
    signed_in = False

    def test_best_matches_then_fewest_missing(self):
        def flow(visit):
            visit.go("/")
            for name in ("gin", "lime", "sugar"):
                visit.page.fill("#q", name)
                visit.page.press("#q", "Enter")
                visit.page.locator(".chip", has_text=name).wait_for()
            headings = visit.page.locator(".group h2").all_text_contents()
            self.assertEqual([name for name in headings if name != "Buy one thing"][:2], ["Ready now", "One away"])
            self.assertIn("Buy one thing", headings)
            self.assertEqual(visit.page.locator("[aria-labelledby=g0] .need").count(), 0)
            self.assertGreater(visit.page.locator("[aria-labelledby=g1] .need").count(), 0)
            visit.page.locator(".chip", has_text="sugar").click()
            visit.page.locator(".chip", has_text="sugar").wait_for(state="detached")
            # What is behind the first cards is drawn with the next frame.
            visit.page.locator("#main").get_by_text("from lime").first.wait_for()

        self.walk(flow)

    def test_the_field_on_a_phone(self):
        """The arrow stands at its end, and what was typed last is seen, with the first answer."""
        def flow(visit):
            visit.go("/?have=campari,sweet+vermouth,gin,white+rum,lime")
            field = visit.page.locator(".have").bounding_box()
            right = field["x"] + field["width"]
            arrow = visit.page.locator(".have .go").bounding_box()
            self.assertLessEqual(right - arrow["x"] - arrow["width"], 12)
            last = visit.page.locator(".chip", has_text="lime").bounding_box()
            self.assertGreaterEqual(last["x"], field["x"])
            self.assertLessEqual(last["x"] + last["width"], right)
            self.assertLess(visit.page.locator(".card").first.bounding_box()["y"], PHONE["height"] - 120)

        self.walk(flow, [(True, PHONE), (False, PHONE)])

    def test_ingredients_chosen_from_those_available(self):
        def flow(visit):
            visit.go("/")
            visit.page.locator("#q").press_sequentially("camp", delay=30)
            visit.page.locator("[role=option]").first.wait_for()
            visit.page.press("#q", "ArrowDown")
            self.assertEqual(visit.page.get_attribute("#q", "aria-activedescendant"), "offer-0")
            visit.page.press("#q", "Enter")
            visit.page.locator(".chip", has_text="campari").wait_for()

        self.walk(flow, [(True, PHONE), (True, DESKTOP)])

    def test_what_is_typed_while_an_answer_comes_is_kept(self):
        def flow(visit):
            visit.go("/")
            visit.page.locator(".have[data-complete]").wait_for()
            # Answers come late and in any order.
            visit.page.route("**/?have=*", lambda route: (visit.page.wait_for_timeout(150), route.continue_()))
            visit.page.fill("#q", "gin")
            visit.page.press("#q", "Enter")
            visit.page.fill("#q", "lime")
            visit.page.press("#q", "Enter")
            visit.page.locator("#q").press_sequentially("sug")
            visit.page.locator("a.chip", has_text="lime").wait_for()
            self.assertEqual(visit.page.locator(".chip").all_text_contents(), ["gin", "lime"])
            self.assertEqual(visit.page.input_value("#q"), "sug")
            visit.page.locator("[role=option]", has_text="sugar").first.wait_for()
            visit.page.locator("#q").press_sequentially("ar")
            visit.page.press("#q", "Enter")
            visit.page.locator("a.chip", has_text="sugar").wait_for()

        self.walk(flow, [(True, PHONE), (True, DESKTOP)])

    def test_completion_says_what_each_would_add(self):
        def flow(visit):
            have = "gin,lime,sugar,campari"
            visit.go(f"/?have={have}")
            visit.page.locator("#q").press_sequentially("sweet v")
            option = visit.page.locator("[role=option]", has_text="sweet vermouth").first
            option.locator("small.ok", has_text="ready").wait_for()
            said = int(re.search(r"\+(\d+) ready", option.inner_text())[1])
            found, _ = kitchen.server.ask("GET", f"/api/v1/completion?q=sweet%20v&have={have}")
            item = next(item for item in found["items"] if item["name"] == "sweet vermouth")
            self.assertEqual(item["completes"], said)
            option.click()
            visit.page.locator("a.chip", has_text="sweet vermouth").wait_for()

        self.walk(flow, [(True, PHONE), (True, DESKTOP)])

    def test_filter_by_ingredient(self):
        def flow(visit):
            visit.go("/?have=egg,flour,milk,butter,cheddar")
            visit.page.locator("summary", has_text="Choose ingredients to use up").click()
            visit.page.fill("[name=without]", "egg")
            visit.page.get_by_role("button", name="Apply").click()
            visit.page.locator(".chip", has_text="no egg").wait_for()
            self.assertNotIn("egg,", visit.page.locator(".cards").first.inner_text())
            visit.page.locator(".pill", has_text="Drinks").click()
            visit.page.locator(".pill[aria-current]", has_text="Drinks").wait_for()

        self.walk(flow)

    def test_recipes_on_the_home_screen_a_suggested_recipe_at_the_start(self):
        def flow(visit):
            visit.go("/")
            self.expect(visit.page.locator(".card"))
            visit.page.locator(".card .name a").click()
            visit.page.wait_for_url(re.compile("/dish/"))

        self.walk(flow)

    def test_random_with_categories_on_home(self):
        def flow(visit):
            visit.go("/")
            self.assertGreater(visit.page.locator(".tags .pill").count(), 8)
            visit.page.locator(".tags .pill").first.click()
            visit.page.wait_for_url(re.compile("/browse"))
            visit.page.locator("#found").wait_for()
            visit.go("/")
            visit.page.get_by_role("link", name="another").click()
            visit.page.wait_for_url(re.compile("/dish/"))

        self.walk(flow)


class BrowseFlow(Flow):
    signed_in = False

    def test_browse_drinks_category_listing(self):
        def flow(visit):
            visit.go("/browse")
            visit.page.locator(".pill", has_text="Drinks").click()
            visit.page.locator(".pill[aria-current]", has_text="Drinks").wait_for()
            before = visit.page.locator("#found").inner_text()
            visit.page.locator("summary", has_text="Glasses").click()
            visit.page.locator(".facets .pill", has_text="Coupe").first.click()
            visit.page.locator(".chip", has_text="Coupe").wait_for()
            self.assertNotEqual(before, visit.page.locator("#found").inner_text())
            self.assertEqual(visit.page.locator(".card").count(), 24)
            first = visit.page.locator(".card").first.get_attribute("id")
            visit.page.get_by_role("link", name="More", exact=True).click()
            visit.page.get_by_role("link", name="back to the first page").wait_for()
            self.assertNotEqual(first, visit.page.locator(".card").first.get_attribute("id"))

        self.walk(flow)

    def test_search_and_details_with_measures_glass_picture(self):
        def flow(visit):
            visit.go("/browse")
            visit.page.fill("#q", "negroni")
            visit.page.press("#q", "Enter")
            visit.page.get_by_role("link", name="Negroni", exact=True).click()
            visit.page.locator("h1", has_text="Negroni").wait_for()
            text = visit.page.locator("#main").inner_text()
            for word in ("30 ml", "Campari".lower(), "glass", "Steps"):
                self.assertIn(word, text)
            self.assertEqual(visit.page.locator(".stage svg:visible").count(), 1)
            visit.page.get_by_role("link", name="More servings", exact=True).click()
            visit.page.locator("output", has_text="2 drinks").wait_for()
            self.assertIn("60 ml", visit.page.locator(".lines").first.inner_text())
            visit.page.get_by_role("link", name="oz, cups").click()
            visit.page.locator(".q", has_text="oz").first.wait_for()

        self.walk(flow)

    def test_share_by_the_system_sheet(self):
        def flow(visit):
            visit.go("/dish/classic:negroni?have=gin")
            visit.page.evaluate("navigator.share = async (what) => { window.shared = what }")
            visit.page.evaluate(
                """() => { const link = document.createElement("a");
                Object.assign(link, {href: "/dish/classic:negroni/share", textContent: "Send it"});
                document.querySelector("h1").after(link) }""")
            visit.page.get_by_role("link", name="Send it").click()
            shared = visit.page.evaluate("shared")
            self.assertEqual(shared, {"title": "Negroni", "url": visit.address + "/dish/classic:negroni"})

        self.walk(flow, [(True, PHONE)])

    def test_random_suggestion(self):
        def flow(visit):
            visit.go("/browse")
            visit.page.get_by_role("link", name="Surprise me").click()
            visit.page.wait_for_url(re.compile("/dish/"))

        self.walk(flow)


class KeepingFlow(Flow):
    def test_tabs(self):
        def flow(visit):
            # On a phone they are below, on a desktop at the top; those of the other size are hidden.
            bar = ".tabs" if visit.page.viewport_size == PHONE else ".top nav"
            visit.go("/browse")
            for name, path in {"Pantry": "/pantry", "Shopping": "/shopping", "Saved": "/favourites", "Make": "/"}.items():
                visit.page.locator(f"{bar} a", has_text=name).click()
                visit.page.locator(f"{bar} a[aria-current=page]", has_text=name).wait_for()
                self.assertEqual(visit.page.url, visit.address + path)

        self.walk(flow)

    def test_favourite_anywhere_and_see_the_mark_on_the_favourites_page(self):
        def flow(visit):
            visit.go("/search?q=negroni")
            heart = visit.page.get_by_role("button", name="Save Negroni", exact=True)
            heart.click()
            visit.page.locator("[id='classic:negroni'] .heart[aria-pressed=true]").wait_for()
            visit.go("/favourites")
            self.expect(visit.page.locator(".card"))
            visit.page.get_by_role("button", name="Save Negroni", exact=True).click()
            visit.page.locator(".card").wait_for(state="detached")

        self.walk(flow)

    def test_favourite_taken_back_and_undone(self):
        def flow(visit):
            for dish in ("negroni", "gimlet"):
                kitchen.server.ask("PUT", f"/api/v1/favourites/classic:{dish}", cookie=cookie_of(visit))
            visit.go("/favourites")
            visit.page.get_by_role("button", name="Save Negroni", exact=True).click()
            visit.page.locator("[role=status]", has_text="“Negroni” is no longer saved").wait_for()
            self.expect(visit.page.locator(".card"))
            visit.page.get_by_role("button", name="Undo").click()
            visit.page.locator("[id='classic:negroni'] .heart[aria-pressed=true]").wait_for()
            self.assertEqual(visit.page.locator(".card").count(), 2)
            self.assertEqual(visit.page.locator("[role=status]").count(), 0)

        self.walk(flow)

    def test_used_up_by_mistake_and_undone(self):
        def flow(visit):
            things = {"things": ["milk 1 l"], "expires": "2099-12-01", "place": "fridge", "opened": True}
            kitchen.server.ask("POST", "/api/v1/pantry", things, cookie=cookie_of(visit))
            kitchen.server.ask("POST", "/api/v1/pantry", {"things": ["gin"]}, cookie=cookie_of(visit))
            visit.go("/pantry")
            before = visit.page.locator(".bottles li", has_text="milk").inner_text()
            visit.page.get_by_role("button", name="Mark milk as used up").click()
            visit.page.locator("[role=status]", has_text="“milk” was removed from the pantry").wait_for()
            self.assertEqual(visit.page.locator(".bottles b").all_inner_texts(), ["gin"])
            visit.page.get_by_role("button", name="Undo").click()
            visit.page.locator(".bottles b", has_text="milk").wait_for()
            self.assertEqual(visit.page.locator(".bottles li", has_text="milk").inner_text(), before)
            # What was removed before that may still be offered.
            self.assertEqual(visit.page.locator("[role=status]", has_text="milk").count(), 0)

        self.walk(flow)

    def test_favourite_swiped_away(self):
        def flow(visit):
            for dish in ("negroni", "gimlet"):
                kitchen.server.ask("PUT", f"/api/v1/favourites/classic:{dish}", cookie=cookie_of(visit))
            visit.go("/favourites")
            visit.page.wait_for_selector("html[data-ready]", state="attached")
            touch = visit.context.new_cdp_session(visit.page)
            for by, down in ((60, 0), (30, 200), (-220, 10)):
                box = visit.page.locator("[id='classic:negroni']").bounding_box()
                x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
                touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
                for part in (0.25, 0.5, 0.75, 1):
                    touch.send("Input.dispatchTouchEvent", {
                        "type": "touchMove", "touchPoints": [{"x": x + by * part, "y": y + down * part}]})
                touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
                if by > 0:
                    visit.page.wait_for_timeout(150)
                    self.assertEqual(visit.page.locator(".card").count(), 2)
            visit.page.locator("[id='classic:negroni']").wait_for(state="detached")
            visit.page.get_by_role("button", name="Undo").click()
            visit.page.locator("[id='classic:negroni']").wait_for()

        self.walk(flow, [(True, PHONE)])

    def test_notes_and_stars(self):
        def flow(visit):
            visit.go("/dish/classic:negroni")
            visit.page.get_by_role("button", name="4 stars").click()
            visit.page.locator("[aria-pressed=true]", has_text="★").wait_for()
            visit.page.fill("textarea[name=text] >> nth=0", "More orange")
            visit.page.get_by_role("button", name="Save note").click()
            visit.page.get_by_role("button", name="Delete note").wait_for()
            visit.go("/dish/classic:negroni")
            self.assertEqual(visit.page.locator("textarea").first.input_value(), "More orange")

        self.walk(flow)

    def test_shopping_list_from_a_drink_already_in_it_and_remove(self):
        def flow(visit):
            visit.go("/pantry")
            visit.page.fill("[name=text]", "gin 700 ml, sweet vermouth 200 ml, qqqq")
            visit.page.get_by_role("button", name="Add").click()
            visit.page.locator(".bottles b", has_text="gin").first.wait_for()
            self.assertIn("qqqq", visit.page.locator("#main").inner_text().lower())
            visit.go("/dish/classic:negroni")
            self.assertIn("One ingredient is missing", visit.page.locator(".verdict").inner_text())
            # Every line says whether it is there; ice is in every kitchen.
            for name, ticks in (("ice", 1), ("gin", 1), ("sweet vermouth", 1), ("campari", 0)):
                line = visit.page.locator(".lines li").filter(has=visit.page.get_by_text(name, exact=True))
                self.assertEqual(line.get_by_label("you have it", exact=True).count(), ticks, name)
            visit.page.get_by_role("button", name="Add campari to the shopping list").click()
            visit.page.locator(".listed", has_text="on your list").first.wait_for()
            self.assertEqual(visit.page.get_by_role("button", name="Add campari to the shopping list").count(), 0)
            visit.go("/shopping")
            visit.page.get_by_role("button", name="Remove campari from the list").click()
            visit.page.locator(".tick", has_text="campari").wait_for(state="detached")
            visit.go("/dish/classic:negroni")
            visit.page.get_by_role("button", name="Add campari to the shopping list").click()
            visit.page.locator(".listed").first.wait_for()
            visit.go("/shopping")
            visit.page.locator(".tick", has_text="campari").click()
            visit.page.locator(".tick[aria-pressed=true]", has_text="campari").wait_for()
            visit.go("/")
            self.assertIn("Negroni", visit.page.locator("[aria-labelledby=g0]").inner_text())

        self.walk(flow)

    def test_all_that_a_dish_or_a_plan_needs_is_put_on_the_list_at_once(self):
        def flow(visit):
            kitchen.server.ask(
                "POST", "/api/v1/pantry", {"things": ["egg 6", "potato 1 kg", "onion 3", "milk 1 l"]}, cookie=cookie_of(visit))
            visit.go("/dish/classic:gin-fizz")
            visit.page.get_by_role("button", name="Add missing to shopping list").click()
            visit.page.locator(".tick", has_text="gin").first.wait_for()
            # The tabs follow.
            self.assertEqual(visit.page.locator(".tabs [aria-current]").inner_text(), "Shopping")
            visit.go("/plan?count=7")
            names = visit.page.locator("[aria-labelledby=get] .need").all_text_contents()
            self.assertGreater(len(names), 1)
            visit.page.get_by_role("button", name="Add all to shopping list").click()
            visit.page.locator("h1", has_text="Shopping").wait_for()
            visit.page.locator(".aisle:not(#added) .tick", has_text=names[0]).wait_for()
            listed = {tick.split("\n")[0] for tick in visit.page.locator(".tick .t").all_inner_texts()}
            self.assertLessEqual(set(names), listed)

        self.walk(flow)

    def test_a_plan_is_kept_and_a_day_gets_another_dish(self):
        def flow(visit):
            food = ["egg 6", "potato 1 kg", "onion 3", "milk 1 l", "rice", "tomato 6", "cheddar", "spinach until tomorrow"]
            kitchen.server.ask("POST", "/api/v1/pantry", {"things": food}, cookie=cookie_of(visit))
            visit.go("/")
            visit.page.get_by_role("link", name="Use soon: spinach").wait_for()
            visit.go("/plan?count=3")
            first = visit.page.locator("[aria-labelledby=days] h3").first.inner_text()
            visit.page.get_by_role("link", name="Another dish").first.click()
            visit.page.get_by_role("link", name="First proposal").wait_for()
            names = visit.page.locator("[aria-labelledby=days] h3").all_inner_texts()
            self.assertEqual(len(names), 3)
            self.assertNotIn(first, names)
            visit.page.get_by_role("button", name="Keep these 3 days").click()
            kept = visit.page.locator("[aria-labelledby=kept] h3")
            kept.nth(2).wait_for()
            self.assertEqual(kept.all_inner_texts(), names)
            visit.page.locator("[aria-labelledby=kept] summary").first.click()
            visit.page.get_by_role("button", name="Remove from the plan").first.click()
            visit.page.locator("[role=status]", has_text="removed").wait_for()
            self.assertEqual(kept.all_inner_texts(), names[1:])
            visit.page.get_by_role("button", name="Undo").click()
            kept.nth(2).wait_for()

        self.walk(flow)

    def test_what_is_typed_stays_when_the_list_was_changed_before(self):
        def flow(visit):
            kitchen.server.ask("POST", "/api/v1/pantry", {"things": ["gin"]}, cookie=cookie_of(visit))
            visit.go("/dish/classic:negroni")
            visit.page.get_by_role("button", name="Add campari to the shopping list").click()
            visit.page.locator(".listed").first.wait_for()
            asked = []
            visit.listen("request", lambda request: asked.append(request.url) if request.resource_type == "fetch" else None)
            visit.go("/recipes/new")
            visit.page.fill("[name=title]", "Half a sentence")
            visit.page.wait_for_selector("html[data-ready]", state="attached")
            self.assertEqual([address for address in asked if address.endswith("/recipes/new")], [])
            self.assertEqual(visit.page.input_value("[name=title]"), "Half a sentence")

        self.walk(flow, [(True, PHONE)])

    def test_named_lists_rearranged(self):
        def flow(visit):
            visit.go("/favourites")
            visit.page.fill("#n", "Friday")
            visit.page.get_by_role("button", name="Create", exact=True).click()
            visit.page.locator("h1", has_text="Friday").wait_for()
            for dish in ("negroni", "gimlet"):
                kitchen.server.ask(
                    "POST", "/api/v1/lists/Friday/dishes", {"dishes": [f"classic:{dish}"]}, cookie=cookie_of(visit))
            visit.go("/list/Friday")
            visit.page.get_by_role("button", name="Move Gimlet up").click()
            visit.page.get_by_role("button", name="Move Gimlet down").wait_for()
            names = visit.page.locator(".rows .name").all_text_contents()
            self.assertEqual(names, ["Gimlet", "Negroni"])

        self.walk(flow)

    def test_what_is_avoided_is_never_shown(self):
        def flow(visit):
            visit.go("/settings")
            visit.page.fill("#a", "gin")
            visit.page.get_by_role("button", name="Add").first.click()
            visit.page.get_by_role("button", name="Remove gin").wait_for()
            visit.go("/?have=gin,lime,sugar,white+rum")
            self.assertIn("You avoid gin", visit.page.locator("#main").inner_text())
            self.assertNotIn("Gimlet", visit.page.locator("#main").inner_text())

        self.walk(flow)


def cookie_of(visit):
    return next(f"sid={cookie['value']}" for cookie in visit.context.cookies() if cookie["name"] == "sid")


class AccountFlow(Flow):
    signed_in = False

    def test_sign_up_with_a_unique_name_and_sign_in(self):
        def flow(visit):
            made, _ = kitchen.server.ask("POST", "/api/v1/invitations", cookie=kitchen.server.first)
            visit.go(f"/join/{made['invitation']}")
            visit.page.fill("[name=name]", "Ada")
            visit.page.fill("[name=password]", PASSWORD)
            visit.page.get_by_role("button", name="Create account").click()
            self.assertIn("choose another", visit.page.get_by_role("alert").inner_text())
            kitchen.server.people += 1
            name = f"Guest {kitchen.server.people}"
            visit.page.fill("[name=name]", name)
            visit.page.fill("[name=password]", PASSWORD)
            visit.page.get_by_role("button", name="Create account").click()
            visit.page.locator(".code").wait_for()
            self.assertEqual(visit.page.locator(".top .me").text_content(), name)
            visit.go("/settings")
            visit.page.get_by_role("button", name="Sign out here").click()
            visit.page.get_by_role("link", name="Sign in").wait_for()
            visit.go("/pantry")
            visit.page.fill("[name=name]", name)
            visit.page.fill("[name=password]", PASSWORD)
            visit.page.get_by_role("button", name="Sign in").click()
            visit.page.locator("h1", has_text="Your pantry").wait_for()

        self.walk(flow)

    def test_password_forgotten(self):
        def flow(visit):
            name, cookie = kitchen.server.somebody()
            made, _ = kitchen.server.ask("POST", "/api/v1/me/recovery-code", {"password": PASSWORD}, cookie)
            visit.go("/pantry")
            visit.page.get_by_role("link", name="Forgot your password?").click()
            visit.page.fill("[name=name]", name)
            visit.page.fill("[name=code]", "no such code")
            visit.page.fill("[name=password]", "another horse battery")
            visit.page.get_by_role("button", name="Change password").click()
            visit.page.get_by_role("alert").wait_for()
            self.assertEqual(visit.page.input_value("[name=name]"), name)
            visit.page.fill("[name=code]", made["recoveryCode"])
            visit.page.fill("[name=password]", "another horse battery")
            visit.page.get_by_role("button", name="Change password").click()
            visit.page.locator("h1", has_text="Your password was changed").wait_for()
            self.assertNotEqual(visit.page.locator(".code").inner_text(), made["recoveryCode"])
            visit.page.locator("#main").get_by_role("link", name="Sign in").click()
            visit.page.fill("[name=name]", name)
            visit.page.fill("[name=password]", "another horse battery")
            visit.page.get_by_role("button", name="Sign in").click()
            visit.page.get_by_role("link", name=name).wait_for()

        self.walk(flow)

    def test_sign_in_by_plain_http_in_a_home(self):
        name = "Ada"
        for script in (True, False):
            with self.subTest(script=script):
                visit = kitchen.Visit(kitchen.browser, kitchen.server, script=script, host=kitchen.HOST)
                try:
                    visit.go("/signin")
                    visit.page.fill("[name=name]", name)
                    visit.page.fill("[name=password]", PASSWORD)
                    visit.page.get_by_role("button", name="Sign in").click()
                    visit.page.get_by_role("link", name=name).wait_for()
                    visit.go("/shopping")
                    visit.page.fill("[name=text]", "milk 1 l")
                    visit.page.get_by_role("button", name="Add").click()
                    visit.page.locator(".tick", has_text="milk").wait_for()
                finally:
                    visit.close()
