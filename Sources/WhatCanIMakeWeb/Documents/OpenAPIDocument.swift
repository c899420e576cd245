import JSONCoding
import WhatCanIMake

/// The interface in OpenAPI 3.1, written from the table of routes.
enum OpenAPIDocument {
  /// The document of all these routes. Cost: O(parameters + schemas).
  static func text(of routes: [Route]) throws -> String {
    var paths: [(String, JSONValue)] = []
    for route in routes {
      paths.append((route.path.description, object([("get", try operation(route))])))
    }
    let kinds = Set(routes.compactMap(\.reply)).sorted()
    let schemas = try Reply.schemas()
    var components = [
      ("Problem", try schema(of: JSONSchema("Problem", oneOf: [Problem.Text.self])))
    ]
    for kind in kinds {
      guard let schema = schemas.first(where: { $0.name == "whatcanimake.\(kind)" }) else {
        continue
      }
      components.append((schemaName(kind), try self.schema(of: schema)))
    }
    let document = object([
      ("openapi", .text("3.1.0")),
      (
        "info",
        object([
          ("title", .text("whatcanimake")), ("version", .text("1")),
          ("description", .text("What can I make with what I have?")),
        ])
      ),
      ("paths", object(paths)),
      ("components", object([("schemas", object(components))])),
    ])
    return try JSONStyle.schema.text(of: document) + "\n"
  }

  private static func operation(_ route: Route) throws -> JSONValue {
    var responses: [(String, JSONValue)] = [("200", success(route))]
    if !route.parameters.isEmpty {
      responses.append(("400", problem("The request is not understood.")))
    }
    if route.parameters.contains(where: { $0.place == .path }) {
      responses.append(("404", problem("There is no such thing.")))
    }
    responses.append(("503", problem("Too much is asked at the moment.")))
    return object([
      ("operationId", .text(operationName(route))),
      ("summary", .text(route.summary)),
      ("parameters", .list(route.parameters.map(parameter))),
      ("responses", object(responses)),
    ])
  }

  private static func success(_ route: Route) -> JSONValue {
    let content: JSONValue =
      route.reply.map { kind in
        object([("$ref", .text("#/components/schemas/\(schemaName(kind))"))])
      } ?? object([])
    return object([
      ("description", .text(route.summary)),
      ("content", object([("application/json", object([("schema", content)]))])),
    ])
  }

  private static func problem(_ description: String) -> JSONValue {
    let schema = object([("$ref", .text("#/components/schemas/Problem"))])
    return object([
      ("description", .text(description)),
      ("content", object([("application/problem+json", object([("schema", schema)]))])),
    ])
  }

  private static func parameter(_ facts: ParameterFacts) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .text(facts.name)), ("in", .text(facts.place.rawValue)),
      ("description", .text(facts.summary)), ("required", .bool(facts.isRequired)),
    ]
    let text = [("type", JSONValue.text("string")), ("minLength", .number("1"))]
    switch facts.kind {
    case .text: members.append(("schema", object(text + [("maxLength", .number("300"))])))
    case .names:
      members.append(("explode", .bool(true)))
      members.append(
        (
          "schema",
          object([
            ("type", .text("array")), ("items", object(text + [("maxLength", .number("300"))])),
            ("maxItems", .number("200")),
          ])
        )
      )
    case .flag: members.append(("schema", object([("type", .text("boolean"))])))
    case .integer(let range):
      members.append(
        (
          "schema",
          object([
            ("type", .text("integer")), ("minimum", .number("\(range.lowerBound)")),
            ("maximum", .number("\(range.upperBound)")),
          ])
        )
      )
    case .word(let words):
      members.append(
        (
          "schema",
          object([("type", .text("string")), ("enum", .list(words.map(JSONValue.text)))])
        )
      )
    }
    return object(members)
  }

  /// The schema without its head.
  private static func schema(of schema: JSONSchema) throws -> JSONValue {
    let value = try JSONParser.value(of: Array(schema.document.utf8))
    guard case .object(var whole) = value else { return value }
    whole.members.removeAll { $0.key == "$schema" }
    return .object(whole)
  }

  /// "match/2" as a name that components may have: "match.2".
  private static func schemaName(_ kind: String) -> String {
    kind.split(separator: "/").joined(separator: ".")
  }

  /// "dishes-id-similar".
  private static func operationName(_ route: Route) -> String {
    route.path.description.split(separator: "/").drop { $0 == "api" || $0 == "v1" }
      .map { $0.filter { $0 != "{" && $0 != "}" } }.joined(separator: "-")
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.0, value: $0.1) }))
  }
}
