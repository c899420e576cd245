import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Strengths, colours and days in an index file")
struct DrinkSectionsTests {
  let image: SectionImage

  init() throws {
    image = try .sampleIndex()
  }

  @Test("an index keeps how strong each ingredient is, and how it looks")
  func roundTrip() throws {
    func file(_ path: String, _ text: String) -> LexiconFiles.File {
      LexiconFiles.File(path: path, text: text)
    }
    let lexicon = try IngredientLexicon(
      files: LexiconFiles(
        ingredients: [
          file(
            "all.tsv",
            "name\talso\tis\tflags\ngin\t\t\talcohol\nlime\t\t\t-\nrum\t\t\talcohol\n"
          )
        ],
        strengths: file("strengths.tsv", "name\tabv\ngin\t41.2\n"),
        colours: file("colours.tsv", "name\tcolour\topacity\nlime\t#0a0b0c\t0.25\n"),
        keeps: file("keeps.tsv", "name\tdays\nlime\t21\n")
      )
    )
    let index = CatalogueIndex(entries: [], lexicon: lexicon, generation: 1, fingerprint: 1)

    let read = try CatalogueIndex(bytes: index.fileBytes(), file: "memory").lexicon

    #expect(read == lexicon)
    #expect(read.strengths.tenths == [412, 0, StrengthTable.unknown])
    #expect(read.colours.packed == [ColourTable.none, 0x19_0A_0B_0C, ColourTable.none])
    let none = KeepingTable.unknown
    #expect(
      read.keeping.days == [none, none, none, none, 21, 21, 21, none, none, none, none, none]
    )
  }

  @Test("more than 100 percent is refused")
  func percentages() {
    #expect(image.changed(.strengths, at: 0, to: 1000).refusal == nil)
    let strength = IndexError.Reason.corrupt("a strength is above 100 percent")
    #expect(image.changed(.strengths, at: 0, to: 1001).refusal == strength)
    #expect(image.changed(.colours, at: 0, to: 0x64_FF_FF_FF).refusal == nil)
    let opacity = IndexError.Reason.corrupt("an opacity is above 100 percent")
    #expect(image.changed(.colours, at: 0, to: 0x65_00_00_00).refusal == opacity)
  }

  @Test("both have one entry an ingredient", arguments: [SectionID.strengths, .colours])
  func counts(id: SectionID) {
    var damaged = image
    let entry = image.entry(of: id)
    damaged.set(image.number(at: entry + 16) - 1, at: entry + 16)
    damaged.patchChecksums()
    #expect(damaged.refusal?.isCorrupt == true)
  }
}
