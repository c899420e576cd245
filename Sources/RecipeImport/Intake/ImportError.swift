/// What kept a file, or one record of it, from becoming a recipe, where it stands and what to do.
///
/// It describes itself in one line: `drinks.json: record 12: no ingredient; the record needs
/// strIngredient1`.
public struct ImportError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The part of the file that is meant.
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

  /// True for a remark beside a recipe that was read; false where something could not be.
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
    /// What the system says about a file or folder of a folder that is taken in as a whole.
    case unreadable(detail: String)
    /// Why a page did not come, with the remedy.
    case notFetched(String)
    /// A remark about a link in such a folder that leads out of it.
    case linkPassedOver
    /// A folder in more folders than is looked into.
    case tooDeep(allowed: Int)
    /// A folder with more files of recipes than are read; those before are.
    case tooManyFiles(allowed: Int)
    /// None of the formats that can be read.
    case unknownFormat
    case malformedJSON(detail: String)
    /// JSON of another shape than a list of recipe records.
    case wrongShape
    /// A list of recipe records, and it is empty.
    case noRecords
    case notAnObject
    /// A value in a list of records that is no object.
    case notARecord
    /// More values than one JSON text may hold.
    case tooManyValues(allowed: Int)
    /// More records than recipes of so many bytes could be; those before are read.
    case tooManyRecords(allowed: Int)
    /// A remark beside a recipe that was read: what it is was told by headings and lists alone.
    case guessed
    /// A page or an archive without a recipe.
    case noRecipe(in: String)
    case malformedArchive(detail: String)
    case archiveTooLarge(detail: String)
    /// An entry whose name leaves the archive's folder, or which is a link.
    case unsafeEntry
    /// A packed file of a kind that is not read: "a tar archive".
    case otherArchive(String)
    /// The library that reads archives is not installed.
    case noArchiveLibrary
    case malformedFrontMatter(detail: String)
    /// A field that every recipe has; the key is the one that would hold it.
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
        "the file is empty; name one with recipes in it"
      case .fileTooLarge(let bytes):
        "\(bytes) bytes are more than \(ImportLimits.fileBytes); split the file"
      case .recipeTooLarge(let bytes):
        "\(bytes) bytes are more than the \(ImportLimits.cooklangBytes) that one recipe may have; "
          + "split the recipe"
      case .notUTF8:
        "not readable as UTF-8 text; save it as UTF-8"
      case .unreadable(let detail):
        "cannot be read: \(detail)"
      case .notFetched(let text): text
      case .linkPassedOver:
        "a link that leads out of the folder is not followed; name the file or folder that it leads to"
      case .tooDeep(let allowed):
        "it lies in more than \(allowed) folders; name it by itself"
      case .tooManyFiles(let allowed):
        "more than \(allowed) files of recipes; the rest is left out; name the folders in it"
      case .unknownFormat:
        "not a recipe file that can be read here: neither Cooklang (ingredients marked as "
          + "@lime juice{30%ml}) nor JSON, CSV, Markdown, a saved page or an export of another "
          + "program; convert it to one of them"
      case .malformedJSON(let detail):
        "not complete JSON: \(detail); fetch or save the file again"
      case .wrongShape:
        "no list of recipes; the file needs {\"drinks\":[…]}, {\"meals\":[…]} or a list of records"
      case .noRecords:
        "the list of recipes is empty; name a file with recipes in it"
      case .notAnObject:
        "not a JSON object; a record is {\"idDrink\":…} or {\"idMeal\":…}"
      case .notARecord:
        "not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}"
      case .tooManyValues(let allowed):
        "more than \(allowed) values in one JSON text; split the file, or write JSON lines"
      case .tooManyRecords(let allowed):
        "more than \(allowed) records, which is more than recipes in a file of this size; "
          + "the rest is left out; split the file"
      case .guessed:
        "nothing in the page marks its recipe; it was guessed from the headings and lists, so look it over"
      case .noRecipe(let container):
        "no recipe in the \(container); save the page or export of a recipe itself"
      case .malformedArchive(let detail):
        "cannot read the archive: \(detail); export or download it again"
      case .archiveTooLarge(let detail):
        "\(detail); unpack the archive and import what is in it"
      case .unsafeEntry:
        "its name leaves the archive's folder or it is a link; unpack the archive and import it"
      case .otherArchive(let kind):
        "\(kind), and of packed files only zip archives and gzip are read; unpack it and import what is in it"
      case .noArchiveLibrary:
        "archives cannot be read without libarchive; install libarchive13 (on macOS: libarchive)"
      case .malformedFrontMatter(let detail):
        "cannot read the front matter: \(detail)"
      case .missing(let field, let key):
        "no \(field); the record needs \(key)"
      case .nothingMarked:
        "no ingredient; mark each one with @, as in @lime juice{30%ml}"
      case .wrongType(let key):
        "\(key) is not text; write it as a JSON string or leave it out"
      case .unknownValue(let key, let value, let allowed):
        "\(key) '\(value.prefix(60))' is not known; it may be \(allowed)"
      case .tooLong(let key, let bytes, let allowed):
        "\(key) has \(bytes) bytes where \(allowed) are allowed; shorten it"
      case .tooManyLines(let count, let allowed):
        "\(count) ingredients where \(allowed) are allowed; split the recipe"
      case .tooMany(let key, let count, let allowed):
        "\(key) has \(count) items where \(allowed) are allowed; leave some out"
      }
    }
  }
}
