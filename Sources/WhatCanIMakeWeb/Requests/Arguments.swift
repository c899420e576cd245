package import JSONCoding

/// What was said with a request, of what may be said with it.
package struct Arguments: Sendable {
  private let values: [String: [String]]
  /// What was said in the query, in its order.
  package let query: [RequestTarget.Pair]
  private let body: JSONObject
  /// The file that came as the body; nil on routes that take none.
  package var upload: UploadedFile?

  /// - Parameters:
  ///   - parts: The named parts of the path.
  ///   - known: What may be said.
  ///   - reader: Who reads what is wrong: a program is told what may be said.
  ///   - body: What stands in the body; of what may stand there.
  /// - Throws: 400 that names a parameter or a field which is not known, so that none is passed over in silence.
  package init(
    parts: [RequestTarget.Pair],
    query: [RequestTarget.Pair],
    known: [ParameterFacts],
    reader: RequestReader = .program,
    body: JSONObject = JSONObject(),
    fields: [FieldFacts] = []
  ) throws(Problem) {
    for member in body.members where !fields.contains(where: { $0.name == member.key }) {
      let names = fields.map(\.name).joined(separator: ", ")
      throw .bad(clipped(member.key), "unknown field; the known fields are \(names)")
    }
    self.body = body
    self.query = query
    var values: [String: [String]] = [:]
    for part in parts { values[part.name] = [part.value] }
    let names = known.filter { $0.place == .query }.map(\.name)
    for pair in query {
      guard names.contains(pair.name) else {
        if reader == .browser {
          throw .bad(
            clipped(pair.name),
            "the address contains “\(clipped(pair.name))”, which this page does not know"
          )
        }
        let remedy =
          names.isEmpty ? "there are none" : "known: \(names.joined(separator: ", "))"
        throw .bad(clipped(pair.name), "unknown parameter; \(remedy)")
      }
      values[pair.name, default: []].append(pair.value)
    }
    self.values = values
  }

  /// - Throws: 400 where the fields do not go together.
  func check(_ shapes: FieldShapes) throws(Problem) { try shapes.check(body) }

  /// The value of a parameter.
  ///
  /// - Throws: 400 that names it, when what was said cannot be understood.
  package subscript<Value>(_ parameter: Parameter<Value>) -> Value {
    get throws(Problem) { try parameter.read(values[parameter.facts.name] ?? []) }
  }

  /// The value of a field.
  ///
  /// - Throws: 400 that names it, when it is absent and must not be, or cannot be understood.
  package subscript<Value>(_ field: Field<Value>) -> Value {
    get throws(Problem) {
      let value = body[field.facts.name]
      return try field.read(value == .null ? nil : value)
    }
  }

  /// The value of a field that need not be there in every request, but in this one.
  ///
  /// - Throws: 400 that names it, when it is absent or cannot be understood.
  subscript<Value>(needed field: Field<Value?>) -> Value {
    get throws(Problem) {
      guard let value = try self[field] else {
        throw .bad(field.facts.name, "\(field.facts.name) is missing")
      }
      return value
    }
  }
}
