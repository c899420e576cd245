import BenchmarkFiles
import Testing

@testable import Quality

@Suite("Reading a split")
struct SplitTests {
  static let vocabulary = "0\t9\tsalt\n1\t5\tlime\n2\t3\tcumin\n"
  static let recipes = """
    0\t77\tthai\ttrain\t1 0
    1\t78\t\ttest\t2
    2\t79\tindian\ttest\t2 0
    3\t80\tthai\ttest\t
    """
  static let queries = "2\t0\t2\n1\t2\t\n"
  static let users = "4\tbroad\tthai|greek\t0 2\n7\tnarrow\tindian+2|thai+2\t1\n"

  static func split(
    vocabulary: String = vocabulary,
    recipes: String = recipes,
    queries: String? = queries,
    users: String? = users
  ) throws(FileError) -> Split {
    func rows(_ text: String, _ columns: Int, _ file: String) throws(FileError) -> SplitRows {
      try SplitRows(bytes: Array(text.utf8), file: file, columns: columns)
    }
    return try Split(
      name: "small",
      vocabulary: rows(vocabulary, 3, "vocab"),
      recipes: rows(recipes, 5, "recipes"),
      queries: queries.map { text throws(FileError) in try rows(text, 3, "taskA") },
      users: users.map { text throws(FileError) in try rows(text, 4, "users") }
    )
  }

  @Test("every field comes out where it belongs")
  func fields() throws {
    let split = try Self.split()

    #expect(split.termCount == 3)
    #expect(split.labels == ["indian", "thai"])
    #expect(
      split.recipes == [
        .init(label: 1, isTest: false, terms: [1, 0]),
        .init(label: nil, isTest: true, terms: [2]),
        .init(label: 0, isTest: true, terms: [2, 0]),
        .init(label: 1, isTest: true, terms: []),
      ]
    )
    #expect(split.train == [0])
    #expect(split.test == [1, 2, 3])
    #expect(split.queries == [.init(hidden: 0, terms: [2]), .init(hidden: 2, terms: [])])
    #expect(
      split.users == [
        .init(id: 4, kind: .broad, tastes: [[3], []], favourites: [0, 2]),
        .init(id: 7, kind: .narrow, tastes: [[2], []], favourites: [1]),
      ]
    )
    #expect(split.users?.map(\.relevant) == [[3], [2]])
  }

  @Test("carriage returns, empty lines and a missing last line feed change nothing")
  func lineEnds() throws {
    func odd(_ text: String) -> String {
      "\r\n\n" + text.split(separator: "\n").joined(separator: "\r\n\r\n")
    }
    let split = try Self.split()
    let other = try Self.split(
      vocabulary: odd(Self.vocabulary),
      recipes: odd(Self.recipes),
      queries: odd(Self.queries),
      users: odd(Self.users)
    )

    #expect(other.recipes == split.recipes)
    #expect(other.queries == split.queries)
    #expect(other.users == split.users)
    #expect(try Self.split(queries: nil, users: nil).queries == nil)
    #expect(try Self.split(queries: nil, users: nil).users == nil)
  }

  @Test("a row that cannot be used is named by file and line, with what is wrong with it")
  func malformed() {
    func recipe(_ row: String) -> () throws(FileError) -> Split {
      { () throws(FileError) in try Self.split(recipes: "\n" + row) }
    }
    func query(_ row: String) -> () throws(FileError) -> Split {
      { () throws(FileError) in try Self.split(queries: Self.queries + row) }
    }
    func user(_ row: String) -> () throws(FileError) -> Split {
      { () throws(FileError) in try Self.split(users: Self.users + row) }
    }
    let rows: [(() throws(FileError) -> Split, String)] = [
      (
        { () throws(FileError) in try Self.split(vocabulary: "0\t1\ta\n2\t1\tb") },
        "vocab:2: is numbered '2'; it is row 1"
      ),
      (recipe("0\t7\tthai\ttrain"), "recipes:2: has 4 columns; 5 are needed"),
      (recipe("1\t7\tthai\ttrain\t0"), "recipes:2: is numbered '1'; it is row 0"),
      (recipe("0\t7\tthai\tboth\t0"), "recipes:2: column 4 is 'both'; train or test is needed"),
      (recipe("0\t7\tthai\ttrain\t0 3"), "recipes:2: ingredient 3 is not below 3"),
      (recipe("0\t7\tthai\ttrain\t0 -1"), "recipes:2: ingredient '-1' is no number"),
      (
        recipe("0\t7\tthai\ttrain\t99999999999999999999"),
        "recipes:2: ingredient '99999999999999999999' is no number"
      ),
      (recipe("0\t7\tthai\ttrain\t1 0 1"), "recipes:2: ingredient 1 is there twice"),
      (query("4\t0\t1"), "taskA:3: recipe 4 is not below 4"),
      (query("1\t3\t1"), "taskA:3: ingredient 3 is not below 3"),
      (query("1\t1\t0 1"), "taskA:3: ingredient 1 is hidden, and is in the query"),
      (query("1\t\t0 1"), "taskA:3: ingredient '' is no number"),
      (user("4\tbroad\tthai\t0"), "users:3: user 4 is there twice"),
      (user("5\twide\tthai\t0"), "users:3: 'wide' is neither broad nor narrow"),
      (user("5\tnarrow\tthai\t0"), "users:3: taste 'thai' is not LABEL+INGREDIENT"),
      (user("5\tnarrow\tthai+3\t0"), "users:3: taste 'thai+3': ingredient 3 is not below 3"),
      (user("5\tbroad\tthai\t4"), "users:3: recipe 4 is not below 4"),
      (user("5\tbroad\tthai\t"), "users:3: user 5 has no favourites"),
    ]
    for (read, text) in rows {
      do throws(FileError) {
        _ = try read()
        Issue.record("nothing is wrong, where this was expected: \(text)")
      } catch {
        #expect(error.description == text)
        #expect(error.exitStatus == 65)
      }
    }
  }

  @Test("any bytes at all are read or refused")
  func anyBytes() throws {
    let row = Array("0\t7\tthai\ttrain\t0 1".utf8)
    for place in row.indices {
      for byte: UInt8 in [0, 9, 10, 13, 32, 43, 45, 57, 0x80, 0xFF] {
        var bytes = row
        bytes[place] = byte
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(FileError) {
          #expect(try Self.split(recipes: text, queries: nil, users: nil).recipes.count == 1)
        } catch {
          #expect(error.exitStatus == 65)
        }
      }
    }
  }
}
