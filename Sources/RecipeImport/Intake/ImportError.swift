/// Why a file, or one record in it, could not become a recipe: where it is, what is wrong, and what to do.
///
/// It describes itself in one line: `drinks.json: record 12: no ingredient; expected
/// strIngredient1`.
public struct ImportError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The part of the file that the error is about.
  public enum Place: Hashable, Codable, Sendable {
    case file
    /// Counted from 1.
    case line(Int)
    /// Counted from 1, in the order of the file.
    case record(Int)
  }

  public var reason: Reason
  public var file: String
  public var place: Place

  /// True for a remark about a recipe that was read; false if something could not be read.
  public var isRemark: Bool { [.guessed, .linkPassedOver].contains(reason) }

  public init(_ reason: Reason, file: String, place: Place = .file) {
    self.reason = reason
    self.file = file
    self.place = place
  }

  public var description: String {
    switch place {
    case .file: "\(file): \(reason)"
    case .line(let line): "\(file):\(line): \(reason)"
    case .record(let record): "\(file): record \(record): \(reason)"
    }
  }
}

extension ImportError {
  /// What is wrong with the file or the record.
  public enum Reason: Hashable, Codable, Sendable, CustomStringConvertible {
    case emptyFile
    case fileTooLarge(bytes: Int)
    /// A file that is one recipe.
    case recipeTooLarge(bytes: Int)
    case notUTF8
    /// What the system says about a file or folder inside an imported folder.
    case unreadable(detail: String)
    /// Why a page could not be fetched, with the remedy.
    case notFetched(String)
    /// A remark about a link that leads out of an imported folder.
    case linkPassedOver
    /// A folder that is nested more deeply than the import reads.
    case tooDeep(allowed: Int)
    /// A folder with more recipe files than the import reads; it reads the first ones.
    case tooManyFiles(allowed: Int)
    /// None of the formats that can be read.
    case unknownFormat
    case malformedJSON(detail: String)
    /// JSON that is not a list of recipe records.
    case wrongShape
    /// An empty list of recipe records.
    case noRecords
    case notAnObject
    /// A value in a list of records that is not an object.
    case notARecord
    /// More values than one JSON text may have.
    case tooManyValues(allowed: Int)
    /// More records than a file of this size may have; the first ones are read.
    case tooManyRecords(allowed: Int)
    /// A remark about a recipe that was read: it was guessed from headings and lists alone.
    case guessed
    /// A page or an archive without a recipe.
    case noRecipe(in: String)
    case malformedArchive(detail: String)
    case archiveTooLarge(detail: String)
    /// An entry that is a link, or whose path leads out of the archive.
    case unsafeEntry
    /// A kind of archive that cannot be read: "a tar archive".
    case otherArchive(String)
    /// The library that reads archives is not installed.
    case noArchiveLibrary
    case malformedFrontMatter(detail: String)
    /// A field that every recipe needs; the key is where the file should have it.
    case missing(String, key: String)
    /// A Cooklang recipe that marks no ingredient.
    case nothingMarked
    case wrongType(key: String)
    case unknownValue(key: String, value: String, allowed: String)
    case tooLong(key: String, bytes: Int, allowed: Int)
    case tooManyLines(Int, allowed: Int)
    case tooMany(key: String, count: Int, allowed: Int)

    /// What went wrong and the remedy, without the place.
    public var description: String {
      switch self {
      case .emptyFile:
        "the file is empty; choose a file with recipes"
      case .fileTooLarge(let bytes):
        "the file has \(bytes) bytes, and at most \(ImportLimits.fileBytes) are allowed; split it"
      case .recipeTooLarge(let bytes):
        "the recipe has \(bytes) bytes, and at most \(ImportLimits.cooklangBytes) are allowed; "
          + "split it"
      case .notUTF8:
        "not valid UTF-8 text; save the file as UTF-8"
      case .unreadable(let detail):
        "cannot be read: \(detail)"
      case .notFetched(let text): text
      case .linkPassedOver:
        "this link points outside the folder and was not followed; import its target by name"
      case .tooDeep(let allowed):
        "this folder is nested more than \(allowed) levels deep; import it separately"
      case .tooManyFiles(let allowed):
        "the folder has more than \(allowed) recipe files; the others were not read; "
          + "import the subfolders one by one"
      case .unknownFormat:
        "this is not a known recipe format: not Cooklang (which marks ingredients as in "
          + "@lime juice{30%ml}), JSON, CSV, Markdown, a saved web page or the export of a "
          + "supported program; convert it to one of these formats"
      case .malformedJSON(let detail):
        "invalid JSON: \(detail); download or save the file again"
      case .wrongShape:
        "no list of recipes found; the file needs {\"drinks\":[…]}, {\"meals\":[…]} "
          + "or a list of records"
      case .noRecords:
        "the list of recipes is empty; choose a file with recipes"
      case .notAnObject:
        "not a JSON object; a record is {\"idDrink\":…} or {\"idMeal\":…}"
      case .notARecord:
        "not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}"
      case .tooManyValues(let allowed):
        "the JSON has more than \(allowed) values; split the file, or write JSON Lines"
      case .tooManyRecords(let allowed):
        "the file has more than \(allowed) records, the limit for its size; "
          + "the others were not read; split the file"
      case .guessed:
        "the page does not mark up its recipe, so the recipe was guessed from headings and lists; "
          + "please check it"
      case .noRecipe(let container):
        "no recipe found in the \(container); save the page or export of a single recipe"
      case .malformedArchive(let detail):
        "cannot read the archive: \(detail); export or download it again"
      case .archiveTooLarge(let detail):
        "\(detail); unpack the archive and import its files"
      case .unsafeEntry:
        "this entry is a link, or its path points outside the archive; "
          + "unpack the archive and import the file"
      case .otherArchive(let kind):
        "this is \(kind), but only zip and gzip archives can be read; "
          + "unpack it and import the files"
      case .noArchiveLibrary:
        "archives cannot be read without libarchive; install libarchive13 (on macOS: libarchive)"
      case .malformedFrontMatter(let detail):
        "cannot read the front matter: \(detail)"
      case .missing(let field, let key):
        "no \(field); expected \(key)"
      case .nothingMarked:
        "no ingredient; mark each one with @, as in @lime juice{30%ml}"
      case .wrongType(let key):
        "\(key) is not text; write it as a JSON string or leave it out"
      case .unknownValue(let key, let value, let allowed):
        "\(key) '\(value.prefix(60))' is not valid; expected \(allowed)"
      case .tooLong(let key, let bytes, let allowed):
        "\(key) has \(bytes) bytes, and at most \(allowed) are allowed; shorten it"
      case .tooManyLines(let count, let allowed):
        "\(count) ingredients, and at most \(allowed) are allowed; split the recipe"
      case .tooMany(let key, let count, let allowed):
        "\(key) has \(count) items, and at most \(allowed) are allowed; leave some out"
      }
    }
  }
}
