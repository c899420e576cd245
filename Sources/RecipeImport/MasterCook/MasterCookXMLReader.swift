internal import RecipeLexicon
internal import RecipeModel

/// Reads MasterCook's exports as XML (`.mx2`): an element `RcpE` for each recipe, with `IngR` and `DirT` in it.
struct MasterCookXMLReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text whose first element is `mx2`. Cost: O(1); the first 4 kB are looked at.
  static func isMeant(by text: String) -> Bool {
    var tags = PageTags(of: String(decoding: text.utf8.prefix(1 << 12), as: UTF8.self))
    return tags.next()?.name == "mx2"
  }

  /// Every recipe, or why one is none, in the order of the file; `mastercook:<slug of the title>`.
  ///
  /// - Parameters:
  ///   - start: Where in the file the text begins.
  ///   - done: How many were given before.
  func records(
    from start: Int,
    after done: Int,
    _ read: @escaping PieceReader.Read
  ) -> any RecordStream {
    CutRecords(MasterCookCutter(read, from: start), after: done) {
      draft,
      number throws(ImportError) in
      try draft.recipe(parser: parser, file: file, place: .record(number))
    }
  }
}

/// Cuts an `.mx2` into its recipes. It holds a piece of the file and one recipe.
///
/// Cost: O(bytes). A recipe that is longer than what is held is begun again as often as that doubles.
private struct MasterCookCutter: RecordCutter {
  private static let windowBytes = 1 << 18

  private var pieces: PieceReader
  private var records = MasterCookRecords(of: [])
  /// Where in the file the bytes that are held begin.
  private var start: Int
  private var isComplete = false

  init(_ read: @escaping PieceReader.Read, from start: Int) {
    pieces = PieceReader(read, from: start)
    self.start = start
  }

  var offset: Int { start + records.position }

  mutating func next() throws -> RecipeDraft? {
    while true {
      let position = records.position
      let draft = records.next()
      guard !isComplete, draft == nil || records.hasReachedEnd else { return draft }
      // What was read may go on behind the bytes that are held.
      try readOn(from: position)
    }
  }

  private mutating func readOn(from position: Int) throws {
    var bytes = Array(records.bytes[position...])
    start += position
    let wanted = max(Self.windowBytes, 2 * bytes.count)
    while !isComplete, bytes.count < wanted {
      if let piece = try pieces.next() { bytes += piece } else { isComplete = true }
    }
    records = MasterCookRecords(of: bytes)
  }
}

/// The recipes of an `.mx2`, one after the other.
private struct MasterCookRecords {
  private var tags: PageTags
  /// The element whose text is read.
  private var open: OpenElement?

  private static let wanted: Set<String> = ["name", "unit", "qty", "elapsed", "code", "author"]
  private static let texts: Set<String> = ["iprp", "dirt", "catt", "desc", "note", "srce"]

  init(of bytes: [UInt8]) {
    tags = PageTags(of: bytes)
  }

  var bytes: [UInt8] { tags.bytes }
  /// Behind the recipe that was read last.
  var position: Int { tags.position }
  var hasReachedEnd: Bool { tags.hasReachedEnd }

  /// Nil behind the last.
  mutating func next() -> RecipeDraft? {
    var draft: RecipeDraft?
    while let tag = tags.next() {
      if var element = open {
        let isOver = element.ends(at: tag)
        open = isOver ? nil : element
        guard isOver else { continue }
        draft?.add(tags.text(element.start..<tag.range.lowerBound), of: element.name)
      }
      if tag.isEnd {
        if tag.name == "rcpe", let draft { return draft }
        continue
      }
      if Self.texts.contains(tag.name) {
        open = OpenElement(tag)
        continue
      }
      let attributes = tags.attributes(of: tag, Self.wanted)
        .mapValues { HTMLText.plain($0).onOneLine }
      if tag.name == "rcpe" {
        // One without an end is read as far as the next.
        if let draft {
          tags.putBack(tag)
          return draft
        }
        draft = RecipeDraft(source: RecipeFormat.mastercook.rawValue)
        draft?.name = attributes["name"]
        draft?.addCredit(attributes["author"])
      }
      draft?.add(attributes, of: tag.name)
    }
    return draft
  }
}

extension RecipeDraft {
  fileprivate mutating func add(_ text: String, of element: String) {
    guard !text.isEmpty else { return }
    switch element {
    // What is over a limit is read once more, so that it is said.
    case "iprp" where !lines.isEmpty && lines[lines.count - 1].note == nil:
      lines[lines.count - 1].note = text
    case "dirt" where steps.count <= ImportLimits.steps: steps.append(text)
    case "catt" where categories.count <= ImportLimits.tags: categories.append(text)
    case "desc":
      let notes = summary
      summary = text
      addNotes([notes].compactMap(\.self))
    case "note": addNotes([text.onOneLine])
    case "srce": addCredit(text)
    default: break
    }
  }

  fileprivate mutating func add(_ attributes: [String: String], of element: String) {
    switch element {
    case "serv": takeServings(attributes["qty"])
    case "prpt": minutes = attributes["elapsed"].flatMap { MasterCookReader.minutes($0[...]) }
    case "ingr":
      guard let name = attributes["name"], lines.count <= ImportLimits.lines else { return }
      // A row of this code is a heading; one that may be an ingredient stays one, for exclusions must see it.
      if attributes["code"]?.uppercased() == "S", attributes["qty"]?.unlessBlank == nil,
        LineHeading.isMeant(by: name.uppercased())
      {
        lines.append(.heading(name))
        return
      }
      let measure = [attributes["qty"], attributes["unit"]].compactMap { $0?.unlessBlank }
        .joined(separator: " ").unlessBlank
      lines.append(Line(measure: measure, text: name, isApart: measure != nil))
    default: break
    }
  }
}
