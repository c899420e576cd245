// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "whatcanimake-developer-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "whatcanimake", path: "../.."),
    .package(name: "whatcanimake-benchmarks", path: ".."),
    // Without its traits it needs no library of the system.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Matching",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MatchWorkload", package: "whatcanimake-benchmarks"),
        .product(name: "RecipeMatching", package: "whatcanimake"),
      ],
      path: "Benchmarks/Matching",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ],
  swiftLanguageModes: [.v6]
)
