import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("A damaged index file")
struct IndexFileReaderTests {
  let image: SectionImage

  init() throws {
    image = try .sampleIndex()
  }

  @Test("an index is saved and opened again")
  func saveAndOpen() throws {
    let folder = try TemporaryFolder()
    let index = try sampleWorld().index
    let path = "\(folder.path)/catalogue.index"
    try index.save(to: path)
    #expect(try CatalogueIndex(opening: path) == index)
    #expect(try names(in: folder.path) == ["catalogue.index"])
    #expect(try readBytes(path) == index.fileBytes())
  }

  @Test("the file begins with the magic, the version and the counts, and has each section once")
  func layout() throws {
    #expect(Array(image.bytes[..<8]) == Array("WCIMIDX\n".utf8))
    #expect(image.number(at: 8) == 16)
    #expect([24, 32, 40, 48].map { image.number(at: $0) } == [3, 5, 5, 14])
    #expect(image.entries.map { image.number(at: $0) }.sorted() == Array(1...146))
    #expect(SectionID.allCases.map(\.rawValue) == Array(1...146))
  }

  @Test("an index that is absent or of another format says so")
  func remedies() throws {
    let path = "\(try TemporaryFolder().path)/catalogue.index"
    #expect(throws: IndexError(.absent, file: path, kind: .index)) {
      try CatalogueIndex(opening: path)
    }
    func text(_ reason: IndexError.Reason) -> String {
      IndexError(reason, file: "/x/catalogue.index", kind: .index).description
    }
    #expect(text(.absent) == "/x/catalogue.index: no index there")
    #expect(
      text(.corrupt("too short"))
        == "/x/catalogue.index: the index is damaged (too short)"
    )
    #expect(
      text(.tooOld(found: 0, expected: 1))
        == "/x/catalogue.index: index format 0 is older than 1"
    )
    #expect(
      text(.tooNew(found: 2, expected: 1))
        == "/x/catalogue.index: index format 2 is newer than 1"
    )
    for (version, reason) in [
      (15, .tooOld(found: 15, expected: 16)), (17, .tooNew(found: 17, expected: 16)),
    ]
      as [(UInt32, IndexError.Reason)]
    {
      var other = image
      other.set(version, at: 8)
      #expect(other.refusal == reason)
    }
  }

  @Test("every section is needed", arguments: SectionID.allCases)
  func absentSection(id: SectionID) {
    var damaged = image
    damaged.set(1_000, at: damaged.entry(of: id))
    damaged.patchChecksums()
    #expect(damaged.refusal?.isCorrupt == true)
  }

  @Test(
    "a position that points past its table is refused",
    arguments: [
      SectionID.ingredientGroupOf, .aliasesOfOffsets, .nameValues, .parentOffsets, .parents,
      .routeInputs,
      .routeProducts, .contents, .swaps, .swapSubstitutes, .alternatives, .alternativeOffsets,
      .idOffsets, .dishOffsets, .categories, .cuisines, .glasses, .requiredOffsets, .required,
      .optional, .ownSwaps, .ownSwapRequired, .ownSwapSubstitutes, .kinds, .unitOffsets,
      .needOffsets, .needDimensions, .learnedOffsets, .learnedSubstitutes, .flavourOffsets,
      .flavourIngredientOffsets, .flavourIngredients, .flavourSpellings, .flavourSpellingOffsets,
      .otherNameOffsets, .otherNameDishes, .yieldDishes, .yieldedIngredients,
      .yieldedAmountOffsets, .yieldedAmountDimensions,
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

  // A sum of such weights left the range of its numbers.
  @Test(
    "no requirement weighs more than what one dish has, nor counts dishes that do not require it",
    arguments: [(SectionID.weights, 1_793), (.weights, .max), (.documentFrequencies, 9)]
      as [(SectionID, UInt32)]
  )
  func weights(id: SectionID, value: UInt32) {
    let count = Int(image.number(at: image.entry(of: id) + 16))
    for requirement in 0..<count {
      #expect(image.changed(id, at: requirement, to: value).refusal?.isCorrupt == true)
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

  private func damage(_ image: inout SectionImage, using generator: inout SeededGenerator) {
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
        lexicon.name(of: ingredient), lexicon.aliases(of: ingredient),
        lexicon.ingredientGroup(of: ingredient)
      )
      _ = (index.learned.substitutes(for: ingredient), lexicon.flavours.flavours(of: ingredient))
      _ = (lexicon.strength(of: ingredient), lexicon.colour(of: ingredient))
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
