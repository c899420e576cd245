package import RecipeModel

/// Of a link only a hash is kept.
extension NotebookWriter {
  /// Creates a link to something of the writer's person.
  ///
  /// - Parameters:
  ///   - household: The household whose plan or shopping list it shows; nil for their own.
  ///   - hash: The SHA-256 of its code, different from that of every other link.
  ///   - expiresAt: The first second in which it is no longer valid, since 1970; nil for never.
  /// - Returns: Nil if they already have ``ShareLink/mostOfPerson``.
  package func share(
    _ subject: ShareLink.Subject,
    of household: Int?,
    showingName showsName: Bool,
    hash: [UInt8],
    expiresAt: Int?
  ) throws(StorageError) -> ShareLink? {
    try checked {
      guard try own(.shareLinks).count < ShareLink.mostOfPerson else { return nil }
      let number = try NotebookTable.shareLinks.insert(
        [
          .integer(try number()), bytes(hash), .text(subject.kind.rawValue), .text(subject.text),
          .integer(household), .integer(showsName ? 1 : 0), .integer(now), .integer(expiresAt),
        ],
        in: db
      )
      guard let row = try NotebookTable.shareLinks.row(number, in: db) else {
        throw NotebookFault.incomplete(.shareLinks)
      }
      return try reader.shareLink(row)
    }
  }

  /// Deletes a link. False if the writer's person has none with that number.
  package func revokeShareLink(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.shareLinks, where: "number = ?", [.integer(number)])) > 0 }
  }
}

extension NotebookReader {
  /// The link with a hash, valid or expired; nil if there is none.
  package func shareLink(hash: [UInt8]) throws(StorageError) -> ShareLink? {
    try checked {
      try NotebookTable.shareLinks.rows(where: "hash = ?", [.bytes(.init(hash))], in: db).first
        .map(shareLink)
    }
  }

  /// The links of the reader's person, in the order in which they were created.
  package func shareLinks() throws(StorageError) -> [ShareLink] {
    try checked { try own(.shareLinks).map(shareLink) }
  }

  func shareLink(_ row: NotebookRow) throws -> ShareLink {
    guard let kind = ShareLink.Subject.Kind(rawValue: try row.text("kind")),
      let subject = ShareLink.Subject(kind, try row.text("subject"))
    else { throw row.unreadable }
    return ShareLink(
      number: row.number,
      person: try knownPerson(try row.integer("person")),
      subject: subject,
      household: try row.optionalInteger("household"),
      showsName: try row.integer("shows_name") == 1,
      createdAt: try row.integer("created_at"),
      expiresAt: try row.optionalInteger("expires_at")
    )
  }
}
