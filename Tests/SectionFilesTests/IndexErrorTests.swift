import SectionFiles
import Testing

@Suite("What is said of a file that cannot be used")
struct IndexErrorTests {
  @Test("an error names the file, what it should be and what is wrong")
  func texts() {
    func text(_ reason: IndexError.Reason) -> String {
      IndexError(reason, file: "/x/rack", kind: .sample).description
    }
    #expect(text(.absent) == "/x/rack: no spice rack there")
    #expect(
      text(.corrupt("too short"))
        == "/x/rack: the spice rack is damaged (too short)"
    )
    #expect(
      text(.tooOld(found: 0, expected: 1))
        == "/x/rack: spice rack format 0 is older than 1"
    )
    #expect(
      text(.tooNew(found: 2, expected: 1))
        == "/x/rack: spice rack format 2 is newer than 1"
    )
    #expect(
      text(.tooLarge("9 bytes"))
        == "/x/rack: the catalogue is too large for the spice rack: 9 bytes"
    )
    #expect(
      text(.system(code: 13, operation: "open it"))
        == "/x/rack: cannot open it: Permission denied"
    )
  }
}
