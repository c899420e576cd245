import Testing

@testable import WhatCanIMake

@Suite("Looking around")
struct KitchenBrowsingTests {
  let world: TinyWorld
  let kitchen: Kitchen

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  private func names(
    _ filter: RecipeFilter = RecipeFilter(),
    with: [String] = [],
    order: BrowseOrder = .name
  ) throws -> [String] {
    try kitchen.browse(filter, containing: with, order: order).map(\.name)
  }

  @Test("filters compare labels without case and accents, and must all hold")
  func filters() throws {
    #expect(try names(RecipeFilter(category: "SOUR")) == ["Daiquirí", "Gimlet"])
    #expect(try names(RecipeFilter(kind: .meal, cuisine: "british")) == ["Buttery Toast"])
    #expect(try names(RecipeFilter(kind: .cocktail, cuisine: "british")) == [])
    #expect(try names(RecipeFilter(glass: "highball")) == ["Gin and Tonic", "Ginger Mule"])
  }

  @Test("containing means the thing, its kinds, and what home steps make of it")
  func containing() throws {
    #expect(try names(with: ["rum"]) == ["Daiquirí", "Ginger Mule", "Rum Snowball"])
    #expect(try names(with: ["white rum"]) == ["Daiquirí", "Ginger Mule"])
    #expect(try names(with: ["lime"]) == ["Daiquirí", "Gimlet", "Gin and Tonic", "Ginger Mule"])
    #expect(try names(with: ["lime", "gin"]) == ["Gimlet", "Gin and Tonic"])
    #expect(try names(with: ["ginger"]) == [])
  }

  @Test("an unknown name to contain is an error")
  func unknownContaining() throws {
    let reason = try reason { _ = try names(with: ["qqq"]) }
    guard case .unknownNames(_, .containing) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test("the newest are those added last, then by name")
  func newest() throws {
    try world.write(
      drinksFile([drinkRecord(1, "Zero", ["Gin"]), drinkRecord(2, "Ace", ["Gin"])]),
      to: "drinks.json"
    )
    let kitchen = try world.importing(["drinks.json"], now: TinyWorld.time + 1).kitchen

    let names = try kitchen.browse(RecipeFilter(), containing: [], order: .newest).map(\.name)
    #expect(names == ["Ace", "Zero"] + self.kitchen.dishNames)
  }

  @Test("a part of a list is its beginning, and counts what follows")
  func parts() throws {
    let whole = try kitchen.browse(DishSelection(), order: .name)
    for count in 0...whole.dishes.count + 1 {
      let part = whole.first(count)
      #expect(part.dishes == Array(whole.dishes.prefix(count)))
      #expect(part.dishes.count + part.beyond == whole.dishes.count)
    }
    #expect(whole.first(4).first(2) == whole.first(2))
  }

  @Test("search finds words of the name, the lines, the tags, the summary and the steps")
  func search() throws {
    func found(_ words: String...) throws -> [String] {
      try kitchen.search(words, containing: [], filter: RecipeFilter(), order: .name).map(\.name)
    }
    #expect(try found("toast") == ["Buttery Toast", "Moon Toast", "Mystery Toast"])
    #expect(try found("toast", "butter") == ["Buttery Toast"])
    #expect(try found("toast butter") == ["Buttery Toast"])
    #expect(try found("daiquiri") == ["Daiquirí"])
    #expect(try found("sharp") == ["Gimlet"])
    #expect(try found("short", "cold") == ["Gimlet"])
    #expect(try found("moon dus") == ["Moon Toast"])
    #expect(try found("qqq") == [])
  }

  @Test("search can be narrowed like a list")
  func narrowedSearch() throws {
    let found = try kitchen.search(
      ["lime"],
      containing: ["gin"],
      filter: RecipeFilter(category: "highball"),
      order: nil
    )
    #expect(found.map(\.name) == ["Gin and Tonic"])
  }

  @Test("the name counts most in a search")
  func bestFit() throws {
    let found = try kitchen.search(
      ["rum"],
      containing: [],
      filter: RecipeFilter(),
      order: nil
    )
    #expect(found.first?.name == "Rum Snowball")
  }

  @Test("a random dish fits the filter, and every fitting one can come")
  func random() throws {
    var generator = SystemRandomNumberGenerator()
    var seen: Set<String> = []
    for _ in 0..<200 {
      seen.insert(
        try #require(try kitchen.random(RecipeFilter(category: "Sour"), using: &generator)).name
      )
    }
    #expect(seen == ["Gimlet", "Daiquirí"])
    #expect(try kitchen.random(RecipeFilter(category: "None"), using: &generator) == nil)
  }

  @Test(
    "the dish to begin with is one that anybody knows; where there is none, any that is not plain"
  )
  func beginning() throws {
    func drawn(_ kitchen: Kitchen) throws -> Set<String> {
      var generator = SystemRandomNumberGenerator()
      return Set(
        try (0..<100).compactMap { _ in try kitchen.dishToBeginWith(using: &generator)?.name }
      )
    }
    #expect(try drawn(kitchen).count > 2)
    let known = try TinyWorld()
    try known.write(
      """
      dish\tcollections\ttitles
      gimlet\tiba; one; two\t0
      daiquiri\tone; two\t0

      """,
      to: "data/recipes/evidence.tsv"
    )
    #expect(try drawn(try known.open()) == ["Gimlet"])
  }

  @Test("categories count their dishes by group and name; spellings of one label fall together")
  func categories() {
    func rows(_ filter: RecipeFilter) -> [String] {
      kitchen.categories(filter).map { "\($0.group) \($0.name) \($0.dishes)" }
    }
    #expect(
      rows(RecipeFilter()) == [
        "category Highball 3", "category Snack 3", "category sour 2", "cuisine British 1",
        "glass Coupe 2", "glass Highball 2",
      ]
    )
    #expect(rows(RecipeFilter(kind: .meal)) == ["category Snack 3", "cuisine British 1"])
  }

