public import RecipeImport
public import RecipeLexicon
public import RecipeMatching
public import RecipeStorage

/// Why the kitchen cannot do what it was asked, in one line with what to do about it.
public struct KitchenError: Error, Sendable {
  /// What stands in the way.
  public enum Reason: Sendable {
    /// The lexicon and the collection are in none of these folders.
    case noData(searched: [String])
    /// Neither `--home`, nor XDG_DATA_HOME, nor HOME says where to keep files.
    case noHome
    /// A folder or file cannot be made or changed.
    case cannotWrite(path: String, detail: String)
    /// No space is left where the file should go.
    case diskFull(path: String)
    /// Another process keeps the store locked.
    case busy(path: String)
    case cannotRead(path: String, detail: String)
    case noSuchFile(path: String)
    case isFolder(path: String)
    case lexicon(LexiconError)
    case storage(StorageError)
    case index(IndexError)
    /// Nothing in the files could be read; all that was wrong.
    case nothingImported([ImportError])
    /// Names of an option that must be known, and are not.
    case unknownNames([UnknownName], option: String)
    /// None of the names in `--have` is known.
    case nothingRecognised([UnknownName])
    case unknownDiet(String)
    case unknownDish(String, suggestions: [String])
    case ambiguousDish(String, candidates: [String])
    /// The index differs from what the catalogue gives.
    case indexDiffers(path: String)
  }

  public var reason: Reason

  public init(_ reason: Reason) {
    self.reason = reason
  }
}

/// A typed name that names no ingredient, and what may have been meant.
public struct UnknownName: Sendable, Equatable {
  public var input: String
  /// Canonical names, best first; empty when nothing is near.
  public var suggestions: [String]

  public init(input: String, suggestions: [String]) {
    self.input = input
    self.suggestions = suggestions
  }
}

extension KitchenError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .noData(let searched):
      "no ingredients or recipes found in \(searched.joined(separator: " or ")); "
        + "reinstall, or set WHATCANIMAKE_DATA to the folder that holds lexicon and recipes"
    case .noHome: "no home folder is known; set HOME, or name a folder with --home"
    case .cannotWrite(let path, let detail):
      "cannot write \(path): \(detail); make it writable or choose another folder with --home"
    case .diskFull(let path): "cannot write \(path): no space left on the disk; free some and retry"
    case .busy(let path): "another whatcanimake is writing \(path); try again"
    case .cannotRead(let path, let detail): "cannot read \(path): \(detail)"
    case .noSuchFile(let path): "\(path): no such file"
    case .isFolder(let path): "\(path) is a folder; name the files in it"
    case .lexicon(let error): "\(error)"
    case .storage(let error): "\(error)"
    case .index(let error): "\(error)"
    case .nothingImported(let problems):
      problems.first.map { "\($0)" } ?? "nothing to import in these files"
    case .unknownNames(let names, let option):
      "\(Self.text(of: names)) (nothing is answered: \(option) must be understood)"
    case .nothingRecognised(let names): Self.text(of: names)
    case .unknownDiet(let name):
      "unknown diet \"\(name)\"; known are "
        + Diet.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownDish(let name, let suggestions):
      "no dish is called \"\(name)\"" + Self.didYouMean(suggestions)
    case .ambiguousDish(let name, let candidates):
      "\"\(name)\" could be \(Self.list(candidates)); name one of them"
    case .indexDiffers(let path):
      "\(path): the index does not fit the catalogue; 'whatcanimake catalogue rebuild' mends it"
    }
  }

  /// `unknown ingredient "limme"; did you mean lime?`; a long name is cut.
  public static func text(of name: UnknownName) -> String {
    let input = name.input.count > 60 ? name.input.prefix(59) + "…" : name.input[...]
    return "unknown ingredient \"\(input)\"" + didYouMean(name.suggestions)
  }

  /// The same for several names, the first few of them.
  private static func text(of names: [UnknownName]) -> String {
    let shown = names.prefix(3).map { text(of: $0) }.joined(separator: " · ")
    return names.count > 3 ? "\(shown) · and \(names.count - 3) more" : shown
  }

  /// The first few of many.
  private static func list(_ candidates: [String]) -> String {
    let shown = candidates.prefix(8).joined(separator: ", ")
    return candidates.count > 8 ? "\(shown) and \(candidates.count - 8) more" : shown
  }

  private static func didYouMean(_ suggestions: [String]) -> String {
    suggestions.isEmpty ? "" : "; did you mean \(suggestions.joined(separator: ", "))?"
  }
}
