import GRDB
import JSONCoding
import RecipeModel

extension CacheSchema {
  /// Which dishes are alike, and what is noted of a dish while an import goes on.
  ///
  /// `likeness` is that of ``likeness(of:)``; 0 stands for a dish that cannot be read. `was` is the
  /// ``contentSum(of:)`` that a dish had before the import changed it, and `wish` the id that the
  /// record which changed it asked for. The ids of the dishes that are there stay as they are.
  static func migrateTo5(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE recipe ADD COLUMN likeness INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE given_recipe ADD COLUMN was INTEGER;
        ALTER TABLE given_recipe ADD COLUMN wish TEXT;
        """
    )
    let change = try db.cachedStatement(sql: "UPDATE recipe SET likeness = ? WHERE number = ?")
    var last: Int64 = .min
    // In pieces, since the table must not change under a cursor.
    while true {
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT number, \(StoredRecipe.columns) FROM recipe WHERE number > ?
          ORDER BY number LIMIT 1000
          """,
        arguments: [last]
      )
      guard let end = rows.last else { break }
      for row in rows {
        guard let stored = try? StoredRecipe(row), stored.isWhole,
          let recipe = try? JSONParser.decoded(Recipe.self, from: Array(stored.document))
        else { continue }
        let number: Int64 = try row.decode(forColumn: "number")
        try change.execute(arguments: [RecipeStorage.likeness(of: recipe), number])
      }
      last = try end.decode(forColumn: "number")
    }
    try db.execute(
      sql: """
        CREATE INDEX recipe_by_origin ON recipe (source, native_id);
        CREATE INDEX recipe_by_likeness ON recipe (source, likeness);
        CREATE INDEX given_recipe_by_was ON given_recipe (was) WHERE was IS NOT NULL;
        PRAGMA user_version = 5;
        """
    )
  }
}
