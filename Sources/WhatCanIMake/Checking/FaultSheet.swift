import RecipeLexicon
import RecipeModel

/// What is found while recipes are checked one after the other.
struct FaultSheet {
  /// Faults in the order found, of which only the first are kept.
  struct List {
    private(set) var faults: [RecipeFault] = []
    private(set) var untold = 0

    mutating func note(_ fault: RecipeFault) {
      if faults.count < RecipeChecking.Report.faultLimit {
        faults.append(fault)
      } else {
        untold += 1
      }
    }
  }

  private(set) var recipes = 0
  /// Of files and records that are no recipes.
  var unreadable = List()
  /// Of what recipes say.
  var content = List()
  var repetitions = Repetitions()
  var suggestions = NameSuggestions()

  /// The ids of the file that is being read: what it gives twice is one recipe.
  private var ids: Set<DishID> = []
  private var file: String?

  /// Counts a recipe; false for a repeat within its file.
  mutating func begin(_ recipe: Recipe, of file: String) -> Bool {
    if self.file != file { (self.file, ids) = (file, []) }
    guard ids.insert(recipe.id).inserted else { return false }
    recipes += 1
    return true
  }
}

/// Names that unknown ones may mean: of the first unknown names only, since each look takes
/// milliseconds.
struct NameSuggestions {
  private var known: [String: [String]] = [:]
  private static let limit = 100

  mutating func suggestions(for name: String, in lexicon: IngredientLexicon) -> [String] {
    if let found = known[name] { return found }
    guard known.count < Self.limit else { return [] }
    let found = lexicon.suggestions(for: name)
    known[name] = found
    return found
  }
}
