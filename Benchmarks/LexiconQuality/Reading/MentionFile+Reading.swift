import BenchmarkFiles
import Foundation
import SwiftCSV

extension MentionFile {
  /// Reads a file in one of these forms, told apart by content; what gzip packed is unpacked first.
  ///
  /// - TheCocktailDB or TheMealDB: a list of records, or an object with one under `drinks` or `meals`;
  ///   `strIngredientN` with `strMeasureN`.
  /// - A list of recipes with `ingredients`: names, or objects with `ingredient` or `name` and
  ///   `measure`, or `amount` and `unit`, or a free line under `special`.
  /// - JSON lines of such recipes.
  /// - CSV with the columns `ingredient` and `measure`, a row a mention, `row_id` or `name` a recipe.
  ///
  /// Blank names are no mentions. Cost: O(bytes).
  init(_ path: String) throws(FileError) {
    let bytes = try readUnpackedFile(path)
    name = path.split(separator: "/").last.map(String.init) ?? path
    let first = bytes.first { $0 > 0x20 && !Self.byteOrderMark.contains($0) }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else {
      (recipes, mentions) = try Self.table(bytes, path)
      return
    }
    let records = try Self.records(bytes, path)
    recipes = records.count
    mentions = records.flatMap(Self.mentions)
    guard !mentions.isEmpty else {
      throw .malformed(path, "no recipe in it names an ingredient")
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // MARK: JSON

  private static func records(
    _ bytes: [UInt8],
    _ path: String
  ) throws(FileError) -> [[String: Any]] {
    if let root = try? JSONSerialization.jsonObject(with: Data(bytes)) {
      if let list = root as? [[String: Any]] { return list }
      let object = root as? [String: Any]
      for key in ["drinks", "meals", "recipes"] {
        if let list = object?[key] as? [[String: Any]] { return list }
      }
      if let object, object["ingredients"] != nil { return [object] }
      throw .malformed(path, "JSON, but no list of recipes")
    }
    var records: [[String: Any]] = []
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ).enumerated() where line.contains(where: { $0 > 0x20 }) {
      let record = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      guard let record else { throw .malformed(path, line: number + 1, "no JSON object") }
      records.append(record)
    }
    return records
  }

  private static func mentions(of record: [String: Any]) -> [Mention] {
    if let listed = record["ingredients"] as? [Any] { return listed.compactMap(mention) }
    return (1...50).compactMap { number in
      mention(text(record["strIngredient\(number)"]), measure: text(record["strMeasure\(number)"]))
    }
  }

  private static func mention(_ item: Any) -> Mention? {
    if let name = text(item) { return mention(name, measure: nil) }
    guard let object = item as? [String: Any] else { return nil }
    if let line = text(object["special"])?.trimmed, !line.isEmpty {
      return Mention(name: line, isWholeLine: true)
    }
    let amount = [text(object["amount"]), text(object["unit"])].compactMap(\.self)
    let measure =
      text(object["measure"]) ?? (amount.isEmpty ? nil : amount.joined(separator: " "))
    return mention(text(object["ingredient"]) ?? text(object["name"]), measure: measure)
  }

  private static func mention(_ name: String?, measure: String?) -> Mention? {
    guard let name = name?.trimmed, !name.isEmpty else { return nil }
    return Mention(measure: measure?.trimmed, name: name)
  }

  private static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    return (value as? NSNumber)?.stringValue
  }

  // MARK: CSV

  private static func table(
    _ bytes: [UInt8],
    _ path: String
  ) throws(FileError) -> (recipes: Int, mentions: [Mention]) {
    let table = try CSVTable(bytes, file: path)
    guard let ingredient = table.column("ingredient") else {
      throw .malformed(path, line: 1, "neither JSON nor CSV with a column 'ingredient'")
    }
    let measure = table.column("measure")
    let recipe = table.column("row_id") ?? table.column("id") ?? table.column("name")
    let mentions = table.rows.compactMap { row in
      mention(row[ingredient], measure: measure.map { row[$0] })
    }
    let recipes = recipe.map { column in Set(table.rows.map { $0[column] }).count }
    return (recipes ?? 0, mentions)
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
