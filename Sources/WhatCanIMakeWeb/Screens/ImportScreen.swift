import RecipeAccounts
import WhatCanIMake

/// A file of recipes that somebody takes in, and what became of it.
enum ImportScreen {
  static let routes = [imports, take]

  static let path = "/recipes/import"
  static let file = FormFile(name: "file", summary: "A file of recipes, in any supported format.")

  /// How long a form waits for its file to be read, so that most pages say at once what became of it.
  private static let patience = (pause: Duration.milliseconds(50), times: 30)

  private static let imports = Route.page(
    path,
    "The page where you import files of recipes. It also shows the imports of the last hour.",
    for: .writer,
    keeping: .never
  ) { _, asker in
    let words = asker.pages.words
    let jobs = asker.people.jobs.jobs(of: try asker.signedIn.person)
      .filter { $0.kind == .ownImport }
    return Page(
      template: "import",
      title: words("import.title"),
      section: .saved,
      filling: [
        "jobs": .list(jobs.reversed().map { Self.job($0, words) }),
        "isWaiting": .flag(jobs.contains { !$0.isOver }),
      ]
    )
  }

  private static let take = Route.form(
    path,
    "Imports a file of recipes as your own recipes, or an export of a notebook.",
    for: .writer,
    with: file,
    most: ImportRoutes.most
  ) { said, asker in
    guard let upload = said.upload else { throw Problem(400, "the form contains no file") }
    return try await taking(upload, asker)
  }

  /// Takes a file in; it may still be read when the page is shown.
  static func taking(_ upload: UploadedFile, _ asker: Asker) async throws -> Destination {
    let job = try asker.takeIn(upload)
    for _ in 0..<patience.times {
      let known = asker.people.jobs.jobs(of: job.person).first { $0.number == job.number }
      if known?.isOver ?? true { break }
      try await Task.sleep(for: patience.pause)
    }
    return Destination(path)
  }

  private static func job(_ job: Job, _ words: Words) -> Filling {
    var text = words("import.reading")
    var problems: [Filling] = []
    if let problem = job.problem { text = words("import.failed", ["reason": problem]) }
    if case .imported(let report) = job.result {
      text = words("import.new", count: report.new)
      if report.changed > 0 { text += " " + words("import.changed", count: report.changed) }
      if report.unchanged > 0 { text += " " + words("import.there", count: report.unchanged) }
      if report.failed > 0 { text += " " + words("import.unread", count: report.failed) }
      problems = report.problems.prefix(10).map { .text($0.reason) }
    }
    return [
      "text": .text(text), "isOver": .flag(job.isOver), "isFailed": .flag(job.problem != nil),
      "problems": .list(problems), "hasProblems": .flag(!problems.isEmpty),
    ]
  }
}
