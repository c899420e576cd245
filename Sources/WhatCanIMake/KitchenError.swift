public import JSONCoding
public import RecipeFetch
public import RecipeImport
public import RecipeLexicon
public import RecipeMatching
public import RecipeModel
public import RecipeSources
public import RecipeStorage

/// Why the kitchen could not do something, in one line that says what to do about it.
public struct KitchenError: Error, Sendable {
  /// What went wrong.
  public enum Reason: Sendable {
    /// None of these folders contains the lexicon and the collection.
    case noData(searched: [String])
    /// Neither the caller nor `XDG_DATA_HOME` nor `HOME` says where to keep files.
    case noHome
    /// A folder or file cannot be created or changed.
    case cannotWrite(path: String, detail: String)
    /// The path of a file, or one of the names in it, is too long for the system.
    case pathTooLong(path: String)
    /// The path is not UTF-8, and the system has no `/proc` through which to open the file.
    case pathNotUTF8(path: String)
    /// The disk of the file is full.
    case diskFull(path: String)
    /// Another process has locked the store.
    case busy(path: String)
    case cannotRead(path: String, detail: String)
    case noSuchFile(path: String)
    case isFolder(path: String)
    /// The path leads to a terminal, a device or the like, where a file is needed.
    case notRegular(path: String, kind: String)
    /// A file that a person named cannot be written.
    case cannotWriteFile(path: String, detail: String)
    /// The file belongs to the store itself, so nothing else may be written to it.
    case isStoreFile(path: String)
    /// The file exists and would be overwritten.
    case fileExists(path: String)
    case lexicon(LexiconError)
    case storage(StorageError)
    case index(IndexError)
    /// Nothing in the files could be read; the value lists everything that was wrong.
    case nothingImported([ImportError])
    /// Names that must be known, and are not.
    case unknownNames([UnknownName], NameRole)
    /// None of the names of what a person has is known.
    case nothingRecognised([UnknownName])
    case unknownDiet(String)
    /// A word that names nothing that people can like: no ingredient, flavour, cuisine, category or
    /// dish.
    case unknownTaste(UnknownName)
    case unknownDish(String, suggestions: [String])
    case ambiguousDish(String, candidates: [String])
    /// A text that cannot be saved as it is.
    case badText(field: String, TextFault)
    /// A person's own recipe that cannot be read, from its fields or from a file.
    case badRecipe(ImportError)
    case badRecipeFile(ImportError)
    case unknownList(String, known: [String])
    case listExists(String)
    /// The wishlist can be neither deleted nor renamed.
    case wishlistStays
    case notOnList(String, list: String)
    case noSuchRemark(Int, by: Person)
    /// The dish is not a recipe that the person wrote.
    case notOwnRecipe(DishID)
    /// The person has not changed the dish of this name.
    case noVersion(of: String)
    case nothingToRestore(String, deleted: [String])
    /// No deletion with this number can be undone; nil if there is none at all.
    case nothingToUndo(Int?, others: [Int])
    /// The person avoids none of these.
    case notAvoided([String])
    /// A person tries to teach a name that is already known; `means` says what it means.
    case knownName(String, means: String)
    /// An ingredient would be swapped for itself.
    case sameIngredient(String)
    /// A dish would be the same as itself, or different from itself.
    case sameDishTwice(String)
    /// The person has taught nothing about these names.
    case notTaught([String])
    /// The person avoids this name, and only their own explanation says what it is.
    case taughtIsAvoided(String)
    /// None of these is in the pantry.
    case notInPantry([String])
    /// None of these is on the shopping list.
    case notOnShoppingList([String])
    /// The dish has no such ingredient.
    case notInDish(String, dish: String, ingredients: [String])
    case noLink(String)
    case noPictureKept(String)
    /// The file is not a picture of a known format.
    case noPicture(path: String)
    /// The file is not the complete export of a notebook.
    case badExport(path: String, detail: String)
    /// A source gave no answer.
    case source(SourceError)
    /// A page could not be fetched.
    case page(FetchError)
    /// A folder without any file that has the extension of a recipe file.
    case noRecipeFiles(path: String)
    /// No source has this name, or none that can do what was asked.
    case unknownSource(String, known: [String])
    /// The source has no such dish.
    case notInSource(DishID)
    /// The text is not the address of a server.
    case badServer(String)
    /// A key that cannot be read or used; the text contains no part of the key.
    case badKey(String)
    /// No book list has this name; `known` has the names that exist.
    case unknownBookList(String, known: [String])
    /// The book is neither on a list that was opened nor on the wishlist.
    case unknownBook(String)
    /// The address of a picture led to something that is not a picture.
    case notAPicture(of: String)
    /// The index differs from what the catalogue would give.
    case indexDiffers(path: String)
  }

