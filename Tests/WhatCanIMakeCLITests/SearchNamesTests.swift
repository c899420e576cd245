import Testing

@Suite("Dishes as people name them")
struct SearchNamesTests {
  @Test(
    "the dish that a search means comes first",
    arguments: [
      ("lasagna", "Lasagne"), ("shepherds pie", "Shepherd's Pie"),
      ("dark and stormy", "Dark 'n' Stormy"), ("rum and coke", "Cuba Libre"),
      ("mac and cheese", "Macaroni Cheese"), ("mac & cheese", "Macaroni Cheese"),
      ("whisky sour", "Whiskey Sour"), ("G&T", "Gin and Tonic"), ("negroni", "Negroni"),
      ("fish n chips", "Fish and Chips"), ("eggplant parmesan", "Aubergine Parmigiana"),
      ("margarita", "Margarita"), ("french fries", "Chips"), ("scrambled eggs", "Scrambled Eggs"),
      ("old fashioned", "Old Fashioned"), ("guacamole", "Guacamole"),
    ]
  )
  func first(words: String, dish: String) throws {
    let run = try Tool.run(["search"] + words.split(separator: " ").map(String.init))
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("\(dish) ") ?? false, "\(run.lines.first ?? "")")
  }

  @Test(
    "a slip finds what was meant, and that is said",
    arguments: [
      ("mojitto", "Mojito"), ("chiken soup", "chicken soup"), ("mushrom soup", "mushroom soup"),
    ]
  )
  func slips(typed: String, dish: String) throws {
    let run = try Tool.run(["search"] + typed.split(separator: " ").map(String.init))
    #expect(
      run.err == "whatcanimake: nothing found for \"\(typed)\"; showing results for \"\(dish)\"\n"
    )
    if !typed.contains(" ") { #expect(run.lines.first?.hasPrefix("\(dish) ") ?? false) }
    #expect(run.out == (try Tool.run(["search", dish]).out))
    for word in ["xyzzyq", "xyzzy"] {
      let nothing = try Tool.run(["search", word])
      #expect(nothing.out == "No dish matches; try fewer words or filters.\n")
    }
  }

  @Test("a dish may be named by another of its names, and by words that only it has")
  func named() throws {
    for (typed, title) in [("lasagna", "Lasagne"), ("rum and coke", "Cuba Libre")] {
      #expect(try Tool.run(["show", typed]).lines.first == title)
    }
    #expect(try Tool.run(["show", "puttanesca"]).lines.first == "Spaghetti alla Puttanesca")
  }
}
