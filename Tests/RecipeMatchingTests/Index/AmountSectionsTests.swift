import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Units and needs in an index file")
struct AmountSectionsTests {
  let image: SectionImage

  init() throws {
    image = try .sampleIndex()
  }

  @Test("an index keeps its units under their canonical names, with all that they say")
  func units() throws {
    let table = try UnitTable(text: MatchWorld.unitFile, file: "units.tsv")
    let read = try CatalogueIndex(bytes: image.bytes, file: "memory")
    #expect(read.units.units == table.units)
    #expect(read.units.unit(named: "fl oz") == table.unit(named: "fl oz"))
    #expect(read.units.unit(named: "litre") == nil)
    #expect(read.units == table.withoutSpellings)
  }

  @Test("an index without units is written and read, and knows pieces only")
  func noUnits() throws {
    let recipe = SmallWorld.Dish("Dish", "egg @ 2", "gin @ 30 ml").recipe
    let index = CatalogueIndex(
      entries: [CatalogueIndex.Entry(recipe: recipe, addedAt: 0)],
      lexicon: try SmallWorld(["egg", "gin"], dishes: []).index.lexicon,
      generation: 1,
      fingerprint: 1
    )
    let read = try CatalogueIndex(bytes: index.fileBytes(), file: "memory")
    #expect(read == index)
    #expect(read.units == .none)
    #expect(read.recipes.need(of: 0, at: 0).measures.map(\.thousandths) == [2_000])
    #expect(read.recipes.need(of: 0, at: 1).measures == [])
  }

  @Test("a unit without a name, or with one that is taken, is refused")
  func names() {
    // "pinch" ends at 5 and "ml" at 7: the first loses its name, the second takes a long one.
    #expect(image.changed(.unitOffsets, at: 1, to: 0).refusal == .corrupt("the units do not fit"))
    var twice = image
    let names = image.content(of: image.entry(of: .unitBytes))
    // pinch ml cl: the second of "cl" is already an l.
    twice.bytes[names.lowerBound + 7] = UInt8(ascii: "m")
    twice.patchChecksums()
    #expect(twice.refusal == .corrupt("the units do not fit"))
  }

  @Test("a dimension or system that does not exist is refused")
  func cases() {
    let dimension = IndexError.Reason.corrupt("the bytes of section unitDimensions do not fit")
    #expect(image.changed(.unitDimensions, at: 0, to: 4).refusal == dimension)
    #expect(image.changed(.unitDimensions, at: 0, to: 255).refusal == dimension)
    let system = IndexError.Reason.corrupt("the bytes of section unitSystems do not fit")
    #expect(image.changed(.unitSystems, at: 3, to: 4).refusal == system)
  }

  @Test(
    "a factor that does not suit its dimension is refused",
    arguments: [0.0, -1, .nan, .infinity, -0.0]
  )
  func factors(factor: Double) {
    let bits = factor.bitPattern
    var damaged = image.changed(.unitFactors, at: 2, to: UInt32(truncatingIfNeeded: bits))
    let start = image.content(of: image.entry(of: .unitFactors)).lowerBound
    damaged.set(UInt32(truncatingIfNeeded: bits >> 32), at: start + 12)
    damaged.patchChecksums()
    #expect(damaged.refusal == .corrupt("the units do not fit"))
    // A pinch has none.
    #expect(image.changed(.unitFactors, at: 0, to: 1).refusal == .corrupt("the units do not fit"))
    // A volume has one: a pinch is none.
    #expect(
      image.changed(.unitDimensions, at: 0, to: 0).refusal == .corrupt("the units do not fit")
    )
  }

  @Test("a need counts only units that are counted and absolute")
  func dimensions() throws {
    let reason = IndexError.Reason.corrupt("a need has a dimension that no unit has")
    let units = try CatalogueIndex(bytes: image.bytes, file: "memory").units
    let count = UInt32(units.units.count)
    for (position, unit) in units.units.enumerated() {
      let refusal = image.changed(.needDimensions, at: 0, to: UInt32(position) + 3).refusal
      #expect(refusal == (["clove", "can"].contains(unit.name) ? nil : reason), "\(unit.name)")
    }
    for dimension in [0, 1, 2] as [UInt32] {
      #expect(image.changed(.needDimensions, at: 0, to: dimension).refusal == nil)
    }
    #expect(image.changed(.needDimensions, at: 0, to: count + 3).refusal == reason)
    #expect(image.changed(.needDimensions, at: 0, to: .max).refusal == reason)
  }

  @Test(
    "there is one list of needs for each requirement of each dish, and a quantity for each need"
  )
  func counts() {
    for id in [SectionID.needOffsets, .needDimensions, .needQuantities, .unitFactors] {
      var damaged = image
      let entry = image.entry(of: id)
      damaged.set(image.number(at: entry + 16) - 1, at: entry + 16)
      damaged.patchChecksums()
      #expect(damaged.refusal?.isCorrupt == true, "\(id)")
    }
  }

  @Test("amounts reach the index: other amounts, other bytes; the same, the same")
  func bytes() throws {
    func bytes(_ line: String) throws -> [UInt8] {
      try SmallWorld(["gin"], dishes: [SmallWorld.Dish("Dish", line)]).index.fileBytes()
    }
    #expect(try bytes("gin @ 30 ml") == bytes("gin @ 3 cl"))
    #expect(try bytes("gin @ 30 ml") != bytes("gin @ 31 ml"))
    #expect(try bytes("gin @ 30 ml") != bytes("gin"))
  }
}
