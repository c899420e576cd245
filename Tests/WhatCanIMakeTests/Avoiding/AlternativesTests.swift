import Foundation
import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("An alternative that somebody avoids, in the project's own dishes")
struct AlternativesTests {
  private static let avoided = [
    "nuts", "milk", "egg", "gluten", "fish", "alcohol", "peanut butter",
  ]

  /// The kitchen of the project's own dishes, and the folder that it is in.
  private static let project = Result {
    let folder = try TemporaryFolder()
    let data = Checkout.url("Data").path(percentEncoded: false)
    let places = KitchenPaths(data: data, store: "\(folder.path)/store")
    return (kitchen: try Kitchen.open(places, now: 0), folder: folder)
  }

  @Test(
    "whatever is shown of a dish names none of it without saying that it must not be used",
    arguments: avoided
  )
  func named(_ name: String) throws {
    let kitchen = try Self.project.get().kitchen
    let stated = try kitchen.exclusions(without: [name])
    let exclusion = kitchen.exclusion(stated)
    let listed = try kitchen.browse(DishSelection(without: [name]), order: .name).dishes
    let recipes = try kitchen.recipes(listed.map(\.id))
    #expect(recipes.count == listed.count && !recipes.isEmpty)
    var refused = 0
    for (summary, recipe) in zip(listed, recipes) {
      let caution = kitchen.caution(about: recipe, exclusion)
      let left = caution.leaveOut(of: recipe)
      let given = recipe.heeding(caution)
      for (position, line) in recipe.lines.enumerated() {
        let asked = kitchen.index.lexicon.asked(by: line, units: kitchen.index.units) ?? []
        // One by one, as somebody would who reads the line.
        let unsafe = Set(
          asked.joined().filter { exclusion.verdict(of: $0) != .safe }
            .map { kitchen.index.lexicon.name(of: $0.ingredient) }
        )
        guard !unsafe.isEmpty, line.isRequired else { continue }
        refused += 1
        #expect(
          Set(caution.refusedAlternatives[position] ?? []) == unsafe,
          "\(recipe.id): \(line.text)"
        )
        #expect(unsafe.isSubset(of: left), "\(recipe.id)")
        let comment = given.lines[position].comment ?? ""
        #expect(unsafe.allSatisfy { comment.contains($0) }, "\(recipe.id): \(comment)")
        for text in summary.ingredients + summary.telling {
          #expect(
            unsafe.isDisjoint(with: text.components(separatedBy: " or ")),
            "\(recipe.id): \(text)"
          )
        }
      }
    }
    #expect(refused > 0)
  }
}
