import RecipeLexicon
import RecipeMatching
import RecipeModel

/// How well known the dishes of the collection are, from how often others have them.
///
/// `recipes/evidence.tsv` has for each dish the collections that name it, and in how many of 30,000
/// distinct public recipe titles its name, or another name of it, stands. The rule is the same for all dishes:
///
/// | | known to anybody | known to those who care |
/// |---|---|---|
/// | drinks: collections, that of the bartenders' association counting double | 4 | 2 |
/// | food: titles, being in TheMealDB counting ten | 12 | 3 |
struct RenownEvidence {
  private let counts: [DishID: Count]

  private struct Count {
    var collections: [String]
    var titles: Int
  }

  private static let file = "recipes/evidence.tsv"

  /// Reads the file; a data folder without one has no evidence.
  init(from collection: CollectionFiles) throws(KitchenError) {
    guard isPresent("\(collection.folder)/\(Self.file)") else {
      counts = [:]
      return
    }
    let text = try collection.text(in: collection.folder, at: Self.file)
    do throws(LexiconError) {
      let table = try TabSeparated(
        text: text.text,
        file: text.path,
        header: ["dish", "collections", "titles"]
      )
      var counts: [DishID: Count] = [:]
      for row in table.rows {
        let id = DishID(source: CollectionFiles.source, nativeID: row.fields[0])
        guard let titles = Int(row.fields[2]), titles >= 0 else {
          let reason = LexiconError.Reason.malformed(field: "titles", value: row.fields[2])
          throw LexiconError(reason, file: text.path, line: row.line)
        }
        let count = Count(collections: listItems(row.fields[1]), titles: titles)
        guard counts.updateValue(count, forKey: id) == nil else {
          throw LexiconError(.repeated("\(id)"), file: text.path, line: row.line)
        }
      }
      self.counts = counts
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }

  /// The renown of each dish of the collection among some dishes.
  func renown(of recipes: some Sequence<Recipe>) -> [DishID: Int] {
    var renown: [DishID: Int] = [:]
    for recipe in recipes where recipe.id.source == CollectionFiles.source {
      let count = counts[recipe.id] ?? Count(collections: [], titles: 0)
      renown[recipe.id] =
        recipe.kind == .cocktail ? Self.ofDrink(count) : Self.ofFood(count)
    }
    return renown
  }

  private static func ofDrink(_ count: Count) -> Int {
    let number = count.collections.count + (count.collections.contains("iba") ? 1 : 0)
    return number >= 4 ? Renown.wide : number >= 2 ? Renown.some : Renown.none
  }

  private static func ofFood(_ count: Count) -> Int {
    let number = count.titles + (count.collections.contains("themealdb") ? 10 : 0)
    return number >= 12 ? Renown.wide : number >= 3 ? Renown.some : Renown.none
  }
}
