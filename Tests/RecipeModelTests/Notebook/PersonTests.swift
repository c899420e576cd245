import RecipeModel
import Testing

@Suite("People and their stars")
struct PersonTests {
  @Test(
    "a name is taken as it is",
    arguments: ["anna", "Anna", "Zoë van der Berg", "李", "o'neil", " anna ", "a"]
  )
  func taken(name: String) {
    #expect(Person(name)?.name == name)
    #expect(Person(name)?.description == name)
  }

  @Test(
    "a name that is empty, or hides something, is refused",
    arguments: [
      "", " ", "\t", "\u{A0}\u{2003}", "an\na", "an\u{0}na", "\u{1B}[31manna", "an\u{7F}na",
      "\u{202E}anna", "an\u{200B}na", "\u{FEFF}anna", "an\u{85}na",
    ]
  )
  func refused(name: String) {
    #expect(Person(name) == nil)
  }

  @Test("a name has at most 100 bytes of UTF-8")
  func length() {
    #expect(Person(String(repeating: "a", count: 100)) != nil)
    #expect(Person(String(repeating: "a", count: 101)) == nil)
    #expect(Person(String(repeating: "ä", count: 50)) != nil)
    #expect(Person(String(repeating: "ä", count: 50) + "a") == nil)
  }

  @Test("case counts, and people are in the order of the bytes of their names")
  func order() {
    let names = ["zoe", "Anna", "anna", "Ärger", "Zoe"]
    let people = names.compactMap { Person($0) }.sorted()
    #expect(people.map(\.name) == ["Anna", "Zoe", "anna", "zoe", "Ärger"])
    #expect(Set(people).count == 5)
  }

  @Test("a rating is one to five stars")
  func ratings() {
    #expect(Rating.allCases.map(\.stars) == [1, 2, 3, 4, 5])
    #expect([0, 6, -1, .max].allSatisfy { Rating(rawValue: $0) == nil })
  }

  @Test("the mean of the stars is nil where nobody rated")
  func mean() {
    #expect(EveryonesMarks().meanStars == nil)
    #expect(EveryonesMarks(ratings: 2, stars: 9).meanStars == 4.5)
  }
}
