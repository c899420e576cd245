internal import RecipeModel

/// Cuts a file into records without reading them as recipes.
protocol RecordCutter {
  associatedtype Record
  /// How much of the file was looked at, in bytes.
  var offset: Int { get }
  /// The next record; nil behind the last. Throws what reading the file throws.
  mutating func next() throws -> Record?
}

/// The records of a file of which the last is found again by their number: those before are cut, and not
/// read.
struct CutRecords<Cutter: RecordCutter>: RecordStream {
  private var cutter: Cutter
  private let read: (Cutter.Record, _ number: Int) throws(ImportError) -> Recipe
  private let toSkip: Int
  private let readsAll: Bool
  private var done = 0

  /// - Parameters:
  ///   - done: How many records were given before.
  ///   - readsAll: Whether what a record gives depends on those before it: then they are read again.
  ///   - read: The recipe of a record, or why it is none; records are counted from 1.
  init(
    _ cutter: Cutter,
    after done: Int,
    readsAll: Bool = false,
    read: @escaping (Cutter.Record, _ number: Int) throws(ImportError) -> Recipe
  ) {
    self.cutter = cutter
    self.read = read
    toSkip = done
    self.readsAll = readsAll
  }

  var offset: Int? { cutter.offset }
  var position: RecipeStream.Position.Content { .numbered(max(done, toSkip)) }

  mutating func next() throws -> Result<Recipe, ImportError>? {
    while let record = try cutter.next() {
      done += 1
      guard done > toSkip || readsAll else { continue }
      let recipe = Result { () throws(ImportError) in try read(record, done) }
      if done > toSkip { return recipe }
    }
    return nil
  }
}
