package import WhatCanIMake

/// What became of changes that a device sent: `whatcanimake.shopping-changes/1`.
package struct ShoppingChangesReply: JSONReply {
  package struct Item: JSONReply {
    package let id: String
    package let outcome: ShoppingChangeOutcome.Word
    /// The number of the entry that it put on the list.
    package let entry: Int?
  }

  package let schema: String
  /// In milliseconds since 1970: by it a device sets its own clock right.
  package let now: Int
  /// In the order of the changes.
  package let items: [Item]

  init(_ changes: [ShoppingChange], _ outcomes: [ShoppingChangeOutcome], now: Int) {
    schema = "whatcanimake.shopping-changes/1"
    self.now = now
    items = zip(changes, outcomes).map { change, outcome in
      Item(id: change.id, outcome: outcome.word, entry: outcome.entry)
    }
  }
}
