internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads answers of the APIs of TheCocktailDB and TheMealDB, which share one shape.
///
/// A record is a drink when it has `idDrink` and a meal when it has `idMeal`.
struct TheCocktailDBReader: JSONRecordReading {
  let parser: IngredientLineParser
  let file: String
  /// The only kind of record that is taken; nil takes both.
  let kind: Recipe.Kind?

  /// The highest N of `strIngredientN` that is read.
  private static let ingredients = 50

  /// A list of records, or the lists of drinks and of meals.
  func place(in outline: JSONOutline) -> JSONRecordPath? {
    switch outline.kind {
    case .list: return outline.count > 0 ? .items : .nothing
    case .null, .other: return nil
    case .object: break
    }
    let keys = ["drinks", "meals"].filter { outline.members[$0] != nil }
    guard !keys.isEmpty else { return nil }
    // An answer without recipes has null or a message in place of the list.
    let lists = keys.compactMap { outline.list($0) }.filter { $0.count > 0 }
    return lists.isEmpty ? .nothing : .lists(lists.map(\.position))
  }

  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe {
    let record = TheCocktailDBRecord(record)
    guard record.isObject else { throw ImportError(.notAnObject, file: file, place: place) }
    let fields = RecordFields(record: record, file: file, place: place)
    let isDrink = try kind(of: fields) == .cocktail
    let id = try fields.id(isDrink ? "idDrink" : "idMeal")
    let name = try fields.name(isDrink ? "strDrink" : "strMeal")
    let source: RecipeFormat = isDrink ? .thecocktaildb : .themealdb
    let lines = try lines(of: fields)
    return Recipe(
      id: DishID(source: source.rawValue, nativeID: id),
      name: name,
      kind: isDrink ? .cocktail : .meal,
      category: try fields.label("strCategory"),
      cuisine: try cuisine(of: fields),
      glass: try fields.label("strGlass"),
      tags: try tags(of: fields),
      lines: lines,
      steps: try steps(of: fields),
      origin: RecipeOrigin(
        source: source.rawValue,
        nativeID: id,
        link: try fields.link("strSource"),
        image: try fields.link(isDrink ? "strDrinkThumb" : "strMealThumb"),
        video: try video(of: fields),
        modified: try fields.label("dateModified")
      )
    )
  }

  private func kind(of fields: RecordFields) throws(ImportError) -> Recipe.Kind {
    if let kind { return kind }
    if fields.record.fields["idDrink"] != nil { return .cocktail }
    if fields.record.fields["idMeal"] != nil { return .meal }
    throw fields.error(.missing("id", key: "idDrink or idMeal"))
  }

  private func lines(of fields: RecordFields) throws(ImportError) -> [IngredientLine] {
    let written = fields.record.ingredients
    guard let last = written.last else {
      throw fields.error(.missing("ingredient", key: "strIngredient1"))
    }
    try fields.limits.lineCount(last.number, allowed: Self.ingredients)
    var lines: [IngredientLine] = []
    for (number, field) in written {
      guard case .text(let name) = field else {
        throw fields.error(.wrongType(key: "strIngredient\(number)"))
      }
      let key = "strIngredient\(number)"
      let limit = ImportLimits.lineBytes
      try fields.check(name, key: key, bytes: limit)
      let measure = try fields.textOrNumber("strMeasure\(number)", bytes: limit)
      try fields.check((measure ?? "") + name, key: "\(key) with its measure", bytes: limit)
      lines.append(parser.parse(measure: measure, name: name.onOneLine))
    }
    return lines
  }

  private func video(of fields: RecordFields) throws(ImportError) -> String? {
    if let video = try fields.link("strVideo") { return video }
    return try fields.link("strYoutube")
  }

  /// The area; none for "Unknown".
  private func cuisine(of fields: RecordFields) throws(ImportError) -> String? {
    let area = try fields.label("strArea")
    return area?.lowercased() == "unknown" ? nil : area
  }

  private func steps(of fields: RecordFields) throws(ImportError) -> [String] {
    let key = "strInstructions"
    let steps = InstructionSteps.steps(in: try fields.rawText(key) ?? "")
    try fields.limits.count(steps.count, key: key, allowed: ImportLimits.steps)
    for (position, step) in steps.enumerated() {
      try fields.check(step, key: "\(key), step \(position + 1),", bytes: ImportLimits.stepBytes)
    }
    return steps
  }

  /// The record's own tags, its place in the IBA's list, and "Non alcoholic".
  private func tags(of fields: RecordFields) throws(ImportError) -> [String] {
    let key = "strTags"
    var tags = commaItems(try fields.rawText(key) ?? "")
    for tag in tags { try fields.check(tag, key: key, bytes: ImportLimits.labelBytes) }
    if let list = try fields.label("strIBA") { tags += ["IBA", list] }
    if let strength = try fields.label("strAlcoholic"), strength.lowercased() != "alcoholic" {
      tags.append(strength)
    }
    tags = withoutRepeats(tags)
    try fields.limits.count(tags.count, key: key, allowed: ImportLimits.tags)
    return tags
  }
}
