import Foundation
import RecipeFetch
import RecipeImport
import RecipeModel

@testable import RecipeSources

/// Answers everything with the same bytes.
private struct SameAnswer: Fetching {
  let body: [UInt8]
  var headers: [(name: String, value: String)] = []

  func fetch(_ request: FetchRequest) throws(FetchError) -> FetchReply {
    FetchReply(status: 200, headers: headers, body: body)
  }
}

extension FuzzTarget {
  /// Answers of live sources. The first byte of an input chooses the operation, the rest is the
  /// answer.
  static let sourceTargets =
    [
      source("source-thecocktaildb", .thecocktaildb), source("source-themealdb", .themealdb),
      source("source-spoonacular", .spoonacular), source("source-books", .nytbooks),
      sync("sync-thecocktaildb", .thecocktaildb), sync("sync-spoonacular", .spoonacular),
      sync("sync-books", .nytbooks),
    ] + otherTargets

  private static func source(_ name: String, _ source: RecipeSource) -> FuzzTarget {
    FuzzTarget(name) { bytes in
      let connection = connection(to: source, answering: Array(bytes.dropFirst()))
      let operations = source == .nytbooks ? bookOperations : dishOperations
      let operation = operations[Int(bytes.first ?? 0) % operations.count]
      let first = outcome(operation, connection)
      demand(first == outcome(operation, connection), "two readings of one answer differ")
    }
  }

  /// Asks something, and gives the answer in words.
  private typealias Operation = @Sendable (SourceConnection) throws -> String

  private static let dishOperations: [Operation] = [
    { connection in
      let reply = try connection.search(words: "lime")
      return checked(reply.value.map(\.recipe), "\(reply)")
    },
    { connection in
      let reply = try connection.search(ingredients: ["gin"])
      return checked(reply.value.map(\.recipe), "\(reply)")
    },
    { connection in
      let reply = try connection.startingWith("a")
      return checked(reply.value.map(\.recipe), "\(reply)")
    },
    { connection in
      let reply = try connection.dishes(in: .categories, named: "Sour")
      return checked(reply.value.map(\.recipe), "\(reply)")
    },
    { connection in
      let reply = try connection.random()
      return checked(reply.value.map(\.recipe), "\(reply)")
    },
    { connection in
      let recipe = try connection.dish(nativeID: "11007")
      return checked([recipe], "\(String(describing: recipe))")
    },
    { connection in "\(try connection.values(of: .categories))" },
    { connection in "\(try connection.values(of: .ingredients))" },
  ]

  private static let bookOperations: [Operation] = [
    { connection in "\(try connection.bookLists())" },
    { connection in
      let issue = try connection.books(on: "cookbooks")?.value
      if let issue { demand(isStable(issue), "a shelf that JSON does not keep") }
      return "\(String(describing: issue))"
    },
    { connection in "\(try connection.books(byAuthor: "Ash"))" },
  ]

  private static func connection(
    to source: RecipeSource,
    answering body: [UInt8]
  ) -> SourceConnection {
    SourceConnection(
      to: source,
      fetcher: SameAnswer(body: body),
      key: source.needsKey ? APIKey("fuzz-key") : nil,
      parser: FuzzKitchen.parser
    )
  }

  /// What an operation gave, in words.
  private static func outcome(_ operation: Operation, _ connection: SourceConnection) -> String {
    do {
      return try operation(connection)
    } catch {
      demand(!"\(error)".contains("fuzz-key"), "a key in an error")
      return "\(error)"
    }
  }

  private static func checked(_ recipes: [Recipe?], _ words: String) -> String {
    for recipe in recipes { if let recipe { checkRecipe(recipe) } }
    return words
  }

  private static func isStable(_ value: some Codable & Equatable) -> Bool {
    guard let data = try? JSONEncoder().encode(value) else { return false }
    return (try? JSONDecoder().decode(type(of: value), from: data)) == value
  }

  /// The answers of a sync, one a line; the last one answers all that follow.
  private static func sync(_ name: String, _ source: RecipeSource) -> FuzzTarget {
    FuzzTarget(name) { bytes in
      let answers = bytes.split(separator: UInt8(ascii: "\n")).prefix(8).map(Array.init)
      var plan = SyncPlan(for: source, lists: [KeptList("cookbooks")])
      checkSteps(&plan, answers: answers.isEmpty ? [[]] : answers)
    }
  }

  private static func checkSteps(_ plan: inout SyncPlan, answers: [[UInt8]]) {
    for answer in answers {
      let before = plan
      do {
        let batch = try plan.advance(connection(to: plan.source, answering: answer))
        for recipe in batch.recipes { checkRecipe(recipe) }
        plan.count(new: batch.recipes.count, changed: 1, unchanged: 1)
      } catch {
        demand(plan == before, "a request that failed changed the plan")
      }
      demand(plan.progress.done <= plan.progress.expected, "more done than expected")
      demand(isStable(plan), "a plan that JSON does not keep")
    }
  }

  private static let otherTargets = [
    FuzzTarget("sync-plan") { bytes in
      let (plan, answer) = bytes.halves(at: UInt8(ascii: "\n"))
      guard var read = try? JSONDecoder().decode(SyncPlan.self, from: Data(plan.utf8)) else {
        return  // A damaged plan is begun anew.
      }
      checkSteps(&read, answers: [Array(answer.utf8), Array(answer.utf8)])
    },
    FuzzTarget("source-quota") { bytes in
      let (left, used) = bytes.halves(at: UInt8(ascii: "\n"))
      let headers = [("x-api-quota-left", left), ("x-api-quota-used", used)]
      let reply = FetchReply(
        status: 200,
        headers: headers.map { (name: $0.0, value: $0.1) },
        body: []
      )
      if let quota = SourceQuota(reply) {
        demand(quota.left.isFinite && quota.used.isFinite, "\(quota)")
      }
    },
  ]
}
