import RecipeImport
import RecipeModel
import RecipeStorage

extension Notebook {
  /// The size of the largest picture that can be stored, in bytes.
  public static let largestPicture = 10 << 20

  /// The content of an image file.
  ///
  /// - Throws: ``KitchenError`` `.noSuchFile`, `.noPicture` for a file that is not a picture,
  ///   `.cannotRead` for one that is too large.
  public static func picture(file: String) throws(KitchenError) -> [UInt8] {
    let bytes = try OutsideFile(file).bytes(limit: largestPicture)
    guard PictureFormat(bytes) != nil else { throw KitchenError(.noPicture(path: file)) }
    return bytes
  }

  /// Stores the picture of the person's own recipe; it replaces an earlier one.
  ///
  /// - Parameter bytes: As ``picture(file:)`` gives them.
  /// - Throws: ``KitchenError`` `.notOwnRecipe`.
  public func setPicture(of id: DishID, _ bytes: [UInt8]) throws(KitchenError) {
    try writing { writer in
      guard try writer.setPicture(of: id, bytes) else { throw KitchenError(.notOwnRecipe(id)) }
    }
  }
}

extension Kitchen {
  /// Whether ``picture(of:)`` returns a picture.
  package func hasPicture(of dish: DishID) -> Bool {
    if let version = snapshot.versions[dish] { return snapshot.pictured.contains(version) }
    return dish.isOwn && canSee(dish) && snapshot.pictured.contains(dish)
  }

  /// The content of the stored picture of a dish; nil if there is none.
  public func picture(of dish: FoundDish) throws(KitchenError) -> [UInt8]? {
    if snapshot.versions[dish.id] != nil {
      return try reading(or: nil) { try $0.pictureOfVersion(of: dish.id) }
    }
    guard dish.id.isOwn, canSee(dish.id) else { return nil }
    return try reading(or: nil) { try $0.picture(of: dish.id) }
  }
}
