import RecipeModel
import RecipeStorage
import Testing

@testable import WhatCanIMake

@Suite("Changes of the shopping list that phones made by themselves")
struct ShoppingChangesTests {
  let world: KeepingWorld
  let notebook: Notebook
  /// Milliseconds since 1970.
  let now = KeepingWorld.time * 1_000

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func change(
    _ id: String,
    _ action: ShoppingChange.Action,
    at: Int = 0
  ) -> ShoppingChange {
    ShoppingChange(id: id, at: now - 1_000_000 + at, action: action)
  }

  private func words(_ changes: ShoppingChange...) throws -> [ShoppingChangeOutcome.Word] {
    try notebook.apply(changes).map(\.word)
  }

  private func lines() throws -> [String] { try notebook.kitchen.shoppingLines() }

  @Test("each is made once, and answered the same again; another one under its id is not made")
  func once() throws {
    let changes = [
      change("a", .add("milk 1 l")), change("b", .add("milk 500 ml")), change("c", .add("twine")),
      change("d", .tick(.added("a"))), change("e", .remove(.added("c"))),
    ]
    let outcomes = try notebook.apply(changes)
    #expect(outcomes.map(\.word) == [.done, .done, .done, .done, .done])
    #expect(outcomes.map { $0.entry != nil } == [true, true, true, false, false])
    let before = try lines()
    let pantry = try notebook.kitchen.pantry().map(\.entry)
    #expect(pantry.map(\.text) == ["milk"])
    #expect(try notebook.apply(changes) == outcomes)
    #expect(try notebook.apply(changes.reversed()) == outcomes.reversed())
    #expect(try lines() == before)
    #expect(try notebook.kitchen.pantry().map(\.entry) == pantry)
    #expect(try words(change("a", .add("gin"))) == [.reused])
    #expect(try words(change("d", .untick(.added("a")))) == [.reused])
    #expect(try lines() == before)
  }

  @Test("what is no thing with an amount is an entry as it stands")
  func texts() throws {
    for (number, text) in ["gin, lime", "sugar 0 g", "-5 ml milk", "a, b; c"].enumerated() {
      let outcome = try notebook.apply([change("\(number)", .add(text))])
      #expect(outcome.map(\.word) == [.done], "\(text)")
    }
    let names = try notebook.kitchen.shoppingList().map(\.name)
    #expect(names.contains("gin, lime") && names.contains("sugar 0 g"))
  }

  @Test("the later stands, whichever comes first, and what is removed stays away")
  func crossed() throws {
    let added = try notebook.apply([change("a", .add("milk 1 l"))])
    let entry = ShoppingChange.Entry.number(try #require(added.first?.entry))
    #expect(try words(change("c", .untick(entry), at: 20)) == [.done])
    #expect(try words(change("b", .tick(entry), at: 10)) == [.overruled])
    let two = Amount(quantity: 2, unit: "l")
    #expect(try words(change("d", .setAmount(entry, two), at: 9)) == [.done])
    #expect(try words(change("e", .setAmount(entry, nil), at: 8)) == [.overruled])
    #expect(try notebook.kitchen.shoppingList().map(\.amounts) == [[two]])
    #expect(try notebook.kitchen.pantry() == [])
    // At the same time the id decides.
    #expect(try words(change("y", .tick(entry), at: 30)) == [.done])
    #expect(try words(change("x", .untick(entry), at: 30)) == [.overruled])
    #expect(try words(change("z", .untick(entry), at: 30)) == [.done])
    #expect(try words(change("f", .remove(entry), at: 1)) == [.done])
    #expect(try words(change("g", .tick(entry), at: 99)) == [.gone])
    #expect(try lines() == [])
  }

  @Test("what comes before the entry that it names waits for it")
  func waiting() throws {
    let two = Amount(quantity: 2, unit: "l")
    #expect(try words(change("c", .untick(.added("a")), at: 2)) == [.waiting])
    #expect(try words(change("b", .tick(.added("a")), at: 1)) == [.waiting])
    #expect(try words(change("d", .setAmount(.added("a"), two), at: 1)) == [.waiting])
    #expect(try words(change("e", .remove(.added("z")), at: 1)) == [.waiting])
    #expect(try words(change("a", .add("milk"))) == [.done])
    #expect(try words(change("z", .add("gin"))) == [.gone])
    let list = try notebook.kitchen.shoppingList()
    #expect(list.map(\.name) == ["milk"])
    #expect(list.map(\.isChecked) == [false])
    #expect(list.map(\.amounts) == [[two]])
    #expect(try words(change("f", .tick(.added("a")), at: 1)) == [.overruled])
    #expect(try words(change("g", .tick(.added("z")), at: 9)) == [.gone])
  }

  @Test("a clock that is far ahead is told so, and may send again; one that is far behind loses")
  func clocks() throws {
    let ahead = ShoppingChange.millisecondsAhead
    let late = ShoppingChange(id: "a", at: now + ahead + 1, action: .add("gin"))
    #expect(try notebook.apply([late]).map(\.word) == [.ahead])
    #expect(try lines() == [])
    let right = ShoppingChange(id: "a", at: now + ahead, action: .add("gin"))
    #expect(try notebook.apply([right]).map(\.word) == [.done])
    let old = ShoppingChange(id: "b", at: 0, action: .tick(.added("a")))
    #expect(try notebook.apply([old]).map(\.word) == [.done])
  }

  @Test("entries of others are like such as are not there, and leave no trace")
  func strangers() throws {
    let ben = try world.notebook(of: KeepingWorld.ben)
    let entry = try #require(try ben.addToShopping(["milk"]).first).number
    let mine: [ShoppingChange] = [
      change("a", .remove(.number(entry)), at: 500), change("b", .tick(.number(entry)), at: 500),
      change("c", .remove(.number(999_999)), at: 500),
    ]
    #expect(try notebook.apply(mine).map(\.word) == [.gone, .gone, .gone])
    #expect(try ben.apply([change("d", .tick(.number(entry)))]).map(\.word) == [.done])
    #expect(try ben.kitchen.shoppingList().map(\.isChecked) == [true])
  }

  @Test("a change without a network that comes after one at the store overrules it")
  func direct() throws {
    let added = try notebook.apply([change("a", .add("milk"))])
    let entry = ShoppingChange.Entry.number(try #require(added.first?.entry))
    _ = try notebook.checkAll()
    #expect(try words(change("b", .untick(entry))) == [.done])
    #expect(try notebook.kitchen.pantry() == [])
    _ = try notebook.clearShopping(onlyChecked: false)
    #expect(try words(change("c", .tick(entry), at: 5)) == [.gone])
  }

  @Test("what is remembered ends with its time")
  func forgotten() throws {
    let milk = change("a", .add("milk"))
    #expect(try notebook.apply([milk]).map(\.word) == [.done])
    let later = KeepingWorld.time + TakenChange.secondsRemembered
    #expect(try world.notebook(now: later).apply([milk]).map(\.word) == [.done])
    #expect(try notebook.kitchen.shoppingList().flatMap(\.items).count == 1)
    #expect(try world.notebook(now: later + 1).apply([milk]).map(\.word) == [.done])
    #expect(try notebook.kitchen.shoppingList().flatMap(\.items).count == 2)
  }
}
