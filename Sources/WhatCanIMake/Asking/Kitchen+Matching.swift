public import RecipeModel

extension Kitchen {
  /// Opens the kitchen of whoever runs the program: the data and the store that the command line uses as
  /// well, with what this person keeps, so that what they avoid is never shown.
  ///
  /// The data come with the package: those of `$WHATCANIMAKE_DATA`, those installed beside the program,
  /// else those of the checkout that the library was built from.
  ///
  /// - Throws: ``KitchenError``: `.noData` where there are none; else as ``open(_:for:now:)``. A notebook that
  ///   cannot be read is an error of what is asked, not of opening.
  public static func open(for person: Person? = RunningProgram.user) throws(KitchenError) -> Kitchen
  {
    let places = try KitchenPlaces(
      home: nil,
      environment: RunningProgram.variable,
      executable: RunningProgram.path,
      checkout: checkout
    )
    return try open(places, for: person, now: RunningProgram.time)
  }

  /// The best dishes for what somebody has, those first that miss the fewest.
  ///
  /// Names that are not understood count for nothing; ``answer(_:)`` says which they are, and all else that
  /// there is to say.
  ///
  /// - Parameters:
  ///   - have: Names as people type them: "gin", "2 limes".
  ///   - missingAtMost: How many things a dish may lack; 0 for what is ready.
  ///   - limit: How many dishes at most.
  /// - Throws: As ``answer(_:)``.
  public func match(
    _ have: [String],
    missingAtMost: Int = 2,
    limit: Int = 20
  ) throws(KitchenError) -> [FoundMatch] {
    let request = MatchRequest(have: have, missingAtMost: missingAtMost, limit: limit)
    return try answer(request).answer.matches.map { match in
      FoundMatch(
        id: index.recipes.id(of: match.recipe),
        name: index.recipes.name(of: match.recipe),
        kind: index.recipes.kind(of: match.recipe),
        used: match.used.map(\.name),
        missing: match.missing.map(\.name)
      )
    }
  }

  /// The folder in which this library was built.
  static var checkout: String {
    var folder = #filePath[...]
    for _ in 1...4 { folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] }
    return String(folder)
  }
}

/// A dish that can be made of what somebody has, or nearly.
public struct FoundMatch: Sendable, Equatable, Identifiable {
  public let id: DishID
  public let name: String
  public let kind: Recipe.Kind
  /// What it uses of what is there, in the order of its lines.
  public let used: [String]
  /// What is missing, in the order of its lines; empty for a dish that is ready.
  public let missing: [String]
}
