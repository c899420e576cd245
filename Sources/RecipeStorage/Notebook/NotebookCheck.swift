import GRDB
import RecipeModel

/// A look at everything in a notebook.
struct NotebookCheck {
  private let db: Database
  private let path: String
  private let reader: NotebookReader

  init(_ db: Database, path: String) {
    self.db = db
    self.path = path
    reader = NotebookReader(db, path: path, person: nil)
  }

  /// Throws what is found first. Cost: O(bytes).
  func run() throws {
    try checkPages(of: db)
    try checkReferences()
    try checkDigests()
    try checkDishes()
    try checkLists()
    _ = try reader.authors()
    for table in NotebookTable.all where !table.fields.isEmpty {
      for row in try table.all(in: db) { try table.check(row, db) }
    }
    for row in try NotebookTable.deletedRows.all(in: db) { _ = try reader.deletedRow(row) }
    for row in try NotebookTable.accounts.all(in: db) { _ = try reader.secured(row) }
    for row in try NotebookTable.tokens.all(in: db) { _ = try reader.token(row) }
    for row in try NotebookTable.invitations.all(in: db) { _ = try reader.invitation(row) }
    for row in try NotebookTable.memberships.all(in: db) { _ = try reader.membership(row) }
    for row in try NotebookTable.visibilities.all(in: db) {
      guard let kind = PublishedThing.Kind(rawValue: try row.text("kind")),
        PublishedThing(kind, try row.text("subject")) != nil
      else { throw row.unreadable }
      _ = try row.visibility
    }
    for table in [NotebookTable.follows, .blocks] {
      for row in try table.all(in: db) { _ = try reader.tie(row) }
    }
    for row in try NotebookTable.profiles.all(in: db) { _ = try row.text("about") }
    for row in try NotebookTable.shareLinks.all(in: db) { _ = try reader.shareLink(row) }
    for row in try NotebookTable.planEntries.all(in: db) { _ = try reader.planEntry(row) }
    for table in NotebookTable.issued {
      for row in try table.all(in: db) { _ = try row.text("name") }
    }
    for row in try NotebookTable.facts.all(in: db) { _ = try row.integer("value") }
    _ = try reader.catalogueRecipes()
    _ = try reader.catalogueVersions()
    for row in try NotebookTable.pictures.all(in: db) {
      _ = try row.table.document(of: row, in: db)
    }
  }

  private func checkReferences() throws {
    guard try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil else {
      throw NotebookFault.contradiction("an entry refers to another entry that does not exist")
    }
  }

  /// Each table has one digest, and one for each person of whom it ever had a row, and nothing else has.
  private func checkDigests() throws {
    let people = try NotebookTable.people.all(in: db).map(\.number)
    for table in NotebookTable.all {
      var count = try NotebookDigest(of: table, in: db).count
      guard table.hasOwners else { continue }
      for person in people { count -= try table.rows(of: person, in: db).count }
      guard count == 0 else { throw NotebookFault.incomplete(table) }
    }
    let names = Set(NotebookTable.all.map(\.name))
    let owners = Set(people + [0])
    let digests = try Row.fetchAll(db, sql: "SELECT name, owner FROM digest NOT INDEXED")
    for digest in digests {
      guard case .bytes(let name) = NotebookValue.fromDatabaseValue(digest[0]),
        case .integer(let owner) = NotebookValue.fromDatabaseValue(digest[1]),
        names.contains(String(decoding: name, as: UTF8.self)), owners.contains(owner)
      else { throw NotebookFault.contradiction("a digest belongs to an entry that does not exist") }
    }
  }

  /// A person has kept just the dishes that something refers to. Of a dish that they changed there may be none: nothing was
  /// kept for a version once.
  private func checkDishes() throws {
    var referred: Set<KeptKey> = []
    var needed: Set<KeptKey> = []
    for table in NotebookTable.keeping {
      for row in try table.all(in: db) {
        referred.insert(try KeptKey(row))
        if table.name != NotebookTable.versions.name { needed.insert(try KeptKey(row)) }
      }
    }
    let kept = Set(try NotebookTable.keptDishes.all(in: db).map(KeptKey.init))
    guard kept.isSubset(of: referred), needed.isSubset(of: kept) else {
      throw NotebookFault.contradiction(
        "the saved copies of dishes do not match the entries that refer to them"
      )
    }
    try checkEveryonesMarks()
  }

  /// What everyone thinks of dishes is what they said.
  private func checkEveryonesMarks() throws {
    var everyonesMarks: [DishID: EveryonesMarks] = [:]
    for row in try NotebookTable.ratings.all(in: db) {
      let rating: DishRating = try row.thing()
      everyonesMarks[rating.dish, default: EveryonesMarks()].ratings += 1
      everyonesMarks[rating.dish, default: EveryonesMarks()].stars += rating.stars.stars
    }
    for row in try NotebookTable.favorites.all(in: db) {
      everyonesMarks[try row.dish(), default: EveryonesMarks()].favorites += 1
    }
    guard try reader.everyonesMarks() == everyonesMarks else {
      throw NotebookFault.contradiction("the totals do not match the ratings and favourites")
    }
  }

  /// The positions in each list are 1, 2, 3 …, and its entries belong to its owner.
  private func checkLists() throws {
    let entries = Dictionary(
      grouping: try NotebookTable.listEntries.all(in: db).map { row in
        (
          list: try row.integer("list"), person: try row.integer("person"),
          position: try row.integer("position")
        )
      },
      by: \.list
    )
    for list in try NotebookTable.lists.all(in: db) {
      let own = entries[list.number] ?? []
      let owner = try list.integer("person")
      guard own.map(\.position).sorted() == Array(1..<own.count + 1),
        own.allSatisfy({ $0.person == owner }),
        try foldedListName(list.text("name")) == list.text("folded")
      else {
        throw NotebookFault.contradiction("the positions of the dishes in a list are inconsistent")
      }
    }
  }

  /// A dish of a person.
  private struct KeptKey: Hashable {
    let person: Int
    let dish: DishID

    init(_ row: NotebookRow) throws {
      person = try row.integer("person")
      dish = try row.dish()
    }
  }
}

/// Throws what SQLite finds wrong with the structure of a file. Cost: O(bytes).
func checkPages(of db: Database) throws {
  let finding = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") ?? "no answer"
  guard finding == "ok" else { throw NotebookFault.contradiction(finding) }
}
