import RecipeLexicon
import RecipeModel
import SectionFiles

/// What each dish is worth to one person with one pantry: how well known it is, times how much of what is rare there
/// it uses.
///
/// That is 1, 2 or 4, for a dish known to hardly anybody, to those who care, to anybody; times one more than the
/// rarities of the things of the pantry that it uses (``RankKeys/used``), together at most ``mostRarity``. A thing has
/// a rarity of 1 if one dish in 25 or fewer is made of it, of 2 from one in 80 on, of 3 from one in 200 on. So who has
/// tahini is told what makes hummus, before what makes an omelette. Amounts play no role.
///
/// Small, where a query and an index would be copied for each dish.
struct DishWorths: Sendable {
  /// The most that the rarities of a dish count.
  static let mostRarity = 6

  private let wellKnown: Set<RecipeID>
  private let marks: Column<UInt8>
  private let offsets: Column<UInt32>
  private let targets: Column<UInt32>
  /// For each requirement the thing of the pantry that counts for it, times four, and its rarity; 0 where that is 0.
  private let things: [UInt32]

  /// - Parameter hits: What the pantry meets, as the query asks.
  /// Cost: O(requirements).
  init(_ index: CatalogueIndex, _ query: MatchQuery, _ hits: [RequirementHit]) {
    let recipes = index.recipes
    (wellKnown, marks) = (query.wellKnown, recipes.marks)
    (offsets, targets) = (recipes.required.offsets, recipes.required.targets)
    var things = [UInt32](repeating: 0, count: index.requirements.count)
    for hit in hits {
      let rarity = Self.rarity(ofWeight: hit.weight)
      guard let item = hit.item, rarity > 0 else { continue }
      things[hit.term] = UInt32(item) << 2 | UInt32(rarity)
    }
    self.things = things
  }

  /// What a dish is worth. Cost: O(lines of the dish).
  @inline(__always)
  subscript(recipe: Int) -> Int { worth(at: step(of: recipe)) }

  /// How well known a dish is and how rare what it uses is, as a number below ``steps``.
  @inline(__always)
  func step(of recipe: Int) -> Int {
    let isWellKnown = !wellKnown.isEmpty && wellKnown.contains(RecipeID(recipe))
    let renown = isWellKnown ? Renown.wide : DishMark(rawValue: marks[recipe]).renown
    return rarity(of: recipe) << 2 | renown
  }

  /// What a dish of a step is worth.
  @inline(__always)
  func worth(at step: Int) -> Int { Self.worth(at: step) }

  @inline(__always)
  static func worth(at step: Int) -> Int { ((step >> 2) + 1) << (step & 3) }

  /// The rarities of the things that a dish uses, each once.
  @inline(__always)
  private func rarity(of recipe: Int) -> Int {
    let places = Int(offsets[recipe])..<Int(offsets[recipe + 1])
    var sum = 0
    for place in places {
      let thing = things[Int(targets[place])]
      guard thing > 0 else { continue }
      // A dish has few lines, and fewer that count.
      if (places.lowerBound..<place).contains(where: { things[Int(targets[$0])] == thing }) {
        continue
      }
      sum += Int(thing & 3)
    }
    return min(Self.mostRarity, sum)
  }

  /// How rare a thing is by its weight (``CatalogueIndex/weight(of:)``): 0 ... 3.
  static func rarity(ofWeight weight: Int) -> Int {
    rareWeights.count { weight >= $0 }
  }

  private static let rareWeights = [25, 80, 200].map {
    usedWeight(documentFrequency: 1, recipes: $0)
  }
}
