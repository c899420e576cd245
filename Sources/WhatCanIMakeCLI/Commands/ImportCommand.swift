import ArgumentParser
import WhatCanIMake

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take recipes in from files, folders and pages.",
    discussion: """
      Reads Cooklang, Markdown, saved web pages and JSON-LD (schema.org), CSV, JSON and JSON lines, \
      exports of Mealie, Tandoor, Nextcloud Cookbook, RecipeSage, Paprika, Meal-Master and MasterCook, \
      JSON as TheCocktailDB, TheMealDB and Spoonacular serve it, recipes in plain text, and what 'export' \
      wrote. Importing a file again changes nothing; a long one that was stopped goes on where it was.

      Of a folder every file in it and below is read whose name ends as those of recipes do; hidden files \
      and links are passed over. An address is fetched once, with at most 10 MB and nothing but the page itself; \
      - reads standard input.

      The dishes of a file are a collection, which has the file's name; files of one recipe each are that of \
      their folder, a page that of its host, standard input is 'stdin'. Only the same collection changes \
      them. Another file of that name gets 'name-2'.

      Example: whatcanimake import drinks.json ~/recipes https://example.org/pie
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files, folders, addresses of pages, or - for standard input.",
      valueName: "files"
    ),
    completion: .file()
  )
  var files: [PathArgument]

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

  @Flag(
    help: """
      Allow the servers of the addresses to be on this machine or in a private network, on any port and \
      without TLS.
      """
  )
  var allowPrivate = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    if files.count(where: { $0.path == "-" }) > 1 {
      throw ValidationError("standard input can be read once; name - once")
    }
    if allowPrivate, !files.contains(where: { PageAccess.isAddress($0.path) }) {
      throw ValidationError("--allow-private is about the addresses of pages; name one")
    }
    guard let collection, CollectionName.name(for: collection) == nil else { return }
    throw ValidationError("--collection needs a name with a letter or a digit.")
  }

  func run() throws {
    let words = files.map(\.path)
    let named = try ImportedFiles(
      words,
      through: PageAccess(to: words, allowsPrivate: allowPrivate),
      besides: try options.places()
    )
    var exports: [OutsideFile] = []
    var recipes: [OutsideFile] = []
    for file in named.files {
      if format == nil, try file.isExport() { exports.append(file) } else { recipes.append(file) }
    }
    let kept = try takeIn(exports)
    guard !recipes.isEmpty else {
      for problem in named.problems { warn("\(problem)") }
      if json { writeJSON(ImportReport(kept).with(named.problems).json) }
      return
    }
    var (found, kitchen) = try importing(recipes, besides: kept)
    if !found.returned.isEmpty { kitchen = try takeIn(returned: &found) }
    let report = found.with(named.problems)
    for problem in report.problems { warn("\(problem)") }
    let untold = report.failed - report.problems.count { !$0.isRemark }
    if untold > 0 { warn("\(untold) more could not be read") }
    for collection in report.unseen { warn(collection.sentence) }
    for file in report.displaced { warn(file.sentence) }
    if json {
      writeJSON(report.joined(by: kept).json)
      return
    }
    ImportView(report, dishes: kitchen.dishCount).show()
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
        progress: { line.show($0) },
        watching: { line.show($0) }
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

  /// Takes the recipes in that were somebody's own, and are the cook's from now on.
  ///
  /// - Returns: The kitchen with them.
  private func takeIn(returned report: inout ImportReport) throws -> Kitchen {
    let own = try options.openNotebook().takeIn(returned: report.returned)
    report.new += own.new
    report.unchanged += own.unchanged
    return try options.reopened()
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

extension UnseenCollection {
  /// Which collection the dishes are, where no file says it.
  fileprivate var sentence: String {
    let what = path == "-" ? "from standard input" : "of \(path)"
    return "the dishes \(what) are the collection '\(name)'; --collection gives it another name"
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

  /// The report with what could not be opened in front.
  fileprivate func with(_ problems: [ImportError]) -> ImportReport {
    var report = self
    report.problems = problems + self.problems
    report.failed += problems.count { !$0.isRemark }
    return report
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
