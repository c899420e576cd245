import RecipeAccounts
import WhatCanIMake

/// Files of recipes, taken in.
enum ImportRoutes {
  /// Whose the recipes are from then on.
  enum Place: String, Sendable, CaseIterable {
    case own, catalogue
  }

  static let place: Parameter<Place?> = .word(
    "to",
    "Whether the recipes become your own recipes, or dishes for everyone (administrators only). By default, they become your own."
  )
  static let collection = Parameter<String?>.text(
    "collection",
    "The collection for dishes that are imported for everyone (default: uploads).",
    TextRule(length: 1...60, content: .plainWord)
  )
  static let most = 32 << 20

  static let routes = [take]

  private static let take = Route(
    "/api/v1/imports",
    "Starts a job that imports a file of recipes in any supported format, or an export of a notebook.",
    method: .post,
    for: .writer,
    parameters: [place.facts, collection.facts],
    body: .file(["application/octet-stream"], most: most),
    status: 202,
    reply: "job/1"
  ) { said, asker in
    guard let upload = said.upload else { throw Problem(400, "the form contains no file") }
    let collection = try said[collection] ?? "uploads"
    switch try said[place] ?? .own {
    case .own: return Answer(begun: try asker.takeIn(upload))
    case .catalogue:
      guard may(asker.actor, .change, .server) == .allow else { throw Problem.notAllowed }
      guard let name = CollectionName.name(for: collection) else {
        throw Problem.unknown(
          in: "collection",
          "the name of a collection must contain a letter or digit"
        )
      }
      return Answer(begun: try asker.takeIn(upload, to: name))
    }
  }
}

extension Asker {
  /// Takes a file in as recipes of whoever sent it.
  func takeIn(_ upload: UploadedFile) throws -> Job {
    let person = try person
    return try begin(.ownImport) { [keeper, thread = people.jobs.thread] progress in
      let places = keeper.places
      if try await thread.run({ try OutsideFile(upload.path).isExport() }) {
        let kept = try await keeper.write(as: person) { try $0.takeIn(exportAt: upload.path) }
        await keeper.caughtUp()
        return .imported(
          ImportReport(
            new: kept.new,
            changed: kept.changed,
            unchanged: kept.unchanged,
            problems: []
          ).json
        )
      }
      var (recipes, report) = try await thread.run {
        try Kitchen.ownRecipes(in: OutsideFile(upload.path), places) {
          progress($0.bytes, $0.totalBytes)
        }
      }
      let kept = try await keeper.write(as: person) { [recipes] in
        try $0.takeIn(returned: recipes)
      }
      (report.new, report.unchanged) = (kept.new, kept.unchanged)
      await keeper.caughtUp()
      return .imported(report.ofUpload.json)
    }
  }

  /// Takes a file in as dishes that everybody sees.
  fileprivate func takeIn(_ upload: UploadedFile, to collection: String) throws -> Job {
    try begin(.catalogueImport) { [keeper, people] progress in
      let (places, now) = (keeper.places, people.clock())
      let report = try await people.jobs.thread.run {
        let file = try OutsideFile(upload.path)
        guard try !file.isExport() else {
          throw Problem(400, "this file is an export of a notebook, not a recipe file")
        }
        return try Kitchen.importing(
          [file],
          format: nil,
          collection: collection,
          into: places,
          now: now,
          progress: { progress($0.bytes, $0.totalBytes) }
        ).report
      }
      await keeper.caughtUp()
      return .imported(report.ofUpload.json)
    }
  }
}

extension ImportReport {
  /// The report without where the file lay on the server.
  fileprivate var ofUpload: ImportReport {
    var report = self
    for place in report.problems.indices { report.problems[place].file = "the file" }
    return report
  }
}
