/// The tables of `cache.db`.
enum CacheSchema {
  /// The bytes "wcmc" mark a recipe cache.
  static let current = StoreSchema(applicationID: 0x7763_6D63, steps: [{ try migrateTo1($0) }])
}
