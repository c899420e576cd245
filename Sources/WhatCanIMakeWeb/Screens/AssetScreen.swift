/// The files that pages load.
enum AssetScreen {
  static let version = Parameter.part("version", "The checksum of all page files.")
  static let name = Parameter.part("file", "The name of the file.")

  static let routes = [asset]

  private static let asset = Route(
    "/a/{version}/{file}",
    "Returns a file that pages load.",
    for: .anyone,
    parameters: [version.facts, name.facts],
    type: "application/octet-stream",
    reader: .browser,
    keeping: .always
  ) { said, asker in
    let (version, name) = (try said[version], try said[name])
    let assets = asker.pages.assets
    guard version == assets.version, let file = assets.file(name) else {
      throw Problem.unknown("file")
    }
    var answer = Answer(
      headers: [.init("Content-Type", file.type)],
      body: file.bytes
    )
    answer.gzip = file.gzip
    return answer
  }
}
