import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

/// A way in which one name hides in another.
struct Confusion: Sendable, CustomTestStringConvertible {
  var rule: String
  /// Pairs of which neither is the other, nor a kind of it.
  var pairs: [(String, String)]

  var testDescription: String { rule }

  init(_ rule: String, _ pairs: [(String, String)]) {
    self.rule = rule
    self.pairs = pairs
  }

  static let all: [Confusion] = [
    Confusion(
      "what is called cream, and is another thing",
      [
        ("cream of tartar", "cream"), ("cream of coconut", "cream"),
        ("cream of coconut", "coconut"), ("sour cream", "cream"), ("ice cream", "cream"),
        ("cream cheese", "cream"), ("coconut cream", "cream"), ("irish cream", "cream"),
        ("creme de cassis", "cream"), ("cream sherry", "cream"),
        ("cream of mushroom soup", "mushroom"), ("creme fraiche", "sour cream"),
      ]
    ),
    Confusion(
      "milk that no cow gave, and what milk is made into",
      [
        ("coconut milk", "milk"), ("almond milk", "milk"), ("oat milk", "milk"),
        ("soy milk", "milk"), ("rice milk", "milk"), ("condensed milk", "milk"),
        ("evaporated milk", "milk"), ("buttermilk", "milk"), ("milk powder", "milk"),
        ("milk chocolate", "milk"), ("coconut milk", "coconut water"),
        ("coconut milk", "coconut cream"),
      ]
    ),
    Confusion(
      "butter that is none, and beans that are called so",
      [
        ("peanut butter", "butter"), ("butter bean", "butter"), ("cocoa butter", "butter"),
        ("apple butter", "butter"), ("almond butter", "butter"), ("butternut squash", "butter"),
        ("butter lettuce", "butter"), ("buttermilk", "butter"), ("butterscotch syrup", "butter"),
        ("kidney bean", "kidney"), ("vanilla bean", "bean"), ("coffee bean", "bean"),
        ("jelly bean", "bean"), ("green bean", "kidney bean"), ("bean sprout", "green bean"),
      ]
    ),
    Confusion(
      "peppers: the spice, the vegetable, the hot one, and what sounds like them",
      [
        ("black pepper", "bell pepper"), ("red bell pepper", "red chilli"),
        ("cayenne pepper", "bell pepper"), ("cayenne pepper", "black pepper"),
        ("jalapeno", "bell pepper"), ("sichuan pepper", "black pepper"),
        ("pepperoni", "black pepper"), ("peppermint", "black pepper"),
        ("pepper jack", "black pepper"), ("lemon pepper", "black pepper"),
        ("chilli powder", "cayenne pepper"), ("paprika", "bell pepper"), ("pimento", "allspice"),
        ("hot sauce", "chilli"), ("roasted red pepper", "bell pepper"),
      ]
    ),
    Confusion(
      "eggs, and what only begins like them",
      [
        ("egg", "aubergine"), ("egg", "eggnog"), ("egg noodle", "egg"), ("egg white", "egg"),
        ("egg yolk", "egg"), ("egg white", "egg yolk"), ("egg substitute", "egg"),
        ("egg roll wrapper", "egg"), ("quail egg", "quail"),
      ]
    ),
    Confusion(
      "nuts, and what only ends like them",
      [
        ("nutmeg", "nut"), ("coconut", "nut"), ("butternut squash", "nut"), ("doughnut", "nut"),
        ("water chestnut", "chestnut"), ("chestnut mushroom", "chestnut"), ("peanut", "pea"),
        ("pine nut", "pineapple"), ("nutritional yeast", "nut"), ("walnut oil", "walnut"),
      ]
    ),
    Confusion(
      "waters that nobody drinks a glass of, and what else begins like water",
      [
        ("rose water", "water"), ("orange flower water", "water"), ("coconut water", "water"),
        ("tonic water", "soda water"), ("soda water", "water"), ("water chestnut", "water"),
        ("watercress", "water"), ("watermelon", "water"), ("watermelon", "melon liqueur"),
        ("coconut water", "coconut"),
      ]
    ),
    Confusion(
      "wine, what it turns into, and what is called wine",
      [
        ("white wine", "white wine vinegar"), ("red wine", "red wine vinegar"),
        ("rice wine", "white wine"), ("rice vinegar", "rice wine"), ("rice vinegar", "rice"),
        ("cider", "cider vinegar"), ("sherry", "sherry vinegar"),
        ("champagne", "champagne vinegar"), ("grape", "wine"), ("vermouth", "white wine"),
        ("port", "pork"), ("shaoxing wine", "mirin"), ("balsamic vinegar", "balsamic glaze"),
      ]
    ),
    Confusion(
      "the powder, and what it is ground from",
      [
        ("garlic powder", "garlic"), ("onion powder", "onion"), ("garlic salt", "garlic"),
        ("celery salt", "celery"), ("baking powder", "baking soda"), ("cocoa powder", "chocolate"),
        ("curry powder", "curry leaf"), ("ground ginger", "ginger"), ("mustard powder", "mustard"),
        ("custard powder", "custard"), ("ground almond", "almond"), ("matcha", "tea"),
        ("espresso powder", "espresso"),
      ]
    ),
    Confusion(
      "the seed, the leaf, the root and the oil of one plant",
      [
        ("coriander seed", "cilantro"), ("mustard seed", "mustard"), ("mustard greens", "mustard"),
        ("sesame oil", "sesame seed"), ("olive oil", "olive"), ("fennel seed", "fennel"),
        ("celery seed", "celery"), ("celeriac", "celery"), ("dill seed", "dill"),
        ("poppy seed", "sesame seed"), ("sunflower oil", "sunflower seed"), ("beetroot", "chard"),
        ("turnip green", "turnip"), ("peanut oil", "peanut"), ("coconut oil", "coconut"),
        ("pumpkin seed", "pumpkin"), ("grapeseed oil", "grape"), ("horseradish", "radish"),
        ("parsnip", "parsley"), ("parsley root", "parsley"), ("flaxseed", "flaxseed oil"),
      ]
    ),
    Confusion(
      "the sauce, the stock, and what they taste of",
      [
        ("soy sauce", "soybean"), ("fish sauce", "fish"), ("oyster sauce", "oyster"),
        ("tomato sauce", "tomato"), ("tomato puree", "tomato"), ("apple sauce", "apple"),
        ("mint sauce", "mint"), ("cranberry sauce", "cranberry"),
        ("horseradish sauce", "horseradish"), ("chicken stock", "chicken"), ("beef stock", "beef"),
        ("fish stock", "fish"), ("vegetable stock", "vegetable"), ("plum sauce", "plum"),
        ("duck sauce", "duck"), ("ketchup", "tomato sauce"), ("pesto", "basil"),
        ("tartar sauce", "cream of tartar"), ("peanut sauce", "peanut"),
      ]
    ),
    Confusion(
      "drinks named after what flavours them",
      [
        ("ginger beer", "beer"), ("root beer", "beer"), ("ginger ale", "beer"), ("gin", "ginger"),
        ("gin", "sloe gin"), ("ginger beer", "ginger ale"), ("vodka", "vanilla vodka"),
        ("bitter lemon", "lemon"), ("cream soda", "cream"), ("orange bitters", "angostura bitters"),
        ("coffee liqueur", "coffee"), ("creme de banane", "banana"), ("peach schnapps", "peach"),
        ("cherry brandy", "brandy"), ("apricot brandy", "brandy"), ("coconut rum", "rum"),
        ("melon liqueur", "melon"), ("triple sec", "orange"), ("lime cordial", "lime juice"),
        ("butterscotch schnapps", "scotch whisky"), ("amaretto", "almond"), ("limoncello", "lemon"),
        ("creme de menthe", "mint"), ("honey liqueur", "honey"), ("orange soda", "orange juice"),
        ("lemonade", "lemon juice"), ("spiced rum", "white rum"), ("rye whiskey", "rye bread"),
        ("maraschino liqueur", "maraschino cherry"),
      ]
    ),
    Confusion(
      "animals in the names of plants and dishes, and the other way round",
      [
        ("oyster mushroom", "oyster"), ("beef tomato", "beef"), ("gooseberry", "goose"),
        ("hamburger bun", "hamburger"), ("hot dog bun", "hot dog"), ("mincemeat", "ground beef"),
        ("turkey", "turkish delight"), ("chicken", "chickpea"), ("lamb", "lamb's lettuce"),
        ("buffalo mozzarella", "buffalo sauce"), ("monkfish", "fish sauce"), ("chicory", "chicken"),
        ("liver", "liverwurst"),
      ]
    ),
    Confusion(
      "vegetables in the names of other vegetables",
      [
        ("sweet potato", "potato"), ("spring onion", "onion"), ("chive", "garlic chive"),
        ("pea", "chickpea"), ("sugar snap pea", "sugar"), ("snow pea", "pea"),
        ("pigeon pea", "pea"), ("black eyed pea", "pea"), ("split pea", "pea"),
        ("sweetcorn", "cornmeal"), ("corn syrup", "sweetcorn"), ("cornstarch", "sweetcorn"),
        ("corn oil", "sweetcorn"), ("jerusalem artichoke", "artichoke"),
        ("cherry tomato", "cherry"), ("plum tomato", "plum"), ("sun dried tomato", "tomato"),
        ("canned tomato", "tomato"), ("green tomato", "green bean"), ("water spinach", "spinach"),
        ("sea salt", "seaweed"), ("bamboo shoot", "bean sprout"), ("radicchio", "radish"),
        ("leek", "lychee"), ("garlic bread", "garlic"), ("lemon thyme", "lemon"),
        ("lemongrass", "lemon"), ("lemon balm", "lemon"), ("mint", "peppermint extract"),
      ]
    ),
    Confusion(
      "fruit in the names of other fruit, and what is made of fruit",
      [
        ("pineapple", "apple"), ("grapefruit", "grape"), ("passion fruit", "fruit juice"),
        ("star fruit", "star anise"), ("redcurrant", "currant"), ("strawberry jam", "strawberry"),
        ("raisin", "grape"), ("prune", "plum"), ("lime", "lime juice"), ("lemon", "lemon zest"),
        ("orange", "orange juice"), ("preserved lemon", "lemon"), ("orange", "blood orange juice"),
        ("dried apricot", "apricot"), ("candied ginger", "ginger"),
        ("cranberry juice", "cranberry"), ("cherry", "maraschino cherry"), ("lime", "lime leaf"),
        ("date", "dandelion green"), ("cacao nib", "cocoa powder"),
      ]
    ),
    Confusion(
      "bread, flour, and what is baked of them",
      [
        ("bread flour", "bread"), ("breadcrumb", "bread"), ("cornbread", "bread"),
        ("gingerbread", "ginger"), ("shortbread", "bread"), ("flour tortilla", "plain flour"),
        ("corn tortilla", "flour tortilla"), ("rice flour", "rice"),
        ("almond flour", "plain flour"), ("self raising flour", "plain flour"),
        ("cornmeal", "cornstarch"), ("pizza dough", "bread"), ("puff pastry", "shortcrust pastry"),
        ("pancake mix", "plain flour"), ("potato starch", "potato"),
        ("wonton wrapper", "egg noodle"),
      ]
    ),
    Confusion(
      "rice, noodles and pasta",
      [
        ("rice noodle", "rice"), ("rice paper", "rice"), ("rice vinegar", "rice noodle"),
        ("glass noodle", "rice noodle"), ("couscous", "bulgur"), ("lasagne sheet", "spaghetti"),
      ]
    ),
    Confusion(
      "sugar, honey, syrup and salt in other names",
      [
        ("honeydew melon", "honey"), ("honey mustard", "honey"), ("maple syrup", "simple syrup"),
        ("golden syrup", "corn syrup"), ("salt cod", "salt"), ("salt pork", "salt"),
        ("celery salt", "salt"), ("vanilla sugar", "vanilla extract"),
        ("vanilla ice cream", "vanilla extract"), ("palm sugar", "palm oil"),
        ("sugar cane", "sugar"), ("curing salt", "salt"),
      ]
    ),
    Confusion(
      "cheeses that are not the cheese they are named after",
      [
        ("cream cheese", "cheese spread"), ("cottage cheese", "cream cheese"),
        ("blue cheese dressing", "blue cheese"), ("vegan cheese", "cheese"),
        ("cheese sauce", "cheese"), ("parmesan", "vegan parmesan"), ("feta", "ricotta"),
        ("nutritional yeast", "yeast"), ("paneer", "halloumi"),
      ]
    ),
  ]
}

@Suite("Names that hide in other names")
struct ConfusionTests {
  @Test("neither is the other or a kind of it", arguments: Confusion.all)
  func apart(confusion: Confusion) throws {
    let lexicon = try CommittedLexicon.lexicon()
    var wrong: [String] = []
    for (one, other) in confusion.pairs {
      guard let first = lexicon.ingredient(named: one)?.rawValue,
        let second = lexicon.ingredient(named: other)?.rawValue
      else {
        wrong.append("\(one) or \(other) is unknown")
        continue
      }
      let areKin =
        lexicon.taxonomy.ancestors(of: first).contains(second)
        || lexicon.taxonomy.ancestors(of: second).contains(first)
      if first == second { wrong.append("\(one) is \(other)") }
      if areKin { wrong.append("\(one) and \(other) are kinds of one another") }
    }
    #expect(confusion.pairs.count >= 5)
    #expect(wrong == [])
  }
}
