import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The text of a stored recipe")
struct RecipeDocumentTests {
  private func expected(_ recipe: Recipe) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(recipe), as: UTF8.self)
  }

  private func written(_ recipe: Recipe) throws -> String {
    try RecipeDocument(path: "cache.db").text(of: recipe)
  }

  @Test("is what a JSON encoder with sorted keys writes, for a recipe with everything in it")
  func samples() throws {
    for recipe in everything + [full] { #expect(try written(recipe) == expected(recipe)) }
  }

  @Test(
    "is what a JSON encoder with sorted keys writes, for random texts and numbers",
    arguments: SeededGenerator.seeds(20, full: 500)
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let recipe = Recipe.random(using: &generator)
      let text = try written(recipe)
      #expect(text.utf8.elementsEqual(try expected(recipe).utf8))
      #expect(try JSONDecoder().decode(Recipe.self, from: Data(text.utf8)) == recipe)
    }
  }

  @Test("a number that is not finite cannot be written")
  func notFinite() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      var recipe = gimlet
      recipe.lines[0].amounts = [Amount(quantity: 1, quantityMax: number)]
      #expect(throws: StorageError.self) { try written(recipe) }
    }
  }
}

extension Recipe {
  /// A recipe with texts of every kind of character, and numbers of every size.
  fileprivate static func random(using generator: inout SeededGenerator) -> Recipe {
    func text() -> String {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let limit = [0x22, 0x30, 0x80, 0x900, 0x1_F9FF].randomElement(using: &generator) ?? 0x80
        let value = UInt32.random(in: 0...UInt32(limit), using: &generator)
        scalars.append(Unicode.Scalar(value) ?? "/")
      }
      return String(scalars)
    }
    func perhaps<Value>(_ value: () -> Value) -> Value? {
      Bool.random(using: &generator) ? value() : nil
    }
    func several<Value>(_ value: () -> Value) -> [Value] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in value() }
    }
    func number() -> Double {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return Double(Int.random(in: 0...1_000, using: &generator))
      case 1: return Double.random(in: 0...10, using: &generator)
      case 2: return Double.random(in: 0...1, using: &generator) * 1e-7
      default:
        let number = Double(bitPattern: generator.next())
        return number.isFinite ? number : 0
      }
    }
    return Recipe(
      id: DishID(source: "a", nativeID: text()),
      name: text(),
      kind: Bool.random(using: &generator) ? .meal : .cocktail,
      category: perhaps(text),
      cuisine: perhaps(text),
      glass: perhaps(text),
      method: perhaps(text),
      tags: several(text),
      servings: perhaps { Int.random(in: -9...10_000, using: &generator) },
      minutes: perhaps { Int.random(in: 0...10_000, using: &generator) },
      summary: perhaps(text),
      lines: several {
        IngredientLine(
          text: text(),
          amounts: several {
            Amount(quantity: perhaps(number), quantityMax: perhaps(number), unit: perhaps(text))
          },
          size: perhaps(text),
          name: text(),
          preparation: perhaps(text),
          comment: perhaps(text),
          purpose: perhaps(text),
          role: IngredientLine.Role.allCases.randomElement(using: &generator) ?? .required,
          isExact: Bool.random(using: &generator)
        )
      },
      swaps: several {
        Recipe.Swap(required: text(), substitute: text(), note: perhaps(text))
      },
      steps: several(text),
      origin: RecipeOrigin(
        source: text(),
        nativeID: text(),
        link: perhaps(text),
        image: perhaps(text),
        video: perhaps(text),
        modified: perhaps(text)
      )
    )
  }
}
