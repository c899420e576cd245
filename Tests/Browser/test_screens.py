"""What somebody does on the pages of recipes, cooking, taste, people, sharing, books and accounts, by the names of the features."""

import pathlib
import re

import kitchen
from kitchen import PASSWORD, PHONE
from test_flows import Flow, cookie_of

PICTURE = pathlib.Path(__file__).parents[2] / "Data/web/assets/icon-192.png"


def cards(visit):
    return [card.get_attribute("id") for card in visit.page.locator(".card").all()]


class OwnRecipeFlow(Flow):
    # What was deleted can be restored by its title, so each has its own.
    written = 0

    def write(self, visit):
        OwnRecipeFlow.written += 1
        title = f"Canary pie {self.written}"
        visit.go("/recipes/new")
        visit.page.get_by_label("Title").fill(title)
        visit.page.locator("[name=ingredients]").fill("6 apples, peeled\n500 g flour\n1 egg")
        visit.page.locator("[name=steps]").fill("Peel the apples.\nBake for 40 minutes.")
        visit.page.get_by_role("button", name="Save").click()
        visit.page.locator("h1", has_text=title).wait_for()
        return title

    def test_own_recipe_favourite_at_once_and_recoverable(self):
        def flow(visit):
            title = self.write(visit)
            self.assertIn("Bake for 40 minutes.", visit.page.locator("#main").inner_text())
            visit.go("/favourites")
            self.expect(visit.page.locator(".card", has_text=title))
            visit.page.get_by_role("link", name=title).click()
            visit.page.get_by_role("link", name="Edit", exact=True).click()
            visit.page.locator("[name=steps]").fill("Bake for an hour.")
            visit.page.get_by_role("button", name="Save changes").click()
            visit.page.locator(".steps", has_text="Bake for an hour.").wait_for()
            # Without its heart it is there still.
            visit.page.get_by_role("button", name="Saved", exact=True).click()
            visit.page.get_by_role("button", name="Save", exact=True).wait_for()
            visit.page.get_by_role("button", name="Delete recipe").click()
            visit.page.locator("[role=status]", has_text=f"“{title}” was deleted.").wait_for()
            visit.page.get_by_role("button", name="Undo").click()
            visit.page.locator(".card", has_text=title).wait_for()
            visit.page.get_by_role("link", name=title).click()
            visit.page.get_by_role("button", name="Delete recipe").click()
            visit.page.get_by_role("button", name=f"Restore {title}").click()
            visit.page.locator(".card", has_text=title).wait_for()

        self.walk(flow)

    def test_own_recipe_from_a_text(self):
        def flow(visit):
            visit.go("/recipes/new")
            visit.page.locator("summary", has_text="Start from text").click()
            visit.page.locator("[name=text]").fill(
                "Shared soup\n\nIngredients\n2 onions\n1 l water\n\nMethod\nBoil for 20 minutes.")
            visit.page.get_by_role("button", name="Read text").click()
            visit.page.locator(".say", has_text="Check the imported recipe").wait_for()
            self.assertEqual(visit.page.get_by_label("Title").input_value(), "Shared soup")
            self.assertEqual(visit.page.locator("[name=ingredients]").input_value(), "2 onions\n1 l water")
            visit.page.get_by_role("button", name="Save").click()
            visit.page.locator("h1", has_text="Shared soup").wait_for()

        self.walk(flow)

    def test_shared_to_the_page_by_another_program(self):
        def flow(visit):
            visit.go("/recipes/new?title=Pie&url=https://cooking.example/pie")
            self.assertEqual(visit.page.get_by_label("Title").input_value(), "Pie")
            self.assertEqual(visit.page.locator("[name=url]").input_value(), "https://cooking.example/pie")
            visit.page.locator("[name=url]").fill("https://localhost/pie")
            visit.page.get_by_role("button", name="Fetch page").click()
            visit.page.get_by_role("alert").wait_for()

        self.walk(flow)

    def test_shared_to_the_page_with_lines_and_a_photo(self):
        def flow(visit):
            # What the system's sheet sends, by a page of this server.
            visit.go("/recipes/import")
            visit.page.evaluate("""() => {
                const form = document.querySelector("form[enctype]");
                form.action = "/recipes/shared";
                form.insertAdjacentHTML("beforeend", "<textarea name=text></textarea>");
            }""")
            visit.page.locator("[name=text]").fill(
                "Shared soup\n\nIngredients\n2 onions\n1 l water\n\nMethod\nBoil for 20 minutes.")
            visit.page.locator("[name=file]").set_input_files(PICTURE)
            visit.page.get_by_role("button", name="Import").click()
            visit.page.get_by_alt_text("The shared photo").wait_for()
            self.assertEqual(visit.page.locator("[name=ingredients]").input_value(), "2 onions\n1 l water")
            visit.page.get_by_role("button", name="Save", exact=True).click()
            self.seen(visit, ".stage img")

        self.walk(flow)

    def seen(self, visit, place):
        """A photo that has arrived."""
        image = visit.page.locator(place)
        image.wait_for()
        # Loaded or not: the browser says when.
        self.assertGreater(image.evaluate("image => image.decode().then(() => image.naturalWidth)"), 0)

    def test_own_recipe_with_picture_favourite_at_once_and_recoverable(self):
        def flow(visit):
            title = self.write(visit)
            visit.page.get_by_role("button", name="Saved").wait_for()
            photo = visit.page.locator("[aria-labelledby=own]")
            photo.get_by_label("Choose a photo").set_input_files(PICTURE)
            photo.get_by_role("button", name="Save photo").click()
            self.seen(visit, ".stage img")
            visit.go("/recipes")
            self.seen(visit, ".card .art img")
            visit.page.get_by_role("link", name=title, exact=True).click()
            visit.page.get_by_role("button", name="Delete recipe").click()
            visit.page.get_by_role("button", name=f"Restore {title}").click()
            visit.page.get_by_role("link", name=title, exact=True).click()
            self.seen(visit, ".stage img")
            visit.page.get_by_role("button", name="Saved").wait_for()
            visit.page.get_by_role("button", name="Remove photo").click()
            visit.page.locator(".stage svg").wait_for()

        self.walk(flow)

    def test_photo_after_cooking(self):
        def flow(visit):
            self.write(visit)
            visit.page.get_by_role("button", name="I made it").click()
            visit.page.get_by_text("Recorded that you made this dish.").wait_for()
            visit.page.get_by_label("Take a photo").set_input_files(PICTURE)
            visit.page.get_by_role("button", name="Save photo").click()
            self.seen(visit, ".stage img")

        self.walk(flow)

    def test_recipes_from_a_file(self):
        def flow(visit):
            visit.go("/recipes/import")
            recipe = '{"@type": "Recipe", "name": "Quokka stew", "recipeIngredient": ["500 g potatoes"]}'
            visit.page.get_by_label("File").set_input_files(
                {"name": "stew.json", "mimeType": "application/json", "buffer": recipe.encode()})
            visit.page.get_by_role("button", name="Import").click()
            visit.page.get_by_text("1 new recipe.").wait_for()
            visit.go("/recipes")
            self.expect(visit.page.locator(".card", has_text="Quokka stew"))

        self.walk(flow)

    def test_profile_photo(self):
        def flow(visit):
            visit.go("/me")
            visit.page.get_by_label("Choose a photo").set_input_files(PICTURE)
            visit.page.get_by_role("button", name="Save photo").click()
            self.seen(visit, ".face")

        self.walk(flow)

    def test_own_recipes_seen_by_others(self):
        def flow(visit):
            title = self.write(visit)
            visit.page.locator("select[name=visibility]").select_option("public")
            visit.page.get_by_role("button", name="Update", exact=True).click()
            visit.page.locator("option[value=public][selected]").wait_for(state="attached")
            path = re.sub("^https?://[^/]*", "", visit.page.url).split("#")[0].split("?")[0]
            other = kitchen.Visit(kitchen.browser, kitchen.server, script=False)
            other.go(path)
            self.expect(other.page.locator("h1", has_text=title))
            other.close()

        self.walk(flow)

    def test_any_dish_becomes_my_version(self):
        def flow(visit):
            visit.go("/dish/classic:negroni")
            visit.page.get_by_role("link", name="Make your own version").click()
            visit.page.locator("[name=steps]").fill("Stir for a very long time.")
            visit.page.get_by_role("button", name="Save changes").click()
            visit.page.locator(".steps", has_text="very long time").wait_for()
            visit.page.get_by_role("button", name="Revert to the original").click()
            visit.page.locator(".steps", has_text="very long time").wait_for(state="detached")

        self.walk(flow)