  /// The places where every name must be known; otherwise there is no answer.
  public enum NameRole: Sendable, Hashable {
    /// The ingredients of a strict request.
    case have
    case use, without, containing, staples
    /// What the person has saved as avoided.
    case avoided
    /// What the person now adds to their avoided things or to their staples.
    case newlyAvoided, newStaples
    /// What the person says that something is like, or can be swapped for.
    case taught
  }

  /// What is wrong with a text.
  public enum TextFault: Sendable, Equatable {
    case isEmpty
    /// In bytes of UTF-8.
    case isTooLong(limit: Int)
    case hasControlCharacters
    /// Its amount is 0 or below.
    case isNoAmount
  }

  public var reason: Reason

  public init(_ reason: Reason) {
    self.reason = reason
  }
}

/// A typed name that is not an ingredient, and what the person may have meant.
public struct UnknownName: JSONReply, Equatable {
  public var input: String
  /// Canonical names, best first; empty if no name is similar.
  public var suggestions: [String]
  /// The number of dishes that use the name, if it counts because dishes use it (it may still be a
  /// typo); nil if it does not count.
  public var dishes: Int?

  public init(input: String, suggestions: [String], dishes: Int? = nil) {
    self.input = input
    self.suggestions = suggestions
    self.dishes = dishes
  }
}

extension KitchenError {
  /// True if a source was asked and did not answer, so that stored data may be used instead.
  public var isUnreachableSource: Bool {
    guard case .source(let error) = reason else { return false }
    return switch error {
    case .fetch, .keyMissing, .keyRefused, .quotaSpent: true
    case .unreadable, .unsupported: false
    }
  }
}

