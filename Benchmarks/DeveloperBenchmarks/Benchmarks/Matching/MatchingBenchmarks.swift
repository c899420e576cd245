import Benchmark
import MatchWorkload
import RecipeMatching

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    warmupIterations: 3,
    maxDuration: .seconds(3),
    maxIterations: 1_000
  )
  let dishes = DrawnDishes()

  // Each iteration asks a thousand times: one search is too short for the harness.
  for size in [10, 150] {
    let pantries = dishes.pantries(of: size)
    Benchmark(
      "Matching: \(size) ingredients, \(DrawnDishes.count) recipes",
      configuration: .init(scalingFactor: .kilo)
    ) { benchmark in
      let search = dishes.search
      for number in benchmark.scaledIterations {
        blackHole(search.best(pantries[number % pantries.count]))
      }
    }
  }

  let pantries = dishes.pantries(of: 40)
  Benchmark("Counting: 40 ingredients, \(DrawnDishes.count) recipes") { benchmark in
    let search = dishes.search
    for number in benchmark.scaledIterations {
      blackHole(search.tally(pantries[number % pantries.count]))
    }
  }

  Benchmark("Building the level index: \(DrawnDishes.count) recipes") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(dishes.index()) }
  }
}
