import ArgumentParser

/// What somebody wants to read: `whatcanimake help pantry add`, `whatcanimake pantry add --help`.
enum HelpRequest {
  case command([any ParsableCommand.Type])
  case topic(HelpTopic)

  /// Nil for arguments that ask for no help.
  ///
  /// - Parameter program: The command that all others belong to.
  /// - Throws: A ``Refusal`` for `help` about something that there is not.
  init?(_ arguments: [String], of program: any ParsableCommand.Type) throws {
    let options = arguments.prefix { $0 != "--" }
    if arguments.first == "help" {
      try self.init(about: options.dropFirst().prefix { !$0.hasPrefix("-") }, of: program)
    } else if options.contains(where: { $0 == "-h" || $0 == "--help" }) {
      self = .command(Self.path(of: arguments, from: program).path)
    } else {
      return nil
    }
  }

  private init(about words: [String], of program: any ParsableCommand.Type) throws {
    let (path, rest) = Self.path(of: words, from: program)
    guard let word = rest.first else {
      self = .command(path)
      return
    }
    if path.count == 1, let topic = HelpTopic(named: word) {
      self = .topic(topic)
      return
    }
    let topics = path.count == 1 ? HelpTopic.allCases.map(\.rawValue) : []
    let near = nearWords(to: word, among: path[path.count - 1].commandWords + topics)
    let place = path.count == 1 ? "" : " in '\(commandName(of: path.dropFirst()))'"
    throw Refusal(
      "there is no command\(topics.isEmpty ? "" : " or topic") \"\(clipped(word))\"\(place)"
        + (near.isEmpty && path.count == 1 ? "; see: whatcanimake --help" : didYouMean(near)),
      .badArguments
    )
  }

  /// The command that words begin with the names of, and the words behind those.
  private static func path(
    of words: [String],
    from program: any ParsableCommand.Type
  ) -> (path: [any ParsableCommand.Type], rest: ArraySlice<String>) {
    var path = [program]
    var rest = words[...]
    while let word = rest.first, let next = path[path.count - 1].command(named: word) {
      path.append(next)
      rest = rest.dropFirst()
    }
    return (path, rest)
  }

  var page: HelpPage {
    switch self {
    case .command(let path): HelpPage(of: path)
    case .topic(let topic): HelpPage(topic)
    }
  }
}

extension ParsableCommand {
  /// True for the command's name and its other names.
  static func answers(to word: String) -> Bool {
    configuration.commandName == word || configuration.aliases.contains(word)
  }

  /// The command in this one that a word names.
  static func command(named word: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.answers(to: word) }
  }

  /// The names of the commands in this one that help shows.
  static var commandWords: [String] {
    configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
      .flatMap { [$0.commandName].compactMap(\.self) + $0.aliases }
  }
}

/// The names of commands, each in the one before: "pantry add".
func commandName(of path: some Sequence<any ParsableCommand.Type>) -> String {
  path.compactMap { $0.configuration.commandName }.joined(separator: " ")
}
