public import RecipeLexicon
public import RecipeModel

/// What a program opens to answer: the lexicon, the units, the dishes as rows of requirements with
/// how much of each they need, for each requirement the posting list of the dishes that have it,
/// and what the dishes teach about ingredients that are used alike.
///
/// Built from a catalogue and a lexicon once; equal inputs give equal indexes, and equal bytes.
public struct CatalogueIndex: Sendable, Equatable {
  /// The generation of the catalogue it was built from.
  public let generation: UInt64
  /// The fingerprint of the data files it was built from.
  public let fingerprint: UInt64
  public let lexicon: IngredientLexicon
  /// The units that amounts are compared in, under their canonical names.
  public let units: UnitTable
  public let requirements: RequirementTable
  public let recipes: RecipeTable
  /// What is used like each ingredient; nothing until ``adding(learned:)``.
  public let learned: LearnedSwapTable
  /// What a search reads.
  let matching: MatchingTables

  init(
    generation: UInt64,
    fingerprint: UInt64,
    lexicon: IngredientLexicon,
    units: UnitTable,
    requirements: RequirementTable,
    recipes: RecipeTable,
    learned: LearnedSwapTable,
    matching: MatchingTables
  ) {
    self.generation = generation
    self.fingerprint = fingerprint
    self.lexicon = lexicon
    self.units = units
    self.requirements = requirements
    self.recipes = recipes
    self.learned = learned
    self.matching = matching
  }

  /// Every dish, ascending.
  public var allRecipes: [RecipeID] { (0..<recipes.count).map(RecipeID.init) }

  /// The dish with an id, or nil. Cost: O(dishes).
  public func recipe(with id: DishID) -> RecipeID? {
    let wanted = id.description.utf8
    return (0..<recipes.count).first { recipes.ids.utf8(at: $0).elementsEqual(wanted) }
      .map(RecipeID.init)
  }
}
