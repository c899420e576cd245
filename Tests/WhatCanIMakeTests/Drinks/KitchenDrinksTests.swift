import JSONCoding
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("A kitchen tells how strong a drink is")
struct KitchenDrinksTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  private func write() throws {
    try world.write("name\tabv\nspirit\t40\n", to: "data/lexicon/strengths.tsv")
    try world.write(
      "name\tcolour\topacity\nspirit\t#f7f8f8\t0\ntonic water\t#f6f9fb\t0.05\n",
      to: "data/lexicon/colours.tsv"
    )
  }

  @Test("the strength of a drink and the colours of its lines are in its JSON, from the index file")
  func json() throws {
    try write()
    for _ in 0..<2 {
      // The second kitchen is opened from the file that the first one wrote.
      let text = try world.open().dishText("gin and tonic")
      #expect(
        text.hasSuffix(
          "\"keptAt\":null,\"changedAt\":null,\"abvPercent\":10,\"alsoIn\":[],\"neverSwapped\":[],"
            + "\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
        )
      )
      #expect(text.contains("\"inShopping\":false,\"colour\":\"#f7f8f8\",\"opacity\":0}"))
      #expect(text.contains("\"inShopping\":false,\"colour\":\"#f6f9fb\",\"opacity\":0.05}"))
      #expect(text.contains("\"inShopping\":false,\"colour\":null,\"opacity\":null}"))
    }
  }

  @Test("the strength of a drink whose alcohol nobody has measured is null, and so is a meal's")
  func unknown() throws {
    #expect(
      try world.open().dishText("gin and tonic").hasSuffix(
        "\"abvPercent\":null,\"alsoIn\":[],\"neverSwapped\":[],\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
      )
    )
    try write()
    let kitchen = try world.open()
    #expect(
      try kitchen.dishText("rum snowball").hasSuffix(
        "\"abvPercent\":null,\"alsoIn\":[],\"neverSwapped\":[],\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
      )
    )
    #expect(
      try kitchen.dishText("buttery toast").hasSuffix(
        "\"abvPercent\":null,\"alsoIn\":[],\"neverSwapped\":[],\"caution\":{\"excluded\":[],\"mayContain\":[]}}"
      )
    )
    #expect(kitchen.strength(of: try kitchen.find("buttery toast").recipe) == nil)
    #expect(kitchen.strength(of: try kitchen.find("gimlet").recipe)?.text == "about 24 % alcohol")
  }
}

extension Kitchen {
  fileprivate func dishText(_ name: String) throws -> String { try json(try find(name)).jsonText }
}
