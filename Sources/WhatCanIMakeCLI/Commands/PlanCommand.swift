import ArgumentParser
import WhatCanIMake

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Dinners for the next days from what you have, with little to buy.",
    discussion: """
      Dinners are main dishes, soups and filling salads; --kind and --category plan something else. What is \
      due or does not keep is used first, and what is there in a known amount is used once. Nothing \
      that was cooked or suggested in the last two weeks comes again. What most kitchens have, as oil and \
      butter, is no purchase.

      Example: whatcanimake plan 5 --buy 3 --save "This week" --shop
      """
  )

  @Argument(help: ArgumentHelp("How many dishes, 1 to 31.", valueName: "n"))
  var count = 3

  @Option(
    help: ArgumentHelp("How many are cooked on one day; 1 for dinners.", valueName: "n")
  )
  var perDay: Int?

  @Option(
    help: ArgumentHelp(
      "Buy at most this many things, unless a day would stay empty; 2, and at most one more for each dish.",
      valueName: "n"
    )
  )
  var buy: Int?

  @Option(
    help: ArgumentHelp("At most this many missing in a dish; 2, or 4 if need be.", valueName: "n")
  )
  var missing: Int?

  @Flag(help: "What was cooked or suggested lately may come again.")
  var again = false

  @Option(
    help: ArgumentHelp("What was longer ago may come again: 14d, 2w.", valueName: "time"),
    transform: days
  )
  var cooldown: Int?

  @Option(
    help: ArgumentHelp("Put the dishes on this list.", valueName: "list"),
    completion: .lists
  )
  var save: String?

  @Flag(help: "Put what to buy on the shopping list.")
  var shop = false

  @OptionGroup
  var asked: RequestOptions

  func validate() throws {
    guard (1...31).contains(count) else {
      throw ValidationError("\(count) dishes cannot be planned; 1 to 31 can")
    }
    if let buy, !(0...50).contains(buy) {
      throw ValidationError("--buy is \(buy); it is between 0 and 50")
    }
    if let perDay, perDay < 1 { throw ValidationError("--per-day is \(perDay); it is 1 or more") }
    if let missing { try refuseMissing(missing) }
    if again, cooldown != nil {
      throw ValidationError("--again and --cooldown contradict each other")
    }
  }

  func run() throws {
    let request = PlanRequest(
      match: try asked.request(),
      count: count,
      missingAtMost: missing,
      perDay: perDay,
      buying: buy,
      knownSince: again ? nil : RunningProgram.time - (cooldown ?? 14) * 86_400
    )
    guard save != nil || shop else {
      let kitchen = try asked.options.open()
      return show(try kitchen.plan(request), in: kitchen, savedTo: nil, isShopped: false)
    }
    let notebook = try asked.options.openNotebook()
    let reply = try notebook.kitchen.plan(request)
    let isEmpty = reply.dishes.isEmpty
    let list = try isEmpty ? nil : save.map { try notebook.save(reply, onList: $0).list }
    let bought = try shop ? notebook.shop(for: reply) : []
    show(reply, in: notebook.kitchen, savedTo: list, isShopped: !bought.isEmpty)
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
    PlanView(reply, Terminal().unwrappedInPipe).show()
    if let list { say("On the list \(list).") }
    if isShopped { say("What to buy is on the shopping list.") }
  }
}
