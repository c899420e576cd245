/// One measured number of a report, and what it must be.
struct Figure: Equatable, Encodable {
  enum Task: String, Encodable {
    case completion = "A"
    case labels = "B"
    case favourites = "C"
    case diversity = "D"
    case rounds
    case roundsWithFeedback = "rounds-feedback"
  }

  /// Which of the users: those with even numbers are for tuning, the others for quoting.
  enum Part: String, Encodable, CaseIterable {
    case all, dev, test

    func holds(_ user: Split.User) -> Bool {
      switch self {
      case .all: true
      case .dev: user.id.isMultiple(of: 2)
      case .test: !user.id.isMultiple(of: 2)
      }
    }
  }

  enum Verdict: String, Encodable {
    case underFloor = "under the floor"
    case underTarget = "under target"
    case met
  }

  var task: Task
  var part = Part.all
  /// Nil where a measure is over users of every kind, or over none.
  var users: Split.UserKind?
  var measure: Measure
  /// The same measure of a plain method.
  var floor: Double?
  /// The same measure of an order by commonness alone.
  var popularity: Double?
  var target: Double?
  /// Nil when there was nothing to measure.
  var measured: Double?

  /// How `measured` stands to the target and the floor; nil without either.
  var verdict: Verdict? {
    guard let measured, target != nil || floor != nil else { return nil }
    func isReached(_ limit: Double) -> Bool {
      measure.isLowerBetter ? measured <= limit : measured >= limit
    }
    if let floor, !isReached(floor) { return .underFloor }
    if let target, !isReached(target) { return .underTarget }
    return .met
  }

  enum CodingKeys: String, CodingKey {
    case task, part, users, measure, floor, popularity, target, measured, verdict
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(task, forKey: .task)
    try values.encode(part, forKey: .part)
    try values.encode(users, forKey: .users)
    try values.encode(measure, forKey: .measure)
    try values.encode(floor, forKey: .floor)
    try values.encode(popularity, forKey: .popularity)
    try values.encode(target, forKey: .target)
    try values.encode(measured, forKey: .measured)
    try values.encode(verdict, forKey: .verdict)
  }
}
