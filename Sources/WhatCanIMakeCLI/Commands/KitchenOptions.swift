import ArgumentParser
import WhatCanIMake

/// What a command that prints data takes, after its own options.
struct DataOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var options: KitchenOptions
}

/// Where things are kept, and for whom; part of every command.
struct KitchenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this folder as the store (see 'whatcanimake help files').",
      valueName: "dir"
    )
  )
  var home: PathArgument?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Act as this person (default: the system user).", valueName: "name")
  )
  var person: String?

  func validate() throws {
    if let home, home.path.isEmpty { throw ValidationError("--home must name a folder") }
    if let person {
      if person.isEmpty { throw ValidationError("--as must name a person") }
      guard Person(person) != nil else {
        throw ValidationError(
          "--as must be a name of at most \(Person.longestName) bytes without control characters"
        )
      }
    }
  }

  /// Whose notebook counts: that of `--as`, else of the system user.
  var cook: Person? { person.map { Person($0) } ?? RunningProgram.user }

  func places() throws(KitchenError) -> KitchenPaths {
    try KitchenPaths(
      home: home?.path,
      environment: Surroundings.current.variable,
      executable: RunningProgram.path
    )
  }

  /// The kitchen, ready to answer; what the cook should know about it goes to standard error. A notebook
  /// that cannot be read is said by whatever needs it, which refuses to answer.
  func open() throws(KitchenError) -> Kitchen {
    let kitchen = try Kitchen.open(try places(), for: cook, now: RunningProgram.time)
    for notice in kitchen.notices { warn(notice) }
    return kitchen
  }

  /// The kitchen for a command about the notebook, which must be readable.
  func openReading() throws(KitchenError) -> Kitchen {
    let kitchen = try Kitchen.open(try places(), for: cook, now: RunningProgram.time)
    for notice in kitchen.notices { warn(notice) }
    if let fault = kitchen.snapshot.fault { throw fault }
    return kitchen
  }

  /// The kitchen with what its cook keeps as it is after a change; its notices have been given.
  func reopened() throws(KitchenError) -> Kitchen {
    try Kitchen.open(try places(), for: cook, now: RunningProgram.time)
  }

  /// The kitchen, and its cook's notebook to write in.
  func openNotebook() throws -> Notebook {
    guard let cook else {
      throw ValidationError("the system does not know your user name; give a name with --as")
    }
    let kitchen = try Kitchen.open(try places(), for: cook, now: RunningProgram.time)
    if let fault = kitchen.snapshot.fault { throw fault }
    let notebook = try kitchen.notebook(of: cook, now: RunningProgram.time) { warn("\($0)") }
    // A store that cannot be written has been said by now, in one line.
    for notice in kitchen.notices { warn(notice) }
    return notebook
  }
}
