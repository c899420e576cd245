import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What a dish puts on the shopping list")
struct ShoppingTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func lines() throws -> [String] { try notebook.kitchen.shoppingLines() }

  private func dishes(_ names: String...) throws -> [FoundDish] {
    let kitchen = notebook.kitchen
    return try names.map { try kitchen.dish($0) }
  }

  @Test("without a pantry, everything a dish requires but the staples, with its amounts")
  func everything() throws {
    let items = try notebook.shop(for: dishes("pancakes")).items
    #expect(items.map(\.entry.text) == ["milk", "flour", "egg"])
    #expect(items.map(\.entry.ingredients) == [["milk"], ["flour"], ["egg"]])
    #expect(
      items.map { $0.entry.dish?.description } == [
        "classic:pancakes", "classic:pancakes", "classic:pancakes",
      ]
    )
    #expect(items.map(\.isChecked) == [false, false, false])
    #expect(try lines() == ["egg 2", "flour 200 g", "milk 300 ml"])
  }

  @Test("what is there is not bought, and what there is too little of is bought up to the need")
  func short() throws {
    _ = try notebook.addToPantry(["milk 100 ml", "flour", "egg 6"])
    #expect(try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line) == ["milk 200 ml"])
  }

  @Test("what is short by no more than a fiftieth is not bought")
  func nearlyEnough() throws {
    _ = try notebook.addToPantry(["milk 294 ml", "flour 195 g", "egg"])
    #expect(try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line) == ["flour 5 g"])
  }

  @Test("what can be made, or stood in for, from what is there is not bought")
  func made() throws {
    _ = try notebook.addToPantry(["lime 1", "sugar", "rum", "margarine", "bread"])
    #expect(try notebook.shop(for: dishes("daiquiri", "buttery toast")).items == [])
    #expect(try notebook.shop(for: dishes("gimlet")).items.map(\.entry.line) == ["gin 60 ml"])
  }

  @Test("a kind of what is needed will do")
  func kind() throws {
    _ = try notebook.addToPantry(["dry gin 50 ml", "oat milk 1 l", "tonic"])
    #expect(try notebook.shop(for: dishes("gin and tonic")).items == [])
    #expect(
      try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line) == [
        "flour 200 g", "egg 2",
      ]
    )
  }

  @Test("two dishes share the stock, in their order: what is short for both together is bought")
  func shared() throws {
    _ = try notebook.addToPantry(["milk 600 ml", "egg 4", "flour", "sugar"])
    #expect(
      try notebook.shop(for: dishes("pancakes", "custard")).items.map(\.entry.line)
        == ["milk 200 ml", "egg 1"]
    )
    #expect(try lines() == ["egg 1", "milk 200 ml"])
  }

  @Test("what the first dish uses up is missing for the second")
  func usedUp() throws {
    _ = try notebook.addToPantry(["milk 300 ml", "egg 2", "flour 1 kg", "sugar 1 kg"])
    #expect(
      try notebook.shop(for: dishes("pancakes", "custard")).items.map(\.entry.line)
        == ["milk 500 ml", "egg 3"]
    )
  }

  @Test("amounts of one thing for several dishes are summed, and a missing measure never is")
  func summed() throws {
    _ = try notebook.shop(for: dishes("pancakes", "custard", "fried bread"))
    let milk = try #require(try notebook.kitchen.shoppingList().first { $0.name == "milk" })
    #expect(milk.amounts == [Amount(quantity: 800, unit: "ml")])
    #expect(milk.hasUnmeasured)
    #expect(milk.dishes == ["Pancakes", "Custard", "Fried Bread"])
    #expect(milk.items.map(\.entry.amount?.quantity) == [300, 500, nil])
  }

  @Test("alternatives are one thing to buy, and any of them there is enough")
  func alternatives() throws {
    let items = try notebook.shop(for: dishes("fried bread")).items
    #expect(
      items.map(\.entry.text) == ["bread", "butter or margarine", "milk", "sugar"]
    )
    #expect(items[1].entry.ingredients == ["butter", "margarine"])
    _ = try notebook.addToPantry(["margarine 10 g", "bread", "milk", "sugar"])
    #expect(try notebook.shop(for: dishes("fried bread")).items == [])
    #expect(try lines() == [])
  }

  @Test("what is used though nobody knows whether there is enough is named")
  func relied() throws {
    _ = try notebook.addToPantry(["milk", "flour 1 kg", "egg 200 g"])
    let (items, relied) = try notebook.shop(for: dishes("pancakes"))
    #expect(items == [])
    #expect(relied == ["milk", "egg"])
    _ = try notebook.clearPantry()
    _ = try notebook.addToPantry(["lime", "white rum 1 l", "sugar"])
    #expect(
      try notebook.shop(for: dishes("daiquiri")).relied
        == ["lime juice (from lime)", "simple syrup (from sugar)"]
    )
  }

  @Test("a dish that is on the list already keeps its share of the stock")
  func planned() throws {
    _ = try notebook.addToPantry(["milk 600 ml", "flour", "sugar"])
    #expect(
      try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line) == ["egg 2"]
    )
    #expect(
      try notebook.shop(for: dishes("custard")).items.map(\.entry.line)
        == ["milk 200 ml", "egg 3"]
    )
    #expect(try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line).contains("egg 2"))
  }

  @Test("amounts are for as many as are said")
  func servings() throws {
    _ = try notebook.addToPantry(["flour", "egg 1"])
    #expect(
      try notebook.shop(for: dishes("pancakes"), servings: 4).items.map(\.entry.line)
        == ["milk 600 ml", "egg 3"]
    )
  }

  @Test("shopping for the same again changes nothing")
  func idempotent() throws {
    _ = try notebook.addToShopping(["milk 1 l"])
    for _ in 0..<2 {
      _ = try notebook.shop(for: dishes("pancakes", "custard"))
      #expect(
        try lines() == ["egg 5", "flour 200 g", "milk 1.8 l", "sugar 100 g"]
      )
    }
    _ = try notebook.shop(for: dishes("pancakes"))
    #expect(try lines() == ["egg 5", "flour 200 g", "milk 1.8 l", "sugar 100 g"])
  }

  @Test("what is no longer needed leaves the list, what was put there by hand stays")
  func replaced() throws {
    _ = try notebook.shop(for: dishes("pancakes"))
    _ = try notebook.addToShopping(["flour 50 g"])
    _ = try notebook.addToPantry(["milk 1 l", "flour 1 kg"])
    _ = try notebook.shop(for: dishes("pancakes"))
    #expect(try lines() == ["egg 2", "flour 50 g"])
  }

  @Test("what is ticked off is not put on again")
  func ticked() throws {
    _ = try notebook.shop(for: dishes("pancakes"))
    _ = try notebook.check(["milk", "egg"])
    #expect(try notebook.shop(for: dishes("pancakes")).items.map(\.entry.line) == ["flour 200 g"])
    #expect(try lines() == ["flour 200 g", "x egg 2", "x milk 300 ml"])
  }

  @Test("of two unknown things, ticking one off leaves the other to buy")
  func unknownTicked() throws {
    _ = try notebook.addToPantry(["bread"])
    #expect(
      try notebook.shop(for: dishes("moon toast")).items.map(\.entry.line) == [
        "moon dust 1", "star dust 2",
      ]
    )
    _ = try notebook.check(["moon dust"])
    #expect(try notebook.shop(for: dishes("moon toast")).items.map(\.entry.line) == ["star dust 2"])
    #expect(try lines() == ["star dust 2", "x moon dust 1"])
  }

  @Test("chosen ingredients of a dish go on with its amounts, whatever the pantry holds")
  func chosen() throws {
    _ = try notebook.addToPantry(["milk 1 l"])
    let pancakes = try notebook.kitchen.dish("pancakes")
    let items = try notebook.addToShopping(["milk", "salt"], from: pancakes, servings: 4)
    #expect(items.map(\.entry.line) == ["milk 600 ml", "salt"])
    #expect(items.map(\.entry.dish) == [pancakes.id, pancakes.id])
    #expect(try notebook.addToShopping(["milk"], from: pancakes, servings: 4) == [items[0]])
    #expect(try lines() == ["milk 600 ml", "salt ?"])
  }

  @Test("a dish's ingredient may be named by a kind of it, by what it is a kind of, or as written")
  func chosenNear() throws {
    let kitchen = notebook.kitchen
    func text(_ name: String, _ dish: String) throws -> [String] {
      try notebook.addToShopping([name], from: kitchen.dish(dish)).map(\.entry.text)
    }
    #expect(try text("oat milk", "pancakes") == ["milk"])
    #expect(try text("rum", "daiquiri") == ["white rum"])
    #expect(try text("margarine", "fried bread") == ["butter or margarine"])
    #expect(try text("Star Dust", "moon toast") == ["star dust"])
    #expect(try text("lime wedge", "gimlet") == ["lime wedge"])
    let reason = try reason {
      _ = try notebook.addToShopping(["gin"], from: kitchen.dish("buttery toast"))
    }
    guard case .notInDish("gin", _, ingredients: ["bread", "butter"]) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test("nothing goes on when one of the names is not in the dish")
  func allOrNothing() throws {
    let pancakes = try notebook.kitchen.dish("pancakes")
    #expect(try failure { _ = try notebook.addToShopping(["milk", "gin"], from: pancakes) } != nil)
    #expect(try lines() == [])
  }

  @Test("anything may stand on the list; what is there in the same measure adds up")
  func byHand() throws {
    _ = try notebook.addToShopping(["milk 1 l, gin", "paper towels 2"])
    _ = try notebook.addToShopping(["milk 500 ml", "Paper towels 3", "milk 1 l", "gin"])
    #expect(try lines() == ["gin ?", "milk 2.5 l", "paper towels 5"])
    #expect(try notebook.kitchen.shoppingList().map(\.aisle) == ["Bar", "Kitchen", nil])
    #expect(try failure { _ = try notebook.addToShopping([" "]) } != nil)
  }

  @Test("what is no ingredient goes on the list behind one that is, too")
  func unknownBehindKnown() throws {
    _ = try notebook.addToShopping(["gin, paper towels"])
    #expect(try lines() == ["gin ?", "paper towels ?"])
  }

  @Test("open things come first, by aisle and then by name; what has no aisle comes last")
  func order() throws {
    _ = try notebook.addToShopping(["sugar", "wire", "gin", "Apples of gold", "milk", "tonic"])
    _ = try notebook.check(["milk", "wire", "gin"])
    #expect(
      try lines() == [
        "tonic water ?", "sugar ?", "Apples of gold ?", "x gin ?", "x milk ?", "x wire ?",
      ]
    )
  }

  @Test("what is on the list is marked in answers and dishes until it is ticked off")
  func marked() throws {
    _ = try notebook.addToShopping(["gin"])
    let kitchen = try world.open()
    let gimlet = try kitchen.dish("gimlet").recipe
    #expect(gimlet.lines.map { kitchen.isOnShoppingList($0) } == [true, false, false, false])
    let match = try #require(
      try kitchen.answer(MatchRequest(have: ["tonic"])).matches.first
    )
    #expect(match.lines.map(\.inShopping) == [true, false])
    _ = try notebook.checkAll()
    let later = try world.open()
    #expect(!gimlet.lines.contains { later.isOnShoppingList($0) })
  }
}

extension ShoppingEntry {
  /// "gin 60 ml".
  var line: String {
    [text, AmountText.text(of: [amount].compactMap(\.self))].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension ShoppingItem {
  fileprivate var line: String { entry.line }
}
