internal import JSONCoding
internal import RecipeFetch
internal import RecipeImport
internal import RecipeModel

/// The operations of Spoonacular. Each costs points, which the service counts by the day.
struct SpoonacularRequests {
  let connection: SourceConnection

  /// Of complexSearch.
  static let pageSize = 100
  /// Of complexSearch, in all pages: it takes no offset above 900.
  static let mostResults = 1_000

  private static func cost(results: Int) -> Double { 1 + 0.01 * Double(results) }

  /// With the information and the ingredients of each result, which cost 0.025 each.
  private static func costWhole(results: Int) -> Double {
    cost(results: results) + 0.05 * Double(results)
  }

  func search(words: String, limit: Int) throws(SourceError) -> SourceReply<[SourceDish]> {
    let limit = min(max(limit, 1), Self.mostResults)
    var found = SourceReply<[SourceDish]>([])
    var ids: Set<DishID> = []
    var offset = 0
    while offset < limit {
      let wanted = min(Self.pageSize, limit - offset)
      let page = try page([.init("query", words)], offset: offset, number: wanted)
      found.value += page.imported.recipes.filter { ids.insert($0.id).inserted }
        .map { SourceDish($0) }
      found.problems += page.imported.problems
      found.total = page.total
      offset += wanted
      if page.isLast { break }
    }
    return found
  }

  /// One page of complexSearch, with whole recipes.
  func page(
    _ parameters: [FetchRequest.Parameter],
    offset: Int,
    number: Int
  ) throws(SourceError) -> (imported: ImportedRecipes, total: Int?, isLast: Bool) {
    let answer = try connection.ask(
      "complexSearch",
      parameters + [
        .init("addRecipeInformation", "true"), .init("fillIngredients", "true"),
        .init("instructionsRequired", "true"), .init("offset", "\(offset)"),
        .init("number", "\(number)"),
      ],
      cost: Self.costWhole(results: number)
    )
    let imported = try connection.recipes(in: answer, format: .spoonacular)
    let count = answer.record.records("results").count
    var total: Int?
    if let number = answer.value["totalResults"]?.asNumber { total = Int(exactly: number) }
    let isLast = count == 0 || total.map { offset + count >= $0 } ?? (count < number)
    return (imported, total, isLast)
  }

  func search(
    ingredients: [String],
    limit: Int
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    guard !ingredients.isEmpty else { return SourceReply([]) }
    let limit = min(max(limit, 1), Self.pageSize)
    let answer = try connection.ask(
      "findByIngredients",
      [
        .init("ingredients", ingredients.joined(separator: ",")), .init("number", "\(limit)"),
        // Fewest missing ingredients first.
        .init("ranking", "2"),
      ],
      cost: Self.cost(results: limit)
    )
    guard case .list(let items) = answer.value else {
      throw .unreadable(ImportError(.wrongShape, file: answer.file))
    }
    let records = items.enumerated().map { position, item in
      AnswerRecord(value: item, file: answer.file, place: .record(position + 1))
    }
    var found = SourceReply(records, dish)
    found.value.removeRepetitions()
    return found
  }

  private func dish(_ record: AnswerRecord) throws(ImportError) -> SourceDish {
    guard record.value.asObject != nil else { throw record.error(.notAnObject) }
    return SourceDish(
      id: DishID(source: connection.source.rawValue, nativeID: try record.id("id")),
      name: try record.required("title", as: "name", bytes: AnswerLimits.nameBytes),
      image: try record.link("image"),
      used: try record.count("usedIngredientCount"),
      missing: try record.count("missedIngredientCount")
    )
  }

  func random() throws(SourceError) -> SourceReply<[SourceDish]> {
    let answer = try connection.ask(
      "random",
      [.init("number", "1")],
      cost: Self.cost(results: 1)
    )
    return SourceReply(try connection.recipes(in: answer, format: .spoonacular))
  }

  func dish(_ nativeID: String) throws(SourceError) -> Recipe? {
    guard !nativeID.isEmpty, nativeID.utf8.count <= 18,
      nativeID.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let answer: SourceAnswer
    do {
      answer = try connection.ask("\(nativeID)/information", cost: 1)
    } catch {
      if case .fetch(let error) = error, error.reason == .status(404) { return nil }
      throw error
    }
    return try connection.recipes(in: answer, format: .spoonacular).recipe(nativeID)
  }
}
