import Testing

@testable import Quality

@Suite("The report")
struct ReportTests {
  static let report = {
    var report = Report(
      split: "two",
      trainRecipes: 56,
      testRecipes: 14,
      ingredients: 14,
      trainingSeconds: 0.5
    )
    report.figures = [
      Figure(
        task: .completion,
        measure: .meanRank,
        floor: 169,
        popularity: 336.21,
        target: 180,
        measured: 163.04
      ),
      Figure(
        task: .favourites,
        part: .dev,
        users: .broad,
        measure: .ndcg,
        floor: 0.5,
        target: 0.69,
        measured: 0.7
      ),
      Figure(
        task: .favourites,
        part: .test,
        users: .broad,
        measure: .ndcg,
        floor: 0.51,
        target: 0.69,
        measured: 0.68
      ),
    ]
    return report
  }()

  @Test("the table has a line for each measure, and judges the last part of it")
  func table() {
    #expect(
      Self.report.table() == """
        task  users  measure     floor  popular  target    all     dev    test
        A            mean rank   169.0    336.2   180.0  163.0                  met
        C     broad  NDCG@10    0.5100           0.6900         0.7000  0.6800  under target
        """
    )
  }

  @Test("the object has every figure, with null where there is nothing to say")
  func json() throws {
    var report = Self.report
    report.figures = [Figure(task: .rounds, measure: .repeats, target: 0, measured: 0)]
    report.omitted = [.init(tasks: ["A"], reason: "there is no x/two.taskA.tsv")]

    #expect(
      try report.json() == """
        {"figures":[{"floor":null,"measure":"repeats","measured":0,"part":"all",\
        "popularity":null,"target":0,"task":"rounds","users":null,"verdict":"met"}],\
        "ingredients":14,"omitted":[{"reason":"there is no x/two.taskA.tsv","tasks":["A"]}],\
        "schema":"whatcanimake.quality/1","split":"two","testRecipes":14,"trainRecipes":56,\
        "trainingSeconds":0.5}
        """
    )
  }

  @Test(
    "a figure is judged by its floor first, then by its target, in the direction of its measure",
    arguments: [
      (Measure.hit, 0.4, 0.5, 0.6, Figure.Verdict.met), (.hit, 0.4, 0.5, 0.5, .met),
      (.hit, 0.4, 0.5, 0.45, .underTarget), (.hit, 0.4, 0.5, 0.39, .underFloor),
      (.hit, 0.6, 0.5, 0.55, .underFloor), (.hit, nil, 0.5, 0.4, .underTarget),
      (.hit, 0.4, nil, 0.4, .met), (.hit, nil, nil, 0.4, nil), (.hit, 0.4, 0.5, nil, nil),
      (.meanRank, 169, 180, 165, .met), (.meanRank, 169, 180, 170, .underFloor),
      (.meanRank, 190, 180, 185, .underTarget), (.repeats, nil, 0, 0, .met),
    ] as [(Measure, Double?, Double?, Double?, Figure.Verdict?)]
  )
  func verdict(
    measure: Measure,
    floor: Double?,
    target: Double?,
    measured: Double?,
    verdict: Figure.Verdict?
  ) {
    let figure = Figure(
      task: .completion,
      measure: measure,
      floor: floor,
      target: target,
      measured: measured
    )
    #expect(figure.verdict == verdict)
  }
}
