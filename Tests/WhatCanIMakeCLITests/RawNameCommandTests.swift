import Testing

@Suite("Commands with names that are not UTF-8")
struct RawNameCommandTests {
  /// Runs a line of the shell in which `$a` and `$b` are A and one byte, and homes with the catalogue are made by
  /// `home`.
  private func shell(_ line: String) throws -> Tool.Outcome {
    try Tool.shell(
      "a=$(printf 'A\\377') b=$(printf 'A\\376'); home() { cp -r \"$WHATCANIMAKE_HOME\" \"$1\"; }; "
        + line
    )
  }

  private func count(_ names: String) -> String { "ls -d \(names) | wc -l" }

  @Test("two homes are two, by option, by environment and in the folder at hand")
  func homes() throws {
    let run = try shell(
      """
      home "$a"; home "$b"
      "$0" --home "$a" pantry add gin >/dev/null || exit 1
      WHATCANIMAKE_HOME="$b" "$0" pantry add rum >/dev/null || exit 2
      (cd "$a" && "$0" --home . pantry --json)
      "$0" --home "$PWD/$b" pantry --json
      \(count("A*"))
      """
    )
    #expect(run.status == 0, "\(run.err)")
    #expect(run.lines[0].contains("\"gin\"") && !run.lines[0].contains("\"rum\""))
    #expect(run.lines[1].contains("\"rum\"") && !run.lines[1].contains("\"gin\""))
    #expect(run.lines[2].hasSuffix("2"))
    #expect(!(run.out + run.err).contains("/proc/"))
  }

  @Test("folders of the environment are kept by their bytes")
  func environment() throws {
    let run = try shell(
      """
      mkdir -p "$a/whatcanimake" "$b"; cp -r "$WHATCANIMAKE_HOME"/. "$a/whatcanimake"
      mkdir -p "$b/.local/share"; cp -r "$WHATCANIMAKE_HOME" "$b/.local/share/whatcanimake"
      unset WHATCANIMAKE_HOME
      XDG_DATA_HOME="$PWD/$a" "$0" pantry add gin || exit 1
      HOME="$PWD/$b" "$0" pantry add rum || exit 2
      ls "$a/whatcanimake/user.db" "$b/.local/share/whatcanimake/user.db" >/dev/null || exit 3
      ln -s "$WHATCANIMAKE_DATA" "$a/data"
      WHATCANIMAKE_DATA="$PWD/$a/data" "$0" --home "$a/whatcanimake" pantry --json
      """
    )
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.contains("\"gin\""))
  }

  @Test(
    "two files of one name but for a byte are two collections, and what is kept names no descriptor"
  )
  func imports() throws {
    let run = try shell(
      """
      home "$a"
      printf '[{"name":"Fizz","ingredients":["5 cl gin"],"instructions":"Mix."}]' > "$a.json"
      printf '[{"name":"Fizz","ingredients":["5 cl rum"],"instructions":"Mix."}]' > "$b.json"
      "$0" --home "$a" import "$a.json" || exit 1
      "$0" --home "$a" import "$b.json" || exit 2
      "$0" --home "$a" import "$b.json" || exit 3
      "$0" --home "$a" search fizz --json
      grep -rl "/proc/self" "$a" && exit 4
      "$0" --home "$a" import "$a.nowhere"
      [ $? = 66 ]
      """
    )
    #expect(run.status == 0, "\(run.out) \(run.err)")
    #expect(run.lines[0].contains("1 new") && run.lines.contains { $0.contains("1 unchanged") })
    #expect(run.out.contains("\"a:fizz\"") && run.out.contains("\"a-2:fizz\""), "\(run.out)")
    #expect(run.err.contains("A\\xfe.json"))
    #expect(run.err.contains("A\\xff.nowhere"))
  }

  @Test("exports are written, not replaced, and taken in again under their names")
  func exports() throws {
    let run = try shell(
      """
      home "$a"
      "$0" --home "$a" pantry add gin >/dev/null || exit 1
      "$0" --home "$a" export --output "$b.json" || exit 2
      "$0" --home "$a" export --output "$b.json" 2>&1 && exit 3
      "$0" --home "$a" export --output "$b.json" --replace >/dev/null || exit 4
      "$0" --home "$a" export negroni --format cooklang --output "$b/x" >/dev/null || exit 5
      ls "$b/x"
      ls -A . "$b" | grep -a partial && exit 6
      "$0" --home "$a" import "$b.json" || exit 7
      """
    )
    #expect(run.status == 0, "\(run.out) \(run.err)")
    #expect(run.out.contains("Wrote A\\xfe.json."))
    #expect(run.out.contains("negroni.cook"))
    #expect(!run.out.contains("\u{FFFD}"))
  }

  @Test("backups are written, not replaced, checked and restored under their names")
  func backups() throws {
    let run = try shell(
      """
      home "$a"; mkdir "$b"
      "$0" --home "$a" pantry add gin >/dev/null || exit 1
      "$0" --home "$a" backup "$b.db" || exit 6
      "$0" --home "$a" backup "$b.db" 2>&1 && exit 7
      "$0" --home "$a" backup "$b.db" --replace >/dev/null || exit 8
      "$0" --home "$a" backup "$b/copy.db" >/dev/null || exit 9
      ls -A . "$b" | grep -a "partial\\|whatcanimake" && exit 10
      "$0" --home "$a" pantry remove gin >/dev/null || exit 12
      "$0" --home "$a" restore "$b.db" || exit 13
      "$0" --home "$a" pantry --json
      "$0" --home "$a" doctor --json || exit 15
      "$0" --home "$a" backup "$a/user.db" 2>&1 && exit 16
      exit 0
      """
    )
    #expect(run.status == 0, "\(run.out) \(run.err)")
    #expect(run.out.contains("saved data to A\\xfe.db."))
    #expect(run.out.contains("\"gin\""))
    #expect(run.out.contains("in $'A\\\\xff'/backups"))
    #expect(!(run.out + run.err).contains("/proc/"))
    #expect(!run.out.contains("\u{FFFD}"))
  }

  @Test("what is not UTF-8 and no path is refused")
  func refused() throws {
    for line in [
      "--have \"$a\"", "pantry add \"$a\"", "--as \"$a\" pantry", "\"$a\"", "show \"$a\"",
    ] {
      let run = try shell("\"$0\" \(line)")
      #expect(run.status == 64, "\(line)")
      #expect(run.out == "", "\(line)")
      #expect(run.err.contains("A\\xff"), "\(run.err)")
    }
  }

  @Test("the server gets the very folder")
  func serving() throws {
    let run = try shell(
      """
      home "$a"
      "$0" serve --home "$a" --port 0 --log none 2>err & server=$!
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        grep -q Listening err && break
        sleep 0.3
      done
      kill $server; wait $server
      cat err >&2
      ls "$a/sessions.db" >/dev/null && \(count("A*"))
      """
    )
    #expect(run.status == 0, "\(run.err)")
    #expect(run.err.contains("Listening on"))
    #expect(run.lines.first?.hasSuffix("1") == true)
  }
}
