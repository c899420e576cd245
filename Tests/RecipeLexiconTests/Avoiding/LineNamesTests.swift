import RecipeLexicon
import RecipeModel
import Testing

/// The words of a line by kind, in a lexicon of a few rows.
@Suite("What the words of a line name")
struct LineNamesTests {
  private static func lexicon() throws -> IngredientLexicon {
    var files = SmallLexicon.files(
      """
      dairy||(nothing)|class dairy
      nothing|||class
      milk||dairy|-
      butter||dairy|-
      cheese||dairy|class -
      cheddar|cheddar cheese|cheese|-
      nut|||class nut
      almond||nut|-
      walnut||nut|-
      egg|||egg
      gluten|||gluten
      coconut milk|||-
      soy milk|soya milk||soy
      bean|||-
      butter bean||bean|-
      olive|||-
      bread|||gluten
      pasta|||gluten
      mayonnaise|||-
      vegan butter|||-
      plant milk|non dairy milk||-
      egg replacer|||-
      egg substitute|||egg
      tofu|||soy
      syrup|||-
      maple syrup|||-
      honey|||honey
      lime|||-
      milk chocolate|||dairy
      hazelnut milk|||nut
      clove|||-
      garlic|||-
      """,
      contains: "mayonnaise|egg\n",
      words: "fresh|preparation|\nchopped|preparation|\n"
    )
    files.freeOf = SmallLexicon.file(
      "free-of.tsv",
      """
      name|free of|why
      *|syrup|says which
      coconut milk|milk|pressed from coconut
      soy milk|milk|pressed from soya beans
      hazelnut milk|milk|pressed from nuts
      butter bean|butter|a bean
      plant milk|milk|of plants
      """
    )
    files.allergens = SmallLexicon.file(
      "allergens.tsv",
      """
      name|also|avoids|frees|members
      dairy|milk|dairy|dairy|dairy
      lactose||dairy|-|
      egg||egg|egg|egg
      gluten||gluten|gluten|
      nut|tree nut|nut|nut|nut
      honey||honey|honey|honey
      alcohol||alcohol|alcohol|
      """
    )
    return try IngredientLexicon(files: files)
  }

