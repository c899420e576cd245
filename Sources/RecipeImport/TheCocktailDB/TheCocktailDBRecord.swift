/// One recipe record of TheCocktailDB or TheMealDB, as far as it is read; nothing is checked yet.
///
/// Decoding never throws, so that a broken record does not take the others with it.
struct TheCocktailDBRecord: Decodable {
  enum Field: Equatable {
    case text(String)
    /// Written as digits.
    case number(String)
    case neither
  }

  /// False for a list, a string or a number where a record should stand.
  let isObject: Bool
  /// By key; `null` and blank texts are left out, and so are keys that are not read.
  let fields: [String: Field]
  /// `strIngredientN` by N, ascending; fields that are absent or blank are left out.
  let ingredients: [(number: Int, field: Field)]

  init(from decoder: any Decoder) {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      isObject = false
      fields = [:]
      ingredients = []
      return
    }
    var fields: [String: Field] = [:]
    var ingredients: [(number: Int, field: Field)] = []
    for key in container.allKeys {
      let number = Self.ingredientNumber(of: key.stringValue)
      guard number != nil || Self.isRead(key.stringValue) else { continue }
      guard let field = Self.field(key, in: container) else { continue }
      if let number {
        ingredients.append((number, field))
      } else {
        fields[key.stringValue] = field
      }
    }
    isObject = true
    self.fields = fields
    self.ingredients = ingredients.sorted { $0.number < $1.number }
  }

  private static let keys: Set<String> = [
    "idDrink", "strDrink", "strDrinkThumb", "idMeal", "strMeal", "strMealThumb", "strCategory",
    "strArea", "strGlass", "strTags", "strIBA", "strAlcoholic", "strInstructions", "strSource",
    "strVideo", "strYoutube", "dateModified",
  ]

  private static func isRead(_ key: String) -> Bool {
    keys.contains(key) || key.hasPrefix("strMeasure")
  }

  /// N of `strIngredientN`, written as the sources write it: `strIngredient01` is no second first.
  private static func ingredientNumber(of key: String) -> Int? {
    let prefix = "strIngredient"
    guard key.hasPrefix(prefix), key.utf8.count <= prefix.utf8.count + 6,
      let number = Int(key.dropFirst(prefix.count)), number > 0, key == prefix + "\(number)"
    else { return nil }
    return number
  }

  private static func field(_ key: AnyKey, in container: KeyedDecodingContainer<AnyKey>) -> Field? {
    // A value of another kind is a finding about the record, not a failure to read it.
    if (try? container.decodeNil(forKey: key)) == true { return nil }
    if let text = try? container.decode(String.self, forKey: key) {
      return text.unlessBlank.map { .text($0) }
    }
    if let number = try? container.decode(Int64.self, forKey: key) { return .number("\(number)") }
    if let number = try? container.decode(Double.self, forKey: key) { return .number("\(number)") }
    return .neither
  }
}

/// The records of a file and whether it has the shape of one.
struct TheCocktailDBFile: Decodable {
  /// Nil when the file is neither a list nor an object with a list of recipes.
  let records: [TheCocktailDBRecord]?

  init(from decoder: any Decoder) {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let keys = [AnyKey("drinks"), AnyKey("meals")].filter { container.contains($0) }
      let lists = keys.compactMap { key -> [TheCocktailDBRecord]? in
        if let list = try? container.decode([TheCocktailDBRecord].self, forKey: key) { return list }
        // An answer without recipes has null or a message in place of the list.
        return []
      }
      records = keys.isEmpty ? nil : Array(lists.joined())
    } else {
      records = try? [TheCocktailDBRecord](from: decoder)
    }
  }
}

/// Any key of a JSON object.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
