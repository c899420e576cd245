import JSONCoding
import WhatCanIMake

/// The interface in OpenAPI 3.1, written from the table of routes.
enum OpenAPIDocument {
  /// The document of all these routes. Cost: O(parameters + schemas).
  static func text(of routes: [Route]) throws -> String {
    var paths: [(path: String, operations: [(String, JSONValue)])] = []
    for route in routes {
      let entry = (route.method.rawValue.lowercased(), try operation(route))
      if let place = paths.firstIndex(where: { $0.path == route.path.description }) {
        paths[place].operations.append(entry)
      } else {
        paths.append((route.path.description, [entry]))
      }
    }
    let kinds = Set(routes.compactMap(\.reply)).sorted()
    let schemas = try AnswerSchemas.all()
    var components = [
      ("Problem", try InputSchema.body(of: JSONSchema("Problem", oneOf: [Problem.Text.self])))
    ]
    for kind in kinds {
      guard let schema = schemas.first(where: { $0.name == "whatcanimake.\(kind)" }) else {
        continue
      }
      components.append((schemaName(kind), try InputSchema.body(of: schema)))
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
      ("paths", object(paths.map { ($0.path, object($0.operations)) })),
      (
        "components",
        object([("schemas", object(components)), ("securitySchemes", securitySchemes)])
      ),
    ])
    return try JSONStyle.schema.text(of: document) + "\n"
  }

  private static let securitySchemes = object([
    (
      "session",
      object([("type", .text("apiKey")), ("in", .text("cookie")), ("name", .text("sid"))])
    ),
    ("token", object([("type", .text("http")), ("scheme", .text("bearer"))])),
  ])

  private static func operation(_ route: Route) throws -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("operationId", .text(operationName(route))),
      ("summary", .text(route.summary)),
      ("description", .text(description(route))),
      ("security", security(route)),
      ("parameters", .list(route.parameters.map(parameter))),
    ]
    if case .json(let fields, let shapes, _) = route.body {
      let schema = try InputSchema.body(fields, shapes)
      members.append(("requestBody", requestBody([("application/json", schema)])))
    }
    if case .file(let types, _) = route.body {
      members.append(("requestBody", requestBody(types.map { ($0, object([])) })))
    }
    members.append(("responses", object(responses(route))))
    return object(members)
  }

  private static func description(_ route: Route) -> String {
    let key = route.keepsAnswers ? " Takes an Idempotency-Key." : ""
    return route.audience.need + key
  }

  private static func responses(_ route: Route) -> [(String, JSONValue)] {
    var responses: [(String, JSONValue)] = [("\(route.status)", success(route))]
    func refuse(_ status: Int, _ description: String) {
      responses.append(("\(status)", problem(description)))
    }
    let hasBody =
      switch route.body {
      case .json, .file: true
      case .none, .form, .formWithFile: false
      }
    refuse(400, "The request is malformed.")
    refuse(401, "You are not signed in, or the token or password is wrong.")
    if route.audience != .anyone || !route.method.isSafe {
      refuse(
        403,
        "You are not allowed to do this, or the request came from a page of another site."
      )
    }
    let isAboutOne = route.parameters.contains { $0.place == .path }
    let namesPeople = route.parameters.contains { $0.name == SelectionWords.eaters.facts.name }
    if isAboutOne || namesPeople || ![.anyone, .visitor].contains(route.audience) {
      refuse(404, "The resource does not exist, or you are not allowed to see it.")
    }
    if hasBody { refuse(408, "The request body did not arrive in time.") }
    if !route.method.isSafe {
      refuse(409, "The request conflicts with something that already exists.")
      refuse(410, "The code or invitation has expired or was already used.")
    }
    refuse(413, "The request body is too large.")
    if route.path == LeavingRoutes.deletion {
      refuse(412, "The export has changed since you downloaded it.")
    }
    refuse(414, "The address is too long.")
    if hasBody { refuse(415, "The request body has the wrong content type.") }
    refuse(421, "The request names a host that this server does not serve.")
    let isRecipe = route.body.fields.contains { $0.name == OwnRecipeRoutes.cooklang.facts.name }
    if case .file = route.body {
      refuse(422, "The file cannot be read.")
    } else if isRecipe {
      refuse(422, "The recipe cannot be read, or the idempotency key belongs to another request.")
    } else if route.keepsAnswers {
      refuse(422, "The idempotency key belongs to another request.")
    }
    if hasBody { refuse(429, "There were too many failed attempts.") }
    refuse(431, "The request headers are too long.")
    refuse(503, "The server has too many requests at the moment.")
    return responses
  }

  /// Of what everybody may, it says as well that one may be somebody.
  private static func security(_ route: Route) -> JSONValue {
    let session = object([("session", .list([]))])
    let token = object([("token", .list([]))])
    switch route.audience {
    case .anyone, .visitor, .linkHolder: return .list([object([]), session, token])
    case .reader, .writer, .member, .housemate: return .list([session, token])
    case .account, .householdAdministrator, .administrator: return .list([session])
    }
  }

  private static func requestBody(_ schemas: [(type: String, schema: JSONValue)]) -> JSONValue {
    object([
      ("required", .bool(true)),
      ("content", object(schemas.map { ($0.type, object([("schema", $0.schema)])) })),
    ])
  }

  private static func success(_ route: Route) -> JSONValue {
    guard route.status != 204 else { return object([("description", .text(route.summary))]) }
    let content: JSONValue =
      route.reply.map { kind in
        object([("$ref", .text("#/components/schemas/\(schemaName(kind))"))])
      } ?? object([])
    return object([
      ("description", .text(route.summary)),
      ("content", object([(route.type, object([("schema", content)]))])),
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
    if case .names = facts.kind { members.append(("explode", .bool(true))) }
    members.append(("schema", InputSchema.value(facts)))
    return object(members)
  }

  /// "match/2" as a name that components may have: "match.2".
  private static func schemaName(_ kind: String) -> String {
    kind.split(separator: "/").joined(separator: ".")
  }

  /// "dishes-id-similar"; "delete-tokens-number" of what changes something.
  private static func operationName(_ route: Route) -> String {
    let words = route.path.description.split(separator: "/").drop { $0 == "api" || $0 == "v1" }
      .map { $0.filter { !"{}.".contains($0) } }
    let verb = route.method.isSafe ? [] : [route.method.rawValue.lowercased()]
    return (verb + words).joined(separator: "-")
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(members) }
}
