import ArgumentParser
import WhatCanIMake

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take recipes in from files.",
    discussion: """
      Reads Cooklang files, JSON as TheCocktailDB and TheMealDB serve it, and what 'export' wrote. \
      Importing a file again changes nothing.

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
    var files = files
    if format == nil {
      let exports = try files.filter { try Kitchen.isNotebookExport($0) }
      try takeIn(exports)
      files.removeAll { exports.contains($0) }
      if files.isEmpty { return }
    }
    let (report, kitchen) = try Kitchen.importing(
      files,
      format: format,
      into: try options.places(),
      for: options.cook,
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
    text.add("; the catalogue now has \(kitchen.dishCount) dishes.")
    page.add(text)
    page.show()
  }

  /// Takes exports of a notebook in, beside what is there.
  private func takeIn(_ exports: [String]) throws {
    guard !exports.isEmpty else { return }
    let notebook = try options.openNotebook()
    for file in exports {
      let report = try notebook.takeIn(exportAt: file)
      if json {
        writeOut(report.json.text + "\n")
      } else {
        say(
          "\(file): \(report.new) new, \(report.changed) changed, "
            + "\(report.unchanged) unchanged in the notebook of \(notebook.person)."
        )
      }
    }
    _ = try options.reopened()
  }
}
