internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads answers of the API of Spoonacular that hold whole recipes: one recipe's information, a
/// list of such, `{"results":[…]}` or `{"recipes":[…]}`.
///
/// A recipe is a drink when one of its dish types says so. Its category is the first dish type, its
/// tags are its diets and occasions.
struct SpoonacularReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String

  /// Of the summary, which is a page of prose there.
  private static let summaryBytes = 400

  func place(in outline: JSONOutline) -> JSONRecordPath? {
    switch outline.kind {
    case .list: return outline.count > 0 ? .items : .nothing
    case .null, .other: return nil
    case .object: break
    }
    if let records = outline.members["results"] ?? outline.members["recipes"] {
      switch records.kind {
      case .list(let count): return count > 0 ? .lists([records.position]) : .nothing
      case .nullOrBool: return .nothing
      case .object, .other: break
      }
    }
    let isRecipe = ["id", "extendedIngredients"].contains { outline.members[$0] != nil }
    return isRecipe ? .whole : nil
  }

  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    guard let object = record.asObject else {
      throw ImportError(.notARecord, file: file, place: place)
    }
    let limits = LimitCheck(file: file, place: place)
    return try draft(SpoonacularFields(object: object, limits: limits))
      .recipe(parser: parser, file: file, place: place)
  }

  private func draft(_ fields: SpoonacularFields) throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.spoonacular.rawValue)
    draft.nativeID = try fields.id()
    draft.name = try fields.text("title", bytes: ImportLimits.nameBytes)
    guard draft.name != nil else { throw fields.error(.missing("name", key: "title")) }
    let types = try fields.labels("dishTypes")
    draft.kind = DrinkRule.kind(glass: nil, categories: types, tags: []) ?? .meal
    draft.categories = types.prefix(1).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    draft.cuisine = try fields.labels("cuisines").first
    draft.tags = try tags(of: fields)
    draft.servings = try fields.count("servings")
    draft.minutes = try fields.count("readyInMinutes")
    draft.preparationMinutes = try fields.count("preparationMinutes")
    draft.cookingMinutes = try fields.count("cookingMinutes")
    draft.summary = try summary(of: fields)
    draft.lines = try lines(of: fields)
    draft.steps = try steps(of: fields)
    draft.link = try fields.link("sourceUrl")
    if draft.link == nil { draft.link = try fields.link("spoonacularSourceUrl") }
    draft.image = try fields.link("image")
    return draft
  }

  private func tags(of fields: SpoonacularFields) throws(ImportError) -> [String] {
    let tags = withoutRepeats(try fields.labels("diets") + fields.labels("occasions"))
    try fields.limits.count(tags.count, key: "diets", allowed: ImportLimits.tags)
    return tags
  }

  private func summary(of fields: SpoonacularFields) throws(ImportError) -> String? {
    let written = try fields.rawText("summary", bytes: ImportLimits.stepBytes)
    guard let text = written.map(HTMLText.plain)?.onOneLine else { return nil }
    return SummarySentences.first(of: text, bytes: Self.summaryBytes).unlessBlank
  }
}

extension SpoonacularReader {
  private func lines(of fields: SpoonacularFields) throws(ImportError) -> [RecipeDraft.Line] {
    let key = "extendedIngredients"
    let records = try fields.records(key)
    try fields.limits.lineCount(records.count)
    var lines: [RecipeDraft.Line] = []
    for record in records {
      let limit = ImportLimits.lineBytes
      if let text = try record.text("original", bytes: limit) {
        lines.append(RecipeDraft.Line(text: text))
      } else if let name = try record.text("name", bytes: limit) {
        lines.append(RecipeDraft.Line(measure: try measure(of: record), text: name, isApart: true))
      } else {
        throw fields.error(.missing("text of an ingredient", key: "original in \(key)"))
      }
    }
    guard !lines.isEmpty else { throw fields.error(.missing("ingredient", key: key)) }
    return lines
  }

  /// Amount and unit as a cook writes them: "1.5 cups"; nil when neither is said.
  private func measure(of record: SpoonacularFields) throws(ImportError) -> String? {
    let unit = try record.text("unit", bytes: ImportLimits.lineBytes)
    guard let number = try record.amount("amount") else { return unit }
    let amount = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    return unit.map { "\(amount) \($0)" } ?? amount
  }

  /// The analysed steps, with the name of a part in front of its first; else the instructions.
  private func steps(of fields: SpoonacularFields) throws(ImportError) -> [String] {
    var steps: [String] = []
    var key = "analyzedInstructions"
    for part in try fields.records(key) {
      var name = try part.text("name", bytes: ImportLimits.labelBytes)
      for step in try part.records("steps") {
        guard let text = try step.text("step", bytes: ImportLimits.stepBytes) else { continue }
        steps.append(name.map { "\($0): \(text)" } ?? text)
        name = nil
      }
    }
    if steps.isEmpty {
      key = "instructions"
      let most = ImportLimits.steps * ImportLimits.stepBytes
      let written = try fields.rawText(key, bytes: most) ?? ""
      steps = InstructionSteps.steps(in: HTMLText.plain(written))
    }
    try fields.limits.count(steps.count, key: key, allowed: ImportLimits.steps)
    for (position, step) in steps.enumerated() {
      let key = "\(key), step \(position + 1),"
      try fields.limits.length(step.utf8.count, key: key, allowed: ImportLimits.stepBytes)
    }
    return steps
  }
}
