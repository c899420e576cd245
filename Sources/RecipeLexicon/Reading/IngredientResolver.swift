package import RecipeModel

/// Resolves many names: answers as ``IngredientLexicon`` does, several times as fast.
///
/// It keeps its buffers from name to name, so each thread takes one of its own; copies share the
/// tables.
package struct IngredientResolver: Sendable {
  private var reader: NameReader<HashedNameTrie>

  /// Cost: O(bytes of all names).
  init(_ lexicon: IngredientLexicon, units: UnitTable) {
    let trie = HashedNameTrie(names: lexicon.names, rows: lexicon.words)
    reader = NameReader(lexicon, trie: trie, units: units)
  }

  /// As ``IngredientLexicon/ingredient(named:)``. Cost: O(length + 2^d) for d words that can be
  /// left out, d ≤ 8.
  package mutating func ingredient(named name: String) -> IngredientID? {
    reader.ingredient(named: name)
  }

  /// As ``IngredientLexicon/requirements(of:)``. Cost: as ``ingredient(named:)``, for each part.
  package mutating func requirements(of line: IngredientLine) -> [[IngredientID]]? {
    reader.asked(by: line)?.map { $0.map(\.ingredient) }
  }

  /// As ``IngredientLexicon/requirements(in:)``. Cost: as ``ingredient(named:)``, for each part.
  package mutating func requirements(in name: String) -> [[IngredientID]]? {
    reader.asked(in: name)?.map { $0.map(\.ingredient) }
  }

  /// As ``IngredientLexicon/asked(by:units:)``. Cost: as ``requirements(of:)``, and the names among its words.
  package mutating func asked(by line: IngredientLine) -> [[AskedIngredient]]? {
    reader.asked(by: line)
  }

  /// As ``IngredientLexicon/product(on:units:)``.
  package mutating func product(on line: IngredientLine) -> AskedIngredient? {
    reader.product(on: line)
  }

  /// Every ingredient whose name stands among the words of a text, in longer names too; ascending. Cost:
  /// O(words · longest name).
  package mutating func ingredients(namedIn text: String) -> [IngredientID] {
    reader.ingredients(namedIn: text).map(IngredientID.init)
  }

  /// As ``IngredientLexicon/asked(named:)``.
  package mutating func asked(named text: String) -> AskedIngredient? {
    reader.asked(named: text)
  }
}

extension IngredientLexicon {
  /// What resolves many names; for a few, the lexicon itself is as fast, as this builds tables.
  /// Cost: O(bytes of all names): a millisecond or two for ten thousand.
  ///
  /// - Parameter units: Those of ``asked(by:units:)``.
  package func makeResolver(units: UnitTable = .none) -> IngredientResolver {
    IngredientResolver(self, units: units)
  }
}
