import RecipeLexicon
public import RecipeMatching
public import RecipeModel

/// A category, cuisine or glass, and how many dishes have it.
public struct CategoryCount: Sendable, Equatable {
  /// What kind of label it is.
  public enum Group: String, Sendable, Codable, CaseIterable {
    case category
    case cuisine
    case glass
  }

  public var group: Group
  public var name: String
  /// The number of dishes with this label.
  public var dishes: Int
}

/// An ingredient that people can type.
public struct IngredientSummary: Sendable, Equatable {
  public var id: IngredientID
  public var name: String
  public var aliases: [String]
  public var ingredientGroup: String
  /// The number of dishes that require it, alone or as an alternative.
  public var dishes: Int
}

extension Kitchen {
  /// Every category, cuisine and glass with its number of dishes: by kind of label, then by name.
  /// Labels that compare equal count as one, in the spelling that comes first. Cost: O(dishes · log
  /// labels).
  public func categories(_ filter: RecipeFilter = RecipeFilter()) -> [CategoryCount] {
    let admitted = admitted(by: filter)
    let recipes = index.allRecipes.filter { admitted[$0.rawValue] }
    return CategoryCount.Group.allCases.flatMap { group in
      // As they are written first: few of them are compared.
      var labels: [(name: String, dishes: Int)] = []
      var places: [String: Int] = [:]
      for recipe in recipes {
        guard let label = label(group, of: recipe) else { continue }
        if let place = places[label] {
          labels[place].dishes += 1
        } else {
          places[label] = labels.count
          labels.append((label, 1))
        }
      }
      var counts: [String: CategoryCount] = [:]
      for (name, dishes) in labels {
        let key = comparedLabel(name)
        counts[key, default: CategoryCount(group: group, name: name, dishes: 0)].dishes += dishes
      }
      return counts.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private func label(_ group: CategoryCount.Group, of recipe: RecipeID) -> String? {
    switch group {
    case .category: index.recipes.category(of: recipe)
    case .cuisine: index.recipes.cuisine(of: recipe)
    case .glass: index.recipes.glass(of: recipe)
    }
  }

  /// The ingredients that people can type, by group and then by name.
  ///
  /// - Parameters:
  ///   - ingredientGroup: Only this group, compared without case and accents; the beginning of its name is
  ///     enough.
  ///   - words: Only ingredients of which one name has words that begin with all of these. Cost:
  ///     O(names + lines of the catalogue).
  public func ingredients(inGroup ingredientGroup: String?, words: [String]) -> [IngredientSummary]
  {
    let lexicon = index.lexicon
    let uses = usesByIngredient()
    let groupPrefix = ingredientGroup.map(foldedName)
    let prefixes = words.flatMap(foldedWords)
    var found: [IngredientSummary] = []
    for ingredient in (0..<lexicon.listedCount).map(IngredientID.init) {
      let ingredientGroup = lexicon.ingredientGroup(of: ingredient)
      if let groupPrefix, !foldedName(ingredientGroup).hasPrefix(groupPrefix) { continue }
      let summary = IngredientSummary(
        id: ingredient,
        name: lexicon.name(of: ingredient),
        aliases: lexicon.aliases(of: ingredient),
        ingredientGroup: ingredientGroup,
        dishes: uses[ingredient.rawValue]
      )
      let names = ([summary.name] + summary.aliases).map(foldedWords)
      let holds = names.contains { name in
        prefixes.allSatisfy { prefix in name.contains { $0.hasPrefix(prefix) } }
      }
      if holds { found.append(summary) }
    }
    return found.sorted { ($0.ingredientGroup, $0.name) < ($1.ingredientGroup, $1.name) }
  }

  /// The names of the groups of ingredients, in ascending order.
  public var ingredientGroups: [String] { index.lexicon.ingredientGroups.strings.sorted() }

  /// For each ingredient, the dishes that the person may see and that require it, alone or among
  /// alternatives.
  func usesByIngredient() -> [Int] {
    var uses = [Int](repeating: 0, count: index.lexicon.count)
    for (requirement, dishes) in index.dishesRequiring().enumerated() {
      for ingredient in index.requirements.alternatives[requirement] {
        uses[Int(ingredient)] += dishes
      }
    }
    for recipe in hiddenRecipes {
      for requirement in index.recipes.required[recipe.rawValue] {
        for ingredient in index.requirements.alternatives[Int(requirement)] {
          uses[Int(ingredient)] -= 1
        }
      }
    }
    return uses
  }
}
