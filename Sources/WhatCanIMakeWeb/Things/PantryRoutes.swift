package import WhatCanIMake

/// What became of things that were put into a pantry: `whatcanimake.pantry-added/1`.
package struct PantryAddedReply: JSONReply {
  package let schema: String
  /// The batches as they are now, one for each thing that is known.
  package let items: [Reply.InPantry]
  /// What is no known ingredient and was left out, or may be a slip.
  package let unknown: [UnknownName]
}

/// What was taken out of a pantry: `whatcanimake.pantry-removed/1`.
package struct PantryRemovedReply: JSONReply {
  package struct Removal: JSONReply {
    package let id, name: String
    /// What is left of it; none when it is gone.
    package let left: [Reply.InPantry]
    /// False when an amount was said that compares with none that is there: then nothing was taken.
    package let measured: Bool
    /// How much of the amount that was said was not there.
    package let short: Amount?
  }

  package let schema: String
  package let items: [Removal]
  /// What was not in the pantry.
  package let absent: [String]
}

/// What is in the house, of all who share.
enum PantryRoutes {
  static let things = Field.texts(
    "things",
    "The things to add, each optionally with an amount, such as \"milk 1 l\".",
    content: .stock
  )
  static let expires = Field.day("expires", "The day by which to use the things.")
  static let place: Field<PantryPlace?> = .word("place", "The place where the things are stored.")
  static let isOpened = Field.flag("opened", "Whether the things were opened today.")
  static let taken = Field.texts(
    "things",
    "The things to remove, each optionally with an amount, such as \"milk 200 ml\".",
    content: .stock,
    isRequired: false
  )
  static let isPastDate = Field.flag(
    "pastDate",
    "Remove everything that is past its use-by date, and nothing else."
  )

  static let routes = [list, add, remove, clear]

  private static let list = Route(
    "/api/v1/pantry",
    "Lists everything in your household's pantry, with use-by dates.",
    for: .reader,
    reply: "pantry/1"
  ) { _, asker in
    let today = asker.today
    return try await asker.reply { kitchen in
      Reply.List("pantry", try kitchen.pantry().map { kitchen.json($0, on: today) })
    }
  }

  private static let add = Route(
    "/api/v1/pantry",
    "Adds things to the pantry. Unknown names are not added, and are listed in the response.",
    method: .post,
    for: .member,
    body: .json([things.facts, expires.facts, place.facts, isOpened.facts]),
    reply: "pantry-added/1"
  ) { said, asker in
    let (things, expires, place) = (try said[things], try said[expires], try said[place])
    let today = asker.today
    let opened = try said[isOpened] ?? false ? today : nil
    let reply = try await asker.write { notebook in
      do throws(KitchenError) {
        let (added, unknown) = try notebook.addToPantry(
          apart(things),
          expires: expires,
          in: place,
          opened: opened,
          typedOn: today
        )
        let items = added.map { notebook.kitchen.json($0.item, on: today) }
        return PantryAddedReply(
          schema: "whatcanimake.pantry-added/1",
          items: items,
          unknown: unknown
        )
      } catch {
        guard case .nothingRecognised(let names) = error.reason else { throw error }
        throw Problem.unknown(in: "things", KitchenError.text(of: names))
      }
    }
    return Answer(json: reply)
  }

  static let remove = Route(
    "/api/v1/pantry/removals",
    "Removes things from the pantry, beginning with those that must be used first. You can undo this for things without an amount.",
    method: .post,
    for: .member,
    body: .json(
      [taken.facts, isPastDate.facts],
      FieldShapes(
        .init("things", without: ["pastDate"]),
        .init("pastDate", without: ["things"]),
        fault: .bad("things", "use either things or pastDate, not both")
      )
    ),
    reply: "pantry-removed/1"
  ) { said, asker in
    let (things, isPastDate) = (try said[taken], try said[isPastDate] ?? false)
    let today = asker.today
    let reply = try await asker.write { notebook in
      let (removed, absent) =
        isPastDate
        ? (try today.map { try notebook.removePastDate(on: $0) } ?? [], [])
        : try notebook.removeFromPantry(apart(things))
      return PantryRemovedReply(
        schema: "whatcanimake.pantry-removed/1",
        items: removed.map { removal in
          .init(
            id: removal.ingredient,
            name: removal.ingredient,
            left: removal.left.map { notebook.kitchen.json($0, on: today) },
            measured: removal.isMeasured,
            short: removal.short
          )
        },
        absent: absent
      )
    }
    return Answer(json: reply)
  }

  private static let clear = Route(
    "/api/v1/pantry",
    "Clears the pantry. You can undo this.",
    method: .delete,
    for: .member,
    status: 204
  ) { _, asker in
    _ = try await asker.write { try $0.clearPantry() }
    return .done()
  }
}

extension Kitchen {
  fileprivate func json(_ item: PantryItem, on today: CalendarDay?) -> Reply.InPantry {
    item.json(today: today, estimate: estimate(of: item))
  }
}

extension Asker {
  /// The day that it is where the server runs.
  var today: CalendarDay? { RunningProgram.day(at: people.clock()) }
}
