internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads JSON lines, one record a line, a line at a time.
///
/// It keeps nothing but the number of the line, so a file of any length can be read as it streams.
struct RecordLines {
  private let records: JSONRecordReader
  private var line: Int

  /// - Parameter line: How many lines of the file were read before.
  init(parser: IngredientLineParser, file: String, after line: Int = 0) {
    records = JSONRecordReader(parser: parser, file: file)
    self.line = line
  }

  /// The record of the next line of the file, or the reason why it is none; nil for a blank line.
  ///
  /// A record of TheCocktailDB or TheMealDB is read as one, any other as ``JSONRecordReader``
  /// reads it. Cost: O(bytes).
  ///
  /// - Parameter bytes: The line without its end.
  mutating func next(_ bytes: some Collection<UInt8>) -> Result<Recipe, ImportError>? {
    line += 1
    guard bytes.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else { return nil }
    let place = ImportError.Place.line(line)
    return Result { () throws(ImportError) in try recipe(in: bytes, place: place) }
  }

  /// What is wrong with the next line of the file, which is longer than allowed; nil for a blank one.
  mutating func next(ofBytes count: Int, isBlank: Bool) -> ImportError? {
    line += 1
    return isBlank ? nil : tooLong(count, place: .line(line))
  }

  private func tooLong(_ count: Int, place: ImportError.Place) -> ImportError {
    let allowed = JSONLimits.lineBytes
    let reason = ImportError.Reason.tooLong(key: "the line", bytes: count, allowed: allowed)
    return ImportError(reason, file: records.file, place: place)
  }

  private func recipe(
    in bytes: some Collection<UInt8>,
    place: ImportError.Place
  ) throws(ImportError) -> Recipe {
    let file = records.file
    guard bytes.count <= JSONLimits.lineBytes else { throw tooLong(bytes.count, place: place) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ImportError(.notUTF8, file: file, place: place)
    }
    let value = try JSONParser.value(of: text, file: file, place: place)
    if let object = value.asObject, object["idDrink"] != nil || object["idMeal"] != nil {
      let reader = TheCocktailDBReader(parser: records.parser, file: file, kind: nil)
      return try reader.recipe(of: value, place: place)
    }
    return try records.recipe(of: value, place: place)
  }
}
