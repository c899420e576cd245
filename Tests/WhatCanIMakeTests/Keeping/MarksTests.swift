import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Favourites, ratings, notes, reviews and comments")
struct MarksTests {
  let world: KeepingWorld
  let notebook: Notebook
  let gimlet: FoundDish
  let custard: FoundDish

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
    gimlet = try notebook.kitchen.dish("gimlet")
    custard = try notebook.kitchen.dish("custard")
  }

  @Test("favourites are listed the last added first, and once each")
  func favorites() throws {
    #expect(try notebook.addFavorite(gimlet))
    #expect(try world.notebook(now: KeepingWorld.time + 60).addFavorite(custard))
    #expect(try !world.notebook(now: KeepingWorld.time + 90).addFavorite(gimlet))
    #expect(try notebook.kitchen.favorites() == [custard, gimlet])
    #expect(try world.open(KeepingWorld.ben).favorites() == [])
    #expect(try world.open(nil).favorites() == [])

    let marks = try world.open().snapshot.marks
    #expect(
      marks == [
        gimlet.id: DishMarks(favoritedAt: KeepingWorld.time),
        custard.id: DishMarks(favoritedAt: KeepingWorld.time + 60),
      ]
    )
    #expect(try notebook.removeFavorite(gimlet) == .removed)
    #expect(try notebook.removeFavorite(gimlet) == .wasNone)
    #expect(try notebook.kitchen.favorites() == [custard])
  }

  @Test("a favourite shows the dish as its source has it, or as it was kept where it is gone")
  func kept() throws {
    _ = try notebook.addFavorite(gimlet)
    try world.write(
      "---\ntitle: Gimlet\nkind: cocktail\n---\n\nStir @gin{1%ml}.\n",
      to: "data/recipes/cocktails/gimlet.cook"
    )
    let changed = try world.open()
    #expect(try changed.favorites().map(\.keptAt) == [nil])
    #expect(try changed.favorites().map(\.recipe.steps) == [["Stir gin."]])

    try world.removeDish("cocktails/gimlet")
    let gone = try world.open()
    #expect(
      try gone.favorites() == [FoundDish(recipe: gimlet.recipe, keptAt: KeepingWorld.time)]
    )
  }

  @Test("a rating is the person's own, and everyone's count for everyone's marks")
  func ratings() throws {
    let ben = try world.notebook(of: KeepingWorld.ben)
    try notebook.rate(gimlet, .two)
    try notebook.rate(gimlet, .three)
    try ben.rate(gimlet, .four)
    _ = try ben.addFavorite(gimlet)
    let kitchen = try world.open()
    #expect(kitchen.snapshot.marks(of: gimlet.id) == DishMarks(rating: .three))
    #expect(
      kitchen.snapshot.everyonesMarks == [
        gimlet.id: EveryonesMarks(ratings: 2, stars: 7, favorites: 1)
      ]
    )
    #expect(try world.open(nil).snapshot.everyonesMarks == kitchen.snapshot.everyonesMarks)
    #expect(try notebook.removeRating(of: gimlet))
    #expect(try !notebook.removeRating(of: gimlet))
    #expect(try world.open().snapshot.marks(of: gimlet.id) == .none)
  }

  @Test("a note is the person's own words, the last ones, and nobody else's")
  func notes() throws {
    try notebook.setNote("More lime.", on: gimlet)
    try world.notebook(now: KeepingWorld.time + 5).setNote("  Less gin.\nOlder glass. ", on: gimlet)
    let note = DishNote(
      dish: gimlet.id,
      text: "Less gin.\nOlder glass.",
      writtenAt: KeepingWorld.time + 5
    )
    #expect(try notebook.kitchen.note(on: gimlet) == note)
    #expect(try world.open().snapshot.marks(of: gimlet.id) == DishMarks(hasNote: true))
    #expect(try world.open(KeepingWorld.ben).note(on: gimlet) == nil)
    #expect(try world.open(nil).note(on: gimlet) == nil)
    #expect(try notebook.removeNote(on: gimlet))
    #expect(try !notebook.removeNote(on: gimlet))
    #expect(try notebook.kitchen.note(on: gimlet) == nil)
  }

  @Test("one review a person and any number of comments, which everyone can read")
  func remarks() throws {
    let ben = try world.notebook(of: KeepingWorld.ben, now: KeepingWorld.time + 1)
    let (first, isFirst) = try notebook.setReview("Fine.", of: gimlet)
    let comment = try ben.addComment("Too sour.", on: gimlet)
    try ben.rate(gimlet, .two)
    let again = try world.notebook(now: KeepingWorld.time + 2).setReview("Very fine.", of: gimlet)
    #expect(again.review.number == first.number)
    #expect(isFirst && !again.isFirst)
    let expected = [
      DishRemark(
        number: comment.number,
        dish: gimlet.id,
        kind: .comment,
        author: KeepingWorld.ben,
        text: "Too sour.",
        rating: .two,
        writtenAt: KeepingWorld.time + 1
      ),
      DishRemark(
        number: first.number,
        dish: gimlet.id,
        kind: .review,
        author: KeepingWorld.anna,
        text: "Very fine.",
        rating: nil,
        writtenAt: KeepingWorld.time + 2
      ),
    ]
    for person in [KeepingWorld.anna, KeepingWorld.ben, nil] {
      #expect(try world.open(person).remarks(on: gimlet) == expected)
    }
    #expect(try world.open().remarks(on: custard) == [])
  }

  @Test("only their author takes remarks back")
  func takenBack() throws {
    let ben = try world.notebook(of: KeepingWorld.ben)
    let comment = try notebook.addComment("Too sour.", on: gimlet)
    _ = try notebook.setReview("Fine.", of: gimlet)
    let reason = try reason { try ben.removeRemark(comment.number) }
    guard case .noSuchRemark(comment.number, by: KeepingWorld.ben) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(try !ben.removeReview(of: gimlet))
    try notebook.removeRemark(comment.number)
    #expect(try notebook.removeReview(of: gimlet))
    #expect(try !notebook.removeReview(of: gimlet))
    #expect(try notebook.kitchen.remarks(on: gimlet) == [])
  }

  @Test("words that are empty, too long, or hold a null are refused, and nothing is kept")
  func texts() throws {
    let long = String(repeating: "a", count: Notebook.longestText)
    for text in ["", " \n", long + "a", "a\u{0}b"] {
      #expect(try failure { try notebook.setNote(text, on: gimlet) } != nil)
      #expect(try failure { _ = try notebook.setReview(text, of: gimlet) } != nil)
      #expect(try failure { _ = try notebook.addComment(text, on: gimlet) } != nil)
    }
    #expect(try world.open().snapshot.marks == [:])
    #expect(try notebook.kitchen.remarks(on: gimlet) == [])
    try notebook.setNote(long, on: gimlet)
    #expect(try notebook.kitchen.note(on: gimlet)?.text == long)
  }

  @Test("dishes can be browsed by how everyone rated and liked them")
  func orders() throws {
    let ben = try world.notebook(of: KeepingWorld.ben)
    try notebook.rate(gimlet, .five)
    try notebook.rate(custard, .four)
    try ben.rate(custard, .five)
    let toast = try notebook.kitchen.dish("buttery toast")
    try ben.rate(toast, .five)
    try notebook.rate(toast, .five)
    _ = try ben.addFavorite(custard)
    func names(_ order: BrowseOrder) throws -> [String] {
      try world.open().browse(RecipeFilter(), containing: [], order: order).prefix(4).map(\.name)
    }
    #expect(try names(.rating) == ["Buttery Toast", "Gimlet", "Custard", "Daiquiri"])
    #expect(try names(.favorited) == ["Custard", "Buttery Toast", "Daiquiri", "Fried Bread"])
  }
}
