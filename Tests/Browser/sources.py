"""Sources of recipes and books, played on this machine for the server to ask."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MEALS = [
    {
        "idMeal": "70001", "strMeal": "Harbour Fish Pie", "strCategory": "Seafood", "strArea": "British",
        "strInstructions": "Poach the fish in the milk.\r\nBake for 30 minutes.",
        "strIngredient1": "Haddock", "strMeasure1": "400g", "strIngredient2": "Milk", "strMeasure2": "500ml",
        "strIngredient3": "Potatoes", "strMeasure3": "800g",
    },
]
BOOKS = [
    {
        "rank": 1, "title": "THE SMALL KITCHEN", "author": "Ada Quill", "publisher": "Lighthouse",
        "description": "What to cook where there is no room.", "primary_isbn13": "9781234500177", "primary_isbn10": "1234500175",
        "buy_links": [{"name": "Corner Bookshop", "url": "https://shop.example/1"}],
    },
    {
        "rank": 2, "title": "ONE POT", "author": "Tomas Reed", "publisher": "Orchard Press",
        "description": "And one spoon.", "primary_isbn13": "9781234500245", "primary_isbn10": "1234500248", "buy_links": [],
    },
]
LIST = {"list_name": "Advice", "display_name": "Advice & How-To", "list_name_encoded": "advice", "updated": "WEEKLY"}


def answer(path, query):
    """The JSON at a path; None where there is nothing."""
    word = query.get("s", [""])[0].lower()
    if path.endswith("/search.php"):
        return {"meals": [meal for meal in MEALS if word in meal["strMeal"].lower()] or None}
    if path.endswith("/lookup.php"):
        return {"meals": [meal for meal in MEALS if meal["idMeal"] == query.get("i", [""])[0]] or None}
    if path.endswith("/lists/names.json"):
        days = {"oldest_published_date": "2020-01-05", "newest_published_date": "2026-11-22"}
        return {"status": "OK", "num_results": 1, "results": [dict(LIST, **days)]}
    if path.endswith("/lists/current/advice.json"):
        days = {"bestsellers_date": "2026-11-14", "published_date": "2026-11-22"}
        return {"status": "OK", "num_results": 2, "results": dict(LIST, books=BOOKS, **days)}
    if path.endswith("/best-sellers/history.json"):
        name = query.get("author", [""])[0].lower()
        found = [
            {"title": book["title"], "author": book["author"], "description": book["description"], "publisher": book["publisher"],
             "isbns": [{"isbn13": book["primary_isbn13"], "isbn10": book["primary_isbn10"]}], "ranks_history": []}
            for book in BOOKS if name in book["author"].lower()
        ]
        return {"status": "OK", "num_results": len(found), "results": found}
    return None


class Desk(BaseHTTPRequestHandler):
    def do_GET(self):
        target = urlsplit(self.path)
        value = answer(target.path, parse_qs(target.query))
        text = json.dumps(value if value is not None else {"fault": "nothing"}).encode()
        self.send_response(200 if value is not None else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


def played():
    """Begins to play them, for as long as this process runs; gives the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
