public import RecipeModel

/// Canonical ingredients, the names they go by, and how they relate.
///
/// Ingredients are in ascending UTF-8 order of their canonical names, so that an ascending
/// ``IngredientID`` is an ascending name. Behind them, in an index, stand the names that its dishes use and the
/// lexicon does not know; see ``unlisted``.
public struct IngredientLexicon: Sendable, Equatable {
  /// Canonical names by ingredient.
  public let ingredients: StringTable
  /// The display names of the shelves, in ascending order of their files' names.
  public let shelves: StringTable
  /// The shelf of each ingredient, a position in `shelves`.
  public let shelfOf: [UInt32]
  /// Other names as the files write them.
  public let aliases: StringTable
  /// For each ingredient, its aliases in the file's order, as positions in `aliases`.
  public let aliasesOf: Adjacency
  /// Folded names, canonical ones and aliases, and the ingredient each means.
  public let names: NameTable
  /// Words and phrases that a name can lose and still mean the same, folded, each with a position in
  /// `wordShelves`.
  public let words: NameTable
  /// For each of them, the shelves on which it can be lost; empty for any shelf.
  public let wordShelves: Adjacency
  public let taxonomy: Taxonomy
  /// Folded names that mean their ingredient only where they stand alone: "syrup" in no other syrup; and
  /// names of other languages, with ``count`` or twice that more than the ingredient: see ``Standing``.
  public let standingAlone: NameTable
  /// What the name of a product ends in, folded, and the ingredient that such products are judged as;
  /// ``listedCount`` for words that say nothing of what is in it, one more for those that need something said
  /// before them.
  public let heads: NameTable
  /// The words of allergen law.
  public let allergens: AllergenTable
  /// Words for what ingredients taste of; none when the lexicon was read without them.
  public let flavours: FlavourTable
  /// How strong each ingredient is.
  public let strengths: StrengthTable
  /// How each liquid looks in a glass.
  public let colours: ColourTable
  /// How long fresh things keep.
  public let keeping: KeepingTable

  /// How many ingredients the lexicon's files have. All others are ``unlisted``.
  public let listedCount: Int
  /// Where each run of unlisted names begins that ascends by folded name.
  let unlistedRuns: [Int]

  public var count: Int { ingredients.count }

  /// Takes all tables; they must agree in their counts. Without strengths, colours or days nothing is
  /// known of them; without a `listedCount` all ingredients are of the lexicon's files, and without
  /// `unlistedRuns` all others are one run.
  public init(
    ingredients: StringTable,
    shelves: StringTable,
    shelfOf: [UInt32],
    aliases: StringTable,
    aliasesOf: Adjacency,
    names: NameTable,
    words: NameTable,
    wordShelves: Adjacency,
    taxonomy: Taxonomy,
    standingAlone: NameTable = NameTable([]),
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
    self.shelves = shelves
    self.shelfOf = shelfOf
    self.aliases = aliases
    self.aliasesOf = aliasesOf
    self.names = names
    self.words = words
    self.wordShelves = wordShelves
    self.taxonomy = taxonomy
    self.standingAlone = standingAlone
    self.heads = heads
    self.allergens = allergens
    self.flavours = flavours
    self.strengths = strengths ?? StrengthTable(unknownFor: ingredients.count)
    self.colours = colours ?? ColourTable(noneFor: ingredients.count)
    self.keeping = keeping ?? KeepingTable(unknownFor: ingredients.count)
  }

  /// The canonical name of an ingredient.
  public func name(of ingredient: IngredientID) -> String {
    ingredients[ingredient.rawValue]
  }

  /// The other names of an ingredient, in the order of its file.
  public func aliases(of ingredient: IngredientID) -> [String] {
    aliasesOf[ingredient.rawValue].map { aliases[Int($0)] }
  }

  /// The name of the shelf on which an ingredient stands.
  public func shelf(of ingredient: IngredientID) -> String {
    shelves[Int(shelfOf[ingredient.rawValue])]
  }

  /// What every kitchen is taken to have, ascending.
  public var defaultStaples: [IngredientID] {
    taxonomy.isStaple.indices.filter { taxonomy.isStaple[$0] }.map(IngredientID.init)
  }
}
