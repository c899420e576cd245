import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("archives")
struct ArchiveTests {
  private typealias Entry = SampleArchives.Entry

  private func mealie(_ name: String) -> [UInt8] {
    Array(
      """
      {"slug":"\(name)","name":"\(name)","recipeIngredient":[{"note":"1 leek","food":null}]}
      """.utf8
    )
  }

  private func paprika(_ name: String) -> [UInt8] {
    Array(
      """
      {"uid":"\(name)","hash":"x","name":"\(name)","ingredients":"1 leek","directions":"Boil."}
      """.utf8
    )
  }

  private func read(_ bytes: [UInt8]) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: bytes, file: "a")
  }

  private func failure(_ bytes: [UInt8]) throws -> ImportError? {
    let reader = try sampleReader()
    do throws(ImportError) {
      _ = try reader.read(contentsOf: bytes, file: "a")
      return nil
    } catch {
      return error
    }
  }

  @Test("an export of Mealie gives the recipes of its entries; pictures are passed over")
  func mealieExport() throws {
    let archive = SampleArchives.zip([
      Entry(name: "recipes/", mode: 0o040755),
      Entry(name: "recipes/a/a.json", content: mealie("a")),
      Entry(name: "recipes/a/images/original.webp", content: [1, 2, 3]),
      Entry(name: "recipes/b/recipe.json", content: mealie("b")),
      Entry(name: "recipes/c.json", content: Array("{\"slug\":".utf8)),
    ])
    let imported = try read(archive)

    #expect(imported.recipes.map(\.id.description) == ["mealie:a", "mealie:b"])
    #expect(
      imported.problems.map(\.description) == [
        "a/recipes/c.json: invalid JSON: it ends too early at byte 8; "
          + "download or save the file again"
      ]
    )
  }

  @Test("an export of Paprika is an archive of recipes in gzip, and one of them reads alone")
  func paprikaExport() throws {
    let archive = SampleArchives.zip([
      Entry(name: "A soup.paprikarecipe", content: SampleArchives.gzip(paprika("A"))),
      Entry(name: "B.paprikarecipe", content: SampleArchives.gzip(paprika("B"))),
    ])

    #expect(try read(archive).recipes.map(\.id.description) == ["paprika:A", "paprika:B"])
    #expect(try read(archive).problems == [])
    #expect(
      try read(SampleArchives.gzip(paprika("C"))).recipes.map(\.id.description) == ["paprika:C"]
    )
  }

  @Test("names with accents are read, whether the archive says that they are UTF-8 or not")
  func accents() throws {
    let names = ["Crème brûlée", "Käsespätzle", "味噌汁", "Cafe\u{301}"]
    for saysUTF8 in [true, false] {
      let archive = SampleArchives.zip(
        names.map { Entry(name: "Rezepte/\($0)/recipe.json", content: mealie($0)) }
          + [Entry(name: "Rezepte/Õ/recipe.json", content: [0x7B])],
        saysUTF8: saysUTF8
      )
      let imported = try read(archive)
      #expect(imported.recipes.map(\.name) == names)
      #expect(imported.problems.map(\.file) == ["a/Rezepte/Õ/recipe.json"])
    }
  }

  @Test("a name in an old encoding is read as well")
  func oldNames() throws {
    let name = Array("Caf".utf8) + [0xE9] + Array(".json".utf8)
    let archive = SampleArchives.zip([
      Entry(name: "", nameBytes: name, content: mealie("a")),
      Entry(name: "", nameBytes: [0xC4] + name, content: [0x7B]),
    ])
    #expect(try read(archive).recipes.map(\.name) == ["a"])
    #expect(try read(archive).problems.map(\.file) == ["a/ÄCafé.json"])
  }

  @Test("what macOS puts beside files is passed over without a word")
  func besideFiles() throws {
    let archive = SampleArchives.zip([
      Entry(name: "a.json", content: mealie("a")),
      Entry(name: "__MACOSX/._a.json", content: [0, 5, 0x16, 7]),
      Entry(name: "__MACOSX/b/c.json", content: [0, 5]),
      Entry(name: "b/._c.json", content: [0, 5]),
    ])
    #expect(try read(archive).recipes.map(\.name) == ["a"])
    #expect(try read(archive).problems == [])
  }

  @Test("an archive inside an archive is opened, none inside that one, nor gzip inside gzip")
  func nesting() throws {
    let inner = SampleArchives.zip([Entry(name: "a.json", content: mealie("a"))])
    let outer = SampleArchives.zip([Entry(name: "b.zip", content: inner)])

    #expect(try read(outer).recipes.map(\.name) == ["a"])
    let outermost = SampleArchives.zip([Entry(name: "c.zip", content: outer)])
    #expect(try failure(outermost) == ImportError(.noRecipe(in: "archive"), file: "a/c.zip"))
    #expect(try failure(SampleArchives.gzip(inner))?.reason == .notUTF8)
    #expect(
      try failure(SampleArchives.gzip(SampleArchives.gzip(paprika("A"))))?.reason == .notUTF8
    )
  }

  @Test("links and names that leave the archive's folder are problems, and the others go in")
  func unsafeEntries() throws {
    let archive = SampleArchives.zip([
      Entry(name: "../a.json", content: mealie("a")),
      Entry(name: "/tmp/b.json", content: mealie("b")),
      Entry(name: "x/../../c.json", content: mealie("c")),
      Entry(name: "..\\d.json", content: mealie("d")),
      Entry(name: "C:/e.json", content: mealie("e")),
      Entry(name: "link.json", content: Array("/etc/passwd".utf8), mode: 0o120777),
      Entry(name: "good.json", content: mealie("good")),
    ])
    let imported = try read(archive)

    #expect(imported.recipes.map(\.name) == ["good"])
    #expect(imported.problems.count == 6)
    #expect(imported.problems.allSatisfy { $0.reason == .unsafeEntry })
  }

  @Test("what inflates beyond measure is refused")
  func bombs() throws {
    let bomb = SampleArchives.gzipBomb(pieces: inputSize(110_000, full: 200_000))
    let reason = ImportError.Reason.archiveTooLarge(
      detail: "the archive is more than 3 times as large when unpacked"
    )

    #expect(try failure(bomb) == ImportError(reason, file: "a"))
    #expect(
      try failure(SampleArchives.zip([Entry(name: "b.paprikarecipe", content: bomb)]))
        == ImportError(reason, file: "a/b.paprikarecipe")
    )
  }

  @Test("an archive has at most 10,000 entries")
  func entries() throws {
    let one = Entry(name: "a.jpg")

    #expect(
      try failure(SampleArchives.zip(Array(repeating: one, count: 10_001)))
        == ImportError(
          .archiveTooLarge(detail: "the archive has more than 10000 entries"),
          file: "a"
        )
    )
    #expect(
      try failure(SampleArchives.zip(Array(repeating: one, count: 10_000)))
        == ImportError(.noRecipe(in: "archive"), file: "a")
    )
  }

  @Test("an archive cut off anywhere gives whole recipes or an error")
  func truncated() throws {
    let zip = SampleArchives.zip([
      Entry(name: "a.json", content: mealie("a")), Entry(name: "b.json", content: mealie("b")),
    ])
    let gzip = SampleArchives.gzip(paprika("C"))
    let reader = try sampleReader()
    for bytes in [zip, gzip] {
      for length in 0..<bytes.count {
        let imported = try? reader.read(contentsOf: Array(bytes.prefix(length)), file: "a")
        for recipe in imported?.recipes ?? [] {
          #expect(["a", "b", "C"].contains(recipe.name) && recipe.lines.count == 1)
        }
      }
    }
  }

  @Test("an archive with any byte changed gives no crash")
  func changed() throws {
    let zip = SampleArchives.zip([Entry(name: "a.json", content: mealie("a"))])
    let reader = try sampleReader()
    for place in zip.indices {
      var bytes = zip
      bytes[place] ^= 0xFF
      _ = try? reader.read(contentsOf: bytes, file: "a")
    }
  }

  @Test("without the library the error says what to install")
  func noLibrary() {
    #expect(throws: ImportError(.noArchiveLibrary, file: "a")) {
      try ArchiveReader(FilePieces(inMemory: [], file: "a"), library: nil)
    }
    #expect(ArchiveLibrary(at: "libno-such-library.so.0") == nil)
    #expect(
      ImportError(.noArchiveLibrary, file: "a").description
        == "a: archives cannot be read without libarchive; install libarchive13 "
        + "(on macOS: libarchive)"
    )
  }
}
