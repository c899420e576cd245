import Foundation
import JSONCoding
import Synchronization
import TestSupport
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// The project's own dishes behind a dispatcher, in a store in which somebody keeps things.
struct ServedKitchen {
  let keeper: CatalogueKeeper
  let people: People
  let dispatcher: Dispatcher
  /// The lines that were noted.
  let noted: Lines

  /// What nobody may see who has no account: the names of Anna's own recipes, the second of which is published.
  static let secrets = ["Canarygrass Pie", "Canaryseed Soup"]

  /// Built once, and only read.
  static let shared = Task {
    let folder = try TemporaryFolder()
    return (try await ServedKitchen(store: folder.path), folder)
  }

  static func open() async throws -> ServedKitchen { try await shared.value.0 }

  /// Lines that came in.
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock(\.self) }
  }

  /// Limits that no test reaches by itself, however slow the machine and however many tests ask at the same time.
  static var limits: Dispatcher.Limits {
    var limits = Dispatcher.Limits()
    limits.budget = .seconds(600)
    limits.mostOfAll = 1_000
    limits.mostOfOne = 1_000
    limits.mostHeavyOfOne = 1_000
    limits.mostUploads = 1_000
    limits.mostUploadsOfOne = 1_000
    return limits
  }

  init(store: String, limits: Dispatcher.Limits = Self.limits) async throws {
    let places = try BuiltStore.fill(store)
    let noted = Lines()
    keeper = try await CatalogueKeeper(places, clock: { 1_700_000_000 })
    guard let anna = Person("anna") else { throw Problem(500, "no such person") }
    try await keeper.write(as: anna) { notebook in
      for (number, title) in Self.secrets.enumerated() {
        let own = try notebook.createRecipe(
          WrittenRecipe(title: title, kind: .meal, ingredients: ["gin", "lime", "sugar"])
        )
        if number == 1 { try notebook.publishRecipe(own.recipe.id) }
      }
      for dish in try notebook.kitchen.dishes(in: ["gimlet"]) { try notebook.rate(dish, .five) }
      _ = try notebook.avoid(["gin"])
    }
    await keeper.caughtUp()
    people = try await People(keeper, clock: { 1_700_000_000 })
    dispatcher = Dispatcher(
      people,
      pages: try PageFiles(at: Checkout.url("Data/web").path),
      limits: limits,
      log: RequestLog(.text, write: noted.add),
      clock: { 1_700_000_000 }
    )
    self.noted = noted
  }

  func get(
    _ target: String,
    _ method: String = "GET",
    headers: [Inbound.Header] = []
  ) async -> Answer {
    await dispatcher.answer(Inbound(method, target, headers: headers))
  }
}

extension Answer {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as JSON.
  var json: JSONValue { get throws { try JSONParser.value(of: body) } }
}
