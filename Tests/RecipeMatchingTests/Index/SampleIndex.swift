import RecipeLexicon
import RecipeModel
import TestSupport

@testable import RecipeMatching

/// A small index in which no section but those of words is empty.
func sampleWorld(shuffledBy seed: UInt64? = nil) throws -> SmallWorld {
  var gimlet = SmallWorld.Dish(
    "Gimlet",
    "gin @ 2 oz",
    "lime juice @ 1 oz / 30 ml",
    "?mint @ 1",
    minutes: 5
  )
  gimlet.kind = .cocktail
  gimlet.glass = "Coupe"
  gimlet.category = "Sour"
  gimlet.swaps = [Recipe.Swap(required: "gin", substitute: "vodka", note: "plainer")]
  var toast = SmallWorld.Dish(
    "Toast",
    "bread @ 2",
    "butter or margarine @ 1 oz",
    "=salt",
    "moon dust"
  )
  toast.cuisine = "British"
  toast.category = "Snack"
  var dishes = [
    gimlet, toast, SmallWorld.Dish("gimlet", "gin", "?lime", id: "a:1"),
    SmallWorld.Dish("Éclair", "butter @ 1 can", "bread @ 2 / 80 g", "bread @ 1"),
    SmallWorld.Dish("Nothing"),
  ]
  if let seed {
    var generator = SeededGenerator(seed: seed)
    dishes.shuffle(using: &generator)
  }
  return try SmallWorld(
    [
      "spirit (class alcohol)", "gin < spirit", "vodka < spirit", "lime", "lime juice", "mint",
      "bread (gluten egg?)", "butter (dairy)", "margarine (dairy?)", "salt (staple)", "fat (class)",
      "oil < fat", "mystery sauce (?)",
    ],
    made: ["lime juice = lime"],
    contains: ["bread > salt"],
    swaps: ["butter -> margarine\t1:1\tpaler", "butter -> oil\t4:5"],
    dishes: dishes
  )
}

/// The bytes of an index file, to be damaged, with all of its checksums to be made right again.
struct IndexImage {
  var bytes: [UInt8]

  /// Where the section table's entries begin.
  var entries: [Int] {
    (0..<Int(number(at: 12))).map { IndexFormat.headerSize + $0 * IndexFormat.entrySize }
  }

  /// Where the content of a section lies, by its entry.
  func content(of entry: Int) -> Range<Int> {
    let offset = Int(number(at: entry + 8))
    return offset..<offset + Int(number(at: entry + 16)) * Int(number(at: entry + 4))
  }

  /// The entry of a section.
  func entry(of id: SectionID) -> Int {
    entries.first { number(at: $0) == id.rawValue } ?? 0
  }

  func number(at position: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
  }

  mutating func set(_ number: UInt32, at position: Int) {
    for byte in 0..<4 { bytes[position + byte] = UInt8(number >> UInt32(8 * byte) & 0xFF) }
  }

  /// Makes the checksums of the sections that lie in the file, of the table and the header right.
  mutating func patchChecksums() {
    for entry in entries {
      let range = content(of: entry)
      if range.upperBound <= bytes.count { set(checksum(bytes[range]), at: entry + 24) }
    }
    let tableEnd = IndexFormat.headerSize + entries.count * IndexFormat.entrySize
    set(checksum(bytes[IndexFormat.headerSize..<tableEnd]), at: 56)
    patchHeader()
  }

  mutating func patchHeader() {
    set(checksum(bytes[..<60]), at: 60)
  }

  /// Why the bytes are no index; nil when they are one.
  var refusal: IndexError.Reason? {
    do {
      _ = try CatalogueIndex(bytes: bytes, file: "memory")
      return nil
    } catch {
      return error.reason
    }
  }
}

extension IndexError.Reason {
  var isCorrupt: Bool {
    if case .corrupt = self { true } else { false }
  }
}
