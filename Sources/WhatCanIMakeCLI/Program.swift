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
    if let word = arguments.first, !word.hasPrefix("-"), !Whatcanimake.commandWords.contains(word) {
      throw Refusal(
        "there is no command \"\(clipped(word))\"; to say what you have: "
          + "whatcanimake --have \(clipped(word)), and whatcanimake --help lists the commands",
        .badArguments
      )
    }
    if let first = arguments.first, CompletedProgram.isMeant(by: first) {
      return try complete(arguments)
    }
    var command = try parsed(arguments)
    try command.refuseWhatIsNoText(arguments)
    try WaitingBudget.$current.withValue(WaitingBudget(seconds: lockPatience)) {
      try command.run()
    }
  }

  /// Prints a script for a shell, or what it asks for while someone types.
  private static func complete(_ arguments: [String]) throws {
    do {
      var program = try CompletedProgram.parseAsRoot(arguments)
      try program.run()
    } catch let error where CompletedProgram.exitCode(for: error).isSuccess {
      show(CompletedProgram.fullMessage(for: error))
    }
  }

  /// The command that is meant, parsed by itself: from the top the parser looks through every command and all
  /// options of the answer, which takes as long as answering. Help is made from the top, as it says how one
  /// gets there.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let asksForMore = arguments.contains { word in
      word.hasPrefix("-h") || word.hasPrefix("--help")
        || ["help", "--version", "--experimental-dump-help"].contains(word)
    }
    if asksForMore { return try Whatcanimake.parseAsRoot(arguments) }
    let commands = Whatcanimake.configuration.subcommands
    guard let word = arguments.first, let command = commands.first(where: { $0.answers(to: word) })
    else { return try MatchCommand.parseAsRoot(arguments) }
    return try command.parseAsRoot(Array(arguments.dropFirst()))
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
    let message = Whatcanimake.message(for: error)
    writeError("whatcanimake: \(clipped(message, to: 600))\n")
    writeError("see: whatcanimake \(commandNamed(by: typed) ?? "match") --help\n")
    return code.rawValue
  }

  /// Writes what the parser says on lines of its own.
  private static func show(_ text: String) {
    if !text.isEmpty { writeOut(text + "\n") }
  }

  /// The words of the command that arguments name: "pantry add"; nil when they name none.
  private static func commandNamed(by arguments: [String]) -> String? {
    guard let first = arguments.firstIndex(where: { Whatcanimake.commandWords.contains($0) }) else {
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
    guard let word = rest.first, Whatcanimake.commandWords.contains(word) else { return arguments }
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
      whatcanimake --have gin,lime
      whatcanimake <command> …
      """,
    discussion: """
      Without a command it answers with dishes and drinks, fewest missing ingredients first:

        whatcanimake --have gin,lime
        whatcanimake --have egg,flour,milk --kind meal --missing 1

      'whatcanimake match --help' lists every option of the answer.
      """,
    version: programVersion,
    subcommands: [
      MatchCommand.self, ShowCommand.self, SearchCommand.self, BrowseCommand.self,
      CategoriesCommand.self, IngredientsCommand.self, RandomCommand.self, SuggestCommand.self,
      SkipCommand.self, LikeCommand.self, TasteCommand.self, AvoidCommand.self, StaplesCommand.self,
      SimilarCommand.self, GoesWithCommand.self, UnlockCommand.self, WhyNotCommand.self,
      PlanCommand.self, PantryCommand.self, ShoppingCommand.self, FavoriteCommand.self,
      RateCommand.self, NoteCommand.self, ReviewCommand.self, CommentCommand.self,
      CommentsCommand.self, ListCommand.self,
      RecipeCommand.self, CookedCommand.self, HistoryCommand.self, UndoCommand.self,
      ShareCommand.self, ImageCommand.self, SourceCommand.self, ShelfCommand.self,
      ImportCommand.self, MoveInCommand.self, ExportCommand.self, BackupCommand.self,
      RestoreCommand.self, LintCommand.self, LexiconCommand.self, CatalogueCommand.self,
      DoctorCommand.self, ServeCommand.self,
    ],
    defaultSubcommand: MatchCommand.self
  )

  /// Every word that may stand first.
  static var commandWords: Set<String> {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.flatMap { [$0.commandName].compactMap(\.self) + $0.aliases }
    return Set(names + ["help"])
  }
}

/// The version that `--version` prints.
let programVersion = "0.1.0"

extension ParsableCommand {
  /// True for the command's name and its other names.
  fileprivate static func answers(to word: String) -> Bool {
    configuration.commandName == word || configuration.aliases.contains(word)
  }
}
