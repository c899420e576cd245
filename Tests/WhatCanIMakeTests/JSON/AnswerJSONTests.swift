import JSONCoding
import Testing

@testable import WhatCanIMake

@Suite("Answers as JSON")
struct AnswerJSONTests {
  let world: TinyWorld
  let kitchen: Kitchen

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  @Test("a match has the contract's keys in the contract's order")
  func match() throws {
    let reply = try kitchen.answer(
      MatchRequest(have: ["rum", "lime", "sugar", "limme"], missingAtMost: 0)
    )
    // Eight dishes; rum is good for three, lime for three, sugar for two:
    // round(1000 · ln(1 + 8/3)) = 1299 twice, round(1000 · ln(1 + 8/2)) = 1609.
    #expect(
      reply.json.jsonText
        == #"{"schema":"whatcanimake.match/2","have":["rum","lime","sugar"],"#
        + #""unknown":[{"input":"limme","suggestions":["lime"],"dishes":null}],"#
        + #""matches":[{"id":"classic:daiquiri","name":"Daiquirí","kind":"cocktail","#
        + #""missing":[],"missingCount":0,"used":["white rum","lime juice","simple syrup"],"leaveOut":[],"#
        + #""compromises":[{"required":"white rum","with":"rum","grade":"generic","note":null}],"#
        + #""lines":[{"ingredient":"white rum","grade":"generic","with":"rum","required":true,"#
        + #""excluded":false,"inShopping":false,"short":null,"daysLeft":null,"estimated":false,"usedAlike":null,"makeIt":null},"#
        + #"{"ingredient":"lime juice","grade":"make","with":"lime","required":true,"#
        + #""excluded":false,"inShopping":false,"short":null,"daysLeft":null,"estimated":false,"usedAlike":null,"makeIt":null},"#
        + #"{"ingredient":"simple syrup","grade":"make","with":"sugar","required":true,"#
        + #""excluded":false,"inShopping":false,"short":null,"daysLeft":null,"estimated":false,"usedAlike":null,"makeIt":null}],"#
        + #""keys":{"missing":0,"plain":0,"main":1,"breadth":2,"used":2,"swaps":0,"expiring":0,"taste":0,"#
        + #""renown":0,"weight":2598,"generics":1,"minutes":5},"#
        + #""favorite":false,"rating":null,"lists":[],"ownVersion":false,"alsoIn":[],"#
        + #""like":null}],"#
        + #""more":{"count":3,"missingAtLeast":1},"#
        + #""hidden":{"count":0,"reason":"","reasons":[]},"#
        + #""counts":[{"missing":0,"dishes":1},{"missing":1,"dishes":3}],"#
        + #""buyNext":[{"name":"advocaat","completes":1,"worth":1},"#
        + #"{"name":"gin","completes":1,"worth":1},{"name":"ginger beer","completes":1,"worth":1}],"avoiding":[],"withheld":[]}"#
    )
  }

  @Test("a dish has every field of its recipe")
  func dish() throws {
    #expect(
      try kitchen.json(kitchen.find("buttery toast")).jsonText
        == #"{"schema":"whatcanimake.dish/1","id":"classic:butter-toast","name":"Buttery Toast","#
        + #""otherNames":[],"plain":false,"kind":"meal","category":"Snack","cuisine":"British","glass":null,"method":null,"#
        + #""tags":[],"servings":null,"mostServings":null,"minutes":10,"preparationMinutes":null,"cookingMinutes":null,"yields":null,"summary":null,"lines":["#
        + #"{"text":"2 slices bread","quantity":2,"quantityMax":null,"unit":"slice","amounts":["#
        + #"{"quantity":2,"quantityMax":null,"unit":"slice"}],"size":null,"name":"bread","#
        + #""ingredient":"bread","preparation":null,"comment":null,"purpose":null,"#
        + #""optional":false,"role":"required","section":null,"avoid":[],"excluded":false,"exactly":false,"inShopping":false,"#
        + #""colour":null,"opacity":null},"#
        + #"{"text":"20 ml butter","quantity":20,"quantityMax":null,"unit":"ml","amounts":["#
        + #"{"quantity":20,"quantityMax":null,"unit":"ml"}],"size":null,"name":"butter","#
        + #""ingredient":"butter","preparation":null,"comment":null,"purpose":null,"#
        + #""optional":false,"role":"required","section":null,"avoid":[],"excluded":false,"exactly":false,"inShopping":false,"#
        + #""colour":null,"opacity":null},"#
        + #"{"text":"salt","quantity":null,"quantityMax":null,"unit":null,"amounts":[],"#
        + #""size":null,"name":"salt","ingredient":"salt","preparation":null,"comment":null,"#
        + #""purpose":null,"optional":false,"role":"required","section":null,"avoid":[],"excluded":false,"exactly":false,"inShopping":false,"colour":null,"opacity":null}],"swaps":[],"#
        + #""steps":["Toast bread, spread with butter and shake over salt."],"#
        + #""origin":{"source":"classic","nativeID":"butter-toast","link":null,"image":null,"#
        + #""video":null,"modified":null},"favorite":false,"rating":null,"lists":[],"#
        + #""ownVersion":false,"#
        + #""ratingMean":null,"ratings":0,"favorites":0,"note":null,"author":null,"#
        + #""keptAt":null,"changedAt":null,"abvPercent":null,"alsoIn":[],"neverSwapped":[],"caution":{"excluded":[],"mayContain":[]}}"#
    )
  }

  @Test("an import report counts, and places each problem")
  func importReport() {
    var report = ImportReport(
      new: 1,
      changed: 2,
      unchanged: 3,
      problems: [
        ImportError(.emptyFile, file: "a.json"),
        ImportError(.notAnObject, file: "b.json", place: .record(12)),
        ImportError(.nothingMarked, file: "c.cook", place: .line(7)),
      ]
    )
    report.joined = [
      JoinedDish(id: DishID("bar:negroni"), name: "Negroni", others: [DishID("classic:negroni")])
    ]
    #expect(
      report.json.jsonText
        == #"{"schema":"whatcanimake.import/1","new":1,"changed":2,"unchanged":3,"failed":3,"#
        + #""problems":[{"file":"a.json","record":null,"#
        + #""reason":"the file is empty; choose a file with recipes"},"#
        + #"{"file":"b.json","record":12,"reason":"not a JSON object; a record is "#
        + #"{\"idDrink\":…} or {\"idMeal\":…}"},"#
        + #"{"file":"c.cook","record":7,"reason":"no ingredient; mark each one with @, as in "#
        + #"@lime juice{30%ml}"}],"families":[{"id":"bar:negroni","name":"Negroni","#
        + #""alsoIn":["classic:negroni"]}]}"#
    )
  }

  @Test("the catalogue's counts have the contract's keys in order")
  func catalogue() {
    let info = CatalogueInfo(
      dishes: 2,
      ingredients: 3,
      names: 4,
      sources: [MentionCount(source: "classic", dishes: 2, mentions: 9, resolved: 8)],
      unresolved: [UnresolvedName(name: "moon dust", count: 1)],
      indexPath: "/x",
      indexBytes: 100,
      generation: 7
    )
    #expect(
      info.json.jsonText
        == #"{"schema":"whatcanimake.catalogue/1","dishes":2,"ingredients":3,"mentions":9,"#
        + #""mentionsResolved":8,"unresolved":[{"name":"moon dust","count":1}],"#
        + #""index":{"path":"/x","bytes":100,"generation":7},"names":4,"#
        + #""sources":[{"source":"classic","dishes":2,"mentions":9,"mentionsResolved":8}]}"#
    )
  }

  @Test("items of lists carry an id and a name")
  func lists() throws {
    let dish = try #require(
      try kitchen.browse(RecipeFilter(cuisine: "british"), containing: [], order: .name).first
    )
    #expect(
      dish.json.jsonText
        == #"{"id":"classic:butter-toast","name":"Buttery Toast","kind":"meal","#
        + #""category":"Snack","cuisine":"British","glass":null,"minutes":10,"#
        + #""ingredients":["bread","butter","salt"],"leaveOut":[],"excluded":[],"favorite":false,"rating":null,"#
        + #""lists":[],"ownVersion":false,"ratingMean":null,"ratings":0,"favorites":0}"#
    )
    #expect(
      kitchen.categories().map(\.json.jsonText).last
        == #"{"id":"glass:highball","name":"Highball","group":"glass","dishes":2}"#
    )
    #expect(
      kitchen.ingredients(inGroup: nil, words: ["silver"]).map(\.json.jsonText) == [
        #"{"id":"white rum","name":"white rum","shelf":"Bar","#
          + #""aliases":["light rum","silver rum"],"dishes":2}"#
      ]
    )
  }
}
