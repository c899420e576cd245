import Testing

@Suite("Commands under their old names")
struct OldNamesTests {
  @Test("they print what they always printed, and say the new name on standard error")
  func oldNames() throws {
    let home = try Home()
    try home.say("pantry", "add", "gin")
    let review = try home.run(["review", "negroni", "Bitter."])
    #expect(review.status == 0)
    #expect(review.err == "whatcanimake: 'review' is now 'comment --verdict'\n")
    for (old, new, message) in [
      (
        ["comments", "negroni"], ["comment", "list", "negroni"],
        "'comments' is now 'comment list'"
      ),
      (
        ["pantry", "suggest", "--limit", "5"], ["unlock"], "'pantry suggest' is now 'unlock'"
      ),
    ] {
      let run = try home.run(old + ["--json"])
      #expect(run.status == 0)
      #expect(run.out == (try home.run(new + ["--json"])).out)
      #expect(run.err == "whatcanimake: \(message)\n")
    }
    #expect(try home.values("text", of: "comment", "list", "negroni") == ["Bitter."])
    let removed = try home.run(["comments", "--remove", "1"])
    #expect(removed.out == "Deleted entry 1.\n")
    #expect(removed.err == "whatcanimake: 'comments' is now 'comment remove'\n")
    let verified = try home.run(["catalogue", "verify"])
    #expect(verified.out.hasPrefix("The index is undamaged and matches its "))
    #expect(verified.err == "whatcanimake: 'catalogue verify' is now 'doctor'\n")
  }
}
