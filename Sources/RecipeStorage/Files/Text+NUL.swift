/// `text` with each NUL replaced by a space: SQLite would take the text to end there.
func withoutNUL(_ text: String) -> String {
  let hasNUL = text.utf8.withContiguousStorageIfAvailable { $0.contains(0) }
  guard hasNUL ?? text.utf8.contains(0) else { return text }
  return String(decoding: text.utf8.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
}
