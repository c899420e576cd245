package import RecipeLexicon

/// What a program opens to answer: the lexicon, the units, the dishes as rows of requirements with
/// how much of each they need, for each requirement the posting list of the dishes that have it,
/// and what the dishes teach about ingredients that are used alike.
///
/// Built from a catalogue and a lexicon once; equal inputs give equal indexes, and equal bytes. What
/// changes in the catalogue afterwards can be laid over it: see ``changing(_:removed:generation:fingerprint:)``.
///
/// Never changes once it is made: a class, for its tables are kilobytes of places in memory, and whatever
/// looks into them would copy these.
package final class CatalogueIndex: Sendable, Equatable {
  /// The generation of the catalogue whose dishes it has.
  package let generation: UInt64
  /// The fingerprint of the data files it was built from.
  package let fingerprint: UInt64
  package let lexicon: IngredientLexicon
  /// The units that amounts are compared in, under their canonical names.
  package let units: UnitTable
  package let requirements: RequirementTable
  package let recipes: RecipeTable
  /// What is used like each ingredient; nothing until ``adding(learned:)``.
  package let learned: LearnedSwapTable
  /// For each ingredient what it weighs as a thing of a pantry; see ``ItemWeights``. Those of the base.
  let itemWeights: Column<UInt32>
  /// What a search reads.
  let matching: MatchingTables
  /// What changed in the catalogue since the tables above were laid out; nil for nothing. The dishes
  /// and requirements of both are in ``recipes`` and ``requirements``.
  let delta: CatalogueDelta?
  let remembered = RememberedTables()

  init(
    generation: UInt64,
    fingerprint: UInt64,
    lexicon: IngredientLexicon,
    units: UnitTable,
    requirements: RequirementTable,
    recipes: RecipeTable,
    learned: LearnedSwapTable,
    itemWeights: Column<UInt32>,
    matching: MatchingTables,
    delta: CatalogueDelta? = nil
  ) {
    self.generation = generation
    self.fingerprint = fingerprint
    self.lexicon = lexicon
    self.units = units
    self.requirements = requirements
    self.recipes = recipes
    self.learned = learned
    self.itemWeights = itemWeights
    self.matching = matching
    self.delta = delta
  }

  package static func == (left: CatalogueIndex, right: CatalogueIndex) -> Bool {
    left === right
      || left.generation == right.generation && left.fingerprint == right.fingerprint
        && left.lexicon == right.lexicon && left.units == right.units
        && left.requirements == right.requirements && left.recipes == right.recipes
        && left.learned == right.learned && left.itemWeights == right.itemWeights
        && left.matching == right.matching && left.delta == right.delta
  }
}
