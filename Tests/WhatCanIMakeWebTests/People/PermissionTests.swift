import Foundation
import JSONCoding
import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Who may ask for what", .serialized)
struct PermissionTests {
  /// A request of each route, such as changes nothing that another one needs. Whoever may not ask is refused before
  /// it is looked at.
  static let requests: [String: (target: String, fields: String?)] = [
    "GET /healthz": ("/healthz", nil),
    "GET /readyz": ("/readyz", nil),
    "GET /api/v1/openapi.json": ("/api/v1/openapi.json", nil),
    "GET /api/v1/match": ("/api/v1/match?have=gin,lime", nil),
    "GET /api/v1/dishes/{id}": ("/api/v1/dishes/classic:gimlet", nil),
    "GET /api/v1/dishes/{id}/similar": ("/api/v1/dishes/classic:gimlet/similar", nil),
    "GET /api/v1/dishes/{id}/why-not": ("/api/v1/dishes/classic:gimlet/why-not?have=gin", nil),
    "GET /art/{dish}.svg": ("/art/classic:gimlet.svg", nil),
    "GET /api/v1/browse": ("/api/v1/browse?kind=meal&limit=1", nil),
    "GET /api/v1/search": ("/api/v1/search?q=gin", nil),
    "GET /api/v1/random": ("/api/v1/random", nil),
    "GET /api/v1/categories": ("/api/v1/categories", nil),
    "GET /api/v1/ingredients": ("/api/v1/ingredients?q=lime", nil),
    "GET /api/v1/completion": ("/api/v1/completion?q=li&have=gin", nil),
    "GET /api/v1/unlock": ("/api/v1/unlock?have=gin", nil),
    "GET /api/v1/plan": ("/api/v1/plan?have=egg,rice&count=1", nil),
    "GET /api/v1/goes-with": ("/api/v1/goes-with?have=gin", nil),
    "POST /api/v1/accounts": ("/api/v1/accounts", "{}"),
    "GET /api/v1/me": ("/api/v1/me", nil),
    "PATCH /api/v1/me": ("/api/v1/me", "{}"),
    "GET /api/v1/me/export": ("/api/v1/me/export", nil),
    "POST /api/v1/me/deletion": ("/api/v1/me/deletion", "{}"),
    "POST /api/v1/me/recovery-code": ("/api/v1/me/recovery-code", "{}"),
    "POST /api/v1/recovery": ("/api/v1/recovery", "{}"),
    "POST /api/v1/sessions": ("/api/v1/sessions", "{}"),
    "GET /api/v1/sessions": ("/api/v1/sessions", nil),
    "DELETE /api/v1/sessions/current": ("/api/v1/sessions/current", nil),
    "DELETE /api/v1/sessions/{number}": ("/api/v1/sessions/999999", nil),
    "GET /api/v1/tokens": ("/api/v1/tokens", nil),
    "POST /api/v1/tokens": ("/api/v1/tokens", "{\"label\":\"kitchen\"}"),
    "DELETE /api/v1/tokens/{number}": ("/api/v1/tokens/999999", nil),
    "GET /api/v1/household": ("/api/v1/household", nil),
    "POST /api/v1/household": ("/api/v1/household", "{}"),
    "PATCH /api/v1/household": ("/api/v1/household", "{\"name\":\"Home\"}"),
    "POST /api/v1/household/membership": ("/api/v1/household/membership", "{}"),
    "PATCH /api/v1/household/members/{number}": (
      "/api/v1/household/members/999999", "{\"role\":\"guest\"}"
    ),
    "DELETE /api/v1/household/members/{number}": ("/api/v1/household/members/999999", nil),
    "GET /api/v1/household/invitations": ("/api/v1/household/invitations", nil),
    "POST /api/v1/household/invitations": ("/api/v1/household/invitations", "{}"),
    "DELETE /api/v1/household/invitations/{number}": (
      "/api/v1/household/invitations/999999", nil
    ),
    "GET /api/v1/invitations": ("/api/v1/invitations", nil),
    "POST /api/v1/invitations": ("/api/v1/invitations", nil),
    "DELETE /api/v1/invitations/{number}": ("/api/v1/invitations/999999", nil),
    "GET /api/v1/avoided": ("/api/v1/avoided", nil),
    "POST /api/v1/avoided": ("/api/v1/avoided", "{}"),
    "DELETE /api/v1/avoided/{name}": ("/api/v1/avoided/mustard", nil),
    "POST /api/v1/cooked": ("/api/v1/cooked", "{}"),
    "GET /api/v1/history": ("/api/v1/history", nil),
    "DELETE /api/v1/history": ("/api/v1/history", nil),
    "GET /api/v1/favourites": ("/api/v1/favourites", nil),
    "PUT /api/v1/favourites/{id}": ("/api/v1/favourites/classic:gimlet", nil),
    "DELETE /api/v1/favourites/{id}": ("/api/v1/favourites/classic:gimlet", nil),
    "GET /api/v1/lists": ("/api/v1/lists", nil),
    "POST /api/v1/lists": ("/api/v1/lists", "{}"),
    "GET /api/v1/lists/{list}": ("/api/v1/lists/nowhere", nil),
    "PATCH /api/v1/lists/{list}": ("/api/v1/lists/nowhere", "{\"name\":\"weekend\"}"),
    "DELETE /api/v1/lists/{list}": ("/api/v1/lists/nowhere", nil),
    "POST /api/v1/lists/{list}/dishes": ("/api/v1/lists/nowhere/dishes", "{}"),
    "PATCH /api/v1/lists/{list}/dishes/{id}": (
      "/api/v1/lists/nowhere/dishes/classic:gimlet", "{\"position\":1}"
    ),
    "DELETE /api/v1/lists/{list}/dishes/{id}": ("/api/v1/lists/nowhere/dishes/classic:gimlet", nil),
    "GET /api/v1/notes/{id}": ("/api/v1/notes/classic:gimlet", nil),
    "PUT /api/v1/notes/{id}": ("/api/v1/notes/classic:gimlet", "{\"text\":\"good\"}"),
    "DELETE /api/v1/notes/{id}": ("/api/v1/notes/classic:gimlet", nil),
    "GET /api/v1/ratings/{id}": ("/api/v1/ratings/classic:gimlet", nil),
    "PUT /api/v1/ratings/{id}": ("/api/v1/ratings/classic:gimlet", "{\"stars\":4}"),
    "DELETE /api/v1/ratings/{id}": ("/api/v1/ratings/classic:gimlet", nil),
    "GET /api/v1/recipes": ("/api/v1/recipes", nil),
    "POST /api/v1/recipes": ("/api/v1/recipes", "{}"),
    "PATCH /api/v1/recipes/{id}": ("/api/v1/recipes/own:none", "{}"),
    "DELETE /api/v1/recipes/{id}": ("/api/v1/recipes/own:none", nil),
    "POST /api/v1/recipes/{id}/restore": ("/api/v1/recipes/own:none/restore", nil),
    "PUT /api/v1/recipes/{id}/publication": ("/api/v1/recipes/own:none/publication", nil),
    "DELETE /api/v1/recipes/{id}/publication": ("/api/v1/recipes/own:none/publication", nil),
    "GET /api/v1/dishes/{id}/remarks": ("/api/v1/dishes/classic:gimlet/remarks", nil),
    "POST /api/v1/dishes/{id}/remarks": ("/api/v1/dishes/classic:gimlet/remarks", "{}"),
    "PUT /api/v1/dishes/{id}/review": ("/api/v1/dishes/classic:gimlet/review", "{}"),
    "DELETE /api/v1/remarks/{number}": ("/api/v1/remarks/999999", nil),
    "GET /api/v1/staples": ("/api/v1/staples", nil),
    "POST /api/v1/staples": ("/api/v1/staples", "{}"),
    "DELETE /api/v1/staples/{name}": ("/api/v1/staples/oil", nil),
    "POST /api/v1/suggestions": ("/api/v1/suggestions?count=1", nil),
    "GET /api/v1/taste": ("/api/v1/taste", nil),
    "POST /api/v1/taste": ("/api/v1/taste", "{}"),
    "POST /api/v1/taste/dishes": ("/api/v1/taste/dishes", "{}"),
    "DELETE /api/v1/taste": ("/api/v1/taste", nil),
    "GET /api/v1/taste/question": ("/api/v1/taste/question", nil),
    "GET /api/v1/pantry": ("/api/v1/pantry", nil),
    "POST /api/v1/pantry": ("/api/v1/pantry", "{}"),
    "POST /api/v1/pantry/removals": ("/api/v1/pantry/removals", "{}"),
    "DELETE /api/v1/pantry": ("/api/v1/pantry", nil),
    "GET /api/v1/shopping": ("/api/v1/shopping", nil),
    "POST /api/v1/shopping": ("/api/v1/shopping", "{}"),
    "POST /api/v1/shopping/dishes": ("/api/v1/shopping/dishes", "{}"),
    "POST /api/v1/shopping/ticks": ("/api/v1/shopping/ticks", "{}"),
    "POST /api/v1/shopping/unticks": ("/api/v1/shopping/unticks", "{}"),
    "POST /api/v1/shopping/removals": ("/api/v1/shopping/removals", "{}"),
    "DELETE /api/v1/shopping": ("/api/v1/shopping", nil),
    "POST /api/v1/shopping/changes": ("/api/v1/shopping/changes", "{}"),
    "GET /api/v1/events": ("/api/v1/events", nil),
    "GET /api/v1/undo": ("/api/v1/undo", nil),
    "POST /api/v1/undo/{number}": ("/api/v1/undo/999999", nil),
    "GET /api/v1/accounts": ("/api/v1/accounts", nil),
    "PUT /api/v1/accounts/{number}/administration": (
      "/api/v1/accounts/999999/administration", "{}"
    ),
    "DELETE /api/v1/accounts/{number}/administration": (
      "/api/v1/accounts/999999/administration", nil
    ),
    "PUT /api/v1/accounts/{number}/disabled": ("/api/v1/accounts/999999/disabled", nil),
    "DELETE /api/v1/accounts/{number}/disabled": ("/api/v1/accounts/999999/disabled", nil),
    "PATCH /api/v1/me/profile": ("/api/v1/me/profile", "{}"),
    "GET /api/v1/people/{name}": ("/api/v1/people/nobody", nil),
    "GET /api/v1/people/{name}/lists/{list}": ("/api/v1/people/nobody/lists/999999", nil),
    "PUT /api/v1/people/{name}/follow": ("/api/v1/people/nobody/follow", nil),
    "DELETE /api/v1/people/{name}/follow": ("/api/v1/people/nobody/follow", nil),
    "PUT /api/v1/people/{name}/block": ("/api/v1/people/nobody/block", nil),
    "DELETE /api/v1/people/{name}/block": ("/api/v1/people/nobody/block", nil),
    "GET /api/v1/follows": ("/api/v1/follows", nil),
    "GET /api/v1/blocks": ("/api/v1/blocks", nil),
    "GET /api/v1/feed": ("/api/v1/feed", nil),
    "GET /api/v1/visibility": ("/api/v1/visibility", nil),
    "PUT /api/v1/lists/{list}/visibility": (
      "/api/v1/lists/nowhere/visibility", "{\"visibility\":\"public\"}"
    ),
    "PUT /api/v1/recipes/{id}/visibility": (
      "/api/v1/recipes/own:none/visibility", "{\"visibility\":\"public\"}"
    ),
    "PUT /api/v1/remarks/{number}/visibility": (
      "/api/v1/remarks/999999/visibility", "{\"visibility\":\"public\"}"
    ),
    "GET /api/v1/share-links": ("/api/v1/share-links", nil),
    "POST /api/v1/share-links": ("/api/v1/share-links", "{\"kind\":\"shopping\"}"),
    "DELETE /api/v1/share-links/{number}": ("/api/v1/share-links/999999", nil),
    "GET /api/v1/s/{code}": ("/api/v1/s/0123456789abcdefghjkmnpqrs", nil),
    "GET /api/v1/plan/entries": ("/api/v1/plan/entries", nil),
    "POST /api/v1/plan/entries": ("/api/v1/plan/entries", "{}"),
    "PATCH /api/v1/plan/entries/{number}": ("/api/v1/plan/entries/999999", "{}"),
    "DELETE /api/v1/plan/entries/{number}": ("/api/v1/plan/entries/999999", nil),
    "POST /api/v1/numbers": ("/api/v1/numbers", "{}"),
    "GET /api/v1/numbers/dishes/{number}": ("/api/v1/numbers/dishes/999999", nil),
    "GET /api/v1/numbers/ingredients/{number}": ("/api/v1/numbers/ingredients/999999", nil),
    "GET /api/v1/dishes/{id}/picture": ("/api/v1/dishes/classic:gimlet/picture", nil),
    "PUT /api/v1/recipes/{id}/picture": ("/api/v1/recipes/own:none/picture", nil),
    "DELETE /api/v1/recipes/{id}/picture": ("/api/v1/recipes/own:none/picture", nil),
    "GET /api/v1/people/{name}/picture": ("/api/v1/people/nobody/picture", nil),
    "PUT /api/v1/me/picture": ("/api/v1/me/picture", nil),
    "DELETE /api/v1/me/picture": ("/api/v1/me/picture", nil),
    "GET /api/v1/book-lists": ("/api/v1/book-lists?favourites=true", nil),
    "GET /api/v1/book-lists/{list}": ("/api/v1/book-lists/nowhere", nil),
    "PUT /api/v1/book-lists/{list}/favourite": ("/api/v1/book-lists/nowhere/favourite", nil),
    "DELETE /api/v1/book-lists/{list}/favourite": ("/api/v1/book-lists/nowhere/favourite", nil),
    "POST /api/v1/book-news": ("/api/v1/book-news", nil),
    "GET /api/v1/books": ("/api/v1/books?author=nobody", nil),
    "GET /api/v1/books/{book}": ("/api/v1/books/9780000000002", nil),
    "GET /api/v1/wished-books": ("/api/v1/wished-books", nil),
    "PUT /api/v1/wished-books/{book}": ("/api/v1/wished-books/9780000000002", nil),
    "DELETE /api/v1/wished-books/{book}": ("/api/v1/wished-books/9780000000002", nil),
    "GET /api/v1/sources": ("/api/v1/sources", nil),
    "POST /api/v1/sources/dishes": ("/api/v1/sources/dishes", "{}"),
    "POST /api/v1/sources/{source}/sync": ("/api/v1/sources/nyt-books/sync", "{\"count\":0}"),
    "POST /api/v1/imports": ("/api/v1/imports", nil),
    "GET /api/v1/jobs": ("/api/v1/jobs", nil),
    "GET /api/v1/jobs/{number}": ("/api/v1/jobs/999999", nil),
    // Pages; the fields of their forms are no JSON.
    "GET /": ("/?have=gin,lime", nil),
    "GET /a/{version}/{file}": ("/a/other/app.css", nil),
    "GET /dish/{id}": ("/dish/classic:gimlet?have=gin", nil),
    "POST /dish/{id}/favourite": ("/dish/classic:gimlet/favourite", "next=/favourites"),
    "POST /dish/{id}/favourite/again": (
      "/dish/classic:gimlet/favourite/again", "next=/favourites"
    ),
    "POST /dish/{id}/favourite/none": ("/dish/classic:gimlet/favourite/none", "next=/favourites"),
    "POST /dish/{id}/shop": ("/dish/classic:gimlet/shop", "servings=0"),
    "POST /dish/{id}/cooked": ("/dish/classic:gimlet/cooked", "servings=0"),
    "POST /dish/{id}/stars": ("/dish/classic:gimlet/stars", "stars=4"),
    "POST /dish/{id}/stars/none": ("/dish/classic:gimlet/stars/none", "next=/"),
    "POST /dish/{id}/note": ("/dish/classic:gimlet/note", "text=good"),
    "POST /dish/{id}/note/none": ("/dish/classic:gimlet/note/none", "next=/"),
    "POST /dish/{id}/comment": ("/dish/classic:gimlet/comment", "next=/"),
    "POST /dish/{id}/list": ("/dish/classic:gimlet/list", "next=/"),
    "GET /browse": ("/browse?kind=meal", nil),
    "GET /search": ("/search?q=gin", nil),
    "GET /random": ("/random", nil),
    "GET /favourites": ("/favourites", nil),
    "GET /list/{list}": ("/list/nowhere", nil),
    "POST /lists": ("/lists", "next=/"),
    "POST /list/{list}/delete": ("/list/nowhere/delete", "next=/"),
    "POST /list/{list}/rename": ("/list/nowhere/rename", "name=weekend"),
    "POST /list/{list}/dish/{id}/move": ("/list/nowhere/dish/classic:gimlet/move", "position=1"),
    "POST /list/{list}/dish/{id}/remove": ("/list/nowhere/dish/classic:gimlet/remove", "next=/"),
    "GET /pantry": ("/pantry", nil),
    "POST /pantry/add": ("/pantry/add", "next=/"),
    "POST /pantry/take": ("/pantry/take", "next=/"),
    "GET /shopping": ("/shopping", nil),
    "POST /shopping/write": ("/shopping/write", "next=/"),
    "POST /shopping/clear": ("/shopping/clear", "next=/"),
    "POST /shopping/add": ("/shopping/add", "next=/"),
    "POST /shopping/tick": ("/shopping/tick", "next=/"),
    "POST /shopping/untick": ("/shopping/untick", "next=/"),
    "POST /shopping/remove": ("/shopping/remove", "next=/"),
    "GET /buy": ("/buy?have=gin", nil),
    "GET /plan": ("/plan?have=egg,rice&count=1", nil),
    "POST /plan/keep": ("/plan/keep", "next=/"),
    "POST /plan/{number}/move": ("/plan/999999/move", "next=/"),
    "POST /plan/{number}/remove": ("/plan/999999/remove", "next=/"),
    "GET /signin": ("/signin", nil),
    "GET /manifest.webmanifest": ("/manifest.webmanifest", nil),
    "GET /sw.js": ("/sw.js", nil),
    "GET /offline": ("/offline", nil),
    "POST /signin": ("/signin", "next=/"),
    "GET /setup": ("/setup", nil),
    "GET /join/{code}": ("/join/word-word", nil),
    "GET /signin/recovery": ("/signin/recovery", nil),
    "POST /signin/recovery": ("/signin/recovery", "name=Somebody"),
    "POST /signup": ("/signup", "name=Somebody"),
    "POST /signout": ("/signout", "next=/"),
    "GET /settings": ("/settings", nil),
    "POST /settings/avoid": ("/settings/avoid", "next=/"),
    "POST /settings/diet": ("/settings/diet", "next=/"),
    "POST /settings/staple": ("/settings/staple", "next=/"),
    "POST /settings/avoided/{name}/none": ("/settings/avoided/mustard/none", "next=/"),
    "POST /settings/staples/{name}/none": ("/settings/staples/mustard/none", "next=/"),
    "POST /settings/sessions/{number}/end": ("/settings/sessions/999999/end", "next=/"),
    "POST /household": ("/household", "next=/"),
    "POST /household/join": ("/household/join", "next=/"),
    "POST /household/invite": ("/household/invite", "role=member"),
    "POST /household/leave": ("/household/leave", "x=1"),
    "POST /undo/{number}": ("/undo/999999", "next=/"),
    "GET /dish/{id}/why-not": ("/dish/classic:gimlet/why-not?have=gin", nil),
    "GET /dish/{id}/cook": ("/dish/classic:gimlet/cook?step=1", nil),
    "POST /dish/{id}/review": ("/dish/classic:gimlet/review", "next=/"),
    "POST /remarks/{number}/remove": ("/remarks/999999/remove", "next=/"),
    "POST /dish/{id}/skip": ("/dish/nowhere:1/skip", "next=/"),
    "GET /recipes": ("/recipes", nil),
    "GET /recipes/new": ("/recipes/new?title=Pie", nil),
    "POST /recipes/new": ("/recipes/new", "title=Pie"),
    "POST /recipes": ("/recipes", "title=Pie"),
    "POST /recipes/shared": ("/recipes/shared", nil),
    "GET /recipes/photo": ("/recipes/photo", nil),
    "POST /recipes/photo": ("/recipes/photo", "recipe=own:none"),
    "GET /recipes/import": ("/recipes/import", nil),
    "POST /recipes/import": ("/recipes/import", nil),
    "POST /recipes/{id}/picture": ("/recipes/own:none/picture", nil),
    "POST /recipes/{id}/picture/none": ("/recipes/own:none/picture/none", "next=/"),
    "POST /me/picture": ("/me/picture", nil),
    "POST /me/picture/none": ("/me/picture/none", "next=/"),
    "GET /recipes/{id}/edit": ("/recipes/own:none/edit", nil),
    "POST /recipes/{id}": ("/recipes/own:none", "title=Pie"),
    "POST /recipes/{id}/delete": ("/recipes/own:none/delete", "next=/"),
    "POST /recipes/{id}/restore": ("/recipes/own:none/restore", "next=/"),
    "POST /recipes/{id}/revert": ("/recipes/own:none/revert", "next=/"),
    "POST /recipes/{id}/visibility": ("/recipes/own:none/visibility", "visibility=public"),
    "GET /history": ("/history", nil),
    "POST /history/clear": ("/history/clear", "next=/"),
    "GET /suggest": ("/suggest", nil),
    "POST /suggest": ("/suggest", "next=/"),
    "GET /taste": ("/taste", nil),
    "GET /taste/rounds": ("/taste/rounds", nil),
    "POST /taste/rounds": ("/taste/rounds", "chosen=nowhere:1"),
    "POST /taste": ("/taste", "next=/"),
    "POST /taste/reset": ("/taste/reset", "next=/"),
    "GET /books": ("/books", nil),
    "POST /books/ask": ("/books/ask", "next=/"),
    "GET /books/wishlist": ("/books/wishlist", nil),
    "POST /books/book/{isbn}/wish": ("/books/book/0000000000000/wish", "next=/"),
    "POST /books/book/{isbn}/wish/none": ("/books/book/0000000000000/wish/none", "next=/"),
    "GET /books/author": ("/books/author", nil),
    "POST /books/author": ("/books/author", "next=/"),
    "GET /books/book/{isbn}": ("/books/book/0000000000000", nil),
    "GET /books/list/{list}": ("/books/list/nowhere", nil),
    "POST /books/list/{list}/ask": ("/books/list/nowhere/ask", "next=/"),
    "POST /books/list/{list}/favourite": ("/books/list/nowhere/favourite", "next=/"),
    "POST /books/list/{list}/favourite/none": ("/books/list/nowhere/favourite/none", "next=/"),
    "GET /sources": ("/sources", nil),
    "POST /sources": ("/sources", "next=/"),
    "POST /dish/{id}/fetch": ("/dish/classic:gimlet/fetch", "next=/"),
    "GET /people": ("/people", nil),
    "GET /people/find": ("/people/find?name=nobody", nil),
    "GET /people/{name}": ("/people/nobody", nil),
    "GET /people/{name}/list/{list}": ("/people/nobody/list/999999", nil),
    "POST /people/{name}/follow": ("/people/nobody/follow", "next=/"),
    "POST /people/{name}/unfollow": ("/people/nobody/unfollow", "next=/"),
    "POST /people/{name}/block": ("/people/nobody/block", "next=/"),
    "POST /people/{name}/unblock": ("/people/nobody/unblock", "next=/"),
    "GET /feed": ("/feed", nil),
    "GET /me": ("/me", nil),
    "POST /me": ("/me", "about=Cooks"),
    "POST /lists/{list}/visibility": ("/lists/nowhere/visibility", "visibility=public"),
    "POST /remarks/{number}/visibility": ("/remarks/999999/visibility", "visibility=public"),
    "GET /dish/{id}/share": ("/dish/classic:gimlet/share", nil),
    "GET /links": ("/links", nil),
    "POST /links": ("/links", "showsName=true"),
    "POST /links/{number}/revoke": ("/links/999999/revoke", "next=/"),
    "GET /s/{code}": ("/s/0123456789abcdefghjkmnpqrs", nil),
    "POST /settings/looks": ("/settings/looks", "theme=dark"),
    "GET /household": ("/household", nil),
    "POST /household/rename": ("/household/rename", "name=Home"),
    "POST /household/members/{number}/role": ("/household/members/999999/role", "role=guest"),
    "POST /household/members/{number}/remove": ("/household/members/999999/remove", "next=/"),
    "POST /household/invitations/{number}/withdraw": (
      "/household/invitations/999999/withdraw", "next=/"
    ),
    "POST /invite": ("/invite", ""),
    "POST /accounts/{number}/disable": ("/accounts/999999/disable", "next=/"),
    "POST /accounts/{number}/enable": ("/accounts/999999/enable", "next=/"),
    "GET /account": ("/account", nil),
    "POST /account/change": ("/account/change", "next=/"),
    "POST /account/recovery": ("/account/recovery", "x=1"),
    "POST /account/tokens": ("/account/tokens", "x=1"),
    "POST /account/tokens/{number}/revoke": ("/account/tokens/999999/revoke", "next=/"),
    "GET /account/export.json": ("/account/export.json", nil),
    "GET /account/leave": ("/account/leave", nil),
    "POST /account/leave": ("/account/leave", "next=/"),
    // Last: whoever leaves is no longer who they were.
    "DELETE /api/v1/household/membership": ("/api/v1/household/membership", nil),
  ]

