import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A name that a person explains")
struct TeachingTests {
  let world: KeepingWorld

  init() throws {
    world = try KeepingWorld()
    for (name, text) in [
      ("stuffed", "Toast @bread{1%slice}(stuffed with Moon-Dusts) with @butter{1}."),
      ("dusted", "Toast @bread{1%slice} and dust with @moon dust{}(optional)."),
      ("free", "Toast @bread{1%slice} under @moon dust{1}(dairy-free)."),
      ("free-name", "Toast @bread{1%slice} under @dairy-free moon dust{1}."),
    ] {
      try world.write(
        "---\ntitle: Toast \(name)\nkind: meal\n---\n\n\(text)\n",
        to: "data/recipes/meals/toast-\(name).cook"
      )
    }
    try world.write(
      "name\talso\tavoids\tfrees\tmembers\ndairy\t\tdairy\tdairy\tmilk; butter\n",
      to: "data/lexicon/allergens.tsv"
    )
  }

  private func teach(
    _ name: String = "Moon Dust",
    like: [String] = [],
    kindsOf: [String] = []
  ) throws {
    _ = try world.notebook().teach(name, like: like, kindsOf: kindsOf)
  }

  private func ready(
    _ have: [String],
    without: [String] = [],
    for person: Person? = KeepingWorld.anna
  ) throws -> [String] {
    try world.open(person).answer(
      MatchRequest(have: have, without: without, missingAtMost: 0)
    ).matches.map(\.name).sorted()
  }

  /// The names of all dishes that may be shown.
  private func shown(_ without: [String] = [], for person: Person? = KeepingWorld.anna) throws
    -> Set<String>
  {
    let listed = try world.open(person).browse(DishSelection(without: without), order: .name)
    return Set(listed.dishes.map(\.name))
  }