class GivingFlow(Flow):
    def given(self, visit):
        """The path of a link that is shown: its whole address stands there, and is copied by a press."""
        address = visit.page.locator(".code").inner_text()
        self.assertTrue(address.startswith(visit.address + "/"), address)
        copy = visit.page.get_by_role("button", name="Copy")
        script = copy.count()
        self.assertEqual(script, visit.page.evaluate("Number(document.querySelector('[data-copy]').checkVisibility())"))
        if script:
            copy.click()
            visit.page.get_by_role("button", name="Copied").wait_for()
            visit.page.evaluate("document.querySelector('main').append(document.createElement('textarea'))")
            visit.page.locator("main > textarea").focus()
            visit.page.keyboard.press("Control+V")
            self.assertEqual(visit.page.locator("main > textarea").input_value(), address)
        return address.removeprefix(visit.address)


class DishFlow(GivingFlow):
    def test_comments_and_reviews_by_stars_and_newest_first(self):
        def flow(visit):
            visit.go("/dish/classic:gimlet")
            visit.page.get_by_role("button", name="5 stars").click()
            visit.page.locator("[aria-pressed=true]", has_text="★").wait_for()
            visit.page.locator("summary", has_text="Give your verdict").click()
            visit.page.get_by_label("Your verdict").fill("Sharp and bright")
            visit.page.get_by_role("button", name="Save verdict").click()
            visit.page.locator(".said", has_text="Sharp and bright").wait_for()
            visit.page.locator("summary", has_text="Write a comment").click()
            visit.page.get_by_label("What do you think of this dish?").fill("With more lime")
            visit.page.get_by_role("button", name="Send").click()
            visit.page.locator(".said", has_text="With more lime").wait_for()
            self.assertEqual(visit.page.locator(".said").all_text_contents(), ["With more lime", "Sharp and bright"])
            visit.page.get_by_role("link", name="By rating").click()
            visit.page.locator("#remarks [aria-current]", has_text="By rating").wait_for()
            visit.page.locator(".remark", has_text="With more lime").get_by_role("button", name="remove").click()
            visit.page.locator(".said", has_text="With more lime").wait_for(state="detached")

        self.walk(flow)

    def test_share(self):
        def flow(visit):
            visit.go("/dish/classic:negroni")
            visit.page.get_by_role("link", name="Share").click()
            self.assertIn("Negroni", visit.page.locator("#plain").input_value())
            visit.page.get_by_role("button", name="Create link").click()
            path = self.given(visit)
            stranger = kitchen.Visit(kitchen.browser, kitchen.server, script=False)
            stranger.go(path)
            self.expect(stranger.page.locator("h1", has_text="Negroni"))
            visit.go("/links")
            visit.page.get_by_role("button", name="Revoke").click()
            visit.page.get_by_text("You have no links yet").wait_for()
            self.assertEqual(stranger.go(path).status, 404)
            stranger.close()

        self.walk(flow)

    def test_cooked_step_by_step_and_history(self):
        def flow(visit):
            visit.go("/dish/classic:american-pancakes")
            visit.page.get_by_role("link", name="Make it").click()
            visit.page.get_by_text("Step 1 of 4").wait_for()
            visit.page.get_by_role("link", name="Next").click()
            visit.page.get_by_text("Step 2 of 4").wait_for()
            self.assertIn("milk", visit.page.locator(".with").inner_text())
            for _ in range(3):
                visit.page.get_by_role("link", name="Next").click()
            visit.page.get_by_role("button", name="I made it", exact=True).click()
            visit.page.locator("#goes-in").wait_for()
            visit.go("/history")
            self.expect(visit.page.locator(".rows .name", has_text="Pancakes"))

        self.walk(flow)

    def test_timers_outlast_a_step_and_keys_turn_the_page(self):
        def flow(visit):
            visit.go("/dish/classic:american-pancakes/cook?step=2")
            visit.page.locator("[data-seconds]").click()
            visit.page.locator("#timers .say").wait_for()
            # It runs where it is seen, and the buttons stand where they stood.
            onward = visit.page.locator(".onward").bounding_box()
            timer = visit.page.locator("#timers .say").bounding_box()
            self.assertLessEqual(timer["y"] + timer["height"], onward["y"])
            self.assertGreaterEqual(timer["y"], 0)
            visit.page.keyboard.press("ArrowRight")
            visit.page.get_by_text("Step 3 of 4").wait_for()
            self.assertEqual(visit.page.locator(".onward").bounding_box(), onward)
            self.assertRegex(visit.page.locator("#timers .say span").inner_text(), r"5 minutes · (5:00|4:\d\d)")
            visit.page.keyboard.press("ArrowLeft")
            visit.page.get_by_text("Step 2 of 4").wait_for()
            # When it is over, it says so.
            visit.page.evaluate(
                "sessionStorage.setItem('timers', JSON.stringify([{name: '5 minutes', ends: Date.now() - 1}]))")
            visit.page.reload()
            visit.page.locator("#timers [role=alert]", has_text="5 minutes is over").wait_for()
            visit.page.get_by_role("button", name="Stop").click()
            visit.page.locator("#timers .say").wait_for(state="detached")

        self.walk(flow, [(True, PHONE)])

    def test_why_not(self):
        def flow(visit):
            visit.go("/dish/classic:negroni?have=gin,campari")
            visit.page.get_by_role("link", name="Why not this one?").click()
            self.assertIn("Buy sweet vermouth.", visit.page.locator("#main").inner_text())

        self.walk(flow)


