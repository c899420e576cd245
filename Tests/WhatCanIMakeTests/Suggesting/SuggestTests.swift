import TestSupport
import Testing
import WhatCanIMake

@Suite("Suggestions")
struct SuggestTests {
  let world: TasteWorld

  init() throws { world = try TasteWorld() }

  @Test("nothing comes twice, nor anything nearly the same, until all were shown")
  func neverTwice() throws {
    var seen: [String] = []
    var isExhausted = false
    while !isExhausted {
      let notebook = try world.notebook()
      let reply = try notebook.suggest(SuggestRequest(count: 7))
      isExhausted = reply.isExhausted
      if !isExhausted {
        seen += notebook.kitchen.names(of: reply)
        #expect(!reply.suggestions.isEmpty)
      }
      try #require(seen.count <= 41)
    }
    #expect(Set(seen).count == seen.count)
    // Of the twins one is shown; every other dish is.
    #expect(seen.count { $0 == TasteWorld.original || $0.hasPrefix("Twin") } == 1)
  }

  @Test("when all were shown it begins again, unseen near twins first, then the oldest")
  func beginsAgain() throws {
    let first = try world.suggest(count: 3)
    var last = first
    while true {
      let notebook = try world.notebook()
      let reply = try notebook.suggest(SuggestRequest(count: 5))
      if reply.isExhausted {
        let again = notebook.kitchen.names(of: reply)
        let seenBefore = again.filter { first.contains($0) }
        #expect(!seenBefore.isEmpty)
        #expect(!again.contains { last.contains($0) })
        #expect(reply.remaining == 0)
        return
      }
      last = notebook.kitchen.names(of: reply)
    }
  }

  @Test("what is counted as remaining comes")
  func remaining() throws {
    let notebook = try world.notebook()
    let reply = try notebook.suggest(SuggestRequest(count: 4))
    let next = try notebook.suggest(SuggestRequest(count: 1))
    #expect(next.remaining < reply.remaining)
    #expect(reply.remaining >= 40 - 4 - 4)
  }

  @Test("what was shown to one person is new to another")
  func persons() throws {
    let anna = try world.suggest(to: TasteWorld.anna)
    let ben = try world.suggest(to: TasteWorld.ben)
    #expect(anna == ben)
  }

