import ArgumentParser

/// For a command that deletes much: on a terminal it asks, in a pipe it must be told not to.
struct SureOption: ParsableArguments {
  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  /// Whether to go on: it was said before, or is said now. Throws where nobody can be asked.
  ///
  /// What makes the question pointless, as a list that is not there, is said before.
  func allows(_ question: String) throws -> Bool {
    guard yes || canAsk else {
      throw ValidationError(
        "cannot ask for confirmation without a terminal; to go ahead anyway, add --yes"
      )
    }
    return yes || confirms(question)
  }
}

/// Says how long what went can be brought back; nothing where nothing went.
func sayUndo(_ count: Int) {
  guard count > 0 else { return }
  say("To undo this within 30 days:")
  sayCommand("whatcanimake undo")
}
