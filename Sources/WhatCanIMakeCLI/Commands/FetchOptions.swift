import ArgumentParser
import WhatCanIMake

/// How a source is reached.
struct FetchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Use this server instead of the source's own. Both servers must offer the same API. The \
      source's key is not sent to a server given with --api; if that server needs a key, set \
      WHATCANIMAKE_API_KEY.
      """,
      valueName: "url"
    )
  )
  var api: String?

  @Flag(
    help: """
      Allow --api to name a server on this machine or a private network, on any port and without TLS.
      """
  )
  var allowPrivate = false

  func validate() throws {
    if allowPrivate, api == nil {
      throw ValidationError("--allow-private can be used only with --api")
    }
  }

  /// The way to a source; its key comes from the environment or from a file.
  func access(to source: RecipeSource, _ places: KitchenPaths) throws(KitchenError) -> SourceAccess
  {
    try SourceAccess(
      to: source,
      places,
      environment: Surroundings.current.variable,
      server: api,
      allowsPrivate: allowPrivate
    )
  }
}
