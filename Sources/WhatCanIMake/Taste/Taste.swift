import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste

/// The vectors of a catalogue, with the words that its index has for their positions.
struct Taste: Sendable {
  let index: CatalogueIndex
  let terms: TasteTerms
  let file: TasteFile

  var model: TasteModel { file.model }
  var recipes: RecipeVectors { file.recipes }

  /// Learns the vectors of an index's dishes.
  ///
  /// The same index gives the same vectors, byte by byte on one machine. Cost: that of
  /// ``TasteModel/trained(on:settings:)``.
  init(training index: CatalogueIndex) {
    self.index = index
    terms = TasteTerms(of: index)
    let corpus = terms.corpus(of: index)
    let model = TasteModel.trained(on: corpus)
    file = TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: corpus, model: model),
      generation: index.generation,
      fingerprint: index.fingerprint
    )
  }

  /// The vectors at `path`; nil when these are not the vectors of the index.
  init?(of index: CatalogueIndex, at path: String) {
    // Absent, damaged or of another version: what can be learned again is no error.
    guard let file = try? TasteFile(opening: path), file.generation == index.generation,
      file.fingerprint == index.fingerprint, file.recipes.corpus.count == index.recipes.count
    else { return nil }
    let terms = TasteTerms(of: index)
    guard file.model.termCount == terms.count else { return nil }
    self.index = index
    self.terms = terms
    self.file = file
  }

  /// The swaps that dishes teach, for each ingredient of the lexicon.
  func learnedSwaps() -> [[(substitute: IngredientID, dishes: Int)]] {
    var lists = [[(substitute: IngredientID, dishes: Int)]](
      repeating: [],
      count: index.lexicon.count
    )
    let learned = RecipeTaste.learnedSwaps(model: model, corpus: recipes.corpus)
    for (term, swaps) in learned.enumerated() {
      lists[terms.ingredients[term].rawValue] = swaps.map {
        (substitute: terms.ingredients[$0.substitute], dishes: $0.dishes)
      }
    }
    return lists
  }
}

extension Kitchen {
  /// The vectors of this kitchen's dishes.
  ///
  /// Read from the store, where the last import put them; else learned now, and put there when
  /// nobody else is writing. Cost: O(bytes), or that of learning.
  func taste() -> Taste {
    if let taste = Taste(of: index, at: places.taste) { return taste }
    let taste = Taste(training: index)
    if case .cache = recipes, let lock = try? FileLock(places.lock, patience: 0) {
      // Without a place to put them, the next one learns them again.
      try? taste.file.save(to: places.taste)
      _ = consume lock
    }
    return taste
  }
}
