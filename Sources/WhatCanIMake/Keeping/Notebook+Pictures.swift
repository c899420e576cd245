import RecipeImport
import RecipeModel
import RecipeStorage

extension Notebook {
  /// The largest picture that is kept, in bytes.
  public static let largestPicture = 10 << 20

  /// The content of an image file.
  ///
  /// - Throws: ``KitchenError`` `.noSuchFile`, `.noPicture` for a file that is none, `.cannotRead` for one
  ///   that is too large.
  public static func picture(file: String) throws(KitchenError) -> [UInt8] {
    let bytes = try OutsideFile(file).bytes(limit: largestPicture)
    guard PictureFormat(bytes) != nil else { throw KitchenError(.noPicture(path: file)) }
    return bytes
  }

  /// Keeps the picture of a recipe of the person's own, in place of the one that was there.
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
  /// The content of the image file that is kept of a dish; nil when there is none.
  public func picture(of dish: FoundDish) throws(KitchenError) -> [UInt8]? {
    if belongings.versions[dish.id] != nil {
      return try reading(or: nil) { try $0.pictureOfVersion(of: dish.id) }
    }
    guard dish.id.isOwn, canSee(dish.id) else { return nil }
    return try reading(or: nil) { try $0.picture(of: dish.id) }
  }
}
