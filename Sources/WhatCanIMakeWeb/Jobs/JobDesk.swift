import Synchronization
import WhatCanIMake

/// Work that takes longer than a question may: an import, a sync. One piece is done at a time, in the order in which they came;
/// what became of each is known for an hour, and to whoever asked for it alone. A restart forgets them.
final class JobDesk: Sendable {
  /// The most jobs that may wait or run: of all accounts, and of one.
  static let mostWaiting = 16
  static let mostWaitingOfOne = 2
  /// How many finished jobs are remembered: the latest ones.
  static let mostKnown = 100
  static let secondsKnown = 3_600

  /// Is told how far a job is.
  typealias Progress = @Sendable (_ done: Int, _ all: Int?) -> Void
  typealias Work = @Sendable (@escaping Progress) async throws -> Job.Result

  private struct State {
    var next = 1
    /// In the order in which they came.
    var jobs: [Job] = []
    var waiting: [(number: Int, work: Work)] = []
    var isBusy = false
  }

  /// A thread on which what waits for networks and disks is done.
  ///
  /// It also makes the index anew, under the lock of the store: at a low priority, a server that is always asked would take
  /// ten times as long for it, and all who want to write would wait for that. One thread takes no more from who asks than
  /// one more question.
  let thread = BoundedWork(
    "jobs",
    atOnce: 1,
    mostWaiting: 1,
    refusal: .busy("the server is busy with other work at the moment"),
    priority: .ordinary
  )
  private let clock: @Sendable () -> Int
  private let state = Mutex(State())

  init(clock: @escaping @Sendable () -> Int) { self.clock = clock }

  /// Takes work on.
  ///
  /// - Throws: 429 where too much of that account waits, 503 where too much of all.
  func begin(_ kind: Job.Kind, for person: Int, _ work: @escaping Work) throws(Problem) -> Job {
    let now = clock()
    let taken = state.withLock { state -> Result<(Job, begins: Bool), Problem> in
      Self.forget(&state, now)
      let open = state.jobs.filter { !$0.isOver }
      guard open.count(where: { $0.person == person }) < Self.mostWaitingOfOne else {
        return .failure(
          Problem(429, "your earlier jobs have not finished yet; try again later", retryAfter: 30)
        )
      }
      guard open.count < Self.mostWaiting else {
        return .failure(Problem(503, "too many jobs are waiting; try again later", retryAfter: 30))
      }
      let job = Job(number: state.next, person: person, kind: kind, begunAt: now)
      state.next += 1
      state.jobs.append(job)
      state.waiting.append((job.number, work))
      defer { state.isBusy = true }
      return .success((job, !state.isBusy))
    }
    let (job, begins) = try taken.get()
    if begins { Task { [self] in await run() } }
    return job
  }

  /// The jobs of a person, the first that came first.
  func jobs(of person: Int) -> [Job] {
    let now = clock()
    return state.withLock { state in
      Self.forget(&state, now)
      return state.jobs.filter { $0.person == person }
    }
  }

  private func run() async {
    while let (number, work) = next() {
      do {
        let result = try await work { [self] done, all in
          change(number) { ($0.done, $0.all) = (done, all) }
        }
        end(number, .done) { $0.result = result }
      } catch {
        let problem = error as? Problem ?? Problem(500, "an internal error occurred")
        end(number, .failed) { $0.problem = problem.detail }
      }
    }
  }

  private func next() -> (Int, Work)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isBusy = false
        return nil
      }
      let (number, work) = state.waiting.removeFirst()
      if let place = state.jobs.firstIndex(where: { $0.number == number }) {
        state.jobs[place].state = .running
      }
      return (number, work)
    }
  }

  private func end(_ number: Int, _ end: Job.State, _ change: (inout Job) -> Void) {
    let now = clock()
    self.change(number) { job in
      change(&job)
      (job.state, job.endedAt) = (end, now)
    }
  }

  private func change(_ number: Int, _ change: (inout Job) -> Void) {
    state.withLock { state in
      guard let place = state.jobs.firstIndex(where: { $0.number == number }) else { return }
      change(&state.jobs[place])
    }
  }

  private static func forget(_ state: inout State, _ now: Int) {
    state.jobs.removeAll { job in job.endedAt.map { now - $0 >= secondsKnown } ?? false }
    let over = state.jobs.filter(\.isOver).map(\.number)
    let forgotten = Set(over.dropLast(mostKnown))
    state.jobs.removeAll { forgotten.contains($0.number) }
  }
}

/// A piece of work.
package struct Job: Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case ownImport = "own-import"
    case catalogueImport = "catalogue-import"
    case sync, fetch
  }

  package enum State: String, Codable, Sendable, CaseIterable {
    case waiting, running, done, failed
  }

  /// What became of it.
  enum Result: Sendable {
    case imported(Reply.Import)
    case synced(Reply.Sync)
    case fetched(DishID)
  }

  let number: Int
  /// Who asked for it.
  let person: Int
  let kind: Kind
  /// Seconds since 1970.
  let begunAt: Int
  var endedAt: Int?
  var state = State.waiting
  /// How much is done, of how much; nil where nobody knows.
  var done = 0
  var all: Int?
  var result: Result?
  /// Why it failed.
  var problem: String?

  init(number: Int, person: Int, kind: Kind, begunAt: Int) {
    (self.number, self.person, self.kind, self.begunAt) = (number, person, kind, begunAt)
  }

  var isOver: Bool { endedAt != nil }
}
