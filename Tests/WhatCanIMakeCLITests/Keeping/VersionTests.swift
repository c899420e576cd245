import Foundation
import Testing

@Suite("One's own version of a dish")
struct VersionTests {
  let home: Home

  init() throws { home = try Home() }

  private func edit() throws -> String {
    try home.say(
      "recipe",
      "edit",
      "negroni",
      "--ingredient",
      "60 ml gin",
      "--ingredient",
      "30 ml campari",
      "--ingredient",
      "20 g butter"
    )
  }

  @Test("it is made by options, shown as mine, listed, taken back and brought back")
  func whole() throws {
    let before = try home.say("show", "negroni", "--json")
    let id = try #require(try home.json("show", "negroni")["id"] as? String)
    #expect(
      try edit() == """
        You now have your own version of Negroni (\(id)).
        To use the original again:
          whatcanimake recipe revert \(id)

        """
    )
    let shown = try home.json("show", "negroni")
    #expect(shown["id"] as? String == id)
    #expect(shown["ownVersion"] as? Bool == true)
    #expect(shown["changedAt"] is Int)
    #expect((shown["lines"] as? [Any])?.count == 3)
    #expect(try home.say("show", "negroni").contains("✎ your version, changed "))
    #expect(try home.say("browse").contains("✎"))
    #expect(try home.say("recipe", "mine").contains("· your version, changed "))
    let mine = try home.items(["recipe", "mine"])
    #expect(mine.map { $0["id"] as? String } == [id])
    #expect(mine.map { $0["ownVersion"] as? Bool } == [true])
    #expect(try home.run(["show", "negroni", "--json"], as: "ben").out == before)

    #expect(
      try home.say("recipe", "revert", "negroni").hasPrefix("Deleted your version of Negroni.")
    )
    #expect(try home.say("show", "negroni", "--json") == before)
    #expect(try home.say("undo", "list").contains("your version of Negroni · 1 dish"))
    #expect(try home.say("undo") == "Restored: your version of Negroni.\n")
    #expect(try home.json("show", "negroni")["ownVersion"] as? Bool == true)
  }

  @Test("what is not changed cannot be taken back, and one made since is not replaced")
  func refused() throws {
    let refusal = try home.refusal(["recipe", "revert", "negroni"])
    #expect(refusal.status == 2)
    #expect(refusal.message.contains("you have no version of Negroni"))
    _ = try edit()
    try home.say("recipe", "revert", "negroni")
    _ = try edit()
    #expect(
      try home.say("undo") == """
        Not restored: your version of Negroni.
        You have changed the dish again in the meantime.

        """
    )
  }

  @Test("what is avoided in it is said, and it is in no answer")
  func avoided() throws {
    _ = try edit()
    try home.say("avoid", "add", "butter")
    #expect(try home.say("show", "negroni").contains("Has something you avoid: butter"))
    let answer = try home.json("--have", "gin,campari,sweet vermouth", "--missing", "3")
    let names = (answer["matches"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(!names.contains("Negroni"))
  }
}
