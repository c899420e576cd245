import BenchmarkFiles
import Foundation
import MatchWorkload

/// A corpus and the pantries that it is asked with.
struct CorpusFolder {
  /// The pantries of one file.
  struct Cell {
    /// As "base-10", of the file pantry_base_10.bin.
    var name: String
    var fileName: String
    var pantries: PantryFile
  }

  let world: MatchWorld
  /// By name up to its last part, then by the size of the pantries.
  let cells: [Cell]

  private static let prefix = "pantry_"
  private static let suffix = ".bin"

  /// Cost: O(bytes of all its files).
  init(_ path: String) throws(FileError) {
    let recipes = "\(path)/recipes.bin"
    let corpus = try FlatCorpus(bytes: try readWholeFile(recipes), file: recipes)
    var cells: [Cell] = []
    for fileName in try Self.pantryFiles(in: path) {
      let file = "\(path)/\(fileName)"
      let pantries = try PantryFile(
        bytes: try readWholeFile(file),
        file: file,
        termCount: corpus.termCount
      )
      guard !pantries.pantries.isEmpty else { throw .malformed(file, "has no pantry") }
      cells.append(Cell(name: Self.name(of: fileName), fileName: fileName, pantries: pantries))
    }
    guard corpus.count > 0 else { throw .malformed(recipes, "has no recipe") }
    let marks = try Self.marks(in: path, recipes: corpus.count)
    guard !cells.isEmpty else { throw .malformed(path, "has no file pantry_NAME.bin") }
    world = MatchWorld(corpus, marks: marks)
    self.cells = cells.sorted { Self.precedes($0, $1) }
  }

  /// What `marks.bin` says of each recipe; nothing where there is no such file.
  private static func marks(in path: String, recipes: Int) throws(FileError) -> [UInt8] {
    let file = "\(path)/marks.bin"
    guard FileManager.default.fileExists(atPath: file) else {
      return Array(repeating: 0, count: recipes)
    }
    let marks = try readWholeFile(file)
    guard marks.count == recipes else {
      throw .malformed(file, "has \(marks.count) marks of \(recipes) recipes")
    }
    if let wrong = marks.firstIndex(where: { $0 > 5 }) {
      throw .malformed(file, "recipe \(wrong): \(marks[wrong]) is no mark")
    }
    return marks
  }

  private static func pantryFiles(in path: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
    } catch {
      throw FileError(file: path, reason: .unreadable(error.localizedDescription))
    }
  }

  private static func name(of file: String) -> String {
    file.dropFirst(prefix.count).dropLast(suffix.count).map { $0 == "_" ? "-" : String($0) }
      .joined()
  }

  private static func precedes(_ left: Cell, _ right: Cell) -> Bool {
    let (one, other) = (kind(left), kind(right))
    if one != other { return one < other }
    if left.pantries.size != right.pantries.size { return left.pantries.size < right.pantries.size }
    return left.name < right.name
  }

  private static func kind(_ cell: Cell) -> Substring {
    cell.name.prefix(upTo: cell.name.lastIndex(of: "-") ?? cell.name.endIndex)
  }
}
