import ArgumentParser
import WhatCanIMake

/// How a source is reached.
struct FetchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Ask this server in place of the source's own; it has the same endpoints. It never gets the \
      source's key; one of its own may be in WHATCANIMAKE_API_KEY.
      """,
      valueName: "url"
    )
  )
  var api: String?

  @Flag(
    help: """
      Allow the server of --api to be on this machine or in a private network, on any port and \
      without TLS.
      """
  )
  var allowPrivate = false

  func validate() throws {
    if allowPrivate, api == nil {
      throw ValidationError("--allow-private says which server may be private: add --api URL")
    }
  }

  /// The way to a source; its key comes from the environment or from a file.
  func access(to source: RecipeSource, _ places: KitchenPlaces) throws(KitchenError) -> SourceAccess
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
