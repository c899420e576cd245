import RecipeModel
import TestSupport

@testable import WhatCanIMake

extension KeepingWorld {
  /// A picture as small as one can be: its first bytes say PNG.
  static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x01]

  /// A book with every field set.
  static let book = Book(
    isbn: "9780000000011",
    title: "Slow \"Stews\" \u{1F372}",
    author: "A. Cook",
    publisher: "Hearth",
    summary: "All about stews.",
    list: "advice",
    rank: 3,
    image: "https://example.org/i.jpg",
    links: [Book.Link(name: "Shop", url: "https://example.org/b?a=1&b=2")],
    asOf: "2023-11-12"
  )

  /// Puts something of every kind into the notebook of a person.
  func fill(_ person: Person = anna) throws {
    let notebook = try self.notebook(of: person)
    let kitchen = notebook.kitchen
    let (gimlet, custard) = (try kitchen.dish("gimlet"), try kitchen.dish("custard"))
    _ = try notebook.addToPantry(["milk 1 l, gin 70 cl", "egg"])
    _ = try notebook.addToPantry(["butter 50 g"], in: .freezer, opened: CalendarDay("2026-11-20"))
    _ = try notebook.addToPantry(["butter 250 g"], expires: CalendarDay("2026-11-30"))
    _ = try notebook.addFavorite(gimlet)
    try notebook.rate(gimlet, .four)
    try notebook.setNote("Less \"gin\",\nmore / lime \u{1F34B}.", on: gimlet)
    _ = try notebook.setReview("Sharp.", of: custard)
    _ = try notebook.addComment("First.", on: gimlet)
    _ = try notebook.addComment("Second.", on: gimlet)
    try notebook.createList("Party")
    _ = try notebook.add([custard, gimlet], toList: "party")
    _ = try notebook.add([gimlet], toList: "wishlist")
    _ = try notebook.shop(for: [gimlet, custard]).items
    _ = try notebook.addToShopping(["paper towels 2", "sugar"])
    _ = try notebook.check(["sugar", "paper towels"])
    let later = try self.notebook(of: person, now: Self.time + 3_600)
    _ = try later.cooked(custard, servings: 3, takesFromPantry: true)
    _ = try later.cooked(gimlet, takesFromPantry: false)
    try later.writing { writer in
      try writer.setOpinion(.dish(gimlet.id), name: "Gimlet \u{1F34B}", .like)
      try writer.setOpinion(.ingredient("oat milk"), name: "oat milk", .dislike)
      try writer.setOpinion(.flavour("cr\u{E8}me"), name: "\"cr\u{E8}me\"", .like)
      try writer.setOpinion(.cuisine("Thai"), name: "Thai", .chosen)
      try writer.setOpinion(.category("Sour"), name: "Sours", .skipped, at: 5)
      try writer.keep(Self.book)
      try writer.keep(Book(isbn: "old bread", title: "Old Bread"), at: 5)
      try writer.setFavoriteBookList("science", title: "Science")
      try writer.setFavoriteBookList("advice", title: "Advice & \"How-To\"", at: 5)
      try writer.setSeenBookList("advice", published: "2023-11-12", isbns: [Self.book.isbn])
      try writer.setSeenBookList("fiction", published: "2023-11-05", isbns: [], at: 5)
    }
    let pie = try later.createRecipe(
      WrittenRecipe(title: "Pie", ingredients: ["200 g flour", "2-3 eggs"], link: "https://a.de")
    )
    try later.setPicture(of: pie.recipe.id, Self.picture)
    try later.publishRecipe(pie.recipe.id)
    _ = try later.createRecipe(WrittenRecipe(title: "Soup", ingredients: ["salt"]))
  }

  /// The export of a person's notebook.
  func exported(_ person: Person = anna) throws -> String {
    try open(person).exportedNotebook()
  }

  /// Takes an export into the notebook of a person.
  @discardableResult
  func takeIn(
    _ export: String,
    for person: Person = anna,
    now: Int = time + 9_999
  ) throws -> NotebookImportReport {
    let path = try write(export, to: "export.json")
    return try notebook(of: person, now: now).takeIn(exportAt: path)
  }
}

/// Does random things in a notebook.
struct RandomCook {
  let world: KeepingWorld
  private var generator: SeededGenerator
  private let dishes: [FoundDish]
  private let stock = ["milk", "gin", "egg", "flour", "sugar", "butter", "lime", "rum"]

