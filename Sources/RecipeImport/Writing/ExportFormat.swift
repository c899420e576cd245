/// A format in which recipes are written for other people and programs, and read back without loss.
public enum ExportFormat: String, CaseIterable, Sendable {
  case cooklang
  /// A schema.org Recipe as JSON-LD.
  case jsonld
  case markdown
  case csv

  /// The extension of its files, without the dot.
  public var fileExtension: String {
    switch self {
    case .cooklang: "cook"
    case .jsonld: "jsonld"
    case .markdown: "md"
    case .csv: "csv"
    }
  }
}
