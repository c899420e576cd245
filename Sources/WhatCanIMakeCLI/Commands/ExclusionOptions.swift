import ArgumentParser
import WhatCanIMake

/// What must not be in any dish that is shown, beside what the person always avoids.
struct ExclusionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out dishes with these ingredients, with kinds of them, or with anything made from them.",
      valueName: "names"
    ),
    completion: .ingredients
  )
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show only dishes that fit this diet: \(Diet.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "diet"
    ),
    completion: .list(Diet.allCases.map(\.rawValue))
  )
  var diet: [String] = []

  var isGiven: Bool { !without.isEmpty || !diet.isEmpty }

  var words: [String] { nameList(without) }
  var diets: [String] { nameList(diet) }

  func validate() throws {
    try refuseEmpty(without, option: "--without")
    try refuseEmpty(diet, option: "--diet")
  }
}
