import RecipeLexicon
public import RecipeMatching
import RecipeModel

/// A query by the numbers of a world's ingredients.
public struct MatchQuestion: Sendable {
  public var pantry: [Int]
  public var stock: [MatchWorld.Batch] = []
  public var mustUse: [Int] = []
  public var without: [Int] = []
  /// Flags that no line may carry: "dairy", "nut".
  public var flags: [String] = []
  /// How well dishes fit the cook's taste, by id, from 0 to 4; 0 for others.
  public var taste: [String: Int] = [:]
  /// The ids of dishes that the cook knows well.
  public var wellKnown: Set<String> = []
  public var staples: [Int]
  /// What most kitchens have, and what dishes are made of first and foremost; with their kinds.
  public var usual: [Int] = []
  public var main: [Int] = []
  public var onlyDrinks: Bool?
  public var category: String?
  public var minutesAtMost: Int?
  public var allowsPlain = true
  public var allowsGeneric = true
  public var allowsSwaps = true
  public var missingAtMost: Int?
  public var limit = 1_000
  public var order = RankOrder.fewestMissing

  /// Takes a pantry and the world's own staples; everything else at its default.
  public init(pantry: [Int], in world: MatchWorld) {
    self.pantry = pantry
    staples = world.ingredients.indices.filter { world.ingredients[$0].isStaple }
  }

  /// A random question about a world.
  public static func random(
    in world: MatchWorld,
    using generator: inout some RandomNumberGenerator
  ) -> MatchQuestion {
    let all = Array(world.ingredients.indices)
    func some(_ most: Int) -> [Int] {
      Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator)))
    }
    var question = MatchQuestion(pantry: some(6), in: world)
    if chance(0.2, &generator) { question.pantry += question.pantry }
    if chance(0.2, &generator) { question.mustUse = some(2) }
    if chance(0.7, &generator) {
      // Some of what is there has no batch, some several, and some batches are named nowhere else.
      let there = question.pantry + question.mustUse + some(3)
      question.stock = there.compactMap { ingredient in
        chance(0.75, &generator) ? MatchWorld.randomBatch(of: ingredient, &generator) : nil
      }
    }
    if chance(0.3, &generator) {
      // Nobody can avoid a name that says nothing, and of which nobody says anything.
      question.without = some(2).filter {
        !world.ingredients[$0].isUnlisted || world.isTaught($0)
      }
    }
    if chance(0.2, &generator) { question.flags = ["dairy"] }
    if chance(0.1, &generator) { question.flags.append("nut") }
    if chance(0.4, &generator) { question.staples = some(5).sorted() }
    if chance(0.2, &generator) { question.onlyDrinks = Bool.random(using: &generator) }
    if chance(0.2, &generator) { question.category = "main" }
    if chance(0.1, &generator) {
      question.minutesAtMost = Int.random(in: 1...3, using: &generator) * 10
    }
    question.allowsPlain = !chance(0.1, &generator)
    question.allowsGeneric = !chance(0.2, &generator)
    question.allowsSwaps = !chance(0.2, &generator)
    if chance(0.4, &generator) { question.missingAtMost = Int.random(in: 0...3, using: &generator) }
    if chance(0.3, &generator) { question.limit = Int.random(in: 1...5, using: &generator) }
    if chance(0.7, &generator) {
      // Few values, so that many dishes are equal; a dish without one is as one with 0.
      for dish in world.dishes where chance(0.9, &generator) {
        question.taste[dish.id] = Int.random(in: 0...4, using: &generator)
      }
    }
    if chance(0.3, &generator) {
      question.wellKnown = Set(world.dishes.map(\.id).filter { _ in chance(0.3, &generator) })
    }
    question.order = RankOrder.allCases.randomElement(using: &generator) ?? .fewestMissing
    // From a copy, so that what is drawn next for a seed stays what it was.
    var roles = generator
    if chance(0.5, &roles) { question.usual = Array(all.shuffled(using: &roles).prefix(2)) }
    if chance(0.5, &roles) { question.main = Array(all.shuffled(using: &roles).prefix(3)) }
    return question
  }

  /// The query as the engine takes it. Ingredients of a world have their numbers as ids.
  package func query(for index: CatalogueIndex) -> MatchQuery {
    MatchQuery(
      pantry: pantry.map(IngredientID.init),
      stock: stock.map {
        PantryBatch(
          ingredient: IngredientID($0.ingredient),
          amount: $0.amount?.amount,
          daysLeft: $0.daysLeft
        )
      },
      mustUse: mustUse.map(IngredientID.init),
      exclusion: Exclusion(
        ingredients: without.map(IngredientID.init),
        flags: flags.reduce(into: DietFlags()) { $0.formUnion(DietFlags(named: $1) ?? []) },
        in: index.lexicon.taxonomy,
        families: index.lexicon.allergens.families
      ),
      filter: RecipeFilter(
        kind: onlyDrinks.map { $0 ? .cocktail : .meal },
        category: category,
        minutesAtMost: minutesAtMost,
        allowsPlain: allowsPlain
      ),
      wellKnown: Set(wellKnown.compactMap { index.recipe(with: DishID($0)) }),
      taste: taste.isEmpty
        ? [] : index.byRecipe(absent: 0) { taste[index.recipes.id(of: $0).description] ?? 0 },
      staples: staples.map(IngredientID.init),
      roles: ItemRoles(
        usual: usual.map(IngredientID.init),
        main: main.map(IngredientID.init)
      ),
      allowsGeneric: allowsGeneric,
      allowsSwaps: allowsSwaps,
      missingAtMost: missingAtMost,
      limit: limit,
      order: order
    )
  }
}