class TasteFlow(Flow):
    def test_taste_at_registration_and_tailored_never_repeated(self):
        def flow(visit):
            made, _ = kitchen.server.ask("POST", "/api/v1/invitations", cookie=kitchen.server.first)
            visit.context.clear_cookies()
            visit.go(f"/join/{made['invitation']}")
            kitchen.server.people += 1
            visit.page.fill("[name=name]", f"Taster {kitchen.server.people}")
            visit.page.fill("[name=password]", PASSWORD)
            visit.page.get_by_role("button", name="Create account").click()
            visit.page.get_by_role("link", name="Choose what I like").click()
            for number in range(1, 6):
                visit.page.get_by_text(f"{number} of 5").wait_for()
                self.assertEqual(visit.page.locator(".choice svg").count(), 4)
                if number == 3:
                    visit.page.get_by_role("button", name="None of these").click()
                else:
                    visit.page.locator(".choice").first.click()
            visit.page.get_by_text("We learned your taste from 4 dishes.").wait_for()
            visit.page.get_by_role("link", name="For you").click()
            visit.page.locator(".card").first.wait_for()
            seen = cards(visit)
            self.assertEqual(len(seen), 4)
            for _ in range(3):
                before = visit.page.locator(".card").first.get_attribute("id")
                visit.page.locator("form[action='/suggest'] button").click()
                visit.page.locator(f"[id='{before}']").wait_for(state="detached")
                visit.page.locator(".card").first.wait_for()
                shown = cards(visit)
                self.assertEqual(len(shown), 4)
                self.assertFalse(set(shown) & set(seen))
                seen += shown
            self.assertIn("Because", visit.page.locator(".cards").inner_text())
            visit.page.locator(".card").first.get_by_role("button", name="Do not suggest").click()
            visit.page.locator(f"[id='{seen[-4]}']").wait_for(state="detached")

        self.walk(flow)


