import RecipeLexicon
import SectionFiles
import Testing

@Suite("Many strings in one block")
struct StringTableTests {
  @Test(
    "the strings come back in order, byte for byte",
    arguments: [[], [""], ["gin"], ["", "crème", "", "🍋", "e\u{301}"]]
  )
  func roundTrip(strings: [String]) {
    let table = StringTable(strings)

    #expect(table.count == strings.count)
    #expect(table.strings.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
    #expect(StringTable(bytes: table.bytes, offsets: table.offsets) == table)
  }

  @Test(
    "offsets that do not lay out the bytes are refused",
    arguments: [
      [], [0], [1, 3], [0, 2], [0, 4], [0, 2, 1, 3], [0, 3, 2], [3], [0, 4_294_967_295, 3],
    ] as [[UInt32]]
  )
  func bad(offsets: [UInt32]) {
    #expect(StringTable(bytes: [97, 98, 99], offsets: Column(offsets)) == nil)
  }

  @Test("offsets from 0, ascending, to the end are taken")
  func good() {
    let table = StringTable(bytes: [97, 98, 99], offsets: [0, 0, 2, 3])

    #expect(table?.strings == ["", "ab", "c"])
    #expect(StringTable(bytes: [], offsets: [0])?.count == 0)
  }

  @Test(
    "strings behind others follow them, also behind two tables",
    arguments: [[], [""], ["gin"], ["", "crème", "🍋"]] as [[String]]
  )
  func appending(strings: [String]) {
    for base in [[], ["lime", ""], ["vodka"]] as [[String]] {
      let joined = StringTable(base).appending(StringTable(strings))
      #expect(joined == StringTable(base + strings))
      #expect(joined.strings == base + strings)
      let again = joined.appending(StringTable(["salt"]))
      #expect(again.strings == base + strings + ["salt"])
    }
  }

  @Test("trusted columns are taken as they are, but for a table without an end")
  func trusted() {
    #expect(StringTable(bytes: [97], offsets: [0, 3, 1], isTrusted: true)?.count == 2)
    #expect(StringTable(bytes: [97], offsets: [], isTrusted: true) == nil)
  }
}
