import RecipeMatching
public import RecipeModel

extension Kitchen {
  /// Opens the kitchen of the person who runs the program, with the same data and store as the
  /// command line and with their notebook, so that nothing they avoid is ever shown.
  ///
  /// The data is that of `$WHATCANIMAKE_DATA`, or else that installed beside the program, or else
  /// that of the checkout from which the library was built.
  ///
  /// - Throws: ``KitchenError`` `.noData` if there is no data; otherwise as ``open(_:for:now:)``.
  ///   An unreadable notebook is an error when the kitchen is asked, not when it is opened.
  public static func open(for person: Person? = RunningProgram.user) throws(KitchenError) -> Kitchen
  {
    let places = try KitchenPaths(
      home: nil,
      environment: RunningProgram.variable,
      executable: RunningProgram.path,
      checkout: checkout
    )
    return try open(places, for: person, now: RunningProgram.time)
  }

  /// The best dishes for what somebody has; those that miss the fewest ingredients come first.
  ///
  /// Plain dishes such as toast are left out, and unknown names are ignored. ``answer(_:)``
  /// includes the plain dishes, and reports the unknown names.
  ///
  /// - Parameters:
  ///   - have: Names as people type them: "gin", "2 limes".
  ///   - missingAtMost: How many ingredients a dish may miss; 0 for dishes that are ready.
  ///   - limit: The largest number of dishes.
  /// - Throws: As ``answer(_:)``.
  public func match(
    _ have: [String],
    missingAtMost: Int = 2,
    limit: Int = 20
  ) throws(KitchenError) -> [DishMatch] {
    var request = MatchRequest(have: have, missingAtMost: missingAtMost, limit: limit)
    request.filter.allowsPlain = false
    let asked = try answerable(request)
    return inNames(matcher.best(asked.query), asked)
  }

  /// The folder in which this library was built.
  static var checkout: String {
    var folder = #filePath[...]
    for _ in 1...4 { folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] }
    return String(folder)
  }
}