  /// The status of each route's answer by visitor, as `permissions.tsv` says.
  static func expected() throws -> [(route: String, statuses: [ServedHousehold.Visitor: Int])] {
    let file = Checkout.url("Tests/WhatCanIMakeWebTests/People/permissions.tsv")
    let rows = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    let visitors = try rows[0].dropFirst().map {
      try #require(ServedHousehold.Visitor(rawValue: $0), "\($0)")
    }
    #expect(visitors == ServedHousehold.Visitor.allCases)
    return try rows.dropFirst().map { row in
      let statuses = try row.dropFirst().map { try #require(Int($0), "\(row)") }
      try #require(statuses.count == visitors.count, "\(row[0])")
      return (row[0], Dictionary(uniqueKeysWithValues: zip(visitors, statuses)))
    }
  }

  @Test("is as the table written by hand says, for every route and everybody")
  func matrix() async throws {
    let rows = try Self.expected()
    let routes = RouteTable.all.routes.map(\.name)
    #expect(Set(rows.map(\.route)) == Set(routes))
    #expect(rows.count == routes.count)
    let house = try await ServedHousehold()
    for (route, statuses) in rows {
      let request = try #require(Self.requests[route], "\(route)")
      let method = try #require(route.split(separator: " ").first).description
      for visitor in ServedHousehold.Visitor.allCases {
        let answer = await house.ask(
          method,
          request.target,
          request.fields,
          headers: try await house.headers(of: visitor)
        )
        #expect(
          answer.status == statuses[visitor],
          "\(route) as \(visitor.rawValue): \(answer.text.prefix(200))"
        )
      }
    }
  }

