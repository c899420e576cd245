import JSONCoding
import RecipeImport
import RecipeModel

/// Finds out from which program an export is, and reads it.
enum MovedExport {
  /// What a file has, and whose it is.
  ///
  /// - Parameters:
  ///   - person: Whose marks are taken of an export of several people.
  ///   - today: What was planned for days before is over.
  /// - Throws: ``KitchenError`` `.badExport`. Cost: O(bytes).
  static func things(
    in bytes: [UInt8],
    file: String,
    person: String,
    today: CalendarDay
  ) throws(KitchenError) -> (source: MovedSource, things: MovedThings) {
    let content: [UInt8]
    switch try read(bytes, file) {
    case .table(let table): return (.grocy, table.things)
    case .content(let bytes): content = bytes
    }
    let value: JSONValue
    do {
      value = try JSONParser.value(of: content)
    } catch {
      throw KitchenError(.badExport(path: file, detail: "the file is not valid JSON"))
    }
    if let export = GrocyExport(value) { return (.grocy, export.things) }
    if let export = MealieExport(value, person: person, today: today) {
      return (.mealie, export.things)
    }
    if let export = KitchenOwlExport(value, today: today) { return (.kitchenOwl, export.things) }
    if let export = BarAssistantExport(value) { return (.barAssistant, export.things) }
    throw KitchenError(.badExport(path: file, detail: unknown))
  }

  private enum Reading {
    case table(GrocyTable)
    case content([UInt8])
  }

  /// A table as it is read, or what is JSON by itself or in an archive.
  private static func read(_ bytes: [UInt8], _ file: String) throws(KitchenError) -> Reading {
    if let kind = ArchivedFile.otherKind(of: bytes) {
      let detail =
        "the file is \(kind), which cannot be read; unpack it, and name the file that it contains"
      throw KitchenError(.badExport(path: file, detail: detail))
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    do throws(ImportError) {
      if ArchivedFile.isArchive(bytes) {
        let content = try ArchivedFile.content(called: "database.json", in: bytes, file: file)
        return .content(content ?? [])
      }
      guard !isJSON, let table = GrocyTable(try CSVTableRows.all(in: bytes, file: file)) else {
        return .content(bytes)
      }
      return .table(table)
    } catch {
      throw KitchenError(.badExport(path: file, detail: "the file cannot be read: \(error)"))
    }
  }

  private static var unknown: String {
    let known = MovedSource.allCases.map(\.title).joined(separator: ", ")
    return "the file is not an export of a supported program (\(known))"
  }
}
