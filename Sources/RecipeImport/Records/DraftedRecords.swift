internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Turns the records of a JSON text into recipes, one by one.
struct DraftedRecords {
  let parser: IngredientLineParser
  let file: String

  /// Every record as a recipe, or as the reason why it is none, in their order. Cost: O(bytes).
  ///
  /// - Parameter draft: What one record says.
  func recipes(
    of records: [JSONValue],
    draft: @escaping (JSONFields) throws(ImportError) -> RecipeDraft
  ) -> RecipeRecords {
    readRecords(of: records) { record, place throws(ImportError) in
      guard let object = record.asObject else {
        throw ImportError(.notARecord, file: file, place: place)
      }
      return try draft(JSONFields(object, file: file, place: place))
        .recipe(parser: parser, file: file, place: place)
    }
  }
}
