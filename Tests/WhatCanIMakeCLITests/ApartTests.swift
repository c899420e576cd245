import Foundation
import Synchronization
import TestSupport
import Testing

/// Most tests run commands in their own process, which is many times as fast. These run each of a list of
/// commands both ways: whatever kind of output, error or exit there is, one of them has it.
@Suite("A command in this process and one in a process of its own")
struct ApartTests {
  static let looks: [[String]] = [
    ["--help"], ["match", "--help"], ["--version"], ["gin"], ["--nosuch"], ["--have", ""],
    ["--have", "gin,lime,egg,flour,milk,butter", "--limit", "300", "--missing", "9"],
    ["--have", "gin,lime", "--explain"], ["--have", "gin", "--json"], ["--have", "gni,lime"],
    ["show", "negroni"], ["show", "negroni", "--json"], ["show", "negrini"], ["show", "white"],
    ["browse"], ["browse", "--with", "gin", "--json"], ["search", "lime"], ["categories"],
    ["ingredients", "--json"], ["lexicon", "find", "rum"], ["catalogue", "info"],
    ["unlock", "--have", "gin"], ["why-not", "negroni", "--have", "gin"], ["similar", "negroni"],
    ["goes-with", "gin"], ["plan", "2", "--have", "egg,rice,chicken"],
    ["share", "negroni", "--format", "markdown"], ["pantry", "clear"], ["lint", "/no/such.cook"],
    ["import", "/dev/zero"], ["--generate-completion-script", "fish"],
    ["---completion", "show", "--", "positional@0", "2", "4", "whatcanimake", "show", "Negr"],
  ]

  @Test("print the same bytes and end with the same status", arguments: looks)
  func looking(_ command: [String]) throws {
    let terminal = ["TERM": "xterm-256color"]
    let here = try Tool.run(command, environment: terminal)
    expectSame(here, try Tool.run(command, environment: terminal, apart: true), command)
    #expect(!(here.out + here.err).isEmpty)
  }

  @Test("keep the same")
  func keeping() throws {
    let (here, apart) = (try Home(), try Home(apart: true))
    let file = try here.write(
      try drinksFile([(1, "Gin Neat", ["Gin"]), (2, "", [])]),
      to: "d.json"
    )
    for command in [
      ["pantry", "add", "gin 700 ml", "--expires", "2031-01-01"], ["pantry", "add", "moon dust"],
      ["favorite", "add", "negroni"], ["rate", "gimlet", "4"], ["note", "gimlet", "Mine."],
      ["list", "create", "Party"], ["list", "add", "Party", "negroni"], ["avoid", "add", "milk"],
      ["recipe", "new", "Toast", "--ingredient", "20 g butter"], ["import", file],
      ["shopping", "for", "gimlet"], ["cooked", "gimlet", "--take"], ["suggest", "--count", "3"],
      ["list", "delete", "Party", "--yes"], ["undo"], ["--pantry"], ["recipe", "mine"],
      ["list", "all"], ["history", "list"],
      ["pantry", "help"], ["pantry", "add", "--help"], ["pantry", "nosuch"], ["rate", "gimlet"],
    ] {
      expectSame(try here.run(command), try apart.run(command), command)
    }
    // Apart from when it was kept.
    let time = /\b1\d{9}\b/
    #expect(
      try here.say("export").replacing(time, with: "")
        == apart.say("export").replacing(time, with: "")
    )
    #expect(try here.complaints() == "" && apart.complaints() == "")
  }

  @Test("know nothing of what runs beside them")
  func together() throws {
    let commands = Self.looks.filter { !$0.contains { $0.contains("completion") } }
    let alone = try commands.map { try Tool.run($0) }
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: commands.count * 2) { number in
      let position = number % commands.count
      do {
        let run = try Tool.run(commands[position])
        if run.out != alone[position].out || run.err != alone[position].err {
          failures.withLock { $0.append("\(commands[position])") }
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
  }

  private func expectSame(_ here: Tool.Outcome, _ apart: Tool.Outcome, _ command: [String]) {
    #expect(here.status == apart.status, "\(command)")
    #expect(here.out == apart.out, "\(command)")
    #expect(here.err == apart.err, "\(command)")
  }
}
