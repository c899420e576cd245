package import RecipeModel

/// The records of a file, read one after the other: recipes, and why others are none.
package typealias RecipeRecords = AnyIterator<Result<Recipe, ImportError>>

/// Reads one record after the other, each when it is asked for.
///
/// - Parameter read: Gives the recipe of a record, or throws why it is none, at its place.
func readRecords<Record>(
  of records: [Record],
  _ read: @escaping (Record, ImportError.Place) throws(ImportError) -> Recipe
) -> RecipeRecords {
  var position = 0
  return RecipeRecords {
    guard position < records.count else { return nil }
    position += 1
    return Result { () throws(ImportError) in
      try read(records[position - 1], .record(position))
    }
  }
}

/// The records of a stream of bytes that are in memory. Throws when it has none.
func readRecords(
  of stream: any RecordStream,
  file: String
) throws(ImportError) -> RecipeRecords {
  var stream = stream
  func next() -> Result<Recipe, ImportError>? {
    do {
      return try stream.next()
    } catch {
      // What is in memory can be read.
      return nil
    }
  }
  guard var first = next().map(Optional.some) else { throw ImportError(.noRecords, file: file) }
  return RecipeRecords {
    guard let record = first else { return next() }
    first = nil
    return record
  }
}

extension RecipeRecords {
  /// The records up to a number, and a problem where more follow.
  static func atMost(_ count: Int, of records: RecipeRecords, file: String) -> RecipeRecords {
    var left = count
    return RecipeRecords {
      guard left >= 0, let record = records.next() else { return nil }
      left -= 1
      return left >= 0
        ? record : .failure(ImportError(.tooManyRecords(allowed: count), file: file))
    }
  }
}
