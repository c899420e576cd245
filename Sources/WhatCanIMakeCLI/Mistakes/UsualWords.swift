/// Words that other programs have for what a command here does.
enum UsualWords {
  /// The commands that each word may mean, the likeliest first; those that there are count. What
  /// means `add` is no word that an ingredient's name begins with, as "new" of "new potato" is.
  private static let table: [(words: [String], commands: [String])] = [
    (["ls", "dir"], ["list", "lists", "all", "mine", "show", "info"]),
    (
      ["show", "view", "see", "print", "display"],
      ["show", "find", "list", "lists", "mine", "info"]
    ),
    (["find", "search", "lookup", "query"], ["search", "find", "list", "lists", "mine", "all"]),
    (["status", "stats"], ["info", "list", "mine", "all"]),
    (["new"], ["new", "create"]),
    (["create", "write"], ["create", "new", "add"]),
    (["make", "cook", "made"], ["cooked", "create", "new", "add"]),
    (["add", "insert", "put", "append", "include", "save"], ["add", "new", "create"]),
    (["have", "buy", "need", "want"], ["add"]),
    (["got", "bought", "purchased"], ["check", "add"]),
    (["tick", "done", "finish", "finished"], ["check", "remove"]),
    (["untick", "undone"], ["uncheck"]),
    (["rm", "del", "delete", "remove", "erase", "discard"], ["remove", "delete", "clear"]),
    (["use", "used", "eat"], ["remove"]),
    (["clear", "empty", "wipe", "purge", "reset"], ["clear", "reset", "delete"]),
    (["mv"], ["move", "rename"]),
    (["ren"], ["rename"]),
    (["change", "update", "modify"], ["edit", "sync", "rebuild", "rename", "add"]),
    (["download", "fetch", "refresh", "reload"], ["sync", "get", "rebuild"]),
    (["recover", "undelete"], ["restore"]),
    (["why", "whynot"], ["why-not"]),
    (["dinner", "dinners", "meals"], ["plan"]),
    (["love"], ["like"]),
    (["hate"], ["dislike"]),
  ]

  /// The commands that a word may mean, the likeliest first; none for a word that is not common.
  static func commands(meantBy word: String) -> [String] {
    table.first { $0.words.contains(word.lowercased()) }?.commands ?? []
  }
}
