import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

/// Ways of writing a line, each a class with its cases: what is asked for, and how much.
@Suite("Lines of one class are read alike")
struct LineClassesTests {
  private let lexicon: IngredientLexicon
  private let parser: IngredientLineParser

  init() throws {
    lexicon = try CommittedLexicon.lexicon()
    parser = try KitchenWords.parser()
  }

  /// Amounts and canonical names: "1 tin, 400 g: canned tomato".
  private func read(_ text: String) -> String {
    let line = parser.parse(text)
    let amounts = line.amounts.map { amount in
      let upper = amount.quantityMax.map { "-\(number($0))" } ?? ""
      return [amount.quantity.map { number($0) + upper }, amount.unit].compactMap(\.self)
        .joined(separator: " ")
    }
    let asked = lexicon.requirements(of: line)?.map { alternatives in
      alternatives.map(lexicon.name(of:)).joined(separator: " or ")
    }
    return amounts.joined(separator: ", ") + ": " + (asked?.joined(separator: " + ") ?? "unknown")
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
  }

  @Test(
    "an article before a sized container is one of it",
    arguments: [
      ("a 400g tin of chopped tomatoes", "1 tin, 400 g: canned tomato"),
      ("a 14-ounce can of chickpeas", "1 can, 14 oz: canned chickpea"),
      ("a 14 oz can chickpeas", "1 can, 14 oz: canned chickpea"),
      ("an 8-oz jar of roasted red peppers", "1 jar, 8 oz: roasted red pepper"),
      ("the 400g tin of tomatoes", "400 g: canned tomato"),
      ("a 3½- to 4-pound chicken", "1, 3.5-4 lb: chicken"),
    ]
  )
  func sizedContainers(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "short forms of sizes and spoons are read",
    arguments: [
      ("8 lg eggs", "8: egg"), ("2 md onions", "2: onion"), ("1 sm onion", "1: onion"),
      ("2 Tb sugar", "2 tbsp: sugar"), ("2 Tb. butter", "2 tbsp: butter"),
    ]
  )
  func shortForms(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "units are read in German, French, Spanish and Italian, with the \"of\" behind them",
    arguments: [
      ("2 EL Butter", "2 tbsp: butter"), ("1 TL Salz", "1 tsp: salt"),
      ("1 Bund Petersilie", "1 bunch: parsley"),
      ("200 g de beurre", "200 g: butter"), ("1,5 kg de farine", "1.5 kg: plain flour"),
      ("2 cuillères à soupe de sucre", "2 tbsp: sugar"), ("1 c. à c. de sel", "1 tsp: salt"),
      ("3 cucharadas de harina", "3 tbsp: plain flour"), ("1 pizca de sal", "1 pinch: salt"),
      ("2 cucchiai di zucchero", "2 tbsp: sugar"), ("2 Zehen Knoblauch", "2 clove: garlic"),
      // What is known under its whole name keeps it, and English words are no foreign units.
      ("2 gousses d'ail", "2: garlic"), ("2 dientes de ajo", "2: garlic"),
      ("1 spicchio d'aglio", "1: garlic"), ("1 tranche d'orange", "1: orange wheel"),
      ("1 fetta d'arancia", "1: orange wheel"), ("1 gousse de vanille", "1: vanilla pod"),
      ("2 chili peppers, sliced", "2: chilli"), ("1 chili, chopped", "1: chilli"),
      ("1 oz creme de menthe", "1 oz: creme de menthe"), ("3 chiles de arbol", "3: chile de arbol"),
      ("2 El Dorado rum", "2: el dorado"), ("1 dose gin", "1 measure: gin"),
      ("2 doses de gin", "2 measure: gin"), ("1 Dose Tomaten", "1 can: canned tomato"),
      ("2 el butter", "2 tbsp: butter"),
    ]
  )
  func unitsOfOtherLanguages(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "an elided article behind a unit is no part of the name, and one inside a name is",
    arguments: [
      ("200 g d'huile d'olive", "200 g: olive oil"), ("20 cl d’eau", "20 cl: water"),
      ("2 cuillères à soupe d'huile d'olive", "2 tbsp: olive oil"),
      ("10 g d'ail", "10 g: garlic"), ("50 g d'oignon", "50 g: onion"),
      ("50 cl de l'eau", "50 cl: water"), ("2 cucchiai d'olio d'oliva", "2 tbsp: olive oil"),
      ("100 g dell'aglio", "100 g: garlic"), ("100 g dello zucchero", "100 g: sugar"),
      ("1 l d'eau", "1 l: water"), ("100 ml D'EAU", "100 ml: water"),
      ("2 d'Anjou pears", "2: pear"), ("1 oz amaro dell'Etna", "1 oz: amaro dell'etna"),
      ("1 oz Combier l'Original", "1 oz: combier"),
      ("1 oz Grey Goose L'Orange", "1 oz: grey goose l'orange"),
    ]
  )
  func elidedArticles(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "a second amount behind the name is the same amount in another unit",
    arguments: [
      ("3 tbsp cornstarch 45 mL", "3 tbsp, 45 ml: cornstarch"),
      ("2 cups sugar 400 g", "2 cup, 400 g: sugar"),
      ("1 cup milk plus 50 ml", "1 cup: milk"),
      ("1½ cups flour 190g, sifted", "1.5 cup, 190 g: plain flour"),
      ("1 cup sugar 200 g (white)", "1 cup, 200 g: sugar"),
    ]
  )
  func secondAmounts(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "what is taken of a thing may stand behind it",
    arguments: [
      ("lemon, juice of", ": lemon juice"), ("lemon, zest of", ": lemon zest"),
      ("1 lemon, juice of", "1: lemon juice"), ("juice of 1 lemon", "1: lemon juice"),
      ("2 lemons, juice and zest of", "2: lemon juice + lemon zest"),
      ("1 orange, grated rind of", "1: orange zest"),
      ("2 lemons, juice and grated zest", "2: lemon"),
      ("1 lemon, zest and juice", "1: lemon"), ("1 lemon, juice and zest only", "1: lemon"),
      ("1 lemon, juice only", "1: lemon juice"),
      ("½ lime, juice only, plus extra", "0.5: lime juice"),
      ("1 orange, finely grated zest only", "1: orange zest"), ("1 lemon, zested", "1: lemon zest"),
      ("1 egg, white only, beaten", "1: egg white"), ("1 lemon (juice of)", "1: lemon juice"),
      ("lemons, juice of 2", "2: lemon juice"), ("2 lemons, juice of 1", "2: lemon"),
      ("10g tarragon, leaves only", "10 g: tarragon"),
    ]
  )
  func partsBehind(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "a can, tin or jar of a thing is what the lexicon has of it in cans, and else the thing",
    arguments: [
      ("1 can chickpeas", "1 can: canned chickpea"),
      ("400g can chickpeas", "400 g: canned chickpea"),
      ("can of chickpeas", "can: canned chickpea"), ("1 jar chickpeas", "1 jar: canned chickpea"),
      ("2 tins tomatoes, chopped", "2 tin: canned tomato"),
      ("1 tin sardines", "1 tin: canned sardine"),
      ("1 can tuna or sardines", "1 can: canned tuna or canned sardine"),
      ("1 jar mayonnaise", "1 jar: mayonnaise"), ("1 can coke", "1 can: coca-cola"),
      ("1 bottle tomatoes", "1 bottle: tomato"),
    ]
  )
  func cans(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "amounts in words, with a manner before them, in sums and in ranges with a hanging dash",
    arguments: [
      ("three-quarters cup sugar", "0.75 cup: sugar"),
      ("two-thirds of a cup milk", "0.667 cup: milk"),
      ("one-half cup milk", "0.5 cup: milk"), ("at least 2 cups water", "2 cup: water"),
      ("scant ½ cup sugar", "0.5 cup: sugar"), ("a scant ½ cup sugar", "0.5 cup: sugar"),
      ("generous 2 cups milk", "2 cup: milk"),
      ("1/4 pound plus 4 tablespoons butter", "0.25 lb: butter"),
      ("1 cup plus 2 tablespoons flour", "1.125 cup: plain flour"),
      ("3½- to 4-pound chicken", "3.5-4 lb: chicken"),
      ("no more than 2 cups water", "2 cup: water"), ("a minimum of 2 cups water", "2 cup: water"),
      ("not less than 1 cup oil", "1 cup: oil"), ("a cup of milk", "1 cup: milk"),
      ("a lb of beef", "1 lb: beef"),
      ("a scant cup of sugar", "1 cup: sugar"), ("scant cup sugar", "cup: sugar"),
      ("heaping tablespoon honey", "tbsp: honey"),
      ("2 cups, plus 1 tablespoon, flour", "2.063 cup: plain flour"),
      ("a pound cake", "1: pound cake"),
      ("1 (3- to 4-pound) chicken", "1, 3-4 lb: chicken"),
    ]
  )
  func amounts(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "a bar's measures are units",
    arguments: [
      ("2 fingers bourbon", "2 finger: bourbon"), ("float of dark rum", "float: dark rum"),
      ("1 finger rum", "1 finger: rum"), ("1 finger lime", "1: finger lime"),
      ("dark rum float", ": dark rum"), ("rinse of absinthe", "rinse: absinthe"),
    ]
  )
  func barMeasures(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "a line of several things keeps them all, with an amount only where it is one of each",
    arguments: [
      ("½ tsp each: cumin, coriander", "0.5 tsp: cumin + cilantro"),
      (
        "1 tsp each ground cumin, ground coriander, paprika",
        "1 tsp: cumin + coriander seed + paprika"
      ),
      ("1oz vodka, 1oz gin", "1 oz: vodka + gin"),
      ("30 ml gin, 30 ml Campari, 30 ml sweet vermouth", "30 ml: gin + campari + sweet vermouth"),
      ("1 oz vodka, 2 oz gin", ": vodka + gin"),
      ("1 oz vodka and 1 oz gin", "1 oz: vodka + gin"),
      ("1 oz gin + 1 oz Campari + 1 oz sweet vermouth", "1 oz: gin + campari + sweet vermouth"),
      ("2 oz gin & 1 oz vermouth", ": gin + vermouth"),
      ("1 cup half and half", "1 cup: half and half"),
      ("spinach, arugula, or torn kale leaves", ": spinach or rocket or kale"),
      ("100g butter, 50g melted", "100 g: butter"), ("1 onion, peeled, chopped", "1: onion"),
    ]
  )
  func several(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "what is called after several things and is mixed by its maker is one thing",
    arguments: [
      ("garlic and herb marinade", ": marinade"), ("lemon and herb marinade", ": marinade"),
      ("lemon and herb dressing", ": vinaigrette"),
      ("garlic and herb dressing", ": herb vinaigrette"),
      ("cream and onion dip", ": sour cream dip"), ("chive and onion dip", ": sour cream dip"),
      ("ginger and lemon tea", ": lemon and ginger tea"),
      ("artichoke and spinach dip", ": spinach and artichoke dip"),
      ("apple and cranberry tea", ": cranberry tea"),
      ("ginger and black tea", ": ginger tea + tea"),
      ("butter and maple syrup", ": butter + maple syrup"),
      ("crackers and onion dip", ": cracker + french onion dip"),
      ("flour and chicken stock", ": plain flour + chicken stock"),
      ("lemon and caesar dressing", ": lemon vinaigrette + caesar dressing"),
      ("lemon and lime juice", ": lemon juice + lime juice"),
      ("mustard and honey dressing", ": honey mustard dressing"),
      ("honey and mustard dressing", ": honey mustard dressing"),
      ("orange and pineapple juice", ": orange juice + pineapple juice"),
      ("onion and garlic powder", ": onion powder + garlic powder"),
      ("olive and sunflower oil", ": olive oil + sunflower oil"),
      ("green and red chilli", ": green chilli + red chilli"),
      ("vegetable and chicken stock", ": vegetable stock + chicken stock"),
    ]
  )
  func mixtures(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "some and a little are no part of a name in German, French, Spanish and Italian",
    arguments: [
      ("etwas Salz", ": salt"), ("ein wenig Butter", ": butter"), ("Ein paar Limetten", ": lime"),
      ("un peu de sel", ": salt"), ("un peu d'huile d'olive", ": olive oil"),
      ("Un po' di zucchero", ": sugar"), ("un po’ d’olio d’oliva", ": olive oil"),
      ("un poco de sal", ": salt"), ("quelques citrons verts", ": lime"),
      ("un poco", ": unknown"), ("etwas", ": unknown"), ("some salt", ": salt"),
    ]
  )
  func indefinite(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "an article says one in German, French, Spanish and Italian, but for what has no number",
    arguments: [
      ("ein Bund Petersilie", "1 bunch: parsley"), ("eine Tasse Mehl", "1 cup: plain flour"),
      ("Eine Dose Tomaten", "1 can: canned tomato"), ("une tasse de farine", "1 cup: plain flour"),
      ("un spicchio d'aglio", "1: garlic"), ("una cebolla", "1: onion"),
      ("un'arancia", "1: orange"),
      ("un’arancia", "1: orange"), ("une gousse d'ail", "1: garlic"), ("un oignon", "1: onion"),
      ("eine Prise Salz", "pinch: salt"), ("une pincée de sel", "pinch: salt"),
      ("una pizca de sal", "pinch: salt"), ("un pizzico di zucchero", "pinch: sugar"),
      ("una lata de tomates", "1 can: canned tomato"), ("a pinch of salt", "pinch: salt"),
      ("un peu de sel", ": salt"), ("ein paar Limetten", ": lime"), ("un", ": unknown"),
    ]
  )
  func foreignArticles(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "such words in the measure of a row are no remark",
    arguments: [
      ("un po' di", "zucchero"), ("un po'", "zucchero"), ("un peu de", "sel"), ("etwas", "Salz"),
      ("una", "cebolla"), ("ein Bund", "Petersilie"),
    ]
  )
  func measuresOfRows(measure: String, name: String) {
    let line = parser.parse(measure: measure, name: name)
    let counts = measure == "una" || measure == "ein Bund"

    #expect(line.name == name)
    #expect(line.comment == nil)
    #expect(line.amounts.map(\.quantity) == (counts ? [1] : []))
  }

  @Test("all words of such a name are judged")
  func wordsOfMixtures() throws {
    let asked = try #require(lexicon.asked(in: "lemon and herb marinade"))
    let lemon = try #require(lexicon.ingredient(named: "lemon"))

    #expect(asked.count == 1)
    #expect(asked.joined().contains { $0.named.map(\.ingredient).contains(lemon) })
  }

  @Test(
    "a heading asks for nothing",
    arguments: ["To go with the pancakes:", "For the sauce:", "For the pancakes, and to serve:"]
  )
  func headings(line: String) { #expect(read(line) == ": unknown") }

  @Test(
    "flavour is flavor, alone and in longer words",
    arguments: [
      ("orange flavoured liqueur", "orange flavored liqueur"),
      ("vanilla flavoured vodka", "vanilla flavored vodka"),
      ("2 tsp vanilla flavouring", "2 tsp vanilla flavoring"),
    ]
  )
  func flavours(british: String, american: String) {
    #expect(read(british) == read(american))
    #expect(!read(british).hasSuffix("unknown"))
  }
}
