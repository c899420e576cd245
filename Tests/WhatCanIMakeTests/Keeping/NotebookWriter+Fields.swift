import RecipeModel
import RecipeStorage

/// Things written field by field; nil is the time of the transaction.
extension NotebookWriter {
  @discardableResult
  func setOpinion(
    _ subject: TasteOpinion.Subject,
    name: String,
    _ stance: TasteOpinion.Stance,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try setOpinion(TasteOpinion(subject: subject, name: name, stance: stance, at: at ?? now))
  }

  @discardableResult
  func addStaple(_ name: String, at: Int? = nil) throws(StorageError) -> Bool {
    try addStaple(KeptStaple(name, addedAt: at ?? now))
  }

  @discardableResult
  func setFavoriteBookList(
    _ name: String,
    title: String,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try setFavoriteBookList(FavoriteBookList(name: name, title: title, addedAt: at ?? now))
  }

  func setSeenBookList(
    _ name: String,
    published: String,
    isbns: [String],
    at: Int? = nil
  ) throws(StorageError) {
    try setSeenBookList(
      SeenBookList(name: name, published: published, isbns: isbns, at: at ?? now)
    )
  }
}
