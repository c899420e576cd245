// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: warnings are errors, imports stay internal unless they reach the API.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Whether `scripts/test` or `scripts/check` build: they set the variable.
let isCheckedBuild = Context.environment["WHATCANIMAKE_OPTIMIZE_HOT_TARGETS"] != nil

/// Settings of the targets that most of the tests' time is spent in. The checked build is for debugging, but these are
/// optimized, as the tests then take a third of the time. All others, and the packages, compile in half the time without it.
let hot = strict + (isCheckedBuild ? [.unsafeFlags(["-O"])] : [])

// A target imports only targets in lower layers, never one in its own layer.
let layer0: [Target] = [
  .target(name: "RecipeModel", swiftSettings: hot),
  .target(name: "SectionFiles", dependencies: ["CChecksum"], swiftSettings: hot),
  .target(name: "JSONCoding", swiftSettings: hot),
  .target(name: "DynamicLibraries", swiftSettings: strict),
  // Headers only: the library itself is looked up when it is first used.
  .systemLibrary(
    name: "CBLAS",
    providers: [.apt(["libblas-dev"]), .yum(["blas-devel"]), .brew(["openblas"])]
  ),
  .systemLibrary(
    name: "CArchive",
    providers: [.apt(["libarchive-dev"]), .yum(["libarchive-devel"]), .brew(["libarchive"])]
  ),
  .target(name: "CChecksum"),
  .target(name: "CCurl"),
  .target(name: "CVectorScan"),
]

let layer1: [Target] = [
  .target(
    name: "RecipeLexicon",
    dependencies: ["RecipeModel", "SectionFiles"],
    swiftSettings: hot
  ),
  .target(name: "RecipeRanking", swiftSettings: hot),
  .target(name: "RecipeFetch", dependencies: ["DynamicLibraries", "CCurl"], swiftSettings: hot),
]

let layer2: [Target] = [
  .target(
    name: "RecipeMatching",
    dependencies: ["RecipeModel", "RecipeLexicon", "RecipeRanking", "SectionFiles"],
    swiftSettings: hot
  ),
  .target(
    name: "RecipeTaste",
    dependencies: [
      "RecipeModel", "RecipeRanking", "SectionFiles", "DynamicLibraries", "CBLAS", "CVectorScan",
    ],
    swiftSettings: hot
  ),
  .target(
    name: "RecipeStorage",
    dependencies: [
      "RecipeModel", "JSONCoding", .product(name: "GRDB", package: "GRDB.swift"),
    ],
    swiftSettings: hot
  ),
  .target(
    name: "RecipeImport",
    dependencies: [
      "RecipeModel", "JSONCoding", "DynamicLibraries", "RecipeLexicon", "CArchive",
      .product(name: "Yams", package: "Yams"),
    ],
    swiftSettings: hot
  ),
  .target(name: "RecipeDrawing", swiftSettings: hot),
]

let layer3: [Target] = [
  .target(
    name: "RecipeSources",
    dependencies: ["RecipeModel", "JSONCoding", "RecipeLexicon", "RecipeImport", "RecipeFetch"],
    swiftSettings: hot
  ),
  .target(
    name: "RecipeAccounts",
    dependencies: [
      "RecipeModel", "RecipeStorage", .product(name: "Crypto", package: "swift-crypto"),
      .product(name: "CryptoExtras", package: "swift-crypto"),
    ],
    swiftSettings: strict
  ),
]

let layer4: [Target] = [
  .target(
    name: "WhatCanIMake",
    dependencies: [
      "RecipeModel", "JSONCoding", "RecipeLexicon", "RecipeRanking", "RecipeMatching",
      "RecipeTaste", "RecipeStorage", "RecipeImport", "RecipeFetch", "RecipeSources",
      "SectionFiles", "DynamicLibraries", "RecipeDrawing",
    ],
    swiftSettings: hot
  )
]

let layer5: [Target] = [
  .executableTarget(
    name: "WhatCanIMakeCLI",
    dependencies: [
      "WhatCanIMake", "JSONCoding",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: strict
  )
]

let layer6: [Target] = [
  .target(
    name: "WhatCanIMakeWeb",
    dependencies: [
      "WhatCanIMake", "JSONCoding", "RecipeAccounts", "DynamicLibraries",
      .product(name: "Hummingbird", package: "hummingbird"),
      .product(name: "HummingbirdCore", package: "hummingbird"),
      .product(name: "HTTPTypes", package: "swift-http-types"),
      .product(name: "Logging", package: "swift-log"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
    ],
    swiftSettings: strict
  )
]

let layer7: [Target] = [
  .executableTarget(
    name: "WhatCanIMakeServer",
    dependencies: [
      "WhatCanIMakeWeb", "WhatCanIMake", "RecipeAccounts",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: strict
  )
]

// Programs that measure, and what they share; no product has them.
let benchmarks: [Target] = [
  benchmark("BenchmarkFiles"),
  benchmark("RankingEvaluation"),
  benchmark("MatchWorkload", ["BenchmarkFiles", "RecipeMatching"]),
  benchmarkProgram(
    "Quality",
    ["BenchmarkFiles", "RankingEvaluation", "RecipeTaste", "RecipeRanking"]
  ),
  benchmarkProgram(
    "LexiconQuality",
    [
      "BenchmarkFiles", "WhatCanIMake", "RecipeLexicon", "RecipeModel",
      .product(name: "SwiftCSV", package: "SwiftCSV"),
    ]
  ),
  benchmarkProgram("TasteBenchmarks", ["BenchmarkFiles", "RecipeTaste", "RecipeRanking"]),
  benchmarkProgram("ScanBenchmarks", ["BenchmarkFiles", "RecipeTaste"]),
  benchmarkProgram("MatchBenchmarks", ["BenchmarkFiles", "MatchWorkload", "RecipeMatching"]),
  benchmarkProgram("InstructionWorkload", ["BenchmarkFiles", "MatchWorkload", "RecipeMatching"]),
  benchmarkProgram("KitchenBenchmarks", ["BenchmarkFiles", "WhatCanIMake"]),
  benchmarkTests("BenchmarkFilesTests", ["BenchmarkFiles"]),
  benchmarkTests("RankingEvaluationTests", ["RankingEvaluation", "TestSupport"]),
  benchmarkTests(
    "MatchBenchmarksTests",
    ["MatchBenchmarks", "MatchWorkload", "BenchmarkFiles", "RecipeMatching"]
  ),
  benchmarkTests(
    "QualityTests",
    ["Quality", "BenchmarkFiles", "RankingEvaluation", "RecipeTaste", "RecipeRanking"]
  ),
  benchmarkTests(
    "LexiconQualityTests",
    ["LexiconQuality", "BenchmarkFiles", "RecipeLexicon", "RecipeModel"]
  ),
]

func benchmark(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Benchmarks/\(name)",
    swiftSettings: strict
  )
}

func benchmarkProgram(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies + [
      .product(name: "ArgumentParser", package: "swift-argument-parser")
    ],
    path: "Benchmarks/\(name)",
    swiftSettings: strict
  )
}

func benchmarkTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: "Benchmarks/Tests/\(name)",
    swiftSettings: strict
  )
}

