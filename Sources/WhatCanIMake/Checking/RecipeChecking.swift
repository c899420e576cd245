import RecipeImport
import RecipeLexicon
import RecipeMatching
import RecipeModel

/// Finds mistakes in recipe files before anybody cooks from them.
public struct RecipeChecking: Sendable {
  public enum Rules: Sendable {
    /// For every recipe: ingredients and units are known, amounts are plausible, servings and time
    /// are given, and no two recipes are the same.
    case ownRecipes
    /// For the program's own collection, in addition: every field that a recipe should have.
    case collection
  }

  /// The mistakes found in some files.
  public struct Report: Sendable, Equatable {
    public var recipes: Int
    /// In the order of the files, and of the lines in each; the same ones for the same files. At most
    /// ``faultLimit`` of what a file is, and as many of what its recipes say and of what they repeat.
    public var faults: [RecipeFault]
    /// The number of mistakes that the report does not list.
    public var untold = 0

    /// The largest number of mistakes of one sort that a report lists.
    public static let faultLimit = 1_000
  }

  /// A recipe, the file that it is in, and what it asks for.
  struct FiledRecipe {
    /// A line and its requirements; nil when they are not known.
    struct Line {
      var line: IngredientLine
      /// What it asks for, with all that its words name; nil when that is not known.
      var read: [[AskedIngredient]]?

      var asked: [[IngredientID]]? { read?.map { $0.map(\.ingredient) } }
    }

    var recipe: Recipe
    var file: String
    var lines: [Line]
    /// What the times in its steps add up to, in minutes; 0 where it marks none.
    var timed = 0
    /// The line of the file that says what it yields; nil where none does.
    var yieldsLine: Int?
  }

  let lexicon: IngredientLexicon
  let units: UnitTable
  let parser: IngredientLineParser
  let bounds: PlausibleAmounts
  let fields: FieldValues
  let rules: Rules
  let staples: Set<IngredientID>
  /// What each diet leaves out.
  let exclusions: [Diet: Exclusion]

  /// Reads the lexicon from the data folder; takes tens of milliseconds.
  public init(_ places: KitchenPaths, rules: Rules = .ownRecipes) throws(KitchenError) {
    let files = CollectionFiles(folder: places.data)
    let read = try ReadLexicon(from: files)
    lexicon = read.lexicon
    units = read.units
    parser = read.parser
    bounds = try files.bounds(units: read.units)
    fields = rules == .collection ? try files.fieldValues() : FieldValues()
    self.rules = rules
    staples = Set(read.lexicon.defaultStaples)
    let diets = rules == .collection ? Diet.allCases : []
    exclusions = Dictionary(
      uniqueKeysWithValues: diets.map { diet in
        (diet, Exclusion([ExclusionRule(flags: diet.excluded)], in: read.lexicon))
      }
    )
  }

  /// Checks files, and the `.cook` files in folders and their subfolders.
  ///
  /// A file that is not a recipe is reported as a mistake; a file that does not exist or cannot be
  /// opened throws an error. Recipes are checked one after another. Cost: O(bytes), and up to a
  /// second to find similar names.
  public func report(on paths: [String]) throws(KitchenError) -> Report {
    var sheet = FaultSheet()
    var resolver = lexicon.makeResolver(units: units)
    for path in paths {
      for named in try Self.files(at: path) {
        let bytes = try OutsideFile(named).bytes()
        let file = PathText.shown(named)
        do throws(ImportError) {
          let document = Self.document(in: bytes, file: file)
          for record in try records(in: bytes, file: file) {
            switch record {
            case .failure(let error):
              sheet.unreadable.note(RecipeFault(.unreadable(error), file: file))
            case .success(let recipe):
              guard sheet.begin(recipe, of: file) else { continue }
              let lines = recipe.lines.map { line in
                FiledRecipe.Line(line: line, read: resolver.asked(by: line))
              }
              let filed = FiledRecipe(
                recipe: recipe,
                file: file,
                lines: lines,
                timed: document.map(Self.minutes) ?? 0,
                yieldsLine: document?.metadata.yields?.line
              )
              note(filed, on: &sheet)
            }
          }
        } catch {
          sheet.unreadable.note(RecipeFault(.unreadable(error), file: file))
        }
      }
    }
    let lists = [sheet.unreadable, sheet.content, sheet.repetitions.faults]
    return Report(
      recipes: sheet.recipes,
      faults: lists.flatMap(\.faults),
      untold: lists.reduce(0) { $0 + $1.untold }
    )
  }

  private func note(_ filed: FiledRecipe, on sheet: inout FaultSheet) {
    for reason in reasons(against: filed, &sheet.suggestions) {
      sheet.content.note(RecipeFault(reason, file: filed.file))
    }
    for reason in yieldReasons(against: filed, &sheet.suggestions) {
      sheet.content.note(RecipeFault(reason, file: filed.file, line: filed.yieldsLine))
    }
    sheet.repetitions.note(filed, needs: rules == .collection ? needs(of: filed) : nil)
  }

  /// A Cooklang file taken apart; nil for any other, and for one that cannot be.
  private static func document(in bytes: [UInt8], file: String) -> CooklangDocument? {
    guard file.hasSuffix(".cook"), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return try? CooklangParser().parse(text, file: file)
  }

  /// The file itself, or the `.cook` files below the folder, ascending.
  private static func files(at path: String) throws(KitchenError) -> [String] {
    guard isFolder(path) else { return [path] }
    let folder = path.last == "/" ? String(path.dropLast()) : path
    do {
      return try WhatCanIMake.files(below: folder, ending: ".cook").map { "\(folder)/\($0.path)" }
    } catch {
      throw KitchenError(.cannotRead(path: path, detail: error.text))
    }
  }

  /// The recipes of a file; a Cooklang recipe's id is its file's name, as in the collection.
  private func records(in bytes: [UInt8], file: String) throws(ImportError) -> RecipeRecords {
    let reader = RecipeFileReader(parser: parser)
    guard file.hasSuffix(".cook") else { return try reader.records(contentsOf: bytes, file: file) }
    let name = String((file.split(separator: "/").last ?? "").dropLast(".cook".count))
    let id = DishID(source: CollectionFiles.source, nativeID: name)
    let recipe = try reader.readCooklang(bytes, file: file, id: id)
    return RecipeRecords(CollectionOfOne(.success(recipe)).makeIterator())
  }
}
