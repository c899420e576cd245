/// Numbers that change when something does that an index is built from, beside the imported recipes.
struct DataFingerprint: Equatable {
  /// Of the lexicon and the collection: made of the path, size and time of change of every data file,
  /// so that no file is opened.
  let files: UInt64
  /// Of the recipes that people wrote in the store.
  var ownRecipes: UInt64

  /// Both in one, as the index keeps it.
  var value: UInt64 {
    ownRecipes == 0
      ? files : FNV1a(of: "own", Int64(bitPattern: files), Int64(bitPattern: ownRecipes)).value
  }

  /// Counts up when the way in which data files are read changes.
  private static let readerVersion: Int64 = 2

  /// - Parameters:
  ///   - looksAtFiles: Looks at every file, also where a ``DataManifest`` could stand for them: for whoever is about to
  ///     read them.
  ///   - user: Who runs this.
  /// Cost: one system call a file; five where a manifest stands for them.
  init(
    of data: String,
    ownRecipes: UInt64,
    looksAtFiles: Bool = false,
    user: UInt32 = currentUser()
  ) throws(KitchenError) {
    self.ownRecipes = ownRecipes
    let manifest = DataManifest(in: data, for: user)
    if let manifest, !looksAtFiles {
      files = manifest.value
      return
    }
    // The files' own hashes are added up, so that the order in which folders list them is nothing.
    var sum = FNV1a(of: "reader", Self.readerVersion, 0).value
    var listed: [FileState] = []
    for (folder, ending) in [("lexicon", ".tsv"), ("recipes", ".cook"), ("recipes", ".tsv")] {
      do {
        try forEachFile(below: "\(data)/\(folder)", ending: ending) { file in
          sum &+= FNV1a(of: file.path, file.size, file.modified).value
          guard manifest != nil else { return }
          var file = file
          file.path = "\(folder)/\(file.path)"
          listed.append(file)
        }
      } catch {
        throw KitchenError(.cannotRead(path: "\(data)/\(folder)", detail: error.text))
      }
    }
    files = manifest.flatMap { $0.fits(listed) ? $0.value : nil } ?? sum
  }

  /// That of the files, as the cache keeps it.
  var text: String { String(files, radix: 16) }
}

/// The 64-bit FNV-1a hash. Source: Fowler, Noll & Vo, RFC 9923.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a text, an end mark, and two numbers, lowest byte first.
  init(of text: String, _ first: Int64, _ second: Int64) {
    for byte in text.utf8 { add(byte) }
    add(0)
    for number in [first, second] {
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
