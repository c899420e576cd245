import ArgumentParser
import WhatCanIMake

struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon",
    abstract: "What the program knows about ingredients, and what you say about them.",
    subcommands: [Find.self, Add.self, Swap.self, Remove.self, List.self, Parse.self]
  )

  struct Find: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "find",
      abstract: "Which ingredient a name means, its kinds, and what may stand in for it.",
      discussion: "Example: whatcanimake lexicon find aubergine"
    )

    @Argument(help: "A name as you would type it.", completion: .ingredients)
    var name: [String]

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try options.open()
      let card = try kitchen.ingredientCard(name.joined(separator: " "))
      if json {
        writeJSON(card.json)
      } else {
        IngredientView(card, Terminal()).show()
      }
    }
  }

  struct Parse: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "parse",
      abstract: "Take ingredient lines on standard input apart, one JSON object a line.",
      discussion: "Example: echo '1 1/2 oz fresh lime juice' | whatcanimake lexicon parse"
    )

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      var reading = try LineReading(try options.places())
      var pending = ""
      while let line = Surroundings.current.readLine(true) {
        pending += reading.read(line).json.jsonText + "\n"
        if pending.utf8.count > 65_536 {
          writeOut(pending)
          pending = ""
        }
      }
      writeOut(pending)
    }
  }
}