class PeopleFlow(Flow):
    def test_follow_see_their_lists_and_profile(self):
        name, cookie = "Ada", kitchen.server.first
        kitchen.server.ask("PATCH", "/api/v1/me/profile", {"about": "Bakes.", "visibility": "public"}, cookie)
        kitchen.server.ask("POST", "/api/v1/lists", {"name": "Sunday"}, cookie)
        kitchen.server.ask("POST", "/api/v1/lists/Sunday/dishes", {"dishes": ["classic:negroni"]}, cookie)
        kitchen.server.ask("PUT", "/api/v1/lists/Sunday/visibility", {"visibility": "followers"}, cookie)

        def flow(visit):
            visit.go("/people")
            visit.page.fill("[name=name]", name)
            visit.page.get_by_role("button", name="Find").click()
            visit.page.get_by_text("Bakes.").wait_for()
            visit.page.get_by_role("button", name="Follow", exact=True).click()
            visit.page.get_by_role("link", name="Sunday").click()
            self.expect(visit.page.locator(".card", has_text="Negroni"))
            visit.go("/feed")
            self.expect(visit.page.get_by_role("link", name="Sunday"))
            visit.go("/people")
            visit.page.get_by_role("button", name=f"Unfollow {name}").click()
            visit.page.get_by_text("You do not follow anybody yet.").wait_for()

        self.walk(flow)

    def test_profile(self):
        def flow(visit):
            visit.go("/me")
            visit.page.get_by_label("A line about yourself").fill("I cook on Sundays.")
            visit.page.get_by_label("Who can see it").first.select_option("public")
            visit.page.get_by_role("button", name="Save", exact=True).click()
            visit.page.locator("option[value=public][selected]").wait_for(state="attached")
            visit.page.locator(".note a").click()
            visit.page.get_by_text("I cook on Sundays.").wait_for()

        self.walk(flow)

    def test_most_favourited_best_rated_and_newest(self):
        def flow(visit):
            visit.go("/dish/classic:gimlet")
            visit.page.get_by_role("button", name="Save", exact=True).click()
            visit.page.get_by_role("button", name="Saved").wait_for()
            visit.page.get_by_role("button", name="5 stars").click()
            visit.page.locator("[aria-pressed=true]", has_text="★").wait_for()
            for order in ("Most saved", "Best rated", "Newest"):
                visit.go("/browse?kind=cocktail")
                visit.page.get_by_role("link", name=order).click()
                visit.page.locator("[aria-current]", has_text=order).wait_for()
                if order != "Newest":
                    self.assertIn("classic:gimlet", cards(visit))

        self.walk(flow)


