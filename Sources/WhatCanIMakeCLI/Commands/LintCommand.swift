import ArgumentParser
import WhatCanIMake

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find what is wrong with recipe files before you cook from them.",
    discussion: """
      Says where an ingredient or a unit is unknown, an amount looks like a slip, servings or time \
      are missing, or two recipes are the same. Nothing is imported or changed. The exit code is 1 \
      when something was found.

      Example: whatcanimake lint soup.cook recipes/
      """
  )

  @Argument(help: "Files, or folders with .cook files.", completion: .file())
  var paths: [PathArgument]

  @Flag(help: "Ask for all that the program's own collection has: summary, category, tags, glass …")
  var collection = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let rules: RecipeChecking.Rules = collection ? .collection : .ownRecipes
    let report = try RecipeChecking(try options.places(), rules: rules).report(
      on: paths.map(\.path)
    )
    if json {
      writeJSON(report.json)
    } else {
      for fault in report.faults { writeOut(safe("\(fault)") + "\n") }
      if report.untold > 0 { writeOut("\(report.untold) more are not listed\n") }
      let count = report.faults.count + report.untold
      let recipes = "\(report.recipes) recipe\(report.recipes == 1 ? "" : "s")"
      say("\(recipes), \(report.faults.isEmpty ? "nothing" : "\(count)") to mend.")
    }
    if !report.faults.isEmpty { throw ExitCode(1) }
  }
}
