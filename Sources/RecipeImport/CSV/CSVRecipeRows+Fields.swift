internal import RecipeModel

extension CSVRecipeRows {
  /// What the rows of one recipe say besides its ingredients; of each column the first cell counts.
  func draft(_ rows: [CSVRecord]) throws(ImportError) -> RecipeDraft {
    func cells(_ column: CSVColumn) -> [String] {
      for row in rows {
        let cells = header.cells(column, of: row)
        if !cells.isEmpty { return cells }
      }
      return []
    }
    func cell(_ column: CSVColumn) -> String? { cells(column).first }
    func items(_ column: CSVColumn, _ content: CSVCell.Content) -> [String] {
      cell(column).map { CSVCell.items(in: $0, of: content) } ?? []
    }
    func address(_ column: CSVColumn) -> String? {
      cells(column).lazy.compactMap(webAddress(in:)).first
    }
    guard let first = rows.first else { throw ImportError(.noRecords, file: file) }
    var draft = RecipeDraft(source: source)
    let name = try name(of: first)
    draft.name = name
    draft.otherNames = items(.otherNames, .labels)
    draft.id = try id(cell(.id), name: name, line: first.line)
    let kind = cell(.kind)
    draft.kind = kind.flatMap { Recipe.Kind(rawValue: $0.onOneLine.lowercased()) }
    switch header.collection {
    case .theCocktailDB: draft.kind = .cocktail
    case .theMealDB: draft.kind = .meal
    default: break
    }
    draft.categories = [cell(.category) ?? (draft.kind == nil ? kind : nil)].compactMap(\.self)
    draft.cuisine = cell(.cuisine)
    draft.glass = cell(.glass)
    draft.method = cell(.method)
    draft.tags = items(.tags, .labels).filter { !isHeading($0) }
    draft.takeServings(cell(.servings))
    draft.takeTimes(
      total: cell(.minutes),
      preparation: cell(.preparationTime),
      cooking: cell(.cookingTime)
    )
    draft.summary = cell(.summary)
    draft.steps = items(.steps, .steps)
    draft.swaps = (cell(.swaps)?.split(whereSeparator: \.isNewline) ?? []).compactMap {
      SwapText.swap(String($0))
    }
    draft.link = address(.link)
    draft.image = address(.image)
    draft.video = address(.video)
    draft.modified = cell(.modified)
    return draft
  }

  private var source: String {
    switch header.collection {
    case .none: CSVRecipeReader.source
    case .recipeNLG: "recipenlg"
    case .foodComInteractions, .foodComReviews: "foodcom"
    case .theCocktailDB: RecipeFormat.thecocktaildb.rawValue
    case .theMealDB: RecipeFormat.themealdb.rawValue
    }
  }

  private func id(_ cell: String?, name: String, line: Int) throws(ImportError) -> DishID {
    if header.isExported, let id = cell.flatMap(DishID.init(written:)) { return id }
    guard let native = cell.map(RecipeDraft.keptID)?.unlessBlank else {
      return DishID(
        source: source,
        nativeID: RecipeDraft.nativeID(slug(of: name)).unlessBlank ?? "line-\(line)"
      )
    }
    try LimitCheck(file: file, place: .line(line))
      .length(native.utf8.count, key: "id", allowed: 2 * ImportLimits.nameBytes)
    return DishID(source: source, nativeID: native)
  }

  /// Food.com's tags name the groups of tags too.
  private func isHeading(_ tag: String) -> Bool {
    header.collection == .foodComInteractions
      && [
        "time-to-make", "course", "main-ingredient", "cuisine", "preparation", "occasion",
        "dietary",
      ].contains(tag)
  }

  /// The first address in a cell, which may be a list. RecipeNLG leaves its scheme out.
  private func webAddress(in cell: String) -> String? {
    let first = CSVCell.items(in: cell, of: .steps).first ?? cell
    let bare = first.trimmed.hasPrefix("\"") ? String(first.trimmed.dropFirst().dropLast()) : first
    if header.collection == .recipeNLG, bare.hasPrefix("www.") { return "http://" + bare }
    return bare.asWebAddress
  }
}
