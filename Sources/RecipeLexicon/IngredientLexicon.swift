package import RecipeModel

/// Canonical ingredients, the names they go by, and how they relate.
///
/// Ingredients are in ascending UTF-8 order of their canonical names, so that an ascending
/// ``IngredientID`` is an ascending name. Behind them, in an index, stand the names that its dishes use and the
/// lexicon does not know; see ``unlisted``.
package struct IngredientLexicon: Sendable, Equatable {
  /// Canonical names by ingredient.
  package let ingredients: StringTable
  /// The display names of the ingredient groups, in ascending order of their files' names.
  package let ingredientGroups: StringTable
  /// The ingredient group of each ingredient, a position in `ingredientGroups`.
  package let ingredientGroupOf: [UInt32]
  /// Other names as the files write them.
  package let aliases: StringTable
  /// For each ingredient, its aliases in the file's order, as positions in `aliases`.
  package let aliasesOf: Adjacency
  /// Folded names, canonical ones and aliases, and the ingredient each means.
  package let names: NameTable
  /// Words and phrases that a name can lose and still mean the same, folded, each with a position in
  /// `wordGroups`.
  package let words: NameTable
  /// For each of them, the ingredient groups in which it can be lost; empty for any ingredient group.
  package let wordGroups: Adjacency
  package let taxonomy: Taxonomy
  /// Folded names that mean their ingredient only where they stand alone: "syrup" in no other syrup; and
  /// names of other languages, with ``count`` or twice that more than the ingredient: see ``Standing``.
  package let scopedNames: NameTable
  /// What the name of a product ends in, folded, and the ingredient that such products are judged as;
  /// ``listedCount`` for words that say nothing of what is in it, one more for those that need something said
  /// before them.
  package let heads: NameTable
  /// The words of allergen law.
  package let allergens: AllergenTable
  /// Words for what ingredients taste of; none when the lexicon was read without them.
  package let flavours: FlavourTable
  /// How strong each ingredient is.
  package let strengths: StrengthTable
  /// How each liquid looks in a glass.
  package let colours: ColourTable
  /// How long fresh things keep.
  package let keeping: KeepingTable

  /// How many ingredients the lexicon's files have. All others are ``unlisted``.
  package let listedCount: Int
  /// Where each run of unlisted names begins that ascends by folded name.
  let unlistedRuns: [Int]

  package var count: Int { ingredients.count }

  /// Takes all tables; they must agree in their counts. Without strengths, colours or days nothing is
  /// known of them; without a `listedCount` all ingredients are of the lexicon's files, and without
  /// `unlistedRuns` all others are one run.
  package init(
    ingredients: StringTable,
    ingredientGroups: StringTable,
    ingredientGroupOf: [UInt32],
    aliases: StringTable,
    aliasesOf: Adjacency,
    names: NameTable,
    words: NameTable,
    wordGroups: Adjacency,
    taxonomy: Taxonomy,
    scopedNames: NameTable = NameTable([]),
    heads: NameTable = NameTable([]),
    allergens: AllergenTable = .none,
    flavours: FlavourTable = FlavourTable(),
    strengths: StrengthTable? = nil,
    colours: ColourTable? = nil,
    keeping: KeepingTable? = nil,
    listedCount: Int? = nil,
    unlistedRuns: [Int]? = nil
  ) {
    let listedCount = listedCount ?? ingredients.count
    self.listedCount = listedCount
    self.unlistedRuns =
      unlistedRuns ?? (listedCount < ingredients.count ? [listedCount] : [])
    self.ingredients = ingredients
    self.ingredientGroups = ingredientGroups
    self.ingredientGroupOf = ingredientGroupOf
    self.aliases = aliases
    self.aliasesOf = aliasesOf
    self.names = names
    self.words = words
    self.wordGroups = wordGroups
    self.taxonomy = taxonomy
    self.scopedNames = scopedNames
    self.heads = heads
    self.allergens = allergens
    self.flavours = flavours
    self.strengths = strengths ?? StrengthTable(unknownFor: ingredients.count)
    self.colours = colours ?? ColourTable(noneFor: ingredients.count)
    self.keeping = keeping ?? KeepingTable(unknownFor: ingredients.count)
  }

  /// The canonical name of an ingredient.
  package func name(of ingredient: IngredientID) -> String {
    ingredients[ingredient.rawValue]
  }

  /// The other names of an ingredient, in the order of its file.
  package func aliases(of ingredient: IngredientID) -> [String] {
    aliasesOf[ingredient.rawValue].map { aliases[Int($0)] }
  }

  /// The name of the ingredient group to which an ingredient belongs.
  package func ingredientGroup(of ingredient: IngredientID) -> String {
    ingredientGroups[Int(ingredientGroupOf[ingredient.rawValue])]
  }

  /// What every kitchen is taken to have, ascending.
  package var defaultStaples: [IngredientID] {
    taxonomy.isStaple.indices.filter { taxonomy.isStaple[$0] }.map(IngredientID.init)
  }
}