  /// Alternatives as "bread [walnut]", with what is denied behind a name: "mayonnaise [mayonnaise -egg]".
  private func named(
    _ name: String,
    preparation: String? = nil,
    comment: String? = nil,
    purpose: String? = nil,
    text: String? = nil,
    amounts: [Amount] = []
  ) throws -> [String]? {
    let lexicon = try Self.lexicon()
    let units = try #require(
      UnitTable(units: [Unit(name: "clove", dimension: .count, factor: nil, system: .none)])
    )
    let line = IngredientLine(
      text: text ?? name,
      amounts: amounts,
      name: name,
      preparation: preparation,
      comment: comment,
      purpose: purpose
    )
    return lexicon.asked(by: line, units: units)?.map { alternatives in
      alternatives.map { asked in
        let others = asked.named.map { named in
          let flags = DietFlags.named.filter { named.denial.flags.contains($0.flag) }.map(\.name)
          let denied = flags + named.denial.ingredients.map { lexicon.name(of: $0) }
          return ([lexicon.name(of: named.ingredient)] + denied.map { "-\($0)" })
            .joined(separator: " ")
        }
        let name = lexicon.name(of: asked.ingredient)
        return others.isEmpty ? name : "\(name) [\(others.joined(separator: ", "))]"
      }
      .joined(separator: " or ")
    }
  }

  @Test(
    "a name says what it is, and what is inside a longer known name counts unless that is free of it",
    arguments: [
      ("milk", ["milk"]), ("coconut milk", ["coconut milk"]), ("butter beans", ["butter bean"]),
      ("cheddar cheese", ["cheddar"]), ("maple syrup", ["maple syrup"]),
      ("fresh chopped almonds", ["almond"]), ("bread and butter", ["bread", "butter"]),
    ]
  )
  func names(name: String, expected: [String]) throws {
    #expect(try named(name) == expected)
  }

  @Test("preparation, comment and purpose count, and no name goes on behind a comma")
  func besides() throws {
    #expect(try named("olives", preparation: "stuffed with almonds") == ["olive [almond]"])
    #expect(try named("bread", comment: "such as walnut, honey") == ["bread [honey, walnut]"])
    #expect(try named("olive", purpose: "for the cheddar") == ["olive [cheddar]"])
    #expect(try named("olive", comment: "butter, bean") == ["olive [bean, butter]"])
    #expect(try named("olive", comment: "butter bean") == ["olive [butter bean]"])
    #expect(
      try named("olive", comment: "hazelnut milk chocolate") == [
        "olive [hazelnut milk, milk chocolate]"
      ]
    )
  }

  @Test(
    "what the line says and none of its parts has counts beside the name",
    arguments: [
      ("100 g almonds", "bread", ["bread [almond]"]),
      ("butter, butter beans", "butter bean", ["butter bean [butter]"]),
      ("butter beans, tinned", "butter beans", ["butter bean"]),
      ("coconut or any other milk", "coconut other", nil),
      ("bread, coconut bread milk", "bread bread", nil),
      ("almond bread milk", "bread", ["bread [almond, milk]"]),
      ("coconut bread milk", "bread", ["bread [milk]"]),
      ("Bread", "bread", ["bread"]),
    ]
  )
  func untold(text: String, name: String, expected: [String]?) throws {
    #expect(try named(name, text: text) == expected)
  }

  @Test("words that nobody read deny nothing of what others name")
  func untoldDenials() throws {
    #expect(try named("almond", text: "nut-free vegan almonds") == ["almond"])
    #expect(
      try named("bread", text: "bread, egg-free mayonnaise") == ["bread [mayonnaise -egg]"]
    )
    let long = String(repeating: "bread ", count: 200) + "almonds"
    #expect(try named("bread", text: long) == ["bread [almond]"])
  }

  @Test("the unit of a stated amount names nothing, where it is a unit")
  func unitsOfAmounts() throws {
    let cloves = Amount(quantity: 2, unit: "clove")
    #expect(try named("garlic", text: "2 cloves garlic", amounts: [cloves]) == ["garlic"])
    #expect(try named("garlic", text: "2 cloves garlic") == ["garlic [clove]"])
    let almonds = Amount(quantity: 2, unit: "almond")
    #expect(
      try named("garlic", text: "2 almonds garlic", amounts: [almonds]) == ["garlic [almond]"]
    )
  }

  @Test("the words of an alternative count for that alone; what stands beside all counts for each")
  func alternatives() throws {
    #expect(try named("milk or soy milk") == ["milk or soy milk"])
    #expect(
      try named("milk or soy milk", comment: "with honey") == ["milk [honey] or soy milk [honey]"]
    )
    #expect(try named("bread", comment: "or walnut bread with figs") == ["bread"])
    #expect(try named("lime", comment: "or almond") == ["lime or almond"])
  }

  @Test(
    "what words deny is denied of what they are about, in every form",
    arguments: [
      "egg-free mayonnaise", "egg free mayonnaise", "mayonnaise free of egg",
      "mayonnaise free from eggs", "no-egg mayonnaise", "non-egg mayonnaise",
      "mayonnaise without egg", "mayonnaise without eggs", "mayonnaise made without egg",
      "eggless mayonnaise", "eggfree mayonnaise",
    ]
  )
  func denials(name: String) throws {
    #expect(try named(name) == ["mayonnaise [mayonnaise -egg]"])
  }

  @Test("a remark of nothing else is about the whole line; diets deny what they leave out")
  func remarks() throws {
    #expect(try named("mayonnaise", comment: "egg free") == ["mayonnaise [mayonnaise -egg]"])
    #expect(
      try named("mayonnaise", comment: "egg-free if needed") == ["mayonnaise [mayonnaise -egg]"]
    )
    #expect(
      try named("vegan mayonnaise")
        == ["mayonnaise [mayonnaise -meat -fish -shellfish -dairy -egg -honey -rennet]"]
    )
    #expect(try named("vegetarian pasta") == ["pasta [pasta -meat -fish -shellfish -rennet]"])
    #expect(
      try named("pasta", comment: "nut free, with walnuts")?.first?.contains("walnut") == true
    )
  }

  @Test("what has a row of its own is that, however it is written; its row says what is in it")
  func rows() throws {
    #expect(
      try named("vegan butter") == [
        "vegan butter [butter -meat -fish -shellfish -dairy -egg -honey -rennet]"
      ]
    )
    for name in ["non-dairy milk", "milk without dairy", "dairy-free milk", "nondairy milk"] {
      #expect(try named(name)?.first?.hasPrefix("plant milk") == true, "\(name)")
    }
    #expect(try named("egg substitute") == ["egg substitute"])
    #expect(try named("egg alternative") == ["egg replacer [egg replacer -egg]"])
    // Lactose-free milk is milk.
    #expect(try named("lactose free milk") == ["milk"])
  }

  @Test("a denial reaches as far as its own thing, and is no name of what it denies")
  func scope() throws {
    #expect(try named("egg-free pasta with egg") == nil)
    #expect(
      try named("bread", comment: "gluten free, with egg") == ["bread [bread -gluten, egg -gluten]"]
    )
    #expect(try named("boneless bread") == nil)
    #expect(try named("free range egg") == nil)
  }
}
