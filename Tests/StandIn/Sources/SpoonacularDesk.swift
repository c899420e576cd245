/// Spoonacular's recipes, with its points.
enum SpoonacularDesk {
  static func answer(
    _ request: StandInRequest,
    _ path: [String],
    in content: inout SourceContent,
    images: String?
  ) -> StandInResponse {
    let key = request.parameter("apiKey") ?? request.header("x-api-key")
    guard key == content.spoonacularKey else {
      return failure(401, "You are not authorized. Please read the documentation on API keys.")
    }
    guard content.points > 0 else {
      return failure(402, "Your daily points limit has been reached. Please upgrade your plan.")
    }
    guard path.count >= 2, path[0] == "recipes" else { return .notFound }
    let reply: (cost: Double, value: JSONValue)
    switch (path[1], path.count) {
    case ("complexSearch", 2): reply = search(request, content.recipes)
    case ("findByIngredients", 2): reply = byIngredients(request, content.recipes)
    case (_, 3) where path[2] == "information":
      let id = Double(path[1])
      guard let found = content.recipes.first(where: { $0["id"]?.number == id }) else {
        return failure(404, "A recipe with the id \(path[1]) does not exist.")
      }
      reply = (1, found)
    default: return .notFound
    }
    content.points = max(0, content.points - reply.cost)
    content.spentPoints += reply.cost
    return .json(
      reply.value.servingImages(from: images),
      headers: [
        StandInHeader("X-API-Quota-Request", points(reply.cost)),
        StandInHeader("X-API-Quota-Used", points(content.spentPoints)),
        StandInHeader("X-API-Quota-Left", points(content.points)),
      ]
    )
  }

  private static func search(
    _ request: StandInRequest,
    _ recipes: [JSONValue]
  ) -> (cost: Double, value: JSONValue) {
    let words = (request.parameter("query") ?? "").lowercased().split(separator: " ")
    let wanted = names(request.parameter("includeIngredients"))
    var found = recipes.filter { recipe in
      let title = recipe["title"]?.string?.lowercased() ?? ""
      let held = ingredientNames(recipe)
      return words.allSatisfy { title.contains($0) }
        && wanted.allSatisfy { name in held.contains { $0.contains(name) } }
    }
    if request.parameter("instructionsRequired") == "true" {
      found = found.filter { !($0["analyzedInstructions"]?.array ?? []).isEmpty }
    }
    let offset = min(max(Int(request.parameter("offset") ?? "") ?? 0, 0), 900)
    let number = min(max(Int(request.parameter("number") ?? "") ?? 10, 1), 100)
    let isWhole = request.parameter("addRecipeInformation") == "true"
    let page = found.dropFirst(offset).prefix(number).map { recipe -> JSONValue in
      var result = isWhole ? recipe : short(recipe)
      if request.parameter("fillIngredients") == "true" {
        for member in usage(recipe, wanted) { result[member.name] = member.value }
      } else {
        result["extendedIngredients"] = nil
      }
      return result
    }
    let cost = 1 + Double(page.count) * (isWhole ? 0.035 : 0.01)
    let value: JSONValue = [
      "results": .array(page), "offset": .number(Double(offset)),
      "number": .number(Double(number)), "totalResults": .number(Double(found.count)),
    ]
    return (cost, value)
  }

  private static func byIngredients(
    _ request: StandInRequest,
    _ recipes: [JSONValue]
  ) -> (cost: Double, value: JSONValue) {
    let owned = names(request.parameter("ingredients"))
    let number = min(max(Int(request.parameter("number") ?? "") ?? 10, 1), 100)
    let found = recipes.map { recipe -> (used: Int, missed: Int, value: JSONValue) in
      let members = usage(recipe, owned)
      guard case .object(let start) = short(recipe) else { return (0, 0, recipe) }
      let value = JSONValue.object(start + members)
      let count = { (name: String) in value[name]?.array.count ?? 0 }
      return (count("usedIngredients"), count("missedIngredients"), value)
    }
    .filter { $0.used > 0 }
    let ranked =
      request.parameter("ranking") == "2"
      ? found.sorted { ($0.missed, -$0.used) < ($1.missed, -$1.used) }
      : found.sorted { (-$0.used, $0.missed) < (-$1.used, $1.missed) }
    let page = ranked.prefix(number).map(\.value)
    return (1 + Double(page.count) * 0.01, .array(page))
  }

  private static func usage(_ recipe: JSONValue, _ owned: [String]) -> [JSONValue.Member] {
    let all = recipe["extendedIngredients"]?.array ?? []
    let isUsed = { (ingredient: JSONValue) in
      let name = ingredient["name"]?.string?.lowercased() ?? ""
      return owned.contains { name.contains($0) }
    }
    let used = all.filter(isUsed)
    let missed = all.filter { !isUsed($0) }
    return [
      .init("usedIngredientCount", .number(Double(used.count))),
      .init("missedIngredientCount", .number(Double(missed.count))),
      .init("missedIngredients", .array(missed.map(brief))),
      .init("usedIngredients", .array(used.map(brief))),
      .init("unusedIngredients", []),
      .init("likes", 0),
    ]
  }

  private static func brief(_ ingredient: JSONValue) -> JSONValue {
    let copied = ["id", "amount", "aisle", "name", "original", "originalName", "image"]
    var brief = JSONValue.object(copied.map { .init($0, ingredient[$0] ?? nil) })
    for name in ["unit", "unitLong", "unitShort"] { brief[name] = ingredient["unit"] ?? "" }
    brief["meta"] = []
    return brief
  }

  private static func short(_ recipe: JSONValue) -> JSONValue {
    .object(["id", "title", "image", "imageType"].map { .init($0, recipe[$0] ?? nil) })
  }

  private static func ingredientNames(_ recipe: JSONValue) -> [String] {
    (recipe["extendedIngredients"]?.array ?? []).compactMap { $0["name"]?.string?.lowercased() }
  }

  private static func names(_ list: String?) -> [String] {
    (list ?? "").lowercased().split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }

  private static func points(_ value: Double) -> String {
    String((value * 1000).rounded() / 1000)
  }

  private static func failure(_ status: Int, _ message: String) -> StandInResponse {
    .json(
      ["status": "failure", "code": .number(Double(status)), "message": .string(message)],
      status: status
    )
  }
}
