internal import RecipeLexicon
internal import RecipeModel

/// Turns one row at a time into a recipe, or in a long table the rows of one recipe.
struct CSVRecipeRows {
  let parser: IngredientLineParser
  let file: String
  let header: CSVHeader

  /// The recipe of a row, with what it says besides. Cost: O(bytes).
  func recipe(_ record: CSVRecord) throws(ImportError) -> Recipe {
    let unsaid = (header.cell(.unsaid, of: record)?.split(whereSeparator: \.isNewline) ?? [])
      .compactMap { UnsaidPart($0) }
    if let whole = Unsaid.recipe(readAs: nil, with: unsaid) { return whole }
    let read = try visible(record)
    let recipe =
      Unsaid.recipe(readAs: read, with: unsaid)
      ?? header.cell(.copy, of: record).map { copy in
        ExactCopy.merged(read: read, copy: copy) { original throws(ImportError) in
          try olderWords(of: original, in: record)
        }
      } ?? read
    guard !recipe.lines.isEmpty else { throw noIngredient(record) }
    return recipe
  }

  /// The recipe of rows with an ingredient each, in the order of their numbers where all have one.
  func recipe(ofLong rows: [CSVRecord]) throws(ImportError) -> Recipe {
    guard let first = rows.first else { throw ImportError(.noRecords, file: file) }
    let lines = lines(ofLong: rows)
    guard !lines.isEmpty else { throw noIngredient(first) }
    var draft = try draft(rows)
    draft.lines = lines
    return try draft.recipe(parser: parser, file: file, place: .line(first.line))
  }

  private func lines(ofLong rows: [CSVRecord]) -> [RecipeDraft.Line] {
    let numbers = rows.compactMap { header.cell(.ingredientNumber, of: $0).flatMap { Int($0) } }
    let isNumbered = numbers.count == rows.count
    let ordered =
      isNumbered
      ? rows.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { rows[$0] } : rows
    return ordered.compactMap { row in
      guard let name = header.cell(.ingredient, of: row) else { return nil }
      let measure = [header.cell(.measure, of: row), header.cell(.unit, of: row)]
        .compactMap { $0 }.joined(separator: " ")
      return RecipeDraft.Line(measure: measure, text: name, isApart: true)
    }
  }

  /// What rows of one recipe have in common, where each is an ingredient: the id, else the name.
  func key(ofLong record: CSVRecord) throws(ImportError) -> String {
    try checkWidth(of: record)
    let name = try name(of: record)
    return header.cell(.id, of: record) ?? name.lowercased()
  }

  /// The name on one line; throws when there is none.
  func name(of record: CSVRecord) throws(ImportError) -> String {
    guard let name = header.cell(.name, of: record)?.onOneLine else {
      throw error(.missing("name", key: "one in its column"), record)
    }
    return name
  }

  /// A row with more cells than columns has a comma that no quotes hold.
  func checkWidth(of record: CSVRecord) throws(ImportError) {
    let extra = record.fields.dropFirst(header.count)
    guard extra.allSatisfy({ $0.unlessBlank == nil }) else {
      let count = record.fields.count
      throw error(.tooMany(key: "the row", count: count, allowed: header.count), record)
    }
  }

  private func error(_ reason: ImportError.Reason, _ record: CSVRecord) -> ImportError {
    ImportError(reason, file: file, place: .line(record.line))
  }

  private func noIngredient(_ record: CSVRecord) -> ImportError {
    error(.missing("ingredient", key: "at least one in its column"), record)
  }

  /// What the columns say that a person reads.
  func visible(_ record: CSVRecord) throws(ImportError) -> Recipe {
    try checkWidth(of: record)
    var draft = try draft([record])
    draft.lines = lines(of: record)
    return try draft.recipe(
      parser: parser,
      file: file,
      place: .line(record.line),
      needsLines: false
    )
  }

  /// The recipe as the row of an older version's table would be read, which had other columns and no headings.
  private func olderWords(of recipe: Recipe, in record: CSVRecord) throws(ImportError) -> Recipe {
    var recipe = recipe
    for position in recipe.lines.indices { recipe.lines[position].section = nil }
    let newer: Set<String> = ["also", "prep minutes", "cook minutes"]
    let cells = zip(CSVTable.columns, CSVTable.cells(of: recipe)).filter { !newer.contains($0.0) }
    let rows = CSVRecipeRows(
      parser: parser,
      file: file,
      header: CSVHeader(CSVRecord(fields: cells.map(\.0), line: 1))
    )
    return try rows.visible(CSVRecord(fields: cells.map { CSVCell.guarded($0.1) }, line: 2))
  }

  private func lines(of record: CSVRecord) -> [RecipeDraft.Line] {
    if !header.numbered.isEmpty, !header.has(.ingredients) {
      return header.numbered.compactMap { columns in
        guard let name = header.cell(at: columns.name, of: record) else { return nil }
        let measure = columns.measures.compactMap { header.cell(at: $0, of: record) }
        return RecipeDraft.Line(measure: measure.joined(separator: " "), text: name, isApart: true)
      }
    }
    guard header.has(.parts) else {
      return
        (header.cell(.ingredients, of: record).map { CSVCell.items(in: $0, of: .ingredients) }
        ?? []).map { RecipeDraft.Line(text: $0) }
    }
    let parts = items(.parts, of: record)
    let quantities = items(.quantities, of: record)
    let isPaired = parts.count == quantities.count
    return parts.indices.compactMap { position in
      parts[position]?.unlessBlank.map { part in
        RecipeDraft.Line(measure: isPaired ? quantities[position] : nil, text: part, isApart: true)
      }
    }
  }

  /// The items of a list with those that have no value.
  private func items(_ column: CSVColumn, of record: CSVRecord) -> [String?] {
    guard let cell = header.cell(column, of: record) else { return [] }
    // What only looks like a list is taken as text.
    return (try? ListLiteral.items(in: cell)) ?? CSVCell.items(in: cell, of: .ingredients)
  }
}