  @Test("counts for what it is like, both ways, as a swap, and for nobody else")
  func like() throws {
    #expect(try !ready(["bread", "moon dust"]).contains("Buttery Toast"))
    try teach(like: ["butter"])
    #expect(try ready(["bread", "moon dust"]).contains("Buttery Toast"))
    #expect(try ready(["bread", "butter"]).contains("Toast free"))
    let match = try #require(
      try world.open().answer(MatchRequest(have: ["bread", "moon dust"], missingAtMost: 0)).matches
        .first { $0.name == "Buttery Toast" }
    )
    #expect(match.keys.swaps == 1)
    for person in [KeepingWorld.ben, nil] {
      #expect(try !ready(["bread", "moon dust"], for: person).contains("Buttery Toast"))
      #expect(try !ready(["bread", "butter"], for: person).contains("Toast free"))
    }
  }

  @Test("is had where that is asked for of which it is a kind, whether or not a dish uses its name")
  func kind() throws {
    try teach("Comet Butter", kindsOf: ["butter"])
    let kitchen = try world.open()
    let reply = try kitchen.answer(
      MatchRequest(have: ["bread", "comet butter"], missingAtMost: 0, isStrict: true)
    )
    let match = try #require(reply.matches.first { $0.name == "Buttery Toast" })
    #expect(match.keys.swaps == 0)
    // It can be saved and bought as well.
    let notebook = try world.notebook()
    _ = try notebook.addToPantry(["comet butter"])
    _ = try notebook.addToPantry(["bread"])
    let saved = try world.open().answer(MatchRequest(usesPantry: true, missingAtMost: 0))
    #expect(saved.matches.map(\.name).contains("Buttery Toast"))
    #expect(saved.unknown == [])
  }

  @Test("a swap of one's own counts one way, and never for what is excluded")
  func swap() throws {
    #expect(try !ready(["bread", "sugar"]).contains("Buttery Toast"))
    let outcome = try world.notebook().teachSwap(for: "Butter", use: "sugar")
    #expect(outcome.fact == TaughtFact(.swap, "butter", "sugar", addedAt: KeepingWorld.time))
    #expect(try ready(["bread", "sugar"]).contains("Buttery Toast"))
    #expect(try !ready(["bread", "sugar"], without: ["sugar"]).contains("Buttery Toast"))
    #expect(try !ready(["bread", "sugar"], without: ["butter"]).contains("Buttery Toast"))
    #expect(try !ready(["egg", "milk", "butter"]).contains("Custard"))
    #expect(try failure { _ = try world.notebook().teachSwap(for: "egg", use: "eggs") } != nil)
    #expect(try failure { _ = try world.notebook().teachSwap(for: "egg", use: "zzz") } != nil)
  }

  @Test("can be avoided once it is explained, and its words count wherever they stand")
  func avoided() throws {
    #expect(
      try failure { _ = try world.notebook().avoid(["moon dust"]) }?.contains("unknown") == true
    )
    try teach(like: ["sugar"])
    let all = try shown()
    #expect(all.contains("Toast stuffed") && all.contains("Toast free"))
    _ = try world.notebook().avoid(["Moon Dusts"])
    #expect(try world.open().snapshot.avoided.map(\.name) == ["moon dust"])
    let rest = try shown()
    #expect(!rest.contains("Toast stuffed") && !rest.contains("Moon Toast"))
    #expect(rest.contains("Toast dusted"))
    let listed = try world.open().browse(DishSelection(), order: .name)
    #expect(listed.dishes.first { $0.name == "Toast dusted" }?.leaveOut == ["moon dust"])
    let matches = try world.open().answer(MatchRequest(have: ["bread", "butter"])).matches
    #expect(!matches.map(\.name).contains("Toast stuffed"))
    let kitchen = try world.open()
    let caution = try kitchen.caution(about: kitchen.dish("Toast stuffed").recipe)
    #expect(caution.doubtful == ["bread"])
    #expect(try shown(for: KeepingWorld.ben) == all)
    let typed = try kitchen.answer(MatchRequest(have: ["bread stuffed with moon dust", "butter"]))
    #expect(!typed.have.contains("bread"))
  }

  @Test(
    "makes doubtful what it is like or a kind of, and a denial never clears it",
    arguments: [true, false]
  )
  func doubts(_ isKind: Bool) throws {
    let before = try shown(["dairy"])
    // A line that denies something beside a name that nobody knows is not known either.
    #expect(!before.contains("Toast free") && !before.contains("Toast free-name"))
    let withoutSugar = try shown(["sugar"])
    #expect(withoutSugar.contains("Toast stuffed"))
    try teach(like: isKind ? [] : ["sugar"], kindsOf: isKind ? ["sugar"] : [])
    #expect(try !shown(["sugar"]).contains("Toast stuffed"))
    for without in [["dairy"], ["sugar"], ["egg"], ["gluten", "sugar"]] {
      let shown = try shown(without)
      #expect(!shown.contains("Toast free") && !shown.contains("Toast free-name"))
      #expect(!shown.contains("Moon Toast"))
      #expect(try shown.isSubset(of: self.shown(without, for: KeepingWorld.ben)))
    }
    // What they have of it is not used either.
    let bread = try ready(["bread"], without: ["sugar"])
    #expect(try ready(["bread", "moon dust"], without: ["sugar"]) == bread)
    let notes = try world.open().answer(MatchRequest(have: ["moon dust"], without: ["sugar"])).notes
    #expect(notes.withheld == [WithheldItem(input: "moon dust", names: ["moon dust"])])
  }

  @Test("stays explained while it is avoided; then what was said goes and comes back in one step")
  func removed() throws {
    try teach(like: ["butter"], kindsOf: ["sugar"])
    _ = try world.notebook().teachSwap(for: "butter", use: "moon dust")
    let facts = try world.open().snapshot.taught
    #expect(facts.map(\.kind) == [.like, .kindOf, .swap])
    _ = try world.notebook().avoid(["moon dust"])
    let refusal = try failure { _ = try world.notebook().forget(["moon dust"]) }
    #expect(
      refusal == "you avoid moon dust, so it cannot be removed; first run: "
        + "whatcanimake avoid remove 'moon dust'"
    )
    #expect(try world.open().snapshot.taught == facts)
    #expect(try world.notebook().stopAvoiding(["moon dust"]).map(\.isChanged) == [true])
    #expect(try world.notebook().forget(["MOON dusts"]) == Array(facts.prefix(2)))
    #expect(try world.notebook().forget(["butter"]) == [facts[2]])
    #expect(try world.open().snapshot.taught == [])
    #expect(try failure { _ = try world.notebook().forget(["butter"]) } != nil)
    // Said again since: that stays, and the rest comes back.
    try teach(like: ["butter"])
    _ = try world.notebook().undo()
    let undoing = try world.notebook().undo()
    #expect(undoing.restored == 1 && undoing.passedOver == 1)
    #expect(Set(try world.open().snapshot.taught.map(\.kind)) == [.like, .kindOf, .swap])
    try world.notebook().store.verify()
  }

  @Test("goes with the export; taking it in again changes nothing, and its avoidance counts there")
  func exported() throws {
    try teach(like: ["butter"])
    _ = try world.notebook().teachSwap(for: "butter", use: "sugar")
    _ = try world.notebook().avoid(["moon dust"])
    let export = try world.exported()
    let other = try world.besides("other")
    #expect(try other.takeIn(export) == NotebookImportReport(new: 3, changed: 0, unchanged: 0))
    #expect(try other.takeIn(export) == NotebookImportReport(new: 0, changed: 0, unchanged: 3))
    #expect(try other.exported() == export)
    let listed = try other.open().browse(DishSelection(), order: .name).dishes.map(\.name)
    #expect(!listed.contains("Toast stuffed") && listed.contains("Buttery Toast"))
    let bad = export.replacing("\"swap\"", with: "\"spell\"")
    #expect(try failure { _ = try other.takeIn(bad) } != nil)
  }

  @Test("what is known already needs no explaining, and what explains must be known")
  func refused() throws {
    for name in ["butter", "Butters", "chopped butter", "dairy", "spirit", " ", "?!"] {
      #expect(try failure { try teach(name, like: ["sugar"]) } != nil, "\(name)")
    }
    for other in ["star dust", "zzz", "dairy-free"] {
      #expect(try failure { try teach(like: [other]) } != nil, "\(other)")
    }
    #expect(try world.open().snapshot.taught == [])
    try teach("Moon Dust", like: ["butter"])
    let again = try world.notebook().teach("moon  dusts", like: ["Butter"], kindsOf: [])
    #expect(again.map(\.isChanged) == [false])
  }

  @Test("the card of it says what it is, and what goes with it is what goes with that")
  func card() throws {
    try teach(kindsOf: ["butter"])
    let kitchen = try world.open()
    #expect(try kitchen.ingredientCard("moon dusts").parents == ["butter"])
    #expect(try kitchen.ingredientCard("butter").kinds == ["moon dust"])
    #expect(
      try kitchen.goesWith(["moon dust"], limit: 3).with
        == kitchen.goesWith(["butter"], limit: 3).with
    )
  }
}
