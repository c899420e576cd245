import ArgumentParser
import WhatCanIMake

@main
struct Program {
  static func main() {
    fillClosedDescriptors()
    endProcess(run(RunningProgram.arguments))
  }

  /// Does what arguments ask for, with the ``Surroundings`` at hand, and returns the exit status.
  ///
  /// Safe to call from many threads at once; nothing is kept between two calls but the folders that are held open.
  ///
  /// - Parameter typed: Each as the text of a path, as ``RunningProgram`` has them.
  static func run(_ typed: [String]) -> Int32 {
    status(of: typed) { try answer(typed) }
  }

  /// Says what went wrong, and returns what the process says when it ends.
  private static func status(of typed: [String], _ work: () throws -> Void) -> Int32 {
    do {
      try work()
      return 0
    } catch let refusal as Refusal {
      warn(refusal.message)
      return refusal.status.rawValue
    } catch let error as KitchenError {
      warn(error.commandText)
      return ExitStatus(error).rawValue
    } catch {
      return end(typed, error)
    }
  }

  private static func answer(_ typed: [String]) throws {
    let arguments = joiningRepeatedNames(commandFirst(typed))
    if let first = arguments.first, CompletedProgram.isMeant(by: first) {
      return try complete(arguments)
    }
    if arguments.first == "--generate-manual", arguments.count == 2 {
      return try Manuals(program: Whatcanimake.self, version: programVersion)
        .write(to: arguments[1])
    }
    // The server is a program of its own, with a help of its own.
    if arguments.starts(with: ["help", "serve"]) {
      return try ServeCommand.run(["--help"])
    }
    if arguments.first != "serve", let help = try HelpRequest(arguments, of: Whatcanimake.self) {
      return showText(help.page.text(Terminal()))
    }
    var command = try parsed(arguments)
    try command.refuseWhatIsNoText(arguments)
    try WaitingBudget.$current.withValue(WaitingBudget(seconds: lockPatience)) {
      if let match = command as? MatchCommand { try refuseMistyped(arguments, match) }
      try command.run()
    }
  }

  /// Throws when the first word is no ingredient and looks like a command.
  private static func refuseMistyped(_ arguments: [String], _ match: MatchCommand) throws {
    guard let word = arguments.first, !word.hasPrefix("-"),
      !Whatcanimake.words.contains(word)
    else { return }
    let near = Whatcanimake.likelyCommands(arguments)
    guard !near.isEmpty, try !match.beginsWithIngredient() else { return }
    throw Refusal("there is no command \"\(clipped(word))\"" + didYouMean(near), .badArguments)
  }

  /// Prints a script for a shell, or what it asks for while someone types.
  private static func complete(_ arguments: [String]) throws {
    switch CompletionRequest(arguments) {
    case .script(let shell): return writeOut(try shell.script)
    case .words(let words, let shell):
      return writeOut(
        ShellCompletion(words, in: shell, of: Whatcanimake.self, named: CompletedProgram.self).text
      )
    case nil: break
    }
    // A script of an earlier version asks in the parser's own way.
    do {
      var program = try CompletedProgram.parseAsRoot(arguments)
      try program.run()
    } catch let error where CompletedProgram.exitCode(for: error).isSuccess {
      show(CompletedProgram.fullMessage(for: error))
    }
  }

