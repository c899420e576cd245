import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("The table of routes")
struct RouteTests {
  /// A request of each route that everybody may ask, and that only answers.
  static let requests = [
    "GET /healthz": "/healthz",
    "GET /readyz": "/readyz",
    "GET /api/v1/openapi.json": "/api/v1/openapi.json",
    "GET /api/v1/match": "/api/v1/match?have=gin,lime,sugar&missing=1",
    "GET /api/v1/dishes/{id}": "/api/v1/dishes/classic:gimlet?servings=4&units=us",
    "GET /api/v1/dishes/{id}/similar": "/api/v1/dishes/classic:gimlet/similar?limit=3",
    "GET /api/v1/dishes/{id}/why-not":
      "/api/v1/dishes/classic:gimlet/why-not?have=gin&kind=meal&exact=true",
    "GET /art/{dish}.svg": "/art/classic:gimlet.svg",
    "GET /api/v1/browse": "/api/v1/browse?with=gin&sort=newest&limit=200",
    "GET /api/v1/search": "/api/v1/search?q=gin&q=fizz",
    "GET /api/v1/random": "/api/v1/random?kind=cocktail",
    "GET /api/v1/categories": "/api/v1/categories?kind=meal",
    "GET /api/v1/ingredients": "/api/v1/ingredients?q=lime",
    "GET /api/v1/completion": "/api/v1/completion?q=ca&have=gin,lime&limit=3",
    "GET /api/v1/unlock": "/api/v1/unlock?have=gin,lime&kind=cocktail",
    "GET /api/v1/plan": "/api/v1/plan?have=egg,flour,milk,rice,chicken&count=2",
    "GET /api/v1/goes-with": "/api/v1/goes-with?have=gin,lime",
  ]

  @Test("each route answers, in the schema that the table says")
  func answers() async throws {
    let kitchen = try await ServedKitchen.open()
    let schemas = try AnswerSchemas.all()
    // What is somebody's needs somebody first: their own tests ask for it, and look at its schema.
    let peoples = PeopleRoutes.routes + NumberRoutes.routes + PictureRoutes.routes
    let routes = RouteTable.all.routes.filter { route in
      route.reader == .program && route.method == .get
        && [.anyone, .visitor].contains(route.audience)
        && !peoples.contains { $0.name == route.name }
    }
    #expect(Set(routes.map(\.name)) == Set(Self.requests.keys))
    for route in routes {
      let target = try #require(Self.requests[route.name], "\(route.path)")
      let answer = await kitchen.get(target)
      #expect(answer.status == route.status, "\(target): \(answer.text.prefix(300))")
      guard let kind = route.reply else { continue }
      let schema = try #require(schemas.first { $0.name == "whatcanimake.\(kind)" })
      #expect(try schema.fault(in: answer.json) == nil, "\(target)")
      #expect(answer.text.hasSuffix("}\n"))
    }
  }

