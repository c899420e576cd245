import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What cooking takes out of the pantry")
struct CookingTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func pantry() throws -> [String] { try notebook.kitchen.pantryLines() }

  private func dish(_ name: String) throws -> FoundDish { try notebook.kitchen.dish(name) }

  /// "milk 300 ml of 400 ml: 700 ml" for each use, with what is left of the batches behind the
  /// colon; "lime juice from lime" for what the pantry gives otherwise, "gin -" for what it lacks.
  private func lines(_ uses: [CookingUse]) -> [String] {
    uses.map { use in
      let used = AmountText.text(of: [use.used].compactMap(\.self))
      let rests = use.changes.map { AmountText.text(of: [$0.rest?.amount].compactMap(\.self)) }
      let needed = use.needed.map { " of \(AmountText.text(of: [$0]))" } ?? ""
      switch use.source {
      case .pantry: return "\(use.ingredient) \(used)\(needed): \(rests.joined(separator: ", "))"
      case .others(let names):
        return "\(use.ingredient) from \(names.joined(separator: " + "))"
      case .absent: return "\(use.ingredient) -"
      }
    }
  }

  @Test("what the pantry can give is said first and taken only when asked for")
  func uses() throws {
    _ = try notebook.addToPantry(["milk 1 l", "egg", "flour 150 g", "gin 1 l"])
    let (entry, uses) = try notebook.cooked(dish("pancakes"), takesFromPantry: false)
    #expect(lines(uses) == ["milk 300 ml: 700 ml", "flour 150 g of 200 g: ", "egg : "])
    #expect(uses.map(\.changes.count) == [1, 1, 0])
    #expect(
      entry
        == HistoryEntry(
          number: entry.number,
          kind: .cooked,
          dish: DishID("classic:pancakes"),
          dishName: "Pancakes",
          at: KeepingWorld.time
        )
    )
    #expect(try pantry() == ["egg", "flour 150 g", "gin 1 l", "milk 1 l"])
    #expect(try notebook.takeUsed(by: dish("pancakes")) == uses)
    #expect(try pantry() == ["egg", "gin 1 l", "milk 700 ml"])
  }

  @Test("the pantry that is foreseen is the one after really cooking, and nothing is saved")
  func foreseen() throws {
    _ = try notebook.addToPantry(["milk 1 l", "egg 6", "flour 150 g", "gin 100 ml", "lime 4"])
    let before = try pantry()
    let dishes = try ["pancakes", "gimlet", "pancakes"].map(dish)
    let servings: [Int?] = [4, nil, 1]
    let foreseen = try notebook.reopened().afterCooking(
      zip(dishes, servings).map { (dish: $0, servings: $1) }
    )
    #expect(try pantry() == before)
    for (dish, servings) in zip(dishes, servings) {
      _ = try world.notebook().takeUsed(by: dish, servings: servings)
    }
    #expect(try pantry() != before)
    let after = try notebook.reopened().snapshot.pantry
    #expect(foreseen.snapshot.pantry.map(\.entry) == after.map(\.entry))
  }

  @Test("it is taken in the same step, for as many as were served")
  func servings() throws {
    _ = try notebook.addToPantry(["milk 1 l", "egg 6", "flour 1 kg"])
    let (entry, uses) = try notebook.cooked(dish("pancakes"), servings: 4, takesFromPantry: true)
    #expect(entry.servings == 4)
    #expect(lines(uses) == ["milk 600 ml: 400 ml", "flour 400 g: 600 g", "egg 4: 2"])
    #expect(try pantry() == ["egg 2", "flour 600 g", "milk 400 ml"])
  }

  @Test("what expires first is used first, and a kind of what is asked for counts")
  func firstToExpire() throws {
    let day = try #require(CalendarDay("2026-12-01"))
    _ = try notebook.addToPantry(["milk 1 l"])
    _ = try notebook.addToPantry(["oat milk 200 ml"], expires: day)
    _ = try notebook.cooked(dish("pancakes"), takesFromPantry: true)
    #expect(try pantry() == ["milk 900 ml"])
  }

  @Test("what does not compare is left alone")
  func incomparable() throws {
    _ = try notebook.addToPantry(["milk 1 kg", "butter 1 kg", "bread 500 g"])
    #expect(
      lines(try notebook.cooked(dish("buttery toast"), takesFromPantry: true).uses)
        == ["bread : ", "butter 20 g: 980 g"]
    )
    #expect(
      lines(try notebook.cooked(dish("fried bread"), takesFromPantry: true).uses)
        == ["bread : ", "butter or margarine 10 g: 970 g", "milk : ", "sugar -"]
    )
    #expect(try pantry() == ["bread 500 g", "butter 970 g", "milk 1 kg"])
  }

  @Test("what only makes or stands in for an ingredient stays in the pantry")
  func notItself() throws {
    _ = try notebook.addToPantry(["lime 3", "margarine 1 kg", "rum 1 l", "bread 10 slices"])
    #expect(
      lines(try notebook.cooked(dish("daiquiri"), takesFromPantry: true).uses)
        == ["white rum from rum", "lime juice from lime", "simple syrup -"]
    )
    #expect(
      lines(try notebook.cooked(dish("buttery toast"), takesFromPantry: true).uses)
        == ["bread 2 slices: 8 slices", "butter from margarine"]
    )
    #expect(try pantry() == ["bread 8 slices", "lime 3", "margarine 1 kg", "rum 1 l"])
  }

  @Test("with an empty pantry nothing is used, and the history grows all the same")
  func history() throws {
    #expect(
      lines(try notebook.cooked(dish("gimlet"), takesFromPantry: true).uses)
        == ["gin -", "lime juice -", "simple syrup -"]
    )
    _ = try world.notebook(now: KeepingWorld.time - 50)
      .cooked(dish("custard"), servings: 8, takesFromPantry: false)
    let kitchen = try world.open()
    #expect(try kitchen.history().map(\.dishName) == ["Custard", "Gimlet"])
    #expect(try kitchen.history(.cooked).map(\.servings) == [8, nil])
    #expect(try kitchen.history(.cooked).map(\.at) == [KeepingWorld.time - 50, KeepingWorld.time])
    #expect(try kitchen.history(.suggested) == [])
    #expect(try world.open(KeepingWorld.ben).history() == [])
    #expect(try notebook.clearHistory(.suggested) == 0)
    #expect(try notebook.clearHistory() == 2)
    #expect(try kitchen.history() == [])
  }

  /// "Gimlet cooked 99", by dish.
  private func opinions() throws -> [String] {
    try world.open().snapshot.opinions.map { "\($0.name) \($0.stance) \($0.at)" }
  }

  @Test("cooking a dish says something about it, and the history may be forgotten without that")
  func opinion() throws {
    let (time, later) = (KeepingWorld.time, KeepingWorld.time + 3600)
    let again = try world.notebook(now: later)
    let custard = try dish("custard")
    _ = try notebook.writing { try $0.setOpinion(.dish(custard.id), name: "Custard", .skipped) }
    for (notebook, name) in [(notebook, "gimlet"), (again, "gimlet"), (again, "custard")] {
      _ = try notebook.cooked(dish(name), takesFromPantry: false)
    }
    #expect(try opinions() == ["Custard cooked \(later)", "Gimlet cooked \(later)"])
    #expect(try notebook.clearHistory() == 3)
    #expect(try opinions() == ["Custard cooked \(later)", "Gimlet cooked \(later)"])
    _ = try notebook.writing { try $0.setOpinion(.dish(custard.id), name: "Custard", .dislike) }
    _ = try again.cooked(custard, takesFromPantry: false)
    #expect(try opinions() == ["Custard dislike \(time)", "Gimlet cooked \(later)"])
    #expect(try world.open(KeepingWorld.ben).snapshot.opinions == [])
  }

  @Test("said again within an hour it is one cooking, and what is asked for only then is taken")
  func again() throws {
    _ = try notebook.addToPantry(["bread 10 slices", "butter 1 kg"])
    let soon = try world.notebook(now: KeepingWorld.time + 3599)
    _ = try notebook.cooked(dish("buttery toast"), takesFromPantry: false)
    let uses = try soon.cooked(dish("buttery toast"), takesFromPantry: true).uses
    #expect(!uses.isEmpty)
    #expect(try world.open().history(.cooked).count == 1)
    #expect(try pantry().contains("bread 8 slices"))
    // An entry of a clock that ran ahead hides nothing.
    let before = try world.notebook(now: KeepingWorld.time - 86_400)
    _ = try before.cooked(dish("buttery toast"), takesFromPantry: false)
    #expect(try world.open().history(.cooked).count == 2)
  }

  @Test("one batch serves one line after the other")
  func oneBatch() throws {
    let own = try notebook.createRecipe(
      WrittenRecipe(title: "Two Milks", ingredients: ["100 ml oat milk", "300 ml milk"])
    )
    _ = try notebook.addToPantry(["oat milk 300 ml"])
    let uses = try notebook.cooked(FoundDish(recipe: own.recipe), takesFromPantry: true).uses
    #expect(lines(uses) == ["oat milk 100 ml: 200 ml", "milk 200 ml of 300 ml: "])
    #expect(try pantry() == [])
  }
}
