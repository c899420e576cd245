import RecipeMatching
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
  /// Plain dishes such as toast are left out, and names that are not understood count for nothing;
  /// ``answer(_:)`` has the plain ones too, and says which names those are.
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
  ) throws(KitchenError) -> [DishMatch] {
    var request = MatchRequest(have: have, missingAtMost: missingAtMost, limit: limit)
    request.filter.allowsPlain = false
    let asked = try answerable(request)
    return inNames(PantryMatcher(index: index).best(asked.query), asked)
  }

  /// The folder in which this library was built.
  static var checkout: String {
    var folder = #filePath[...]
    for _ in 1...4 { folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] }
    return String(folder)
  }
}
