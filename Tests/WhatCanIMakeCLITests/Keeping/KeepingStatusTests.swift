import Foundation
import TestSupport
import Testing

@Suite("How keeping ends when it cannot be done")
struct KeepingStatusTests {
  @Test(
    "what is not there, or could be several things, ends with 2",
    arguments: [
      ["favorite", "add", "nosuchdish"], ["favorite", "add", "white"], ["rate", "nosuchdish", "3"],
      ["note", "white", "hm"], ["review", "nosuchdish", "hm"], ["comment", "white", "hm"],
      ["comments", "nosuchdish"], ["cooked", "white", "--keep"], ["list", "show", "nosuch"],
      ["list", "add", "nosuch", "negroni"], ["list", "delete", "nosuch", "--yes"],
      ["list", "rename", "nosuch", "x"], ["list", "add", "wishlist", "white"],
      ["list", "move", "wishlist", "negroni", "1"], ["pantry", "remove", "gin"],
      ["pantry", "add", "moon dust"], ["shopping", "check", "gin"], ["shopping", "remove", "gin"],
      ["shopping", "uncheck", "gin"], ["shopping", "for", "white"],
      ["shopping", "add", "--from", "negroni", "milk"], ["recipe", "publish", "negroni"],
      ["recipe", "publish", "negroni"], ["recipe", "restore", "x"],
      ["comments", "negroni", "--remove", "7"], ["undo"], ["undo", "1"], ["share", "white"],
      ["image", "nosuchdish"],
    ]
  )
  func notUnderstood(arguments: [String]) throws {
    let home = try Home()
    #expect(try home.refusal(arguments).status == 2)
  }

  @Test(
    "arguments that cannot be end with 64",
    arguments: [
      ["rate", "negroni", "6"], ["rate", "negroni", "0"], ["rate", "negroni", "x"],
      ["rate", "negroni"], ["pantry", "add", "milk", "--expires", "2026-02-30"],
      ["pantry", "add", "milk", "--expires", "someday"], ["pantry", "add", ""],
      ["show", "negroni", "--servings", "0"], ["show", "negroni", "--servings", "1001"],
      ["show", "negroni", "--units", "old"], ["shopping", "for", "negroni", "--servings", "0"],
      ["cooked", "negroni", "--servings", "-1"], ["cooked", "negroni", "--take", "--keep"],
      ["list", "create", ""], ["list", "create", " "], ["list", "add", "wishlist"],
      ["list", "add", "wishlist", "negroni", "--at", "0"],
      ["list", "move", "wishlist", "negroni", "0"], ["list", "move", "wishlist", "negroni"],
      ["history", "list", "--kind", "burnt"], ["comments"], ["note", "--remove"],
      ["review", "negroni"],
      ["comment", "negroni"], ["shopping", "check"], ["shopping", "check", "--all", "gin"],
      ["shopping", "add", ""], ["recipe", "new", "x"],
      ["recipe", "new", "x", "--servings", "0", "--ingredient", "gin"],
      ["recipe", "new", "x", "--file", "y", "--time", "3"],
      ["share", "negroni", "--format", "pdf"],
      ["browse", "--sort", "taste"], ["backup"], ["restore"], ["undo", "x"],
    ]
  )
  func badArguments(arguments: [String]) throws {
    #expect(try Home().refusal(arguments).status == 64)
  }

