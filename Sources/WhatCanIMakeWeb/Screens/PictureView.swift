import WhatCanIMake

/// What a page shows of a dish beside its name: the one place that knows where pictures come from.
enum PictureView {
  /// The keys of the partial `picture` for a dish: a photo where somebody gave it one, else a drawing.
  static func keys(of id: DishID, in kitchen: Kitchen) -> [String: Filling] {
    if kitchen.hasPicture(of: id) {
      let path = "/api/v1/dishes/\(queryText(id.description))/picture"
      return tint(of: id).merging(["photo": .text(path)]) { $1 }
    }
    if let drawing = try? kitchen.drawing(ofDish: id) { return keys(of: id, drawing) }
    guard let dish = try? kitchen.find(id) else { return tint(of: id) }
    return keys(of: dish.recipe, in: kitchen)
  }

  /// The same for a recipe. Where it cannot be drawn, its place stays empty: a page is no worse without.
  static func keys(of recipe: Recipe, in kitchen: Kitchen) -> [String: Filling] {
    guard let drawing = try? kitchen.drawing(of: recipe) else { return tint(of: recipe.id) }
    return keys(of: recipe.id, drawing)
  }

  private static func keys(of id: DishID, _ drawing: String) -> [String: Filling] {
    tint(of: id).merging([Filling.drawingKey: .drawing(drawing)]) { $1 }
  }

  /// What is behind the picture, the same for a dish always: one of twelve colours.
  private static func tint(of id: DishID) -> [String: Filling] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return ["tint": .text("t\(Int(hash >> 32) % 12)")]
  }
}
