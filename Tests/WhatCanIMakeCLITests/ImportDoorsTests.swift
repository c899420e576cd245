import Foundation
import StandIn
import TestSupport
import Testing

@Suite("Folders, pages and standard input from the command line")
struct ImportDoorsTests {
  let home: Home

  init() throws { home = try Home() }

  private func cook(_ title: String) -> String {
    "---\ntitle: \(title)\n---\n\nStir @gin{60%ml}.\n"
  }

  @Test("a folder is read in and below, and what could not be read is named")
  func folder() throws {
    let bar = "\(home.folder.path)/Bar"
    try writeBytes(Array(cook("One").utf8), to: "\(bar)/one.cook")
    try writeBytes(Array(cook("Two").utf8), to: "\(bar)/deep/two.cook")
    try writeBytes([0xFF, 0x00, 0xFE], to: "\(bar)/bad.txt")
    let run = try home.run(["import", bar])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("2 new, 0 changed, 0 unchanged, 1 not imported; "))
    #expect(run.err.hasPrefix("whatcanimake: \(bar)/bad.txt:1: not valid UTF-8"))
    #expect(try home.say("show", "bar:two").hasPrefix("Two\n"))

    let empty = "\(home.folder.path)/empty"
    try writeBytes([1], to: "\(empty)/full.jpg")
    let refusal = try home.refusal(["import", empty])
    #expect(refusal.status == 65)
    #expect(
      refusal.message.hasPrefix("\(empty): this folder contains no recipe files")
    )
  }

  @Test("standard input is read once, and its collection is said unless it was named")
  func standardInput() throws {
    let text = #"[{"name":"Fizz","ingredients":["gin"],"steps":["Stir."]}]"#
    let run = try home.run(["import", "-"], input: text)
    #expect(run.status == 0)
    #expect(
      run.err == "whatcanimake: the dishes from standard input are in the collection 'stdin'; "
        + "to choose another, use --collection\n"
    )
    #expect(try home.say("show", "stdin:fizz").hasPrefix("Fizz\n"))
    let named = try home.run(["import", "-", "--collection", "bar"], input: text)
    #expect(named.err == "")
    #expect(try home.say("show", "bar:fizz").hasPrefix("Fizz\n"))
    #expect(try home.run(["import", "-", "-"], input: text).status == 64)
    #expect(try home.run(["import", "-"], input: "").status == 65)
    let piped = try home.run(
      ["import", "-", "--collection", "bar", "--json"],
      input: text,
      launcher: ["/bin/sh", "-c", "(sleep 1; cat) | exec \"$0\" \"$@\""]
    )
    #expect(piped.status == 0)
    #expect(piped.out.hasPrefix("{\"schema\":\"whatcanimake.import/1\",\"new\":0,"))
  }

  @Test("a page is fetched once, and its host is the collection")
  func page() throws {
    let text =
      #"<html><script type="application/ld+json">{"@type":"Recipe","name":"Fizz","#
      + #""recipeIngredient":["60 ml gin"]}</script></html>"#
    let server = try StandInServer { request in
      switch request.path {
      case "/fizz":
        StandInResponse(
          headers: [StandInHeader("Content-Type", "text/html")],
          body: Array(text.utf8)
        )
      case "/none":
        StandInResponse(
          headers: [StandInHeader("Content-Type", "text/html")],
          body: Array("<html><p>Nothing</p></html>".utf8)
        )
      default: .notFound
      }
    }
    let address = "\(server.address)/fizz"
    let run = try home.run(["import", address, "--allow-private"])
    #expect(run.status == 0, "\(run.err)")
    #expect(
      run.err == "whatcanimake: the dishes of \(address) are in the collection '127.0.0.1'; "
        + "to choose another, use --collection\n"
    )
    #expect(server.requests.count == 1)
    #expect(try home.say("share", "127.0.0.1:fizz", "--format", "link") == "\(address)\n")

    let refused = try home.refusal(["import", address])
    #expect(refused.status == 69)
    #expect(refused.message.hasSuffix("; if the server is your own, add --allow-private"))
    let none = try home.refusal(["import", "\(server.address)/none", "--allow-private"])
    #expect(none.status == 65)
    #expect(none.message.hasPrefix("\(server.address)/none: no recipe found in the page"))
    let absent = try home.refusal(["import", "\(server.address)/gone", "--allow-private"])
    #expect(absent.status == 69)
    #expect(absent.message.hasPrefix("127.0.0.1: the server answers with status 404"))
    let both = try home.run(["import", "\(server.address)/gone", address, "--allow-private"])
    #expect(both.status == 0)
    #expect(both.out.hasPrefix("0 new, 0 changed, 1 unchanged, 1 not imported; "))
    #expect(both.err.hasPrefix("whatcanimake: \(server.address)/gone: 127.0.0.1: the server "))
    let file = try home.write("x", to: "a.txt")
    #expect(try home.run(["import", file, "--allow-private"]).status == 64)
  }

  @Test(
    "progress is shown on a terminal and nowhere else",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))
  )
  func progress() throws {
    let rows = (1...300).map { "Cup No \($0),gin\n" }.joined()
    let table = try home.write("name,ingredients\n" + rows, to: "rows.csv")
    let shown = try onTerminal(of: home, ["import", table]).out
    #expect(shown.contains("recipes, ") && shown.contains(" a second: rows.csv"))
    #expect(shown.contains("Building the index of "))
    // The line is taken away before the answer.
    let answer = try #require(shown.components(separatedBy: "\u{1B}[K").last)
    #expect(answer.contains("300 new") && !answer.contains("Learning"))
    let rebuilt = try onTerminal(of: home, ["catalogue", "rebuild"]).out
    #expect(rebuilt.contains("Checking the stored recipes"))
    #expect(rebuilt.contains("Learning from "))
    let piped = try home.run(["catalogue", "rebuild"])
    #expect(piped.err == "")
    #expect(!piped.out.contains("Learning"))
    #expect(try home.run(["import", table]).err == "")
  }

  @Test("new dishes that share a row with the same dish from elsewhere are named after the import")
  func families() throws {
    let dish = try home.json("show", "negroni")
    let lines = try #require(dish["lines"] as? [[String: Any]]).compactMap {
      $0["ingredient"] as? String
    }
    let record: [String: Any] = [
      "name": "Negroni", "ingredients": lines, "steps": ["Stir."], "kind": "cocktail",
    ]
    let text = String(decoding: try JSONSerialization.data(withJSONObject: [record]), as: UTF8.self)
    let run = try home.run(["import", try home.write(text, to: "iba.json")])
    #expect(
      run.out.hasSuffix(
        "The catalogue already had one of these dishes from another source; both are now listed together: Negroni (classic:negroni).\n"
      ) || run.out.contains("Negroni (classic:negroni)."),
      "\(run.out)"
    )
    #expect(!(try home.run(["import", "\(home.folder.path)/iba.json"]).out.contains("elsewhere")))
  }
}
