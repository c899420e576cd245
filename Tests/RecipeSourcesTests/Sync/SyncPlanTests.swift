import Foundation
import RecipeFetch
import RecipeImport
import RecipeModel
import RecipeSources
import Synchronization
import TestSupport
import Testing

@Suite("Sync: TheCocktailDB and TheMealDB")
struct SyncPlanTests {
  /// Everything a sync gave, and the plan at its end.
  private struct Run {
    var plan: SyncPlan
    var recipes: [Recipe] = []
    var problems: [String] = []

    mutating func finish(_ connection: SourceConnection, storingEvery k: Int? = nil) throws {
      var steps = 0
      while !plan.isFinished {
        let batch = try plan.advance(connection)
        recipes += batch.recipes
        problems += batch.problems.map(\.description)
        plan.count(new: batch.recipes.count)
        steps += 1
        if let k, steps.isMultiple(of: k) {
          plan = try JSONDecoder().decode(SyncPlan.self, from: JSONEncoder().encode(plan))
        }
      }
    }
  }

  private func run(_ service: SampleService, thorough: Bool = false) throws -> Run {
    var run = Run(plan: SyncPlan(for: .thecocktaildb, thorough: thorough))
    try run.finish(connection(to: .thecocktaildb, service.fetcher()))
    return run
  }

