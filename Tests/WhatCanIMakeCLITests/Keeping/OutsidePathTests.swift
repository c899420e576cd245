import Foundation
import TestSupport
import Testing

@Suite("Paths that people name")
struct OutsidePathTests {
  private static let lines =
    "{\"name\":\"Foo fizz\",\"ingredients\":[\"gin\"]}\n{\"name\":\"Bar fizz\",\"ingredients\":[\"gin\"]}\n"

  @Test("what is no file and no pipe is refused in one line, at once")
  func devices() throws {
    let home = try Home()
    for command in [
      ["import", "/dev/zero"], ["lint", "/dev/zero"], ["restore", "/dev/zero"],
      ["--have-file", "/dev/zero"], ["import", "/dev/null"], ["restore", home.folder.path],
    ] {
      let refusal = try home.refusal(command)
      #expect(refusal.status == 66, "\(command)")
    }
    // A folder may be imported; this one has no recipes in it.
    #expect(try home.refusal(["import", home.folder.path]).status == 65)
  }

  @Test("a pipe is read once; one that nobody writes to is not waited for")
  func pipes() throws {
    let home = try Home()
    let pipe = "\(home.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let refusal = try home.refusal(["import", pipe])
    #expect(refusal.message == "cannot read \(pipe): no program writes to this pipe")
    #expect(try home.refusal(["restore", pipe]).status == 66)

    let file = try home.folder.write(Self.lines, to: "two.jsonl")
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "exec cat '\(file)' > '\(pipe)'"]
    try writer.run()
    #expect(try home.say("import", pipe, "--collection", "piped").hasPrefix("2 new"))
    writer.waitUntilExit()
  }

  @Test("nothing is written over a file of the store, whatever it is called")
  func storeFiles() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    let manager = FileManager.default
    let link = "\(home.folder.path)/link"
    let hard = "\(home.folder.path)/hard"
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "\(home.path)/cache.db")
    try manager.linkItem(atPath: "\(home.path)/user.db", toPath: hard)
    let targets = [
      "\(home.path)/user.db", "\(home.path)/cache.db", "\(home.path)/catalogue.index",
      "\(home.path)/catalogue.delta", "\(home.path)/../home/./cache.db", link, hard,
    ]
    let before = try Data(contentsOf: URL(filePath: "\(home.path)/user.db"))
    for target in targets {
      for command in [["export", "--output", target], ["backup", target]] {
        let refusal = try home.refusal(command + ["--replace"])
        #expect(refusal.status == 73, "\(command)")
        #expect(refusal.message == "\(target) belongs to the store itself; choose another file")
      }
    }
    #expect(try Data(contentsOf: URL(filePath: "\(home.path)/user.db")) == before)
  }

  @Test("a name that is too long is said to be that")
  func longNames() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    let path = "\(home.folder.path)/" + String(repeating: "a", count: 300)
    for command in [
      ["import", path], ["lint", path], ["restore", path], ["backup", path],
      ["export", "--output", path],
    ] {
      let message = try home.refusal(command).message
      #expect(message.lowercased().contains("too long"), "\(command): \(message)")
    }
  }

  @Test("a home whose path is too long is said to be that, and nobody is told to make it writable")
  func longHomes() throws {
    let home = try Home()
    let file = try home.folder.write(Self.lines, to: "two.jsonl")
    let one = String(repeating: "a", count: 300)
    let many = Array(repeating: String(repeating: "b", count: 100), count: 6)
    for name in [one, many.joined(separator: "/")] {
      let path = "\(home.folder.path)/\(name)"
      for command in [
        ["favorite", "add", "negroni"], ["import", file], ["catalogue", "rebuild"],
        ["restore", file], ["backup", "\(home.folder.path)/copy"],
      ] {
        let run = try home.run(command + ["--home", path])
        #expect(run.status == 73, "\(command)")
        #expect(run.err.contains("the path is too long; choose a shorter one"), "\(run.err)")
        #expect(!run.err.contains("writable"), "\(run.err)")
      }
    }
  }

  @Test("control characters are escaped where the format can, and else counted")
  func controlCharacters() throws {
    let home = try Home()
    let name = "Ev\\u009bil \\u202efizz\\u007f"
    let record =
      "{\"name\":\"\(name)\",\"ingredients\":[\"gin\"],\"steps\":[\"Stir \\u001b[31m.\"]}\n"
    let file = try home.folder.write(record + record, to: "evil.jsonl")
    #expect(try home.run(["import", file]).status == 0)
    try home.say("favorite", "add", "evil:ev-il-fizz")

    let json = try home.run(["export"])
    #expect(json.out.contains("Ev\\u009bil \\u202efizz\\u007f"))
    #expect(json.err == "")
    let table = try home.run(["export", "--format", "csv"])
    #expect(table.out.contains("\u{1B}[31m"))
    #expect(table.err.contains("control characters were written unchanged"))
    let shared = try home.run(["share", "evil:ev-il-fizz", "--format", "cooklang"])
    #expect(shared.err.contains("written unchanged"))
  }

  @Test("many dishes become favourites in one commit")
  func manyFavourites() throws {
    let home = try Home()
    let text = try home.say("favorite", "add", "negroni", "gimlet", "negroni")

    #expect(
      text
        == "Negroni is now a favourite.\nGimlet is now a favourite.\nNegroni is already a favourite.\n"
    )
    let refusal = try home.refusal(["favorite", "remove", "negroni", "no such dish"])
    #expect(refusal.message.contains("no such dish"))
    #expect(try home.say("favorite", "list").contains("Negroni"))
  }
}

@Suite("Options given many times")
struct ManyOptionsTests {
  @Test("8,000 times --have takes time by their number")
  func have() throws {
    let home = try Home()
    let many = (0..<8_000).flatMap { _ in ["--have", "gin"] }
    #expect(
      try home.run(many + ["--have=lime"], patience: 120).out
        == home.run(["--have", "gin,lime"]).out
    )
    let seconds = try [2_000, 8_000].map { count in
      try MeasuredRun(
        Array(many.prefix(2 * count)),
        home: home.path,
        data: home.data,
        patience: 120
      ).seconds
    }
    // By the square it would be 16 times as long.
    #expect(seconds[1] < 6 * seconds[0])
  }
}
