import Foundation
import StandIn
import TestSupport
import Testing

@Suite("Asking a source from the command line")
struct SourceSearchTests {
  @Test("words, ingredients, letters, categories and chance ask the source, and store nothing")
  func questions() throws {
    let played = try SourceHome()
    let words = try played.run(.themealdb, "search", "--source", "themealdb", "a", "--json")
    #expect(words.status == 0, "\(words.err)")
    #expect(
      words.out.hasPrefix("{\"schema\":\"whatcanimake.search/1\",\"items\":[{\"id\":\"themealdb:")
    )
    #expect(words.out.contains("\"isKept\":false"))
    for question in [["--letter", "a"], ["--ingredient", "salt"], ["--category", "Dessert"]] {
      let run = try played.home.run(
        ["search", "--source", "themealdb"] + question
          + ["--api", played.sources.base(of: .themealdb), "--allow-private"]
      )
      #expect(run.status == 0, "\(question): \(run.err)")
    }
    #expect(try played.run(.themealdb, "source", "random", "themealdb").status == 0)
    let values = try played.run(.themealdb, "source", "values", "themealdb", "categories")
    #expect(values.status == 0)
    #expect(!values.lines.isEmpty)
    #expect(
      try played.home.run(["source", "list"]).out.contains("TheMealDB: meals · 0 dishes stored")
    )
    let both = try played.run(.themealdb, "search", "--source", "themealdb", "pie", "--letter", "a")
    #expect(both.status == 64)
    #expect(try played.home.run(["search", "--source", "nowhere", "pie"]).status == 2)
  }

  @Test("a dish that is fetched is kept and shown; a source out of reach shows what is kept")
  func offline() throws {
    let played = try SourceHome()
    let got = try played.run(.themealdb, "source", "get", "themealdb:80001")
    #expect(got.status == 0, "\(got.err)")
    let name = String(got.lines.dropFirst().first { !$0.isEmpty } ?? "")
    played.sources.stop()
    let word = String(name.split(separator: " ").first ?? "")
    let run = try played.run(.themealdb, "search", "--source", "themealdb", word)
    #expect(run.status == 69)
    #expect(run.out.contains(name))
    #expect(run.err.split(separator: "\n").count == 1)
    #expect(try played.run(.themealdb, "source", "get", "themealdb:80001").status == 69)
    #expect(try played.home.run(["show", "themealdb:80001"]).status == 0)
  }

  @Test("a picture is fetched when it is asked for, once, and kept")
  func pictures() throws {
    let played = try SourceHome()
    #expect(try played.run(.themealdb, "source", "get", "themealdb:80001").status == 0)
    let before = played.sources.server.requests.count
    #expect(before > 0)
    let offline = try played.home.run(["image", "themealdb:80001", "--offline"])
    #expect(offline.status == 1)
    let file = "\(played.home.folder.path)/picture"
    let fetched = try played.run(.themealdb, "image", "themealdb:80001", "--output", file)
    #expect(fetched.status == 0, "\(fetched.err)")
    #expect(try Data(contentsOf: URL(filePath: file)).count > 0)
    played.sources.stop()
    let again = try played.home.run(["image", "themealdb:80001", "--output", file])
    #expect(again.status == 0, "\(again.err)")
    #expect(played.sources.server.requests.count == before + 1)
  }

  @Test("the address of a picture in an imported file leads to no server of a private network")
  func privatePictures() throws {
    let played = try SourceHome()
    let port = played.sources.server.port
    let hosts = [
      "127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "127.1",
      "user@127.0.0.1", "127.0.0.1.", "0.0.0.0",
    ]
    let records = hosts.enumerated().flatMap { position, host in
      ["http", "https"].map { scheme in
        "{\"idMeal\":\"\(position)\(scheme == "http" ? 0 : 1)\",\"strMeal\":\"Trap \(position) \(scheme)\","
          + "\"strIngredient1\":\"Salt\",\"strMealThumb\":\"\(scheme)://\(host):\(port)/images/a.jpg\"}"
      }
    }
    let file = "\(played.home.folder.path)/traps.json"
    try Data("{\"meals\":[\(records.joined(separator: ","))]}".utf8).write(to: URL(filePath: file))
    #expect(try played.home.run(["import", file]).status == 0)
    for number in hosts.indices {
      for scheme in ["0", "1"] {
        let run = try played.home.run(["image", "themealdb:\(number)\(scheme)", "--output", "x"])
        #expect(run.status == 69 || run.status == 1, "\(hosts[number]): \(run.err)")
      }
    }
    #expect(played.sources.server.connections == 0)
  }
}
