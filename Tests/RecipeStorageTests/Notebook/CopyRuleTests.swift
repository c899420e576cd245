import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Which copies of days are kept")
struct CopyRuleTests {
  typealias DayCopy = CopyRule.DayCopy

  /// The rule said again, for one copy at a time.
  func isKept(_ copy: DayCopy, among copies: [DayCopy], on today: CalendarDay) -> Bool {
    let newer = copies.filter {
      $0.day > copy.day && ($0.day > today) == (copy.day > today)
    }
    func weekday(_ day: CalendarDay) -> Int { (day.daysSince1970 + 3) - 7 * week(day) }
    func week(_ day: CalendarDay) -> Int {
      Int((Double(day.daysSince1970 + 3) / 7).rounded(.down))
    }
    func month(_ day: CalendarDay) -> String { String("\(day)".prefix(7)) }
    if newer.count < 7 { return true }
    let weeks = Set(newer.map { week($0.day) })
    if weeks.count < 5, !weeks.contains(week(copy.day)) { return true }
    let months = Set(newer.map { month($0.day) })
    if months.count < 12, !months.contains(month(copy.day)) { return true }
    guard let entries = copy.entries, !copy.isAhead else { return true }
    return newer.allSatisfy { other in
      guard let others = other.entries, 2 * others >= entries else { return true }
      return !isKept(other, among: copies, on: today)
    }
  }

  @Test("it is the rule as it is said", arguments: SeededGenerator.seeds(60, full: 600))
  func twin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let today = CalendarDay(daysSince1970: Int.random(in: 0...40_000, using: &random))
    let spread = [20, 100, 800].randomElement(using: &random) ?? 20
    let days = Set(
      (0..<Int.random(in: 0...14, using: &random)).map { _ in
        today.daysSince1970 + Int.random(in: -spread...spread / 3, using: &random)
      }
    )
    let copies = days.sorted().map { day in
      DayCopy(
        day: CalendarDay(daysSince1970: day),
        entries: Bool.random(using: &random) || Bool.random(using: &random)
          ? Int.random(in: 0...Int.random(in: 1...900, using: &random), using: &random) : nil,
        isAhead: Int.random(in: 0..<8, using: &random) == 0
      )
    }
    let expected = copies.filter { !isKept($0, among: copies, on: today) }.map(\.day)
    let shuffled = copies.shuffled(using: &random)
    #expect(CopyRule().superfluous(among: shuffled, on: today) == expected)
  }

  @Test("two years of use leave seven days, five weeks and twelve months")
  func twoYears() {
    var copies: [DayCopy] = []
    for day in 20_000..<20_730 {
      copies.append(
        DayCopy(day: CalendarDay(daysSince1970: day), entries: 100 + day - 20_000, isAhead: false)
      )
      let gone = Set(
        CopyRule().superfluous(among: copies, on: CalendarDay(daysSince1970: day))
      )
      copies.removeAll { gone.contains($0.day) }
      #expect(copies.count <= 7 + 5 + 12)
    }
    #expect(copies.first.map { 20_729 - $0.day.daysSince1970 > 300 } == true)
    #expect(copies.suffix(7).map(\.day.daysSince1970) == Array(20_723..<20_730))
  }

  @Test("an emptied notebook never displaces the copy of the full one, however long it is used")
  func emptied() {
    var copies = [DayCopy(day: CalendarDay(daysSince1970: 20_000), entries: 500, isAhead: false)]
    for day in 20_001..<21_000 {
      copies.append(
        DayCopy(day: CalendarDay(daysSince1970: day), entries: day % 250, isAhead: false)
      )
      let gone = Set(CopyRule().superfluous(among: copies, on: CalendarDay(daysSince1970: day)))
      copies.removeAll { gone.contains($0.day) }
    }
    #expect(copies.first?.entries == 500)
  }
}
