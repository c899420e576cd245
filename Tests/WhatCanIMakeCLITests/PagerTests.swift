import Testing

@Suite("Long lists")
struct PagerTests {
  @Test(
    "on a terminal a long list goes through PAGER, a short one does not, and in a pipe none does"
  )
  func pager() throws {
    let home = try Home()
    func shown(_ words: [String], rows: Int, _ pager: String) throws -> String {
      let tool = (["'\(try Tool.path())'"] + words).joined(separator: " ")
      return try onTerminal(
        of: home,
        words,
        environment: ["PAGER": pager, "LINE": "stty rows \(rows) cols 80 -echo; exec \(tool)"]
      ).out
    }
    let mark = "sed s/^/paged:/"
    #expect(try shown(["browse"], rows: 5, mark).contains("paged:"))
    #expect(try shown(["ingredients", "--limit", "30"], rows: 5, mark).contains("paged:"))
    for words in [["match", "gin"], ["show", "negroni"], ["help"], ["plan", "--help"]] {
      #expect(try shown(words, rows: 2, mark).contains("paged:"), "\(words)")
    }
    #expect(try !shown(["browse", "--limit", "1"], rows: 50, mark).contains("paged:"))
    #expect(try !shown(["browse"], rows: 5, "cat").contains("paged:"))
    // Where there is no such program the list is shown all the same.
    #expect(try shown(["browse"], rows: 5, "no-such-pager-xyzzy").contains("Negroni"))
    let piped = try home.run(["browse"], environment: ["PAGER": mark])
    #expect(piped.out.contains("Negroni") && !piped.out.contains("paged:"))
  }

  @Test("browse, search and ingredients show at most --limit, also as JSON")
  func limit() throws {
    let home = try Home()
    #expect(try home.values(of: "browse", "--limit", "2").count == 2)
    #expect(try home.values(of: "search", "juice", "--limit", "1").count <= 1)
    #expect(try home.values(of: "ingredients", "--limit", "3").count == 3)
    #expect(try home.say("ingredients", "--limit", "3").contains("3 of "))
  }
}
