import Foundation
import TestSupport
import Testing

@Suite("A store that cannot be written")
struct UnwritableNotebookTests {
  let home: Home

  init() throws {
    home = try Home()
    try home.say("favorite", "add", "negroni")
    try home.say("note", "negroni", "cold")
  }

  @Test(
    "a read-only folder, or file, answers and lists, and writing ends with 73",
    arguments: ["folder", "file"]
  )
  func readOnly(what: String) throws {
    try give(home.path, 0o755)
    for name in try names(in: home.path) { try give("\(home.path)/\(name)", 0o444) }
    try give("\(home.path)/backups", 0o755)
    if what == "file" { try give(home.path, 0o777) }
    let before = try names(in: home.path)

    let list = try asNobody(["favorite", "list"])
    #expect(list.status == 0, "\(list.err)")
    #expect(list.out.contains("Negroni"))
    #expect(try asNobody(["note", "negroni"]).out == "cold\n")
    let answer = try asNobody(["--have", "gin"])
    #expect(answer.status == 0, "\(answer.err)")
    #expect(answer.out.contains("Negroni ♥"))
    try expectNoWriting()
    #expect(try names(in: home.path) == before)
  }

  @Test("a folder that may not be entered gives no answer, and writing ends with 73")
  func noPermission() throws {
    try give(home.path, 0o700)
    // Nobody can tell what must be avoided.
    let answer = try asNobody(["--have", "gin"])
    #expect(answer.status == 73, "\(answer.err)")
    #expect(answer.out == "")
    #expect(!answer.err.contains("Backtrace"))
    try expectNoWriting()
  }

  @Test(
    "a folder that cannot be made ends writing with 73",
    arguments: ["/absent/below", "/home/file/below"]
  )
  func noFolder(below: String) throws {
    _ = try home.write("", to: "file")
    try give(home.folder.path, 0o755)
    let place = home.folder.path + below.replacing("/home/file", with: "/file")
    let answer = try asNobody(["--have", "gin", "--home", place])
    #expect(answer.status == 0, "\(answer.err)")
    let run = try asNobody(["favorite", "add", "gimlet", "--home", place])
    #expect(run.status == 73, "\(run.err)")
    #expect(!isFile(place))
  }

  private func expectNoWriting() throws {
    let soup = try home.write(
      try drinksFile([(1, "Gin Neat", ["Gin"])]),
      to: "drinks.json"
    )
    for arguments in [
      ["favorite", "add", "gimlet"], ["rate", "negroni", "3"], ["pantry", "add", "gin"],
      ["note", "negroni", "warm"], ["recipe", "new", "Toast", "--ingredient", "20 g butter"],
      ["import", soup], ["suggest"], ["skip", "gimlet"], ["taste", "like", "gin"],
    ] {
      let run = try asNobody(arguments)
      #expect(run.status == 73, "\(arguments): \(run.err)")
      #expect(run.out == "", "\(arguments)")
      let last = run.err.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("whatcanimake: "), "\(run.err)")
      #expect(last.contains(home.path), "\(run.err)")
      #expect(!run.err.contains("Backtrace"))
    }
  }

  /// Runs the tool as a user who owns nothing here; the superuser may write everywhere.
  private func asNobody(_ arguments: [String]) throws -> Tool.Outcome {
    let drop = ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    if geteuid() == 0 {
      try give(home.folder.path, 0o755)
      try openSmallCollection()
    }
    return try home.run(arguments, launcher: geteuid() == 0 ? drop : [])
  }

  private func openSmallCollection() throws {
    let root = try SmallCollection.path()
    for path in [root, "\(root)/data"] { try give(path, 0o755) }
  }

  private func give(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
