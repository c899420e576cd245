import ArgumentParser

/// For a command that deletes much: on a terminal it asks, in a pipe it must be told not to.
struct SureOption: ParsableArguments {
  @Flag(help: "Do not ask.")
  var yes = false

  func validate() throws {
    guard yes || canAsk else {
      throw ValidationError("this deletes much, and nobody can be asked; to do it, add --yes")
    }
  }

  /// Whether to go on: it was said before, or is said now.
  func allows(_ question: String) -> Bool { yes || confirms(question) }
}

/// Says how long what went can be brought back; nothing where nothing went.
func sayUndo(_ count: Int) {
  guard count > 0 else { return }
  say("For 30 days this brings it back:")
  sayCommand("whatcanimake undo")
}
