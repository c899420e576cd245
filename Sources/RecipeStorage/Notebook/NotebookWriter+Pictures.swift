import Foundation
package import RecipeModel

extension NotebookWriter {
  /// Stores the picture of the person's own recipe; this replaces an earlier one. False if the
  /// person has no such recipe, or it is deleted.
  ///
  /// - Parameter bytes: The content of an image file, at most 20 MB.
  @discardableResult
  package func setPicture(of id: DishID, _ bytes: [UInt8]) throws(StorageError) -> Bool {
    try checked {
      guard let recipe = try own(.ownRecipes, of: id),
        try recipe.optionalInteger("deleted_at") == nil
      else { return false }
      try storePicture(of: id, bytes)
      return true
    }
  }

  /// Removes the picture of the person's own recipe. False if the person has no such recipe, it is
  /// deleted, or it has no picture.
  package func removePicture(of id: DishID) throws(StorageError) -> Bool {
    try checked {
      guard let recipe = try own(.ownRecipes, of: id),
        try recipe.optionalInteger("deleted_at") == nil
      else { return false }
      return try remove(pictureRows(of: id)) > 0
    }
  }

  func storePicture(of id: DishID, _ bytes: [UInt8]) throws {
    if let row = try pictureRows(of: id).first {
      try row.table.replace(row, document: Data(bytes), in: db)
    } else {
      try NotebookTable.pictures.insert(
        [.integer(try number()), .text(id.description)],
        document: Data(bytes),
        in: db
      )
    }
  }

  func pictureRows(of id: DishID) throws -> [NotebookRow] {
    try NotebookTable.pictures.rows(where: "dish = ?", [.text(id.description)], in: db)
  }
}
