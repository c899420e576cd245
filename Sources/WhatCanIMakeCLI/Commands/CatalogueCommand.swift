import ArgumentParser
import WhatCanIMake

struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "The recipes that answers come from, and their index.",
    subcommands: [Info.self, Rebuild.self, Verify.self],
    defaultSubcommand: Info.self,
    aliases: ["catalog"]
  )

  struct Info: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "info",
      abstract: "How much there is, and how much of it is understood.",
      discussion: "Example: whatcanimake catalogue info"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let info = try options.open().catalogueInfo()
      if json {
        writeJSON(info.json)
      } else {
        CatalogueView(info, Terminal()).show()
      }
    }
  }

  struct Rebuild: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rebuild",
      abstract: "Build the index again.",
      discussion: "Example: whatcanimake catalogue rebuild"
    )

    @OptionGroup(title: "Kitchen")
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
      writeOut("The index is built anew from \(kitchen.dishCount) dishes.\n")
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Check the index against the catalogue, byte by byte.",
      discussion: "Example: whatcanimake catalogue verify"
    )

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try Kitchen.verifying(try options.places())
      let later = kitchen.dishesAfterBuilding
      let beside = later == 0 ? "" : ", \(later) of them taken in since it was built"
      writeOut("The index is sound and fits its \(kitchen.dishCount) dishes\(beside).\n")
    }
  }
}
