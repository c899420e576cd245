internal import RecipeModel

/// The rows of a table that has one for each ingredient, put together by recipe.
///
/// All of them are held, since the rows of one recipe may stand anywhere. Of the other columns the
/// first cell of a recipe that is not blank counts.
struct CSVLongTable {
  let rows: CSVRecipeRows
  var problems: [ImportError] = []
  private var groups: [[CSVRecord]] = []
  private var positions: [String: Int] = [:]

  init(rows: CSVRecipeRows) { self.rows = rows }

  mutating func add(_ record: CSVRecord) throws(ImportError) {
    let key = try rows.key(ofLong: record)
    if let position = positions[key] {
      groups[position].append(record)
    } else {
      positions[key] = groups.count
      groups.append([record])
    }
  }

  /// The recipes in the order of their first rows, behind the rows that are none.
  ///
  /// Cost: O(bytes + rows · log(rows of a recipe)).
  var results: [Result<Recipe, ImportError>] {
    problems.map { .failure($0) }
      + groups.map { group in
        Result { () throws(ImportError) in try rows.recipe(ofLong: group) }
      }
  }
}
