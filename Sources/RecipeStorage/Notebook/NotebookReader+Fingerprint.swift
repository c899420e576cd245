extension NotebookReader {
  /// Stands for the content of all own recipes and versions of dishes: it changes with every change of any of
  /// them, and is another one in another store; 0 while nobody ever wrote one.
  ///
  /// Cost: O(1).
  package func recipesFingerprint() throws(StorageError) -> UInt64 {
    try checked {
      let generation = try fact(.recipesGeneration)
      guard generation > 0 else { return 0 }
      let digests = try [NotebookTable.ownRecipes, .versions].map {
        try NotebookDigest(of: $0, in: db)
      }
      let sum = rowChecksum(
        table: "recipes fingerprint",
        number: generation,
        values: digests.flatMap { [.integer($0.count), .integer($0.sum)] }
      )
      return UInt64(bitPattern: Int64(sum)) | 1
    }
  }
}
