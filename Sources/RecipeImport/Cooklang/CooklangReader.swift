internal import RecipeLexicon
internal import RecipeModel

/// Turns a Cooklang document into a recipe.
///
/// Front matter keys, in any case: `title`, `also` (other names of the dish), `kind`, `plain` (true or false), `yields` (`pesto 200 g`), `category` or `course`, `cuisine`, `glass`,
/// `method`, `tags`, `servings`, `serves` or `yield`, `time`, `duration` or `time required` (else
/// `prep time` + `cook time`), `summary` or `description`, `source` or `link`, `image`, and
/// `swaps`, a list of `{for, use, note}`. Times and servings that give no number are left out.
struct CooklangReader {
  let document: CooklangDocument
  let file: String
  /// Names units.
  let parser: IngredientLineParser

  /// The title, or the file's name when there is none.
  func name() throws(ImportError) -> String {
    let name = document.metadata.entry("title")?.text ?? stem(ofFile: file).onOneLine
    guard !name.isEmpty else { throw check().error(.missing("name", key: "title")) }
    try check().length(name.utf8.count, key: "title", allowed: ImportLimits.nameBytes)
    return name
  }

  /// The recipe under a given id, whose parts become its origin. Cost: O(size of the document).
  func recipe(id: DishID) throws(ImportError) -> Recipe {
    let metadata = document.metadata
    let ingredients = document.ingredients
    let servings = metadata.entry("servings", "serves", "yield")?.text.flatMap(Servings.range(in:))
    guard !ingredients.isEmpty else { throw check().error(.nothingMarked) }
    try check().lineCount(ingredients.count)
    try checkLengths(of: ingredients)
    let category = try text("category", "course")
    let glass = try text("glass")
    let tags = try tags()
    let lines = sectioned(ingredients)
    let name = try name()
    let kind =
      try kind()
      ?? DrinkRule.kind(
        name: name,
        glass: glass,
        categories: [category].compactMap(\.self),
        tags: tags,
        lines: lines,
        parser.drinks
      )
    return Recipe(
      id: id,
      name: name,
      otherNames: try otherNames(),
      kind: kind,
      category: category,
      cuisine: try text("cuisine"),
      glass: glass,
      method: try text("method"),
      tags: tags,
      servings: servings?.lowerBound,
      mostServings: servings.flatMap { $0.count > 1 ? $0.upperBound : nil },
      minutes: minutes(),
      preparationMinutes: preparation?.text.flatMap(CookingTime.minutes),
      cookingMinutes: cooking?.text.flatMap(CookingTime.minutes),
      summary: try text("summary", "description", bytes: ImportLimits.summaryBytes),
      lines: lines,
      swaps: try swaps(),
      isPlain: try isPlain(),
      yields: try yields(),
      steps: try steps(),
      origin: RecipeOrigin(
        source: id.source,
        nativeID: id.nativeID,
        link: try webAddress("source", "link", "source.url"),
        image: try webAddress("image"),
        video: try webAddress("video"),
        modified: try text("modified")
      )
    )
  }

  /// The limits, with faults at a line of the front matter, or of the file as a whole.
  private func check(at line: Int? = nil) -> LimitCheck {
    LimitCheck(file: file, place: line.map { .line($0) } ?? .file)
  }

  /// Before the lines are parsed, which takes longer than to count their bytes.
  private func checkLengths(
    of ingredients: [CooklangDocument.Ingredient]
  ) throws(ImportError) {
    for (position, ingredient) in ingredients.enumerated() {
      let texts = [
        ingredient.name, ingredient.amount?.written, ingredient.amount?.unit,
        ingredient.preparation,
      ]
      let bytes = texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
      try check().length(bytes, key: "ingredient \(position + 1)", allowed: ImportLimits.lineBytes)
    }
  }
}

extension CooklangReader {
  private func kind() throws(ImportError) -> Recipe.Kind? {
    guard let entry = document.metadata.entry("kind") else { return nil }
    guard let kind = Recipe.Kind(rawValue: entry.text?.lowercased() ?? "") else {
      throw check(at: entry.line)
        .error(.unknownValue(key: "kind", value: entry.text ?? "", allowed: "cocktail or meal"))
    }
    return kind
  }

  private func isPlain() throws(ImportError) -> Bool? {
    guard let entry = document.metadata.entry("plain") else { return nil }
    switch entry.text?.lowercased() {
    case "true": return true
    case "false": return false
    default:
      throw check(at: entry.line)
        .error(.unknownValue(key: "plain", value: entry.text ?? "", allowed: "true or false"))
    }
  }

