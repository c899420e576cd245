import ArgumentParser
import WhatCanIMake

/// Where the files are.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use this folder as the store.", valueName: "dir"))
  var home: String?

  /// - Throws: An error of the arguments.
  func check() throws {
    if let home, home.isEmpty {
      throw ValidationError("--home has no value; give the path of a folder")
    }
  }

  func places() throws(KitchenError) -> KitchenPaths {
    try KitchenPaths(
      home: home,
      environment: RunningProgram.variable,
      executable: RunningProgram.path
    )
  }
}
