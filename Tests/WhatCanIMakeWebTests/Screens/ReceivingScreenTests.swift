import Synchronization
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What other programs share with the pages")
struct ReceivingScreenTests {
  private static let path = ReceivingScreen.path

  /// What a phone sends when somebody shares words.
  private static func share(
    _ person: PageVisitor,
    _ fields: [(String, String)]
  ) async -> Answer {
    await person.sendFile(path, "file", [], called: "", fields)
  }

  @Test("a text that is shared keeps its lines and stands in the form, and nothing is kept")
  func text() async throws {
    let bea = try await PageVisitor(try await ServedHousehold.open(), .member)
    let text =
      "Shared soup\r\n\r\nIngredients\r\n2 onions\r\n1 l water\r\n\r\nMethod\r\nBoil for 20 minutes."
    let page = await Self.share(bea, [("title", ""), ("text", text), ("url", "")])
    #expect(page.status == 200)
    #expect(page.text.contains("value=\"Shared soup\""), "\(page.text)")
    #expect(page.text.contains("2 onions\n1 l water</textarea>"))
    #expect(await !bea.page("/recipes").contains("Shared soup"))
  }

  @Test(
    "an address that is shared, also among a few words, waits to be fetched",
    arguments: [
      [("url", "https://cooking.example/pie")], [("text", "https://cooking.example/pie")],
      [("text", "Look at this!\nhttps://cooking.example/pie"), ("title", "Pie")],
    ]
  )
  func address(fields: [(String, String)]) async throws {
    let house = try await ServedHousehold.open()
    let (ada, bea) = (
      try await PageVisitor(house, .administrator), try await PageVisitor(house, .member)
    )
    let page = await Self.share(ada, fields)
    #expect(page.status == 200)
    #expect(page.text.contains("value=\"https://cooking.example/pie\""))
    // Who may not ask other servers has the form all the same.
    #expect(await Self.share(bea, fields).status == 200)
  }

  @Test(
    "a photo that is shared goes with a new recipe, or to one that is there",
    .enabled(if: PictureTests.hasPrograms, "needs libvips-tools")
  )
  func photo() async throws {
    let bea = try await PageVisitor(try await ServedHousehold(), .member)
    let pie = "title=Apple+pie&ingredients=6+apples&kind=meal"
    func share() async -> Answer {
      await bea.sendFile(Self.path, "file", CameraPicture.jpeg, called: "IMG_1.jpg")
    }
    let first = await share()
    #expect(first.status == 200)
    #expect(first.text.contains("src=\"/recipes/photo\""))
    #expect(!first.text.contains("name=\"recipe\""))
    let shown = await bea.answer("/recipes/photo")
    #expect(isBareWebP(shown.body) && shown.header("Cache-Control") == "private, no-store")
    // What is wrong with the recipe does not lose the photo.
    let again = await bea.shown("/recipes", "title=No&photo=true", status: 400)
    #expect(again.contains("name=\"photo\""))
    let dish = try #require(await bea.send("/recipes", "\(pie)&photo=true"))
    #expect(await bea.page(dish).contains("/picture\" alt=\"\""))
    #expect(await bea.answer("/recipes/photo").status == 404)

    let plain = try #require(await bea.send("/recipes", pie.replacing("Apple", with: "Pear")))
    #expect(await !bea.page(plain).contains("/picture\" alt=\"\""))
    let second = await share()
    #expect(second.text.contains("name=\"recipe\"") && second.text.contains("Pear pie"))
    let id = plain.replacing("/dish/", with: "")
    #expect(await bea.send("/recipes/photo", "recipe=\(id)") == plain)
    #expect(await bea.page(plain).contains("/picture\" alt=\"\""))
    await bea.send("/recipes/photo", "recipe=\(id)", status: 410)
    _ = await share()
    await bea.send("/recipes/photo", "recipe=classic:gimlet", status: 404)
  }

  @Test("a file of recipes that is shared is taken in")
  func file() async throws {
    let bea = try await PageVisitor(try await ServedHousehold(), .member)
    let recipe = "---\ntitle: Shared stew\n---\n\nCut @potatoes{500%g}.\n"
    let sent = await bea.sendFile(Self.path, "file", Array(recipe.utf8), called: "stew.cook")
    #expect(sent.status == 303 && sent.header("Location") == "/recipes/import", "\(sent.text)")
  }

  @Test("a photo waits for an hour, the last one of each, and the oldest give way")
  func tray() {
    let now = Mutex(1_000)
    let tray = PhotoTray(clock: { now.withLock(\.self) })
    func pass(_ seconds: Int) { now.withLock { $0 += seconds } }
    tray.put([1], of: 1)
    pass(10)
    tray.put([2], of: 2)
    tray.put([3], of: 1)
    #expect(tray.photo(of: 1) == [3])
    #expect(tray.take(of: 1) == [3] && tray.take(of: 1) == nil)
    pass(PhotoTray.seconds - 1)
    #expect(tray.photo(of: 2) == [2])
    pass(1)
    #expect(tray.photo(of: 2) == nil && tray.take(of: 2) == nil)
    let half = [UInt8](repeating: 0, count: PhotoTray.mostBytes / 2)
    for person in 1...3 {
      tray.put(half, of: person)
      pass(1)
    }
    #expect((1...3).map { tray.photo(of: $0) != nil } == [false, true, true])
  }
}
