import RecipeLexicon
import RecipeModel

/// A dish whose name a mistyped text may mean.
struct NearDish {
  /// What of its names is near.
  enum Part {
    /// One of the dish's names as a whole.
    case name
    /// Words in a row of one of its names.
    case words
    /// Nothing, but each word of the text begins a word of one of its names.
    case beginnings
  }

  var recipe: RecipeID
  var part: Part
}

extension Kitchen {
  /// Names of dishes that a mistyped one may mean, best first, at most three.
  func nearNames(_ text: String) -> [String] {
    var found: [String] = []
    for dish in nearDishes(text) where found.count < 3 {
      let name = index.recipes.name(of: dish.recipe)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The dishes that a mistyped name may mean, best first; a dish may occur twice.
  ///
  /// Those with the fewest typing slips come first, whether these are in the whole name or only in
  /// some of its words ("brwnies" is nearer to Chocolate Brownies than to Bronx). With as many, a
  /// whole name comes first; of dishes with such words, the better known comes first, then the first
  /// by name. Dishes in whose names the words only begin other words come last.
  /// Cost: O(bytes of the names).
  func nearDishes(_ text: String) -> [NearDish] {
    let length = foldedName(text).utf8.count
    guard length <= 60 else { return [] }
    let (names, others) = (index.recipes.names, index.recipes.otherNames)
    let limit = 1 + length / 5
    let (near, holding) = names.positions(ofNamesNear: text, slips: limit)
    let other = others.positions(ofNamesNear: text, slips: limit)
    // One slip makes many words of a short one.
    let fewer = min(limit, length / 4)
    let words = fewer == 0 ? [] : names.positions(ofNamesWithWordsNear: text, slips: fewer)
    let otherWords = fewer == 0 ? [] : others.positions(ofNamesWithWordsNear: text, slips: fewer)
    func with(_ slips: Int, _ found: [(slips: Int, position: Int)]) -> [Int] {
      found.filter { $0.slips == slips }.map(\.position)
    }
    var dishes: [NearDish] = []
    for slips in 0...limit {
      let whole = visible(with(slips, near)) + visible(otherNames: with(slips, other.near))
      let part = visible(with(slips, words)) + visible(otherNames: with(slips, otherWords))
      dishes += whole.map { NearDish(recipe: $0, part: .name) }
      dishes += part.enumerated()
        .sorted { left, right in
          let (known, alsoKnown) = (renown(of: left.element), renown(of: right.element))
          return known == alsoKnown ? left.offset < right.offset : known > alsoKnown
        }
        .map { NearDish(recipe: $0.element, part: .words) }
    }
    let beginnings = visible(holding) + visible(otherNames: other.holding)
    return dishes + beginnings.map { NearDish(recipe: $0, part: .beginnings) }
  }
}
