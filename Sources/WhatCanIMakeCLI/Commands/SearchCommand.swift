import ArgumentParser
import WhatCanIMake

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search dishes by name and by the words in their recipes.",
    discussion: """
      With --source, the command searches a source on the network. Then use only one of these: \
      words, --ingredient, --letter, --category, --glass or --cuisine.

      Example: whatcanimake search tomato soup --kind meal
      """
  )

  @Argument(
    help: "Words that must all occur in the name or the recipe; the last word may be incomplete."
  )
  var words: [String] = []

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Option(
    help: ArgumentHelp("Show only dishes with all of these ingredients.", valueName: "names"),
    completion: .ingredients
  )
  var ingredient: [String] = []

  @Option(
    help: "How to sort the list (default: best match first, or by name if you give no words)."
  )
  var sort: BrowseOrder?

  @Option(
    help: ArgumentHelp(
      "Search this source; to list the sources, use 'source list'.",
      valueName: "name"
    ),
    completion: .dishSources
  )
  var source: String?

  @Option(
    help: ArgumentHelp(
      "With --source, show only dishes whose names begin with this letter.",
      valueName: "letter"
    )
  )
  var letter: String?

  @Option(
    help: ArgumentHelp(
      "Show at most this many dishes. With --source, the default is 20.",
      valueName: "n"
    )
  )
  var limit: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var fetch: FetchOptions

  @OptionGroup
  var options: KitchenOptions

  private var hasWords: Bool {
    words.contains { $0.contains { $0.isLetter || $0.isNumber } }
  }

  private var ingredients: [String] { selection.ingredients + nameList(ingredient) }

  func validate() throws {
    try refuseEmpty(ingredient, option: "--ingredient")
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1, not \(limit)") }
    guard source == nil else { return try validateQuestion() }
    guard letter == nil else { throw ValidationError("--letter needs --source") }
    guard hasWords || words.isEmpty && !ingredients.isEmpty else {
      throw ValidationError("give at least one word to search for")
    }
  }

  private func validateQuestion() throws {
    if let limit, limit > 1_000 {
      throw ValidationError("--limit must be between 1 and 1000, not \(limit)")
    }
    guard sort == nil, selection.filters.kind == nil else {
      throw ValidationError("--sort and --kind cannot be used with --source")
    }
    if let letter, letter.count != 1 { throw ValidationError("--letter needs exactly one letter") }
    guard questions.count == 1 else {
      throw ValidationError(
        "with --source, use exactly one of: words, --ingredient, --letter, --category, --glass, --cuisine"
      )
    }
  }

  /// What is asked of a source.
  private var questions: [SourceQuestion] {
    let filter = selection.filters.filter
    var questions: [SourceQuestion] = []
    if hasWords { questions.append(.words(words)) }
    if !ingredients.isEmpty { questions.append(.ingredients(ingredients)) }
    if let letter = letter?.first { questions.append(.letter(letter)) }
    if let category = filter.category { questions.append(.category(category)) }
    if let glass = filter.glass { questions.append(.glass(glass)) }
    if let cuisine = filter.cuisine { questions.append(.cuisine(cuisine)) }
    return questions
  }

  func run() throws {
    if let source { return try ask(try RecipeSource.ofDishes(named: source)) }
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    sort?.warnIfUnknown(in: kitchen)
    show(try found(in: kitchen))
  }

  private func found(in kitchen: Kitchen) throws -> DishListReply {
    let selection = selection.selection(containing: nameList(ingredient))
    guard hasWords else { return try kitchen.browse(selection, order: sort ?? .name) }
    return try kitchen.search(words, selection, order: sort)
  }

  private func show(_ reply: DishListReply) {
    if let meant = reply.meant {
      warn(
        "nothing found for \"\(words.joined(separator: " "))\"; showing results for \"\(meant)\""
      )
    }
    DishListView(noun: "search", asJSON: json, showsMean: sort == .rating)
      .show(reply, atMost: limit)
  }

  /// Asks a source; where it cannot be reached, shows what is kept of it.
  private func ask(_ source: RecipeSource) throws {
    let places = try options.places()
    let access = try fetch.access(to: source, places)
    let kitchen = try options.open()
    guard let question = questions.first else { return }
    do throws(KitchenError) {
      let reply = try access.dishes(question, limit: limit ?? 20, places)
      try SourceDishesView(source: source, asJSON: json)
        .show(reply, selection.selection(), in: kitchen)
    } catch {
      guard error.isUnreachableSource else { throw error }
      // Names that only the source knows find nothing here.
      if var kept = try? found(in: kitchen) {
        kept.dishes.removeAll { $0.id.source != source.rawValue }
        if !kept.dishes.isEmpty { show(kept) }
      }
      throw error
    }
  }
}
