internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads recipes as Mealie exports them: one recipe's JSON, a list of them, or an answer of its API.
struct MealieReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String

  func place(in outline: JSONOutline) -> JSONRecordPath? {
    guard outline.kind == .object, let items = outline.list("items") else {
      return outline.placeOfOneOrMore
    }
    return items.count > 0 ? .lists([items.position]) : .nothing
  }

  /// The recipe with the id `mealie:<slug>`. Cost: O(bytes).
  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    try DraftedRecords(parser: parser, file: file)
      .recipe(of: record, place: place) { fields throws(ImportError) in
        try MealieRecord(fields: fields).draft()
      }
  }
}

/// One recipe of Mealie as a draft.
struct MealieRecord {
  let fields: JSONFields

  /// The recipe, not yet checked. Its notes, "Title: text", are added to its summary. Cost: O(bytes).
  func draft() throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.mealie.rawValue)
    draft.nativeID = try fields.text("slug")
    draft.name = try fields.text("name")
    draft.categories = try fields.texts(["recipecategory"])
    draft.tags = try fields.texts(["tags"])
    draft.takeServings(try fields.text("recipeservings"))
    if draft.servings == nil {
      let quantity = try fields.text("recipeyieldquantity").map(JSONIngredient.plainNumber)
      let count = quantity.flatMap { $0 == "0" ? nil : $0 }
      draft.takeServings(
        [count, try fields.text("recipeyield")].compactMap(\.self).joined(separator: " ")
      )
    }
    draft.takeTimes(
      total: try fields.text("totaltime"),
      preparation: try fields.text("preptime"),
      cooking: try fields.text("performtime", "cooktime")
    )
    draft.summary = try fields.text("description")
    draft.lines = try lines()
    draft.steps = try steps()
    draft.link = fields.link("orgurl")
    draft.image = fields.link("image")
    draft.modified = try fields.text("dateupdated")
    draft.addNotes(
      try JSONSteps(fields: fields).steps(fields.value("notes") ?? .null, key: "notes")
    )
    return draft
  }

  /// They are in Markdown, whose emphasis no step has here.
  private func steps() throws(ImportError) -> [String] {
    try JSONSteps(fields: fields)
      .steps(fields.value("recipeinstructions") ?? .null, key: "recipeInstructions")
      .map(MarkdownEscaping.text)
  }

  private func lines() throws(ImportError) -> [RecipeDraft.Line] {
    var lines: [RecipeDraft.Line] = []
    for item in fields.value("recipeingredient")?.items ?? [] {
      switch item {
      case .null: continue
      case .text(let text): lines.append(RecipeDraft.Line(text: text))
      case .object(let object):
        let item = JSONFields(object, file: fields.file, place: fields.place)
        if let title = try item.text("title") { lines.append(.heading(title)) }
        if let line = try line(item) { lines.append(line) }
      case .bool, .number, .list: throw fields.error(.wrongType(key: "recipeIngredient"))
      }
    }
    return lines
  }

  /// A food with quantity, unit and note, else the line as it was typed or is shown.
  private func line(_ item: JSONFields) throws(ImportError) -> RecipeDraft.Line? {
    let note = try item.text("note")
    guard let food = try item.text("food"), !item.isSet("disableamount") else {
      let whole = try item.text("originaltext", "display", "food")
      guard let text = note ?? whole else { return nil }
      let measure = note == nil || item.isSet("disableamount") ? nil : try measure(item)
      return RecipeDraft.Line(measure: measure, text: text, isApart: measure != nil)
    }
    return RecipeDraft.Line(measure: try measure(item), text: food, isApart: true, note: note)
  }

  private func measure(_ item: JSONFields) throws(ImportError) -> String? {
    let typed = try item.text("quantity")
    // No amount is typed as none, beside whatever unit was chosen.
    if let typed, Double(typed) == 0 { return nil }
    let quantity = typed.map(JSONIngredient.plainNumber)
    return [quantity, try item.text("unit")].compactMap { $0?.unlessBlank }
      .joined(separator: " ").unlessBlank
  }
}