  /// The command that is meant, parsed by itself: from the top the parser looks through every command and all
  /// options of the answer, which takes as long as answering.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if arguments.contains(where: { ["--version", "--experimental-dump-help"].contains($0) }) {
      return try Whatcanimake.parseAsRoot(arguments)
    }
    guard let word = arguments.first, let command = Whatcanimake.command(named: word) else {
      try refuseAmbiguousWords(arguments)
      return try MatchCommand.parseAsRoot(arguments)
    }
    let rest = Array(arguments.dropFirst())
    if command.takesWords { try refuseAmbiguousWords(rest) }
    try refuseMistypedCommand(of: command, rest)
    return try command.parseAsRoot(rest)
  }

  /// Throws when a word is no command of the group that it stands behind, unless the group's usual
  /// command takes it.
  private static func refuseMistypedCommand(
    of group: any ParsableCommand.Type,
    _ arguments: [String]
  ) throws {
    guard let word = arguments.first, !word.hasPrefix("-"),
      !group.configuration.subcommands.isEmpty,
      group.command(named: word) == nil, group != CommentCommand.self
    else { return }
    let name = group.configuration.commandName ?? ""
    let refusal = "'\(name)' has no command \"\(clipped(word))\""
    let isCommon = !UsualWords.commands(meantBy: word).isEmpty
    let near = isCommon ? [] : nearWords(to: word, among: group.commandWords)
    if !near.isEmpty {
      throw Refusal(refusal + didYouMean(near.map { "\(name) \($0)" }), .badArguments)
    }
    if let line = group.likelyLine(arguments) {
      throw Refusal("\(refusal); use: whatcanimake \(line)", .badArguments)
    }
    let takesWord =
      group.configuration.defaultSubcommand.map { usual in
        ParserArgument.all(of: usual).contains { $0.kind == .positional }
      } ?? false
    guard !takesWord else { return }
    throw Refusal("\(refusal); see: whatcanimake \(name) --help", .badArguments)
  }

  /// Says what an error of the arguments says, or shows the help or version that was asked for.
  private static func end(_ typed: [String], _ error: any Error) -> Int32 {
    let code = Whatcanimake.exitCode(for: error)
    if error is ExitCode { return code.rawValue }
    if code.isSuccess {
      // For a process the parser looks at its terminal, and at COLUMNS.
      let columns = Surroundings.current.hasProcess ? nil : Terminal().width
      show(Whatcanimake.fullMessage(for: error, columns: columns))
      return code.rawValue
    }
    // The message repeats what was typed; it is made safe with the rest.
    let option = UnknownOption(in: typed, of: Whatcanimake.self)
    let message = option?.message ?? Whatcanimake.message(for: error)
    sayError("whatcanimake: \(clipped(message, to: 600))")
    sayError("see: whatcanimake \(option?.page ?? "\(commandNamed(by: typed) ?? "match") --help")")
    return code.rawValue
  }

  /// Writes what the parser says on lines of its own.
  private static func show(_ text: String) {
    if !text.isEmpty { writeOut(text + "\n") }
  }

  /// The words of the command that arguments name: "pantry add"; nil when they name none.
  private static func commandNamed(by arguments: [String]) -> String? {
    guard let first = arguments.firstIndex(where: { Whatcanimake.words.contains($0) }) else {
      return nil
    }
    let commands = Whatcanimake.configuration.subcommands
    let parent = commands.first { $0.answers(to: arguments[first]) }
    let next = arguments.dropFirst(first + 1).first
    let child = parent?.configuration.subcommands.first { child in
      next.map { child.answers(to: $0) } ?? false
    }
    return arguments[first] + (child == nil ? "" : " \(next ?? "")")
  }

  /// The arguments with `--home` and `--as` behind the command, if they were typed before it.
  private static func commandFirst(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var moved: [String] = []
    while let option = rest.first, option.hasPrefix("--home") || option.hasPrefix("--as") {
      moved.append(rest.removeFirst())
      if !option.contains("="), let value = rest.popFirst() { moved.append(value) }
    }
    guard let word = rest.first, Whatcanimake.words.contains(word) else { return arguments }
    // What stands behind "--" is no option.
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    return rest[..<end] + moved + rest[end...]
  }
}

struct Whatcanimake: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatcanimake",
    abstract: "What can I make with what I have?",
    usage: """
      whatcanimake <ingredient>... [options]
      whatcanimake <command> [options]
      """,
    discussion: """
      Type what you have. The answer lists the dishes and drinks that you can make now, and then \
      those that need one or two more ingredients. For example:

        whatcanimake gin lime
        whatcanimake --have egg,flour,milk --kind meal --missing 1

      'whatcanimake help match' explains all options of this command.
      """,
    version: programVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "Ask",
        subcommands: [
          MatchCommand.self, SuggestCommand.self, PlanCommand.self, UnlockCommand.self,
          WhyNotCommand.self, SearchCommand.self, BrowseCommand.self, RandomCommand.self,
          ShowCommand.self, SimilarCommand.self, GoesWithCommand.self, IngredientsCommand.self,
          CategoriesCommand.self,
        ]
      ),
      CommandGroup(
        name: "Keep",
        subcommands: [
          PantryCommand.self, ShoppingCommand.self, StaplesCommand.self, AvoidCommand.self,
          FavoriteCommand.self, ListCommand.self, RateCommand.self, NoteCommand.self,
          CommentCommand.self, ReviewCommand.self, CommentsCommand.self, CookedCommand.self,
          HistoryCommand.self, TasteCommand.self, LikeCommand.self, SkipCommand.self,
          UndoCommand.self,
        ]
      ),
      CommandGroup(
        name: "Recipes",
        subcommands: [
          RecipeCommand.self, ImportCommand.self, ExportCommand.self, ShareCommand.self,
          ImageCommand.self, LintCommand.self,
        ]
      ),
      CommandGroup(name: "Sources", subcommands: [SourceCommand.self, BooksCommand.self]),
      CommandGroup(
        name: "More",
        subcommands: [
          LexiconCommand.self, CatalogueCommand.self, DoctorCommand.self, BackupCommand.self,
          RestoreCommand.self, MoveInCommand.self, ServeCommand.self,
        ]
      ),
    ],
    defaultSubcommand: MatchCommand.self
  )

  /// Every word that may stand first.
  static var words: Set<String> {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.flatMap { [$0.commandName].compactMap(\.self) + $0.aliases }
    return Set(names + ["help"])
  }
}

/// The version that `--version` prints.
let programVersion = "0.1.0"

extension ParsableCommand {
  /// True for a command that takes ingredients as bare words.
  fileprivate static var takesWords: Bool {
    self == MatchCommand.self || self == UnlockCommand.self || self == SuggestCommand.self
      || self == PlanCommand.self
  }
}