extension KitchenError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .noData(let searched):
      "no ingredients or recipes found in \(searched.joined(separator: " or ")); "
        + "reinstall, or set WHATCANIMAKE_DATA to the folder that contains lexicon and recipes"
    case .noHome: "your home folder is unknown; set HOME"
    case .cannotWrite(let path, let detail):
      "cannot write \(Self.short(path)): \(detail); make it writable or choose another folder with --home"
    case .pathTooLong(let path):
      "cannot write \(Self.short(path)): the path is too long; choose a shorter one"
    case .pathNotUTF8(let path):
      "the name \(Self.short(path)) is not valid UTF-8, and cannot be opened, because this system has no /proc; rename the file"
    case .diskFull(let path):
      "cannot write \(Self.short(path)): no space left on the disk; free some space and try again"
    case .busy(let path): "another whatcanimake process is writing \(path); try again"
    case .cannotRead(let path, let detail): "cannot read \(Self.short(path)): \(detail)"
    case .noSuchFile(let path): "\(Self.short(path)): no such file"
    case .isFolder(let path): "\(path) is a folder; name the files in it"
    case .notRegular(let path, let kind): "\(path) is \(kind); name a regular file"
    case .cannotWriteFile(let path, let detail): "cannot write \(Self.short(path)): \(detail)"
    case .isStoreFile(let path): "\(path) belongs to the store itself; choose another file"
    case .fileExists(let path): "\(path) already exists; choose another name"
    case .lexicon(let error): "\(error)"
    case .storage(let error): "\(error)"
    case .index(let error): "\(error)" + Self.remedy(for: error)
    case .nothingImported(let problems):
      problems.first.map { "\($0)" } ?? "nothing to import in these files"
    case .unknownNames(let names, .avoided):
      "no answer, because your list of things to avoid contains an unknown name: \(Self.text(of: names))"
    case .unknownNames(let names, .taught):
      "\(Self.text(of: names)) (nothing was saved, because every name must be known)"
    case .unknownNames(let names, _):
      "\(Self.text(of: names)) (no answer, because every name must be known)"
    case .nothingRecognised(let names): Self.text(of: names)
    case .unknownDiet(let name):
      "unknown diet \"\(name)\"; choose one of "
        + Diet.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownTaste(let name):
      "\"\(Self.cut(name.input))\" is not an ingredient, flavour, cuisine, category or dish"
        + Self.didYouMean(name.suggestions)
    case .unknownDish(let name, let suggestions):
      "no dish is called \"\(name)\"" + Self.didYouMean(suggestions)
    case .ambiguousDish(let name, let candidates):
      "\"\(name)\" could be \(Self.list(candidates)); name one of them"
    case .badText(let field, let fault): Self.text(of: fault, field)
    case .badRecipe(let error), .badRecipeFile(let error): "\(error)"
    case .unknownList(let name, let known):
      "no list is called \"\(Self.cut(name))\"; your lists: \(Self.list(known))"
    case .listExists(let name): "a list called \"\(name)\" already exists"
    case .wishlistStays: "the wishlist cannot be deleted or renamed"
    case .notOnList(let dish, let list): "\(dish) is not on the list \(list)"
    case .noSuchRemark(let number, let person):
      "\(person) has no comment with the number \(number)"
    case .notOwnRecipe(let id):
      "\(id) is not a recipe of your own"
    case .noVersion(let dish): "you have no version of \(dish) to delete"
    case .nothingToRestore(let name, let deleted):
      deleted.isEmpty
        ? "there is no deleted recipe to restore"
        : "no deleted recipe is called \"\(Self.cut(name))\"; choose one of \(Self.list(deleted))"
    case .nothingToUndo(let number, let others):
      if let number, !others.isEmpty {
        "there is no deletion \(number) to undo; choose one of "
          + Self.list(others.map(String.init))
      } else {
        "nothing was deleted in the last 30 days, so there is nothing to undo"
      }
    case .notAvoided(let names):
      "you do not avoid \(Self.list(names.map(Self.cut)))"
    case .knownName(let name, let meaning):
      "\"\(Self.cut(name))\" is already known"
        + (foldedName(name) == foldedName(meaning) ? "" : ": it means \(meaning)")
        + "; only new names can be added"
    case .sameIngredient(let name): "\(name) cannot be swapped for itself"
    case .sameDishTwice(let name): "both names refer to \(name); name two different dishes"
    case .notTaught(let names):
      "you have not added anything about \(Self.list(names.map(Self.cut)))"
    case .taughtIsAvoided(let name):
      "you avoid \(Self.cut(name)), so it cannot be removed; first run: whatcanimake avoid remove "
        + shellWord(name)
    case .notInPantry(let names): "not in the pantry: \(Self.list(names.map(Self.cut)))"
    case .notOnShoppingList(let names):
      "not on the shopping list: \(Self.list(names.map(Self.cut)))"
    case .notInDish(let name, let dish, let ingredients):
      "the recipe for \(dish) has no \"\(Self.cut(name))\"; it has \(Self.list(ingredients))"
    case .noLink(let dish): "\(dish) has no web page to link to"
    case .noPictureKept(let dish): "there is no picture of \(dish)"
    case .noPicture(let path): "\(path) is not a PNG, JPEG, GIF or WebP picture"
    case .badExport(let path, let detail): "\(path): \(detail); nothing was imported"
    case .source(let error): "\(error)"
    case .page(let error): "\(error), or save the page in a browser and import the file"
    case .noRecipeFiles(let path):
      "\(Self.short(path)): this folder contains no recipe files (names that end in .cook, .md, .txt, .json, .html, "
        + ".csv, .zip and others); name the files themselves"
    case .unknownSource(let name, let known):
      "no source called \"\(Self.cut(name))\" can do this; choose one of \(Self.list(known))"
    case .notInSource(let id): "\(Self.cut(id.description)): the source does not have this dish"
    case .unknownBookList(let name, let known):
      "no book list is called \"\(Self.cut(name))\""
        + (known.isEmpty ? "" : "; choose one of \(Self.list(known))")
    case .unknownBook(let text):
      "none of the book lists that you have opened contains the book \"\(Self.cut(text))\""
    case .badServer(let text):
      "\"\(Self.cut(text))\" is not a server address; write it like https://example.org"
    case .badKey(let text): text
    case .notAPicture(let dish): "the source's picture of \(dish) is not an image file"
    case .indexDiffers(let path):
      "\(path): the index does not match the catalogue; \(Self.rebuilding(path))"
    }
  }

  private static func remedy(for error: IndexError) -> String {
    switch error.reason {
    case .absent, .corrupt, .tooOld: "; \(rebuilding(error.file))"
    case .tooNew: "; update the program, or \(rebuilding(error.file))"
    case .tooLarge, .system: ""
    }
  }

  private static func rebuilding(_ file: String) -> String {
    "to rebuild it: whatcanimake catalogue rebuild --home \(shellWord(storeFolder(of: file)))"
  }

  /// `unknown ingredient "limme"; did you mean lime?`, or `"limme" is in 2 dishes; did you mean lime?`; a long
  /// name is cut.
  public static func text(of name: UnknownName) -> String {
    if let dishes = name.dishes {
      let count = dishes == 1 ? "1 dish" : "\(dishes) dishes"
      return "\"\(cut(name.input))\" is in \(count)" + didYouMean(name.suggestions)
    }
    return "unknown ingredient \"\(cut(name.input))\"" + didYouMean(name.suggestions)
  }

  /// A path that leaves room for the rest of the sentence.
  private static func short(_ path: String) -> String {
    path.count > 300 ? "\(path.prefix(100))…\(path.suffix(100))" : path
  }

  private static func cut(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  private static func text(of fault: TextFault, _ field: String) -> String {
    switch fault {
    case .isEmpty: "the \(field) is empty"
    case .isTooLong(let limit): "the \(field) is longer than \(limit) bytes; shorten it"
    case .hasControlCharacters: "the \(field) contains control characters; remove them"
    case .isNoAmount: "\(field): an amount must be more than 0"
    }
  }

  /// The same for several names, the first few of them.
  public static func text(of names: [UnknownName]) -> String {
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
