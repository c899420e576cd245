internal import JSONCoding
internal import RecipeModel

extension FilePieces {
  /// The values of a JSON text.
  func stream() -> JSONStream {
    var pieces = PieceReader(read, from: start)
    return JSONStream(ofBytes: bytes - start) { try pieces.next() }
  }

  /// What `body` gives; what it throws of JSON as an error of the file.
  func checked<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as JSONError {
      throw ImportError(ImportError.Reason(error), file: file)
    }
  }

  /// The text as one value. Cost: O(bytes) of memory as well.
  func value() throws -> JSONValue {
    guard bytes <= ImportLimits.fileBytes else {
      throw ImportError(.fileTooLarge(bytes: bytes), file: file)
    }
    var pieces = PieceReader(read, from: start)
    var text: [UInt8] = []
    while let piece = try pieces.next() { text += piece }
    return try JSONParser.value(of: text)
  }

  /// The records that a reader finds in it, behind those that were given before.
  ///
  /// Throws ``ImportError`` when the text is no JSON, is of another shape or holds no record, and what
  /// reading throws. Cost: O(bytes), twice.
  func records(by reader: some JSONRecordReading, after done: Int) throws -> any RecordStream {
    let outline = try checked { try JSONOutline(of: stream()) }
    guard let place = reader.place(in: outline) else { throw ImportError(.wrongShape, file: file) }
    guard place != .nothing else { throw ImportError(.noRecords, file: file) }
    return CutRecords(JSONCutter(self, place), after: done) { record, number throws(ImportError) in
      try reader.recipe(of: record, place: .record(number))
    }
  }
}
