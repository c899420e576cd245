import JSONCoding
import Synchronization

/// The file that a form on a page sends along: the name of its field, and what it is for.
package struct FormFile: Sendable {
  package let name: String
  let summary: String
}

/// What came with a request behind its headers.
struct ReceivedBody: Sendable {
  var fields = JSONObject()
  /// Nil where none came.
  var file: UploadedFile?
}

extension Inbound {
  /// The fields of a form with a file (`multipart/form-data`, as browsers send it), as those of ``form(atMost:within:_:)``, and
  /// the file, of which a piece is in memory at a time.
  ///
  /// A file that nobody chose is not said: a browser sends one without name and content.
  ///
  /// - Parameters:
  ///   - file: The one that may come.
  ///   - fields: What may stand beside it, all of at most ``FormParts/mostText`` bytes.
  ///   - folder: Where the file is kept.
  /// - Throws: Beside what ``receive(atMost:within:_:)`` throws, 415 for another type, 400 for what is no such form or names
  ///   another file, 413 for too much text, 503 where the file cannot be written.
  func form(
    with file: FormFile,
    _ fields: [FieldFacts],
    atMost most: Int,
    within patience: Duration,
    in folder: String
  ) async throws -> ReceivedBody {
    let types = values(of: "content-type")
    guard types.count == 1, let type = types.first,
      let boundary = MultipartReader.boundary(in: type)
    else {
      throw Problem(
        415,
        "send the form with its file, with Content-Type: multipart/form-data",
        field: "Content-Type"
      )
    }
    guard values(of: "content-encoding").isEmpty else {
      throw Problem(415, "send the body uncompressed", field: "Content-Encoding")
    }
    let parts = Mutex(FormParts(boundary: boundary, file: file, folder: folder))
    defer { parts.withLock { $0.close() } }
    try await receive(atMost: most, within: patience) { piece in
      try parts.withLock { try $0.take(piece) }
    }
    let (pairs, came) = try parts.withLock { try $0.finished() }
    return ReceivedBody(
      fields: try formObject(pairs.filter { !$0.value.isEmpty }, fields),
      file: came
    )
  }
}

/// The parts of a form, put together as they arrive.
struct FormParts: Sendable {
  /// The most bytes of all texts together.
  static let mostText = 1 << 20

  private var reader: MultipartReader
  private let file: FormFile
  private let folder: String
  private var pairs: [RequestTarget.Pair] = []
  private var textBytes = 0
  /// The part that began last.
  private var part = MultipartReader.Part(name: "")
  /// Its content, of a text.
  private var text: [UInt8] = []
  /// Its content, of a file.
  private var arriving: (file: UploadedFile, writing: UploadedFile.Writing)?
  private var upload: UploadedFile?

  init(boundary: String, file: FormFile, folder: String) {
    reader = MultipartReader(boundary: boundary)
    self.file = file
    self.folder = folder
  }

  /// - Throws: As ``Inbound/form(with:_:atMost:within:in:)``.
  mutating func take(_ piece: [UInt8]) throws {
    var events: [MultipartReader.Event] = []
    try reader.take(piece) { events.append($0) }
    for event in events { try take(event) }
  }

  /// The texts in their order, each with its name, and the file.
  mutating func finished() throws(Problem) -> ([RequestTarget.Pair], UploadedFile?) {
    try reader.finish()
    return (pairs, upload)
  }

  mutating func close() {
    arriving?.writing.end()
    arriving = nil
  }

  private mutating func take(_ event: MultipartReader.Event) throws {
    switch event {
    case .begins(let new):
      part = new
      _ = try RequestTarget.text(of: Array(part.name.utf8), "the form", hasLines: false)
      guard part.file != nil || part.name == file.name else { return }
      guard part.name == file.name else {
        throw Problem.bad(
          clipped(part.name),
          "this form has no file field with this name; use \(file.name)"
        )
      }
      guard part.file != nil else { throw Problem.bad(file.name, "\(file.name) is a file") }
    case .content(let piece) where part.file == nil:
      textBytes += piece.count
      guard textBytes <= Self.mostText else {
        throw Problem(413, "the text fields of this form may have at most \(Self.mostText) bytes")
      }
      text += piece
    case .content(let piece):
      if arriving == nil {
        guard upload == nil else {
          throw Problem.bad(file.name, "send one file at a time")
        }
        let file = try UploadedFile.make(in: folder)
        arriving = (file, try file.opened())
      }
      try arriving?.writing.add(piece)
    case .ends where part.file == nil:
      pairs.append(.init(part.name, try RequestTarget.text(of: text, "the form", hasLines: true)))
      text = []
    case .ends:
      if let arriving { upload = arriving.file }
      close()
    }
  }
}
