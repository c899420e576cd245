import RecipeAccounts
package import WhatCanIMake

/// Work that takes longer than a question may: how far it is.
enum JobRoutes {
  static let number = Parameter.number("number", "The job's number.")

  static let routes = [all, one]

  private static let all = Route(
    "/api/v1/jobs",
    "Lists your jobs that are waiting, are running, or ended within the last hour.",
    for: .reader,
    reply: "jobs/1"
  ) { _, asker in
    let jobs = asker.people.jobs.jobs(of: try asker.signedIn.person)
    return Answer(json: Reply.List("jobs", jobs.map { JobItem($0) }))
  }

  private static let one = Route(
    "/api/v1/jobs/{number}",
    "Returns a job and its progress.",
    for: .reader,
    parameters: [number.facts],
    reply: "job/1"
  ) { said, asker in
    let number = try said[number]
    let jobs = asker.people.jobs.jobs(of: try asker.signedIn.person)
    guard let job = jobs.first(where: { $0.number == number }) else { throw Problem.unknown("job") }
    return Answer(json: job.json)
  }
}

extension Asker {
  /// Takes work on.
  ///
  /// - Parameter work: What blocks in it runs on the thread for jobs.
  func begin(_ kind: Job.Kind, _ work: @escaping JobDesk.Work) throws -> Job {
    try people.jobs.begin(kind, for: try signedIn.person) { progress in
      do {
        return try await work(progress)
      } catch let error as KitchenError {
        throw Problem(ofJob: error)
      }
    }
  }
}

extension Answer {
  /// That work was taken on: 202, with where to ask how far it is.
  init(begun job: Job) {
    let place = Header("Location", "/api/v1/jobs/\(job.number)")
    self.init(status: 202, json: job.json, headers: [place])
  }
}

extension Problem {
  /// Why a job failed; where a file lies on the server is not said.
  fileprivate init(ofJob error: KitchenError) {
    switch error.reason {
    case .nothingImported(let problems):
      let first = problems.first.map { ": \($0.reason)" } ?? ""
      self.init(400, "the file contains no recipe that can be read\(first)")
    case .badExport(_, let detail): self.init(400, "the export cannot be read: \(detail)")
    default: self = Problem(error) ?? .busy("saved data cannot be read or written at the moment")
    }
  }
}

/// A job as its owner sees it: an item of `whatcanimake.jobs/1`.
package struct JobItem: JSONReply {
  package let number: Int
  package let kind: Job.Kind
  package let state: Job.State
  /// How much is done, of how much; null where nobody knows: bytes of an import, requests of a sync.
  package let done: Int
  package let all: Int?
  /// Seconds since 1970; null while it is not over.
  package let begunAt: Int
  package let endedAt: Int?
  /// Why it failed.
  package let problem: String?
  /// What became of it, by its kind.
  package let imported: Reply.Import?
  package let synced: Reply.Sync?
  /// The id of a dish.
  package let fetched: String?

  init(_ job: Job) {
    (number, kind, state, done, all) = (job.number, job.kind, job.state, job.done, job.all)
    (begunAt, endedAt, problem) = (job.begunAt, job.endedAt, job.problem)
    imported = if case .imported(let reply) = job.result { reply } else { nil }
    synced = if case .synced(let reply) = job.result { reply } else { nil }
    fetched = if case .fetched(let dish) = job.result { dish.description } else { nil }
  }
}

/// The schema of a reply beside its other keys.
package struct JobSchema: JSONReply {
  package let schema: String
}

extension Job {
  /// `whatcanimake.job/1`.
  var json: Joined<JobSchema, JobItem> {
    Joined(JobSchema(schema: "whatcanimake.job/1"), JobItem(self))
  }
}
