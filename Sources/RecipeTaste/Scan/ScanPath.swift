import CVectorScan

/// The instructions that a scan of ``QuantisedVectors`` is made of. All give the same bits.
package enum ScanPath: String, CaseIterable, Sendable {
  case portable
  case neon, neonDotProduct
  case avx2, avxVNNI, avx512VNNI

  /// Those that this processor has, the slowest first; never empty.
  package static var available: [ScanPath] { allCases.filter(\.isAvailable) }

  /// The fastest that this processor has.
  package static var best: ScanPath { available.last ?? .portable }

  /// Whether this processor has the instructions.
  package var isAvailable: Bool { cvectorscan_supports(path) }

  var path: CVectorScanPath {
    switch self {
    case .portable: .portable
    case .neon: .neon
    case .neonDotProduct: .neonDotProduct
    case .avx2: .avx2
    case .avxVNNI: .avxVnni
    case .avx512VNNI: .avx512Vnni
    }
  }
}
