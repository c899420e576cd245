import ArgumentParser
import WhatCanIMake

struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon",
    abstract: "Look up ingredients, and add new ingredients and swaps.",
    subcommands: [Find.self, Add.self, Swap.self, Remove.self, List.self, Parse.self]
  )

  struct Find: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "find",
      abstract: "Show the ingredient that a name refers to, with its kinds and substitutes.",
      discussion: "Example: whatcanimake lexicon find aubergine"
    )

    @Argument(help: "The name to look up.", completion: .ingredients)
    var name: [String]

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let kitchen = try output.options.open()
      let card = try kitchen.ingredientCard(name.joined(separator: " "))
      if output.json {
        writeJSON(card.json)
      } else {
        IngredientView(card, Terminal()).show()
      }
    }
  }

  struct Parse: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "parse",
      abstract:
        "Parse ingredient lines from standard input, and print one JSON object for each line.",
      discussion: "Example: echo '1 1/2 oz fresh lime juice' | whatcanimake lexicon parse"
    )

    @OptionGroup
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
