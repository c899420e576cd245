import ArgumentParser
import WhatCanIMake

/// The manual pages of a program: one of it and one of each of its commands, which has those in it as parts.
struct Manuals {
  let program: any ParsableCommand.Type
  let version: String

  /// Each page with the name of its file, in the order of the help.
  var pages: [(file: String, text: String)] {
    let commands = program.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let topics = HelpTopic.allCases.map(HelpPage.init)
    let whole = HelpPage(of: [program])
    let first = ("\(whole.name).1", whole.manual(with: topics, version: version))
    return [first]
      + commands.map { command in
        let page = HelpPage(of: [program, command])
        let parts = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
          .map { HelpPage(of: [program, command, $0]) }
        let file = page.name.split(separator: " ").joined(separator: "-") + ".1"
        return (file, page.manual(with: parts, version: version))
      }
  }

  /// Writes them into a folder, which must be there.
  func write(to folder: String) throws(KitchenError) {
    for (file, text) in pages { try Kitchen.write(Array(text.utf8), to: "\(folder)/\(file)") }
  }
}
