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
    "Whether to ask for each ingredient too, which finds more."
  )
  static let restarts = Field.flag(
    "restart",
    "Whether to start over instead of continuing an earlier sync."
  )
  static let count: Field<Int?> = .integer(
    "count",
    1...1_000,
    "How many dishes to ask Spoonacular for; 100 by default."
  )

  static let routes = [all, fetch, sync]

  private static let all = Route(
    "/api/v1/sources",
    "All sources, how many dishes of each are kept, and whether there is a key for it.",
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
          if state.keyProblem != nil { state.keyProblem = "the key cannot be used" }
          return state.json
        }
      )
    }
  }

  private static let fetch = Route(
    "/api/v1/sources/dishes",
    "Fetches a dish from its source, or fetches it again, and keeps it for everybody, as a job.",
    method: .post,
    for: .writer,
    body: .json([dish.facts]),
    status: 202,
    reply: "job/1"
  ) { said, asker in
    let id = DishID(try said[dish])
    guard let source = RecipeSource(rawValue: id.source), source != .nytbooks else {
      throw Problem.unknown(in: "dish", "this is the id of no dish at this source")
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
    "Fetches everything that a source has, as a job; continues where an earlier one stopped.",
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
