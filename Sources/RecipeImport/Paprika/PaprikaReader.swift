internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads recipes as Paprika exports them: the JSON of one recipe, or a list of them.
struct PaprikaReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String

  func place(in outline: JSONOutline) -> JSONRecordPath? { outline.placeOfOneOrMore }

  /// The recipe with the id `paprika:<uid>`. Cost: O(bytes).
  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    try DraftedRecords(parser: parser, file: file)
      .recipe(of: record, place: place) { fields throws(ImportError) in
        try PaprikaRecord(fields: fields).draft()
      }
  }
}

/// One recipe of Paprika as a draft.
struct PaprikaRecord {
  let fields: JSONFields

  /// The recipe, not yet checked. Its notes are added to its summary. Cost: O(bytes).
  func draft() throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.paprika.rawValue)
    draft.nativeID = try fields.text("uid")
    draft.name = try fields.text("name")
    draft.categories = try fields.texts(["categories"])
    draft.takeServings(try fields.text("servings"))
    draft.takeTimes(
      total: try fields.text("totaltime"),
      preparation: try fields.text("preptime"),
      cooking: try fields.text("cooktime")
    )
    draft.summary = try fields.text("description")
    draft.lines = try fields.texts(["ingredients"])
      .flatMap(RecipeDraft.Line.lines(in:))
    let steps = JSONSteps(fields: fields)
    draft.steps = try steps.steps(fields.value("directions") ?? .null, key: "directions")
    draft.link = fields.link("sourceurl")
    draft.image = fields.link("imageurl")
    draft.addNotes(try steps.steps(fields.value("notes") ?? .null, key: "notes"))
    draft.addCredit(try fields.text("source"))
    return draft
  }
}
