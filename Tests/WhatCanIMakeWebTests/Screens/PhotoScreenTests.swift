import Foundation
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Photos and files that are sent from a page")
struct PhotoScreenTests {
  private static let needsPrograms = Comment("needs libvips-tools")
  private static let pie = "title=Photographed+pie&ingredients=6+apples&steps=Bake.&kind=meal"

  /// A page, and what leads to the recipe's own actions on it.
  private static func recipe(_ person: PageVisitor) async throws -> (page: String, path: String) {
    let page = try #require(await person.send("/recipes", pie))
    return (page, page.replacing("/dish/", with: "/recipes/"))
  }

  @Test(
    "a photo of a recipe of one's own stands in the place of its drawing, until it is removed",
    .enabled(if: PictureTests.hasPrograms, Self.needsPrograms)
  )
  func ofRecipe() async throws {
    let house = try await ServedHousehold()
    let (bea, eve) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .stranger)
    )
    let (page, path) = try await Self.recipe(bea)
    let before = await bea.page(page)
    #expect(before.contains("enctype=\"multipart/form-data\""))
    #expect(!before.contains("<img"))
    let sent = await bea.sendFile(
      "\(path)/picture",
      "picture",
      CameraPicture.jpeg,
      [("next", page)]
    )
    #expect(sent.status == 303 && sent.header("Location") == page, "\(sent.text)")
    let picture = "\(page.replacing("/dish/", with: "/api/v1/dishes/"))/picture"
    #expect(await bea.page(page).contains("<img src=\"\(picture)\""))
    #expect(await bea.page("/recipes").contains("<img src=\"\(picture)?size=small\""))
    #expect(await bea.answer(picture).header("Content-Type") == "image/webp")
    #expect(await eve.answer(picture).status == 404)
    #expect(await eve.sendFile("\(path)/picture", "picture", CameraPicture.webP).status == 404)
    #expect(await bea.send("\(path)/picture/none", "next=\(queryText(page))") == page)
    #expect(await !bea.page(page).contains("<img"))
  }

  @Test("who made a recipe of their own is told so, and asked for a photo of it")
  func afterCooking() async throws {
    let bea = try await PageVisitor(try await ServedHousehold.open(), .member)
    let (page, path) = try await Self.recipe(bea)
    for fields in ["", "take=true"] {
      let next = try #require(await bea.send("\(page)/cooked", fields))
      #expect(next == "\(page)?made=true")
      let text = await bea.page(next)
      let noted = try #require(text.range(of: "Recorded that you made this dish."))
      let form = try #require(text.range(of: "action=\"\(path)/picture\""))
      let title = try #require(text.range(of: "<h1>"))
      #expect(noted.upperBound < form.lowerBound && form.upperBound < title.lowerBound)
      #expect(text.contains("capture=\"environment\""))
      // It is said once: no link leads on with it.
      #expect(!text.contains("made=true"))
    }
    #expect(await bea.page("/history").contains("Photographed pie"))
    let other = await bea.page(try #require(await bea.send("/dish/classic:gimlet/cooked")))
    #expect(other.contains("Recorded that you made this dish.") && !other.contains("type=\"file\""))
  }

  @Test(
    "a photo of oneself is on one's page, until it is removed",
    .enabled(if: PictureTests.hasPrograms, Self.needsPrograms)
  )
  func ofOneself() async throws {
    let house = try await ServedHousehold()
    let (bea, anna) = (
      try await PageVisitor(house, .member), try await PageVisitor(house, .householdAdministrator)
    )
    #expect(await !bea.page("/me").contains("<img"))
    #expect(await bea.sendFile("/me/picture", "picture", CameraPicture.webP).status == 303)
    let image = "<img class=\"face\" src=\"/api/v1/people/bea/picture?size=small\""
    #expect(await bea.page("/me").contains(image))
    #expect(await anna.page("/people/bea").contains(image))
    #expect(await bea.send("/me/picture/none") == "/me")
    #expect(await !anna.page("/people/bea").contains("<img"))
  }

  @Test("what is wrong with a file is said on a page, in plain words, and nothing is kept")
  func refusals() async throws {
    let bea = try await PageVisitor(try await ServedHousehold.open(), .member)
    let none = await bea.sendFile("/me/picture", "picture", [], called: "")
    #expect(none.status == 400 && none.text.contains("Choose a file first."))
    let type = await bea.sendFile(
      "/me/picture",
      "picture",
      CameraPicture.jpeg,
      type: "application/octet-stream"
    )
    #expect(type.status == 415 && type.text.contains("Files of this type are not accepted here"))
    let bad = await bea.sendFile("/me/picture", "picture", Array("GIF89a".utf8))
    #expect(bad.status == 422 && bad.text.contains("This file cannot be read"))
    #expect(bad.text.contains("not a JPEG, PNG or WebP"))
    let large = [UInt8](repeating: 0, count: PictureRoutes.most + 1)
    let tooLarge = await bea.sendFile("/me/picture", "picture", large)
    #expect(tooLarge.status == 413 && tooLarge.text.contains("Too large"))
    let other = await bea.sendFile("/me/picture", "photo", CameraPicture.jpeg)
    #expect(other.status == 400 && other.text.contains("This form has no file field"))
    let text = await bea.sendFile(
      "/me/picture",
      "picture",
      CameraPicture.jpeg,
      [("picture", "a text")]
    )
    #expect(text.status == 400 && text.text.contains("Picture is a file."))
    let unknown = await bea.sendFile(
      "/me/picture",
      "picture",
      CameraPicture.jpeg,
      [("about", "x")]
    )
    #expect(unknown.status == 400 && unknown.text.contains("Unknown field"))
    #expect(await !bea.page("/me").contains("<img"))
  }

  @Test("nothing of a file stays on the server when its form is refused")
  func leftovers() async throws {
    let house = try await ServedHousehold()
    let bea = try await PageVisitor(house, .member)
    for fields in [[("about", "x")], [("next", "//evil.test")]] {
      _ = await bea.sendFile("/recipes/own:none/picture", "picture", CameraPicture.jpeg, fields)
    }
    let folder = house.keeper.places.uploads
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("a file of recipes is taken in, and the page says what became of it")
  func imported() async throws {
    let bea = try await PageVisitor(try await ServedHousehold(), .member)
    let file = """
      [{"@context": "https://schema.org", "@type": "Recipe", "name": "Quokka Stew",
        "recipeIngredient": ["500 g potatoes"], "recipeInstructions": "Stew it."},
       {"@context": "https://schema.org", "@type": "Recipe", "name": "Quokka Salad",
        "recipeIngredient": ["1 lettuce"], "recipeInstructions": "Toss it."}]
      """
    #expect(await bea.page("/recipes/import").contains("type=\"file\""))
    for said in ["2 new recipes.", "0 new recipes. 2 recipes had already been imported."] {
      let sent = await bea.sendFile("/recipes/import", "file", Array(file.utf8))
      #expect(sent.status == 303 && sent.header("Location") == "/recipes/import")
      #expect(try await Self.ended(bea).contains(said))
    }
    #expect(await bea.page("/recipes").contains("Quokka Stew"))
    _ = await bea.sendFile("/recipes/import", "file", Array("no recipe".utf8))
    #expect(
      try await Self.ended(bea).contains("The file was not imported: the file contains no recipe")
    )
  }

  /// The page of imports when no file is being read any more.
  private static func ended(_ person: PageVisitor) async throws -> String {
    for _ in 0..<1_000 {
      let page = await person.page("/recipes/import")
      if !page.contains("Check again") { return page }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Problem(500, "it never ends")
  }
}
