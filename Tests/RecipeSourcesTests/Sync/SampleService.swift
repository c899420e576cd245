import RecipeFetch
import TestSupport

/// A small TheCocktailDB: dishes with a name, a category and a glass, cut off as the free service
/// cuts off.
struct SampleService: Sendable {
  struct Drink: Sendable {
    var id: Int
    var name: String
    var category: String
    var glass: String
    var ingredient: String
    /// False for a record without an ingredient, which is no recipe.
    var isWhole = true
  }

  var drinks: [Drink]
  /// At most so many records in an answer to a letter.
  var mostByLetter = 25
  /// Ids that filters name and no lookup finds.
  var ghosts: [Int] = []

  static func random(seed: UInt64, count: Int) -> SampleService {
    var generator = SeededGenerator(seed: seed)
    let drinks = (0..<count).map { number in
      Drink(
        id: 100 + number * Int.random(in: 1...3, using: &generator),
        name: ["Ale", "Bix", "Cup", "7up", "Ébène"].randomElement(using: &generator) ?? "Ale",
        category: ["Long", "Short", "Other / Unknown"].randomElement(using: &generator) ?? "Long",
        glass: ["Coupe", "Mug"].randomElement(using: &generator) ?? "Mug",
        ingredient: ["Gin", "Rum", "Lime"].randomElement(using: &generator) ?? "Gin",
        isWhole: Int.random(in: 0..<8, using: &generator) > 0
      )
    }
    var ids: Set<Int> = []
    return SampleService(
      drinks: drinks.filter { ids.insert($0.id).inserted },
      mostByLetter: 3,
      ghosts: [9_001]
    )
  }

  func fetcher() -> StubFetcher {
    StubFetcher { request in .json(answer(request)) }
  }

  func answer(_ request: FetchRequest) -> String {
    switch request.operation {
    case "search.php":
      let letter = request.value("f") ?? ""
      let found = drinks.filter { $0.name.lowercased().hasPrefix(letter) }.prefix(mostByLetter)
      return list(found.map(whole))
    case "lookup.php": return list(drinks.filter { "\($0.id)" == request.value("i") }.map(whole))
    case "list.php":
      if request.value("c") != nil { return values("strCategory", drinks.map(\.category)) }
      if request.value("g") != nil { return values("strGlass", drinks.map(\.glass)) }
      return values("strIngredient1", drinks.map(\.ingredient))
    default:
      let found = drinks.filter { drink in
        [drink.category: "c", drink.glass: "g", drink.ingredient: "i"]
          .contains { request.value($0.value) == $0.key }
      }
      return list(found.map(short) + ghosts.map { "{\"idDrink\":\"\($0)\",\"strDrink\":\"G\"}" })
    }
  }

  private func list(_ records: [String]) -> String {
    records.isEmpty ? "{\"drinks\":null}" : "{\"drinks\":[\(records.joined(separator: ","))]}"
  }

  private func values(_ key: String, _ values: [String]) -> String {
    list(Set(values).sorted().map { "{\"\(key)\":\"\($0)\"}" })
  }

  private func short(_ drink: Drink) -> String {
    "{\"idDrink\":\"\(drink.id)\",\"strDrink\":\"\(drink.name)\"}"
  }

  private func whole(_ drink: Drink) -> String {
    let line = drink.isWhole ? ",\"strIngredient1\":\"\(drink.ingredient)\"" : ""
    return "{\"idDrink\":\"\(drink.id)\",\"strDrink\":\"\(drink.name)\"\(line)}"
  }
}
