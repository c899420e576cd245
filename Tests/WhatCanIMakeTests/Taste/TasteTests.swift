import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Taste")
struct TasteTests {
  let world: TasteWorld

  init() throws { world = try TasteWorld() }

  private func like(_ words: String..., stance: TasteOpinion.Stance = .like) throws {
    let notebook = try world.notebook()
    try notebook.note(stance, of: try notebook.kitchen.tasteWords(words))
  }

  @Test("stars outrank words, words the heart, the heart what was shown by cooking")
  func precedence() throws {
    func weight(_ rating: Rating?, _ isFavorite: Bool, _ stance: TasteOpinion.Stance?) -> Float? {
      let marks = DishMarks(favoritedAt: isFavorite ? 1 : nil, rating: rating)
      return PreferenceSignal(marks: marks, opinion: stance)?.weight
    }
    #expect(weight(.one, true, .like) == -1)
    #expect(weight(.three, true, .like) == 0)
    #expect(weight(.four, false, .dislike) == 0.6)
    #expect(weight(nil, true, .dislike) == -1)
    #expect(weight(nil, true, .skipped) == 1)
    #expect(weight(nil, false, .chosen) == 0.8)
    #expect(weight(nil, false, .cooked) == 0.5)
    #expect(weight(nil, false, .skipped) == -0.3)
    #expect(weight(nil, false, nil) == nil)
  }

  @Test("without a history every dish has taste 0; with one the liked kitchen comes first")
  func keyFive() throws {
    let request = MatchRequest(have: ["gin", "egg"], missingAtMost: 3, order: .taste)
    let before = try world.open().answer(request)
    #expect(before.matches.allSatisfy { $0.keys.taste == 0 })
    let notebook = try world.notebook()
    let liked = TasteWorld.name(of: ["egg", "flour", "butter"], "Cake")
    _ = try notebook.addFavorite(try notebook.kitchen.find(liked))
    let kitchen = try world.open()
    let after = try kitchen.answer(request)
    let kinds = after.matches.map { $0.kind }
    #expect(kinds.prefix(10).allSatisfy { $0 == .meal })
    #expect(
      zip(after.matches, after.matches.dropFirst()).allSatisfy {
        $0.keys.taste >= $1.keys.taste
      }
    )
  }

  @Test("taste decides after missing, plain, the main thing, breadth, swaps and what expires")
  func tasteIsSeventh() throws {
    let request = MatchRequest(
      have: ["gin", "campari", "egg", "flour"],
      missingAtMost: 3,
      limit: 99
    )
    func order(_ kitchen: Kitchen) throws -> [[Int]] {
      try kitchen.answer(request).matches.map {
        [
          $0.keys.missing, $0.keys.isPlain ? 1 : 0, $0.keys.hasMain ? 0 : 1, -$0.keys.breadth,
          $0.keys.swaps, -$0.keys.expiring,
        ]
      }
    }
    let before = try order(try world.open())
    try like("gin", "mezcal")
    #expect(try order(try world.open()) == before)
  }

  @Test("a person's taste is theirs alone")
  func isolation() throws {
    try like("gin")
    let ben = try world.open(TasteWorld.ben)
    #expect(ben.tasteSummary().isEmpty)
    #expect(
      try ben.answer(MatchRequest(have: ["gin"])).matches.allSatisfy { $0.keys.taste == 0 }
    )
  }

  @Test("words are taken apart: the longest that means something, then the next")
  func words() throws {
    let kitchen = try world.open()
    #expect(
      try kitchen.tasteWords(["sweet", "vermouth", "gin"]).map(\.name) == ["sweet vermouth", "gin"]
    )
    #expect(try kitchen.tasteWords(["gin,", "mezcal"]).map(\.name) == ["gin", "mezcal"])
    #expect(try kitchen.tasteWords(["dessert"]).map(\.subject) == [.category("Dessert")])
    let dish = TasteWorld.name(of: ["egg", "flour", "butter"], "Cake")
    #expect(try kitchen.tasteWords([dish]).map(\.name) == [dish])
    #expect(try kitchen.tasteWords(["gin", "gin"]).count == 1)
  }

  @Test("a word that means nothing is refused with what may have been meant")
  func unknownWord() throws {
    let error = #expect(throws: KitchenError.self) {
      _ = try world.open().tasteWords(["mezcall"])
    }
    #expect("\(try #require(error))".contains("did you mean mezcal?"))
  }

  @Test("the summary says what was said and what was learned, and stays silent about staples")
  func summary() throws {
    try like("gin")
    try like("cream", stance: .dislike)
    let notebook = try world.notebook()
    for three in [["campari", "gin", "orange"], ["campari", "mezcal", "orange"]] {
      let dish = try notebook.kitchen.find(TasteWorld.name(of: three, "Drink"))
      _ = try notebook.addFavorite(dish)
    }
    let summary = try world.open().tasteSummary()
    #expect(
      summary.likes.first == TasteTrait(name: "gin", kind: .ingredient, isSaid: true, score: 0)
    )
    #expect(summary.likes.contains { $0.name == "campari" && !$0.isSaid && $0.score > 0 })
    #expect(summary.avoids.first?.name == "cream")
    #expect(summary.likedDishes == 2)
    #expect(summary.dislikedDishes == 0)
    #expect(!summary.likes.contains { $0.name == "egg" })
  }

  @Test("reset forgets what was said, and keeps favourites")
  func reset() throws {
    try like("gin", "campari")
    let notebook = try world.notebook()
    let dish = try notebook.kitchen.find(TasteWorld.original)
    _ = try notebook.addFavorite(dish)
    #expect(try notebook.resetTaste() == 2)
    let summary = try world.open().tasteSummary()
    #expect(summary.likedDishes == 1)
    #expect(!summary.likes.contains { $0.isSaid })
  }

  @Test("the five questions offer different dishes, and lean towards what was chosen")
  func questions() throws {
    let kitchen = try world.open()
    var offered: [DishID] = []
    for number in 1...TasteQuestion.all {
      let question = try #require(
        try kitchen.tasteQuestion(number: number, offered: offered, chosen: [])
      )
      #expect(question.number == number)
      #expect(question.choices.count == TasteQuestion.width)
      let wanted: Recipe.Kind = number.isMultiple(of: 2) ? .meal : .cocktail
      #expect(question.choices.allSatisfy { $0.kind == wanted })
      #expect(Set(question.choices.map(\.id)).isDisjoint(with: offered))
      offered += question.choices.map(\.id)
    }
    #expect(try kitchen.tasteQuestion(number: 6, offered: offered, chosen: []) == nil)
    let same = try kitchen.tasteQuestion(number: 1, offered: [], chosen: [])
    #expect(try same == kitchen.tasteQuestion(number: 1, offered: [], chosen: []))
  }

  @Test("a favourite that its source no longer has still counts")
  func keptFavourite() throws {
    let name = TasteWorld.name(of: ["banana", "cocoa", "cream"], "Cake")
    let notebook = try world.notebook()
    _ = try notebook.addFavorite(try notebook.kitchen.find(name))
    let slug = name.lowercased().replacing(" ", with: "-")
    try removeItem("\(world.places.data)/recipes/meals/\(slug).cook")
    let kitchen = try world.open(now: TasteWorld.time + 5)
    #expect(kitchen.tasteSummary().likedDishes == 1)
    let reply = try world.suggest(count: 3, now: TasteWorld.time + 5)
    #expect(reply.allSatisfy { $0.hasPrefix("Cake") })
  }
}
