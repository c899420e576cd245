/// A live source of recipes or books.
public enum RecipeSource: String, CaseIterable, Sendable {
  case thecocktaildb
  case themealdb
  case spoonacular
  case nytbooks = "nyt-books"
}
