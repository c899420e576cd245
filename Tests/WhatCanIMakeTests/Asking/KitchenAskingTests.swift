import Foundation
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Asking what can be made")
struct KitchenAskingTests {
  let kitchen: Kitchen
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  @Test("in one call: names, and what is missing, as the whole answer has them")
  func simply() throws {
    let kitchen = try world.open()
    let found = try kitchen.match(["gin", "lime"])
    var request = MatchRequest(have: ["gin", "lime"])
    request.filter.allowsPlain = false
    let whole = try kitchen.answer(request).matches
    #expect(!found.isEmpty && found == whole)
    #expect("\(found[0].missing)" == "[\(found[0].missing.map(\.name).joined(separator: ", "))]")
    #expect(try kitchen.match(["gin", "lime"], missingAtMost: 0).allSatisfy { $0.missing.isEmpty })
    #expect(try kitchen.match(["gin", "lime"], limit: 1) == Array(found.prefix(1)))
    #expect(throws: KitchenError.self) { try kitchen.match([]) }
  }

  @Test("in one call, nothing is shown of what its person avoids, nor when that cannot be read")
  func simplyAvoiding() throws {
    let (anna, now) = (KeepingWorld.anna, KeepingWorld.time)
    func open() throws -> Kitchen { try Kitchen.open(world.places, for: anna, now: now) }
    let before = try open().match(["gin", "lime"]).map(\.name)
    #expect(before.contains("Gimlet"))
    _ = try open().notebook(of: anna, now: now) { _ in }.avoid(["lime juice"])
    let after = try open().match(["gin", "lime"]).map(\.name)
    #expect(!after.contains("Gimlet") && after.count < before.count)
    try writeBytes([0x21], to: world.places.notebook)
    #expect(throws: KitchenError.self) { try open().match(["gin", "lime"]) }
  }

