import Foundation
import RecipeModel
import RecipeTaste
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A few dishes that come, change or go")
struct ChangedCatalogueTests {
  @Test("they are laid beside the index, which stays as it is, and answer as if it were built anew")
  func beside() throws {
    let world = try LargerWorld()
    let index = try readBytes(world.places.index)
    let taste = try readBytes(world.places.taste)
    #expect(!world.hasDelta)
    let kitchen = try world.importing([
      LargerWorld.record(3, edition: 1), drinkRecord(900, "Aardvark", ["gin", "egg"]),
    ])
    #expect(world.hasDelta)
    #expect(try readBytes(world.places.index) == index)
    #expect(try readBytes(world.places.taste) == taste)
    let delta = try readBytes(world.places.delta)
    let again = try world.open()
    #expect(again.index == kitchen.index)
    #expect(try readBytes(world.places.delta) == delta)
    #expect(try Kitchen.verifying(world.places).index == kitchen.index)
    let anew = try Kitchen.rebuild(world.places, now: TinyWorld.time)
    #expect(!world.hasDelta)
    #expect(try anew.bearings() == kitchen.bearings())
    #expect(anew.dishNames.first == "Aardvark")
  }

  @Test("suggestions and likenesses see what joined, and never what is deleted")
  func tastes() throws {
    let world = try LargerWorld()
    let changed = try world.importing([
      drinkRecord(901, "Egg Nest", ["egg", "sugar"]),
      drinkRecord(7, "Another Seven", ["egg", "sugar"]),
    ])
    let old = DishID("thecocktaildb:7")
    let nest = try #require(changed.index.recipe(with: DishID("thecocktaildb:901")))
    let dish = try changed.find("Egg Nest")
    let near = try changed.similar(to: dish, limit: 300)
    #expect(near.contains { $0.dish.id == old && $0.dish.name == "Another Seven" })
    #expect(near.count { $0.dish.id == old } == 1)
    #expect(changed.taste().recipes.count == changed.index.recipes.count)
    #expect(changed.taste().recipes.corpus[nest.rawValue].count == 2)
    // Placed by the same model, they lie where it puts them.
    let taste = changed.taste()
    let terms = taste.terms.terms(of: nest, in: changed.index)
    let vector = taste.model.vector(of: terms)
    let placed = taste.recipes.vectors.row(nest.rawValue)
    #expect(zip(vector, placed).allSatisfy { abs($0 - $1) < 0.0001 })
    // What is learned anew is learned from the same dishes as before.
    try removeItem(world.places.taste)
    #expect(try world.open().taste().file == taste.file)
  }

  @Test("more than an eighth of the dishes builds the index anew, and so does the wish to")
  func merged() throws {
    let world = try LargerWorld()
    try world.importing([LargerWorld.record(900)])
    #expect(world.hasDelta)
    try world.importing((1_000..<1_040).map { LargerWorld.record($0) })
    #expect(!world.hasDelta)
    #expect(IndexManifest(at: world.places.marker)?.hasDelta == false)
    try world.importing([LargerWorld.record(901)])
    #expect(world.hasDelta)
    let kitchen = try Kitchen.rebuild(world.places, now: TinyWorld.time)
    #expect(!world.hasDelta)
    #expect(kitchen.index.dishCount == kitchen.index.recipes.count)
  }

  @Test("another lexicon builds the index anew")
  func otherData() throws {
    let world = try LargerWorld(dishes: 220)
    try world.importing([LargerWorld.record(900)])
    let path = "\(world.places.data)/lexicon/ingredients/moon.tsv"
    try writeBytes(Array("# shelf: Moon\nname\talso\tis\tflags\nmoon dust\t\t\t-\n".utf8), to: path)
    let kitchen = try world.open()
    #expect(!world.hasDelta)
    #expect(kitchen.index.lexicon.ingredient(named: "moon dust") != nil)
  }

