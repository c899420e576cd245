/// The formats in which recipes can be read.
public enum RecipeFormat: String, CaseIterable, Sendable {
  case cooklang
  case thecocktaildb
  case themealdb
}
