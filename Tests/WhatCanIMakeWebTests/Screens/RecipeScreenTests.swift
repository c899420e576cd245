import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pages of one's own recipes")
struct RecipeScreenTests {
  private static let pie =
    "title=Canary+pie&ingredients=6+apples%0D%0A500+g+flour%0D%0A1+egg"
    + "&steps=Peel+the+apples.%0D%0ABake+for+40+minutes.&servings=4&minutes=90&kind=meal&tags=sweet,+autumn"

  @Test("a recipe is written, changed, deleted and brought back")
  func whole() async throws {
    let bea = try await PageVisitor(try await ServedHousehold(), .member)
    #expect(await bea.page("/recipes").contains("You have no recipes yet"))
    let target = try #require(await bea.send("/recipes", Self.pie))
    let path = target.replacing("/dish/", with: "/recipes/")
    let dish = await bea.page(target)
    for text in [
      "Canary pie", "apples", "Bake for 40 minutes.", "serves 4", "90 min", "sweet, autumn",
    ] {
      #expect(dish.contains(text), "\(text)")
    }
    // It is a favourite at once.
    #expect(await bea.page("/favourites").contains("Canary pie"))
    #expect(await bea.page("/recipes").contains("only you"))

    let form = await bea.page("\(path)/edit")
    #expect(form.contains("6 apples\n500 g flour\n1 egg</textarea>"))
    #expect(form.contains("Peel the apples.\nBake for 40 minutes.</textarea>"))
    #expect(form.contains("<option value=\"meal\" selected>"))
    let changed = Self.pie.replacing("Canary+pie", with: "Apple+pie")
      .replacing("&minutes=90", with: "").replacing("6+apples", with: "7+apples")
    #expect(await bea.send(path, changed) == target)
    let after = await bea.page(target)
    #expect(after.contains("Apple pie"))
    #expect(after.contains(">7<"))
    #expect(!after.contains("90 min"))

    let next = try #require(await bea.send("\(path)/delete"))
    #expect(await bea.page(next).contains("“Apple pie” was deleted."))
    let list = await bea.page("/recipes")
    #expect(!list.contains("was deleted."))
    #expect(list.contains("\(path)/restore"))
    _ = await bea.page(target, status: 404)
    #expect(await bea.send("\(path)/restore") == "/recipes")
    #expect(await bea.page(target).contains("Apple pie"))
  }

  @Test("what is wrong with a recipe is said on its form, with what was written")
  func refused() async throws {
    let bea = try await PageVisitor(try await ServedHousehold.open(), .member)
    let page = await bea.shown("/recipes", "title=No+%3Cb%3E&steps=Nothing.", status: 400)
    #expect(page.contains("role=\"alert\""))
    #expect(page.contains("value=\"No &lt;b&gt;\""))
    #expect(page.contains("Nothing.</textarea>"))
    #expect(await !bea.page("/recipes").contains("No &lt;b&gt;"))
  }

  @Test("a text that is pasted or shared stands in the form, and nothing is kept")
  func read() async throws {
    let bea = try await PageVisitor(try await ServedHousehold.open(), .member)
    let text =
      "Shared+soup%0D%0A%0D%0AIngredients%0D%0A2+onions%0D%0A1+l+water%0D%0A%0D%0AMethod%0D%0ABoil+for+20+minutes."
    let page = await bea.shown("/recipes/new", "text=\(text)")
    #expect(page.contains("value=\"Shared soup\""))
    #expect(page.contains("2 onions\n1 l water</textarea>"))
    #expect(page.contains("Boil for 20 minutes.</textarea>"))
    #expect(await !bea.page("/recipes").contains("Shared soup"))
    #expect(await bea.page("/recipes/new?title=From+a+phone").contains("value=\"From a phone\""))
    // What is no recipe stays, to be put into the fields by hand.
    let other = await bea.shown("/recipes/new", "text=just+some+words", status: 400)
    #expect(other.contains("No recipe was found"))
    #expect(other.contains("just some words"))
    #expect(await bea.shown("/recipes/new", "title=x", status: 400).contains("role=\"alert\""))
  }

  @Test(
    "the page of an address is fetched for whoever administers the server, and nothing in the house is reached"
  )
  func fetched() async throws {
    let house = try await ServedHousehold.open()
    let (bea, ada) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .administrator)
    )
    let address = "url=\(queryText("https://cooking.example/pie"))"
    #expect(await bea.shown("/recipes/new", address, status: 403).contains("only administrators"))
    #expect(await !bea.page("/recipes/new").contains("name=\"url\""))
    #expect(
      await ada.page("/recipes/new?url=https://cooking.example/pie").contains(
        "value=\"https://cooking.example/pie\""
      )
    )
    for secret in [
      "http://127.0.0.1:1/", "https://localhost/", "https://192.168.0.1/x",
      "http://169.254.169.254/",
    ] {
      let page = await ada.shown("/recipes/new", "url=\(queryText(secret))", status: 400)
      #expect(page.contains("role=\"alert\""), "\(secret)")
    }
  }

  @Test("any dish becomes one's own version, and the original again")
  func versions() async throws {
    let house = try await ServedHousehold()
    let (bea, carl) = (try await PageVisitor(house, .member), try await PageVisitor(house, .guest))
    let form = await bea.page("/recipes/classic:gimlet/edit")
    #expect(form.contains("Only you can see your changes"))
    #expect(
      await bea.send(
        "/recipes/classic:gimlet",
        "title=Gimlet&kind=cocktail&ingredients=60+ml+gin%0D%0A30+ml+lime+juice&steps=Shake+hard."
      ) == "/dish/classic%3Agimlet"
    )
    #expect(await bea.page("/dish/classic:gimlet").contains("Shake hard."))
    #expect(await !carl.page("/dish/classic:gimlet").contains("Shake hard."))
    #expect(await bea.page("/recipes").contains("Your versions"))
    #expect(await bea.send("/recipes/classic:gimlet/revert") == "/dish/classic%3Agimlet")
    #expect(await !bea.page("/dish/classic:gimlet").contains("Shake hard."))
    await bea.send("/recipes/classic:gimlet/revert", status: 404)
  }

  @Test("somebody else sees a recipe when its cook lets them, and changes it never")
  func visibility() async throws {
    let house = try await ServedHousehold()
    let (bea, anna) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator)
    )
    let target = try #require(await bea.send("/recipes", Self.pie))
    let path = target.replacing("/dish/", with: "/recipes/")
    _ = await anna.page(target, status: 404)
    await bea.send("\(path)/visibility", "visibility=household")
    let page = await anna.page(target)
    #expect(page.contains("Canary pie"))
    #expect(!page.contains("\(path)/edit"))
    _ = await anna.page("\(path)/edit", status: 404)
    await anna.send(path, Self.pie, status: 404)
    await anna.send("\(path)/delete", status: 404)
    #expect(
      await bea.page(target).contains("<option value=\"household\" selected>")
    )
  }
}
