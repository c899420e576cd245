import WhatCanIMake

/// Sources of recipes: how they stand, and taking from them.
enum SourceRoutes {
  static let source: Parameter<RecipeSource> = .wordOfPath("source", "The source.")
  static let dish = Field.text(
    "dish",
    "The id of a dish: \"thecocktaildb:11007\".",
    length: 1...300
  )
  static let isThorough = Field.flag(
    "thorough",
    "Whether to query the source for each ingredient too, which finds more dishes."
  )
  static let restarts = Field.flag(
    "restart",
    "Whether to start again instead of continuing an earlier sync."
  )
  static let count: Field<Int?> = .integer(
    "count",
    1...1_000,
    "The number of dishes to request from Spoonacular (default: 100)."
  )

  static let routes = [all, fetch, sync]

  private static let all = Route(
    "/api/v1/sources",
    "Lists all sources, with the number of dishes stored from each and whether the server has a key for it.",
    for: .reader,
    reply: "source/1",
    keeping: .never
  ) { _, asker in
    try await asker.reply { kitchen in
      let states = try kitchen.sourceStates(environment: RunningProgram.variable)
      return Reply.List(
        "source",
        states.map { state in
          var state = state
          // What is wrong with a file of the server is said on the server.
          if state.keyProblem != nil { state.keyProblem = "the key for this source cannot be used" }
          return state.json
        }
      )
    }
  }

  private static let fetch = Route(
    "/api/v1/sources/dishes",
    "Starts a job that fetches a dish from its source, or updates it, and stores it for everyone.",
    method: .post,
    for: .writer,
    body: .json([dish.facts]),
    status: 202,
    reply: "job/1"
  ) { said, asker in
    let id = DishID(try said[dish])
    guard let source = RecipeSource(rawValue: id.source), source != .nytbooks else {
      throw Problem.unknown(in: "dish", "the source has no dish with this id")
    }
    let (keeper, people, ways) = (asker.keeper, asker.people, try asker.ways)
    let job = try asker.begin(.fetch) { _ in
      let now = people.clock()
      try await people.jobs.thread.run {
        let places = keeper.places
        _ = try Kitchen.fetching(
          id,
          through: try ways.access(to: source, places),
          into: places,
          now: now
        )
      }
      await keeper.caughtUp()
      return .fetched(id)
    }
    return Answer(begun: job)
  }

  private static let sync = Route(
    "/api/v1/sources/{source}/sync",
    "Starts a job that fetches all dishes from a source. The job continues where an earlier one stopped.",
    method: .post,
    for: .administrator,
    parameters: [source.facts],
    body: .json([isThorough.facts, count.facts, restarts.facts]),
    status: 202,
    reply: "job/1"
  ) { said, asker in
    let source = try said[source]
    let (isThorough, count) = (try said[isThorough] ?? false, try said[count] ?? 100)
    let restarts = try said[restarts] ?? false
    let (keeper, people, ways) = (asker.keeper, asker.people, try asker.ways)
    let lists =
      source == .nytbooks ? try await asker.ask { try $0.keptBookLists() } : []
    let job = try asker.begin(.sync) { progress in
      let report = try await people.jobs.thread.run {
        let places = keeper.places
        return try Kitchen.syncing(
          try ways.access(to: source, places),
          SyncWish(isThorough: isThorough, count: count, lists: lists),
          restarts: restarts,
          into: places,
          clock: people.clock
        ) { progress($0.done, max($0.done, $0.expected)) }.report
      }
      await keeper.caughtUp()
      return .synced(report.json)
    }
    return Answer(begun: job)
  }
}
