import TestSupport
import Testing

@Suite("Checking recipe files on the command line")
struct LintTests {
  private static let toast = """
    ---
    title: Cheese Toast
    servings: 1
    time: 10 minutes
    ---

    Toast @bread{2%slices} and melt @cheddar{50%g} on it.

    """

  @Test("a sound recipe ends with 0 and says so")
  func sound() throws {
    let folder = try TemporaryFolder()
    try writeBytes(Array(Self.toast.utf8), to: "\(folder.path)/toast.cook")

    let run = try Tool.run(["lint", folder.path])

    #expect(run.status == 0)
    #expect(run.out == "Checked 1 recipe: no mistakes.\n")
    #expect(run.err == "")
  }

  @Test("steps that take longer than the dish says are found in the collection")
  func times() throws {
    let folder = try TemporaryFolder()
    let text = Self.toast.replacing(
      "on it.",
      with: "on it for ~{8%minutes}, then rest ~{1/4%hour}."
    )
    let file = "\(folder.path)/toast.cook"
    try writeBytes(Array(text.utf8), to: file)
    let run = try Tool.run(["lint", "--collection", file])
    #expect(
      run.lines.contains(
        "\(file): the steps take 23 minutes, but the time of the recipe is 10; correct one of the two"
      )
    )
  }

  @Test("a step of endless time is no crash")
  func endless() throws {
    let folder = try TemporaryFolder()
    let text = Self.toast.replacing(
      "on it.",
      with: "for ~{\(String(repeating: "9", count: 300))%hours}."
    )
    try writeBytes(Array(text.utf8), to: "\(folder.path)/toast.cook")
    #expect(try Tool.run(["lint", "--collection", folder.path]).status == 1)
  }

  @Test("what is wrong is one line each, with the file and the remedy, and the exit code is 1")
  func faults() throws {
    let folder = try TemporaryFolder()
    let text = Self.toast.replacing("cheddar", with: "chedar").replacing("servings: 1\n", with: "")
    try writeBytes(Array(text.utf8), to: "\(folder.path)/toast.cook")
    let file = "\(folder.path)/toast.cook"

    let run = try Tool.run(["lint", file])

    #expect(run.status == 1)
    #expect(
      run.lines == [
        "\(file): unknown ingredient 'chedar'; did you mean cheddar?",
        "\(file): no servings; add it to the front matter", "Checked 1 recipe: 2 mistakes.", "",
      ]
    )
  }

  @Test("in JSON each fault has its file and reason")
  func json() throws {
    let folder = try TemporaryFolder()
    try writeBytes(
      Array(Self.toast.replacing("50%g", with: "9000%g").utf8),
      to: "\(folder.path)/toast.cook"
    )
    let file = "\(folder.path)/toast.cook"

    let run = try Tool.run(["lint", "--json", file])

    #expect(run.status == 1)
    #expect(
      run.out
        == "{\"schema\":\"whatcanimake.lint/1\",\"recipes\":1,\"faults\":[{\"file\":\"\(file)\","
        + "\"reason\":\"9000 g cheddar is above the maximum for one serving (600 g); "
        + "see Data/lexicon/bounds.tsv\"}],\"untold\":0}\n"
    )
  }

  @Test("a file that is not there ends with 66")
  func absent() throws {
    #expect(try Tool.run(["lint", "/no/such.cook"]).status == 66)
  }
}
