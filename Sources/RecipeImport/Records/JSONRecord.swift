internal import JSONCoding
internal import RecipeModel

/// One record of no particular program as a draft.
struct JSONRecord {
  let fields: JSONFields

  static let nameKeys = [
    "name", "title", "recipename", "strdrink", "strmeal", "drink", "dish", "cocktail", "recipe",
  ]
  static let lineKeys = [
    "ingredients", "ingredientlist", "recipeingredient", "recipeingredients", "ingredientlines",
  ]
  private static let stepKeys = [
    "instructions", "directions", "steps", "preparation", "procedure", "recipeinstructions",
    "strinstructions",
  ]

  /// The recipe, not yet checked. Cost: O(bytes).
  ///
  /// `method` is a way to make a drink ("stirred") where other keys give steps or it has at most
  /// three words; else it gives the steps.
  func draft() throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.json.rawValue)
    draft.nativeID = try fields.text("id", "uuid", "slug", "recipeid", "uid")
    draft.name = try fields.text(Self.nameKeys) ?? likelyName()
    draft.categories = try fields.texts([
      "category", "categories", "recipecategory", "strcategory", "course",
    ])
    draft.cuisine = try fields.text("cuisine", "area", "recipecuisine", "cuisines", "strarea")
    draft.glass = try fields.text("glass", "glasstype", "glassware", "strglass")
    draft.tags = try fields.texts(["tags", "keywords", "strtags"]).flatMap(commaItems)
    draft.takeServings(
      try fields.text("servings", "serves", "yield", "yields", "portions", "recipeyield")
    )
    try takeTimes(&draft)
    draft.summary = try fields.text("description", "summary", "intro")
    draft.lines = try lines() + garnishes()
    try takeMethod(&draft)
    draft.image = fields.link(
      "image",
      "imageurl",
      "thumbnail",
      "photo",
      "picture",
      "images",
      "strdrinkthumb"
    )
    draft.link = fields.link("url", "link", "source", "sourceurl", "href", "strsource")
    draft.video = fields.link("video", "videourl", "youtube", "strvideo", "stryoutube")
    draft.modified = try fields.text("modified", "updatedat", "datemodified")
    try takeKind(&draft)
    let steps = JSONSteps(fields: fields)
    for (key, value) in ["notes", "note", "tips"].compactMap({ fields.first([$0]) }) {
      draft.addNotes(try steps.steps(value, key: key))
    }
    if draft.link == nil { draft.addCredit(try fields.text("author", "source")) }
    return draft
  }

  private func takeMethod(_ draft: inout RecipeDraft) throws(ImportError) {
    if let (key, value) = fields.first(Self.stepKeys) {
      draft.steps = try JSONSteps(fields: fields).steps(value, key: key)
      draft.method = try fields.text("method")
    } else if let value = fields.value("method") {
      let steps = try JSONSteps(fields: fields).steps(value, key: "method")
      let isOneWay = value.asText.map { $0.split(whereSeparator: \.isWhitespace).count <= 3 }
      if isOneWay ?? false { draft.method = value.asText } else { draft.steps = steps }
    }
  }

  private func takeKind(_ draft: inout RecipeDraft) throws(ImportError) {
    for key in ["kind", "type"] {
      guard let text = try fields.text(key)?.trimmed.lowercased() else { continue }
      switch text {
      case "cocktail", "drink", "mocktail", "beverage": draft.kind = .cocktail
      case "meal", "dish", "food": draft.kind = .meal
      default: continue
      }
      return
    }
  }

  private func takeTimes(_ draft: inout RecipeDraft) throws(ImportError) {
    draft.takeTimes(
      total: try fields.text(
        "minutes",
        "totaltime",
        "totaltimeminutes",
        "totalminutes",
        "readyinminutes",
        "time",
        "duration"
      ),
      preparation: try fields.text("preptime", "prepminutes", "preparationtime"),
      cooking: try fields.text("cooktime", "cookminutes", "cookingtime")
    )
  }
}

extension JSONRecord {
  /// Texts and objects of a list, the lines of one text, or the members of `{"gin": "2 oz"}`.
  private func lines() throws(ImportError) -> [RecipeDraft.Line] {
    guard let (key, value) = fields.first(Self.lineKeys) else { return [] }
    switch value {
    case .text(let text):
      return RecipeDraft.Line.lines(in: text)
    case .object(let object):
      var lines: [RecipeDraft.Line] = []
      for member in object.members {
        let measure = try fields.texts(member.value, key: key).joined(separator: " ").unlessBlank
        lines.append(RecipeDraft.Line(measure: measure, text: member.key, isApart: true))
      }
      return lines
    case .list(let list):
      var lines: [RecipeDraft.Line] = []
      for (position, item) in list.enumerated() {
        let key = "\(key), item \(position + 1),"
        if let line = try self.line(item, key: key) { lines.append(line) }
      }
      return lines
    case .null, .bool, .number: throw fields.error(.wrongType(key: key))
    }
  }

  private func line(_ item: JSONValue, key: String) throws(ImportError) -> RecipeDraft.Line? {
    switch item {
    case .null: return nil
    case .text(let text): return RecipeDraft.Line(text: text)
    case .object(let object):
      let item = JSONFields(object, file: fields.file, place: fields.place)
      return try JSONIngredient(fields: item).line(key: key)
    case .bool, .number, .list: throw fields.error(.wrongType(key: key))
    }
  }

  private func garnishes() throws(ImportError) -> [RecipeDraft.Line] {
    try fields.texts(["garnish", "garnishes"])
      .filter { !["none", "n/a", "-"].contains($0.trimmed.lowercased()) }
      .map { RecipeDraft.Line(text: $0, role: .garnish) }
  }
}
