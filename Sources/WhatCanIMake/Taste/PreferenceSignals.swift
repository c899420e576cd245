import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste

/// What one person likes and does not, gathered from everything they keep.
struct PreferenceSignals: Sendable {
  /// Something liked or not, and what it is called.
  struct Entry: Sendable, Equatable {
    enum Source: Sendable, Equatable {
      case dish(DishID)
      case ingredient, flavour
    }

    var name: String
    var source: Source
    var signal: TasteProfile.Signal
  }

  /// A cuisine or category liked or not.
  struct Group: Sendable, Equatable {
    var name: String
    var isLiked: Bool
    var recipes: [Int]
  }

  var likes: [Entry] = []
  var dislikes: [Entry] = []
  var groups: [Group] = []
  /// Dishes that the person knows: they are nothing new to suggest.
  var known: Set<DishID> = []

  /// What the scorer needs.
  var profile: TasteProfile {
    TasteProfile(
      likes: likes.map(\.signal),
      dislikes: dislikes.map(\.signal),
      likedGroups: groups.filter(\.isLiked).map { TasteProfile.Group(recipes: $0.recipes) },
      dislikedGroups: groups.filter { !$0.isLiked }.map { TasteProfile.Group(recipes: $0.recipes) }
    )
  }
}

extension PersonSnapshot {
  /// Whether anything shows what the person likes. Cost: O(what they saved about dishes).
  public var hasTaste: Bool {
    !opinions.isEmpty || marks.values.contains { PreferenceSignal(marks: $0, opinion: nil) != nil }
  }
}

extension Kitchen {
  /// What the person likes, in the terms of the vectors.
  ///
  /// Order: dishes by id, then ingredients and flavours by name. A favourite that the catalogue no
  /// longer has counts by the recipe that the person kept of it.
  func signals(_ taste: Taste) -> PreferenceSignals {
    var signals = PreferenceSignals()
    var stances: [DishID: TasteOpinion] = [:]
    for opinion in snapshot.opinions {
      if case .dish(let dish) = opinion.subject { stances[dish] = opinion }
    }
    signals.known = Set(snapshot.marks.keys).union(stances.keys)
    let kept = keptRecipes()
    for dish in signals.known.sorted() {
      guard
        let signal = PreferenceSignal(
          marks: snapshot.marks(of: dish),
          opinion: stances[dish]?.stance
        ),
        signal.weight != 0
      else { continue }
      let terms: [Int]
      let name: String
      if let row = recipe(with: dish) {
        (terms, name) = (taste.terms.terms(of: row, in: index), index.recipes.name(of: row))
      } else if let recipe = kept[dish] {
        (terms, name) = (taste.terms.terms(of: recipe, lexicon: index.lexicon), recipe.name)
      } else {
        continue
      }
      let entry = PreferenceSignals.Entry(
        name: name,
        source: .dish(dish),
        signal: TasteProfile.Signal(terms: terms, weight: abs(signal.weight))
      )
      if signal.weight > 0 {
        signals.likes.append(entry)
      } else {
        signals.dislikes.append(entry)
      }
    }
    for opinion in snapshot.opinions { add(opinion, to: &signals, taste) }
    return signals
  }

  private func add(_ opinion: TasteOpinion, to signals: inout PreferenceSignals, _ taste: Taste) {
    let isLiked = opinion.stance == .like || opinion.stance == .chosen
    switch opinion.subject {
    case .dish: break
    case .ingredient(let name), .flavour(let name):
      let isIngredient = if case .ingredient = opinion.subject { true } else { false }
      let terms = self.terms(of: opinion.subject, taste)
      guard !terms.isEmpty else { return }
      let entry = PreferenceSignals.Entry(
        name: name,
        source: isIngredient ? .ingredient : .flavour,
        signal: TasteProfile.Signal(terms: terms, meaning: .ingredients)
      )
      if isLiked { signals.likes.append(entry) } else { signals.dislikes.append(entry) }
    case .cuisine(let label), .category(let label):
      let recipes = self.recipes(of: opinion.subject).map(\.rawValue)
      guard !recipes.isEmpty else { return }
      signals.groups.append(
        PreferenceSignals.Group(name: label, isLiked: isLiked, recipes: recipes)
      )
    }
  }

  /// The terms that an ingredient with its kinds, or a flavour, stands for.
  func terms(of subject: TasteOpinion.Subject, _ taste: Taste) -> [Int] {
    ingredients(of: subject).compactMap { taste.terms.term(of: $0) }
  }

  /// An ingredient with its kinds, or the ingredients of a flavour, ascending.
  func ingredients(of subject: TasteOpinion.Subject) -> [IngredientID] {
    let lexicon = index.lexicon
    switch subject {
    case .ingredient(let name):
      guard let id = lexicon.ingredient(named: name) else { return [] }
      let kinds = lexicon.taxonomy.descendants(of: id.rawValue)
      return Set(kinds + [id.rawValue]).sorted().map { IngredientID($0) }
    case .flavour(let name):
      guard let flavour = lexicon.flavours.flavour(named: name) else { return [] }
      return lexicon.flavours.ingredients[flavour].map { IngredientID(Int($0)) }
    case .dish, .cuisine, .category:
      return []
    }
  }

  /// The dishes of a cuisine or category, ascending.
  func recipes(of subject: TasteOpinion.Subject) -> [RecipeID] {
    let filter: RecipeFilter
    switch subject {
    case .cuisine(let label): filter = RecipeFilter(cuisine: label)
    case .category(let label): filter = RecipeFilter(category: label)
    case .dish, .ingredient, .flavour: return []
    }
    let admitted = admitted(by: filter)
    return index.allRecipes.filter { admitted[$0.rawValue] }
  }

  /// What the person kept of dishes that the catalogue does not have and that they hold dear.
  private func keptRecipes() -> [DishID: Recipe] {
    let absent = snapshot.marks.filter { recipe(with: $0.key) == nil }
    guard absent.contains(where: { PreferenceSignal(marks: $0.value, opinion: nil) != nil }) else {
      return [:]
    }
    // Taste is a help: what cannot be read here is said by whoever lists the favourites.
    let kept = (try? keptOutsideCatalogue()) ?? []
    return Dictionary(
      kept.map { ($0.recipe.id, $0.recipe) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
