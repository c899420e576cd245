import RecipeFetch
import RecipeImport
import RecipeLexicon
import RecipeModel
import RecipeSources

func sampleParser() throws -> IngredientLineParser {
  IngredientLineParser(
    units: try UnitTable(
      text: """
        name\talso\tdimension\tfactor\tsystem
        ml\tmillilitre;millilitres\tvolume\t1\tmetric
        oz\tounce;ounces\tvolume\t29.6\tus
        """,
      file: "units.tsv"
    ),
    words: try DescriptorWords(text: "word\tkind\tshelves\nlarge\tsize\t", file: "words.tsv")
  )
}

let secretText = "S3cretKey"

func connection(
  to source: RecipeSource,
  _ fetcher: StubFetcher,
  base: String? = nil,
  withKey: Bool = false
) throws -> SourceConnection {
  SourceConnection(
    to: source,
    fetcher: fetcher,
    base: base,
    key: withKey ? APIKey(secretText) : nil,
    parser: try sampleParser()
  )
}

func drinkJSON(_ id: Int, _ name: String, extra: String = "") -> String {
  "{\"idDrink\":\"\(id)\",\"strDrink\":\"\(name)\",\"strIngredient1\":\"Gin\"\(extra)}"
}
