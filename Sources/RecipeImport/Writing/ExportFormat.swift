/// A format in which recipes are written for others, and read back without loss.
public enum ExportFormat: String, CaseIterable, Sendable {
  case cooklang
  /// schema.org's Recipe as JSON-LD.
  case jsonld
  case markdown
  case csv

  /// What the name of a file of it ends with, without the dot.
  public var fileExtension: String {
    switch self {
    case .cooklang: "cook"
    case .jsonld: "jsonld"
    case .markdown: "md"
    case .csv: "csv"
    }
  }
}