let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["RecipeModel", "RecipeLexicon", "RecipeMatching"],
    path: "Tests/TestSupport",
    swiftSettings: hot
  ),
  .target(name: "StandIn", path: "Tests/StandIn", swiftSettings: strict),
  .executableTarget(
    name: "StandInProgram",
    dependencies: ["StandIn"],
    path: "Tests/StandInProgram",
    swiftSettings: strict
  ),
  // A test target, so that no build for use has it: the fuzzer's program links its objects.
  .testTarget(
    name: "FuzzTargets",
    dependencies: [
      "JSONCoding", "RecipeModel", "RecipeLexicon", "RecipeMatching", "RecipeTaste", "RecipeFetch",
      "RecipeImport", "RecipeStorage", "RecipeSources", "RecipeAccounts", "SectionFiles",
      "WhatCanIMake", "WhatCanIMakeWeb", "TestSupport",
    ],
    path: "Tests/Fuzzing",
    exclude: ["Corpora", "Dictionaries", "targets.tsv"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "FuzzTargetsTests",
    dependencies: ["FuzzTargets", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeModelTests",
    dependencies: ["RecipeModel"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "DynamicLibrariesTests",
    dependencies: ["DynamicLibraries"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "JSONCodingTests",
    dependencies: ["JSONCoding", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "SectionFilesTests",
    dependencies: ["SectionFiles", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeLexiconTests",
    dependencies: ["RecipeModel", "RecipeLexicon", "SectionFiles", "TestSupport"],
    exclude: ["Samples"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeRankingTests",
    dependencies: ["RecipeRanking", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeMatchingTests",
    dependencies: [
      "RecipeModel", "RecipeLexicon", "RecipeMatching", "SectionFiles", "TestSupport",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeTasteTests",
    dependencies: ["RecipeTaste", "RecipeModel", "RecipeRanking", "SectionFiles", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeStorageTests",
    dependencies: ["JSONCoding", "RecipeModel", "RecipeStorage", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeAccountsTests",
    dependencies: ["RecipeAccounts", "RecipeModel", "RecipeStorage", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeImportTests",
    dependencies: [
      "RecipeModel", "JSONCoding", "RecipeLexicon", "RecipeImport", "TestSupport",
      .product(name: "Yams", package: "Yams"),
    ],
    exclude: ["Samples"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeDrawingTests",
    dependencies: ["RecipeDrawing"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeFetchTests",
    dependencies: ["RecipeFetch", "StandIn", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "RecipeSourcesTests",
    dependencies: [
      "RecipeSources", "RecipeFetch", "RecipeImport", "RecipeLexicon", "RecipeModel", "TestSupport",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "WhatCanIMakeTests",
    dependencies: [
      "WhatCanIMake", "RecipeModel", "JSONCoding", "RecipeLexicon", "RecipeMatching",
      "RecipeTaste", "RecipeFetch", "RecipeImport", "RecipeSources", "RecipeStorage",
      "SectionFiles", "StandIn",
      "TestSupport", "RecipeDrawing",
    ],
    exclude: ["Avoiding/Samples"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "WhatCanIMakeCLITests",
    dependencies: [
      "WhatCanIMakeCLI", "WhatCanIMakeServer", "WhatCanIMakeWeb", "WhatCanIMake", "JSONCoding",
      "StandIn", "TestSupport",
    ],
    exclude: ["Samples", "Snapshots"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "WhatCanIMakeWebTests",
    dependencies: [
      "WhatCanIMakeWeb", "WhatCanIMake", "RecipeAccounts", "RecipeFetch", "JSONCoding",
      "StandIn", "TestSupport",
    ],
    exclude: ["People/permissions.tsv"],
    swiftSettings: strict
  ),
]

let package = Package(
  name: "whatcanimake",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "whatcanimake", targets: ["WhatCanIMakeCLI"]),
    .executable(name: "whatcanimake-server", targets: ["WhatCanIMakeServer"]),
    .library(name: "WhatCanIMake", targets: ["WhatCanIMake"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird",
      from: "2.28.1",
      traits: ["FullFoundation"]
    ),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: layer0 + layer1 + layer2 + layer3 + layer4 + layer5 + layer6 + layer7 + benchmarks
    + tests,
  swiftLanguageModes: [.v6]
)
