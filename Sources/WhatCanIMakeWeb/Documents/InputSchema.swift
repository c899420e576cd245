import JSONCoding

/// The JSON Schema of what comes with a request, written from the facts by which it is read.
enum InputSchema {
  /// Of a body with these fields, in any of these shapes.
  static func body(_ fields: [FieldFacts], _ shapes: FieldShapes?) throws -> JSONValue {
    guard let shapes else { return try object(fields) }
    return .object([("anyOf", .list(try shapes.rows(fields).map(object)))])
  }

  /// Of an object with these fields and no other.
  static func object(_ fields: [FieldFacts]) throws -> JSONValue {
    .object([
      ("type", .text("object")),
      ("properties", .object(try fields.map { ($0.name, try value($0)) })),
      ("required", .list(fields.filter(\.isRequired).map { .text($0.name) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// Of one field.
  static func value(_ field: FieldFacts) throws -> JSONValue {
    func typed(_ name: String) -> (String, JSONValue) {
      ("type", field.isRequired ? .text(name) : .list([.text(name), .text("null")]))
    }
    var members: [(String, JSONValue)] = [("description", .text(field.summary))]
    switch field.kind {
    case .text(let rule): members += [typed("string")] + limits(of: rule)
    case .texts(let rule, let count):
      members += [typed("array"), ("items", text(rule))] + Self.count(count)
    case .secret(let most):
      members += [
        typed("string"), ("format", .text("password")), ("writeOnly", .bool(true)),
        ("minLength", .number("1")), ("maxLength", .number("\(most)")),
      ]
    case .flag: members.append(typed("boolean"))
    case .integer(let range): members += [typed("integer")] + limits(of: range)
    case .amount(let most):
      members += [
        typed("number"), ("exclusiveMinimum", .number("0")), ("maximum", .number("\(most)")),
      ]
    case .word(let words):
      let nothing: [JSONValue] = field.isRequired ? [] : [.null]
      members += [typed("string"), ("enum", .list(words.map(JSONValue.text) + nothing))]
    case .words(let words, let count):
      members += [typed("array"), ("items", word(of: words))] + Self.count(count)
    case .day: members += [typed("string"), ("format", .text("date"))]
    case .objects(let shapes, let count):
      let items = JSONValue.object([("anyOf", .list(try shapes.map(object)))])
      members += [typed("array"), ("items", items)] + Self.count(count)
    case .settled(let isTrue):
      members.append(("enum", .list(isTrue ? [.bool(true)] : [.bool(false), .null])))
    case .nothing: members.append(("type", .text("null")))
    }
    return .object(members)
  }

  /// Of one parameter.
  static func value(_ parameter: ParameterFacts) -> JSONValue {
    switch parameter.kind {
    case .text(let rule): text(rule)
    case .names(let rule):
      .object([
        ("type", .text("array")), ("items", text(rule)),
        ("minItems", .number(parameter.isRequired ? "1" : "0")), ("maxItems", .number("200")),
      ])
    case .flag: .object([("type", .text("boolean"))])
    case .integer(let range): .object([("type", .text("integer"))] + limits(of: range))
    case .word(let words): word(of: words)
    case .words(let words):
      .object([
        ("type", .text("array")), ("items", word(of: words)), ("maxItems", .number("200")),
      ])
    case .day: .object([("type", .text("string")), ("format", .text("date"))])
    }
  }

  private static func word(of words: [String]) -> JSONValue {
    .object([("type", .text("string")), ("enum", .list(words.map(JSONValue.text)))])
  }

  /// A schema without its head, to stand in a document.
  static func body(of schema: JSONSchema) throws -> JSONValue {
    let value = try JSONParser.value(of: Array(schema.document.utf8))
    guard case .object(var whole) = value else { return value }
    whole.members.removeAll { $0.key == "$schema" }
    return .object(whole)
  }

  private static func text(_ rule: TextRule) -> JSONValue {
    .object([("type", .text("string"))] + limits(of: rule))
  }

  private static func limits(of rule: TextRule) -> [(String, JSONValue)] {
    [
      ("minLength", .number("\(rule.length.lowerBound)")),
      ("maxLength", .number("\(rule.length.upperBound)")), ("pattern", .text(rule.pattern)),
    ]
  }

  private static func limits(of range: ClosedRange<Int>) -> [(String, JSONValue)] {
    [("minimum", .number("\(range.lowerBound)")), ("maximum", .number("\(range.upperBound)"))]
  }

  private static func count(_ range: ClosedRange<Int>) -> [(String, JSONValue)] {
    [("minItems", .number("\(range.lowerBound)")), ("maxItems", .number("\(range.upperBound)"))]
  }
}

extension JSONValue {
  /// An object of these members, in their order.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.0, value: $0.1) }))
  }
}
