import Foundation
import TestSupport
import Testing

/// A pseudo terminal comes from this program; where it is not installed these tests are skipped.
private let scriptProgram = "/usr/bin/script"

@Suite(
  "Recipes written in an editor",
  .enabled(if: FileManager.default.isExecutableFile(atPath: scriptProgram))
)
struct EditorTests {
  let home: Home

  init() throws { home = try Home() }

  @Test("what the editor saves is the recipe, and editing it begins with what there was")
  func writing() throws {
    let run = try edit(
      ["recipe", "new", "Toast"],
      "sed -i 's/^category:.*/category: Snack/' \"$1\"; echo 'Melt @butter{20%g}.' >>\"$1\""
    )
    #expect(run.status == 0)
    #expect(run.out.contains("Toast (own:toast) was saved as a favourite."))
    let again = try edit(["recipe", "edit", "toast"], "sed -i 's/20/25/' \"$1\"")
    #expect(again.status == 0)
    #expect(again.out.contains("Toast (own:toast) was changed."))
    let shown = try home.json("show", "toast")
    #expect(shown["category"] as? String == "Snack")
    let lines = try #require(shown["lines"] as? [[String: Any]])
    #expect(lines.first?["quantity"] as? Int == 25)
    #expect(try drafts().isEmpty)
  }

  @Test("an editor that saves nothing, or fails, keeps nothing")
  func nothing() throws {
    let unchanged = try edit(["recipe", "new", "Toast"], "true")
    #expect(unchanged.status == 0)
    #expect(unchanged.out.contains("the recipe is empty and was not saved"))
    let failing = try edit(["recipe", "new", "Toast"], "exit 3")
    #expect(failing.status == 64)
    #expect(failing.out.contains("the editor failed"))
    #expect(try home.items(["recipe", "mine"]).isEmpty)
    #expect(try drafts().isEmpty)
  }

  @Test("what cannot be kept stays in a file that is named")
  func draft() throws {
    let run = try edit(["recipe", "new", "Toast"], "echo 'Melt it.' >>\"$1\"")
    #expect(run.status == 65)
    let draft = try #require(try drafts().first)
    #expect(run.out.contains(draft))
    let text = try String(contentsOfFile: "\(home.folder.path)/\(draft)", encoding: .utf8)
    #expect(text.hasSuffix("Melt it.\n"))
  }

  /// Runs the tool on a terminal with a shell script as the editor, whose argument is the file.
  private func edit(_ arguments: [String], _ editor: String) throws -> Tool.Outcome {
    let program = try home.write("#!/bin/sh\n\(editor)\n", to: "editor.sh")
    let words = [try Tool.path()] + arguments
    let line = words.map { "'\($0)'" }.joined(separator: " ") + " --as anna"
    return try Tool.run(
      [],
      home: home.path,
      environment: [
        "WHATCANIMAKE_DATA": "\(try SmallCollection.path())/data",
        "EDITOR": "sh '\(program)'", "TMPDIR": home.folder.path, "TERM": "dumb", "LINE": line,
      ],
      launcher: ["/bin/sh", "-c", "exec \(scriptProgram) -qec \"$LINE\" /dev/null"]
    )
  }

  /// The files that editors were given and that are still there.
  private func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
      .filter { $0.hasSuffix(".cook") }
  }
}
