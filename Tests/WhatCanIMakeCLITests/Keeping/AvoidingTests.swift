import Testing

@Suite("What is always avoided")
struct AvoidingTests {
  private let home: Home

  init() throws {
    home = try Home.ofTheProject()
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments, home: home.path)
  }

  @Test("no smallest change lifts it, as one lifts an option of the question")
  func neverLifted() throws {
    let asked = try run("why-not", "whiskey sour", "--have", "bourbon,sugar", "--without", "lemon")
    #expect(asked.out.contains("leave out --without lemon"))
    _ = try run("avoid", "add", "lemon")
    let standing = try run("why-not", "whiskey sour", "--have", "bourbon,sugar")
    #expect(standing.out.contains("left out by avoid lemon: lemon juice"))
    #expect(!standing.out.contains("Smallest fix"))
    #expect(
      standing.out.contains(
        "would not make this dish possible as long as you avoid lemon.\n"
      )
    )
  }

  @Test("what only one's own avoiding keeps out is said with the command that ends it")
  func ownAvoiding() throws {
    let question = ["why-not", "waldorf salad", "--have", "apple,celery,mayonnaise"]
    _ = try run("avoid", "add", "nut")
    _ = try run("avoid", "diet", "vegan")
    let both = try Tool.run(question, home: home.path).out
    #expect(both.contains("as long as you avoid nuts and follow the vegan diet.\n"), "\(both)")
    #expect(
      both.contains("If this no longer applies: whatcanimake avoid remove nut vegan\n"),
      "\(both)"
    )
    _ = try run("avoid", "remove", "nut", "vegan")
    #expect(try Tool.run(question, home: home.path).out.contains("Smallest fix: buy walnut\n"))
    // What the question itself leaves out is lifted by asking another.
    let asked = try Tool.run(question + ["--without", "nut"], home: home.path).out
    #expect(!asked.contains("avoid remove"))
  }

  @Test("what may contain something that one avoids is not said to be avoided itself")
  func doubtful() throws {
    _ = try run("avoid", "add", "nut")
    let brownie = try run("brownie").out
    #expect(brownie.hasPrefix("Nothing that you have can be used.\n"), "\(brownie)")
    #expect(brownie.contains("\nNot used: brownie (may contain nuts).\n"), "\(brownie)")
    #expect(try run("walnut").out.contains("\nNot used: walnut.\n"))
    let both = try run("gin", "walnut", "brownie").out
    #expect(both.contains("\nNot used: walnut, brownie (may contain nuts).\n"), "\(both)")
  }

  @Test("what is kept stays on its list, and says what is avoided in it")
  func kept() throws {
    _ = try run("avoid", "add", "almond")
    _ = try run("favorite", "add", "amaretto-sour", "gimlet")
    _ = try run("list", "add", "wishlist", "amaretto-sour")
    let favorites = try run("favorite", "list").lines
    #expect(favorites.contains { $0.contains("Gimlet") && !$0.contains("you avoid") })
    #expect(try run("favorite", "list").out.contains("you avoid: amaretto"))
    #expect(try run("list", "show", "wishlist").out.contains("you avoid: amaretto"))
    #expect(try run("show", "amaretto-sour").out.contains("Has something you avoid: amaretto."))
  }

  @Test("a swap with what is avoided is no way out of a dish that may be shown")
  func swaps() throws {
    #expect(try run("show", "negroni").out.contains("aperol for campari"))
    _ = try run("avoid", "add", "aperol")
    let dish = try run("show", "negroni").out
    #expect(dish.contains("campari") && !dish.contains("aperol"))
    #expect(try !run("show", "negroni", "--json").out.contains("aperol"))
    #expect(try !run("share", "negroni").out.contains("aperol"))
  }

  @Test("what a file calls by another name than its words say is avoided by the words too")
  func disagreeing() throws {
    let file = try home.write(
      """
      # Green bowl

      <!-- line 99cdcc6b: {"name":"rice"} -->

      ## Ingredients

      - 100 g peanuts

      ## Steps

      1. Eat.

      """,
      to: "bowl.md"
    )
    #expect(try run("import", file).status == 0)
    #expect(try run("--have", "rice", "--missing", "0").out.contains("Green bowl"))
    let without = try run("--have", "rice", "--missing", "0", "--without", "peanut").out
    #expect(!without.contains("Green bowl"))
    _ = try run("avoid", "add", "peanut")
    #expect(try !run("--have", "rice", "--missing", "0").out.contains("Green bowl"))
    #expect(try run("show", "Green bowl").out.contains("Has something you avoid"))
  }

  @Test("the remedy for what is past its date takes that out, and nothing else")
  func pastDate() throws {
    _ = try run("pantry", "add", "milk 1 l", "egg 3", "--expires", "2020-01-01")
    _ = try run("pantry", "add", "milk 2 l", "--expires", "2999-01-01")
    _ = try run("pantry", "add", "lime")
    let answer = try run().lines
    #expect(
      answer.contains(
        "Past its date: egg, milk. To remove everything past its date: whatcanimake pantry remove --past-date"
      )
    )
    #expect(try run("pantry", "remove", "--past-date").status == 0)
    let rest = try run("pantry", "list").out
    #expect(rest.contains("2 l"))
    #expect(rest.contains("lime") && !rest.contains("egg") && !rest.contains("1 l"))
    #expect(try !run().out.contains("Past its date"))
    #expect(try run("pantry", "remove", "--past-date").out.contains("Nothing in the pantry"))
    #expect(try run("pantry", "remove").status == 64)
    #expect(try run("pantry", "remove", "lime", "--past-date").status == 64)
  }
}
