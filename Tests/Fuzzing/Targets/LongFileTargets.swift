import Foundation
import RecipeModel

@testable import RecipeImport

extension FuzzTarget {
  /// Long files, which are read in pieces, and the places where reading goes on.
  static let longFileTargets = [
    FuzzTarget("long-file") { bytes in
      // The first byte says the format and the size of the pieces.
      let first = bytes.first ?? 0
      let content = Array(bytes.dropFirst())
      let format: RecipeFormat = first.isMultiple(of: 2) ? .csv : .jsonlines
      let reader = RecipeFileReader(parser: FuzzKitchen.parser)
      guard String(validating: content, as: UTF8.self) != nil,
        let whole = try? reader.read(contentsOf: content, file: "input", format: format),
        let stream = stream(of: content, format, step: 1 + Int(first))
      else { return }
      var seen: Set<DishID> = []
      let records = records(of: stream)
      let recipes = records.compactMap { try? $0.get() }.filter { seen.insert($0.id).inserted }
      demand(recipes == whole.recipes, "in pieces \(recipes), as a whole \(whole.recipes)")
      for recipe in recipes { checkRecipe(recipe) }
    },
    FuzzTarget("import-position", samples: { positionSamples }) { bytes in
      // A place as it is kept, then the file.
      let (place, content) = bytes.halves(at: UInt8(ascii: "\n"))
      guard
        let position = try? JSONDecoder()
          .decode(RecipeStream.Position.self, from: Data(place.utf8)),
        let stream = stream(of: Array(content.utf8), nil, step: 100, from: position)
      else { return }
      for record in records(of: stream) {
        if let recipe = try? record.get() { checkRecipe(recipe) }
      }
    },
  ]

  /// The place behind the first record of a table of each kind and of JSON lines, with the file.
  private static let positionSamples: [[UInt8]] = [
    "name,ingredients,steps\nA,gin,Stir.\nB,tonic,Pour.\n",
    "id,name,ingredient,measure\n1,A,gin,2 oz\n2,B,rum,1 oz\n1,A,lime,1\n",
    #"{"name":"A","ingredients":["gin"]}\#n{"name":"B","ingredients":["lime"]}\#n"#,
  ]
  .map { text in
    var stream = stream(of: Array(text.utf8), nil, step: 100)
    guard (try? stream?.next()) != nil, let position = stream?.position,
      let kept = try? JSONEncoder().encode(position)
    else { fatalError("a sample is read in one piece: \(text)") }
    return Array(kept) + Array("\n\(text)".utf8)
  }

  private static func stream(
    of content: [UInt8],
    _ format: RecipeFormat?,
    step: Int,
    from position: RecipeStream.Position? = nil
  ) -> RecipeStream? {
    let reader = RecipeFileReader(parser: FuzzKitchen.parser)
    // A table without columns is none.
    return try? reader.stream(
      file: "input",
      bytes: content.count,
      format: format,
      from: position
    ) { offset, most in
      demand(offset >= 0 && most > 0, "asked for \(most) bytes at \(offset)")
      return Array(content.dropFirst(offset).prefix(min(most, step)))
    }
  }

  /// All records; after each of the first twenty the place is kept as JSON and read again.
  private static func records(of stream: RecipeStream) -> [Result<Recipe, ImportError>] {
    var stream = stream
    var records: [Result<Recipe, ImportError>] = []
    while let record = try? stream.next() {
      records.append(record)
      // A place has the whole header: kept behind every record, it would be most of the work.
      guard records.count <= 20 else { continue }
      let kept = try? JSONEncoder().encode(stream.position)
      let read = kept.flatMap { try? JSONDecoder().decode(RecipeStream.Position.self, from: $0) }
      demand(read == stream.position, "a place that JSON does not keep")
    }
    return records
  }
}
