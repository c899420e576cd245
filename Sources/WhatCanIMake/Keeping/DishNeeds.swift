import RecipeLexicon
import RecipeModel

/// What a dish asks for, requirement by requirement, with its amounts.
struct DishNeeds {
  /// One requirement of the dish, and how much of it.
  struct Need {
    /// The ingredients that will do, in the order of the line; empty when it is not recognised.
    var alternatives: [IngredientID]
    /// The line asks for exactly this ingredient.
    var isExact: Bool
    /// "lime juice", "butter or margarine", or the name as written.
    var name: String
    /// How much over all lines of the dish, as lines have it; nil where a line has no measure.
    var amounts: [Amount]?
  }

  let dish: Recipe
  /// The distinct required requirements, in the order of the lines.
  let needs: [Need]

  /// - Parameters:
  ///   - servings: For how many; nil, or a dish that does not say how many it serves, for the amounts
  ///     as written.
  ///   - isRounded: To what a kitchen can measure, for cooking; else amounts stay exact, so that they
  ///     can be added up.
  init(
    of recipe: Recipe,
    servings: Int?,
    isRounded: Bool = false,
    lexicon: IngredientLexicon,
    units: UnitTable
  ) {
    dish = isRounded ? recipe.serving(servings) : recipe
    let factor = isRounded ? 1 : recipe.factor(for: servings)
    var needs: [Need] = []
    var sums: [AmountSum] = []
    for line in dish.lines where line.isRequired {
      // Of one amount in two measures the first counts.
      let first = line.amounts.first { ($0.quantity ?? 0) > 0 }.map { $0.times(factor) }
      let asked =
        lexicon.requirements(of: line) ?? [lexicon.unlisted(named: line.name).map { [$0] } ?? []]
      // "1 tsp salt and pepper" says how much of both, and nothing of either.
      let amount = asked.count == 1 ? first : nil
      for alternatives in asked {
        let name =
          alternatives.isEmpty
          ? line.name : alternatives.map(lexicon.name(of:)).joined(separator: " or ")
        let position = needs.firstIndex {
          $0.isExact == line.isExact && Set($0.alternatives) == Set(alternatives)
            && (!alternatives.isEmpty || foldedName($0.name) == foldedName(name))
        }
        if position == nil {
          needs.append(
            Need(alternatives: alternatives, isExact: line.isExact, name: name, amounts: nil)
          )
          sums.append(AmountSum())
        }
        sums[position ?? sums.count - 1].add(
          amount,
          isDrink: recipe.kind == .cocktail,
          units: units
        )
      }
    }
    self.needs = zip(needs, sums).map { need, sum in
      var need = need
      need.amounts = sum.hasUnmeasured || sum.amounts.isEmpty ? nil : sum.amounts
      return need
    }
  }

  var isDrink: Bool { dish.kind == .cocktail }
}

extension Amount {
  /// The amount as often, not rounded.
  fileprivate func times(_ factor: Double) -> Amount {
    Amount(
      quantity: quantity.map { $0 * factor },
      quantityMax: quantityMax.map { $0 * factor },
      unit: unit
    )
  }
}

extension DishNeeds.Need {
  /// The batches that are this or, unless it must be exactly this, a kind of it: what must be used
  /// first comes first.
  func batches(in pantry: [PantryItem], lexicon: IngredientLexicon) -> [PantryItem] {
    guard !alternatives.isEmpty else { return [] }
    let wanted = Set(alternatives.map(\.rawValue))
    let fitting = pantry.filter { item in
      guard let own = lexicon.ingredient(namedInDishes: item.entry.ingredient)?.rawValue else {
        return false
      }
      return wanted.contains(own)
        || !isExact && lexicon.taxonomy.ancestors(of: own).contains(where: wanted.contains)
    }
    return fitting.sorted { left, right in
      switch (left.entry.expires, right.entry.expires) {
      case (let a?, let b?) where a != b: return a < b
      case (.some, nil): return true
      case (nil, .some): return false
      default: return left.number < right.number
      }
    }
  }
}
