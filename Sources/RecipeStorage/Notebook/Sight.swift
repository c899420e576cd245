import GRDB
import RecipeModel

/// What one person may see of what others made: all that the rule needs, read once.
///
/// **Nothing else decides it**, but for ``NotebookReader/mayRead(publishedBy:)``, which says with whom they share.
struct Sight {
  private let reader: NotebookReader
  /// The number of whoever looks; nil for nobody.
  private let person: Int?
  private let levels: [Key: Level]
  /// Whom they follow.
  let followed: Set<Int>
  /// Who keeps them away.
  let blockers: Set<Int>

  private struct Key: Hashable {
    let person: Int
    let kind: String
    let subject: String
  }

  private struct Level {
    let visibility: Visibility
    let at: Int
  }

  /// Cost: O(what people said of who may see something, and who follows whom).
  init(of reader: NotebookReader) throws {
    self.reader = reader
    person = try reader.number()
    // In a file of a version before there was anything to be said.
    guard try reader.hasFollowing else {
      (levels, followed, blockers) = ([:], [], [])
      return
    }
    var levels: [Key: Level] = [:]
    for row in try NotebookTable.visibilities.all(in: reader.db) {
      let key = Key(
        person: try row.integer("person"),
        kind: try row.text("kind"),
        subject: try row.text("subject")
      )
      levels[key] = Level(visibility: try row.visibility, at: try row.integer("at"))
    }
    self.levels = levels
    let follows = try person.map { try NotebookTable.follows.rows(of: $0, in: reader.db) } ?? []
    followed = Set(try follows.map { try $0.integer("other") })
    let person = person
    blockers = Set(
      try NotebookTable.blocks.all(in: reader.db).filter { try $0.integer("other") == person }
        .map { try $0.integer("person") }
    )
  }

  /// Who may see a thing, and since when it is so; its owner's household where they said nothing.
  ///
  /// - Parameter begin: When it was made, or published.
  func visibility(
    of thing: PublishedThing,
    by owner: Int,
    since begin: Int
  ) -> (visibility: Visibility, since: Int) {
    let key = Key(person: owner, kind: thing.kind.rawValue, subject: thing.subject)
    guard let level = levels[key] else { return (.household, begin) }
    return (level.visibility, max(level.at, begin))
  }

  /// Whether whoever looks may see what its owner lets so many see: each their own. Who is kept away sees what a stranger
  /// does, and a household has together what each lets it see.
  func shows(_ visibility: Visibility, of owner: Int) throws -> Bool {
    if let person, person == owner { return true }
    switch visibility {
    case .owner: return false
    case .household: return try reader.mayRead(publishedBy: owner)
    case .followers:
      let isFollowing = followed.contains(owner) && !blockers.contains(owner)
      return try isFollowing || reader.mayRead(publishedBy: owner)
    case .everyone: return true
    }
  }

  func shows(_ thing: PublishedThing, by owner: Int, since begin: Int) throws -> Bool {
    try shows(visibility(of: thing, by: owner, since: begin).visibility, of: owner)
  }

  /// Who may see a recipe of its row: nobody else until it is published.
  func visibility(ofRecipe row: NotebookRow) throws -> (visibility: Visibility, since: Int) {
    guard let published = try row.optionalInteger("published_at") else { return (.owner, 0) }
    return visibility(
      of: .recipe(try row.dish()),
      by: try row.integer("person"),
      since: published
    )
  }

  /// Who may see a review or comment of its row.
  func visibility(ofRemark row: NotebookRow) throws -> (visibility: Visibility, since: Int) {
    visibility(
      of: .remark(row.number),
      by: try row.integer("person"),
      since: try row.integer("written_at")
    )
  }

  /// Who may see a list of its row.
  func visibility(ofList row: NotebookRow) throws -> (visibility: Visibility, since: Int) {
    visibility(
      of: .list(row.number),
      by: try row.integer("person"),
      since: try row.integer("created_at")
    )
  }
}

extension NotebookReader {
  /// Whether the file is of a version in which people follow each other.
  var hasFollowing: Bool {
    get throws {
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      return version >= NotebookSchema.firstWithFollowing
    }
  }
}

extension NotebookRow {
  var visibility: Visibility {
    get throws {
      guard let visibility = Visibility(rawValue: try text("level")) else { throw unreadable }
      return visibility
    }
  }
}