  @Test("a name of --as that cannot be one ends with 64")
  func badPerson() throws {
    let home = try Home()
    for name in ["", " ", "a\u{1B}[31m", "a\u{202E}b", String(repeating: "n", count: 101)] {
      #expect(
        try home.refusal(["pantry", "list"], as: name).status == 64,
        "\(name.debugDescription)"
      )
    }
  }

  @Test("the wishlist stays, and a list's name is given once")
  func lists() throws {
    let home = try Home()
    #expect(try home.refusal(["list", "delete", "wishlist", "--yes"]).status == 1)
    #expect(try home.refusal(["list", "rename", "wishlist", "x"]).status == 1)
    try home.say("list", "create", "Party")
    #expect(try home.refusal(["list", "create", "Party"]).status == 1)
    #expect(try home.refusal(["list", "create", "wishlist"]).status == 1)
    try home.say("list", "create", "Other")
    #expect(try home.refusal(["list", "rename", "Other", "Party"]).status == 1)
    #expect(try home.values(of: "list", "all") == ["wishlist", "Party", "Other"])
  }

  @Test("a backup comes back whole; garbage and missing files are refused and change nothing")
  func restoring() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter", as: "bert")
    let copy = "\(home.folder.path)/copy.db"
    try home.say("backup", copy)
    let kept = try home.say("export")
    try home.say("favorite", "remove", "negroni")
    let garbage = try home.write("garbage", to: "garbage.db")
    #expect(try home.refusal(["restore", garbage]).status == 65)
    #expect(try home.refusal(["restore", "\(copy).absent"]).status == 66)
    #expect(try home.refusal(["restore", "\(home.path)/user.db"]).status == 1)
    #expect(try home.items(["favorite", "list"]).isEmpty)
    let restored = try home.say("restore", copy)
    #expect(restored.contains(/^Restored \d+ entries for 2 people\.\n/))
    #expect(try home.say("export") == kept)
    #expect(try home.values(of: "search", "toast", as: "bert") == ["Toast"])
    #expect(try home.complaints() == "")
    #expect(try home.refusal(["backup", "\(copy)/below"]).status == 73)
  }

  @Test("an export comes back into an empty store, and a broken one ends with 65")
  func exporting() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    try home.say("note", "gimlet", "sharp")
    try home.say("pantry", "add", "gin 1 l")
    let text = try home.say("export")
    let path = try home.write(text, to: "kitchen.json")
    let other = try Home()
    let report = try other.say("import", path)
    #expect(report.contains(/: \d+ new, 0 changed, 0 unchanged in anna's saved data\.\n/))
    #expect(try other.say("export") == text)
    #expect(try other.json("import", path)["new"] as? Int == 0)
    let broken = try home.write(String(text.prefix(text.count / 2)), to: "broken.json")
    let empty = try Home()
    #expect(try empty.refusal(["import", broken]).status == 65)
    #expect(try empty.items(["favorite", "list"]).isEmpty)
  }

  @Test("a notebook of a newer version is left alone, and both versions are named")
  func newerVersion() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    let file = URL(filePath: "\(home.path)/user.db")
    let before = try Data(contentsOf: file)
    let version = before[60..<64].reduce(0) { $0 << 8 | Int($1) }
    var newer = before
    newer.replaceSubrange(60..<64, with: [0, 0, 0x03, 0xE7])
    try newer.write(to: file)
    let refused = try home.refusal(["favorite", "add", "gimlet"])
    #expect(refused.status == 1)
    #expect(refused.message.contains("has schema 999"))
    #expect(refused.message.contains("only up to \(version);"))
    let answer = try home.run(["--have", "gin"])
    // What must be avoided cannot be read, so there is no answer.
    #expect(answer.status == 1)
    #expect(answer.out == "")
    #expect(answer.err.contains("has schema 999"))
    #expect(try Data(contentsOf: file) == newer)
    #expect(try home.run(["doctor"]).status == 1)
    try before.write(to: file)
    #expect(try home.values(of: "favorite", "list") == ["Negroni"])
  }

  @Test("a damaged notebook is said to be so, kept, and put right by the copy that is named")
  func damaged() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    let copy = "\(home.folder.path)/copy.db"
    try home.say("backup", copy)
    let file = URL(filePath: "\(home.path)/user.db")
    try Data("not a database, and long enough to be looked at".utf8).write(to: file)
    #expect(try home.refusal(["favorite", "list"]).status == 1)
    #expect(try home.refusal(["favorite", "add", "gimlet"]).message.contains("restore"))
    #expect(try home.run(["--have", "gin"]).status == 1)
    #expect(try home.run(["doctor"]).status == 1)
    let restored = try home.run(["restore", copy])
    #expect(restored.status == 0, "\(restored.err)")
    #expect(try home.values(of: "favorite", "list") == ["Negroni"])
    #expect(try home.complaints() == "")
  }
}
