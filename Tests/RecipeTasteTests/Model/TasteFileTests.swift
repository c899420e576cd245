import SectionFiles
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The taste file")
struct TasteFileTests {
  let file: TasteFile
  let image: SectionImage

  init() {
    file = Self.sample
    image = SectionImage(bytes: file.fileBytes())
  }

  /// Small, so that every byte of it can be damaged.
  static let sample = {
    let corpus = TasteCorpus(
      recipes: [[0, 1, 2], [0, 2, 4], [1, 2], [], [4, 5], [0, 5, 1], [2, 4, 5]],
      termCount: 7
    )
    let model = TasteModel.trained(on: corpus)
    return TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: corpus, model: model),
      generation: 3,
      fingerprint: UInt64.max - 5
    )
  }()

  @Test("what was written is read, and written as the same bytes")
  func roundTrip() throws {
    let read = try TasteFile(bytes: image.bytes, file: "memory")

    let isEqual = read == file
    #expect(isEqual)
    #expect(read.fileBytes() == image.bytes)
    #expect(read.generation == 3)
    #expect(read.fingerprint == UInt64.max - 5)
    #expect(image.bytes.starts(with: Array("WCIMTST\n".utf8)))
    #expect(image.entries.map { image.number(at: $0) } == TasteSection.allCases.map(\.rawValue))
  }

  @Test("a file read answers as the one that was trained")
  func answers() throws {
    let read = try TasteFile(bytes: image.bytes, file: "memory")
    for term in 0..<7 {
      #expect(
        read.model.completion.scores(with: [term]) == file.model.completion.scores(with: [term])
      )
      #expect(read.model.vector(of: [term, 2]) == file.model.vector(of: [term, 2]))
    }
  }

  @Test("models of nothing and of many recipes are read too", arguments: [0, 1_100])
  func otherSizes(count: Int) throws {
    let recipes = (0..<count).map { [$0 % 7, 7 + $0 % 5, 12 + $0 % 3] }
    let corpus = TasteCorpus(recipes: recipes, termCount: 15)
    let model = TasteModel.trained(on: corpus)
    #expect(model.bagTerms.isEmpty)
    let file = TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: corpus, model: model),
      generation: 0,
      fingerprint: 0
    )
    #expect(try TasteFile(bytes: file.fileBytes(), file: "memory") == file)
  }

  @Test("it is saved and opened again")
  func disk() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/catalogue.taste"
    #expect(throws: IndexError(.absent, file: path, kind: .taste)) {
      try TasteFile(opening: path)
    }
    try file.save(to: path)
    #expect(try TasteFile(opening: path) == file)
  }

  @Test("an error names the file and what is wrong")
  func remedy() {
    #expect(
      IndexError(.corrupt("too short"), file: "/x/catalogue.taste", kind: .taste).description
        == "/x/catalogue.taste: the taste file is damaged (too short)"
    )
  }

  @Test("a file cut short at any length is damaged")
  func truncation() {
    for length in image.bytes.indices {
      let cut = SectionImage(bytes: Array(image.bytes[..<length]))
      #expect(cut.refusal?.isCorrupt == true, "\(length) bytes")
    }
  }

  @Test("a flip of any one bit is noticed", arguments: SeededGenerator.seeds(1, full: 8))
  func bitFlips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for position in image.bytes.indices {
      var damaged = image
      damaged.bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      #expect(damaged.refusal != nil, "byte \(position)")
    }
  }

  @Test("an older and a newer format are told apart from damage")
  func versions() {
    for (version, reason) in [
      (3, IndexError.Reason.tooOld(found: 3, expected: 4)),
      (5, .tooNew(found: 5, expected: 4)),
    ] as [(UInt32, IndexError.Reason)] {
      var other = image
      other.set(version, at: 8)
      #expect(other.refusal == reason)
    }
  }

  // MARK: Structure, with all checksums right

  @Test("every section is needed", arguments: TasteSection.allCases)
  func absentSection(section: TasteSection) {
    var damaged = image
    damaged.set(1_000, at: damaged.entry(of: section.rawValue))
    damaged.patchChecksums()
    #expect(damaged.refusal?.isCorrupt == true)
  }

  @Test(
    "numbers that cannot be are refused wherever they stand",
    arguments: [
      TasteSection.constants, .idf, .ingredients, .whiteningMean, .whiteningTransform, .weights,
      .words, .contexts, .recipeVectors,
    ]
  )
  func impossible(section: TasteSection) {
    let count = image.content(of: image.entry(of: section.rawValue)).count / 4
    #expect(count > 0)
    for element in 0..<count {
      for value in [Float.nan, .infinity, 1e30, -1e30] {
        let damaged = image.changed(section.rawValue, at: element, to: value.bitPattern)
        #expect(damaged.refusal?.isCorrupt == true, "element \(element), \(value)")
      }
    }
  }

  @Test(
    "positions past their table are refused wherever they stand",
    arguments: [
      TasteSection.dimensions, .bagTerms, .weightOffsets, .weightTerms, .recipeOffsets,
      .recipeTerms,
    ]
  )
  func outOfRange(section: TasteSection) {
    let count = image.content(of: image.entry(of: section.rawValue)).count / 4
    #expect(count > 0)
    for element in 0..<count {
      for value in [UInt32.max, 1_000] {
        let damaged = image.changed(section.rawValue, at: element, to: value)
        #expect(damaged.refusal?.isCorrupt == true, "element \(element)")
      }
    }
  }

  @Test("a share of more than all is refused, a weight of more than one is not")
  func shares() {
    for (element, isRefused) in [(0, true), (1, false), (2, true)] {
      let bits = Float(1.5).bitPattern
      let damaged = image.changed(TasteSection.constants.rawValue, at: element, to: bits)
      #expect((damaged.refusal != nil) == isRefused, "constant \(element)")
    }
  }

  @Test("a column belongs to one term")
  func repeatedColumn() {
    let damaged = image.changed(TasteSection.bagTerms.rawValue, at: 1, to: 0)
    #expect(
      damaged.refusal == .corrupt("the terms with columns of their own are not in order")
    )
  }

  @Test("every term has its weights, if only none")
  func missingRow() {
    let entry = image.entry(of: TasteSection.weightOffsets.rawValue)
    var damaged = image
    // The last term is in no recipe, so without it the offsets still end where the weights do.
    damaged.set(image.number(at: entry + 16) - 1, at: entry + 16)
    damaged.set(0, at: image.content(of: entry).upperBound - 4)
    damaged.patchChecksums()
    #expect(damaged.refusal == .corrupt("the weights do not fit"))
  }

  @Test("dimensions of terms in no recipe are not made up")
  func emptyMatrices() {
    let empty = TasteCorpus(recipes: [], termCount: 5)
    let model = TasteModel.trained(on: empty)
    let file = TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: empty, model: model),
      generation: 0,
      fingerprint: 0
    )
    for value in [1, UInt32.max] {
      let damaged = SectionImage(bytes: file.fileBytes())
        .changed(TasteSection.dimensions.rawValue, at: 1, to: value)
      #expect(damaged.refusal?.isCorrupt == true)
    }
  }

  @Test("a term that is said to be in recipes, or not to be, is missed in the matrices")
  func frequencies() {
    for (term, count) in [(0, 0), (3, 1), (6, .max)] as [(Int, UInt32)] {
      let damaged = image.changed(TasteSection.frequencies.rawValue, at: term, to: count)
      #expect(damaged.refusal?.isCorrupt == true, "term \(term)")
    }
  }

  @Test("the header's counts are those of the tables", arguments: [40, 48])
  func counts(position: Int) {
    for count in [0, image.number(at: position) + 1, image.number(at: position) - 1, .max] {
      var damaged = image
      damaged.set(count, at: position)
      damaged.patchHeader()
      #expect(damaged.refusal?.isCorrupt == true)
      damaged.set(.max >> 1, at: position + 4)
      damaged.patchHeader()
      #expect(damaged.refusal?.isCorrupt == true)
    }
  }

  /// Each seed damages many copies and makes every checksum right, so that only the checks of the
  /// structure stand between the bytes and the answers. A trap ends the run under its seed.
  @Test(
    "whatever the bytes with right checksums, opening refuses them or gives what answers",
    arguments: SeededGenerator.seeds(8, full: 1_000)
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
        let read = try TasteFile(bytes: damaged.bytes, file: "memory")
        let answers = use(read)
        #expect(answers)
      } catch {
        #expect(error.file == "memory")
      }
    }
  }

  private func damage(_ image: inout SectionImage, using generator: inout SeededGenerator) {
    guard let entry = image.entries.randomElement(using: &generator) else { return }
    let content = image.content(of: entry)
    guard content.upperBound <= image.bytes.count else { return }
    switch Int.random(in: 0...7, using: &generator) {
    case 0:
      let count = image.number(at: entry + 16)
      let others: [UInt32] = [0, count == 0 ? 0 : count - 1, count + 1, count / 2]
      image.set(others.randomElement(using: &generator) ?? 0, at: entry + 16)
    case 1:
      let place = [40, 48].randomElement(using: &generator) ?? 40
      image.set(UInt32.random(in: 0...20, using: &generator), at: place)
    case 2:
      for position in content { image.bytes[position] = 0 }
    case _ where content.count < 4: return
    default:
      let element = Int.random(in: 0..<content.count / 4, using: &generator)
      let numbers: [UInt32] = [
        0, 1, UInt32.random(in: 0...20, using: &generator), .max, Float(1e6).bitPattern,
        Float(-1).bitPattern, Float.leastNonzeroMagnitude.bitPattern,
      ]
      let number = numbers.randomElement(using: &generator) ?? 0
      image.set(number, at: content.lowerBound + element * 4)
    }
  }

  /// Asks everything of a file; true when all that comes is a number.
  private func use(_ file: TasteFile) -> Bool {
    let terms = Array(0..<file.model.termCount)
    var numbers = file.model.vector(of: terms) + terms.flatMap { file.model.vector(of: [$0]) }
    for term in terms {
      _ = file.model.completion.ranked(with: [term], limit: 4)
      numbers += file.model.completion.scores(with: [term]).filter { $0 != -.infinity }
    }
    for recipe in 0..<file.recipes.count {
      _ = file.recipes.nearest(to: recipe, limit: 3)
      numbers.append(file.recipes.idfCosine(0, recipe))
    }
    _ = learnedSwaps(model: file.model, corpus: file.recipes.corpus)
    return numbers.allSatisfy(\.isFinite)
  }
}

extension SectionImage {
  /// Why the bytes are refused as a taste file; nil when they are not.
  fileprivate var refusal: IndexError.Reason? {
    do {
      _ = try TasteFile(bytes: bytes, file: "memory")
      return nil
    } catch {
      return error.reason
    }
  }
}

extension IndexError.Reason {
  fileprivate var isCorrupt: Bool {
    if case .corrupt = self { true } else { false }
  }
}
