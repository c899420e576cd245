import RecipeLexicon
import RecipeMatching
public import RecipeModel

/// The dishes that make an ingredient for another dish, shown as "or make it". They are those that
/// count for the grade ``Grade/home``, whether or not something is missing in them.
public struct IngredientMakers {
  /// A dish that makes an ingredient.
  public struct Maker: Sendable, Equatable {
    public var dish: DishID
    public var name: String
    /// The time from start to table; nil if it is not given.
    public var minutes: Int?

    init(_ recipe: RecipeID, in index: CatalogueIndex) {
      dish = index.recipes.dishID(of: recipe)
      name = index.recipes.name(of: recipe)
      minutes = index.recipes.minutes(of: recipe)
    }
  }

  private let index: CatalogueIndex
  private let makers: DishMakers

  /// Cost: O(lines of the dishes that yield something).
  init(_ kitchen: Kitchen, under stated: [StatedExclusion]) {
    index = kitchen.index
    let exclusion = kitchen.exclusion(stated)
    makers = DishMakers(
      of: kitchen.index,
      MatchQuery(
        pantry: [],
        exclusion: exclusion,
        hidden: kitchen.hiddenRecipes + exclusion.dishes.sorted(),
        staples: []
      ),
      within: nil
    )
  }

  /// The dish that makes what a required line asks for: that by which it is had, or, where it is lacking, the
  /// best for the first alternative that has one. Nil where it is there otherwise.
  func maker(of line: PantryMatch.Line) -> Maker? {
    if let dish = line.maker { return Maker(dish, in: index) }
    guard line.isRequired, !line.grade.isCovered else { return nil }
    return maker(
      of: index.requirements.alternatives[line.requirement].map { IngredientID(Int($0)) },
      isExact: index.requirements.isExact[line.requirement]
    )
  }

  /// The dish that makes one of some ingredients, as ``DishMakers`` orders them; nil when there is none.
  ///
  /// - Parameter isExact: A kind will not do.
  func maker(of ingredients: [IngredientID], isExact: Bool) -> Maker? {
    ingredients.lazy.compactMap { makers.best(of: $0, isExact: isExact) }.first
      .map { Maker($0, in: index) }
  }
}
