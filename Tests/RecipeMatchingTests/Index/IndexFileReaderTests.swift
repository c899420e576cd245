import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("A damaged index file")
struct IndexFileReaderTests {
  let image: IndexImage

  init() throws {
    image = IndexImage(bytes: try sampleWorld().index.fileBytes())
  }

  @Test(
    "a flip of any one bit is noticed, wherever it is",
    arguments: SeededGenerator.seeds(1, full: 8)
  )
  func bitFlips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for position in image.bytes.indices {
      var damaged = image
      damaged.bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      #expect(damaged.refusal != nil, "byte \(position)")
    }
  }

  @Test("a file cut short at any length is damaged")
  func truncation() {
    for length in image.bytes.indices {
      let refusal = IndexImage(bytes: Array(image.bytes[..<length])).refusal
      #expect(refusal?.isCorrupt == true, "\(length) bytes")
    }
  }

  @Test(
    "a longer file is damaged, whether zeros or its own bytes follow",
    arguments: [1, 7, 8, 4_096]
  )
  func extended(count: Int) {
    for tail in [[UInt8](repeating: 0, count: count), Array(image.bytes.prefix(count))] {
      #expect(IndexImage(bytes: image.bytes + tail).refusal?.isCorrupt == true)
    }
  }

  @Test("a longer file is damaged even when its header knows the length")
  func extendedKnowingly() {
    var longer = image
    longer.bytes += [UInt8](repeating: 0, count: 8)
    longer.set(UInt32(longer.bytes.count), at: 16)
    longer.patchChecksums()
    #expect(longer.refusal == .corrupt("there are bytes after the last section"))
  }

  @Test("a block of zeros anywhere is noticed, unless zeros were there", arguments: [16, 64, 512])
  func zeroed(size: Int) {
    for start in stride(from: 0, to: image.bytes.count, by: size) {
      var damaged = image
      for position in start..<min(start + size, image.bytes.count) { damaged.bytes[position] = 0 }
      #expect((damaged.refusal == nil) == (damaged.bytes == image.bytes), "from \(start)")
    }
  }

  @Test("a file that does not begin with the magic is no index")
  func magic() {
    let begin = IndexError.Reason.corrupt("it does not begin like an index")
    #expect(IndexImage(bytes: []).refusal == begin)
    #expect(IndexImage(bytes: Array("SQLite format 3\u{0}".utf8)).refusal == begin)
    #expect(IndexImage(bytes: Array(repeating: 0, count: 4_096)).refusal == begin)
    #expect(IndexImage(bytes: IndexFormat.magic).refusal == begin)
    var other = image
    other.bytes[7] = UInt8(ascii: "\r")
    other.patchHeader()
    #expect(other.refusal == begin)
  }

  @Test("an older and a newer format are told apart from damage")
  func versions() {
    for (version, reason) in [
      (0, IndexError.Reason.tooOld(found: 0, expected: 2)),
      (1, .tooOld(found: 1, expected: 2)),
      (3, .tooNew(found: 3, expected: 2)),
      (.max, .tooNew(found: .max, expected: 2)),
    ] as [(UInt32, IndexError.Reason)] {
      var other = image
      other.set(version, at: 8)
      // Another format may have another header, so its checksum says nothing.
      #expect(other.refusal == reason)
      other.patchHeader()
      #expect(other.refusal == reason)
    }
  }

  @Test("an error names the file and what to do")
  func remedies() {
    func text(_ reason: IndexError.Reason) -> String {
      IndexError(reason, file: "/x/catalogue.index").description
    }
    #expect(
      text(.absent)
        == "/x/catalogue.index: no index there; 'whatcanimake catalogue rebuild' makes one"
    )
    #expect(
      text(.corrupt("too short"))
        == "/x/catalogue.index: the index is damaged (too short); "
        + "'whatcanimake catalogue rebuild' makes a new one"
    )
    #expect(
      text(.tooOld(found: 0, expected: 1))
        == "/x/catalogue.index: index format 0 is older than 1; rebuild it"
    )
    #expect(
      text(.tooNew(found: 2, expected: 1))
        == "/x/catalogue.index: index format 2 is newer than 1; update the program or rebuild it"
    )
  }

  @Test("bytes between the sections are zero")
  func padding() {
    var found = 0
    for (entry, next) in zip(image.entries, image.entries.dropFirst()) {
      for position in image.content(of: entry).upperBound..<image.content(of: next).lowerBound {
        var damaged = image
        damaged.bytes[position] = 1
        #expect(damaged.refusal == .corrupt("the bytes between sections are not zero"))
        found += 1
      }
    }
    #expect(found > 50)
  }

  // MARK: Structure, with all checksums right

  @Test("every section is needed", arguments: SectionID.allCases)
  func absentSection(id: SectionID) {
    var damaged = image
    damaged.set(1_000, at: damaged.entry(of: id))
    damaged.patchChecksums()
    #expect(damaged.refusal?.isCorrupt == true)
  }

  @Test("no section may stand twice")
  func repeatedSection() {
    var damaged = image
    damaged.set(damaged.number(at: damaged.entries[0]), at: damaged.entries[5])
    damaged.patchChecksums()
    #expect(damaged.refusal == .corrupt("section 1 lies outside the file"))
  }

  @Test(
    "a position that points past its table is refused",
    arguments: [
      SectionID.shelfOf, .aliasesOfOffsets, .nameValues, .parentOffsets, .parents, .routeInputs,
      .routeProducts, .contents, .swaps, .swapSubstitutes, .alternatives, .alternativeOffsets,
      .idOffsets, .dishOffsets, .categories, .cuisines, .glasses, .requiredOffsets, .required,
      .optional, .ownSwaps, .ownSwapRequired, .ownSwapSubstitutes, .kinds, .unitOffsets,
      .needOffsets, .needDimensions,
    ]
  )
  func outOfRange(id: SectionID) {
    let content = image.content(of: image.entry(of: id))
    let width = id == .kinds ? 1 : 4
    #expect(content.count >= width)
    for position in stride(from: content.lowerBound, to: content.upperBound, by: width) {
      var damaged = image
      if width == 1 { damaged.bytes[position] = 2 } else { damaged.set(1_000, at: position) }
      damaged.patchChecksums()
      #expect(damaged.refusal?.isCorrupt == true, "byte \(position)")
    }
  }

  @Test("the header's counts are those of the tables", arguments: [40, 48])
  func counts(position: Int) {
    for count in [0, image.number(at: position) + 1, image.number(at: position) - 1, .max] {
      var damaged = image
      damaged.set(count, at: position)
      damaged.patchHeader()
      #expect(damaged.refusal?.isCorrupt == true)
    }
  }

  /// Each seed damages many copies and makes every checksum right, so that only the checks of the
  /// structure stand between the bytes and the answer. A trap ends the run under its seed.
  @Test(
    "whatever the bytes with right checksums, opening refuses them or gives an index that answers",
    arguments: SeededGenerator.seeds(24, full: 1_000)
  )
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      var damaged = image
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damage(&damaged, using: &generator)
      }
      damaged.patchChecksums()
      do {
        let index = try CatalogueIndex(bytes: damaged.bytes, file: "memory")
        #expect(answers(index, using: &generator) <= index.recipes.count)
      } catch {
        #expect(error.file == "memory")
      }
    }
  }

  private func damage(_ image: inout IndexImage, using generator: inout SeededGenerator) {
    guard let entry = image.entries.randomElement(using: &generator) else { return }
    let content = image.content(of: entry)
    guard content.upperBound <= image.bytes.count else { return }
    let wide = image.number(at: entry + 4) == 4
    switch Int.random(in: 0...9, using: &generator) {
    case 0:
      let count = image.number(at: entry + 16)
      let others: [UInt32] = [0, count == 0 ? 0 : count - 1, count + 1, count / 2]
      image.set(others.randomElement(using: &generator) ?? 0, at: entry + 16)
    case 1:
      image.set(image.number(at: entry + 4) == 4 ? 1 : 4, at: entry + 4)
    case 2:
      let place = [40, 48].randomElement(using: &generator) ?? 40
      image.set(UInt32.random(in: 0...20, using: &generator), at: place)
    case 3:
      for position in content { image.bytes[position] = 0 }
    case _ where content.isEmpty: return
    case _ where wide:
      let position =
        content.lowerBound + Int.random(in: 0..<content.count / 4, using: &generator) * 4
      let small = UInt32.random(in: 0...20, using: &generator)
      let values: [UInt32] = [0, 1, small, small, small, .max]
      image.set(values.randomElement(using: &generator) ?? 0, at: position)
    default:
      guard let position = content.randomElement(using: &generator) else { return }
      image.bytes[position] = UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// Uses all of an index, and returns how many dishes an answer has.
  private func answers(_ index: CatalogueIndex, using generator: inout SeededGenerator) -> Int {
    let lexicon = index.lexicon
    let all = (0..<lexicon.count).map(IngredientID.init)
    for ingredient in all {
      _ = (
        lexicon.name(of: ingredient), lexicon.aliases(of: ingredient), lexicon.shelf(of: ingredient)
      )
    }
    _ = lexicon.requirements(in: "fresh lime juice or gin")
    for recipe in index.allRecipes {
      _ = (index.recipes.category(of: recipe), index.recipes.cuisine(of: recipe))
      _ = (index.recipes.glass(of: recipe), index.recipes.kind(of: recipe))
      _ = (index.recipes.name(of: recipe), index.recipe(with: index.recipes.id(of: recipe)))
    }
    let units = ["oz", "can", "g", nil]
    var most = 0
    for order in RankOrder.allCases {
      let query = MatchQuery(
        pantry: Array(all.shuffled(using: &generator).prefix(6)),
        stock: all.prefix(4).map { ingredient in
          PantryBatch(
            ingredient: ingredient,
            amount: Amount(quantity: 1, unit: units.randomElement(using: &generator) ?? nil),
            daysLeft: Int.random(in: -3...40, using: &generator)
          )
        },
        mustUse: chance(0.2, &generator) ? Array(all.prefix(1)) : [],
        exclusion: Exclusion(
          ingredients: chance(0.3, &generator) ? Array(all.suffix(1)) : [],
          flags: chance(0.3, &generator) ? .dairy : [],
          in: lexicon.taxonomy
        ),
        filter: RecipeFilter(category: chance(0.2, &generator) ? "Sour" : nil),
        staples: lexicon.defaultStaples,
        missingAtMost: nil,
        order: order
      )
      most = max(most, PantryMatcher(index: index).answer(query).matches.count)
    }
    return most
  }
}
