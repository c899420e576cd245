import ArgumentParser
import WhatCanIMake

/// What a shell offers while someone types a command line.
struct ShellCompletion {
  /// A word that may be typed.
  struct Offer: Equatable {
    var word: String
    /// What it means; nil for a name, which needs no explanation.
    var meaning: String?
  }

  enum Answer: Equatable {
    case words([Offer])
    /// The shell completes the path of a file itself.
    case files
  }

  private let shell: Shell
  private let line: TypedLine
  private let program: any ParsableCommand.Type
  private let naming: any ParsableCommand.Type

  /// - Parameters:
  ///   - words: Those before the cursor, without the program, as the shell has them; the last one is being typed.
  ///   - program: The command that all others belong to.
  ///   - naming: The same, as the parser is asked for the names that an argument may have.
  init(
    _ words: [String],
    in shell: Shell,
    of program: any ParsableCommand.Type,
    named naming: any ParsableCommand.Type
  ) {
    self.shell = shell
    self.program = program
    self.naming = naming
    line = TypedLine(words, of: program)
  }

  /// What fits, in the order in which it is to be shown; nothing where the kitchen cannot be read.
  var answer: Answer {
    if line.isHelp { return .words(helpOffers) }
    if let option = line.option { return values(of: option) }
    if line.typed.hasPrefix("-"), !line.isPastOptions { return .words(optionOffers) }
    let commands = commandOffers
    // At the top a word that is not begun could be any ingredient.
    if line.isFirstWord, line.typed.isEmpty { return .words(commands) }
    switch positionalAnswer {
    case .files: return commands.isEmpty ? .files : .words(commands)
    case .words(let names):
      let taken = Set(commands.map(\.word))
      return .words(commands + names.filter { !taken.contains($0.word) })
    }
  }

  /// The answer as the scripts read it: a line that says what follows, then a line for each word.
  var text: String {
    switch answer {
    case .files: return "files\n"
    case .words(let offers):
      let lines = offers.map { offer in
        guard shell != .bash, let meaning = offer.meaning else { return offer.word }
        return "\(offer.word)\t\(meaning)"
      }
      return (["words"] + lines).map { $0 + "\n" }.joined()
    }
  }

  // MARK: Commands and options

  private var commandOffers: [Offer] {
    guard line.positionals.isEmpty, !line.isPastOptions, let command = line.group else { return [] }
    return Self.offers(ofCommandsIn: command, beginning: line.typed)
      + (line.isFirstWord && "help".hasPrefix(line.typed.lowercased())
        ? [Offer(word: "help", meaning: "Show help for a command or a topic.")] : [])
  }

  private static func offers(
    ofCommandsIn command: any ParsableCommand.Type,
    beginning typed: String
  ) -> [Offer] {
    command.configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
      .flatMap { configuration in
        // One name of a command, unless another one of its names is being typed.
        let names = [configuration.commandName].compactMap(\.self) + configuration.aliases
        return names.filter { $0.hasPrefix(typed.lowercased()) }.prefix(1)
          .map { Offer(word: $0, meaning: configuration.abstract) }
      }
  }

  private var helpOffers: [Offer] {
    var command = program
    for word in line.helpWords {
      guard let next = command.command(named: word) else { return [] }
      command = next
    }
    let commands = Self.offers(ofCommandsIn: command, beginning: line.typed)
    guard line.helpWords.isEmpty else { return commands }
    return commands
      + HelpTopic.allCases.filter { $0.rawValue.hasPrefix(line.typed.lowercased()) }
      .map { Offer(word: $0.rawValue, meaning: $0.summary) }
  }

  private var optionOffers: [Offer] {
    line.arguments.filter { $0.kind != .positional }
      .filter { $0.isRepeating || !$0.names.contains(where: line.options.contains) }
      .flatMap { argument in
        argument.names.filter { $0.hasPrefix(line.typed) && $0.hasPrefix("--") }
          .map { Offer(word: $0, meaning: argument.summary) }
      }
  }

  // MARK: Values

  private func values(of option: ParserArgument) -> Answer {
    // A shell that takes "--glass=h" for one word is given the whole word.
    let lead = shell == .fish ? line.optionLead : ""
    switch option.completion {
    case .file: return .files
    case .text: return .words([])
    case .words(let words): return .words(fitting(words, lead: lead))
    case .names:
      let names = names(of: option.names.last ?? "")
      return .words(fitting(names, lead: lead))
    }
  }

  private var positionalAnswer: Answer {
    let positionals = line.arguments.filter { $0.kind == .positional }
    let number = min(line.positionals.count, positionals.count - 1)
    guard number >= 0, number == line.positionals.count || positionals[number].isRepeating else {
      return .words([])
    }
    if let command = line.path.last as? any CompletesByPlace.Type, let kitchen = line.kitchen,
      let names = try? command.offered(after: line.positionals, in: kitchen)
    {
      return .words(TypedName(line.typed).offers(of: names.map(safe)).map { Offer(word: $0) })
    }
    switch positionals[number].completion {
    case .file: return .files
    case .text: return .words([])
    case .words(let words): return .words(fitting(words))
    case .names:
      let names = names(of: "positional@\(number)")
      return .words(fitting(names, behind: line.positionals))
    }
  }

  /// The names that begin as typed, without those that stand there already.
  private func fitting(
    _ names: [String],
    behind before: [String] = [],
    lead: String = ""
  ) -> [Offer] {
    TypedName(line.typed, behind: before)
      .offers(of: without(before, names))
      .map { Offer(word: lead + $0) }
  }

  /// All names that an argument may have, as its ``CompletionKind`` finds them.
  private func names(of argument: String) -> [String] {
    let path = line.path.dropFirst().compactMap { $0.configuration.commandName }
    let words = ["whatcanimake"] + line.kitchenWords + [""]
    do {
      _ = try naming.parseAsRoot(
        ["---completion"] + path + ["--", argument, "\(words.count - 1)", "0"] + words
      )
    } catch let error where naming.exitCode(for: error).isSuccess {
      return naming.fullMessage(for: error).split(separator: "\n").map(String.init)
    } catch {}
    return []
  }
}