  @Test("ingredients are listed by ingredient group and name, with the dishes that require them")
  func ingredients() {
    func rows(_ group: String?, _ words: [String]) -> [String] {
      kitchen.ingredients(inGroup: group, words: words).map {
        "\($0.ingredientGroup)/\($0.name) \($0.dishes)"
      }
    }
    #expect(rows(nil, ["lime"]) == ["Bar/lime 0", "Bar/lime juice 3", "Bar/lime wedge 0"])
    #expect(rows(nil, ["silver"]) == ["Bar/white rum 2"])
    #expect(rows("kitch", ["b"]) == ["Kitchen/bread 2", "Kitchen/butter 1", "Kitchen/rye bread 1"])
    #expect(rows("cellar", []) == [])
    #expect(rows(nil, []).count == 24)
    #expect(kitchen.ingredientGroups == ["Bar", "Kitchen"])
  }

  @Test(
    "an ingredient's card says what it is, what makes it, what is in it and what may replace it"
  )
  func card() throws {
    let gin = try kitchen.ingredientCard("gin")
    #expect(gin.parents == ["spirit"])
    #expect(gin.kinds == ["london dry gin"])
    #expect(gin.carries == ["alcohol"])
    let juice = try kitchen.ingredientCard("lime juice")
    #expect(juice.madeFrom == [["lime"]])
    #expect(try Set(kitchen.ingredientCard("lime").makes) == ["lime juice", "lime wedge"])
    let advocaat = try kitchen.ingredientCard("Advocaats")
    #expect(advocaat.contains == ["egg"])
    #expect(advocaat.carries == ["egg", "alcohol"])
    let butter = try kitchen.ingredientCard("butter")
    #expect(butter.swaps == [.init(name: "margarine", note: "1:1; less flavour")])
    #expect(try kitchen.ingredientCard("margarine").carries == ["dairy?"])
    #expect(try kitchen.ingredientCard("mystery sauce").carries == ["unknown"])
    #expect(throws: KitchenError.self) { try kitchen.ingredientCard("qqq") }
    do {
      _ = try kitchen.ingredientCard("gin and lime")
      Issue.record("two ingredients have no one card")
    } catch {
      #expect("\(error)".contains("gin") && "\(error)".contains("lime"), "\(error)")
    }
  }
}
