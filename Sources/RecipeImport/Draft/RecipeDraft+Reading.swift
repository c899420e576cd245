internal import RecipeLexicon
internal import RecipeModel

extension RecipeDraft {
  /// The recipe, whole, under the limits of every import.
  ///
  /// A line that is a heading (``LineHeading``) becomes the section of those below it. An id made of the name
  /// or longer than the limit is a slug of it. Cost: O(bytes).
  ///
  /// - Parameter needsLines: False to take a recipe without ingredients.
  func recipe(
    parser: IngredientLineParser,
    file: String,
    place: ImportError.Place,
    needsLines: Bool = true
  ) throws(ImportError) -> Recipe {
    let check = LimitCheck(file: file, place: place)
    guard let name = try check.label(self.name, key: "name", bytes: ImportLimits.nameBytes) else {
      throw check.error(.missing("name", key: "a name or title"))
    }
    guard let id = id ?? id(name: name) else {
      throw check.error(.missing("name with a letter or digit", key: "a name or title"))
    }
    let categories = withoutRepeats(self.categories.map(\.onOneLine))
    let tags = try check.tags(categories.dropFirst() + self.tags)
    let category = try check.label(categories.first, key: "category")
    let glass = try check.label(self.glass, key: "glass")
    try check.count(swaps.count, key: "swaps", allowed: ImportLimits.swaps)
    let lines = try lines(check, parser: parser)
    guard !lines.isEmpty || !needsLines else {
      throw check.error(.missing("ingredient", key: "at least one"))
    }
    return Recipe(
      id: id,
      name: name,
      otherNames: try otherNames(check),
      kind: kind
        ?? DrinkRule.kind(
          name: name,
          glass: glass,
          categories: categories,
          tags: tags,
          lines: lines,
          parser.drinks
        ),
      category: category,
      cuisine: try check.label(cuisine, key: "cuisine"),
      glass: glass,
      method: try check.label(method, key: "method"),
      tags: tags.filter { $0.lowercased() != category?.lowercased() },
      servings: servings,
      mostServings: mostServings,
      minutes: minutes,
      preparationMinutes: preparationMinutes,
      cookingMinutes: cookingMinutes,
      summary: try check.text(summary?.tidied, key: "summary", bytes: ImportLimits.summaryBytes),
      lines: lines,
      swaps: swaps,
      steps: try steps(check),
      origin: RecipeOrigin(
        source: id.source,
        nativeID: id.nativeID,
        link: try check.link(link, key: "link"),
        image: try check.link(image, key: "image"),
        video: try check.link(video, key: "video"),
        modified: try check.label(modified, key: "the date")
      )
    )
  }

  /// Nil when neither the id in the source nor the name has a letter or digit.
  private func id(name: String) -> DishID? {
    let given = Self.nativeID(nativeID ?? "").unlessBlank
    return (given ?? Self.nativeID(slug(of: name)).unlessBlank).map {
      DishID(source: source, nativeID: $0)
    }
  }

  private func otherNames(_ check: LimitCheck) throws(ImportError) -> [String] {
    let names = withoutRepeats(otherNames.map(\.onOneLine))
    try check.count(names.count, key: "other names", allowed: ImportLimits.otherNames)
    for name in names {
      try check.length(name.utf8.count, key: "other names", allowed: ImportLimits.nameBytes)
    }
    return names
  }

  private func steps(_ check: LimitCheck) throws(ImportError) -> [String] {
    let steps = self.steps.map(\.tidied).filter { !$0.isEmpty }
    try check.count(steps.count, key: "the list of steps", allowed: ImportLimits.steps)
    for (position, step) in steps.enumerated() {
      let key = "step \(position + 1)"
      try check.length(step.utf8.count, key: key, allowed: ImportLimits.stepBytes)
    }
    return steps
  }

  private func lines(
    _ check: LimitCheck,
    parser: IngredientLineParser
  ) throws(ImportError) -> [IngredientLine] {
    try check.lineCount(lines.count)
    var read: [IngredientLine] = []
    var section: String?
    for (position, line) in lines.enumerated() {
      let bytes = [line.measure, line.text, line.note].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
      let key = "ingredient \(position + 1)"
      try check.length(bytes, key: key, allowed: ImportLimits.lineBytes)
      guard line.text.unlessBlank != nil else { continue }
      if line.isHeading || !line.isApart && LineHeading.isMeant(by: line.text) {
        section = LineHeading.words(of: line.text)
      } else {
        var one = line.read(by: parser)
        one.section = section
        read.append(one)
      }
    }
    return read
  }
}

extension RecipeDraft.Line {
  /// One line for each of a text that is not empty. Of more than a recipe may have there is one more,
  /// with all the rest.
  static func lines(in text: String) -> [RecipeDraft.Line] {
    text.split(maxSplits: ImportLimits.lines, whereSeparator: \.isNewline)
      .map { RecipeDraft.Line(text: String($0)) }
  }

  fileprivate func read(by parser: IngredientLineParser) -> IngredientLine {
    let words = [text, note].compactMap { $0?.onOneLine.unlessBlank }.joined(separator: ", ")
    var line =
      isApart ? parser.parse(measure: measure?.onOneLine, name: words) : parser.parse(words)
    if let role, line.role == .required { line.role = role }
    return line
  }
}
