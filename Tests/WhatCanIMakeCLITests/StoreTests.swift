import Foundation
import TestSupport
import Testing

@Suite("Where the tool keeps its files")
struct StoreTests {
  let folder: TemporaryFolder
  /// Of the small collection: a catalogue of it is built in no time.
  let data: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    data = ["WHATCANIMAKE_DATA": "\(try SmallCollection.path())/data"]
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments, environment: data)
  }

  @Test("a home that cannot be made still gets its answer, and one line that says so")
  func readOnlyHome() throws {
    let file = try folder.write("", to: "file")
    let expected = try Home().run(["--have", "gin,lime"])
    #expect(expected.out.contains("Gimlet"))
    for home in [file, "\(file)/below"] {
      let run = try run("--have", "gin,lime", "--home", home)
      #expect(run.status == 0)
      #expect(run.out == expected.out)
      #expect(run.err.hasPrefix("whatcanimake: cannot write \(home): Not a directory; "))
      #expect(run.err.split(separator: "\n").count == 1)
    }
  }

  @Test("an import into a home that cannot be made ends with 73")
  func readOnlyImport() throws {
    let file = try folder.write("", to: "file")
    let soup = try folder.write(
      "---\ntitle: Soup\nkind: meal\n---\n\nHeat @water{1%l}.\n",
      to: "a.cook"
    )
    let run = try run("import", soup, "--home", "\(file)/below")

    #expect(run.status == 73)
    #expect(run.out == "")
    #expect(try self.run("catalogue", "rebuild", "--home", file).status == 73)
  }

  @Test("--home keeps all files in its folder")
  func home() throws {
    let home = "\(folder.path)/a/b"
    #expect(try run("catalogue", "verify", "--home", home).status != 0)
    #expect(try run("--have", "gin", "--home", home).status == 0)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: home)).isSuperset(of: [
        "cache.db", "catalogue.current", "catalogue.index",
      ])
    )
    #expect(try run("catalogue", "verify", "--home", home).status == 0)
  }

  @Test("without data it says where it looked, and ends with 1")
  func noData() throws {
    let run = try Tool.run(["--have", "gin"], environment: ["WHATCANIMAKE_DATA": "/nowhere"])

    #expect(run.status == 1)
    #expect(run.err.hasPrefix("whatcanimake: no ingredients or recipes found in /nowhere; "))
  }
}
