internal import JSONCoding

/// One recipe record of TheCocktailDB or TheMealDB, as far as it is read; nothing is checked yet.
struct TheCocktailDBRecord {
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

  /// Cost: O(members).
  init(_ value: JSONValue) {
    var fields: [String: Field] = [:]
    var ingredients: [Int: Field] = [:]
    for member in value.asObject?.members ?? [] {
      if let number = Self.ingredientNumber(of: member.key) {
        ingredients[number] = Self.field(member.value)
      } else if Self.isRead(member.key) {
        fields[member.key] = Self.field(member.value)
      }
    }
    isObject = value.asObject != nil
    self.fields = fields
    self.ingredients = ingredients.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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

  private static func field(_ value: JSONValue) -> Field? {
    switch value {
    case .null: nil
    case .text(let text): text.unlessBlank.map { .text($0) }
    case .number(let digits):
      if let whole = Int64(digits) ?? value.asNumber.flatMap(Int64.init(exactly:)) {
        .number("\(whole)")
      } else {
        value.asNumber.map { .number("\($0)") } ?? .neither
      }
    case .bool, .list, .object: .neither
    }
  }
}
