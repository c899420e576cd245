import RecipeLexicon
import RecipeModel

/// The values that the collection uses for its fields, so that nobody writes "highball glass" where
/// others write "Highball".
struct FieldValues: Sendable {
  enum Field: String, CaseIterable, Sendable {
    case category, cuisine, glass, method

    /// What a recipe says there; nil when nothing.
    func value(in recipe: Recipe) -> String? {
      switch self {
      case .category: recipe.category
      case .cuisine: recipe.cuisine
      case .glass: recipe.glass
      case .method: recipe.method
      }
    }
  }

  private struct Key: Hashable {
    var field: Field
    var kind: Recipe.Kind
  }

  private var values: [Key: [String]] = [:]

  /// No field has values.
  init() {}

  /// Reads `fields.tsv`: field, kind, values (`;` between them). A field without a row for a kind is
  /// one that dishes of this kind do not have. Cost: O(bytes).
  init(_ file: LexiconFiles.File) throws(LexiconError) {
    let header = ["field", "kind", "values"]
    let table = try TabSeparated(text: file.text, file: file.path, header: header)
    for row in table.rows {
      guard let field = Field(rawValue: row.fields[0]),
        let kind = Recipe.Kind(rawValue: row.fields[1])
      else {
        let value = "\(row.fields[0]) of \(row.fields[1])"
        throw LexiconError(
          .malformed(field: "field", value: value),
          file: file.path,
          line: row.line
        )
      }
      let key = Key(field: field, kind: kind)
      guard values.updateValue(listItems(row.fields[2]), forKey: key) == nil else {
        let what = "the \(field.rawValue) of \(kind.rawValue)"
        throw LexiconError(.repeated(what), file: file.path, line: row.line)
      }
    }
  }

  /// The values that dishes of a kind may have there; nil when they do not have the field.
  func values(of field: Field, in kind: Recipe.Kind) -> [String]? {
    values[Key(field: field, kind: kind)]
  }
}

extension CollectionFiles {
  /// The values that the collection's fields may have; none without their file.
  func fieldValues() throws(KitchenError) -> FieldValues {
    let path = "recipes/fields.tsv"
    guard isPresent("\(folder)/\(path)") else { return FieldValues() }
    let file = try text(in: folder, at: path)
    do throws(LexiconError) {
      return try FieldValues(file)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }

  /// What amounts are plausible; any, without their file.
  func bounds(units: UnitTable) throws(KitchenError) -> PlausibleAmounts {
    guard isPresent("\(folder)/lexicon/bounds.tsv") else { return PlausibleAmounts() }
    let file = try text(at: "bounds.tsv")
    do throws(LexiconError) {
      return try PlausibleAmounts(file, units: units)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }
}
