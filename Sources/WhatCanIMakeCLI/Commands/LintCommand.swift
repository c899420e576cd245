import ArgumentParser
import WhatCanIMake

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find mistakes in recipe files.",
    discussion: """
      The command reports unknown ingredients and units, amounts that look wrong, missing servings \
      and times, and duplicate recipes. It does not import or change anything. The exit code is 1 \
      if the command finds a mistake.

      Example: whatcanimake lint soup.cook recipes/
      """
  )

  @Argument(help: "Recipe files, or folders that contain .cook files.", completion: .file())
  var paths: [PathArgument]

  @Flag(
    help:
      "Also report missing fields that the built-in recipes have, such as summary, category, tags and glass."
  )
  var collection = false

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let rules: RecipeChecking.Rules = collection ? .collection : .ownRecipes
    let report = try RecipeChecking(try output.options.places(), rules: rules).report(
      on: paths.map(\.path)
    )
    if output.json {
      writeJSON(report.json)
    } else {
      for fault in report.faults { writeOut(safe("\(fault)") + "\n") }
      if report.untold > 0 { writeOut("\(report.untold) more mistakes are not listed\n") }
      let count = report.faults.count + report.untold
      let recipes = "\(report.recipes) recipe\(report.recipes == 1 ? "" : "s")"
      let mistakes = count == 1 ? "1 mistake" : "\(count) mistakes"
      say("Checked \(recipes): \(report.faults.isEmpty ? "no mistakes" : mistakes).")
    }
    if !report.faults.isEmpty { throw ExitCode(1) }
  }
}
