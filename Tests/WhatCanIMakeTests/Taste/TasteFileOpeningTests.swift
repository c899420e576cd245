import Foundation
import RecipeTaste
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The vectors beside the index")
struct TasteFileOpeningTests {
  let world: TasteWorld

  init() throws { world = try TasteWorld() }

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: world.places.taste)))
  }

  @Test("are learned when the index is built, and the same catalogue gives the same bytes")
  func learned() throws {
    let kitchen = try world.open()
    let first = try bytes()
    #expect(Taste(of: kitchen.index, at: world.places.taste) != nil)
    try removeItem(world.places.taste)
    _ = try Kitchen.rebuild(world.places, now: TasteWorld.time)
    #expect(try bytes() == first)
  }

  @Test("are learned again when they are gone, damaged or of another catalogue", arguments: 0..<3)
  func healed(fault: Int) throws {
    let kitchen = try world.open()
    let sound = try bytes()
    let expected = kitchen.tasteSummary()
    switch fault {
    case 0: try removeItem(world.places.taste)
    case 1:
      var damaged = sound
      damaged[damaged.count / 2] ^= 1
      try writeBytes(damaged, to: world.places.taste)
    default:
      let other = try TasteWorld()
      try other.addDish("Milkshake", kind: "meal", "Dessert", ["cream", "banana"])
      _ = try other.open()
      try writeBytes(
        [UInt8](try Data(contentsOf: URL(filePath: other.places.taste))),
        to: world.places.taste
      )
    }
    #expect(Taste(of: kitchen.index, at: world.places.taste) == nil)
    #expect(kitchen.tasteSummary() == expected)
    #expect(try world.suggest().count == 5)
    #expect(try bytes() == sound)
  }

  @Test("are learned in memory where nothing can be written")
  func inMemory() throws {
    let places = KitchenPaths(data: world.places.data, store: "/dev/null/store")
    let kitchen = try Kitchen.open(places, for: TasteWorld.anna, now: 0)
    let dish = try kitchen.find(TasteWorld.original)
    #expect(try kitchen.similar(to: dish, limit: 3).count == 3)
  }

  @Test("every dish of the index has its row, every ingredient that a dish names its term")
  func terms() throws {
    let kitchen = try world.open()
    let taste = kitchen.taste()
    #expect(taste.recipes.count == kitchen.index.recipes.count)
    for recipe in kitchen.index.allRecipes {
      let named = Set(
        kitchen.index.recipes.lines(of: recipe).flatMap {
          kitchen.index.requirements.alternatives[$0]
        }
        .map(Int.init)
      )
      let terms = taste.recipes.corpus[recipe.rawValue].map {
        taste.terms.ingredients[Int($0)].rawValue
      }
      #expect(Set(terms) == named)
    }
  }
}
