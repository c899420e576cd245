import Foundation
import TestSupport
import Testing

@Suite("Archives whose entries are not called in ASCII")
struct ArchiveLocaleTests {
  /// Three recipes of Paprika, called in French, Polish and Greek.
  private static let archive =
    "UEsDBBQAAAgAAF0Tel1FnlHFYgAAAGIAAAAdAAAAQ3LDqG1lIGJyw7tsw6llLnBhcHJpa2FyZWNpcGUfiwgAAAAAAA"
    + "IDq1bKS8xNVbJSUHIuiik1MEi1yE1VSAIz05JywCKWqUo6CkqZeelFqSmZqXklxSDVhgqp6ekxeYYKOZm5YPmUzKLU"
    + "5JLM/DywtG9mhZ5SLQA2dEZWXQAAAFBLAwQUAAAIAABdE3pdq3Wuh2UAAABlAAAAHQAAAMW7dXJlayDFm2zEhXNraS"
    + "5wYXByaWthcmVjaXBlH4sIAAAAAAACA6tWykvMTVWyUlCKKTUwNE8qLUrNVgAxTZNyQJSBaXF2ppKOglJmXnpRakpm"
    + "al5JMUi1oUJqenpMnqFCTiZQO1A+JbMoNbkkMz8PLO2bWaGnVAsA211a6l0AAABQSwMEFAAACAAAXRN6XeQoZJttAA"
    + "AAbQAAACEAAADOqc68zq4gz4POsc67zqzPhM6xLnBhcHJpa2FyZWNpcGUfiwgAAAAAAAIDq1bKS8xNVbJSUIopNTBO"
    + "tASRSclgdqoCiEo2BgsZgskksARYOtkEIq6ko6CUmZdelJqSmZpXUgwyyVAhNT09Js9QIScTaDRQPiWzKDW5JDM/Dy"
    + "ztm1mhp1QLAM/narh5AAAAUEsBAhQDFAAACAAAXRN6XUWeUcViAAAAYgAAAB0AAAAAAAAAAAAAAIABAAAAAENyw6ht"
    + "ZSBicsO7bMOpZS5wYXByaWthcmVjaXBlUEsBAhQDFAAACAAAXRN6Xat1rodlAAAAZQAAAB0AAAAAAAAAAAAAAIABnQ"
    + "AAAMW7dXJlayDFm2zEhXNraS5wYXByaWthcmVjaXBlUEsBAhQDFAAACAAAXRN6XeQoZJttAAAAbQAAACEAAAAAAAAA"
    + "AAAAAIABPQEAAM6pzrzOriDPg86xzrvOrM+EzrEucGFwcmlrYXJlY2lwZVBLBQYAAAAAAwADAOUAAADpAQAAAAA="

  @Test(
    "all of them come in under their names, whatever the locale",
    arguments: [
      [:], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "C.UTF-8"], ["LANG": "tr_TR.UTF-8"],
      ["LC_ALL": "de_DE.ISO-8859-1"], ["LC_CTYPE": "no such locale"],
    ]
  )
  func names(_ environment: [String: String]) throws {
    let home = try Home()
    let bytes = try #require(Data(base64Encoded: Self.archive))
    let path = "\(home.folder.path)/Café.paprikarecipes"
    try writeBytes(Array(bytes), to: path)
    let run = try home.run(["import", path, "--json"], environment: environment)
    #expect(run.out.contains("\"new\":3,\"changed\":0,\"unchanged\":0,\"failed\":0"), "\(run)")
    let found = try home.run(["browse", "--json"], environment: environment).out
    for name in ["Crème brûlée", "Żurek śląski", "Ωμή σαλάτα"] { #expect(found.contains(name)) }
  }
}
