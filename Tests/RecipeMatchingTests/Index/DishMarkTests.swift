import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What a dish is, whoever asks, in one byte")
struct DishMarkTests {
  @Test("bit 0 is plain, bits 1 and 2 are the renown, and no other byte is a mark")
  func bytes() {
    #expect(DishMark.none == DishMark(isPlain: false, renown: Renown.none))
    for byte in 0...255 as ClosedRange<UInt8> {
      let mark = DishMark(rawValue: byte)
      #expect(mark.isValid == (byte < 6), "\(byte)")
      guard byte < 6 else { continue }
      #expect(mark.isPlain == (byte % 2 == 1), "\(byte)")
      #expect(mark.renown == Int(byte) / 2, "\(byte)")
      #expect(DishMark(isPlain: mark.isPlain, renown: mark.renown) == mark, "\(byte)")
    }
  }

  @Test(
    "an index file with a byte that is no mark is refused",
    arguments: [6, 7, 8, 255] as [UInt8]
  )
  func refused(byte: UInt8) throws {
    let image = try SectionImage.sampleIndex()
    for position in image.content(of: image.entry(of: SectionID.marks)) {
      var damaged = image
      damaged.bytes[position] = byte
      damaged.patchChecksums()
      #expect(damaged.refusal?.isCorrupt == true)
    }
  }

  @Test("marks are read as they were written")
  func roundTrip() throws {
    let index = try sampleWorld().index
    let read = try CatalogueIndex(bytes: index.fileBytes(), file: "memory")
    let marks = read.allRecipes.map { read.recipes.mark(of: $0) }
    #expect(marks == index.allRecipes.map { index.recipes.mark(of: $0) })
    // The two gimlets, Nothing, Toast and Éclair.
    #expect(marks.map(\.isPlain) == [false, false, false, true, false])
    #expect(Set(marks.map(\.renown)) == [0, 2])
  }
}
