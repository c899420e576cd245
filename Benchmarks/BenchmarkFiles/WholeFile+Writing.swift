/// Writes a file; one of that name is replaced.
public func writeWholeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  var file = try OutputFile(path)
  try file.write(bytes)
  try file.close()
}
