import JSONCoding

extension Inbound {
  /// The fields of a form (`application/x-www-form-urlencoded`, as browsers send it), as the values that a JSON body would have
  /// for them: so that a field is read by one rule, wherever it comes from.
  ///
  /// What is left empty is not said. A field that nobody knows stays a text, for whoever names it.
  ///
  /// - Parameter fields: What may stand there.
  /// - Throws: As ``object(atMost:within:)``; 400 for what a form cannot have.
  func form(
    atMost most: Int,
    within patience: Duration,
    _ fields: [FieldFacts]
  ) async throws -> JSONObject {
    let types = values(of: "content-type")
    guard types.count == 1, let type = types.first, Self.isForm(type) else {
      throw Problem(
        415,
        "send a form, with Content-Type: application/x-www-form-urlencoded",
        field: "Content-Type"
      )
    }
    guard values(of: "content-encoding").isEmpty else {
      throw Problem(415, "send the body uncompressed", field: "Content-Encoding")
    }
    let bytes = try await bytes(atMost: most, within: patience)
    let pairs = try RequestTarget.pairs(of: bytes[...], "the form", hasLines: true)
    return try formObject(pairs.filter { !$0.value.isEmpty }, fields)
  }

  private static func isForm(_ type: String) -> Bool {
    let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
    return parts.first == "application/x-www-form-urlencoded"
      && parts.dropFirst().allSatisfy { ["charset=utf-8", "charset=\"utf-8\""].contains($0) }
  }
}

/// The values of a form by the kinds of its fields: a number, a flag, or a list of texts, each of which may be said several times.
///
/// - Throws: 400 for a field that is there twice and no list.
func formObject(
  _ pairs: [RequestTarget.Pair],
  _ fields: [FieldFacts]
) throws(Problem) -> JSONObject {
  var members: [JSONObject.Member] = []
  for pair in pairs {
    let kind = fields.first { $0.name == pair.name }?.kind
    let place = members.firstIndex { $0.key == pair.name }
    if kind?.isList ?? false {
      guard let place, case .list(let items) = members[place].value else {
        members.append(.init(key: pair.name, value: .list([.text(pair.value)])))
        continue
      }
      members[place].value = .list(items + [.text(pair.value)])
      continue
    }
    guard place == nil else { throw .bad(clipped(pair.name), "this field is given twice") }
    members.append(.init(key: pair.name, value: value(of: pair.value, as: kind)))
  }
  return JSONObject(members: members)
}

extension FieldFacts.Kind {
  /// Whether it is a list of texts.
  fileprivate var isList: Bool {
    switch self {
    case .texts, .words: true
    default: false
    }
  }
}

/// A text of a form as the value that its field would have in JSON; the text itself where it is none.
private func value(of text: String, as kind: FieldFacts.Kind?) -> JSONValue {
  switch kind {
  case .flag:
    switch text {
    case "true", "on": .bool(true)
    case "false": .bool(false)
    default: .text(text)
    }
  case .integer:
    // At most as many digits as fit, and none that JSON would not have.
    text.utf8.count <= 18 && text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      && (text == "0" || !text.hasPrefix("0")) ? .number(text) : .text(text)
  // A browser ends lines with two characters.
  default: .text(text.replacing("\r\n", with: "\n"))
  }
}
