internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads records of no particular program: JSON objects with a name, ingredients and what else a
/// recipe has, under the keys that people commonly give them.
struct JSONRecordReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String

  /// The file is a list of records, one record, an object that holds a list ("recipes", "items" and
  /// the like), or one that names its records by their ids.
  func place(in outline: JSONOutline) -> JSONRecordPath? {
    switch outline.kind {
    case .list: return outline.count > 0 ? .items : .nothing
    case .null, .other: return nil
    case .object: break
    }
    if outline.hasName, outline.hasLines { return .whole }
    for key in [
      "recipes", "items", "data", "results", "records", "hits", "drinks", "cocktails", "meals",
    ] {
      guard let list = outline.list(key) else { continue }
      return list.count > 0 ? .lists([list.position]) : .nothing
    }
    if let inner = outline.members["recipe"], inner.kind == .object {
      return .member(inner.position)
    }
    if outline.hasLines { return .whole }
    return outline.count > 0 && outline.hasOnlyObjects ? .members : nil
  }

  /// One record as a recipe with the id `json:<its id, else the slug of its name>`.
  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    guard let object = Self.unwrapped(record) else {
      throw ImportError(.notARecord, file: file, place: place)
    }
    let fields = JSONFields(object, file: file, place: place)
    return try JSONRecord(fields: fields).draft().recipe(parser: parser, file: file, place: place)
  }

  /// The record inside `{"recipe": {…}}`, else the value itself; nil for no object.
  private static func unwrapped(_ record: JSONValue) -> JSONObject? {
    guard let object = record.asObject else { return nil }
    if object["ingredients"] == nil, let inner = object["recipe"]?.asObject { return inner }
    return object
  }
}
