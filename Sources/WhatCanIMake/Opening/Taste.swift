import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste

/// The vectors of a catalogue, with the words that its index has for their positions.
struct Taste: Sendable {
  let index: CatalogueIndex
  let terms: TasteTerms
  let file: TasteFile
  /// The dishes of the index by their ids, those that are deleted among them: those of the file, then the
  /// index's changes, placed by the same model.
  let recipes: RecipeVectors

  var model: TasteModel { file.model }

  /// Learns the vectors of an index's dishes from those of its base.
  ///
  /// The same index gives the same vectors, byte by byte on one machine. Cost: that of
  /// ``TasteModel/trained(on:settings:)``.
  init(training index: CatalogueIndex) {
    let terms = TasteTerms(of: index)
    let corpus = terms.corpus(of: index)
    let model = TasteModel.trained(on: corpus)
    let file = TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: corpus, model: model),
      generation: index.baseGeneration,
      fingerprint: index.baseFingerprint
    )
    self.init(index, terms, file)
  }

  private init(_ index: CatalogueIndex, _ terms: TasteTerms, _ file: TasteFile) {
    self.index = index
    self.terms = terms
    self.file = file
    recipes = file.recipes.appending(terms.corpusOfChanges(of: index), model: file.model)
  }

  /// The vectors at `path`; nil when these are not the vectors of the index.
  init?(of index: CatalogueIndex, at path: String) {
    // Absent, damaged or of another version: what can be learned again is no error.
    guard let file = try? TasteFile(opening: path) else { return nil }
    self.init(file, of: index)
  }

  /// A file's vectors; nil when these are not the vectors of the index.
  private init?(_ file: TasteFile, of index: CatalogueIndex) {
    guard file.generation == index.baseGeneration, file.fingerprint == index.baseFingerprint,
      file.recipes.corpus.count == index.baseCount
    else { return nil }
    let terms = TasteTerms(of: index)
    guard file.model.termCount == terms.count else { return nil }
    self.init(index, terms, file)
  }

  /// The vectors in the store; nil when these are not the vectors of the index.
  ///
  /// A file that is as the marker knows it is trusted; any other is verified, and when it is sound the
  /// marker gets to know it.
  static func stored(_ places: KitchenPaths, of index: CatalogueIndex) -> Taste? {
    let marker = IndexManifest(at: places.marker)
    // As above, what can be learned again is no error.
    let opened = try? TasteFile.opened(at: places.taste, trusting: marker?.tasteFile)
    guard let (file, identity) = opened, let taste = Taste(file, of: index) else { return nil }
    if let marker, marker.isMarker(of: index), marker.tasteFile != identity {
      Catalogue.remark(places, marker) { $0.tasteFile = identity }
    }
    return taste
  }

  /// The swaps that dishes teach, for each ingredient of the lexicon.
  func learnedSwaps() -> [[(substitute: IngredientID, dishes: Int)]] {
    var lists = [[(substitute: IngredientID, dishes: Int)]](
      repeating: [],
      count: index.lexicon.count
    )
    let learned = RecipeTaste.learnedSwaps(model: model, corpus: file.recipes.corpus)
    for (term, swaps) in learned.enumerated() {
      let required = terms.ingredients[term]
      lists[required.rawValue] = swaps.compactMap { swap in
        let substitute = terms.ingredients[swap.substitute]
        guard swap.dishes >= Self.fewestDishesAlike,
          index.lexicon.areOfOneRole(required, substitute)
        else { return nil }
        return (substitute: substitute, dishes: swap.dishes)
      }
    }
    return lists
  }
}

extension Taste {
  /// In fewer dishes being used alike says nothing.
  static let fewestDishesAlike = 10
}

extension IngredientLexicon {
  /// Whether two ingredients are of one ingredient group, below one parent that is no heading: sharing a role, as sugar
  /// and vermouth do, is no likeness.
  fileprivate func areOfOneRole(_ left: IngredientID, _ right: IngredientID) -> Bool {
    guard ingredientGroup(of: left) == ingredientGroup(of: right) else { return false }
    let parents = Set(taxonomy.parents[left.rawValue])
    return taxonomy.parents[right.rawValue].contains {
      parents.contains($0) && !taxonomy.isClass[Int($0)]
    }
  }
}