  init(_ world: KeepingWorld, seed: UInt64) throws {
    self.world = world
    generator = SeededGenerator(seed: seed)
    let kitchen = try world.open()
    dishes = try kitchen.dishNames.map { try kitchen.dish($0) }
  }

  mutating func act(times: Int) throws {
    let kitchen = try world.open()
    for step in 0..<times {
      // Some things happen in the same second, and a clock may go backwards.
      let now = KeepingWorld.time + step / 3 - Int.random(in: 0...9, using: &generator)
      try act(kitchen.notebook(of: KeepingWorld.anna, now: now) { _ in })
    }
  }

  private mutating func act(_ notebook: Notebook) throws {
    let dish = dishes[Int.random(in: dishes.indices, using: &generator)]
    let number = Int.random(in: 1...9, using: &generator)
    let thing = stock[Int.random(in: stock.indices, using: &generator)]
    let day = CalendarDay(daysSince1970: 20_000 + number)
    switch Int.random(in: 0...21, using: &generator) {
    case 0: _ = try notebook.addFavorite(dish)
    case 1: _ = try notebook.removeFavorite(dish)
    case 2: try notebook.rate(dish, Rating.allCases[number % 5])
    case 3: try notebook.setNote("note \(number)\n\"é\u{301}\u{2028}", on: dish)
    case 4: _ = try notebook.setReview("review \(number)", of: dish)
    case 5: _ = try notebook.addComment("comment \(number % 3)", on: dish)
    case 6: _ = try notebook.addToPantry([thing, "\(thing) \(number) l"])
    case 7: _ = try notebook.addToPantry(["\(thing) \(number * 10) g"], expires: day)
    case 8: _ = try notebook.shop(for: [dish], servings: number)
    case 9: _ = try notebook.addToShopping([thing, "towel \(number)"])
    case 10: _ = try notebook.checkAll()
    case 11: _ = try notebook.cooked(dish, servings: number, takesFromPantry: number > 4)
    case 12: _ = try notebook.add([dish], toList: "wishlist", at: number)
    case 13: try makeList(number % 3, with: dish, notebook)
    case 14:
      let title = "Own \(number % 4)"
      _ = try notebook.createRecipe(
        WrittenRecipe(title: title, ingredients: ["\(number) g \(thing)"], tags: ["t\(number)"])
      )
    case 15, 16:
      let subjects: [TasteOpinion.Subject] = [
        .dish(dish.id), .ingredient(thing), .flavour(thing), .cuisine("Th\u{E1}i"),
      ]
      let subject = pick(subjects)
      let stance = pick(TasteOpinion.Stance.allCases)
      _ = try notebook.writing { try $0.setOpinion(subject, name: "\(number) \(thing)", stance) }
    case 17:
      _ = try notebook.writing { try $0.removeOpinion(.dish(dish.id)) }
    case 18:
      let book = Book(isbn: "97800000000\(number)", title: "About \(thing)", rank: number)
      _ = try notebook.writing { try $0.keep(book) }
    case 19: _ = try notebook.writing { try $0.removeBook("97800000000\(number)") }
    case 20:
      let (list, isbns) = ("list-\(number % 4)", [thing, "\(number)"])
      _ = try notebook.writing { writer in
        if number > 3 { try writer.setFavoriteBookList(list, title: "List \(number)") }
        try writer.setSeenBookList(list, published: day.description, isbns: isbns)
        if number == 9 { try writer.removeFavoriteBookList("list-2") }
      }
    default:
      let own = try notebook.kitchen.reading(or: []) { try $0.ownRecipes() }
      guard let recipe = own.first?.recipe else { return }
      if number > 6 {
        try notebook.deleteRecipe(recipe.id)
      } else {
        _ = try notebook.changeRecipe(recipe.id, WrittenRecipe(servings: number))
        try notebook.publishRecipe(recipe.id, number > 3)
      }
    }
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  private func makeList(_ number: Int, with dish: FoundDish, _ notebook: Notebook) throws {
    let name = "List \(number)"
    let there = try notebook.kitchen.lists().contains { $0.name == name }
    if !there { try notebook.createList(name) }
    _ = try notebook.add([dish], toList: name, at: 1)
  }
}
