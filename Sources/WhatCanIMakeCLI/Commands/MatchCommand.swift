import ArgumentParser
import WhatCanIMake

/// The answer to the question; the command that is meant when none is named.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "What you can make, fewest missing ingredients first (the default command).",
    discussion: """
      Example: whatcanimake --have gin,lime,sugar --without egg --missing 1
      """
  )

  @OptionGroup
  var answer: MatchOptions

  @Argument(help: .hidden)
  var stray: [String] = []

  func validate() throws {
    if let word = stray.first {
      let typed = CommandLine.arguments
      let before = typed.firstIndex(of: word).flatMap { $0 > 0 ? typed[$0 - 1] : nil } ?? ""
      let what = before.hasPrefix("-") ? "\(before) \(word)" : word
      throw ValidationError("what is \"\(what)\"? Names have commas between: --have gin,lime")
    }
  }

  func run() throws {
    let request = try answer.request()
    let kitchen = try answer.options.open()
    try answer.validate(pantryOf: kitchen)
    let terminal = Terminal()
    let isEmpty =
      request.have.isEmpty && request.use.isEmpty
      && (!request.usesPantry || kitchen.belongings.pantry.isEmpty)
    if isEmpty, !answer.json { return try WelcomeView(kitchen, terminal).show() }
    if answer.json {
      let reply =
        isEmpty ? kitchen.emptyReply(request) : try kitchen.answerOrExplain(request)
      warn(about: reply, in: kitchen)
      return writeJSON(reply.json)
    }
    let screen = try kitchen.screen(request)
    warn(about: screen.reply, in: kitchen)
    MatchView(screen, terminal, isExplained: answer.explain).show()
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
    if rank == .taste, !kitchen.belongings.hasTaste {
      warn("nothing is known of your taste yet; five quick choices: whatcanimake taste")
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