class BookFlow(Flow):
    def test_best_seller_lists_details_wish_list_and_favourite_lists(self):
        def flow(visit):
            visit.go("/books")
            visit.page.get_by_role("button", name="Fetch lists").click()
            visit.page.get_by_role("link", name="Advice & How-To").click()
            visit.page.get_by_role("button", name="Fetch the newest").click()
            visit.page.get_by_role("button", name="Save Advice & How-To").click()
            visit.page.locator(".heart[aria-pressed=true]").wait_for()
            visit.page.get_by_role("link", name="The Small Kitchen").click()
            self.assertIn("no room", visit.page.locator("#main").inner_text())
            visit.page.get_by_role("button", name="I want it").click()
            visit.page.get_by_role("button", name="Remove from list").wait_for()
            visit.go("/books")
            visit.page.get_by_role("heading", name="Your saved lists").wait_for()
            visit.page.get_by_role("link", name="1 book you want").click()
            visit.page.get_by_role("button", name="Remove The Small Kitchen from the list").click()
            visit.page.get_by_text("Your wish list is empty.").wait_for()

        self.walk(flow)

    def test_books_by_an_author(self):
        def flow(visit):
            visit.go("/books/author")
            visit.page.fill("[name=author]", "Tomas Reed")
            visit.page.get_by_role("button", name="Find").click()
            self.expect(visit.page.get_by_role("link", name="One Pot"))

        self.walk(flow)


