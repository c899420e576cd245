import ArgumentParser
import WhatCanIMake

/// Where things are kept, and for whom; part of every command.
struct KitchenOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Keep all files in this folder.", valueName: "dir"))
  var home: String?

  @Option(name: .customLong("as"), help: ArgumentHelp("Whose kitchen it is.", valueName: "name"))
  var person: String?

  func validate() throws {
    if let home, home.isEmpty { throw ValidationError("--home is empty; name a folder") }
    if let person, person.isEmpty { throw ValidationError("--as is empty; give a name") }
  }

  func places() throws(KitchenError) -> KitchenPlaces {
    try KitchenPlaces(home: home, environment: environment, executable: executablePath())
  }

  /// The kitchen, ready to answer; what the cook should know about it goes to standard error.
  func open() throws(KitchenError) -> Kitchen {
    let kitchen = try Kitchen.open(try places(), now: currentTime())
    for notice in kitchen.notices { warn(notice) }
    return kitchen
  }
}
