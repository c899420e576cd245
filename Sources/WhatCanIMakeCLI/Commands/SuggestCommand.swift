import ArgumentParser
import WhatCanIMake

struct SuggestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Suggest dishes that you may like and have not seen yet.",
    discussion: """
      Once a dish has been suggested, neither it nor a nearly identical dish is suggested again \
      until all other dishes have been suggested.

      Example: whatcanimake suggest --kind cocktail --missing 1
      """
  )

  @OptionGroup
  var have: HaveWords

  @Option(
    help: ArgumentHelp("Suggest this many dishes (default: 5, or 1 with --show).", valueName: "n")
  )
  var count: Int?

  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @Option(
    help: ArgumentHelp("Suggest dishes with at most this many missing ingredients.", valueName: "n")
  )
  var missing: Int?

  @OptionGroup(title: "Matching")
  var grades: GradeOptions

  @Flag(help: "Include dishes that were suggested before.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "Suggest dishes again after this time, such as 30d or 2w.",
      valueName: "time"
    ),
    transform: days
  )
  var cooldown: Int?

  @Flag(help: "Explain each score, and how each ingredient was matched.")
  var explain = false

  @Flag(help: "Show the whole recipe of the first suggestion.")
  var show = false

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if let missing { try refuseMissing(missing) }
    if let count, !(1...1_000).contains(count) {
      throw ValidationError("--count must be between 1 and 1000, not \(count)")
    }
    if again, cooldown != nil {
      throw ValidationError("use either --again or --cooldown, not both")
    }
  }

  func run() throws {
    let notebook = try output.options.openNotebook()
    let kitchen = notebook.kitchen
    let request = SuggestRequest(
      match: try stock.request(filters, grades, and: have.names(in: kitchen), in: kitchen),
      missingAtMost: missing,
      count: count ?? (show ? 1 : 5),
      cooldownDays: cooldown,
      again: again,
      asksForPantry: stock.pantry
    )
    let reply = try notebook.suggest(request)
    warn(ofUnknown: reply.unknown)
    filters.warnOfUnknownLabels(in: kitchen)
    if output.json { return writeJSON(reply.json) }
    let view = SuggestView(reply, Terminal(), isExplained: explain)
    guard show, let first = reply.suggestions.first, let dish = try kitchen.find(first.match.id)
    else { return view.show() }
    if count == nil {
      view.showReasons(for: first)
      try kitchen.show(dish, asJSON: false)
      view.showFooter()
    } else {
      view.show()
      writeOut("\n")
      try kitchen.show(dish, asJSON: false)
    }
  }
}

struct SkipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Never suggest these dishes again.",
    discussion: "Example: whatcanimake skip mojito \"dry martini\""
  )

  @OptionGroup
  var dishes: DishArguments

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let named = try notebook.kitchen.distinctDishes(dishes.dishes)
    try notebook.skip(named)
    say("\(listed(named.map(\.recipe.name))) will not be suggested again.")
  }
}

struct LikeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "like",
    abstract: "Say which dishes you like, to get similar suggestions.",
    discussion: """
      For ingredients, flavours and cuisines, use 'taste like'.

      Example: whatcanimake like negroni "dry martini"
      """
  )

  @OptionGroup
  var dishes: DishArguments

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let named: [FoundDish]
    do {
      named = try notebook.kitchen.distinctDishes(dishes.dishes)
    } catch {
      try refuseTaste(in: notebook.kitchen, error)
      throw error
    }
    try notebook.note(
      .like,
      of: named.map { TasteWord($0) }
    )
    say("You like \(listed(named.map(\.recipe.name))).")
  }

  /// Names the command that was meant, when what was typed is no dish but can be liked.
  private func refuseTaste(in kitchen: Kitchen, _ error: KitchenError) throws {
    switch error.reason {
    case .unknownDish, .ambiguousDish: break
    default: return
    }
    // Words that mean nothing there either leave the error of the dish as it is.
    guard (try? kitchen.tastes(in: dishes.dishes)) != nil else { return }
    let typed = clipped(dishes.dishes.joined(separator: " "))
    throw Refusal(
      "\"\(typed)\" does not name exactly one dish; to say that you like it: whatcanimake taste like \(typed)",
      .notUnderstood
    )
  }
}

extension Kitchen {
  /// The dishes that words mean, each once, in the order named.
  fileprivate func distinctDishes(_ words: [String]) throws(KitchenError) -> [FoundDish] {
    var found: [FoundDish] = []
    for dish in try dishes(in: words) where !found.contains(where: { $0.id == dish.id }) {
      found.append(dish)
    }
    return found
  }
}
