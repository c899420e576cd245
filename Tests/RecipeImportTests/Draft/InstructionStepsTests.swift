import Testing

@testable import RecipeImport

@Suite("TheCocktailDB: steps")
struct InstructionStepsTests {
  @Test(
    "every line is a step without its number",
    arguments: [
      ("Shake.\r\nStrain.\r\n", ["Shake.", "Strain."]),
      ("0.\tGrill\r1.\tPeel", ["Grill", "Peel"]),
      ("STEP 1\r\n\r\nMix\r\nStep 2\r\nBake", ["Mix", "Bake"]),
      ("1) Pour\n2 - Stir\n3: Drink", ["Pour", "Stir", "Drink"]),
      ("STEP 1 - THE SAUCE\nStir", ["THE SAUCE", "Stir"]),
      ("1\nMix\n2\nBake", ["Mix", "Bake"]),
      ("1 Preheat\n2 Add", ["Preheat", "Add"]),
      ("12 cups chopped\n15 Minutes\n2 limes", ["12 cups chopped", "15 Minutes", "2 limes"]),
      ("1.5 oz gin", ["1.5 oz gin"]),
      ("Mix. Shake. Pour.", ["Mix. Shake. Pour."]),
      (" \n\t\n", []),
    ]
  )
  func steps(_ text: String, _ steps: [String]) {
    #expect(InstructionSteps.steps(in: text) == steps)
  }
}
