import ArgumentParser
import WhatCanIMake

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Plan dinners for the next few days from what you have, with little to buy.",
    usage: "whatcanimake plan [<n>] [<ingredient>...] [options]",
    discussion: """
      A dinner is a main dish, a soup or a filling salad; to plan other dishes, use --kind or \
      --category. Food that spoils first is used first, and nothing in your pantry is counted \
      twice. Dishes that were cooked or suggested in the last two weeks are left out. Things that \
      most kitchens have, such as oil and butter, are not counted as things to buy.

      Example: whatcanimake plan 3 eggs potatoes spinach pasta
      Example: whatcanimake plan 5 --buy 3 --save "This week" --shop
      """
  )

  @Argument(
    help: ArgumentHelp(
      "How many dishes to plan, from 1 to 31 (default: 3), and then the ingredients that you have, as with --have.",
      valueName: "word"
    ),
    completion: .ingredients
  )
  var words: [String] = []

  @Option(name: .customLong("days"), help: ArgumentHelp("Plan for this many days.", valueName: "n"))
  var dayCount: Int?

  @Option(
    help: ArgumentHelp("How many dishes to cook each day (default for dinners: 1).", valueName: "n")
  )
  var perDay: Int?

  @Option(
    help: ArgumentHelp(
      "Buy at most this many things, unless that would leave a day empty. By default, the limit is 2, plus at most one more for each dish if that is needed to fill all days.",
      valueName: "n"
    )
  )
  var buy: Int?

  @Option(
    help: ArgumentHelp(
      "Plan only dishes with at most this many missing ingredients each. By default, the limit is 2, or 4 if needed.",
      valueName: "n"
    )
  )
  var missing: Int?

  @Flag(help: "Include dishes that were cooked or suggested recently.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "Leave out only dishes that were cooked or suggested within this time, such as 14d or 2w.",
      valueName: "time"
    ),
    transform: days
  )
  var cooldown: Int?

  @Option(
    help: ArgumentHelp("Save the planned dishes to this list.", valueName: "list"),
    completion: .lists
  )
  var save: String?

  @Flag(help: "Add the things you need to buy to the shopping list.")
  var shop = false

  @OptionGroup
  var asked: RequestOptions

  /// How many dishes were asked for by number.
  private var typedCount: Int? { words.first.flatMap { Int($0) } }

  /// How many dishes to plan.
  private var count: Int { typedCount ?? dayCount.map { $0 * (perDay ?? 1) } ?? 3 }

  /// What was typed behind the number.
  private var have: HaveWords { HaveWords(Array(words.dropFirst(typedCount == nil ? 0 : 1))) }

  func validate() throws {
    if let typedCount, dayCount != nil {
      throw ValidationError("use either --days or the number \(typedCount), not both")
    }
    if let dayCount, !(1...31).contains(dayCount) {
      throw ValidationError("--days must be between 1 and 31, not \(dayCount)")
    }
    guard (1...31).contains(count) else {
      throw ValidationError("the number of dishes must be between 1 and 31, not \(count)")
    }
    if let buy, !(0...50).contains(buy) {
      throw ValidationError("--buy must be between 0 and 50, not \(buy)")
    }
    if let perDay, perDay < 1 {
      throw ValidationError("--per-day must be at least 1, not \(perDay)")
    }
    if let missing { try refuseMissing(missing) }
    if again, cooldown != nil {
      throw ValidationError("use either --again or --cooldown, not both")
    }
  }

  func run() throws {
    guard save != nil || shop else {
      let kitchen = try asked.options.open()
      let reply = try kitchen.plan(try request(in: kitchen))
      return show(reply, in: kitchen, savedTo: nil, isShopped: false)
    }
    let notebook = try asked.options.openNotebook()
    let reply = try notebook.kitchen.plan(try request(in: notebook.kitchen))
    let isEmpty = reply.dishes.isEmpty
    let list = try isEmpty ? nil : save.map { try notebook.save(reply, onList: $0).list }
    let bought = try shop ? notebook.shop(for: reply) : []
    show(reply, in: notebook.kitchen, savedTo: list, isShopped: !bought.isEmpty)
  }

  private func request(in kitchen: Kitchen) throws -> PlanRequest {
    PlanRequest(
      match: try asked.request(and: have.names(in: kitchen), in: kitchen),
      count: count,
      missingAtMost: missing,
      perDay: perDay,
      buying: buy,
      knownSince: again ? nil : RunningProgram.time - (cooldown ?? 14) * 86_400
    )
  }

  private func show(
    _ reply: PlanReply,
    in kitchen: Kitchen,
    savedTo list: String?,
    isShopped: Bool
  ) {
    asked.warn(ofUnknown: reply.unknown, in: kitchen)
    if asked.json {
      return writeJSON(reply.json(savedTo: list, isShopped: isShopped))
    }
    PlanView(reply, Terminal()).show()
    if let list { say("Saved the dishes to \(list).") }
    if isShopped { say("Added the things you need to buy to the shopping list.") }
  }
}
