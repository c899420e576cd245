import Foundation
import Testing

@Suite("Deleting much, and undoing it")
struct UndoTests {
  let home: Home

  init() throws {
    home = try Home()
    try home.say("pantry", "add", "gin 700 ml", "--expires", "2031-01-01")
    try home.say("shopping", "add", "lime")
    try home.say("list", "create", "Party")
    try home.say("list", "add", "Party", "negroni", "gimlet")
    try home.say("taste", "like", "gin")
    try home.say("cooked", "gimlet", "--keep")
  }

  static let commands = [
    ["pantry", "clear"], ["shopping", "clear"], ["shopping", "clear", "--checked"],
    ["history", "clear"], ["list", "delete", "Party"], ["taste", "reset"],
  ]

  /// All that the commands could delete.
  func kept() throws -> [String] {
    try [
      ["pantry", "list"], ["shopping", "list"], ["history", "list"], ["list", "show", "Party"],
      ["taste", "show"],
    ].map { try home.run($0 + ["--json"]).out }
  }

  @Test("in a pipe without --yes it ends with 64, and nothing changes", arguments: commands)
  func refused(command: [String]) throws {
    let before = try kept()
    let run = try home.refusal(command)
    #expect(run.status == 64)
    #expect(run.message.contains("--yes"))
    #expect(try kept() == before)
    #expect(try home.say("undo", "list") == "There is nothing to restore.\n")
  }

  @Test(
    "on a terminal it asks, and no means no",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))
  )
  func asked() throws {
    let before = try kept()
    for command in Self.commands {
      let run = try onTerminal(of: home, command, typed: "n\n")
      #expect(run.out.contains("? ") && run.out.contains("[y/N] Nothing "), "\(command)")
    }
    #expect(try kept() == before)
  }

  @Test("a list that is not there is said before anything is asked, in a pipe and on a terminal")
  func noSuchList() throws {
    for (name, message) in [
      ("nosuch", "no list is called \"nosuch\""), ("wishlist", "the wishlist cannot be deleted"),
    ] {
      let run = try home.refusal(["list", "delete", name])
      #expect(run.message.hasPrefix(message))
      #expect(run.status == (name == "nosuch" ? 2 : 1))
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { continue }
      let asked = try onTerminal(of: home, ["list", "delete", name], typed: "y\n")
      #expect(asked.out.contains(message))
      #expect(!asked.out.contains("[y/N]"))
    }
  }

  @Test("what was deleted comes back as it was, the last first or by its number")
  func undone() throws {
    let before = try kept()
    for command in Self.commands { #expect(try home.run(command + ["--yes"]).status == 0) }
    let items = try home.json("undo", "list")["items"] as? [[String: Any]] ?? []
    #expect(items.map { $0["id"] as? Int } == [5, 4, 3, 2, 1])
    #expect(
      items.map { $0["name"] as? String } == ["taste", "Party", "history", "shopping", "pantry"]
    )
    #expect(try home.say("undo", "1") == "Restored: the pantry, 1 thing.\n")
    #expect(try home.say("undo").hasPrefix("Restored: your taste, "))
    #expect(try home.say("undo") == "Restored: the list Party, 2 dishes.\n")
    for _ in 0..<2 { try home.say("undo") }
    #expect(try kept() == before)
    #expect(try home.refusal(["undo"]).status == 2)
  }
}
