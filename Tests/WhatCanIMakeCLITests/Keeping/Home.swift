import Foundation
import TestSupport
import Testing

/// A store of its own over the small collection, and the people who use it.
struct Home {
  let folder: TemporaryFolder
  let path: String
  /// The folder of the ingredients and dishes.
  let data: String
  /// Whether each command is a process of its own.
  private let apart: Bool

  /// - Parameters:
  ///   - path: Where the store stands; nil for a folder of its own.
  ///   - apart: For what only a process can go through, as being killed.
  init(at path: String? = nil, apart: Bool = false) throws {
    let collection = try SmallCollection.path()
    try self.init(
      copying: "\(collection)/home",
      data: "\(collection)/data",
      to: path,
      apart: apart
    )
  }

  /// A store of its own over the project's data instead of the small collection.
  static func ofTheProject(apart: Bool = false) throws -> Home {
    try Home(
      copying: try Tool.sharedHome(),
      data: Checkout.url("Data").path,
      to: nil,
      apart: apart
    )
  }

  private init(copying home: String, data: String, to path: String?, apart: Bool) throws {
    folder = try TemporaryFolder()
    self.path = path ?? "\(folder.path)/home"
    self.data = data
    self.apart = apart
    try FileManager.default.copyItem(atPath: home, toPath: self.path)
  }

  /// Runs the tool as a person of this store.
  func run(
    _ arguments: [String],
    as person: String = "anna",
    input: String = "",
    environment: [String: String] = [:],
    launcher: [String] = [],
    patience: Double = 60
  ) throws -> Tool.Outcome {
    // Behind "--" there are only names.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return try Tool.run(
      arguments[..<end] + ["--as", person] + arguments[end...],
      input: input,
      home: path,
      environment: ["WHATCANIMAKE_DATA": data].merging(environment) { _, own in own },
      launcher: launcher,
      apart: apart,
      patience: patience
    )
  }

  /// Runs a command that must succeed without a word on standard error, and returns what it says.
  @discardableResult
  func say(
    _ arguments: String...,
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let run = try run(arguments, as: person)
    #expect(run.status == 0, "\(arguments): \(run.err)", sourceLocation: sourceLocation)
    #expect(run.err == "", "\(arguments)", sourceLocation: sourceLocation)
    return run.out
  }

  /// Runs a command that must fail: no answer, one line of message after the name of the tool.
  ///
  /// A message about arguments has a second line that names the help.
  func refusal(
    _ arguments: [String],
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (status: Int32, message: String) {
    let run = try run(arguments, as: person)
    #expect(run.status != 0, "\(arguments)", sourceLocation: sourceLocation)
    #expect(run.out == "", "\(arguments)", sourceLocation: sourceLocation)
    let lines = run.err.split(separator: "\n").filter { !$0.hasPrefix("see: ") }
    #expect(lines.count == 1, "\(arguments): \(run.err)", sourceLocation: sourceLocation)
    let line = lines.first.map(String.init) ?? ""
    #expect(line.hasPrefix("whatcanimake: "), "\(line)", sourceLocation: sourceLocation)
    return (run.status, String(line.dropFirst("whatcanimake: ".count)))
  }

  /// What a command answers with `--json`.
  func json(
    _ arguments: String...,
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Any] {
    let run = try run(arguments + ["--json"], as: person)
    #expect(run.status == 0, "\(arguments): \(run.err)", sourceLocation: sourceLocation)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any],
      sourceLocation: sourceLocation
    )
  }

  /// The items of a list.
  func items(
    _ arguments: [String],
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [[String: Any]] {
    let run = try run(arguments + ["--json"], as: person)
    #expect(run.status == 0, "\(arguments): \(run.err)", sourceLocation: sourceLocation)
    let object = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    return try #require(object?["items"] as? [[String: Any]], sourceLocation: sourceLocation)
  }

  /// The values of one key of a list's items.
  func values(
    _ key: String = "name",
    of arguments: String...,
    as person: String = "anna",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    try items(arguments, as: person, sourceLocation: sourceLocation)
      .compactMap { $0[key] as? String }
  }

  /// Writes a file beside the store and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try folder.write(text, to: name)
  }

  /// Everything that the store's own check says is wrong; empty when it is sound.
  func complaints() throws -> String {
    let run = try run(["doctor"])
    let lines = (run.out + run.err).split(separator: "\n").joined(separator: " / ")
    return run.status == 0 ? "" : "\(run.status): \(lines)"
  }
}

/// True when the full tests are asked for.
let isFullTier = ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"

/// A file as TheCocktailDB serves it; each drink is its number, its name and what goes in.
func drinksFile(_ drinks: [(id: Int, name: String, ingredients: [String])]) throws -> String {
  let records = drinks.map { drink in
    var record = ["idDrink": "\(drink.id)", "strDrink": drink.name, "strInstructions": "Stir."]
    for (position, ingredient) in drink.ingredients.enumerated() {
      record["strIngredient\(position + 1)"] = ingredient
      record["strMeasure\(position + 1)"] = "30 ml"
    }
    return record
  }
  let data = try JSONSerialization.data(withJSONObject: ["drinks": records])
  return String(decoding: data, as: UTF8.self)
}
