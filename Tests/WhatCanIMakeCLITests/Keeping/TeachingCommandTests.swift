import Testing

@Suite("lexicon add, swap, remove and list")
struct TeachingCommandTests {
  private let home: Home

  init() throws {
    home = try Home.ofTheProject()
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments, home: home.path)
  }

  @Test("a name is explained, counts in answers, is listed, taken back and brought back")
  func whole() throws {
    #expect(try run("--have", "silken joy").status == 2)
    let added = try run("lexicon", "add", "silken joy", "--like", "tofu", "--kind-of", "soy milk")
    #expect(added.out.contains("silken joy is like tofu."))
    #expect(added.out.contains("silken joy is a kind of soy milk."))
    let answer = try run("--have", "silken joy,ginger,rice,broccoli,soy sauce,oil")
    #expect(answer.status == 0 && answer.out.contains("Tofu Stir-Fry"))
    #expect(
      try run("--have", "silken joy", "--without", "soy").out.contains("Not used: silken joy")
    )
    let list = try run("lexicon", "list").out
    #expect(list == "silken joy is like tofu\nsilken joy is a kind of soy milk\n")
    let listed = try run("lexicon", "list", "--json").out
    #expect(
      listed.hasPrefix("{\"schema\":\"whatcanimake.lexicon/1\",\"items\":[{\"id\":\"silken joy\"")
    )
    #expect(try run("lexicon", "find", "silken joy").out.contains("a kind of"))
    #expect(try run("--as", "ben", "--have", "silken joy").status == 2)
    #expect(try run("lexicon", "remove", "silken joy").out.contains("whatcanimake undo"))
    #expect(try run("--have", "silken joy").status == 2)
    #expect(try run("undo").out.contains("what you added about silken joy, 2 things"))
    #expect(try run("--have", "silken joy").status == 0)
  }

  @Test("what is never swapped in a dish is said there, counts, is listed and taken back")
  func neverSwap() throws {
    let have = "margarine,sugar,flour,salt"
    #expect(try run("--have", have, "--missing", "0").out.contains("Shortbread"))
    let said = try run("lexicon", "swap", "--never", "butter", "--in", "Shortbread")
    #expect(said.out == "nothing can replace butter in classic:shortbread.\n", "\(said.err)")
    #expect(try !run("--have", have, "--missing", "0").out.contains("Shortbread"))
    #expect(try run("show", "shortbread").out.contains("Do not replace butter in this dish."))
    #expect(try run("why-not", "shortbread", "--have", have).out.contains("butter"))
    #expect(try run("lexicon", "list").out.contains("nothing can replace butter"))
    #expect(try run("lexicon", "swap", "--never", "butter").status == 64)
    #expect(try run("lexicon", "swap", "butter").status == 64)
    #expect(try run("lexicon", "swap", "--never", "gin", "--in", "Shortbread").status == 2)
    #expect(try run("lexicon", "remove", "butter").status == 0)
    #expect(try run("--have", have, "--missing", "0").out.contains("Shortbread"))
  }

  @Test("only what is explained can be avoided, and it stays explained while it is")
  func avoided() throws {
    #expect(try run("avoid", "add", "silken joy").status == 2)
    #expect(try run("--have", "gin", "--without", "silken joy").status == 2)
    _ = try run("lexicon", "add", "silken joy", "--like", "tofu")
    #expect(try run("--have", "gin", "--without", "silken joy").status == 0)
    #expect(try run("avoid", "add", "silken joy").status == 0)
    let refused = try run("lexicon", "remove", "silken joy")
    #expect(refused.status == 1 && refused.err.contains("avoid remove 'silken joy'"))
    #expect(try run("avoid", "remove", "silken joy").status == 0)
    #expect(try run("lexicon", "remove", "silken joy").status == 0)
  }

  @Test("what cannot be said stops with its status and says why")
  func refused() throws {
    #expect(try run("lexicon", "add", "butter", "--like", "margarine").status == 64)
    #expect(try run("lexicon", "add", "silken joy").status == 64)
    #expect(try run("lexicon", "add", "silken joy", "--like", "zzzz").status == 2)
    #expect(try run("lexicon", "swap", "butter", "butters").status == 64)
    #expect(try run("lexicon", "remove", "silken joy").status == 2)
    #expect(
      try run("lexicon", "swap", "butter", "coconut oil").out.contains(
        "you use coconut oil instead of butter."
      )
    )
  }
}
