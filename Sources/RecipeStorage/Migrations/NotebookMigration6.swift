import GRDB

extension NotebookSchema {
  /// What everyone thinks of each dish that anyone has rated or made a favourite: it follows from the ratings and
  /// the favourites, and is kept with them, so that nobody has to read everyone's to know it.
  ///
  /// Where one of these is unreadable the table is left without a digest: then whoever asks for it is told, as
  /// they would be of the rating, and all else can be read.
  static func migrateTo6(_ db: Database) throws {
    try db.execute(sql: tablesOf6)
    let ratings: [NotebookRow]
    let favorites: [NotebookRow]
    do {
      (ratings, favorites) = (try ratingsOf1.all(in: db), try favoritesOf1.all(in: db))
    } catch is NotebookFault {
      return
    }
    try NotebookDigest.make(standingsOf6.name, in: db)
    var standings: [NotebookValue: [Int]] = [:]
    var dishes: [NotebookValue] = []
    for row in ratings + favorites {
      let dish = try row["dish"]
      if standings[dish] == nil { dishes.append(dish) }
      let stars = row.table.name == ratingsOf1.name ? try row.integer("stars") : nil
      let counts = [stars == nil ? 0 : 1, stars ?? 0, stars == nil ? 1 : 0]
      standings[dish] = zip(standings[dish] ?? [0, 0, 0], counts).map { $0 + $1 }
    }
    for dish in dishes {
      try standingsOf6.insert([dish] + (standings[dish] ?? []).map { .integer($0) }, in: db)
    }
  }

  /// The tables as they are in these versions, whatever becomes of them later.
  private static let ratingsOf1 = NotebookTable(
    "rating",
    title: "the ratings",
    columns: ["person", "dish", "stars", "rated_at"]
  )
  private static let favoritesOf1 = NotebookTable(
    "favorite",
    title: "the favourites",
    columns: ["person", "dish", "favorited_at"]
  )
  private static let standingsOf6 = NotebookTable(
    "standing",
    title: "the totals of ratings and favourites",
    columns: ["dish", "ratings", "stars", "favorites"]
  )

  private static let tablesOf6 = """
    CREATE TABLE standing (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      dish BLOB NOT NULL UNIQUE CHECK (length(dish) <= 1000),
      ratings INTEGER NOT NULL CHECK (ratings >= 0),
      stars INTEGER NOT NULL CHECK (stars >= 0),
      favorites INTEGER NOT NULL CHECK (favorites >= 0),
      checksum INTEGER NOT NULL
    ) STRICT;
    PRAGMA user_version = 6;
    """
}
