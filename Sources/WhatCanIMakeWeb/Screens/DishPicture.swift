import WhatCanIMake

/// What a page shows of a dish beside its name: the one place that knows where pictures come from.
enum DishPicture {
  /// The keys of the partial `picture`.
  static func keys(_ id: DishID, _ kind: Recipe.Kind, _ asker: Asker) -> [String: Filling] {
    [
      "picture": .text(
        asker.pages.assets.address(of: kind == .cocktail ? "drink.svg" : "meal.svg")
      ),
      "tint": .text("t\(tint(of: id))"),
    ]
  }

  /// The number of the tint behind a picture, 0 to 11, the same for a dish always.
  static func tint(of id: DishID) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(hash >> 32) % 12
  }
}