  @Test("the fewest missing come first, then what uses more; a generic is no compromise")
  func order() throws {
    #expect(
      try kitchen.ids(MatchRequest(have: ["gin", "lime", "sugar", "rum"], missingAtMost: 1)) == [
        "classic:gimlet", "classic:daiquiri", "classic:ginger-mule", "classic:gin-and-tonic",
        "classic:rum-snowball",
      ]
    )
  }

  @Test("the order of what is had, and repeats, do not matter")
  func orderOfHave() throws {
    #expect(try isAnsweredAlike(["gin", "lime", "sugar"], ["sugar", "gin", "lime", "Gin"]))
  }

  /// Whether two kitchens are answered alike, but for the order of what is there.
  private func isAnsweredAlike(_ some: [String], _ others: [String]) throws -> Bool {
    let one = try kitchen.answer(MatchRequest(have: some))
    let other = try kitchen.answer(MatchRequest(have: others))
    return one.matches == other.matches && one.counts == other.counts && one.hidden == other.hidden
  }

  @Test("another name of a thing gives the answer of the thing")
  func aliases() throws {
    #expect(try isAnsweredAlike(["Light Rums", "limes"], ["white rum", "lime"]))
  }

  @Test("what is understood is named once each, as the lexicon has it, in the order typed")
  func canonicalNames() throws {
    let reply = try kitchen.answer(
      MatchRequest(have: ["Dry Gin", "tonic", "dry gin"], use: ["limes"])
    )
    #expect(reply.have == ["london dry gin", "tonic water", "lime"])
  }

  @Test("gin is not in ginger beer: only whole names count")
  func wholeNames() throws {
    #expect(try !kitchen.ids(MatchRequest(have: ["gin"])).contains("classic:ginger-mule"))
    #expect(try kitchen.ids(MatchRequest(have: ["egg"])) == [])
  }

  @Test("an unknown name is reported with suggestions, and the rest is answered")
  func unknownName() throws {
    let reply = try kitchen.answer(MatchRequest(have: ["limme", "gin"]))

    #expect(reply.unknown == [UnknownName(input: "limme", suggestions: ["lime"])])
    #expect(reply.have == ["gin"])
    #expect(try isAnsweredAlike(["limme", "gin"], ["gin"]))
  }

  @Test("a name that ends in a known one is not taken for it; the known one is suggested")
  func endingInKnown() throws {
    let reply = try kitchen.answer(MatchRequest(have: ["qwerty gin", "lime"]))
    #expect(reply.have == ["lime"])
    #expect(reply.unknown == [UnknownName(input: "qwerty gin", suggestions: ["gin"])])
  }

  @Test("an amount before a name does not count, in figures or in words")
  func amounts() throws {
    let reply = try kitchen.answer(MatchRequest(have: ["half an oz gin", "two limes"]))
    #expect(reply.have == ["gin", "lime"])
    #expect(reply.unknown == [])
  }

  @Test("nothing recognised is no answer")
  func nothingRecognised() throws {
    let reason = try reason { _ = try kitchen.answer(MatchRequest(have: ["limme", "qqq"])) }
    guard case .nothingRecognised(let names) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(names.map(\.input) == ["limme", "qqq"])
  }

  @Test("strict stops at the first unknown name")
  func strict() throws {
    let request = MatchRequest(have: ["gin", "limme", "qqq"], isStrict: true)
    let reason = try reason { _ = try kitchen.answer(request) }
    guard case .unknownNames(let names, .have) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(names.map(\.input) == ["limme"])
  }

  @Test("what must be used is in every dish of the answer, and counts as had")
  func mustUse() throws {
    #expect(
      try kitchen.ids(MatchRequest(have: ["lime", "sugar"], use: ["gin"])) == [
        "classic:gimlet", "classic:gin-and-tonic",
      ]
    )
    #expect(
      try kitchen.ids(MatchRequest(use: ["gin"], missingAtMost: 1)) == ["classic:gin-and-tonic"]
    )
  }

  @Test(
    "a name that must be understood and is not stops the answer",
    arguments: [KitchenError.NameRole.use, .without, .staples]
  )
  func namesThatMustBeKnown(place: KitchenError.NameRole) throws {
    var request = MatchRequest(have: ["gin"])
    switch place {
    case .use: request.use = ["lime", "qqq"]
    case .without: request.without = ["lime", "qqq"]
    default: request.staples = ["+qqq"]
    }
    let reason = try reason { _ = try kitchen.answer(request) }
    guard case .unknownNames(let names, place) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(names.map(\.input) == ["qqq"])
  }

  @Test("generic and swap can be switched off")
  func switches() throws {
    let toast = MatchRequest(have: ["bread", "margarine"], missingAtMost: 0)
    #expect(try kitchen.ids(toast) == ["classic:butter-toast"])
    var strict = toast
    strict.allowsSwaps = false
    #expect(try kitchen.ids(strict) == [])
    let daiquiri = MatchRequest(have: ["rum", "lime", "sugar"], missingAtMost: 0)
    #expect(try kitchen.ids(daiquiri) == ["classic:daiquiri"])
    var exact = daiquiri
    exact.allowsGeneric = false
    #expect(try kitchen.ids(exact) == [])
  }

  @Test("what is beyond the cap is counted")
  func beyondCap() throws {
    let reply = try kitchen.answer(MatchRequest(have: ["lime"], missingAtMost: 1))
    #expect(reply.matches == [])
    #expect(reply.beyondCap == 3)
  }

  @Test("a request for nothing has an empty reply")
  func emptyReply() {
    let reply = kitchen.emptyReply(MatchRequest())
    #expect(reply.have == [])
    #expect(reply.matches == [])
    #expect(reply.beyondCap == 0)
  }

  @Test("a label that no dish has is named with its group")
  func unknownLabels() {
    #expect(
      kitchen.unknownLabels(of: RecipeFilter(category: "SNACK", cuisine: "Martian", glass: "Boot"))
        == [
          UnknownLabel(group: .cuisine, name: "Martian"), UnknownLabel(group: .glass, name: "Boot"),
        ]
    )
    #expect(kitchen.unknownLabels(of: RecipeFilter(kind: .meal)) == [])
  }

  @Test("a kitchen that is open reads no file of the data for what is typed, but the first time")
  func typedAgain() throws {
    let world = try TinyWorld()
    let kitchen = try world.open()
    let request = MatchRequest(have: ["4 cl gin", "some tonic water"])
    let first = try kitchen.answer(request).json.jsonText
    for name in ["words.tsv", "units.tsv"] {
      try FileManager.default.removeItem(atPath: "\(world.places.data)/lexicon/\(name)")
    }
    #expect(try kitchen.answer(request).json.jsonText == first)
    #expect(first.contains("gin"))
  }
}
