import ArgumentParser
import WhatCanIMake

/// The answer to the question; the command that is meant when none is named.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract:
      "Find what you can make; dishes with the fewest missing ingredients are listed first.",
    discussion: """
      This is the default command: the word 'match' can be left out.

      Very simple dishes, such as toast or tea, are listed together on a line that begins with \
      'Plain'. If this line ends with '+2', there are two more plain dishes. Signs after a name: ♥ \
      marks a favourite, ★4 is your rating, ☰ marks a dish on one of your lists, and ✎ marks your \
      own version.

      Example: whatcanimake gin lime sugar
      Example: whatcanimake --have gin,lime,sugar --without egg --missing 1
      """
  )

  @OptionGroup
  var have: HaveWords

  @OptionGroup
  var answer: MatchOptions

  func run() throws {
    let kitchen = try answer.options.open()
    let names = have.names(in: kitchen)
    if let word = have.words.first, !names.contains(where: kitchen.understands) {
      try refuseDish(in: kitchen)
      let near = kitchen.namesLike(word)
      throw Refusal(
        "\"\(clipped(word))\" is neither a command nor an ingredient"
          + (near.isEmpty ? "; see: whatcanimake --help" : didYouMean(near)),
        .badArguments
      )
    }
    let request = try answer.request(and: names, in: kitchen)
    try answer.validate(pantryOf: kitchen, and: names)
    let terminal = Terminal()
    let isEmpty =
      request.have.isEmpty && request.use.isEmpty
      && (!request.usesPantry || kitchen.snapshot.pantry.isEmpty)
    if isEmpty, !answer.json { return try WelcomeView(kitchen, terminal).show() }
    if answer.json {
      let reply =
        isEmpty ? kitchen.emptyReply(request) : try kitchen.answerOrExplain(request)
      warn(about: reply, in: kitchen)
      return writeJSON(reply.json)
    }
    let screen = try kitchen.screen(request)
    // If no dish has a label that was asked for, that is the whole reason.
    if !screen.groups.isEmpty || kitchen.unknownLabels(of: request.filter).isEmpty {
      MatchView(screen, terminal, isExplained: answer.explain).show()
    }
    // Behind the answer, which may be longer than the terminal.
    warn(about: screen.reply, in: kitchen)
  }

  /// Throws when the words that were typed without an option are the name of a dish.
  private func refuseDish(in kitchen: Kitchen) throws {
    let typed = have.words.joined(separator: " ")
    guard let dish = try? kitchen.find(typed) else { return }
    let name = quotedIfNeeded(dish.recipe.name)
    throw Refusal(
      "\"\(clipped(typed))\" is a dish; to see it: whatcanimake show \(name); to see what you need for it: "
        + "whatcanimake why-not \(name)",
      .badArguments
    )
  }

  /// Whether the words that were typed without an option begin with an ingredient.
  func beginsWithIngredient() throws -> Bool {
    let kitchen = try answer.options.open()
    return have.names(in: kitchen).first.map(kitchen.understands) ?? false
  }

  private func warn(about reply: MatchReply, in kitchen: Kitchen) {
    WhatCanIMakeCLI.warn(ofUnknown: reply.unknown)
    answer.warnOfUnknownTaste(in: kitchen)
    answer.filters.warnOfUnknownLabels(in: kitchen)
  }
}

extension MatchOptions {
  /// Says that an order says nothing while nothing is known of the person's taste.
  fileprivate func warnOfUnknownTaste(in kitchen: Kitchen) {
    if rank == .taste, !kitchen.snapshot.hasTaste {
      warn("your taste is not known yet; to answer five quick questions: whatcanimake taste")
    }
  }
}

extension Kitchen {
  /// The answer; when nothing typed is known, the JSON that says so goes out before the error.
  fileprivate func answerOrExplain(_ request: MatchRequest) throws(KitchenError) -> MatchReply {
    do {
      return try answer(request)
    } catch {
      if case .nothingRecognised(let unknown) = error.reason {
        var reply = emptyReply(request)
        reply.unknown = unknown
        writeJSON(reply.json)
      }
      throw error
    }
  }
}
