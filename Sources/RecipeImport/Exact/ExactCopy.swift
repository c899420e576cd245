internal import JSONCoding
internal import RecipeModel

/// The whole of a recipe as text that stands unseen beside what a person reads of it in a file.
///
/// It holds what the visible words cannot say: the id, every part of every line, white space and
/// control characters. The visible words win wherever somebody has changed them.
enum ExactCopy {
  /// The property that holds a copy in JSON-LD, as a JSON text in a string.
  static let jsonLDKey = "whatcanimake:recipe"
  /// The column of a table, the field of a front matter and the word of a comment that hold it.
  static let key = "whatcanimake"

  /// The recipe as JSON with sorted keys, of printable ASCII in one line.
  ///
  /// Single spaces only, and neither `--`, `<`, `>` nor `&`, so that nothing that holds a text as
  /// words on one line, a comment or an attribute changes it. Nil for a recipe with an amount that
  /// is no number. Cost: O(size of the recipe).
  static func text(of recipe: Recipe) -> String? {
    // Only an amount that is infinite or not a number fails, and no import reads such a recipe.
    (try? JSONStyle.document.text(of: recipe)).map(escaped)
  }

  /// The recipe in a copy; nil when it is damaged, or is none that an import would take.
  ///
  /// Cost: O(bytes).
  static func recipe(in copy: String) -> Recipe? {
    // A damaged copy is as good as none: the visible text stands for itself.
    guard let recipe = try? JSONParser.decoded(Recipe.self, from: Array(copy.utf8)) else {
      return nil
    }
    return recipe.isWithinImportLimits ? recipe : nil
  }

  /// What a file says of a recipe, with everything that nobody has changed taken from its copy.
  ///
  /// Each field, line, step, tag and swap that reads as the copy's own visible text would read is
  /// the copy's; every other is the file's. A change of the name does not change the id. A copy
  /// that is damaged or beyond the limits of an import is ignored.
  ///
  /// Cost: O(bytes) and two readings at most.
  ///
  /// - Parameters:
  ///   - read: The recipe as the visible text of the file gives it.
  ///   - copy: A text that ``text(of:)`` wrote, as far as one can know.
  ///   - rewritten: Writes a recipe's visible text as the file's format has it and reads it
  ///     again, by the same rules that gave `read`.
  static func merged(
    read: Recipe,
    copy: String,
    rewritten: (Recipe) throws -> Recipe
  ) -> Recipe {
    // A copy whose own text does not read back proves nothing about what was changed.
    guard let original = recipe(in: copy), let unchanged = try? rewritten(original) else {
      return read
    }
    var isSameID = read.id == unchanged.id
    if !isSameID, read.name != unchanged.name {
      var renamed = original
      renamed.name = read.name
      isSameID = (try? rewritten(renamed))?.id == read.id
    }
    return ExactMerge(read: read, unchanged: unchanged, original: original)
      .merged(keepingID: isSameID)
  }
}

extension ExactCopy {
  /// JSON with every scalar that a holder might change written as `\u`.
  static func escaped(_ json: String) -> String {
    var text = ""
    text.reserveCapacity(json.utf8.count)
    var before: Unicode.Scalar?
    for scalar in json.unicodeScalars {
      let isRepeat = (scalar == "-" || scalar == " ") && scalar == before
      if (0x20...0x7E).contains(scalar.value), !isRepeat, !"<>&".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
        before = scalar
      } else {
        text += scalar.jsonEscape
        before = nil
      }
    }
    return text
  }
}
