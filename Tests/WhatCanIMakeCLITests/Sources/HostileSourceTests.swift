import StandIn
import Testing

@Suite("Sources that send what they should not")
struct HostileSourceTests {
  private static let trap =
    "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}evil\u{200B}\u{FEFF}\u{E0041}\r\n<b>x</b>"

  @Test("no control character of a source reaches a terminal, in answers, lists, errors or books")
  func controls() throws {
    var content = SourceContent()
    for position in content.meals.indices {
      content.meals[position]["strMeal"] = .string("Pie \(position) \(Self.trap)")
      content.meals[position]["strCategory"] = .string(Self.trap)
      content.meals[position]["strInstructions"] = .string(Self.trap)
    }
    // Too long for a name: a problem that quotes nothing of it unsafely.
    content.meals[0]["strMeal"] = .string(String(repeating: Self.trap, count: 100))
    let played = try SourceHome(content)
    let runs = [
      try played.run(.themealdb, "search", "--source", "themealdb", "pie"),
      try played.run(.themealdb, "source", "sync", "themealdb"),
      try played.run(.themealdb, "source", "values", "themealdb", "categories"),
      try played.run(.themealdb, "source", "get", "themealdb:80002"),
      try played.home.run(["browse", "--kind", "meal"]),
      try played.home.run(["show", "themealdb:80003"]),
      try played.run(.themealdb, "search", "--source", "themealdb", "pie", "--json"),
    ]
    for run in runs {
      let scalars = (run.out + run.err).unicodeScalars
      let controls = scalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format)
      }
      #expect(controls.isEmpty, "\(controls.map { $0.value })")
    }
    #expect(runs[1].out.contains("7 new"))
    #expect(runs[1].out.contains("1 failed"))
    #expect(runs[1].status == 0)
  }

  @Test("bad records are counted, the good ones of the same answer are kept, whole or not at all")
  func records() throws {
    var content = SourceContent()
    content.drinks[0]["strIngredient1"] = 7
    content.drinks[1]["strDrink"] = nil
    content.drinks[2]["strInstructions"] = ["a", "list"]
    let played = try SourceHome(content)
    let run = try played.run(.thecocktaildb, "source", "sync", "thecocktaildb", "--json")
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.contains("\"new\":\(content.drinks.count - 3),"))
    // The one without a name comes in the lists of its category and its glass.
    #expect(run.out.contains("\"failed\":4,"))
    #expect(try played.home.run(["show", "thecocktaildb:90001"]).status == 2)
  }

  @Test(
    "an answer that is broken, endless or of another kind leaves what is kept as it was",
    arguments: [
      StandInFault.hugeBody(bytes: 10_000_000_000, isDeclared: false),
      .gzipBomb(bytes: 1_000_000_000), .closed(afterBodyBytes: 20), .junk(Array("hello\n".utf8)),
      .instead(StandInResponse.json(text: "<html>no</html>")),
      .instead(StandInResponse.json(text: "{\"meals\":[{\"idMeal\":")),
      .redirect(302, to: "http://169.254.169.254/latest/meta-data"),
    ]
  )
  func answers(fault: StandInFault) throws {
    let played = try SourceHome()
    #expect(try played.run(.themealdb, "source", "get", "themealdb:80001").status == 0)
    let before = try played.home.run(["export", "--source", "themealdb", "--format", "csv"]).out
    played.sources.fault(fault, of: .themealdb, times: 10)
    let run = try played.run(.themealdb, "source", "get", "themealdb:80001")
    #expect([65, 69].contains(run.status), "\(run.status)")
    #expect(run.err.split(separator: "\n").count == 1)
    let after = try played.home.run(["export", "--source", "themealdb", "--format", "csv"]).out
    #expect(after == before)
  }
}
