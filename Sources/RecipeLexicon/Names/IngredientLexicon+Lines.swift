public import RecipeModel

extension IngredientLexicon {
  /// What an ingredient line asks for; see ``requirements(in:)``.
  ///
  /// Words that the line has beside its name count where they make a known name with it, whole:
  /// "almonds, ground" are ground almonds, "sherry (cream)" is cream sherry, "egg, yolk" is egg
  /// yolk; and where they name an alternative: "lemon, or lime".
  public func requirements(of line: IngredientLine) -> [[IngredientID]]? {
    for words in [line.comment, line.preparation] {
      guard let words, words.utf8.count <= 60 else { continue }
      let beside = plainWords(words)
      if beside.contains("or") {
        let text = beside.first == "or" ? "\(line.name) \(words)" : "\(words) \(line.name)"
        if let both = alternatives(in: plainWords(text)), both.count > 1 { return [both] }
      }
      let name = plainWords(line.name)
      if let known = known(beside + name) ?? known(name + beside) { return [[known]] }
    }
    return requirements(in: line.name)
  }

  /// The ingredient that has exactly these words as a name.
  private func known(_ words: [String]) -> IngredientID? {
    let value = names.value(of: words.map(comparedForm).joined(separator: " "))
    return value.map { IngredientID(Int($0)) }
  }

  /// What the name on an ingredient line asks for: each element is one requirement with its
  /// alternatives in the order written. Nil when a part is not known.
  ///
  /// "butter or margarine" is one requirement with two alternatives; "lemon zest and juice" is two
  /// requirements. Words that both sides share are read into both: "vegetable or chicken stock" is
  /// vegetable stock or chicken stock, "chicken breast or thigh" is breast or thigh of chicken.
  /// Of alternatives, the known ones count, if there is one.
  public func requirements(in name: String) -> [[IngredientID]]? {
    guard name.utf8.count <= 1_000 else { return nil }
    if let ingredient = ingredient(named: name) { return [[ingredient]] }
    let words = plainWords(name.split(separator: "/").joined(separator: " or "))
    if let alternatives = alternatives(in: words) { return [alternatives] }
    return compound(of: words)
  }

  private func alternatives(in words: [String]) -> [IngredientID]? {
    let parts = words.split(separator: "or").map { $0.filter { $0 != "and" } }
    guard parts.count > 1 else { return nil }
    let found = parts.indices.compactMap { ingredient(ofPart: $0, in: parts) }
    guard !found.isEmpty else { return nil }
    var distinct: [IngredientID] = []
    for ingredient in found where !distinct.contains(ingredient) { distinct.append(ingredient) }
    return distinct
  }

  private func compound(of words: [String]) -> [[IngredientID]]? {
    let parts = words.split(separator: "and").map(Array.init)
    guard parts.count > 1 else { return nil }
    var requirements: [[IngredientID]] = []
    for part in parts.indices {
      guard let ingredient = ingredient(ofPart: part, in: parts) else { return nil }
      requirements.append([ingredient])
    }
    return requirements
  }

  /// The ingredient of one side of "or" or "and", with the words it shares with the other sides.
  private func ingredient(ofPart position: Int, in parts: [[String]]) -> IngredientID? {
    let part = parts[position]
    if position < parts.count - 1, let last = parts.last, last.count > 1,
      let shared = ingredient(plainWords: part + last.suffix(1))
    {
      return shared
    }
    let alone = ingredient(plainWords: part)
    guard position > 0, let first = parts.first, first.count > 1,
      let shared = ingredient(plainWords: first.prefix(1) + part)
    else { return alone }
    // "Lemon zest and juice" means lemon juice, as juice is but a class; "chicken breast or thigh"
    // means a kind of thigh; "orange juice or vodka" means vodka, of which orange vodka is no kind.
    guard let alone else { return shared }
    let isKind = taxonomy.ancestors(of: shared.rawValue).contains(alone.rawValue)
    return isKind || taxonomy.isClass[alone.rawValue] ? shared : alone
  }
}
