import RecipeLexicon
import RecipeModel
import TestSupport
import Testing
import WhatCanIMake

@Suite("Which ingredients a step names")
struct StepIngredientsTests {
  private func recipe(_ names: [String], _ steps: [String]) -> Recipe {
    Recipe(
      id: DishID("test:1"),
      name: "Test",
      kind: .meal,
      lines: names.map { IngredientLine(text: $0, name: $0) },
      steps: steps,
      origin: RecipeOrigin(source: "test", nativeID: "1")
    )
  }

  @Test(
    "by the last word of a name, and by more of it where several end alike",
    arguments: [
      ("Shake the gin with lime juice and ice.", ["gin", "fresh lime juice", "ice"]),
      ("Add the juice.", ["fresh lime juice", "lemon juice"]),
      ("Beat the eggs.", ["egg"]),
      ("Melt the margarine", ["butter or margarine"]),
      (
        "Put everything into a bowl",
        ["gin", "fresh lime juice", "lemon juice", "ice", "egg", "butter or margarine"]
      ),
      (
        "Mix all the ingredients",
        ["gin", "fresh lime juice", "lemon juice", "ice", "egg", "butter or margarine"]
      ),
      ("Serve.", []),
    ]
  )
  func named(_ step: String, _ expected: [String]) {
    let names = ["gin", "fresh lime juice", "lemon juice", "ice", "egg", "butter or margarine"]
    let found = recipe(names, [step]).linesOfSteps
    #expect(found.map { $0.map { names[$0] } } == [expected])
  }

  /// The same rule read from its sentence: line by line, each against all others.
  private func naive(_ names: [String], _ step: String) -> [Int] {
    let said = foldedWords(step)
    let text = " " + said.joined(separator: " ") + " "
    let all = foldedWords("all ingredients").joined(separator: " ")
    let allThe = foldedWords("all the ingredients").joined(separator: " ")
    if text.contains(" everything ") || text.contains(" \(all) ") || text.contains(" \(allThe) ") {
      return Array(names.indices)
    }
    func ways(_ name: String) -> [[String]] {
      name.split(separator: " or ").map { foldedWords(String($0)) }.filter { !$0.isEmpty }
    }
    func isNamed(_ way: [String]) -> Bool { said.contains(way[way.count - 1]) }
    func isSure(_ way: [String]) -> Bool {
      way.count == 1 || way[..<(way.count - 1)].contains { said.contains($0) }
    }
    return names.indices.filter { line in
      ways(names[line]).contains { way in
        guard isNamed(way) else { return false }
        let rivals = names.flatMap(ways).filter { $0.last == way.last && isSure($0) }
        return isSure(way) || rivals.isEmpty
      }
    }
  }

  @Test("as the rule says it, for random dishes")
  func twin() {
    let words = ["lime", "lemon", "juice", "fresh", "egg", "white", "rum", "sugar", "all", "syrup"]
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func some(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }
        .joined(separator: " ")
      }
      let names = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Bool.random(using: &generator) ? some(1...3) : "\(some(1...2)) or \(some(1...2))"
      }
      let steps = (0..<3).map { _ in some(0...6) }
      #expect(
        recipe(names, steps).linesOfSteps == steps.map { naive(names, $0) },
        "\(names) \(steps)"
      )
    }
  }
}
