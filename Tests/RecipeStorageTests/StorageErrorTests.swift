import RecipeModel
import Testing

@testable import RecipeStorage

private let rebuildRemedy =
  "to save what can be read: whatcanimake catalogue rebuild --home /data"
private let beginRemedy = "whatcanimake restore --begin-anew --home /data"

@Suite("Errors of the store")
struct StorageErrorTests {
  @Test(
    "each SQLite code has its reason",
    arguments: [
      (5, .busy), (5 | 1 << 8, .busy), (6, .busy), (15, .busy),
      (8, .readOnly), (8 | 3 << 8, .readOnly),
      (10, .inputOutput), (10 | 3 << 8, .inputOutput), (10 | 4 << 8, .inputOutput),
      (10 | 2 << 8, .corrupt), (10 | 32 << 8, .corrupt), (11, .corrupt), (11 | 1 << 8, .corrupt),
      (13, .diskFull), (14, .cannotOpen), (14 | 2 << 8, .cannotOpen), (3, .cannotOpen),
      (26, .notADatabase), (1, .failed), (19, .failed), (7, .failed),
    ] as [(Int32, StorageError.Reason)]
  )
  func codes(code: Int32, reason: StorageError.Reason) {
    #expect(StorageError.Reason(sqliteCode: code) == reason)
  }

  @Test(
    "every error is one line that begins with the path and ends with a remedy",
    arguments: [
      (.cannotOpen, "cannot be opened; check that the folder exists and that you have access"),
      (.notADatabase, "is not a database; \(rebuildRemedy)"),
      (.otherDatabase, "is another program's database; move it to another folder"),
      (.corrupt, "is damaged; \(rebuildRemedy)"),
      (
        .newerSchema(found: 3, supported: 2),
        "has schema 3, but this version supports schemas only up to 2; update the program"
      ),
      (
        .olderSchema(found: 1, supported: 2),
        "has schema 1, but schema 2 is needed; run the program once with permission to write "
          + "this file"
      ),
      (.busy, "is in use by another process; try again when it has finished"),
      (.diskFull, "cannot grow because the disk is full; free some space and try again"),
      (.readOnly, "cannot be written; check the permissions of the file and its folder"),
      (.inputOutput, "cannot be read or written; check the disk"),
      (
        .unreadableRecipe(DishID("a:1")),
        "the recipe of 'a:1' cannot be read; \(rebuildRemedy)"
      ),
      (.unstorableRecipe(DishID("a:1")), "cannot store 'a:1'; correct the dish at its source"),
      (
        .unreadableRow(table: "the pantry", number: 3),
        "cannot read entry 3 of the pantry; \(rebuildRemedy)"
      ),
      (.noSuchPerson("anna"), "'anna' no longer exists; sign in again"),
      (.unstorablePerson("anna"), "cannot store the name 'anna'; choose a shorter one"),
      (.unstorableValue, "cannot store a value; correct it"),
      (
        .unfinishedWrite,
        "has an interrupted transaction; run the program once with permission to write this file"
      ),
      (.isTheStore, "is one of the store's own files; name another file"),
      (.abandoned, "was not changed"),
      (.failed, "the database refused the request"),
    ] as [(StorageError.Reason, String)]
  )
  func description(reason: StorageError.Reason, text: String) {
    #expect(StorageError(reason, path: "/data/cache.db").description == "/data/cache.db: \(text)")
  }

  @Test(
    "damage of a notebook is cured by its newest copy, and damage of a copy by another one",
    arguments: [
      (
        .notebook(newestCopy: nil),
        "there is no copy of it in /data/backups; to restore a backup of your own: whatcanimake "
          + "restore FILE --home /data; to start with an empty notebook: \(beginRemedy)"
      ),
      (
        .notebook(newestCopy: "/b/user.db"),
        "to restore its newest copy: whatcanimake restore /b/user.db --home /data; to start with "
          + "an empty notebook: \(beginRemedy)"
      ),
      (
        .notebook(newestCopy: "/b/it's.db", fuller: "/b/full.db"),
        "to restore its newest copy: whatcanimake restore '/b/it'\\''s.db' --home /data; an older "
          + "copy contains more data: /b/full.db; to start with an empty notebook: \(beginRemedy)"
      ),
      (.backup, "use another backup"),
    ] as [(StorageError.Store, String)]
  )
  func remedies(store: StorageError.Store, remedy: String) {
    let texts: [(StorageError.Reason, String)] = [
      (.notADatabase, "is not a database"), (.corrupt, "is damaged"),
      (.lost, "the notebook is missing, and the program never creates a new one automatically"),
      (
        .unreadableRow(table: "the notes", number: 2),
        "cannot read entry 2 of the notes"
      ),
    ]
    for (reason, text) in texts {
      let error = StorageError(reason, path: "/data/user.db", store: store)
      #expect(error.description == "/data/user.db: \(text); \(remedy)")
      #expect(error.isDamage)
      #expect(!error.isCuredByRebuilding)
    }
  }

  @Test("line breaks and control characters in a path, an id or a cause become spaces")
  func oneLine() {
    let error = StorageError(
      .unreadableRecipe(DishID("a:\r\n1\u{2028}\u{1B}[31m")),
      path: "/a\nb",
      cause: StorageError(.busy, path: "c\td")
    )
    #expect(
      error.description
        == "/a b: the recipe of 'a:  1  [31m' cannot be read (c d: is in use by another process; "
        + "try again when it has finished); to save what can be read: whatcanimake catalogue "
        + "rebuild --home /"
    )
  }

  @Test("only damage is cured by rebuilding")
  func rebuilding() {
    let cured: [StorageError.Reason] = [.notADatabase, .corrupt, .unreadableRecipe(DishID("a:1"))]
    let others: [StorageError.Reason] = [
      .cannotOpen, .otherDatabase, .newerSchema(found: 2, supported: 1),
      .olderSchema(found: 0, supported: 1), .busy, .diskFull, .readOnly, .inputOutput,
      .unstorableRecipe(DishID("a:1")), .unstorablePerson("a"), .unstorableValue,
      .unfinishedWrite, .isTheStore, .abandoned, .failed,
    ]
    for reason in cured { #expect(StorageError(reason, path: "p").isCuredByRebuilding) }
    for reason in others { #expect(!StorageError(reason, path: "p").isCuredByRebuilding) }
  }
}
