import ArgumentParser
import WhatCanIMake

struct SuggestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Dishes that you may like and have not been shown.",
    discussion: """
      What was suggested does not come again, nor what is nearly the same, until everything has \
      been.

      Example: whatcanimake suggest --kind cocktail --missing 1
      """
  )

  @Option(help: ArgumentHelp("How many dishes; 5, or 1 with --show.", valueName: "n"))
  var count: Int?

  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @Option(help: ArgumentHelp("At most this many missing.", valueName: "n"))
  var missing: Int?

  @OptionGroup
  var grades: GradeOptions

  @Flag(help: "What was suggested before may come again.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "What was suggested longer ago may come again: 30d, 2w.",
      valueName: "time"
    ),
    transform: days
  )
  var cooldown: Int?

  @Flag(help: "Show the parts of each score, and every line's grade.")
  var explain = false

  @Flag(help: "Show the first one whole.")
  var show = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    if let missing { try refuseMissing(missing) }
    if let count, !(1...1_000).contains(count) {
      throw ValidationError("--count is \(count); it is between 1 and 1000")
    }
    if again, cooldown != nil {
      throw ValidationError("--again and --cooldown contradict each other")
    }
  }

  func run() throws {
    let request = SuggestRequest(
      match: try stock.request(filters, grades),
      missingAtMost: missing,
      count: count ?? (show ? 1 : 5),
      cooldownDays: cooldown,
      again: again,
      asksForPantry: stock.pantry
    )
    let notebook = try options.openNotebook()
    let kitchen = notebook.kitchen
    let reply = try notebook.suggest(request)
    warn(ofUnknown: reply.unknown)
    filters.warnOfUnknownLabels(in: kitchen)
    if json { return writeJSON(reply.json) }
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
    abstract: "Do not suggest these dishes again.",
    discussion: "Example: whatcanimake skip mojito \"dry martini\""
  )

  @OptionGroup
  var dishes: DishArguments

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let named = try notebook.kitchen.distinctDishes(dishes.dishes)
    try notebook.skip(named)
    let rest = named.count == 1 ? "It" : "They"
    say("Skipped: \(listed(named.map(\.recipe.name))). \(rest) will not be suggested again.")
  }
}

struct LikeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "like",
    abstract: "Say which dishes you like, for more like them.",
    discussion: """
      For ingredients, flavours and cuisines there is 'taste like'.

      Example: whatcanimake like negroni "dry martini"
      """
  )

  @OptionGroup
  var dishes: DishArguments

  @OptionGroup(title: "Kitchen")
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
      "\"\(typed)\" names no one dish; as a taste it is understood: "
        + "whatcanimake taste like \(typed)",
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
