/// What was said with a request, of what may be said with it.
package struct Arguments: Sendable {
  private let values: [String: [String]]

  /// - Parameters:
  ///   - parts: The named parts of the path.
  ///   - known: What may be said.
  /// - Throws: 400 that names a parameter which is not known, so that none is passed over in silence.
  package init(
    parts: [RequestTarget.Pair],
    query: [RequestTarget.Pair],
    known: [ParameterFacts]
  ) throws(Problem) {
    var values: [String: [String]] = [:]
    for part in parts { values[part.name] = [part.value] }
    let names = known.filter { $0.place == .query }.map(\.name)
    for pair in query {
      guard names.contains(pair.name) else {
        let remedy =
          names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        throw .bad(Self.cut(pair.name), "there is no such parameter here; \(remedy)")
      }
      values[pair.name, default: []].append(pair.value)
    }
    self.values = values
  }

  /// The value of a parameter.
  ///
  /// - Throws: 400 that names it, when what was said cannot be understood.
  package subscript<Value>(_ parameter: Parameter<Value>) -> Value {
    get throws(Problem) { try parameter.read(values[parameter.facts.name] ?? []) }
  }

  private static func cut(_ name: String) -> String {
    name.count > 60 ? name.prefix(59) + "…" : name
  }
}
