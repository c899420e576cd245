import ArgumentParser

/// What there is to read about a command or a topic; pages on a terminal and manual pages are made of it.
struct HelpPage {
  struct Entry {
    var label: String
    var text: String
  }

  struct Section {
    var title: String
    var entries: [Entry]
  }

  /// As one types it: "whatcanimake pantry add".
  var name: String
  /// One sentence.
  var summary: String
  /// The forms of the command; none for a topic.
  var usage: [String] = []
  /// Paragraphs with an empty line between them. A line that begins with a space or with "Example:" stays a line
  /// of its own.
  var discussion = ""
  var sections: [Section] = []
  /// Where else to read.
  var more: [String] = []

  /// The page of a command.
  ///
  /// - Parameter path: The commands that lead to it, the program first.
  init(of path: [any ParsableCommand.Type]) {
    let command = path[path.count - 1]
    let configuration = command.configuration
    let arguments = ParserArgument.all(of: command)
    name = commandName(of: path)
    summary = configuration.abstract
    discussion = configuration.discussion
    let hasCommands = configuration.subcommands.contains { $0.configuration.shouldDisplay }
    usage =
      configuration.usage?.split(separator: "\n").map(String.init)
      ?? [Self.usage(of: name, arguments, hasCommands: hasCommands)]
    sections = Self.sections(ofCommandsIn: configuration) + Self.sections(of: arguments)
    if hasCommands {
      let words = name.split(separator: " ").dropFirst()
      more = [
        "For details: whatcanimake help \((words + ["<command>"]).joined(separator: " "))"
      ]
      if words.isEmpty {
        let topics = HelpTopic.allCases.map(\.rawValue)
        more += [
          "To set up Tab completion in bash, zsh or fish: whatcanimake help completion",
          "Other topics: \(topics.filter { $0 != HelpTopic.completion.rawValue }.joined(separator: ", "))",
        ]
      }
    }
  }

  init(_ topic: HelpTopic) {
    name = "whatcanimake help \(topic.rawValue)"
    summary = topic.summary
    discussion = topic.discussion
    sections = topic.sections
  }

  private static func usage(
    of name: String,
    _ arguments: [ParserArgument],
    hasCommands: Bool
  ) -> String {
    if hasCommands { return "\(name) <command> [options]" }
    let needed = arguments.compactMap(\.usage)
    return ([name] + needed + ["[options]"]).joined(separator: " ")
  }

  /// What is typed first, then the options under their headings, then the general ones.
  private static func sections(of arguments: [ParserArgument]) -> [Section] {
    var titles = ["Arguments"]
    for argument in arguments where argument.kind != .positional {
      if let title = argument.title, !titles.contains(title) { titles.append(title) }
    }
    titles.append("Options")
    return titles.compactMap { title in
      let own = arguments.filter {
        $0.kind == .positional ? title == "Arguments" : ($0.title ?? "Options") == title
      }
      let entries = own.map { Entry(label: $0.label, text: $0.explanation) }
      return entries.isEmpty ? nil : Section(title: title, entries: entries)
    }
  }

  private static func sections(ofCommandsIn configuration: CommandConfiguration) -> [Section] {
    let groups =
      [CommandGroup(name: "Commands", subcommands: configuration.ungroupedSubcommands)]
      + configuration.groupedSubcommands
    return groups.compactMap { group in
      let entries = group.subcommands.map { $0.configuration }.filter(\.shouldDisplay).map {
        command in
        let names = [command.commandName].compactMap(\.self) + command.aliases
        let isUsual =
          command.commandName == configuration.defaultSubcommand?.configuration.commandName
        return Entry(
          label: names.joined(separator: ", ") + (isUsual && groups.count == 1 ? " (default)" : ""),
          text: command.abstract
        )
      }
      return entries.isEmpty ? nil : Section(title: group.name, entries: entries)
    }
  }
}
