/// TheCocktailDB and TheMealDB: one program with other names.
struct RecordFamily {
  /// The name of a list of records.
  let list: String
  let id: String
  let name: String
  let thumb: String
  let ingredients: Int
  /// What `filter.php` and `list.php` know, by the letter of their parameter.
  let facets: [String: String]

  static let drinks = RecordFamily(
    list: "drinks",
    id: "idDrink",
    name: "strDrink",
    thumb: "strDrinkThumb",
    ingredients: 15,
    facets: ["c": "strCategory", "g": "strGlass", "a": "strAlcoholic"]
  )

  static let meals = RecordFamily(
    list: "meals",
    id: "idMeal",
    name: "strMeal",
    thumb: "strMealThumb",
    ingredients: 20,
    facets: ["c": "strCategory", "a": "strArea"]
  )

  func answer(
    _ request: StandInRequest,
    _ path: [String],
    in content: inout SourceContent,
    images: String?
  ) -> StandInResponse {
    guard path.count == 5, path[0] == "api", path[1] == "json" else { return .notFound }
    let isPaid = path[2] == "v2" && content.paidKeys.contains(path[3])
    guard isPaid || path[2] == "v1" && path[3] == "1" else { return .notFound }
    let isCapped = content.capsFreeAnswers && !isPaid
    let records = distinct(list == "drinks" ? content.drinks : content.meals)
    func reply(_ found: [JSONValue], atMost: Int = .max) -> StandInResponse {
      let sent = found.prefix(isCapped ? atMost : .max)
      let value = sent.isEmpty ? content.none : .array(Array(sent))
      return .json(.object([.init(list, value.servingImages(from: images))]))
    }

    switch path[4] {
    case "search.php":
      if let letter = request.parameter("f")?.lowercased() {
        return reply(records.filter { text($0, name).lowercased().hasPrefix(letter) }, atMost: 25)
      }
      let words = (request.parameter("s") ?? "").lowercased()
      let found = records.filter { words.isEmpty || text($0, name).lowercased().contains(words) }
      return reply(found, atMost: 25)
    case "lookup.php":
      let wanted = request.parameter("i") ?? ""
      return reply(records.filter { text($0, id) == wanted })
    case "random.php":
      guard !records.isEmpty else { return reply([]) }
      content.turns += 1
      return reply([records[(content.turns - 1) * 7 % records.count]])
    case "filter.php":
      return reply(filtered(records, request, isPaid: isPaid).map(short), atMost: 100)
    case "list.php":
      return reply(values(records, request))
    case "categories.php" where list == "meals":
      return .json(["categories": .array(categories(records, images))])
    default:
      return .notFound
    }
  }

  private func filtered(
    _ records: [JSONValue],
    _ request: StandInRequest,
    isPaid: Bool
  ) -> [JSONValue] {
    if let asked = request.parameter("i") {
      let names = isPaid ? asked.split(separator: ",").map { plain(String($0)) } : [plain(asked)]
      return records.filter { record in
        let present = Set(ingredientNames(record).map(plain))
        return present.isSuperset(of: names)
      }
    }
    for (letter, field) in facets {
      guard let asked = request.parameter(letter) else { continue }
      return records.filter { plain(text($0, field)) == plain(asked) }
    }
    return []
  }

  private func values(_ records: [JSONValue], _ request: StandInRequest) -> [JSONValue] {
    if request.parameter("i") == "list" {
      let names = Set(records.flatMap(ingredientNames)).sorted()
      if list == "drinks" { return names.map { ["strIngredient1": .string($0)] } }
      return names.enumerated().map { number, name in
        [
          "idIngredient": .string(String(number + 1)), "strIngredient": .string(name),
          "strDescription": nil, "strType": nil,
        ]
      }
    }
    for (letter, field) in facets where request.parameter(letter) == "list" {
      let values = Set(records.map { text($0, field) }).subtracting([""]).sorted()
      return values.map { .object([.init(field, .string($0))]) }
    }
    return []
  }

  private func categories(_ records: [JSONValue], _ images: String?) -> [JSONValue] {
    let names = Set(records.map { text($0, "strCategory") }).subtracting([""]).sorted()
    return names.enumerated().map { number, name in
      let value: JSONValue = [
        "idCategory": .string(String(number + 1)), "strCategory": .string(name),
        "strCategoryThumb": .string("https://www.themealdb.com/images/category/\(number).png"),
        "strCategoryDescription": .string("What belongs to \(name)."),
      ]
      return value.servingImages(from: images)
    }
  }

  private func distinct(_ records: [JSONValue]) -> [JSONValue] {
    var seen: Set<String> = []
    return records.filter { seen.insert(text($0, id)).inserted }
  }

  private func short(_ record: JSONValue) -> JSONValue {
    .object([name, thumb, id].map { .init($0, record[$0] ?? nil) })
  }

  private func ingredientNames(_ record: JSONValue) -> [String] {
    (1...ingredients).map { text(record, "strIngredient\($0)") }.filter { !$0.isEmpty }
  }

  private func text(_ record: JSONValue, _ field: String) -> String {
    record[field]?.string ?? ""
  }

  private func plain(_ text: String) -> String {
    text.lowercased().split { $0 == "_" || $0 == " " }.joined(separator: " ")
  }
}
