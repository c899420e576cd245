import Foundation
import TestSupport
import Testing

@Suite("Importing long files from the command line")
struct LongImportCommandTests {
  private static let rows = 20_000

  /// A table, and beside it bytes that make the import a long one and are no recipes.
  private func write(_ home: Home) throws -> [String] {
    let rows = (0..<Self.rows).map { "Cup No \($0),gin;lime \($0 % 7)\n" }.joined()
    let table = try home.write("name,ingredients\n" + rows, to: "rows.csv")
    let padding = "\(home.folder.path)/padding.zip"
    var bytes = Data([0x50, 0x4B, 3, 4])
    bytes.append(Data(count: 33 << 20))
    try bytes.write(to: URL(filePath: padding))
    return [table, padding]
  }

  @Test(
    "one that is killed goes on where it was, and ends as one that was not",
    .enabled(if: isFullTier, "takes minutes; in the full tests")
  )
  func killed() throws {
    let (home, undisturbed) = (try Home(apart: true), try Home(apart: true))
    let files = try write(undisturbed)
    let whole = try undisturbed.run(["import"] + files, patience: 600)
    #expect(whole.status == 0)
    #expect(whole.out.hasPrefix("\(Self.rows) new, 0 changed, 0 unchanged, 1 left out"))

    var kills = 0
    for round in 1...6 {
      let moment = whole.seconds * 0.15 * Double(round)
      let run = try home.run(["import"] + files, patience: moment)
      if run.status == 128 + SIGKILL { kills += 1 }
    }
    #expect(kills > 0)
    let last = try home.run(["import"] + files, patience: 600)
    #expect(last.status == 0)
    #expect(try home.complaints() == "")
    #expect(try home.values("id", of: "browse") == undisturbed.values("id", of: "browse"))
  }
}