  @Test("who likes bitter drinks is suggested bitter drinks, and told why")
  func followsTaste() throws {
    let liked = TasteWorld.name(of: ["gin", "campari", "sweet vermouth"], "Drink")
    let notebook = try world.notebook()
    _ = try notebook.addFavorite(try notebook.kitchen.find(liked))
    let reopened = try world.notebook()
    let reply = try reopened.suggest(SuggestRequest(count: 3))
    let names = reopened.kitchen.names(of: reply)
    #expect(names.allSatisfy { $0.hasPrefix("Drink") || $0.hasPrefix("Twin") })
    #expect(!names.contains(liked))
    #expect(reply.suggestions.first?.because.first == .likedDishes([liked]))
    #expect(
      reply.suggestions.allSatisfy {
        $0.taste != 0 && $0.match.keys.taste == TasteLevel.level(ofScore: $0.taste)
      }
    )
  }

  @Test("bad ratings turn suggestions away from what is like them")
  func turnsAway() throws {
    let before = try world.suggest(count: 6) { $0.again = true }
    let notebook = try world.notebook()
    for three in [["gin", "campari", "orange"], ["mezcal", "soda water", "gin"]] {
      let dish = try notebook.kitchen.find(TasteWorld.name(of: three, "Drink"))
      try notebook.rate(dish, .one)
    }
    let after = try world.suggest(count: 6) { $0.again = true }
    func cakes(_ names: [String]) -> Int { names.count { $0.hasPrefix("Cake") } }
    #expect(cakes(after) > cakes(before))
    #expect(after.first?.hasPrefix("Cake") == true)
  }

  @Test("favourites, rated, cooked and liked dishes are nothing new to suggest")
  func knownDishes() throws {
    let notebook = try world.notebook()
    let names = [
      ["gin", "campari", "mezcal"], ["gin", "orange", "mezcal"], ["egg", "flour", "cream"],
      ["egg", "cocoa", "cream"],
    ]
    let dishes = try names.map {
      try notebook.kitchen.find(
        TasteWorld.name(of: $0, $0.contains("egg") ? "Cake" : "Drink")
      )
    }
    _ = try notebook.addFavorite(dishes[0])
    try notebook.rate(dishes[1], .four)
    _ = try notebook.cooked(dishes[2], takesFromPantry: false)
    try notebook.note(
      .like,
      of: [TasteWord(subject: .dish(dishes[3].id), name: dishes[3].recipe.name)]
    )
    var seen: [String] = []
    while true {
      let notebook = try world.notebook()
      let reply = try notebook.suggest(SuggestRequest(count: 10))
      if reply.isExhausted { break }
      seen += notebook.kitchen.names(of: reply)
    }
    for dish in dishes { #expect(!seen.contains(dish.recipe.name)) }
  }

  @Test("an avoided ingredient, cuisine or category is left out, and counted")
  func avoided() throws {
    try world.notebook().note(
      .dislike,
      of: [TasteWord(subject: .ingredient("spirit"), name: "spirit")]
    )
    let notebook = try world.notebook()
    let reply = try notebook.suggest(SuggestRequest(count: 100))
    #expect(
      !notebook.kitchen.names(of: reply).contains { $0.contains("gin") || $0.contains("mezcal") }
    )
    #expect(reply.avoided == 17)
    try notebook.note(.dislike, of: [TasteWord(subject: .category("Dessert"), name: "Dessert")])
    #expect(try world.suggest(count: 100) { $0.again = true }.allSatisfy { !$0.hasPrefix("Cake") })
  }

  @Test("a cooldown lets old ones come again, and --again all of them")
  func exceptions() throws {
    let first = try world.suggest(count: 5)
    let again = try world.suggest(count: 5) { $0.again = true }
    #expect(again == first)
    let day = 86_400
    let soon = try world.suggest(count: 5, now: TasteWorld.time + 3 * day) { $0.cooldownDays = 7 }
    #expect(Set(soon).isDisjoint(with: first))
    let later = try world.suggest(count: 5, now: TasteWorld.time + 8 * day) { $0.cooldownDays = 7 }
    #expect(later == first)
  }

  @Test("a skipped dish is not suggested, and lowers what is like it")
  func skipping() throws {
    let notebook = try world.notebook()
    let dish = try notebook.kitchen.find(TasteWorld.name(of: ["egg", "flour", "butter"], "Cake"))
    try notebook.skip([dish])
    let all = try world.suggest(count: 100)
    #expect(!all.contains(dish.recipe.name))
    #expect(try world.open().history(.suggested).contains { $0.dish == dish.id })
  }

  @Test("what is there comes first when nothing is known of the taste")
  func pantryFit() throws {
    let names = try world.suggest(count: 1) {
      $0.match = MatchRequest(have: ["egg", "flour", "banana"])
    }
    #expect(names == [TasteWorld.name(of: ["egg", "flour", "banana"], "Cake")])
  }

  @Test("filters and exclusions are kept, and an empty pool is no exhaustion")
  func filters() throws {
    let drinks = try world.suggest(count: 100) { $0.match.filter.kind = .cocktail }
    #expect(drinks.count == 20)
    let notebook = try world.notebook()
    var request = SuggestRequest()
    request.match.without = ["gin"]
    let reply = try notebook.suggest(request)
    #expect(!notebook.kitchen.names(of: reply).contains { $0.contains("gin") })
    request.match.filter.category = "Soup"
    let none = try notebook.suggest(request)
    #expect(none.suggestions.isEmpty)
    #expect(!none.isExhausted)
  }

  @Test("while something is excluded, dishes with unrecognised lines are left out and counted")
  func unrecognised() throws {
    try world.addDish("Mystery Cake", kind: "meal", "Dessert", ["egg", "glimmer dust"])
    let notebook = try world.notebook()
    var request = SuggestRequest(count: 100)
    #expect(try notebook.suggest(request).hidden.unrecognised == 0)
    request.match.without = ["gin"]
    request.again = true
    let reply = try notebook.suggest(request)
    #expect(reply.hidden.unrecognised == 1)
    #expect(!notebook.kitchen.names(of: reply).contains("Mystery Cake"))
  }

  @Test("the record is committed with the answer")
  func recorded() throws {
    let names = try world.suggest(count: 4)
    let history = try world.open().history(.suggested)
    #expect(Set(history.map(\.dishName)) == Set(names))
    #expect(history.allSatisfy { $0.at == TasteWorld.time })
  }

  @Test("an unwritable store suggests nothing, since nothing could be remembered")
  func unwritable() throws {
    let places = KitchenPaths(data: world.places.data, store: "/dev/null/store")
    let kitchen = try Kitchen.open(places, for: TasteWorld.anna, now: 0)
    #expect(throws: KitchenError.self) {
      _ = try kitchen.notebook(of: TasteWorld.anna, now: 0) { _ in }
    }
  }

  @Test("a new dish ends the exhaustion")
  func newDish() throws {
    while true {
      let reply = try world.notebook().suggest(SuggestRequest(count: 30))
      if reply.isExhausted { break }
    }
    try world.addDish("Milkshake", kind: "meal", "Dessert", ["gin", "banana"])
    let notebook = try world.notebook(now: TasteWorld.time + 10)
    let reply = try notebook.suggest(SuggestRequest())
    #expect(notebook.kitchen.names(of: reply) == ["Milkshake"])
    #expect(!reply.isExhausted)
  }
}
