import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Where files are kept")
struct KitchenPathsTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  private func store(home: String? = nil, _ variables: [String: String]) throws -> String {
    let all = variables.merging(["WHATCANIMAKE_DATA": world.places.data]) { own, _ in own }
    return try KitchenPaths(home: home, environment: { all[$0] }, executable: "/usr/bin/x").store
  }

  @Test("--home comes before WHATCANIMAKE_HOME, that before XDG_DATA_HOME, that before HOME")
  func order() throws {
    var variables = ["HOME": "/h", "XDG_DATA_HOME": "/x", "WHATCANIMAKE_HOME": "/w"]
    #expect(try store(home: "/o", variables) == "/o")
    #expect(try store(variables) == "/w")
    variables["WHATCANIMAKE_HOME"] = ""
    #expect(try store(variables) == "/x/whatcanimake")
    variables["XDG_DATA_HOME"] = "relative"
    #expect(try store(variables) == "/h/.local/share/whatcanimake")
    variables["HOME"] = nil
    let error = #expect(throws: KitchenError.self) { try store(variables) }
    #expect(error?.description == "your home folder is unknown; set HOME")
  }

  @Test("data is found beside an installed program, and in the checkout of a built one")
  func data() throws {
    let root = world.folder.path
    try world.write("", to: "usr/share/whatcanimake/lexicon/ingredients/a.tsv")
    let installed = try KitchenPaths(
      home: "/h",
      environment: { _ in nil },
      executable: "\(root)/usr/bin/whatcanimake"
    )
    #expect(installed.data == "\(root)/usr/share/whatcanimake")
    try world.write("", to: "work/Data/lexicon/ingredients/a.tsv")
    let built = try KitchenPaths(
      home: "/h",
      environment: { _ in nil },
      executable: "\(root)/work/.build/arch/debug/whatcanimake"
    )
    #expect(built.data == "\(root)/work/Data")
    func elsewhere(_ checkout: String?) throws -> String {
      let program = "\(root)/far/away/in/another/package/.build/debug/program"
      return try KitchenPaths(
        home: "/h",
        environment: { _ in nil },
        executable: program,
        checkout: checkout
      ).data
    }
    #expect(try elsewhere("\(root)/work") == "\(root)/work/Data")
    #expect(throws: KitchenError.self) { try elsewhere(nil) }
    #expect(throws: KitchenError.self) { try elsewhere("") }
  }

  @Test("a program of another package finds the data of the checkout it was built from")
  func checkout() throws {
    #expect(isFolder("\(Kitchen.checkout)/Data/lexicon"))
  }
}
