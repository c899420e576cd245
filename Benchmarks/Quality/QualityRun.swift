import BenchmarkFiles
import Foundation
import RecipeTaste

/// Trains on a split, runs its tasks, writes what they ranked, and reports how good it was.
struct QualityRun {
  let split: Split
  let files: Split.Files
  let folder: String
  private(set) var report: Report
  private let taste: TrainedTaste
  private let floor: FavouritesFloor

  /// Trains. Cost: see `TasteModel.trained(on:)`.
  init(_ split: Split, _ files: Split.Files, writingTo folder: String) {
    self.split = split
    self.files = files
    self.folder = folder
    let clock = ContinuousClock()
    let start = clock.now
    taste = TrainedTaste(split)
    let elapsed = clock.now - start
    floor = FavouritesFloor(split)
    report = Report(
      split: split.name,
      trainRecipes: split.train.count,
      testRecipes: split.test.count,
      ingredients: split.termCount,
      trainingSeconds: elapsed / .seconds(1)
    )
  }

  mutating func run() async throws(FileError) {
    try writeEmbeddingFile(path("ingredients.emb"), taste.model.ingredients)
    try writeEmbeddingFile(path("recipes.emb"), taste.recipes.vectors)
    try await runCompletion()
    await runLabels()
    try await runUsers()
  }

  private func path(_ end: String) -> String { "\(folder)/\(split.name).\(end)" }

  private mutating func add(_ figures: [Figure]) {
    for var figure in figures {
      figure.target = Targets.target(
        of: figure.measure,
        in: figure.task,
        users: figure.users,
        split: split.name
      )
      report.figures.append(figure)
    }
  }

  private mutating func omit(_ tasks: [Figure.Task], because reason: String) {
    report.omitted.append(.init(tasks: tasks.map(\.rawValue), reason: reason))
  }

  private mutating func runCompletion() async throws(FileError) {
    guard let queries = split.queries else {
      return omit([.completion], because: "there is no \(files.queries)")
    }
    guard !queries.isEmpty else {
      return omit([.completion], because: "\(files.queries) has no queries")
    }
    say("task A: \(queries.count) queries ...")
    let task = CompletionTask(queries: queries, termCount: split.termCount)
    add(
      try await task.measure(
        taste.model.completion,
        floor: ItemNeighbours(split),
        writing: path("A.tsv")
      )
    )
  }

  private mutating func runLabels() async {
    let task = LabelTask(split)
    guard task.canBeMeasured else {
      return omit([.labels], because: "too few recipes of \(files.recipes) have a label")
    }
    say("task B: \(task.queries.count) recipes ...")
    add(
      await task.figures(
        vectors: taste.recipes.vectors,
        inverseFrequencies: split.inverseDocumentFrequencies()
      )
    )
  }

  private mutating func runUsers() async throws(FileError) {
    let tasks: [Figure.Task] = [.favourites, .diversity, .rounds, .roundsWithFeedback]
    guard let all = split.users else {
      return omit(tasks, because: "there is no \(files.users)")
    }
    let users = all.filter { !$0.relevant.isEmpty }
    if users.count < all.count {
      let reason = "of \(all.count) users, \(all.count - users.count) like no test recipe"
      omit(tasks, because: reason)
    } else if users.isEmpty {
      omit(tasks, because: "\(files.users) has no users")
    }
    guard !users.isEmpty else { return }
    let recommender = Recommender(taste: taste, split: split)
    say("tasks C and D: \(users.count) users ...")
    let task = FavouritesTask(recommender: recommender, floor: floor, users: users)
    let outcomes = await task.outcomes()
    func lists(_ list: (FavouritesTask.Outcome) -> [Int]) -> [RankedList] {
      outcomes.map { RankedList(key: $0.user.id, items: list($0)) }
    }
    try writeRankFile(path("C.tsv"), lists(\.byScore))
    try writeRankFile(path("D.tsv"), lists(\.diversified))
    add(FavouritesTask.rankingFigures(outcomes))
    add(
      DiversityTask(
        outcomes: outcomes,
        vectors: taste.recipes.vectors,
        bags: floor.bags,
        testCount: split.test.count
      ).figures()
    )
    try await runRounds(recommender, users)
  }

  private mutating func runRounds(
    _ recommender: Recommender,
    _ users: [Split.User]
  ) async throws(FileError) {
    let sample = RoundsTask.sample(of: users)
    if sample.count < users.count {
      let reason = "of \(users.count) users, \(users.count - sample.count) to save time"
      omit([.rounds, .roundsWithFeedback], because: reason)
    }
    for task in [Figure.Task.rounds, .roundsWithFeedback] {
      say("\(task.rawValue): \(RoundsTask.rounds) rounds for \(sample.count) users ...")
      let outcomes = await RoundsTask(
        recommender: recommender,
        hasFeedback: task == .roundsWithFeedback,
        users: sample
      ).outcomes()
      try writeRankFile(
        path("\(task.rawValue).tsv"),
        outcomes.map { RankedList(key: $0.user.id, items: Array($0.rounds.joined())) }
      )
      add(await RoundsTask.figures(outcomes, task: task, bags: floor.bags))
    }
  }
}
