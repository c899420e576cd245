internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads recipes as Tandoor exports them: an archive of one archive a recipe, with a `recipe.json` in each.
struct TandoorReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String

  func place(in outline: JSONOutline) -> JSONRecordPath? { outline.placeOfOneOrMore }

  /// The recipe with the id `tandoor:<slug of its name>`. Cost: O(bytes).
  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    try DraftedRecords(parser: parser, file: file)
      .recipe(of: record, place: place) { fields throws(ImportError) in
        try TandoorRecord(fields: fields).draft()
      }
  }
}

/// One recipe of Tandoor as a draft.
private struct TandoorRecord {
  let fields: JSONFields

  /// The recipe, not yet checked. The ingredients stand with the steps that need them. Cost: O(bytes).
  func draft() throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.tandoor.rawValue)
    draft.name = try fields.text("name")
    draft.summary = try fields.text("description")
    draft.tags = try fields.texts(["keywords"])
    let servings = try fields.text("servings").map(JSONIngredient.plainNumber)
    draft.takeServings(
      [servings, try fields.text("servingstext")].compactMap(\.self).joined(separator: " ")
    )
    draft.preparationMinutes = try minutes("workingtime")
    let times = [draft.preparationMinutes, try minutes("waitingtime")].compactMap(\.self)
    draft.minutes = times.isEmpty ? nil : times.reduce(0, +)
    draft.link = fields.link("sourceurl")
    for item in fields.value("steps")?.items ?? [] {
      guard let step = fields.fields(of: item) else { throw fields.error(.wrongType(key: "steps")) }
      let template = TandoorTemplate(ingredients: try takeIngredients(of: step, to: &draft))
      guard let instruction = try step.text("instruction") else { continue }
      let text = template.text(MarkdownEscaping.text(instruction))
      let name = try step.text("name").map { "\($0.onOneLine): " } ?? ""
      let steps = InstructionSteps.steps(in: text)
      draft.steps += steps.enumerated().map { $0 == 0 ? name + $1 : $1 }
    }
    return draft
  }

  /// A time, which is in minutes. That of work is what other programs call preparation; that of waiting is more than
  /// cooking, and counts in the total alone.
  private func minutes(_ key: String) throws(ImportError) -> Int? {
    guard let text = try fields.text(key), let minutes = Double(text),
      (1...100_000).contains(minutes)
    else { return nil }
    return Int(minutes)
  }

  /// Takes the ingredients of a step as lines, and gives them as its instruction may name them.
  private func takeIngredients(
    of step: JSONFields,
    to draft: inout RecipeDraft
  ) throws(ImportError) -> [TandoorTemplate.Ingredient] {
    var named: [TandoorTemplate.Ingredient] = []
    for item in step.value("ingredients")?.items ?? [] {
      guard let ingredient = fields.fields(of: item) else {
        throw fields.error(.wrongType(key: "ingredients"))
      }
      let note = try ingredient.text("note")
      if ingredient.isSet("isheader") {
        let text = try ingredient.text("note", "food", "originaltext")
        if let text { draft.lines.append(.heading(text)) }
        named.append(TandoorTemplate.Ingredient(food: text ?? ""))
        continue
      }
      guard let food = try ingredient.text("food") else {
        // A line that was not taken apart.
        if let text = try ingredient.text("originaltext") ?? note {
          draft.lines.append(RecipeDraft.Line(text: text))
        }
        named.append(
          TandoorTemplate.Ingredient(food: try ingredient.text("originaltext") ?? note ?? "")
        )
        continue
      }
      var measure: String?
      var asked = TandoorTemplate.Ingredient(food: food, note: note ?? "")
      let typed = try ingredient.text("amount")
      // No amount is typed as none, beside whatever unit was chosen.
      if !ingredient.isSet("noamount"), typed.flatMap({ Double($0) }) != 0 {
        asked.amount = typed.map(JSONIngredient.plainNumber)?.unlessBlank ?? ""
        asked.unit = try ingredient.text("unit")?.unlessBlank ?? ""
        measure =
          [asked.amount, asked.unit].filter { !$0.isEmpty }.joined(separator: " ")
          .unlessBlank
      }
      named.append(asked)
      draft.lines.append(
        RecipeDraft.Line(measure: measure, text: food, isApart: true, note: note)
      )
    }
    return named
  }
}
