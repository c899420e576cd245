import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

extension TemporaryFolder {
  var notebook: String { "\(path)/user.db" }
  var backups: String { "\(path)/backups" }
}

/// A person whose name is fit to be one.
func person(_ name: String) throws -> Person {
  try #require(Person(name))
}

/// 2025-11-21 00:00 UTC, in seconds since 1970.
let today = 1_763_683_200
let day = 86_400

/// A recipe of someone's own, as it is given to be stored.
func makeOwnRecipe(_ slug: String, name: String = "Own") -> Recipe {
  makeRecipe("own:\(slug)", name: name, lines: ["1 oz gin"])
}

extension NotebookStore {
  init(_ folder: TemporaryFolder) throws {
    try self.init(opening: folder.notebook, now: today)
  }

  /// What `person` reads of everything.
  func contents(of person: Person?, about dishes: [DishID] = []) throws -> NotebookContents {
    try read(person) { try NotebookContents($0, about: dishes) }
  }
}

/// Writes something of every kind for `person`; what is written differs by the name.
func fill(_ store: NotebookStore, for person: Person, now: Int = today) throws {
  try store.write(person, now: now) { writer in
    try fillVersion1(writer, for: person, now: now)
    try writer.setOpinion(.dish(gimlet.id), name: "Gimlet of \(person)", .like)
    try writer.setOpinion(.dish(daiquiri.id), name: "Daiquiri", .skipped, at: now - 1)
    try writer.setOpinion(.ingredient("gin"), name: "gin", .dislike)
    try writer.avoid(AvoidedThing(.ingredient, "peanut of \(person)", addedAt: now))
    try writer.avoid(AvoidedThing(.diet, "vegetarian", addedAt: now - 1))
    try writer.addStapleAsInItsVersion("oil of \(person)")
    try writer.setOpinion(.flavour("sour"), name: "sour", .like)
    try writer.setOpinion(.cuisine("Thai"), name: "Thai", .chosen)
    try writer.setOpinion(.category("Sour"), name: "Sours", .chosen)
    try writer.keep(makeBook("9780000000002", "Pies of \(person)"))
    try writer.keep(Book(isbn: "9780000000019", title: "Soups"), at: now - 1)
    try writer.setFavoriteBookList("advice", title: "Advice of \(person)")
    try writer.setSeenBookList("advice", published: "2025-11-16", isbns: ["9780000000002"])
    try writer.createList("Gone of \(person)")
    try writer.deleteList("Gone of \(person)")
  }
}

/// A book with every field set; what is in it differs by `name`.
func makeBook(_ isbn: String, _ name: String = "Stews") -> Book {
  Book(
    isbn: isbn,
    title: name,
    author: "A. Cook",
    publisher: "Hearth",
    summary: "All about \(name).",
    list: "advice",
    rank: 3,
    image: "https://example.org/i.jpg",
    links: [Book.Link(name: "Shop", url: "https://example.org/b")],
    asOf: "2025-11-16"
  )
}

/// Writes something of every kind that the first version of the file had.
func fillVersion1(_ writer: NotebookWriter, for person: Person, now: Int = today) throws {
  try writer.addAsInItsVersion(
    PantryEntry(
      ingredient: "milk",
      text: "milk 1 l of \(person)",
      amount: Amount(quantity: 1, unit: "l"),
      expires: CalendarDay("2026-01-02")
    )
  )
  try writer.addAsInItsVersion(PantryEntry(ingredient: "gin", text: "gin"))
  let item = try writer.addAsInItsVersion(
    ShoppingEntry(
      text: "butter or margarine",
      ingredients: ["butter", "margarine"],
      amount: Amount(quantity: 0.1, quantityMax: 0.30000000000000004, unit: "kg"),
      dish: gimlet.id
    )
  )
  try writer.addAsInItsVersion(ShoppingEntry(text: "paper towels"))
  try writer.checkAsInItsVersion(item, pantryItem: 1)
  try writer.markingAsInItsVersion {
    try writer.setFavorite(gimlet)
    try writer.setFavorite(full, at: now + 1)
    try writer.rate(gimlet, .four)
  }
  try writer.setNote(daiquiri, "less sugar, says \(person)")
  try writer.setReview(gimlet, "sharp")
  try writer.addComment(daiquiri, "of \(person)")
  try writer.add(spicyMargarita, toList: DishList.wishlist)
  try writer.createList("Party")
  try writer.add(gimlet, toList: "party")
  try writer.add(daiquiri, toList: "PARTY", at: 1)
  try writer.addHistory(.cooked, recipe: gimlet, servings: 2)
  try writer.addHistory(.suggested, recipe: daiquiri)
  let slug = person.name.lowercased()
  let kept = try writer.createRecipe(makeOwnRecipe("\(slug)-1"))
  try writer.publishRecipe(kept.recipe.id, true)
  try writer.createRecipe(makeOwnRecipe("\(slug)-2"))
  try writer.deleteRecipe(try writer.createRecipe(makeOwnRecipe("\(slug)-3")).recipe.id)
}

extension NotebookWriter {
  /// Runs `body`, which rates dishes and makes favourites, in a file of any version: before the sixth nothing was
  /// kept of what everyone thinks.
  fileprivate func markingAsInItsVersion(_ body: () throws -> Void) throws {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard version < 6 else { return try body() }
    let columns = "number INTEGER PRIMARY KEY, dish, ratings, stars, favorites, checksum"
    try db.execute(sql: "CREATE TABLE standing (\(columns))")
    try NotebookDigest.make("standing", in: db)
    try body()
    try db.execute(sql: "DROP TABLE standing")
    try db.execute(sql: "DELETE FROM digest WHERE name = CAST('standing' AS BLOB)")
  }
}
