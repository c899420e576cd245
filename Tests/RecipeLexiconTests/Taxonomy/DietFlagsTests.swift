import RecipeLexicon
import Testing

@Suite("Diets and what they leave out")
struct DietFlagsTests {
  @Test(
    "a diet leaves out exactly these",
    arguments: [
      (Diet.vegan, ["meat", "fish", "shellfish", "dairy", "egg", "honey"]),
      (.vegetarian, ["meat", "fish", "shellfish"]), (.pescatarian, ["meat"]),
      (.glutenFree, ["gluten"]), (.dairyFree, ["dairy"]), (.eggFree, ["egg"]),
      (.nutFree, ["nut", "peanut"]), (.alcoholFree, ["alcohol"]),
    ]
  )
  func excluded(diet: Diet, names: [String]) {
    #expect(DietFlags.named.filter { diet.excluded.contains($0.flag) }.map(\.name) == names)
  }

  @Test("every flag has one word and one bit, and none is the unknown one")
  func words() {
    let all = DietFlags.named.map(\.flag)

    #expect(all.count == 17)
    #expect(Set(all.map(\.rawValue)).count == 17)
    #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 && $0 != .unknown })
    for (name, flag) in DietFlags.named { #expect(DietFlags(named: name) == flag) }
    #expect(DietFlags(named: "unknown") == nil)
    #expect(DietFlags(named: "Dairy") == nil)
  }
}
