import StandIn
import Testing

@Suite("shelf")
struct BooksCommandTests {
  @Test("lists, their books, what is new on them and the wishlist, also when the source is gone")
  func shelf() throws {
    let played = try SourceHome()
    let lists = try played.run(.nytbooks, "shelf", "lists")
    #expect(lists.status == 0, "\(lists.err)")
    #expect(lists.out.contains("Cookbooks · monthly"))
    #expect(lists.out.contains("Fiction · weekly"))
    let show = try played.run(.nytbooks, "shelf", "show", "cookbooks")
    #expect(show.out.hasPrefix("Cookbooks · monthly · published "))
    for line in ["1. ", "ISBN ", "publisher ", "link ", "image ", "Fetched on "] {
      #expect(show.out.contains(line), "\(line)")
    }
    #expect(show.lines.allSatisfy { $0.count <= 80 })
    let json = try played.run(.nytbooks, "shelf", "show", "cookbooks", "--json")
    #expect(json.out.hasPrefix("{\"schema\":\"whatcanimake.shelf/1\",\"items\":[{\"id\":\"978"))

    #expect(try played.run(.nytbooks, "shelf", "favourite", "fiction").status == 0)
    let first = try played.run(.nytbooks, "shelf", "new")
    #expect(first.out.contains("1. "))
    #expect(try played.run(.nytbooks, "shelf", "new").out.contains("Nothing new since"))
    played.sources.advanceWeek()
    let next = try played.run(.nytbooks, "shelf", "new", "--refresh")
    #expect(next.out.hasPrefix("Fiction · weekly · published "))
    #expect(next.lines[0] != first.lines[0])

    let number = try #require(json.out.firstMatch(of: #/"id":"(978\d+)"/#)).1
    #expect(try played.run(.nytbooks, "shelf", "wish", String(number)).status == 0)
    let asked = played.sources.server.requests.count
    played.sources.stop()
    let wished = try played.home.run(["shelf", "wishlist"])
    #expect(wished.out.contains(number))
    let offline = try played.run(.nytbooks, "shelf", "show", "cookbooks")
    #expect(offline.status == 0)
    #expect(offline.out.contains(number))
    let stale = try played.run(.nytbooks, "shelf", "show", "fiction", "--refresh")
    #expect(stale.status == 0)
    #expect(stale.err.contains("showing the copy that was fetched on "))
    #expect(try played.run(.nytbooks, "shelf", "show", "science").status == 69)
    #expect(played.sources.server.requests.count == asked)
    #expect(try played.home.run(["shelf", "wishlist"], as: "ben").out.contains(number) == false)
    #expect(try played.home.run(["shelf", "remove", String(number)]).status == 0)
    #expect(try played.home.run(["shelf", "wishlist"]).out.contains(number) == false)
    #expect(try played.home.run(["shelf", "favourite", "--remove", "fiction"]).status == 0)
  }

  @Test("without a key nothing is sent, and the answer says where to get one")
  func withoutKey() throws {
    let played = try SourceHome()
    let none = ["WHATCANIMAKE_API_KEY": ""]
    let run = try played.run(.nytbooks, "shelf", "lists", environment: none)
    #expect(run.status == 69)
    #expect(run.err.contains("NYT_BOOKS_KEY"))
    let wrong = try played.run(
      .nytbooks,
      "shelf",
      "lists",
      environment: ["WHATCANIMAKE_API_KEY": "wrong"]
    )
    #expect(wrong.status == 69)
    #expect(!wrong.err.contains("wrong"))
    #expect(played.sources.server.requests.count == 1)
  }

  @Test("the source's own key, from the environment or a file, never goes to another server")
  func ownKey() throws {
    let played = try SourceHome()
    let file = "\(played.home.path)/keys/nyt-books"
    try played.home.makePrivateFile("books-test-key\n", at: file, mode: 0o600)
    for key in ["", "books-test-key"] {
      let environment = ["WHATCANIMAKE_API_KEY": "", "NYT_BOOKS_KEY": key]
      let run = try played.run(.nytbooks, "shelf", "lists", environment: environment)
      #expect(run.status == 69)
    }
    #expect(played.sources.server.requests.isEmpty)
  }

  @Test("a key in a file that others may read is refused, and not shown")
  func keyFile() throws {
    let home = try Home()
    let file = "\(home.path)/keys/nyt-books"
    try home.makePrivateFile("books-test-key\n", at: file, mode: 0o644)
    let open = try home.run(["shelf", "lists"])
    #expect(open.status == 1)
    #expect(open.err.contains("chmod 600"))
    #expect(!open.err.contains("books-test-key"))
  }
}
