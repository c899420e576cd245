import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Tastes that are exported and taken in")
struct ExchangeTasteTests {
  let world: KeepingWorld
  let other: KeepingWorld
  init() throws {
    world = try KeepingWorld()
    other = try world.besides("other")
  }

  private func set(_ opinions: [TasteOpinion], in store: KeepingWorld) throws {
    _ = try store.notebook().writing { writer in
      try writer.clearOpinions()
      for opinion in opinions {
        try writer.setOpinion(opinion.subject, name: opinion.name, opinion.stance, at: opinion.at)
      }
    }
  }

  private func opinions(in store: KeepingWorld) throws -> [TasteOpinion] {
    try store.open().snapshot.opinions
  }

  /// Every pair of stances to a subject of its own, here and there, at these times; by subject.
  private static func pairs(
    _ time: Int,
    _ otherTime: Int
  ) -> [(here: TasteOpinion, there: TasteOpinion)] {
    TasteOpinion.Stance.allCases.flatMap { here in
      TasteOpinion.Stance.allCases.map { there in
        let subject = TasteOpinion.Subject.flavour("\(here) \(there)")
        return (
          here: TasteOpinion(subject: subject, name: "here", stance: here, at: time),
          there: TasteOpinion(subject: subject, name: "there", stance: there, at: otherTime)
        )
      }
    }.sorted { $0.here.subject < $1.here.subject }
  }

  @Test(
    "of two opinions the one that weighs more stays, else the later one, whichever is taken in",
    arguments: [(5, 9), (9, 5), (5, 5)]
  )
  func merged(time: Int, otherTime: Int) throws {
    let weights: [TasteOpinion.Stance: Int] = [
      .like: 2, .dislike: 2, .chosen: 2, .cooked: 1, .skipped: 0,
    ]
    let pairs = Self.pairs(time, otherTime)
    try set(pairs.map(\.here), in: world)
    try set(pairs.map(\.there), in: other)
    let isTaken = try pairs.map { here, there in
      let weight = (try #require(weights[here.stance]), here.at)
      return weight < (try #require(weights[there.stance]), there.at)
    }
    let (export, otherExport) = (try world.exported(), try other.exported())
    let report = try world.takeIn(otherExport)
    let taken = isTaken.filter { $0 }.count
    #expect(
      report == NotebookImportReport(new: 0, changed: taken, unchanged: pairs.count - taken)
    )
    #expect(try opinions(in: world) == zip(pairs, isTaken).map { $1 ? $0.there : $0.here })
    guard time != otherTime else { return }
    try other.takeIn(export)
    #expect(try other.exported() == world.exported())
  }

  @Test("opinions on other subjects stand beside those that are here")
  func beside() throws {
    let all = TasteOpinion.Subject.Kind.allCases.map { kind in
      TasteOpinion(subject: .init(kind, "sour"), name: "sour", stance: .like, at: 5)
    }
    try set([all[2]], in: world)
    try set(all.filter { $0 != all[2] }, in: other)
    #expect(try world.takeIn(try other.exported()).new == 4)
    #expect(try opinions(in: world) == all)
  }

  /// An export as versions without tastes wrote it.
  private func withoutTaste(_ export: String) throws -> String {
    var old = try NotebookExport(contentsOf: Array(export.utf8), file: "export.json")
    old.taste = nil
    let text = try old.text()
    #expect(!text.contains("\"taste\""))
    return text
  }

  @Test("an export of a version without tastes is taken in with what its history says")
  func older() throws {
    try world.fill()
    let notebook = try world.notebook(now: 7)
    _ = try notebook.cooked(try notebook.kitchen.dish("gimlet"), takesFromPantry: false)
    let old = try withoutTaste(try world.exported())
    let report = try other.takeIn(old)
    let time = KeepingWorld.time + 3_600
    let cooked = [("custard", "Custard"), ("gimlet", "Gimlet")].map { id, name in
      TasteOpinion(
        subject: .dish(DishID("classic:\(id)")),
        name: name,
        stance: .cooked,
        at: time
      )
    }
    #expect(try other.open().snapshot.opinions == cooked)
    #expect(try withoutTaste(try other.exported()) == old)
    let again = try other.takeIn(old)
    #expect(again == NotebookImportReport(new: 0, changed: 0, unchanged: report.new))
    let mine = try world.exported()
    #expect(try world.takeIn(old).changed == 0)
    #expect(try world.exported() == mine)
  }

  @Test("no tastes in an export are none, though dishes were cooked")
  func none() throws {
    try world.fill()
    _ = try world.notebook().writing { try $0.clearOpinions() }
    let export = try world.exported()
    try other.takeIn(export)
    #expect(try other.open().snapshot.opinions == [])
    #expect(try other.exported() == export)
  }
}
