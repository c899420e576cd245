public import RecipeLexicon
public import RecipeModel

extension Recipe {
  /// The recipe for another number of people, with amounts rounded to what a kitchen can measure.
  ///
  /// - Parameter servings: At least 1. The recipe stays as it is for nil, for its own number, and
  ///   if it does not say how many people it serves.
  public func serving(_ servings: Int?) -> Recipe {
    let factor = factor(for: servings)
    guard let servings, factor != 1 else { return self }
    var scaled = self
    scaled.servings = servings
    scaled.mostServings = nil
    for position in lines.indices {
      scaled.lines[position].setAmounts(lines[position].amounts.scaled(by: factor))
    }
    scaled.yields = yields?.with(amount: yields?.amount?.scaled(by: factor))
    return scaled
  }

  /// How often the amounts go into those for a number of people; 1 where that is not known.
  func factor(for servings: Int?) -> Double {
    guard let servings, let own = self.servings, own > 0, servings > 0 else { return 1 }
    return Double(servings) / Double(own)
  }

  /// The recipe in the measures of one kind of kitchen: volumes stay volumes, weights weights, and
  /// what has no fixed measure stays as it is.
  func measured(in system: KitchenUnits, units: UnitTable) -> Recipe {
    var converted = self
    for position in lines.indices {
      converted.lines[position].setAmounts(
        units.converted(lines[position].amounts, to: system, isDrink: kind == .cocktail)
      )
    }
    converted.yields = yields?.with(
      amount: yields?.amount.map {
        units.converted($0, to: system, isDrink: kind == .cocktail)
      }
    )
    return converted
  }
}

extension Kitchen {
  /// The recipe in the units of one system: volumes stay volumes, masses stay masses, and other
  /// amounts stay as they are.
  public func measured(_ recipe: Recipe, in system: KitchenUnits) -> Recipe {
    recipe.measured(in: system, units: index.units)
  }
}

extension Recipe.Yield {
  /// So much of it, or some where that rounds to nothing.
  fileprivate func with(amount: Amount?) -> Self? {
    Self(ingredient: ingredient, amount: amount) ?? Self(ingredient: ingredient)
  }
}

extension IngredientLine {
  /// Changes the amounts, and the text of the line with them.
  fileprivate mutating func setAmounts(_ changed: [Amount]) {
    guard changed != amounts else { return }
    amounts = changed
    let words = [AmountText.text(of: changed), size ?? "", name].filter { !$0.isEmpty }
    let remarks = [preparation, comment, purpose].compactMap(\.self)
    text = ([words.joined(separator: " ")] + remarks).joined(separator: ", ")
  }
}
