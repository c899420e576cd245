import ArgumentParser
import WhatCanIMake

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take recipes in from files.",
    discussion: """
      Reads Cooklang files, and JSON as TheCocktailDB and TheMealDB serve it. Importing a file again \
      changes nothing.

      Example: whatcanimake import drinks.json soup.cook
      """
  )

  @Argument(help: "The files.", completion: .file())
  var files: [String]

  @Option(
    help: """
      How to read them, when it should not be told by the content: \
      \(RecipeFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      """
  )
  var format: RecipeFormat?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let (report, kitchen) = try Kitchen.importing(
      files,
      format: format,
      into: try options.places(),
      now: currentTime()
    )
    for notice in kitchen.notices { warn(notice) }
    for problem in report.problems { warn("\(problem)") }
    if json {
      writeOut(report.json.text + "\n")
      return
    }
    var page = Page(Terminal())
    var text = StyledText("\(report.new) new", .good)
    text.add(", \(report.changed) changed, \(report.unchanged) unchanged")
    if !report.problems.isEmpty { text.add(", \(report.problems.count) left out", .wanted) }
    text.add("; the catalogue now has \(kitchen.index.recipes.count) dishes.")
    page.add(text)
    page.show()
  }
}
