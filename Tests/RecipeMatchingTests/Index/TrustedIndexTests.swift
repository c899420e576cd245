import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("An index file that is known to be sound")
struct TrustedIndexTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/catalogue.index"
  }

  @Test("saving and opening name the same file, and trusting it gives the same index")
  func same() throws {
    let index = try sampleWorld().index
    let saved = try index.save(to: path)
    let first = try CatalogueIndex.opened(at: path, trusting: nil)
    #expect(first.identity == saved)
    #expect(first.index == index)
    let second = try CatalogueIndex.opened(at: path, trusting: saved)
    #expect(second.identity == saved)
    #expect(second.index == index)
    #expect(second.index.fileBytes() == index.fileBytes())
  }

  @Test(
    "random worlds answer alike from memory and from the file",
    arguments: SeededGenerator.seeds(20, full: 500)
  )
  func worlds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let index = try MatchWorld.random(using: &random).index()
    let identity = try index.save(to: path)
    let mapped = try CatalogueIndex.opened(at: path, trusting: identity).index
    #expect(mapped == index)
    let all = (0..<index.lexicon.count).map(IngredientID.init)
    let query = MatchQuery(
      pantry: all.filter { _ in Bool.random(using: &random) },
      exclusion: .none(in: index.lexicon.taxonomy),
      staples: index.lexicon.defaultStaples,
      missingAtMost: nil
    )
    let answers = [index, mapped].map { PantryMatcher(index: $0).answer(query) }
    #expect(answers[0] == answers[1])
  }

  @Test("a bit that flipped without a trace is seen also in a trusted file")
  func trusted() throws {
    // "Gimlet" becomes "Oimlet".
    let image = try SectionImage.sampleIndex()
    var damaged = image
    let bytes = image.content(of: image.entry(of: .dishBytes))
    damaged.bytes[bytes.lowerBound + 6] = UInt8(ascii: "O")
    try replaceFile(at: path, with: damaged.bytes, kind: .index)
    let identity = try #require(FileIdentity(of: path))
    for known in [identity, nil] {
      #expect(throws: IndexError.self) { try CatalogueIndex.opened(at: path, trusting: known) }
    }
    #expect(throws: IndexError.self) { try CatalogueIndex(opening: path) }
  }

  @Test(
    "sections that do not fit each other are refused also in a trusted file",
    arguments: SectionID.allCases
  )
  func counts(id: SectionID) throws {
    // A section with no elements, where the others are made for some.
    var damaged = try SectionImage.sampleIndex()
    damaged.set(1_000, at: damaged.entry(of: id))
    damaged.patchChecksums()
    try replaceFile(at: path, with: damaged.bytes, kind: .index)
    let identity = try #require(FileIdentity(of: path))
    #expect(throws: IndexError.self) { try CatalogueIndex.opened(at: path, trusting: identity) }
  }

  @Test("posting lists that are not those of the dishes are refused")
  func postings() throws {
    let image = try SectionImage.sampleIndex()
    #expect(image.changed(.requiredPostings, at: 0, to: 2).refusal?.isCorrupt == true)
    #expect(image.changed(.requiredPostingOffsets, at: 1, to: 1).refusal?.isCorrupt == true)
  }
}
