import GRDB

/// What the table of dishes holds: a dish that is deleted, or stands there twice, does not fit it.
///
/// It is in the table `meta`, and changes with every commit that changes a dish.
struct CacheDigest: Equatable {
  /// How many dishes there are.
  var count = 0
  /// The exclusive or of their checksums.
  var sum: Int64 = 0

  /// No dishes.
  init() {}

  /// The stored one.
  init(_ db: Database) throws {
    count = try CacheMeta.number("dishes", db)
    sum = Int64(try CacheMeta.number("dishes_sum", db))
  }

  func store(in db: Database) throws {
    try CacheMeta.setNumber("dishes", count, db)
    try CacheMeta.setNumber("dishes_sum", Int(sum), db)
  }

  mutating func add(_ checksum: Int64) {
    count += 1
    sum ^= checksum
  }

  mutating func remove(_ checksum: Int64) {
    count -= 1
    sum ^= checksum
  }

  /// Throws when these are not the dishes that were stored. Of a file of an older version nothing is known.
  func check(in db: Database) throws {
    guard try CacheSchema.hasDigest(db) else { return }
    let stored = try CacheDigest(db)
    guard self == stored else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT,
        message: count == stored.count
          ? "the stored dishes do not match their checksum"
          : "only \(count) of \(stored.count) dishes are stored"
      )
    }
  }
}
