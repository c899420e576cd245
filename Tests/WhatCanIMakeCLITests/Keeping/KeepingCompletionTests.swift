import Foundation
import Testing

@Suite("Completing what is kept")
struct KeepingCompletionTests {
  @Test(
    "lists, pantry, shopping list and dishes are those of the person, in the home that is named"
  )
  func completing() throws {
    let home = try Home()
    try home.say("list", "create", "Summer party", as: "bert")
    try home.say("pantry", "add", "gin, lime", as: "bert")
    try home.say("shopping", "add", "milk 1 l, paper towels", as: "bert")
    try home.say("recipe", "new", "Xyzzy Soup", "--ingredient", "1 l water", as: "bert")
    let cases: [(command: String, prefix: String, found: String)] = [
      ("list show", "Su", "Summer party"), ("list add", "Su", "Summer party"),
      ("list rename", "su", "Summer party"), ("pantry remove", "gi", "gin"),
      ("pantry remove", "", "lime"), ("shopping check", "mi", "milk"),
      ("shopping remove", "pap", "paper towels"), ("shopping uncheck", "mi", "milk"),
      ("show", "Xyz", "Xyzzy Soup"), ("favorite add", "xyz", "Xyzzy Soup"),
      ("rate", "Negr", "Negroni"), ("note", "Xyz", "Xyzzy Soup"), ("cooked", "Gim", "Gimlet"),
      ("share", "Xyz", "Xyzzy Soup"), ("image", "Xyz", "Xyzzy Soup"),
      ("skip", "Xyz", "Xyzzy Soup"), ("recipe edit", "Xyz", "Xyzzy Soup"),
      ("shopping for", "Xyz", "Xyzzy Soup"),
    ]
    for (command, prefix, found) in cases {
      // A shell keeps what was typed, in its case.
      let completed = prefix + found.dropFirst(prefix.count)
      let his = try completions(home, command, prefix, as: "bert")
      #expect(his.contains(completed), "\(command) \(prefix): \(his)")
      guard isFullTier || !["note", "image", "share", "list rename"].contains(command) else {
        continue
      }
      let others = try completions(home, command, prefix, as: "anna")
      let isForAll = ["Negroni", "Gimlet"].contains(found)
      #expect(others.contains(completed) == isForAll, "\(command) \(prefix): \(others)")
    }
    #expect(try completions(home, "list show", "w", as: "anna") == ["wishlist"])
  }

  /// What is offered for the first argument of a command.
  private func completions(
    _ home: Home,
    _ command: String,
    _ prefix: String,
    as person: String
  ) throws -> [String] {
    let words = command.split(separator: " ").map(String.init)
    let typed = ["whatcanimake"] + words + ["--as", person, "--home", home.path, prefix]
    let run = try Tool.run(
      ["---completion"] + words + [
        "--", "positional@0", "\(typed.count - 1)", "\(prefix.utf8.count)",
      ] + typed,
      environment: ["WHATCANIMAKE_DATA": "\(try SmallCollection.path())/data"]
    )
    #expect(run.status == 0, "\(command): \(run.err)")
    #expect(run.err == "", "\(command)")
    return run.lines.filter { !$0.isEmpty }
  }
}
