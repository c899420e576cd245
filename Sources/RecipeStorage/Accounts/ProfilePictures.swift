import RecipeModel

// The picture of a person stands among those of recipes, under an id that no dish has.

extension NotebookReader {
  /// The profile picture of a person whom the reader's person may see; nil if there is none.
  ///
  /// - Parameter folded: Their name in the form in which similar-looking names are equal. Cost:
  ///   O(pictures + bytes).
  package func profilePicture(folded: String) throws(StorageError) -> [UInt8]? {
    guard let number = try visiblePerson(folded: folded)?.number else { return nil }
    return try picture(of: profilePictureID(number))
  }

  /// The profile picture of the reader's person; nil if there is none. Cost: O(pictures + bytes).
  package func profilePicture() throws(StorageError) -> [UInt8]? {
    guard let number = try checked({ try number() }) else { return nil }
    return try picture(of: profilePictureID(number))
  }
}

extension NotebookWriter {
  /// Stores the profile picture of the writer's person in place of an earlier one; nil removes it.
  ///
  /// - Parameter bytes: The content of an image file, at most 20 MB.
  package func setProfilePicture(_ bytes: [UInt8]?) throws(StorageError) {
    try checked {
      let id = profilePictureID(try number())
      if let bytes {
        try storePicture(of: id, bytes)
      } else {
        _ = try remove(pictureRows(of: id))
      }
    }
  }
}

private func profilePictureID(_ person: Int) -> DishID {
  DishID(source: "profile", nativeID: "\(person)")
}
