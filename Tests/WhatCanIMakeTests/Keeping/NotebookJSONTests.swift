import JSONCoding
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What people keep as JSON")
struct NotebookJSONTests {
  let amount = Amount(quantity: 1.5, unit: "l")
  let gimlet = DishID("classic:gimlet")

  @Test("an item of the pantry")
  func pantry() throws {
    let day = try #require(CalendarDay("2026-11-30"))
    let entry = PantryEntry(ingredient: "milk", text: "Milk 1,5 l", amount: amount, expires: day)
    let item = PantryItem(number: 7, entry: entry, addedAt: 99)
    func json(_ daysLeft: String) -> String {
      "{\"id\":\"milk\",\"name\":\"milk\",\"quantity\":1.5,\"unit\":\"l\","
        + "\"expires\":\"2026-11-30\",\"daysLeft\":\(daysLeft),\"text\":\"Milk 1,5 l\","
        + "\"addedAt\":99,\"number\":7,\"place\":null,\"opened\":null,\"estimate\":null,"
        + "\"estimatedDaysLeft\":null}"
    }
    #expect(item.json(today: nil).jsonText == json("null"))
    #expect(item.json(today: CalendarDay("2026-11-28")).jsonText == json("2"))
    #expect(item.json(today: CalendarDay("2026-12-01")).jsonText == json("-1"))
    let bare = PantryItem(
      number: 1,
      entry: PantryEntry(ingredient: "egg", text: "eggs"),
      addedAt: 0
    )
    #expect(
      bare.json(today: day).jsonText
        == "{\"id\":\"egg\",\"name\":\"egg\",\"quantity\":null,\"unit\":null,\"expires\":null,"
        + "\"daysLeft\":null,\"text\":\"eggs\",\"addedAt\":0,\"number\":1,\"place\":null,"
        + "\"opened\":null,\"estimate\":null,\"estimatedDaysLeft\":null}"
    )
    var open = bare
    open.entry.move(to: .fridge, on: day)
    open.entry.opened = day
    #expect(
      open.json(today: CalendarDay("2026-12-05"), estimate: KeepingEstimate(until: day)).jsonText
        == "{\"id\":\"egg\",\"name\":\"egg\",\"quantity\":null,\"unit\":null,\"expires\":null,"
        + "\"daysLeft\":null,\"text\":\"eggs\",\"addedAt\":0,\"number\":1,\"place\":\"fridge\","
        + "\"opened\":\"2026-11-30\",\"estimate\":\"2026-11-30\",\"estimatedDaysLeft\":0}"
    )
  }

  @Test("an item of the shopping list, with its entries")
  func shopping() {
    let entry = ShoppingEntry(
      text: "butter or margarine",
      ingredients: ["butter", "margarine"],
      amount: amount,
      dish: gimlet
    )
    let item = ShoppingItem(
      number: 3,
      entry: entry,
      isChecked: true,
      pantryItem: 4,
      addedAt: 99
    )
    let group = ShoppingGroup(
      name: "butter or margarine",
      aisle: nil,
      amounts: [amount],
      hasUnmeasured: true,
      isChecked: true,
      items: [item],
      dishes: ["Gimlet"]
    )
    #expect(
      group.json.jsonText
        == "{\"id\":\"butter\",\"name\":\"butter or margarine\",\"aisle\":null,\"checked\":true,"
        + "\"amounts\":[{\"quantity\":1.5,\"quantityMax\":null,\"unit\":\"l\"}],"
        + "\"unmeasured\":true,\"dishes\":[\"Gimlet\"],\"entries\":[{\"number\":3,"
        + "\"dish\":\"classic:gimlet\",\"quantity\":1.5,\"unit\":\"l\",\"addedAt\":99}],\"makeIt\":null}"
    )
  }

  @Test("a list, a remark, an entry of the history, and a recipe of someone's own")
  func items() {
    #expect(
      DishList(name: "Party", dishes: [gimlet], createdAt: 9).json.jsonText
        == "{\"id\":\"Party\",\"name\":\"Party\",\"count\":1,\"dishes\":[\"classic:gimlet\"]}"
    )
    let remark = DishRemark(
      number: 5,
      dish: gimlet,
      kind: .review,
      author: KeepingWorld.anna,
      text: "a\n\u{202E}\"b\"",
      rating: .four,
      writtenAt: 99
    )
    #expect(
      remark.json.jsonText
        == "{\"id\":\"5\",\"name\":\"anna\",\"kind\":\"review\",\"text\":\"a\\n\\u202e\\\"b\\\"\","
        + "\"rating\":4,\"writtenAt\":99}"
    )
    #expect(
      HistoryEntry(number: 6, kind: .cooked, dish: gimlet, dishName: "Gimlet", at: 99).json.jsonText
        == "{\"id\":\"classic:gimlet\",\"name\":\"Gimlet\",\"kind\":\"cooked\",\"servings\":null,"
        + "\"at\":99,\"number\":6}"
    )
    let recipe = Recipe(
      id: DishID("own:pie"),
      name: "Pie",
      kind: .meal,
      lines: [],
      origin: RecipeOrigin(source: "own", nativeID: "pie")
    )
    #expect(
      OwnRecipe(recipe: recipe, author: KeepingWorld.anna, createdAt: 1, changedAt: 2).json.jsonText
        == "{\"id\":\"own:pie\",\"name\":\"Pie\",\"kind\":\"meal\",\"author\":\"anna\","
        + "\"createdAt\":1,\"changedAt\":2,\"publishedAt\":null,\"deletedAt\":null,"
        + "\"ownVersion\":false}"
    )
  }

  @Test("a note, and what cooking used")
  func words() throws {
    let world = try KeepingWorld()
    let dish = try world.open().dish("gimlet")
    #expect(
      Reply.Note(DishNote(dish: dish.id, text: "Sour.", writtenAt: 9), on: dish).jsonText
        == "{\"schema\":\"whatcanimake.note/1\",\"id\":\"classic:gimlet\",\"name\":\"Gimlet\","
        + "\"text\":\"Sour.\",\"writtenAt\":9}"
    )
    #expect(Reply.Note(nil, on: dish).jsonText.hasSuffix("\"text\":null,\"writtenAt\":null}"))
    let notebook = try world.notebook()
    _ = try notebook.addToPantry(["gin 100 ml", "lime juice 15 ml", "sugar"])
    let (entry, uses) = try notebook.cooked(dish, servings: 1, takesFromPantry: false)
    #expect(
      Reply.Cooked(entry, uses, nil, isTaken: false).jsonText
        == "{\"schema\":\"whatcanimake.cooked/1\",\"id\":\"classic:gimlet\",\"name\":\"Gimlet\","
        + "\"servings\":1,\"taken\":false,\"uses\":[{\"ingredient\":\"gin\","
        + "\"used\":{\"quantity\":60,\"quantityMax\":null,\"unit\":\"ml\"},\"needed\":null,"
        + "\"source\":\"pantry\",\"left\":[{\"name\":\"gin\",\"quantity\":40,\"unit\":\"ml\"}]},"
        + "{\"ingredient\":\"lime juice\","
        + "\"used\":{\"quantity\":15,\"quantityMax\":null,\"unit\":\"ml\"},"
        + "\"needed\":{\"quantity\":20,\"quantityMax\":null,\"unit\":\"ml\"},"
        + "\"source\":\"pantry\","
        + "\"left\":[{\"name\":\"lime juice\",\"quantity\":0,\"unit\":\"ml\"}]},"
        + "{\"ingredient\":\"simple syrup\",\"used\":null,\"needed\":null,"
        + "\"source\":\"others\",\"left\":[]}],\"makes\":null}"
    )
  }

  @Test("lists and reports name their schema")
  func schemas() {
    #expect(
      Reply.List("pantry", [Reply.InPantry]()).jsonText
        == "{\"schema\":\"whatcanimake.pantry/1\",\"items\":[]}"
    )
    #expect(
      ImportReport(new: 1, changed: 2, unchanged: 3, problems: []).json.jsonText
        == "{\"schema\":\"whatcanimake.import/1\",\"new\":1,\"changed\":2,\"unchanged\":3,"
        + "\"failed\":0,\"problems\":[],\"families\":[]}"
    )
  }

  @Test("a dish carries what the person and everyone noted about it")
  func dish() throws {
    let world = try KeepingWorld()
    let notebook = try world.notebook()
    let pie = try notebook.createRecipe(
      WrittenRecipe(title: "Pie", ingredients: ["200 g flour"])
    )
    let found = FoundDish(recipe: pie.recipe)
    try notebook.rate(found, .four)
    _ = try notebook.add([found], toList: "wishlist")
    _ = try notebook.addToShopping(["flour"])
    let kitchen = try world.open()
    let note = DishNote(dish: found.id, text: "Mine.", writtenAt: 0)
    let text = try kitchen.json(found, note: note, author: pie.author).jsonText
    #expect(
      text.hasSuffix(
        "\"favorite\":true,\"rating\":4,\"lists\":[\"wishlist\"],\"ownVersion\":false,"
          + "\"ratingMean\":4,\"ratings\":1,"
          + "\"favorites\":1,\"note\":\"Mine.\",\"author\":\"anna\",\"keptAt\":null,\"changedAt\":null,"
          + "\"abvPercent\":null,\"alsoIn\":[],\"neverSwapped\":[],"
          + "\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
      )
    )
    #expect(text.contains("\"exactly\":false,\"inShopping\":true,"))
    let summary = kitchen.summary(of: found).json.jsonText
    #expect(
      summary
        == "{\"id\":\"own:pie\",\"name\":\"Pie\",\"kind\":\"meal\",\"category\":null,"
        + "\"cuisine\":null,\"glass\":null,\"minutes\":null,\"ingredients\":[\"flour\"],\"leaveOut\":[],\"excluded\":[],"
        + "\"favorite\":true,\"rating\":4,\"lists\":[\"wishlist\"],\"ownVersion\":false,"
        + "\"ratingMean\":4,\"ratings\":1,"
        + "\"favorites\":1}"
    )
    let gone = FoundDish(recipe: pie.recipe, keptAt: 5)
    #expect(kitchen.summary(of: gone).json.jsonText == summary)
    #expect(
      try kitchen.json(gone).jsonText
        .hasSuffix(
          "\"note\":null,\"author\":null,\"keptAt\":5,\"changedAt\":null,\"abvPercent\":null,"
            + "\"alsoIn\":[],\"neverSwapped\":[],"
            + "\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
        )
    )
  }
}
