import Foundation
import Testing

@Suite("What is like a dish, and what goes with things")
struct SimilarTests {
  @Test("the nearest come first, never the dish itself, and filters and the limit hold")
  func similar() throws {
    let items = try items(["similar", "negroni"])
    #expect(items.count == 10)
    let scores = items.compactMap { $0["score"] as? Int }
    #expect(scores == scores.sorted(by: >))
    #expect(!items.contains { $0["name"] as? String == "Negroni" })
    let first = try #require(items.first)
    #expect((first["shared"] as? [String])?.contains("campari") == true)
    let meals = try self.items(["similar", "negroni", "--kind", "meal", "--limit", "3"])
    #expect(meals.allSatisfy { $0["kind"] as? String == "meal" })
    #expect(meals.count <= 3)
    let run = try Tool.run(["similar", "negroni", "--limit", "4"])
    #expect(run.lines.count == 5)
    #expect(run.lines.first?.hasPrefix(first["name"] as? String ?? "?") == true)
    #expect(run.lines.first?.contains("shares ") == true)
    let none = try Tool.run(["similar", "negroni", "--category", "nosuch"])
    #expect(none.out == "No matching dish is similar to Negroni.\n")
    #expect(none.err.contains("no dish has the category \"nosuch\""))
  }

  @Test("commas, spaces and quotes name the same, and each answer names dishes that have it")
  func goesWith() throws {
    let run = try Tool.run(["goes-with", "gin", "lime", "--json"])
    #expect(topLevelKeys(run.out) == ["schema", "with", "unknown", "items"])
    #expect(
      run.out.hasPrefix("{\"schema\":\"whatcanimake.goes-with/1\",\"with\":[\"gin\",\"lime\"]")
    )
    for words in [["gin,lime"], ["gin lime"]] {
      #expect(try Tool.run(["goes-with", "--json"] + words).out == run.out)
    }
    let items = try items(["goes-with", "gin", "lime"])
    #expect(items.count == 10)
    for item in items.prefix(isFullTier ? 10 : 2) {
      let name = try #require(item["name"] as? String)
      let dishes = try #require(item["dishes"] as? [[String: Any]])
      let having = try self.items(["browse", "--with", name]).compactMap { $0["id"] as? String }
      for dish in dishes { #expect(having.contains(dish["id"] as? String ?? "?"), "\(name)") }
    }
    let text = try Tool.run(["goes-with", "gin", "lime", "--limit", "3"])
    #expect(text.lines.count == 4)
    #expect(text.out.contains(/in \d+ dish(es)? that use both:/))
    let vermouth = try Tool.run(["goes-with", "sweet", "vermouth"])
    #expect(vermouth.out.contains(/campari +in \d+ dishes:/))
    // Of what one lime gives, what most dishes use.
    let rum = try Tool.run(["goes-with", "rum"])
    #expect(rum.out.contains(/\nlime juice +in/) && !rum.out.contains("lime wedge"))
  }

  @Test("drinks go with drinks unless meals are asked for, and nobody is told of what they avoid")
  func goesWithOfAKind() throws {
    func kinds(_ words: String...) throws -> Set<String> {
      let dishes = try items(["goes-with"] + words).flatMap {
        $0["dishes"] as? [[String: Any]] ?? []
      }
      return Set(
        try dishes.compactMap { $0["id"] as? String }.map { id in
          try Tool.run(["show", id, "--json"]).out.contains("\"kind\":\"meal\"")
            ? "meal" : "cocktail"
        }
      )
    }
    #expect(try kinds("gin", "--limit", "2") == ["cocktail"])
    #expect(try kinds("gin", "--kind", "meal").isSubset(of: ["meal"]))
    #expect(try kinds("chicken", "--limit", "2") == ["meal"])
    let without = try items(["goes-with", "gin", "--without", "lemon", "--limit", "50"])
    #expect(!without.isEmpty)
    #expect(!without.contains { ($0["name"] as? String)?.contains("lemon") == true })
  }

  @Test("an unknown name is said, and the rest is answered")
  func unknown() throws {
    let run = try Tool.run(["goes-with", "gin", "limme"])
    #expect(run.status == 0)
    #expect(run.err.hasPrefix("whatcanimake: unknown ingredient \"limme\"; did you mean lime"))
    #expect(run.out == (try Tool.run(["goes-with", "gin"])).out)
  }

  @Test("what dishes use alike is not close when it is of another kind")
  func close() throws {
    let home = try Home()
    let partners = [
      ["gin", "lime", "sugar"], ["gin", "lime", "rum"], ["gin", "sugar", "rum"],
      ["lime", "sugar", "rum"], ["gin", "lime", "salt"], ["gin", "rum", "salt"],
    ]
    var drinks: [(id: Int, name: String, ingredients: [String])] = []
    for (number, others) in partners.enumerated() {
      drinks.append((number, "Red \(number)", others + ["margarine"]))
      drinks.append((number + 50, "Yellow \(number)", others + ["orange"]))
    }
    let run = try home.run(["import", try home.write(try drinksFile(drinks), to: "drinks.json")])
    #expect(run.status == 0, "\(run.err)")
    let text = try home.say("--have", "orange,gin,lime,sugar", "--limit", "99")
    #expect(text.contains(/Red 0 +needs margarine · have gin/))
    let match = try home.run(["--have", "orange,gin,lime,sugar", "--limit", "99", "--json"])
    let line = try MatchJSON(match).lines.first { $0.ingredient == "margarine" }
    #expect(
      line == .init(ingredient: "margarine", grade: "missing", with: nil, required: true)
    )
  }

  /// The items of a list over the project's data.
  private func items(_ arguments: [String]) throws -> [[String: Any]] {
    let run = try Tool.run(arguments + ["--json"])
    #expect(run.status == 0, "\(arguments): \(run.err)")
    let object = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    return try #require(object?["items"] as? [[String: Any]])
  }
}