  @Test("who has no account sees no dishes where the server is for those who have one")
  func closed() async throws {
    let house = try await ServedHousehold(isOpen: false)
    let statuses = Dictionary(
      uniqueKeysWithValues: try Self.expected().map { ($0.route, $0.statuses) }
    )
    for route in RouteTable.all.routes where route.audience == .visitor {
      let target = try #require(Self.requests[route.name]).target
      #expect(await house.ask("GET", target).status == 401, "\(route.name)")
      let member = try await house.headers(of: .member)
      let answer = await house.ask("GET", target, headers: member)
      #expect(answer.status == statuses[route.name]?[.member], "\(route.name)")
    }
    #expect(await house.ask("GET", "/healthz").status == 200)
  }

  @Test("what is another household's is answered as what is not there")
  func idsOfOthers() async throws {
    let house = try await ServedHousehold.open()
    let (anna, home) = (try #require(house.numbers["anna"]), house.household)
    let session = try await house.keeper.working { [sessions = house.people.sessions] in
      try sessions.beginSession(
        hash: SecretCode(.token).hash,
        of: anna,
        label: "",
        now: house.time.now
      ).number
    }
    let (token, invitation) = try await house.keeper.writeNotebook(
      as: try ServedHousehold.person("anna")
    ) { writer in
      (
        try writer.createToken(
          hash: SecretCode(.token).hash,
          scope: .read,
          household: home,
          label: ""
        ).number,
        try writer.invite(
          to: home,
          as: .member,
          hash: SecretCode(.link).hash,
          expiresAt: house.time.now + 100
        ).number
      )
    }
    let unknown = 999_999
    let cases: [(method: String, target: (Int) -> String, fields: String?, number: Int)] = [
      ("DELETE", { "/api/v1/sessions/\($0)" }, nil, session),
      ("DELETE", { "/api/v1/tokens/\($0)" }, nil, token),
      ("DELETE", { "/api/v1/household/invitations/\($0)" }, nil, invitation),
      ("DELETE", { "/api/v1/household/members/\($0)" }, nil, anna),
      ("PATCH", { "/api/v1/household/members/\($0)" }, "{\"role\":\"guest\"}", anna),
      ("GET", { "/api/v1/match?have=gin&eaters=\($0)" }, nil, anna),
      ("GET", { "/api/v1/plan?have=egg&eaters=\($0)" }, nil, anna),
    ]
    for (method, target, fields, number) in cases {
      let stranger = try await house.headers(of: .stranger)
      let theirs = await house.ask(method, target(number), fields, headers: stranger)
      let none = await house.ask(method, target(unknown), fields, headers: stranger)
      #expect([400, 404].contains(theirs.status), "\(method) \(target(number))")
      #expect(theirs.withoutID == none.withoutID, "\(method) \(target(number))")
    }
    let administrator = try await house.headers(of: .administrator)
    let withdrawn = await house.ask(
      "DELETE",
      "/api/v1/invitations/\(invitation)",
      headers: administrator
    )
    #expect(withdrawn.status == 404)
    let left = try await house.keeper.readNotebook { reader in
      (try reader.invitations().map(\.number), try reader.members(of: home).map(\.role))
    }
    #expect(left?.0.contains(invitation) == true)
    #expect(left?.1 == [.administrator, .member, .guest])
  }

  @Test("what somebody signed in gets is kept by nobody between, and has a tag of their own")
  func caching() async throws {
    let house = try await ServedHousehold.open()
    let target = "/api/v1/match?have=gin,lime"
    let visitors: [ServedHousehold.Visitor] = [.nobody, .member, .stranger]
    var tags: Set<String> = []
    for visitor in visitors {
      let headers = try await house.headers(of: visitor)
      let answer = await house.ask("GET", target, headers: headers)
      let keeping = visitor == .nobody ? "no-cache" : "private, no-cache"
      #expect(answer.header("Cache-Control") == keeping)
      #expect(answer.header("Vary") == "Cookie, Authorization")
      let tag = try #require(answer.header("ETag"))
      tags.insert(tag)
      let again = await house.ask("GET", target, headers: headers + [.init("If-None-Match", tag)])
      #expect(again.status == 304)
      #expect(again.header("Cache-Control") == keeping)
    }
    #expect(tags.count == visitors.count)
    let member = try await house.headers(of: .member)
    for target in ["/api/v1/random", "/api/v1/dishes/nowhere:1"] {
      let answer = await house.ask("GET", target, headers: member)
      #expect(answer.header("Cache-Control")?.hasSuffix("no-store") == true)
      #expect(answer.header("ETag") == nil)
    }
  }

  @Test("an audience means the same for everybody as the rule of permissions")
  func audiences() {
    let nobody = Actor.nobody
    #expect(
      Audience.allCases.filter { $0.decision(for: nobody, isOpen: true) == .allow }
        == [.anyone, .visitor, .linkHolder]
    )
    #expect(
      Audience.allCases.filter { $0.decision(for: nobody, isOpen: false) == .allow }
        == [.anyone, .linkHolder]
    )
    let guest = Actor.person(.init(person: 1, household: 2, role: .guest))
    #expect(
      Audience.allCases.filter { $0.decision(for: guest, isOpen: false) == .allow }
        == [.anyone, .visitor, .linkHolder, .reader, .writer, .account, .housemate]
    )
    let reading = Actor.program(.init(person: 1, household: 2, role: .administrator), .read)
    #expect(
      Audience.allCases.filter { $0.decision(for: reading, isOpen: false) == .allow }
        == [.anyone, .visitor, .linkHolder, .reader, .housemate]
    )
    let alone = Actor.person(.init(person: 1, isAdministrator: true))
    #expect(
      Audience.allCases.filter { $0.decision(for: alone, isOpen: false) == .allow }
        == [.anyone, .visitor, .linkHolder, .reader, .writer, .account, .member, .administrator]
    )
  }
}

extension Answer {
  /// All but what tells one request from another.
  fileprivate var withoutID: Answer {
    var answer = self
    answer.headers.removeAll { $0.name == "X-Request-Id" }
    return answer
  }
}
