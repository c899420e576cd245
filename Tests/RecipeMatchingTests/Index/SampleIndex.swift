import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport

@testable import RecipeMatching

/// A small index in which no section but those of words is empty.
func sampleWorld(shuffledBy seed: UInt64? = nil) throws -> SmallWorld {
  var gimlet = SmallWorld.Dish(
    "Gimlet",
    "gin @ 2 oz",
    "lime juice @ 1 oz / 30 ml",
    "?mint @ 1",
    minutes: 5
  )
  gimlet.kind = .cocktail
  gimlet.otherNames = ["Gimlette"]
  gimlet.renown = 2
  gimlet.glass = "Coupe"
  gimlet.category = "Sour"
  gimlet.swaps = [Recipe.Swap(required: "gin", substitute: "vodka", note: "plainer")]
  var toast = SmallWorld.Dish(
    "Toast",
    "bread @ 2",
    "butter or margarine @ 1 oz",
    "=salt",
    "moon dust"
  )
  toast.cuisine = "British"
  toast.category = "Snack"
  toast.isPlain = true
  toast.yields = Recipe.Yield(ingredient: "oil", amount: Amount(quantity: 2, unit: "ml"))
  var dishes = [
    gimlet, toast, SmallWorld.Dish("gimlet", "gin", "?lime", id: "a:1"),
    SmallWorld.Dish("Éclair", "butter @ 1 can", "bread @ 2 / 80 g", "bread @ 1"),
    SmallWorld.Dish("Nothing"),
  ]
  if let seed {
    var generator = SeededGenerator(seed: seed)
    dishes.shuffle(using: &generator)
  }
  return try SmallWorld(
    [
      "spirit (class alcohol)", "gin < spirit", "vodka < spirit", "lime", "lime juice", "mint",
      "bread (gluten egg?)", "butter (dairy)", "margarine (dairy?)", "salt (staple)", "fat (class)",
      "oil < fat", "mystery sauce (?)",
    ],
    made: ["lime juice = lime"],
    contains: ["bread > salt"],
    swaps: ["butter -> margarine\t1:1\tpaler", "butter -> oil\t4:5"],
    learned: ["lime: mint 2; gin 1", "vodka: gin 300"],
    flavours: ["fatty: butter; fat", "sour: lime; lime juice"],
    dishes: dishes
  )
}

extension SectionImage {
  /// The file of the sample world.
  static func sampleIndex() throws -> SectionImage {
    SectionImage(bytes: try sampleWorld().index.fileBytes())
  }

  /// The entry of a section.
  func entry(of id: SectionID) -> Int { entry(of: id.rawValue) }

  func changed(_ id: SectionID, at element: Int, to value: UInt32) -> SectionImage {
    changed(id.rawValue, at: element, to: value)
  }

  /// Why the bytes are no index; nil when they are one.
  var refusal: IndexError.Reason? {
    do {
      _ = try CatalogueIndex(bytes: bytes, file: "memory")
      return nil
    } catch {
      return error.reason
    }
  }
}

extension IndexError.Reason {
  var isCorrupt: Bool {
    if case .corrupt = self { true } else { false }
  }
}
