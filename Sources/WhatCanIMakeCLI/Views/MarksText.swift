import WhatCanIMake

/// What a person has noted about dishes, in signs.
enum MarksText {
  /// "★★★★☆".
  static func stars(_ rating: Rating) -> String {
    String(repeating: "★", count: rating.stars) + String(repeating: "☆", count: 5 - rating.stars)
  }

  /// "✎ ♥ ★4": behind the name of a dish; empty when nothing is noted.
  static func short(_ marks: DishMarks) -> String {
    var signs: [String] = []
    if marks.hasVersion { signs.append("✎") }
    if marks.isFavorite { signs.append("♥") }
    if let rating = marks.rating { signs.append("★\(rating.stars)") }
    if !marks.lists.isEmpty { signs.append("☰") }
    return signs.joined(separator: " ")
  }

  /// " · also in thecocktaildb, mine ♥": where else the same dish is, and what the person keeps of it;
  /// empty when it is nowhere else.
  static func alsoIn(_ dishes: [DishLabel]) -> String {
    guard !dishes.isEmpty else { return "" }
    var places: [String] = []
    for dish in dishes {
      let marks = short(dish.marks)
      let place = marks.isEmpty ? dish.id.source : "\(dish.id.source) \(marks)"
      if !places.contains(place) { places.append(place) }
    }
    return " · also in " + places.joined(separator: ", ")
  }

  /// Behind a line that is on the shopping list.
  static let inShopping = "(on your list)"
}
