/// Every page, what it loads, and what the forms on pages do.
enum Screens {
  static let routes = answers + dishes + kept + people + accounts

  private static let answers =
    HomeScreen.routes + AssetScreen.routes + BrowseScreen.routes + BuyingScreen.routes
    + PlanScreen.routes + WhyNotScreen.routes + SourceScreen.routes

  private static let dishes =
    DishScreen.routes + CookScreen.routes + MadeScreen.routes + ReceivingScreen.routes
    + ImportScreen.routes + RecipeFormScreen.routes + RecipeScreen.routes + PhotoScreen.routes

  private static let kept =
    FavouriteScreen.routes + ListScreen.routes + PantryScreen.routes + ShoppingScreen.routes
    + HistoryScreen.routes + SuggestionScreen.routes + TasteScreen.routes + BookScreen.routes

  private static let people =
    PeopleScreen.routes + FeedScreen.routes + ProfileScreen.routes + HandingScreen.routes

  private static let accounts =
    AccountScreen.routes + SettingsScreen.routes + HouseholdScreen.routes
    + OwnAccountScreen.routes + PhoneScreen.routes
}
