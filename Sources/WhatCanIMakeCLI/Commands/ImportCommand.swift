import ArgumentParser
import WhatCanIMake

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add recipes from files, folders and web pages.",
    discussion: """
      The command imports Cooklang, Markdown, plain text, CSV, JSON, JSON lines, saved web pages \
      and JSON-LD (schema.org). It also imports files that were exported from Mealie, Tandoor, \
      Nextcloud Cookbook, RecipeSage, Paprika, Meal-Master and MasterCook. It can read JSON \
      replies from TheCocktailDB, TheMealDB and Spoonacular, and files that 'export' wrote. \
      Importing an unchanged file again has no effect. If you run an interrupted import again, it \
      continues where it stopped.

      In folders and their subfolders, the command reads all files with a known extension, and \
      skips hidden files and links. For a web page, only the page itself is fetched, up to 10 MB.

      The dishes in a file form a collection named after the file. Files with a single recipe \
      share a collection named after their folder. Dishes from a web page go into a collection \
      named after the page's host, and dishes from standard input go into the collection 'stdin'. \
      An import changes only the dishes in its own collection. If another file already has a \
      collection with the same name, the new collection is called 'name-2'.

      Example: whatcanimake import drinks.json ~/recipes https://example.org/pie
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files, folders or web addresses, or - for standard input.",
      valueName: "files"
    ),
    completion: .file()
  )
  var files: [PathArgument]

  @Option(
    help: """
      The format, if it cannot be detected from the content: \
      \(RecipeFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      """
  )
  var format: RecipeFormat?

  @Option(
    help: """
      Put the recipes in this collection, instead of one named after the file.
      """
  )
  var collection: String?

  @Flag(
    help: """
      Allow web addresses on this machine or a private network, on any port and without TLS.
      """
  )
  var allowPrivate = false

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if files.count(where: { $0.path == "-" }) > 1 {
      throw ValidationError("standard input can be read only once; give - only once")
    }
    if allowPrivate, !files.contains(where: { PageAccess.isAddress($0.path) }) {
      throw ValidationError("--allow-private can be used only with web addresses")
    }
    guard let collection, CollectionName.name(for: collection) == nil else { return }
    throw ValidationError("--collection needs a name with at least one letter or digit")
  }

  func run() throws {
    let words = files.map(\.path)
    let named = try ImportedFiles(
      words,
      through: PageAccess(to: words, allowsPrivate: allowPrivate),
      besides: try output.options.places()
    )
    var exports: [OutsideFile] = []
    var recipes: [OutsideFile] = []
    for file in named.files {
      if format == nil, try file.isExport() { exports.append(file) } else { recipes.append(file) }
    }
    let kept = try takeIn(exports)
    guard !recipes.isEmpty else {
      for problem in named.problems { warn("\(problem)") }
      if output.json { writeJSON(ImportReport(kept).with(named.problems).json) }
      return
    }
    var (found, kitchen) = try importing(recipes, besides: kept)
    if !found.returned.isEmpty { kitchen = try takeIn(returned: &found) }
    let report = found.with(named.problems)
    for problem in report.problems { warn("\(problem)") }
    let untold = report.failed - report.problems.count { !$0.isRemark }
    if untold > 0 { warn("\(untold) more records could not be read") }
    for collection in report.unseen { warn(collection.sentence) }
    for file in report.displaced { warn(file.sentence) }
    if output.json {
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
    let places = try output.options.places()
    let line = ImportProgressLine()
    defer { line.end() }
    do throws(KitchenError) {
      let (report, kitchen) = try Kitchen.importing(
        recipes,
        format: format,
        collection: collection.flatMap(CollectionName.name(for:)),
        into: places,
        for: output.options.cook,
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
        try output.options.reopened()
      )
    }
  }

  /// Takes the recipes in that were somebody's own, and are the cook's from now on.
  ///
  /// - Returns: The kitchen with them.
  private func takeIn(returned report: inout ImportReport) throws -> Kitchen {
    let own = try output.options.openNotebook().takeIn(returned: report.returned)
    report.new += own.new
    report.unchanged += own.unchanged
    return try output.options.reopened()
  }

  /// Takes exports of a notebook in, beside what is there; nil when there are none.
  private func takeIn(_ exports: [OutsideFile]) throws -> NotebookImportReport? {
    guard !exports.isEmpty else { return nil }
    let notebook = try output.options.openNotebook()
    var sum = NotebookImportReport(new: 0, changed: 0, unchanged: 0)
    for file in exports {
      let report = try notebook.takeIn(export: file)
      sum.new += report.new
      sum.changed += report.changed
      sum.unchanged += report.unchanged
      guard !output.json else { continue }
      say(
        "\(file.path): \(report.new) new, \(report.changed) changed, "
          + "\(report.unchanged) unchanged in \(notebook.person)'s saved data."
      )
    }
    _ = try output.options.reopened()
    return sum
  }
}

extension UnseenCollection {
  /// Which collection the dishes are, where no file says it.
  fileprivate var sentence: String {
    let what = path == "-" ? "from standard input" : "of \(path)"
    return "the dishes \(what) are in the collection '\(name)'; to choose another, use --collection"
  }
}

extension DisplacedCollection {
  /// Where the dishes are, and how to put them where the name says.
  fileprivate var sentence: String {
    let other = owner == "-" ? "standard input" : owner
    return
      "the dishes of \(path) are in the collection '\(name)', because '\(taken)' already belongs to "
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
