import Foundation
import TestSupport
import Testing

@Suite("A deletion or an undoing that is killed")
struct UndoKillTests {
  /// What can be deleted, each by a command that is undone by one `undo`.
  private static let deletions = [
    ["pantry", "clear", "--yes"], ["shopping", "clear", "--yes"], ["history", "clear", "--yes"],
    ["list", "delete", "Party", "--yes"], ["taste", "reset", "--yes"],
    ["recipe", "revert", "negroni"],
  ]

  let home: Home

  init() throws {
    home = try Home(apart: true)
    for thing in ["gin 700 ml", "lime", "egg 6"] { try home.say("pantry", "add", thing) }
    try home.say("shopping", "add", "orange", "butter 250 g")
    try home.say("list", "create", "Party")
    try home.say("list", "add", "Party", "negroni", "gimlet")
    try home.say("taste", "like", "gin")
    try home.say("cooked", "gimlet", "--keep")
    try home.say("recipe", "edit", "negroni", "--servings", "3")
  }

  /// All that the commands could delete.
  private func kept() throws -> [String] {
    try [
      ["pantry", "list"], ["shopping", "list"], ["history", "list"], ["list", "show", "Party"],
      ["taste", "show"], ["show", "negroni"],
    ].map { try home.run($0 + ["--json"]).out }
  }

  private func undoable() throws -> Int { try home.items(["undo", "list"]).count }

  /// Runs a command that ends by itself or is killed; returns whether it was acknowledged.
  ///
  /// - Parameter typical: How long a command takes; what ends sooner makes it less.
  private func isAcknowledged(
    _ command: [String],
    after patience: Double,
    _ typical: inout Double
  ) throws -> Bool {
    let run = try home.run(command, patience: patience)
    if run.status == 0 {
      typical = min(typical, run.seconds)
      return true
    }
    #expect(run.status == 128 + SIGKILL, "\(command): \(run.err)")
    return false
  }

  @Test(
    "happened whole or not at all; what was deleted is there, or can be brought back, just once",
    arguments: SeededGenerator.seeds(2, full: 20)
  )
  func killed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // The least of three: one that had to wait would leave all commands the time to end.
    var typical = try (0..<3).map { _ in try home.run(["undo", "list"]).seconds }.min() ?? 0
    func moment() -> Double { Double.random(in: 0...(1.5 * typical), using: &generator) }
    let whole = try kept()
    var kills = 0
    for round in 0..<(isFullTier ? 12 : 4) {
      let command = Self.deletions[
        (round + Int(seed % 6)) % Self.deletions.count
      ]
      if try !isAcknowledged(command, after: moment(), &typical) {
        kills += 1
        if try undoable() == 0 {
          #expect(try kept() == whole, "\(command) was not done, and something is gone")
          #expect(try isAcknowledged(command, after: 60, &typical))
        }
      }
      #expect(try undoable() == 1, "\(command)")
      let gone = try kept()
      #expect(zip(gone, whole).count { $0 != $1 } >= 1, "\(command)")
      var tries = 0
      while try undoable() == 1 {
        tries += 1
        #expect(try kept() == gone, "\(command): an undoing that was killed left a part")
        if try isAcknowledged(["undo"], after: tries < 4 ? moment() : 60, &typical) {
          #expect(try undoable() == 0, "\(command)")
        } else {
          kills += 1
        }
      }
      #expect(try kept() == whole, "\(command)")
      #expect(try home.complaints() == "")
    }
    #expect(kills > 0)
    #expect(try names(in: "\(home.path)/backups").allSatisfy { $0.hasSuffix(".db") })
  }
}
