/// A page while it is written: bytes behind bytes, with what somebody typed always escaped.
struct PageWriting {
  private let templates: [String: Template]
  private(set) var bytes: [UInt8] = []
  /// What is at hand, and what stands around it.
  private var stack: [Filling]
  /// What goes into the blocks of a frame.
  private var blocks: [String: [Template.Part]] = [:]

  init(_ templates: [String: Template], filling: Filling) {
    self.templates = templates
    stack = [filling]
    bytes.reserveCapacity(1 << 16)
  }

  mutating func write(_ parts: [Template.Part]) {
    for part in parts {
      switch part {
      case .text(let text): bytes += text
      case .value(let name): if case .text(let text) = value(name) { writeEscaped(text) }
      case .drawing:
        if case .drawing(let drawing) = value(Filling.drawingKey) { bytes += drawing.utf8 }
      case .section(let name, let isInverted, let inner):
        writeSection(value(name), isInverted: isInverted, inner)
      case .partial(let name): write(templates[name]?.parts ?? [])
      case .block(let name, let own): write(blocks[name] ?? own)
      case .frame(let name, let inner):
        let before = blocks
        blocks.merge(inner) { outer, _ in outer }
        write(templates[name]?.parts ?? [])
        blocks = before
      }
    }
  }

  private mutating func writeSection(
    _ value: Filling,
    isInverted: Bool,
    _ inner: [Template.Part]
  ) {
    let isThere =
      switch value {
      case .nothing: false
      case .flag(let flag): flag
      case .list(let items): !items.isEmpty
      case .text, .drawing, .keys: true
      }
    guard isThere != isInverted else { return }
    switch value {
    case .flag, .nothing: write(inner)
    case .list(let items) where isThere: for item in items { write(inner, over: item) }
    case .list: write(inner)
    case .text, .drawing, .keys: write(inner, over: value)
    }
  }

  private mutating func write(_ parts: [Template.Part], over filling: Filling) {
    stack.append(filling)
    write(parts)
    stack.removeLast()
  }

  /// What a name means: of what is at hand, else of what stands around it. A drawing stands under its own key, and nothing
  /// else does.
  private func value(_ name: String) -> Filling {
    if name == "." { return stack.last ?? .nothing }
    for filling in stack.reversed() {
      guard case .keys(let keys) = filling, let value = keys[name] else { continue }
      let isDrawing = if case .drawing = value { true } else { false }
      return isDrawing == (name == Filling.drawingKey) ? value : .nothing
    }
    return .nothing
  }

  /// By bytes: whatever follows a quotation mark, it ends an attribute.
  private mutating func writeEscaped(_ text: String) {
    let all = Array(text.utf8)
    // What lies between two such signs is written at once.
    var start = 0
    for (place, byte) in all.enumerated() {
      guard let entity = Self.entity(for: byte) else { continue }
      bytes += all[start..<place]
      bytes += entity.utf8
      start = place + 1
    }
    bytes += all[start...]
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
