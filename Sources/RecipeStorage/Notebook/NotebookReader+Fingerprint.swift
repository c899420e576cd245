extension NotebookReader {
  /// A fingerprint of all own recipes and versions of dishes: it changes whenever one of them
  /// changes, and differs from store to store; 0 as long as nobody has written any.
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
