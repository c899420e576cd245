import BenchmarkFiles
import RecipeTaste

/// Writes a matrix: `EMB1`, rows and columns as little-endian 32-bit integers, then its elements as
/// little-endian 32-bit floats, row by row.
func writeEmbeddingFile(_ path: String, _ matrix: Matrix) throws(FileError) {
  var file = try OutputFile(path)
  try file.write("EMB1")
  try file.write(littleEndian([UInt32(matrix.rows), UInt32(matrix.columns)]))
  for row in 0..<matrix.rows {
    try file.write(littleEndian(matrix.row(row).map(\.bitPattern)))
  }
  try file.close()
}

private func littleEndian(_ numbers: [UInt32]) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(4 * numbers.count)
  for number in numbers {
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
  return bytes
}