  @Test("a sync asks letters, then categories and glasses, then the dishes only these know")
  func order() throws {
    let service = SampleService(
      drinks: [
        .init(id: 30, name: "Ale", category: "Long", glass: "Mug", ingredient: "Gin"),
        .init(id: 20, name: "Axe", category: "Long", glass: "Mug", ingredient: "Gin"),
        .init(id: 9, name: "Ash", category: "Short", glass: "Coupe", ingredient: "Rum"),
      ],
      mostByLetter: 1
    )
    let fetcher = service.fetcher()
    var run = Run(plan: SyncPlan(for: .thecocktaildb))
    try run.finish(connection(to: .thecocktaildb, fetcher))
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map { "search.php?f=\($0)" }
    #expect(
      fetcher.asked.map { String($0.split(separator: "/").last ?? "") }
        == letters + [
          "list.php?c=list", "filter.php?c=Long", "filter.php?c=Short", "list.php?g=list",
          "filter.php?g=Coupe", "filter.php?g=Mug", "lookup.php?i=9", "lookup.php?i=20",
        ]
    )
    #expect(run.recipes.map(\.id.description) == ["30", "9", "20"].map { "thecocktaildb:\($0)" })
    #expect(run.plan.counts == SyncCounts(new: 3))
    #expect(run.plan.progress == (44, 44))
  }

  @Test("meals are asked by area, and a thorough sync by ingredient as well")
  func meals() throws {
    let fetcher = StubFetcher("{\"meals\":null}")
    var run = Run(plan: SyncPlan(for: .themealdb, thorough: true))
    try run.finish(connection(to: .themealdb, fetcher))
    #expect(
      fetcher.asked.dropFirst(36).map { String($0.split(separator: "/").last ?? "") }
        == ["list.php?c=list", "list.php?a=list", "list.php?i=list"]
    )
    #expect(run.plan.counts == SyncCounts())
  }

  @Test(
    "a sync brings each dish once, reports each bad record once, and finds what letters cut off",
    arguments: SeededGenerator.seeds(8, full: 60)
  )
  func complete(_ seed: UInt64) throws {
    let service = SampleService.random(seed: seed, count: 40)
    for thorough in [false, true] {
      let run = try run(service, thorough: thorough)
      let good = service.drinks.filter(\.isWhole).map(\.id).sorted()
      #expect(run.recipes.compactMap { Int($0.origin.nativeID) }.sorted() == good)
      #expect(run.plan.counts.new == good.count)
      let bad = service.drinks.count - good.count + service.ghosts.count
      #expect(run.plan.counts.failed == bad)
      #expect(run.problems.count == bad)
      #expect(run.plan.problems == run.problems)
    }
  }

  @Test("a dish that failed is not asked for again, however many did")
  func manyFailures() throws {
    let drinks = (1...1_200).map { number in
      SampleService.Drink(
        id: number,
        name: "Ale",
        category: "Long",
        glass: "Mug",
        ingredient: "Gin",
        isWhole: false
      )
    }
    let fetcher = SampleService(drinks: drinks, mostByLetter: 2_000).fetcher()
    var run = Run(plan: SyncPlan(for: .thecocktaildb))
    try run.finish(connection(to: .thecocktaildb, fetcher))
    #expect(!fetcher.asked.contains { $0.contains("lookup.php") })
    #expect(run.plan.counts.failed == 1_200)
  }

  @Test(
    "a sync stored and taken up again after every k requests gives the same",
    arguments: SeededGenerator.seeds(2, full: 10)
  )
  func resumed(_ seed: UInt64) throws {
    let service = SampleService.random(seed: seed, count: 30)
    let whole = try run(service)
    for k in [1, 2, 3, 5, 8, 13, 36, 37, 38] {
      var resumed = Run(plan: SyncPlan(for: .thecocktaildb))
      try resumed.finish(connection(to: .thecocktaildb, service.fetcher()), storingEvery: k)
      #expect(resumed.recipes == whole.recipes, "\(k)")
      #expect(resumed.problems == whole.problems, "\(k)")
      #expect(resumed.plan == whole.plan, "\(k)")
    }
  }

  @Test("a request that fails leaves the plan as it was, whichever it is")
  func failingRequests() throws {
    let service = SampleService.random(seed: 5, count: 20)
    let whole = try run(service)
    let requests = Mutex(0)
    // Every other request fails.
    let fetcher = StubFetcher { request in
      let isOdd = requests.withLock { count in
        count += 1
        return !count.isMultiple(of: 2)
      }
      return isOdd ? .failure(.timedOut) : .json(service.answer(request))
    }
    let source = try connection(to: .thecocktaildb, fetcher)
    var plan = SyncPlan(for: .thecocktaildb)
    var recipes: [Recipe] = []
    var failures = 0
    while !plan.isFinished {
      let before = plan
      do throws(SourceError) {
        let batch = try plan.advance(source)
        recipes += batch.recipes
        plan.count(new: batch.recipes.count)
      } catch {
        #expect(error == .fetch(FetchError(.timedOut, host: "example.org", attempts: 1)))
        #expect(plan == before)
        failures += 1
      }
    }
    #expect(recipes == whole.recipes)
    #expect(plan == whole.plan)
    #expect(failures == plan.progress.done)
  }

  @Test("progress never falls behind what is done, and ends where it was to end")
  func progress() throws {
    let source = try connection(
      to: .thecocktaildb,
      SampleService.random(seed: 3, count: 20).fetcher()
    )
    var plan = SyncPlan(for: .thecocktaildb)
    #expect(plan.progress == (0, 38))
    var done = 0
    while !plan.isFinished {
      _ = try plan.advance(source)
      done += 1
      #expect(plan.progress.done == done)
      #expect(plan.progress.expected >= done)
      #expect(plan.isFinished == (plan.progress.expected == done))
    }
    let finished = plan
    #expect(try plan.advance(source) == SyncBatch())
    #expect(plan == finished)
  }

  @Test("answers that cannot be read are counted and passed over, but not three in a row")
  func unreadable() throws {
    let fetcher = StubFetcher { request in
      ["b", "c", "e"].contains(request.value("f")) ? .json("<html>") : .json("{\"drinks\":null}")
    }
    var run = Run(plan: SyncPlan(for: .thecocktaildb))
    try run.finish(connection(to: .thecocktaildb, fetcher))
    #expect(run.plan.counts.failed == 3)
    #expect(fetcher.asked.count == 38)

    let broken = try connection(to: .thecocktaildb, StubFetcher("<html>"))
    var plan = SyncPlan(for: .thecocktaildb)
    _ = try plan.advance(broken)
    _ = try plan.advance(broken)
    let before = plan
    #expect(throws: SourceError.self) { try plan.advance(broken) }
    #expect(plan == before)
    #expect(plan.counts.failed == 2)
    let mended = StubFetcher("{\"drinks\":null}")
    _ = try plan.advance(connection(to: .thecocktaildb, mended))
    #expect(plan.progress.done == 3)
  }

  @Test(
    "a plan stays below a megabyte whatever the source sends, and keeps 100 problems",
    arguments: SeededGenerator.seeds(1, full: 2)
  )
  func size(_ seed: UInt64) throws {
    // The full test has more dishes than a plan takes. The ids are far apart and long, the values
    // have signs that JSON writes long.
    let isFull = seed > 1
    let count = isFull ? 19_000 : 1_500
    let sign = String(repeating: "\\u0001", count: 90)
    let values = (0..<3_000).map { "{\"strCategory\":\"\(sign)\($0)\"}" }
    func dishes(_ distance: Int) -> String {
      let records = (1...count).map { "{\"idDrink\":\"\($0 * distance)\",\"strDrink\":\"x\"}" }
      return "{\"drinks\":[\(records.joined(separator: ","))]}"
    }
    let (first, second) = (dishes(11_000_017), dishes(12_000_019))
    let fetcher = StubFetcher { request in
      switch request.operation {
      case "list.php": .json("{\"drinks\":[\(values.joined(separator: ","))]}")
      case "search.php" where request.value("f") == "a": .json(first)
      case "filter.php": .json(second)
      default: .json("{\"drinks\":null}")
      }
    }
    let source = try connection(to: .thecocktaildb, fetcher)
    var plan = SyncPlan(for: .thecocktaildb)
    for _ in 0..<38 { _ = try plan.advance(source) }
    let size = try JSONEncoder().encode(plan).count
    #expect(size > (isFull ? 400_000 : 200_000))
    #expect(size < 1_000_000)
    #expect(plan.problems.count == 100)
    #expect(plan.counts.failed == count + (isFull ? 2 : 1))
    #expect(plan.progress.expected - plan.progress.done > (isFull ? 11_000 : 1_500))
  }
}
