/// Every page, what it loads, and what the forms on pages do.
enum Screens {
  static let routes =
    HomeScreen.routes + AssetScreen.routes + DishScreen.routes + BrowseScreen.routes
    + FavouriteScreen.routes + ListScreen.routes + PantryScreen.routes + ShoppingScreen.routes
    + BuyingScreen.routes + AccountScreen.routes + SettingsScreen.routes
}
