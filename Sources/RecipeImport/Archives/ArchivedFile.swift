/// One file of an archive that holds other things than recipes.
package enum ArchivedFile {
  /// True for bytes that begin as a zip archive does.
  package static func isArchive(_ bytes: [UInt8]) -> Bool { ArchiveReader.isZip(bytes) }

  /// What a packed file that is no zip archive is called, "a tar archive"; nil for one that is not packed.
  package static func otherKind(of bytes: [UInt8]) -> String? {
    ArchiveReader.isGzip(bytes) ? "a gzip file" : OtherArchive.name(of: bytes)
  }

  /// The content of the first entry called `name`, in whatever folder of a zip archive; nil when there is none.
  ///
  /// Throws when the archive is damaged, or holds more than recipes' archives may. Cost: O(its bytes).
  package static func content(
    called name: String,
    in bytes: [UInt8],
    file: String
  ) throws(ImportError) -> [UInt8]? {
    try FilePieces.inMemory(bytes, file: file) { pieces in
      let entries = try ArchiveReader(pieces).entries { path in
        path.split(separator: "/").last.map(String.init) == name
      }
      while let entry = try entries.next() {
        if let content = entry.content { return try content.whole() }
      }
      return nil
    }
  }
}
