import ArgumentParser
import WhatCanIMake

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take recipes in from files.",
    discussion: """
      Reads Cooklang, Markdown, saved web pages and JSON-LD (schema.org), CSV, JSON and JSON lines, \
      exports of Mealie, Tandoor, Paprika, Meal-Master and MasterCook, JSON as TheCocktailDB, TheMealDB and \
      Spoonacular serve it, recipes in plain text, and what 'export' wrote. Importing a file again changes nothing; a long one that was stopped goes \
      on where it was.

      The dishes of a file are a collection, which has the file's name; only the same collection \
      changes them. Another file of that name gets 'name-2'.

      Example: whatcanimake import drinks.json soup.html recipes.csv
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

  @Option(
    help: """
      The collection that the recipes belong to; the name of each file when absent. Only a file of \
      the same collection changes its dishes.
      """
  )
  var collection: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    guard let collection, CollectionName.name(for: collection) == nil else { return }
    throw ValidationError("--collection needs a name with a letter or a digit.")
  }

  func run() throws {
    var exports: [OutsideFile] = []
    var recipes: [OutsideFile] = []
    for path in files {
      let file = try OutsideFile(path)
      if format == nil, try file.isExport() { exports.append(file) } else { recipes.append(file) }
    }
    let kept = try takeIn(exports)
    guard !recipes.isEmpty else {
      if json { writeJSON(ImportReport(kept).json) }
      return
    }
    let (report, kitchen) = try importing(recipes, besides: kept)
    for problem in report.problems { warn("\(problem)") }
    if report.failed > report.problems.count {
      warn("\(report.failed - report.problems.count) more could not be read")
    }
    for file in report.displaced { warn(file.sentence) }
    if json {
      writeJSON(report.joined(by: kept).json)
      return
    }
    var page = Page(Terminal())
    var text = StyledText("\(report.new) new", .good)
    text.add(", \(report.changed) changed, \(report.unchanged) unchanged")
    if report.failed > 0 { text.add(", \(report.failed) left out", .wanted) }
    text.add("; the catalogue now has \(kitchen.dishCount) dishes.")
    page.add(text)
    page.show()
  }

  /// Takes recipes in; that none can be read is no failure where an export was taken in.
  private func importing(
    _ recipes: [OutsideFile],
    besides kept: NotebookImportReport?
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    let places = try options.places()
    let line = ImportProgressLine()
    defer { line.end() }
    do throws(KitchenError) {
      let (report, kitchen) = try Kitchen.importing(
        recipes,
        format: format,
        collection: collection.flatMap(CollectionName.name(for:)),
        into: places,
        for: options.cook,
        now: RunningProgram.time,
        progress: line.show
      )
      for notice in kitchen.notices { warn(notice) }
      return (report, kitchen)
    } catch {
      guard kept != nil, case .nothingImported(let problems) = error.reason else { throw error }
      return (
        ImportReport(new: 0, changed: 0, unchanged: 0, problems: problems),
        try options.reopened()
      )
    }
  }

  /// Takes exports of a notebook in, beside what is there; nil when there are none.
  private func takeIn(_ exports: [OutsideFile]) throws -> NotebookImportReport? {
    guard !exports.isEmpty else { return nil }
    let notebook = try options.openNotebook()
    var sum = NotebookImportReport(new: 0, changed: 0, unchanged: 0)
    for file in exports {
      let report = try notebook.takeIn(export: file)
      sum.new += report.new
      sum.changed += report.changed
      sum.unchanged += report.unchanged
      guard !json else { continue }
      say(
        "\(file.path): \(report.new) new, \(report.changed) changed, "
          + "\(report.unchanged) unchanged in the notebook of \(notebook.person)."
      )
    }
    _ = try options.reopened()
    return sum
  }
}

extension DisplacedCollection {
  /// Where the dishes are, and how to put them where the name says.
  fileprivate var sentence: String {
    let other = owner == "-" ? "standard input" : owner
    return "the dishes of \(path) are the collection '\(name)', because '\(taken)' is that of "
      + "\(other); to update '\(taken)' instead, use: whatcanimake import --collection \(taken) \(path)"
  }
}

extension ImportReport {
  /// The counts of an export in the words of an import.
  fileprivate init(_ kept: NotebookImportReport?) {
    self.init(
      new: kept?.new ?? 0,
      changed: kept?.changed ?? 0,
      unchanged: kept?.unchanged ?? 0,
      problems: []
    )
  }

  fileprivate func joined(by kept: NotebookImportReport?) -> ImportReport {
    let other = ImportReport(kept)
    return ImportReport(
      new: new + other.new,
      changed: changed + other.changed,
      unchanged: unchanged + other.unchanged,
      problems: problems,
      failed: failed
    )
  }
}
