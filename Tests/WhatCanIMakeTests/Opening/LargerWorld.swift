import RecipeModel
import TestSupport
import WhatCanIMake

/// A tiny world with so many imported dishes that a few changes do not build the index anew.
struct LargerWorld {
  private let folder: TemporaryFolder
  private let world: TinyWorld
  let places: KitchenPaths

  static let ingredients = [
    "gin", "white rum", "dark rum", "lime juice", "tonic water", "ginger beer", "sugar", "egg",
  ]

  /// What all but a few tests begin with, made once.
  private static let template = Result { try LargerWorld(dishes: 220) }

  /// - Parameter dishes: How many are imported.
  init(dishes: Int) throws {
    world = try TinyWorld()
    folder = world.folder
    places = world.places
    _ = try open()
    try importing((0..<dishes).map { Self.record($0) }, named: "many.json")
  }

  /// One with 220 dishes and a store of its own; the data are shared, and not to be changed.
  init() throws {
    let template = try Self.template.get()
    world = template.world
    folder = try TemporaryFolder()
    places = KitchenPaths(data: world.places.data, store: "\(folder.path)/store")
    for name in try names(in: template.places.store) {
      let file = "\(template.places.store)/\(name)"
      try writeBytes(try readBytes(file), to: "\(places.store)/\(name)")
    }
    _ = try open()
  }

  var hasDelta: Bool { isFile(places.delta) }

  func open(now: Int = TinyWorld.time) throws -> Kitchen { try Kitchen.open(places, now: now) }

  @discardableResult
  func importing(_ records: [String], named name: String = "few.json") throws -> Kitchen {
    let path = "\(folder.path)/\(name)"
    try writeBytes(Array(drinksFile(records).utf8), to: path)
    return try Kitchen.importing(
      [try OutsideFile(path)],
      format: nil,
      into: places,
      now: TinyWorld.time
    ).kitchen
  }

  /// A dish of a number; another `edition` of it has other lines.
  static func record(_ number: Int, edition: Int = 0) -> String {
    let first = number + 3 * edition
    let lines = [first, first / 8 + 1, first / 3 + 4].map { ingredients[$0 % ingredients.count] }
    return drinkRecord(number, "Drink \(number % 50) of \(number)", Array(Set(lines)).sorted())
  }
}

extension Kitchen {
  /// What it answers to some questions, in ids and counts, whatever the weights.
  func bearings() throws -> [String] {
    var found = index.allRecipes.map { index.recipes.id(of: $0).description }
    for names in [["gin"], ["white rum", "lime"], ["egg", "sugar", "gin", "tonic"]] {
      let reply = try answer(MatchRequest(have: names, missingAtMost: 3, limit: 1_000))
      let matches = reply.matches.map { match in
        let missing = match.missing.map(\.name).joined(separator: ", ")
        return "\(match.id): \(missing)"
      }
      found += matches.sorted()
      found += reply.counts.map { "\($0.missing) missing: \($0.dishes)" }
      found += reply.buyNext.map { purchase in
        "\(purchase.name): \(purchase.completes)"
      }
    }
    found += ingredients(inGroup: nil, words: []).map { "\($0.name) \($0.dishes)" }
    found += try browse(RecipeFilter(), containing: ["gin"], order: .newest).map(\.id.description)
    return found + categories().map { "\($0.name) \($0.dishes)" }
  }
}
