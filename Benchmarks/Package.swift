// swift-tools-version: 6.2

import PackageDescription

/// The settings of the library's own targets.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let taste: Target.Dependency = .product(name: "RecipeTaste", package: "whatcanimake")
let ranking: Target.Dependency = .product(name: "RecipeRanking", package: "whatcanimake")
let kitchen: Target.Dependency = .product(name: "WhatCanIMake", package: "whatcanimake")
let lexicon: Target.Dependency = .product(name: "RecipeLexicon", package: "whatcanimake")
let matching: Target.Dependency = .product(name: "RecipeMatching", package: "whatcanimake")
let model: Target.Dependency = .product(name: "RecipeModel", package: "whatcanimake")
let csv: Target.Dependency = .product(name: "SwiftCSV", package: "SwiftCSV")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "whatcanimake-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "quality", targets: ["Quality"]),
    .executable(name: "lexicon-quality", targets: ["LexiconQuality"]),
    .executable(name: "taste-benchmarks", targets: ["TasteBenchmarks"]),
    .executable(name: "scan-benchmarks", targets: ["ScanBenchmarks"]),
    .executable(name: "match-benchmarks", targets: ["MatchBenchmarks"]),
    .executable(name: "instruction-workload", targets: ["InstructionWorkload"]),
    .library(name: "MatchWorkload", targets: ["MatchWorkload", "BenchmarkFiles"]),
  ],
  dependencies: [
    .package(name: "whatcanimake", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .target(
      name: "BenchmarkFiles",
      path: "BenchmarkFiles",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Quality",
      dependencies: ["BenchmarkFiles", taste, ranking, arguments],
      path: "Quality",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "LexiconQuality",
      dependencies: ["BenchmarkFiles", kitchen, lexicon, model, csv, arguments],
      path: "LexiconQuality",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TasteBenchmarks",
      dependencies: ["BenchmarkFiles", taste, ranking, arguments],
      path: "TasteBenchmarks",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ScanBenchmarks",
      dependencies: ["BenchmarkFiles", taste, arguments],
      path: "ScanBenchmarks",
      swiftSettings: strict
    ),
    .target(
      name: "MatchWorkload",
      dependencies: ["BenchmarkFiles", matching],
      path: "MatchWorkload",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "MatchBenchmarks",
      dependencies: ["BenchmarkFiles", "MatchWorkload", matching, arguments],
      path: "MatchBenchmarks",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "InstructionWorkload",
      dependencies: ["BenchmarkFiles", "MatchWorkload", matching],
      path: "InstructionWorkload",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MatchBenchmarksTests",
      dependencies: ["MatchBenchmarks", "MatchWorkload", "BenchmarkFiles", matching],
      path: "Tests/MatchBenchmarksTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "QualityTests",
      dependencies: ["Quality", "BenchmarkFiles", taste, ranking],
      path: "Tests/QualityTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LexiconQualityTests",
      dependencies: ["LexiconQuality", "BenchmarkFiles", lexicon, model],
      path: "Tests/LexiconQualityTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarkFilesTests",
      dependencies: ["BenchmarkFiles"],
      path: "Tests/BenchmarkFilesTests",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
