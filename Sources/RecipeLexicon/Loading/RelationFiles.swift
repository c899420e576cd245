/// The home steps of the `made` files.
struct Routes {
  var products: [UInt32] = []
  var inputs: [[UInt32]] = []
  /// Where each product was first stated.
  var places: [Int: RowLocation] = [:]

  mutating func read(
    _ file: LexiconFiles.File,
    with reader: RelationReader
  ) throws(LexiconError) {
    for row in try TabSeparated(text: file.text, file: file.path, columns: 2).rows {
      let place = RowLocation(file: file.path, line: row.line)
      let product = try reader.ingredient(row.fields[0], at: place)
      var list: [UInt32] = []
      for name in row.fields[1].split(separator: "+") {
        let input = try reader.ingredient(trimmed(name), at: place)
        if !list.contains(input) { list.append(input) }
      }
      guard !list.isEmpty else {
        throw LexiconError(.emptyName, file: place.file, line: place.line)
      }
      products.append(product)
      inputs.append(list.sorted())
      if places[Int(product)] == nil { places[Int(product)] = place }
    }
  }
}

/// The substitutes of the `swaps` files.
struct Swaps {
  var lists: [[UInt32]]
  var substitutes: [UInt32] = []
  var notes: [String] = []

  init(count: Int) {
    lists = Array(repeating: [], count: count)
  }

  mutating func read(
    _ file: LexiconFiles.File,
    with reader: RelationReader
  ) throws(LexiconError) {
    for row in try TabSeparated(text: file.text, file: file.path, columns: 2).rows {
      let place = RowLocation(file: file.path, line: row.line)
      let required = Int(try reader.ingredient(row.fields[0], at: place))
      let substitute = try reader.ingredient(row.fields[1], at: place)
      guard required != Int(substitute) else {
        throw LexiconError(.swapToItself(row.fields[0]), file: place.file, line: place.line)
      }
      guard !lists[required].contains(where: { substitutes[Int($0)] == substitute }) else {
        throw LexiconError(
          .repeated("the swap of '\(row.fields[1])' for '\(row.fields[0])'"),
          file: place.file,
          line: place.line
        )
      }
      lists[required].append(UInt32(substitutes.count))
      substitutes.append(substitute)
      notes.append(row.fields.dropFirst(2).filter { !$0.isEmpty }.joined(separator: "; "))
    }
  }
}
