import RecipeImport
import RecipeModel
import RecipeStorage

/// The formats of pictures, told by their first bytes.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp

  /// The format of an image file's content; nil for anything else.
  public init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(12)
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.count == 12, start.starts(with: "RIFF".utf8),
      start.suffix(4).elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else {
      return nil
    }
  }
}

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
