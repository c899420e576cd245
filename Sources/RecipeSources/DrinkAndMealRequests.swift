internal import JSONCoding
internal import RecipeFetch
internal import RecipeImport
internal import RecipeModel

/// The operations of TheCocktailDB and TheMealDB, which share one API.
struct DrinkAndMealRequests {
  let connection: SourceConnection

  private var isDrinks: Bool { connection.source == .thecocktaildb }
  private var format: RecipeFormat { isDrinks ? .thecocktaildb : .themealdb }
  /// The key of the list in every answer.
  private var root: String { isDrinks ? "drinks" : "meals" }
  var idKey: String { isDrinks ? "idDrink" : "idMeal" }

  func search(
    _ parameter: String,
    _ value: String
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    SourceReply(try connection.recipes(in: searchAnswer(parameter, value), format: format))
  }

  func searchAnswer(_ parameter: String, _ value: String) throws(SourceError) -> SourceAnswer {
    try connection.ask("search.php", [.init(parameter, value)])
  }

  func recipes(in answer: SourceAnswer) throws(SourceError) -> ImportedRecipes {
    try connection.recipes(in: answer, format: format)
  }

  func search(ingredients: [String]) throws(SourceError) -> SourceReply<[SourceDish]> {
    guard let first = ingredients.first else { return SourceReply([]) }
    if connection.key != nil {
      return try filter(.ingredients, ingredients.joined(separator: ","))
    }
    var found = try filter(.ingredients, first)
    for ingredient in ingredients.dropFirst() where !found.value.isEmpty {
      let more = try filter(.ingredients, ingredient)
      let ids = Set(more.value.map(\.id))
      found.value.removeAll { !ids.contains($0.id) }
      found.problems += more.problems
    }
    return found
  }

  /// Each dish once; a record without a plain id or a name is a problem.
  func filter(
    _ list: ValueList,
    _ value: String
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    let answer = try connection.ask("filter.php", [.init(try parameter(of: list), value)])
    var found = SourceReply(try records(in: answer), dish)
    found.value.removeRepetitions()
    return found
  }

  private func dish(_ record: AnswerRecord) throws(ImportError) -> SourceDish {
    guard record.value.asObject != nil else { throw record.error(.notAnObject) }
    return SourceDish(
      id: DishID(source: connection.source.rawValue, nativeID: try record.id(idKey)),
      name: try record.required(
        isDrinks ? "strDrink" : "strMeal",
        as: "name",
        bytes: AnswerLimits.nameBytes
      ),
      image: try record.link(isDrinks ? "strDrinkThumb" : "strMealThumb")
    )
  }

  func random() throws(SourceError) -> SourceReply<[SourceDish]> {
    SourceReply(try connection.recipes(in: connection.ask("random.php"), format: format))
  }

  func dish(_ nativeID: String) throws(SourceError) -> Recipe? {
    isPlainID(nativeID) ? try lookup(nativeID).recipe(nativeID) : nil
  }

  /// What the source has under an id, one record at most; none when it has none.
  func lookup(_ nativeID: String) throws(SourceError) -> ImportedRecipes {
    let answer: SourceAnswer
    do {
      answer = try connection.ask("lookup.php", [.init("i", nativeID)])
    } catch {
      if case .fetch(let error) = error, error.reason == .status(404) { return ImportedRecipes() }
      throw error
    }
    return try recipes(in: answer)
  }

  func values(of list: ValueList) throws(SourceError) -> SourceReply<[String]> {
    let answer = try connection.ask("list.php", [.init(try parameter(of: list), "list")])
    var found: SourceReply<[String]> = SourceReply([])
    var seen: Set<String> = []
    for record in try records(in: answer) {
      do throws(ImportError) {
        guard record.value.asObject != nil else { throw record.error(.notAnObject) }
        // The services list blanks as well; a blank names nothing.
        guard let value = try value(of: list, in: record) else { continue }
        if seen.insert(value.lowercased()).inserted { found.value.append(value) }
      } catch {
        found.problems.append(error)
      }
    }
    found.value.sort { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    return found
  }

  private func value(
    of list: ValueList,
    in record: AnswerRecord
  ) throws(ImportError) -> String? {
    switch list {
    case .categories: return try record.text("strCategory")
    case .glasses: return try record.text("strGlass")
    case .areas: return try record.text("strArea")
    case .ingredients:
      if let value = try record.text("strIngredient1") { return value }
      return try record.text("strIngredient")
    }
  }

  private func parameter(of list: ValueList) throws(SourceError) -> String {
    switch (list, isDrinks) {
    case (.categories, _): "c"
    case (.ingredients, _): "i"
    case (.glasses, true): "g"
    case (.areas, false): "a"
    case (.glasses, false), (.areas, true):
      throw connection.unsupported("sort its dishes by \(list)")
    }
  }

  /// The ids of the records of an answer, in their order; nil for a record without a plain one.
  func ids(in answer: SourceAnswer) -> [String?] {
    answer.record.records(root).map { record in
      do throws(ImportError) { return try record.id(idKey) } catch { return nil }
    }
  }

  private func records(in answer: SourceAnswer) throws(SourceError) -> [AnswerRecord] {
    guard case .object(let fields) = answer.value, fields[root] != nil else {
      throw .unreadable(ImportError(.wrongShape, file: answer.file))
    }
    return answer.record.records(root)
  }
}
