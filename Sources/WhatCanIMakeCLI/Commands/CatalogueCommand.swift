import ArgumentParser
import WhatCanIMake

struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Show what the catalogue contains, and rebuild its index.",
    subcommands: [Info.self, Rebuild.self, Verify.self],
    defaultSubcommand: Info.self,
    aliases: ["catalog"]
  )

  struct Info: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "info",
      abstract: "Show how many recipes there are, and how many of their ingredients are known.",
      discussion: "Example: whatcanimake catalogue info"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let info = try output.options.open().catalogueInfo()
      if output.json {
        writeJSON(info.json)
      } else {
        CatalogueView(info, Terminal()).show()
      }
    }
  }

  struct Rebuild: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rebuild",
      abstract: "Rebuild the index of all recipes.",
      discussion: "Example: whatcanimake catalogue rebuild"
    )

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let line = ProgressLine()
      let kitchen: Kitchen
      do {
        defer { line.end() }
        kitchen = try Kitchen.rebuild(
          try options.places(),
          now: RunningProgram.time,
          watching: line.show
        )
      }
      for notice in kitchen.notices { warn(notice) }
      writeOut("Rebuilt the index of \(kitchen.dishCount) dishes.\n")
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Deprecated: use 'doctor' to check the index against the catalogue.",
      discussion: "Example: whatcanimake catalogue verify",
      shouldDisplay: false
    )

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let kitchen = try Kitchen.verifying(try options.places())
      let later = kitchen.dishesAfterBuilding
      let added = later == 0 ? "" : ", \(later) of them added since it was built"
      writeOut("The index is undamaged and matches its \(kitchen.dishCount) dishes\(added).\n")
      sayReplacement(of: "catalogue verify", by: "doctor")
    }
  }
}
