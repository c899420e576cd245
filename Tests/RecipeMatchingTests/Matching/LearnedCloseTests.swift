import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@Suite("What is close because dishes use it alike")
struct LearnedCloseTests {
  private func world(_ line: String, learned: [String]) throws -> SmallWorld {
    try SmallWorld(
      [
        "egg", "whiskey (class)", "bourbon < whiskey", "small batch bourbon < bourbon",
        "rye < whiskey", "fruit (class)", "lime", "lime juice", "lemon", "salt (staple)", "fat",
        "butter < fat", "ghee < fat", "vinegar", "acid",
      ],
      made: ["lime juice = lime"],
      learned: learned,
      dishes: [SmallWorld.Dish("Dish", "egg", line)]
    )
  }

  private func judged(
    _ line: String,
    have: [String],
    learned: String...,
    without: [String] = []
  ) throws -> String? {
    let world = try world(line, learned: learned)
    return world.answer(try world.query(["egg"] + have, without: without)).lines("Dish")?.last
  }

  @Test("what is used alike is close, with its evidence, and still missing")
  func evidence() throws {
    let world = try world("rye", learned: ["rye: bourbon 41"])
    let answer = try world.answer(have: "egg", "bourbon")
    #expect(answer.lines("Dish")?.last == "rye: close by bourbon as bourbon in 41")
    #expect(
      answer["Dish"]?.keys == RankKeys(missing: 1, used: 1, weight: 693)
    )
    #expect(answer["Dish"]?.missing.map(\.usedAlike) == [41])
    #expect(answer["Dish"]?.missing.map(\.substitute) == ["bourbon"])
    #expect(try world.answer(have: "egg").lines("Dish")?.last == "rye: missing")
  }

  @Test("it goes one way and one hop")
  func directed() throws {
    #expect(try judged("bourbon", have: ["rye"], learned: "rye: bourbon 41") == "bourbon: missing")
    #expect(
      try judged("rye", have: ["lemon"], learned: "rye: bourbon 41", "bourbon: lemon 9")
        == "rye: missing"
    )
  }

  @Test("of several the first that is there, however many dishes speak for another")
  func order() throws {
    let row = "rye: vinegar 3; lemon 2; bourbon 41"
    #expect(
      try judged("rye", have: ["bourbon", "lemon"], learned: row)
        == "rye: close by lemon as lemon in 2"
    )
    #expect(
      try judged("rye", have: ["bourbon"], learned: row) == "rye: close by bourbon as bourbon in 41"
    )
  }

  @Test("a kind of it, or what makes it, is enough, and is named")
  func owned() throws {
    #expect(
      try judged("rye", have: ["small batch bourbon"], learned: "rye: bourbon 41")
        == "rye: close by small batch bourbon as bourbon in 41"
    )
    #expect(
      try judged("vinegar", have: ["lime"], learned: "vinegar: lime juice 7")
        == "vinegar: close by lime as lime juice in 7"
    )
  }

  @Test("a class is like nothing, be it named or had by a kind of it")
  func classes() throws {
    let row = "lemon: whiskey 50; fruit 9; lime 2"
    #expect(
      try judged("lemon", have: ["whiskey", "bourbon", "fruit"], learned: row) == "lemon: missing"
    )
    #expect(
      try judged("lemon", have: ["whiskey", "lime"], learned: row)
        == "lemon: close by lime as lime in 2"
    )
  }

  @Test("a staple is like something when the cook names it, not when it is assumed")
  func staples() throws {
    #expect(try judged("acid", have: [], learned: "acid: salt 8") == "acid: missing")
    #expect(
      try judged("acid", have: ["salt"], learned: "acid: salt 8")
        == "acid: close by salt as salt in 8"
    )
  }

  @Test("what is excluded is not there")
  func excluded() throws {
    #expect(
      try judged(
        "acid",
        have: ["vinegar", "lemon"],
        learned: "acid: vinegar 8; lemon 3",
        without: ["vinegar"]
      )
        == "acid: close by lemon as lemon in 3"
    )
    #expect(
      try judged("acid", have: ["vinegar"], learned: "acid: vinegar 8", without: ["vinegar"])
        == "acid: missing"
    )
  }

  @Test("what is written down goes first: a sibling, something above, a kind of exactly this one")
  func curatedFirst() throws {
    let row = "butter: lemon 99"
    #expect(try judged("butter", have: ["ghee", "lemon"], learned: row) == "butter: close by ghee")
    #expect(try judged("=butter", have: ["fat", "lemon"], learned: row) == "butter: close by fat")
    #expect(
      try judged("rye", have: ["whiskey", "lemon"], learned: "rye: lemon 5")
        == "rye: close by whiskey"
    )
    #expect(
      try judged("=bourbon", have: ["small batch bourbon", "lemon"], learned: "bourbon: lemon 5")
        == "bourbon: close by small batch bourbon"
    )
    #expect(
      try judged("=lime", have: ["lemon"], learned: "lime: lemon 5")
        == "lime: close by lemon as lemon in 5"
    )
  }

  @Test("of two alternatives the one that is close by what is written down goes first")
  func alternatives() throws {
    let rows = ["rye: lemon 5", "vinegar: lemon 7"]
    func judged(_ line: String) throws -> String? {
      let world = try world(line, learned: rows)
      return world.answer(try world.query(["egg", "lemon", "ghee"])).lines("Dish")?.last
    }
    #expect(try judged("rye or butter") == "rye or butter: close by ghee")
    #expect(try judged("butter or rye") == "butter or rye: close by ghee")
    #expect(try judged("rye or vinegar") == "rye or vinegar: close by lemon as lemon in 5")
    #expect(try judged("bourbon or rye") == "bourbon or rye: close by lemon as lemon in 5")
  }

  @Test("nice-to-haves have it too, and neither generics nor swaps off take it away")
  func elsewhere() throws {
    #expect(
      try judged("?rye", have: ["bourbon"], learned: "rye: bourbon 41")
        == "nice: rye: close by bourbon as bourbon in 41"
    )
    let world = try world("rye", learned: ["rye: bourbon 41"])
    var query = try world.query(["egg", "bourbon"])
    query.allowsGeneric = false
    query.allowsSwaps = false
    #expect(world.answer(query).lines("Dish")?.last == "rye: close by bourbon as bourbon in 41")
  }

  @Test("it changes no key, no count and no order: only what is missing may turn close")
  func law() throws {
    var turned = 0
    let seeds = SeededGenerator.seeds(150, full: 5_000)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      var world = MatchWorld.random(using: &generator)
      var question = MatchQuestion.random(in: world, using: &generator)
      question.missingAtMost = nil
      question.limit = 1_000
      let index = try world.index()
      let with = PantryMatcher(index: index).answer(question.query(for: index))
      world.learned = []
      let plain = PantryMatcher(index: try world.index()).answer(question.query(for: index))
      var without = with
      for match in without.matches.indices {
        for line in without.matches[match].lines.indices
        where without.matches[match].lines[line].usedAlike != nil {
          #expect(without.matches[match].lines[line].grade == .close, "seed \(seed)")
          without.matches[match].lines[line].grade = .missing
          without.matches[match].lines[line].with = []
          without.matches[match].lines[line].substitute = nil
          without.matches[match].lines[line].usedAlike = nil
          turned += 1
        }
      }
      #expect(without == plain, "seed \(seed)")
    }
    #expect(turned >= seeds.count / 10)
  }
}
