/// The row that is being read: its fields so far, and how long it has become.
struct CSVRow {
  var line = 1
  private var fields: [[UInt8]] = []
  private var field: [UInt8] = []
  private var fieldBytes = 0
  private var recordBytes = 0
  private var count = 0
  private var longest = (field: 0, bytes: 0)

  var isEmpty: Bool { count == 0 }

  /// Bytes beyond a limit are counted and not kept.
  mutating func append(_ text: ArraySlice<UInt8>, limits: CSVLimits) {
    fieldBytes += text.count
    recordBytes += text.count
    if fieldBytes <= limits.fieldBytes, recordBytes <= limits.recordBytes {
      field.append(contentsOf: text)
    } else {
      field = []
    }
  }

  mutating func endField(limits: CSVLimits) {
    count += 1
    if fieldBytes > longest.bytes { longest = (count, fieldBytes) }
    if count <= limits.columns { fields.append(field) }
    field.removeAll(keepingCapacity: field.capacity < 4_096)
    fieldBytes = 0
  }

  /// The whole row, and an empty one in its place.
  mutating func take(file: String, limits: CSVLimits) throws(ImportError) -> CSVRecord? {
    let row = self
    self = CSVRow()
    func error(_ reason: ImportError.Reason) -> ImportError {
      ImportError(reason, file: file, place: .line(row.line))
    }
    guard row.longest.bytes <= limits.fieldBytes else {
      let key = "field \(row.longest.field)"
      throw error(.tooLong(key: key, bytes: row.longest.bytes, allowed: limits.fieldBytes))
    }
    guard row.count <= limits.columns else {
      throw error(.tooMany(key: "the row", count: row.count, allowed: limits.columns))
    }
    guard row.recordBytes <= limits.recordBytes else {
      throw error(.tooLong(key: "the row", bytes: row.recordBytes, allowed: limits.recordBytes))
    }
    var texts: [String] = []
    texts.reserveCapacity(row.fields.count)
    for field in row.fields {
      guard let text = String(validating: field, as: UTF8.self) else { throw error(.notUTF8) }
      texts.append(text)
    }
    return CSVRecord(fields: texts, line: row.line)
  }
}
