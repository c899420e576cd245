internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads records of no particular program: JSON objects with a name, ingredients and what else a
/// recipe has, under the keys that people commonly give them.
struct JSONRecordReader {
  let parser: IngredientLineParser
  let file: String

  /// Every record as a recipe, or as the reason why it is none, in the order of the file.
  ///
  /// The file is a list of records, one record, an object that holds a list ("recipes", "items" and
  /// the like), or one that names its records by their ids. Throws when it is not JSON or holds
  /// no list. Cost: O(bytes).
  func recipes(in text: String) throws(ImportError) -> RecipeRecords {
    let value = try JSONParser.value(of: text, file: file)
    guard let records = Self.records(in: value) else {
      throw ImportError(.wrongShape, file: file)
    }
    guard !records.isEmpty else { throw ImportError(.noRecords, file: file) }
    return readRecords(of: records) { record, place throws(ImportError) in
      try recipe(of: record, place: place)
    }
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

  private static func records(in value: JSONValue) -> [JSONValue]? {
    guard case .object(let object) = value else { return value.asList }
    let keys = Set(object.members.map { JSONFields.folded($0.key) })
    if !keys.isDisjoint(with: JSONRecord.nameKeys), !keys.isDisjoint(with: JSONRecord.lineKeys) {
      return [value]
    }
    for key in [
      "recipes", "items", "data", "results", "records", "hits", "drinks", "cocktails", "meals",
    ] {
      if let list = object[key]?.asList { return list }
    }
    if let inner = object["recipe"], inner.asObject != nil { return [inner] }
    if !keys.isDisjoint(with: JSONRecord.lineKeys) { return [value] }
    let values = object.members.map(\.value)
    return !values.isEmpty && values.allSatisfy { $0.asObject != nil } ? values : nil
  }
}