class SourceFlow(Flow):
    def test_live_search_in_sources_source_of_a_recipe_fetched_again(self):
        def flow(visit):
            visit.go("/browse")
            visit.page.get_by_role("link", name="Sources").click()
            visit.page.select_option("[name=source]", "themealdb")
            visit.page.fill("[name=q]", "fish")
            visit.page.locator(".put button").click()
            visit.page.get_by_text("Harbour Fish Pie").first.wait_for()
            visit.page.get_by_role("button", name=re.compile("Harbour Fish Pie")).click()
            visit.page.locator("h1", has_text="Harbour Fish Pie").wait_for()
            self.assertIn("From TheMealDB", visit.page.locator("#main").inner_text())
            visit.page.get_by_role("button", name="Fetch again").click()
            visit.page.locator("h1", has_text="Harbour Fish Pie").wait_for()

        self.walk(flow)


class OwnAccountFlow(GivingFlow):
    def test_own_account_changed_exported_and_deleted(self):
        def flow(visit):
            visit.go("/settings")
            visit.page.get_by_role("link", name="Account").click()
            visit.page.get_by_label("Current password").fill(PASSWORD)
            visit.page.get_by_label("New password").fill("another horse battery")
            visit.page.get_by_role("button", name="Change password").click()
            visit.page.locator("h1", has_text="Account").wait_for()
            visit.page.get_by_label("Token name").fill("Kettle")
            visit.page.get_by_role("button", name="Create token").click()
            visit.page.locator(".code").wait_for()
            visit.go("/account")
            visit.page.get_by_role("link", name="Delete my account …").click()
            visit.page.get_by_label("Password").fill("another horse battery")
            visit.page.get_by_label("I have downloaded the data that I want to keep").check()
            visit.page.get_by_role("button", name="Delete my account").click()
            visit.page.get_by_role("link", name="Sign in").wait_for()

        self.walk(flow, newcomer=True)

    def test_invitations_and_members(self):
        def flow(visit):
            visit.go("/household")
            visit.page.fill("[name=name]", "The attic")
            visit.page.get_by_role("button", name="Create").click()
            visit.page.get_by_role("button", name="Create link").click()
            path = self.given(visit)
            guest = kitchen.Visit(kitchen.browser, kitchen.server, script=False)
            guest.go(path)
            kitchen.server.people += 1
            name = f"Lodger {kitchen.server.people}"
            guest.page.fill("[name=name]", name)
            guest.page.fill("[name=password]", PASSWORD)
            guest.page.get_by_role("button", name="Create account").click()
            guest.close()
            visit.go("/household")
            row = visit.page.locator("li", has_text=name)
            row.get_by_role("combobox").select_option("guest")
            row.get_by_role("button", name="Update").click()
            row.locator("option[value=guest][selected]").wait_for(state="attached")
            row.get_by_role("button", name=f"Remove {name}").click()
            row.wait_for(state="detached")

        self.walk(flow)

    def test_theme_and_measures(self):
        def flow(visit):
            visit.go("/settings")
            visit.page.get_by_label("Theme").select_option("dark")
            visit.page.get_by_label("Units").select_option("us")
            visit.page.get_by_role("button", name="Save", exact=True).click()
            visit.page.locator("html[data-theme=dark]").wait_for(state="attached")
            visit.go("/dish/classic:negroni")
            self.assertIn("oz", visit.page.locator(".lines").first.inner_text())
            paper = visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            self.assertEqual(paper, "rgb(21, 19, 15)")
            visit.go("/settings")
            visit.page.get_by_label("Theme").select_option(index=0)
            visit.page.get_by_label("Units").select_option(index=0)
            visit.page.get_by_role("button", name="Save", exact=True).click()
            visit.page.locator("html:not([data-theme])").wait_for(state="attached")

        self.walk(flow)
