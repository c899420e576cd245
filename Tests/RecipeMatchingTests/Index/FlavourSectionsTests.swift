import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Flavours in an index file")
struct FlavourSectionsTests {
  let image: SectionImage

  init() throws {
    image = try .sampleIndex()
  }

  @Test("an index keeps the flavours, their names and who carries them")
  func roundTrip() throws {
    let flavours = try CatalogueIndex(bytes: image.bytes, file: "memory").lexicon.flavours
    #expect(flavours == (try sampleWorld().index.lexicon.flavours))
    #expect(flavours.names.strings == ["fatty", "sour"])
    #expect(flavours.flavour(named: "Sour") == 1)
    #expect(flavours.ingredients.count == 2)
    let plain = try SmallWorld(["gin"], dishes: []).index
    let read = try CatalogueIndex(bytes: plain.fileBytes(), file: "memory")
    #expect(read.lexicon.flavours == FlavourTable())
  }

  @Test("a flavour that nothing carries, or with a list that does not ascend, is refused")
  func lists() {
    let reason = IndexError.Reason.corrupt("the flavours do not fit")
    #expect(image.changed(.flavourIngredientOffsets, at: 1, to: 0).refusal == reason)
    let content = image.content(of: image.entry(of: SectionID.flavourIngredients))
    let first = image.number(at: content.lowerBound)
    let second = image.number(at: content.lowerBound + 4)
    #expect(image.changed(.flavourIngredients, at: 0, to: second).refusal == reason)
    #expect(image.changed(.flavourIngredients, at: 1, to: first).refusal == reason)
  }

  @Test("every spelling means a flavour")
  func spellings() {
    #expect(image.changed(.flavourSpellings, at: 0, to: 2).refusal?.isCorrupt == true)
    #expect(image.changed(.flavourSpellings, at: 1, to: .max).refusal?.isCorrupt == true)
  }

  @Test("flavours, their lists and their spellings are as many as each other says")
  func counts() {
    for id in [
      SectionID.flavourOffsets, .flavourIngredientOffsets, .flavourIngredients, .flavourSpellings,
      .flavourSpellingOffsets,
    ] {
      var damaged = image
      let entry = image.entry(of: id)
      damaged.set(image.number(at: entry + 16) - 1, at: entry + 16)
      damaged.patchChecksums()
      #expect(damaged.refusal?.isCorrupt == true, "\(id)")
    }
  }
}