  private func otherNames() throws(ImportError) -> [String] {
    guard let entry = document.metadata.entry("also") else { return [] }
    let names = withoutRepeats(entry.items)
    let check = check(at: entry.line)
    try check.count(names.count, key: entry.key, allowed: ImportLimits.otherNames)
    for name in names {
      try check.length(name.utf8.count, key: entry.key, allowed: ImportLimits.nameBytes)
    }
    return names
  }

  private func swaps() throws(ImportError) -> [Recipe.Swap] {
    guard let entry = document.metadata.entry("swaps") else { return [] }
    guard case .records(let records) = entry.value else {
      throw check(at: entry.line).error(.missing("substitute", key: "for and use in swaps"))
    }
    try check(at: entry.line).count(records.count, key: entry.key, allowed: ImportLimits.swaps)
    var swaps: [Recipe.Swap] = []
    for record in records {
      guard let required = record["for"]?.onOneLine.unlessBlank,
        let substitute = record["use"]?.onOneLine.unlessBlank
      else {
        throw check(at: entry.line).error(.missing("substitute", key: "for and use in swaps"))
      }
      swaps.append(
        Recipe.Swap(
          required: required,
          substitute: substitute,
          note: record["note"]?.onOneLine.unlessBlank
        )
      )
    }
    return swaps
  }

  /// The value of the first of these keys that has one, on one line.
  private func text(
    _ keys: String...,
    bytes: Int = ImportLimits.labelBytes
  ) throws(ImportError) -> String? {
    for key in keys {
      guard let entry = document.metadata.entry(key), let text = entry.text else { continue }
      try check(at: entry.line).length(text.utf8.count, key: entry.key, allowed: bytes)
      return text
    }
    return nil
  }

  private func tags() throws(ImportError) -> [String] {
    guard let entry = document.metadata.entry("tags") else { return [] }
    let tags = entry.items
    try check(at: entry.line).count(tags.count, key: entry.key, allowed: ImportLimits.tags)
    for tag in tags {
      try check(at: entry.line).length(
        tag.utf8.count,
        key: entry.key,
        allowed: ImportLimits.labelBytes
      )
    }
    return tags
  }

  private func webAddress(_ keys: String...) throws(ImportError) -> String? {
    for key in keys {
      let address = try text(key, bytes: ImportLimits.linkBytes)?.asWebAddress
      if let address { return address }
    }
    return nil
  }

  private func minutes() -> Int? {
    let metadata = document.metadata
    return CookingTime.minutes(
      total: metadata.entry("time", "duration", "time required", "time.total")?.text,
      parts: [preparation?.text, cooking?.text]
    )
  }

  private var preparation: CooklangMetadata.Entry? {
    document.metadata.entry("prep time", "time.prep")
  }

  private var cooking: CooklangMetadata.Entry? {
    document.metadata.entry("cook time", "time.cook")
  }
}

extension CooklangReader {
  private func steps() throws(ImportError) -> [String] {
    try check().count(document.steps.count, key: "the list of steps", allowed: ImportLimits.steps)
    var steps: [String] = []
    for (position, items) in document.steps.enumerated() where !isList(items) {
      let text = stepText(items)
      try check().length(
        text.utf8.count,
        key: "step \(position + 1)",
        allowed: ImportLimits.stepBytes
      )
      if !text.isEmpty { steps.append(text) }
    }
    return steps
  }

  /// True for a paragraph that names ingredients and says nothing of them.
  private func isList(_ items: [CooklangDocument.Item]) -> Bool {
    var hasIngredient = false
    for item in items {
      switch item {
      case .ingredient(let ingredient):
        guard ingredient.name.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
        hasIngredient = true
      case .text(let text):
        guard text.unicodeScalars.allSatisfy({ $0.properties.isWhitespace || $0 == "," }) else {
          return false
        }
      case .cookware, .timer: return false
      }
    }
    return hasIngredient
  }

  /// The step as a reader has it: names of ingredients and cookware, timers as times.
  private func stepText(_ items: [CooklangDocument.Item]) -> String {
    items.map { item in
      switch item {
      case .text(let text): text
      case .ingredient(let ingredient): ingredient.name
      case .cookware(let cookware): cookware.name
      case .timer(let timer): timer.amount?.readable ?? timer.name ?? ""
      }
    }
    .joined()
    .tidied
  }
}

extension CooklangAmount {
  /// "1/2 cup".
  var readable: String {
    [written, unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
