internal import RecipeModel

/// The recipes of a table that has a row for each ingredient, where the rows of one may stand
/// anywhere.
///
/// A first pass notes where the rows of each recipe stand, in 24 bytes a row; then the recipes are
/// put together in the order of their first rows, each read from where its rows stand.
struct LongTableStream: RecordStream {
  typealias Done = RecipeStream.Position.Done

  private let rows: CSVRecipeRows
  private let header: [String]
  private let read: PieceReader.Read
  private let start: CSVPosition
  private var done: Done
  private var seen = Done()
  private var scan: RowStream
  private var places = RecipeRowRanges()
  private var isScanned = false
  private var rowReader: RowStream?
  private var pending: [[CSVRecord]] = []

  /// - Parameters:
  ///   - place: Behind the header.
  ///   - done: What not to give again.
  init(
    rows: CSVRecipeRows,
    header: [String],
    from place: CSVPosition,
    after done: Done = Done(),
    _ read: @escaping PieceReader.Read
  ) {
    self.rows = rows
    self.header = header
    self.read = read
    self.done = done
    start = place
    scan = RowStream(file: rows.file, from: place, read)
  }

  var offset: Int? { isScanned ? nil : scan.place?.offset }
  var position: RecipeStream.Position.Content { .long(header: header, start, done) }

  mutating func next() throws -> Result<Recipe, ImportError>? {
    while !isScanned {
      guard let problem = try scanned() else { continue }
      seen.problems += 1
      guard seen.problems > done.problems else { continue }
      done.problems += 1
      return .failure(problem)
    }
    while let records = try nextRows() {
      seen.recipes += 1
      guard seen.recipes > done.recipes else { continue }
      done.recipes += 1
      return records.flatMap { records in
        Result { () throws(ImportError) in try rows.recipe(ofLong: records) }
      }
    }
    return nil
  }

  /// Notes where the next row stands, or says why it is none.
  private mutating func scanned() throws -> ImportError? {
    let place = scan.place ?? start
    guard let row = try scan.next() else {
      isScanned = true
      places.finish()
      return nil
    }
    do throws(ImportError) {
      places.add(try rows.key(ofLong: try row.get()), at: place)
      return nil
    } catch {
      return error
    }
  }

  /// The rows of the next recipe in the order of first rows.
  private mutating func nextRows() throws -> Result<[CSVRecord], ImportError>? {
    if let records = pending.popLast() { return .success(records) }
    guard let group = places.next() else { return nil }
    guard group.count <= RecipeStream.rowsOfRecipe else {
      let reason = ImportError.Reason.tooManyLines(group.count, allowed: ImportLimits.lines)
      return .failure(ImportError(reason, file: rows.file, place: .line(places.line(of: group))))
    }
    // Different keys with one hash are different recipes.
    var keys: [String] = []
    var records: [[CSVRecord]] = []
    for place in places.places(of: group, separator: start.separator) {
      guard let record = try record(at: place) else { continue }
      let key: String
      do throws(ImportError) {
        key = try rows.key(ofLong: record)
      } catch {
        continue
      }
      if let position = keys.firstIndex(of: key) {
        records[position].append(record)
      } else {
        keys.append(key)
        records.append([record])
      }
    }
    pending = records.reversed()
    // The rows are gone when the file became another meanwhile.
    guard let first = pending.popLast() else {
      return .failure(ImportError(.noRecords, file: rows.file))
    }
    return .success(first)
  }

  /// The row at a place, which mostly is the one behind the last.
  private mutating func record(at place: CSVPosition) throws -> CSVRecord? {
    var reader: RowStream
    if let rowReader, rowReader.place == place {
      reader = rowReader
    } else {
      reader = RowStream(file: rows.file, from: place, firstBytes: 1 << 12, read)
    }
    rowReader = nil
    defer { rowReader = reader }
    // A row that was read before is whole, unless the file became another meanwhile.
    return try? reader.next()?.get()
  }
}