  enum Damage: CaseIterable {
    case deltaRemoved, deltaEmpty, deltaCut, deltaChanged, deltaOfOtherBase, deltaOfEarlierTime
    case indexRemoved, indexCut, markerRemoved, markerWithoutDelta, markerWithoutBase, tasteRemoved
  }

  @Test(
    "whatever of the files is missing or wrong, the answer is right",
    arguments: Damage.allCases
  )
  func damage(_ damage: Damage) throws {
    let world = try LargerWorld()
    try world.importing([LargerWorld.record(2, edition: 1)])
    let earlier = try readBytes(world.places.delta)
    let kitchen = try world.importing([LargerWorld.record(5, edition: 1), LargerWorld.record(910)])
    let expected = try kitchen.bearings()
    try inflict(damage, world.places, earlier: earlier)
    let mended = try world.open()
    #expect(try mended.bearings() == expected)
    #expect(mended.notices == [])
    let after = try readBytes(world.places.marker)
    #expect(try world.open().bearings() == expected)
    #expect(try readBytes(world.places.marker) == after)
    _ = try Kitchen.verifying(world.places)
  }

  private func inflict(_ damage: Damage, _ places: KitchenPaths, earlier: [UInt8]) throws {
    let sound = try readBytes(places.delta)
    switch damage {
    case .deltaRemoved: try removeItem(places.delta)
    case .deltaEmpty: try writeBytes([], to: places.delta)
    case .deltaCut: try writeBytes(sound.dropLast(), to: places.delta)
    case .deltaChanged:
      var bytes = sound
      bytes[bytes.count / 2] ^= 4
      try writeBytes(bytes, to: places.delta)
    case .deltaOfOtherBase:
      let other = try LargerWorld(dishes: 230)
      try other.importing([LargerWorld.record(901)])
      try writeBytes(try readBytes(other.places.delta), to: places.delta)
    case .deltaOfEarlierTime: try writeBytes(earlier, to: places.delta)
    case .indexRemoved: try removeItem(places.index)
    case .indexCut: try writeBytes(try readBytes(places.index).dropLast(), to: places.index)
    case .markerRemoved: try removeItem(places.marker)
    case .markerWithoutDelta, .markerWithoutBase:
      let word = damage == .markerWithoutDelta ? "delta" : "base"
      let text = String(decoding: try readBytes(places.marker), as: UTF8.self)
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix(word) }
      try writeBytes(Array((lines.joined(separator: "\n") + "\n").utf8), to: places.marker)
    case .tasteRemoved: try removeItem(places.taste)
    }
  }

  @Test("one bit of any byte of the file of changes never gives another answer")
  func bits() throws {
    let world = try LargerWorld()
    let kitchen = try world.importing([
      LargerWorld.record(5, edition: 1), drinkRecord(911, "Zebra", ["gin", "moon dust"]),
    ])
    let expected = kitchen.index
    let sound = try readBytes(world.places.delta)
    let step = max(1, sound.count / 8)
    for position in stride(from: 40, to: sound.count, by: step) {
      var bytes = sound
      bytes[position] ^= 16
      try writeBytes(bytes, to: world.places.delta)
      #expect(try world.open().index == expected, "byte \(position)")
    }
  }

  @Test("what a killed writer left half written is gone when the next one has the lock")
  func leftHalfWritten() throws {
    let world = try LargerWorld()
    try world.importing([drinkRecord(903, "Lime Nest", ["lime juice", "egg"])])
    let places = world.places
    for path in [places.delta, places.index, places.marker] {
      let bytes = try readBytes(path)
      try writeBytes(Array(bytes.prefix(bytes.count / 2)), to: "\(path).new")
    }
    let before = try world.open()
    let kitchen = try world.importing([drinkRecord(904, "Gin Nest", ["gin", "egg"])])

    #expect(before.dishCount + 1 == kitchen.dishCount)
    #expect(try names(in: places.store).filter { $0.hasSuffix(".new") } == [])
    #expect(try Kitchen.verifying(places).index == kitchen.index)
  }
}
