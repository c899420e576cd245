extension Sequence<Double> {
  /// Nil of nothing.
  var mean: Double? {
    let values = Array(self)
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}

extension Figure.Part {
  /// The halves that have users.
  static func halves(of users: [Split.User]) -> [Figure.Part] {
    [Figure.Part.dev, .test].filter { users.contains(where: $0.holds) }
  }
}