  @Test(
    "the document of the interface has each route with its parameters, and names no schema that it lacks"
  )
  func document() async throws {
    let answer = await (try await ServedKitchen.open()).get("/api/v1/openapi.json")
    let document = try #require(try answer.json.asObject)
    #expect(document["openapi"] == .text("3.1.0"))
    let paths = try #require(document["paths"]?.asObject)
    let asked = RouteTable.all.routes.filter {
      $0.reader == .program && $0.path.description != "/api/v1/openapi.json"
    }
    let documented = paths.members.flatMap { path in
      path.value.asObject?.members.map { "\($0.key.uppercased()) \(path.key)" } ?? []
    }
    #expect(documented.sorted() == asked.map(\.name).sorted())
    for route in asked {
      let operation =
        paths[route.path.description]?.asObject?[route.method.rawValue.lowercased()]?.asObject
      let names = operation?["parameters"]?.items.compactMap { $0.asObject?["name"]?.asText }
      #expect(names == route.parameters.map(\.name))
      let body = operation?["requestBody"]?.asObject?["content"]?.asObject?["application/json"]
      let schema = body?.asObject?["schema"]?.asObject
      // Each of several shapes has all fields.
      for shape in schema?["anyOf"]?.items.map(\.asObject) ?? [schema] {
        let fields = shape?["properties"]?.asObject?.members
        #expect((fields ?? []).map(\.key) == route.body.fields.map(\.name), "\(route.name)")
      }
      let statuses = operation?["responses"]?.asObject?.members.map(\.key) ?? []
      #expect(statuses.first == "\(route.status)")
      #expect(Set(statuses).count == statuses.count)
    }
    let schemas = document["components"]?.asObject?["schemas"]?.asObject?.members.map(\.key) ?? []
    let named = answer.text.matches(of: /#\/components\/schemas\/([^"]+)/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(Set(named).isSubset(of: Set(schemas)))
  }

  @Test("no two routes have one path and method, nor a route two parameters of one name")
  func unique() {
    let routes = RouteTable.all.routes
    #expect(Set(routes.map(\.name)).count == routes.count)
    for route in routes {
      #expect(Set(route.parameters.map(\.name)).count == route.parameters.count, "\(route.path)")
      #expect(Set(route.body.fields.map(\.name)).count == route.body.fields.count)
      #expect(!route.method.isSafe || route.body.fields.isEmpty, "\(route.name)")
    }
  }

  @Test("who has no account sees nothing that anybody keeps")
  func nothingOfAnybody() async throws {
    let kitchen = try await ServedKitchen.open()
    let own = try await kitchen.keeper.kitchen(for: Person("anna")).snapshot.ownRecipes
    #expect(own.count == 2)
    var targets =
      Array(Self.requests.values) + [
        "/api/v1/match?have=gin,lime,sugar&limit=200&kind=meal", "/api/v1/search?q=canaryseed",
        "/api/v1/search?q=canarygrass", "/api/v1/search?q=anna",
        "/api/v1/browse?with=gin&kind=meal",
        "/api/v1/browse?sort=rating&limit=3", "/api/v1/browse?sort=newest&limit=200",
        "/api/v1/ingredients?q=canary", "/", "/?have=gin,lime,sugar&kind=meal&limit=200",
        "/search?q=canaryseed", "/search?q=anna", "/browse?sort=newest",
        "/browse?with=gin&kind=meal",
        "/buy?have=gin", "/plan?have=gin,lime,sugar,egg", "/dish/classic:gimlet",
      ]
    for id in own {
      for (start, end) in [
        ("/api/v1/dishes/", ""), ("/api/v1/dishes/", "/similar"), ("/api/v1/dishes/", "/why-not"),
        ("/dish/", ""),
      ] {
        let target = "\(start)\(id)\(end)"
        targets.append(target)
        let unknown = await kitchen.get("\(start)own:nothing\(end)")
        let answer = await kitchen.get(target)
        #expect(answer.status == 404)
        #expect(answer.body == unknown.body)
      }
    }
    for target in targets {
      let text = await kitchen.get(target).text.lowercased()
      for secret in ServedKitchen.secrets.map({ $0.lowercased() }) + ["\"author\":\"anna\""] {
        #expect(!text.contains(secret), "\(target)")
      }
    }
    let rated = await kitchen.get("/api/v1/dishes/classic:gimlet")
    let plain = Kitchen(try await kitchen.keeper.kitchen().catalogue, .none)
    let dish = try #require(try plain.find(DishID("classic:gimlet")))
    #expect(rated.text == (try plain.json(dish)).jsonText + "\n")
  }

  @Test("pages of a list, one after the other, are the whole list")
  func pages() async throws {
    let kitchen = try await ServedKitchen.open()
    let plain = Kitchen(try await kitchen.keeper.kitchen().catalogue, .none)
    let whole = try plain.browse(
      DishSelection(filter: RecipeFilter(kind: .cocktail)),
      order: .name
    ).dishes.map(\.id.description)
    var found: [String] = []
    var target: String? = "/api/v1/browse?kind=cocktail&limit=170"
    while let next = target {
      let answer = await kitchen.get(next)
      found +=
        try answer.json.asObject?["items"]?.items
        .compactMap { $0.asObject?["id"]?.asText } ?? []
      target = answer.header("Link")?.firstMatch(of: /after=([^>]+)>/).map {
        "/api/v1/browse?kind=cocktail&limit=170&after=\($0.1)"
      }
    }
    #expect(found == whole)
  }
}
