public import JSONCoding
import RecipeLexicon
import RecipeModel
import RecipeTaste

/// Something that a person seems to like or dislike.
public struct TasteTrait: JSONReply, Equatable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case ingredient, flavour, cuisine, category, dish
  }

  public var name: String
  public var kind: Kind
  /// True if the person said so; false if it was learned from dishes.
  public var isSaid: Bool
  /// How strong the learned trait is, in hundredths; 0 if the person said so.
  public var score: Int

  enum CodingKeys: String, CodingKey {
    case name, kind
    case isSaid = "said"
    case score
  }
}

/// What is known of a person's taste, in words.
public struct TasteSummary: JSONReply, Equatable {
  /// First what the person said, then what was learned, the strongest first.
  public var likes: [TasteTrait]
  public var avoids: [TasteTrait]
  /// How many dishes it was learned from.
  public var likedDishes: Int
  public var dislikedDishes: Int

  /// Whether nothing is known about the person's taste.
  public var isEmpty: Bool {
    likes.isEmpty && avoids.isEmpty && likedDishes == 0 && dislikedDishes == 0
  }
}

/// The most traits that are learned of each sort.
private let mostLearned = 6

extension Kitchen {
  /// What is known of the person's taste. Cost: O(what they like · ingredients).
  public func tasteSummary() -> TasteSummary {
    let taste = taste()
    let signals = signals(taste)
    var summary = TasteSummary(likes: [], avoids: [], likedDishes: 0, dislikedDishes: 0)
    for opinion in snapshot.opinions {
      guard let trait = trait(of: opinion) else { continue }
      if opinion.stance == .dislike {
        summary.avoids.append(trait)
      } else {
        summary.likes.append(trait)
      }
    }
    summary.likedDishes = signals.likes.count { if case .dish = $0.source { true } else { false } }
    summary.dislikedDishes = signals.dislikes.count {
      if case .dish = $0.source { true } else { false }
    }
    let learned = learnedTraits(signals, taste)
    let said = Set((summary.likes + summary.avoids).map(\.name))
    let fresh = learned.filter { !said.contains($0.name) }
    summary.likes += fresh.filter { $0.score > 0 }.prefix(mostLearned)
    summary.avoids += fresh.filter { $0.score < 0 }.reversed().prefix(mostLearned)
      .map { trait in
        var trait = trait
        trait.score = -trait.score
        return trait
      }
    return summary
  }

  /// What a person said of something other than a dish.
  private func trait(of opinion: TasteOpinion) -> TasteTrait? {
    let kind: TasteTrait.Kind
    switch opinion.subject {
    case .dish: return nil
    case .ingredient: kind = .ingredient
    case .flavour: kind = .flavour
    case .cuisine: kind = .cuisine
    case .category: kind = .category
    }
    return TasteTrait(name: opinion.name, kind: kind, isSaid: true, score: 0)
  }

  /// The ingredient group of what only decorates.
  static let garnishGroup = "Garnishes & peels"

  /// Ingredients and flavours by how much more, or less, the liked dishes have of them than the
  /// catalogue: descending, then by name. Of an ingredient and a flavour that say the same, because
  /// the same dishes have both, the ingredient stays.
  private func learnedTraits(_ signals: PreferenceSignals, _ taste: Taste) -> [TasteTrait] {
    let affinities = taste.scorer.affinities(of: signals.profile)
    var scores = [Int](repeating: 0, count: taste.terms.count)
    for (term, score) in affinities { scores[term] = score }
    let lexicon = index.lexicon
    var traits: [TasteTrait] = []
    for (term, score) in affinities where score != 0 {
      let ingredient = taste.terms.ingredients[term]
      // What everybody has, and what only decorates, is no taste.
      guard !lexicon.taxonomy.isStaple[ingredient.rawValue],
        lexicon.ingredientGroup(of: ingredient) != Self.garnishGroup
      else { continue }
      traits.append(
        TasteTrait(
          name: lexicon.name(of: ingredient),
          kind: .ingredient,
          isSaid: false,
          score: score
        )
      )
    }
    for flavour in 0..<lexicon.flavours.names.count {
      let terms = lexicon.flavours.ingredients[flavour].compactMap {
        taste.terms.term(of: IngredientID(Int($0)))
      }
      let told = terms.filter { scores[$0] != 0 }
      // A flavour is learned from several ingredients; one alone is that ingredient's.
      guard told.count > 1 else { continue }
      let score = told.reduce(0) { $0 + scores[$1] } / told.count
      traits.append(
        TasteTrait(
          name: lexicon.flavours.names[flavour],
          kind: .flavour,
          isSaid: false,
          score: score
        )
      )
    }
    return traits.sorted { left, right in
      left.score == right.score
        ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : left.score > right.score
    }
  }
}
