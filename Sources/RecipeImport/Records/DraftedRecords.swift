internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Turns a record of a JSON text into a recipe.
struct DraftedRecords {
  let parser: IngredientLineParser
  let file: String

  /// The recipe of a record, or why it is none. Cost: O(bytes).
  ///
  /// - Parameter draft: What the record says.
  func recipe(
    of record: JSONValue,
    place: ImportError.Place,
    draft: (JSONFields) throws(ImportError) -> RecipeDraft
  ) throws(ImportError) -> Recipe {
    guard let object = record.asObject else {
      throw ImportError(.notARecord, file: file, place: place)
    }
    return try draft(JSONFields(object, file: file, place: place))
      .recipe(parser: parser, file: file, place: place)
  }
}

extension JSONOutline {
  /// Of what is one record or a list of them.
  var placeOfOneOrMore: JSONRecordPath {
    switch kind {
    case .list: count > 0 ? .items : .nothing
    case .null: .nothing
    case .object, .other: .whole
    }
  }
}
