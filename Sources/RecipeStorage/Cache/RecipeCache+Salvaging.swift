import Foundation
import GRDB
import RecipeModel

extension RecipeCache {
  /// The readable part of a damaged cache: every dish with a correct checksum, in the order in
  /// which the dishes were added.
  ///
  /// Writes nothing and never fails: what cannot be read is left out, and a file that is not a
  /// cache gives nothing. A file of an older version is read too. The texts of sources are not
  /// read, because they can be fetched again. Cost: O(bytes), and O(log N) for each number in a
  /// damaged part.
  package static func salvagedRecipes(at path: String) -> [SalvagedRecipe] {
    var configuration = Configuration()
    configuration.label = "damaged recipe cache"
    configuration.readonly = true
    configuration.busyMode = .timeout(storePatience)
    configuration.prepareDatabase { db in
      // The first, else SQLite refuses the whole of a file that ends too early.
      try db.execute(
        sql: """
          PRAGMA writable_schema = ON;
          PRAGMA trusted_schema = OFF;
          PRAGMA cell_size_check = ON;
          PRAGMA mmap_size = 0;
          """
      )
    }
    var salvaged: [SalvagedRecipe] = []
    // No error is of use here: the caller knows that the file is damaged.
    try? DatabaseQueue(path: path, configuration: configuration).read { db in
      salvaged = try readableRecipes(in: db, path: path)
    }
    return salvaged
  }

  /// The readable texts that `source` stored in a damaged cache; empty if they cannot be read.
  /// Never fails.
  package static func salvagedDocuments(of source: String, at path: String) -> [SourceDocument] {
    // The caller knows that the file is damaged.
    (try? RecipeCache(readingOnly: path).documents(of: source).whole) ?? []
  }

  /// How many dishes a cache should have; nil if that cannot be read. Never fails.
  package static func storedDishCount(at path: String) -> Int? {
    // The caller knows that the file is damaged.
    (try? RecipeCache(readingOnly: path).dishCount()) ?? nil
  }

  /// How many bytes a dish takes at least, with the text to search it by; smaller dishes exist, but
  /// a whole damaged part of them does not.
  private static let bytesPerRecipe = 512

  /// Walks by number. After an error it goes on at the next number, until that lies behind the
  /// damaged part, or no more dishes can be in the file.
  private static func readableRecipes(
    in db: Database,
    path: String
  ) throws -> [SalvagedRecipe] {
    let documents = RecipeDocument(path: path)
    let find = try selection(in: db)
    var salvaged: [SalvagedRecipe] = []
    var errorsLeft = try 100 + fileLength(path) / bytesPerRecipe
    var next: Int64 = 1
    while errorsLeft > 0, next < .max {
      do {
        let rows = try Row.fetchCursor(find, arguments: [next])
        while let row = try rows.next() {
          let number: Int64 = try row.decode(forColumn: "number")
          // Damaged pages can lead round in circles.
          guard (next..<Int64.max).contains(number) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT)
          }
          next = number + 1
          if let stored = try? StoredRecipe(row), let recipe = try? documents.recipe(in: stored) {
            salvaged.append(
              SalvagedRecipe(
                recipe: recipe,
                addedAt: stored.addedAt,
                expiresAt: stored.expiresAt
              )
            )
          }
        }
        return salvaged
      } catch {
        errorsLeft -= 1
        next += 1
      }
    }
    return salvaged
  }

  /// Dishes from a number on; files of the first two versions have fewer columns.
  private static func selection(in db: Database) throws -> Statement {
    func sql(_ columns: String) -> String {
      "SELECT number, \(columns) FROM recipe WHERE number >= ? ORDER BY number"
    }
    for columns in [StoredRecipe.columns, StoredRecipe.columnsOf2] {
      do {
        return try db.cachedStatement(sql: sql(columns))
      } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
        continue
      }
    }
    return try db.cachedStatement(sql: sql(StoredRecipe.columnsOf1))
  }
}
