"""Stored text that attacks: in every field that people fill, on every page that shows it."""

import unittest
import urllib.error
from urllib.parse import quote

import kitchen

# Whatever runs or loads anything says this word.
MARK = "zq9"
HEADS = [
    "<script>zq9()</script>", "<img src=x onerror=zq9()>", "<svg onload=zq9()>", "<svg><script>zq9()</script></svg>",
    "<iframe src=javascript:zq9()>", "<iframe srcdoc='<script>zq9()</script>'>", "<object data=//zq9.example>",
    "<embed src=//zq9.example>", "<base href=//zq9.example>", "<meta http-equiv=refresh content=0;url=//zq9.example>",
    "<style>@import '//zq9.example'</style>", "<link rel=stylesheet href=//zq9.example>", "<form action=//zq9.example>",
    "<a href=javascript:zq9()>x</a>", "<details open ontoggle=zq9()>", "<video><source onerror=zq9()>",
    "<math><mi href=javascript:zq9()>x", "<svg><animate onbegin=zq9() attributeName=x>", "<body onload=zq9()>",
    "<input autofocus onfocus=zq9()>", "<select autofocus onfocus=zq9()>", "<template><b>zq9</b></template>",
    "<noscript><p title='</noscript><img src=x onerror=zq9()>'>", "<x onpointerenter=zq9()>zq9", "<!-- zq9", "]]> zq9",
    "{{zq9}}", "{{{zq9}}}", "{{>zq9}}", "[[zq9]]", "javascript:zq9()", "data:text/html,<script>zq9()</script>",
    "&lt;script&gt;zq9()&lt;/script&gt;", "&#60;b&#62;zq9", "%3Cscript%3Ezq9()%3C/script%3E", "\\u003cscript\\u003ezq9()",
    " onmouseover=zq9() style=color:red ", "${zq9()}",
]
PAYLOADS = [before + head for before in ("", '">', "'>", "</textarea></title></option></select>") for head in HEADS]
# How many of them go into one recipe, one remark and one request of the list. Each always gets into every long field.
AT_ONCE = 2 if kitchen.IS_FULL else 19

# Every element as its parent's name, its own and those of its attributes; then what in the page the mark has got into,
# other than text and what a form says again. The dish that a page suggests may be another at the next visit, so the
# strokes of its drawing are left out where they are of the kinds that every drawing is made of.
SHAPE = """() => {
    const strokes = ["g", "path", "circle", "ellipse", "defs", "linearGradient", "stop"];
    const drawn = ["d", "r", "cx", "cy", "rx", "ry", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity",
        "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "transform", "class", "id", "offset", "stop-color",
        "stop-opacity", "gradientUnits", "x1", "x2", "y1", "y2"];
    return [...document.querySelectorAll("*")].filter((item) => !(
        item.parentElement?.closest("svg") && strokes.includes(item.localName) && [...item.attributes].every(({name, value}) =>
            drawn.includes(name) && !value.toLowerCase().includes("zq9")))).map((item) =>
        [item.parentElement?.localName, item.localName, ...[...item.attributes].map(({name}) => name).sort()].join(" "))
}"""
REACHED = """() => [...document.querySelectorAll("*")].flatMap((item) => [...item.attributes].filter(({name, value}) =>
    name.startsWith("on") || name.includes("zq9") ||
    (value.toLowerCase().includes("zq9") && (["src", "srcdoc", "style", "class"].includes(name)
      || (["href", "action", "formaction"].includes(name) && !/^[/?#]/.test(value))))).map(({name, value}) =>
    `${item.localName} ${name}=${value.slice(0, 80)}`))"""
PAGES = [
    "/", "/recipes", "/recipes/new", "/favourites", "/pantry", "/shopping", "/plan", "/settings", "/household", "/people",
    "/me", "/feed", "/history", "/links", "/account", "/taste", "/suggest", "/browse?sort=newest", "/books", "/books/wishlist",
    "/dish/classic:negroni", "/dish/classic:negroni/share", "/dish/classic:negroni/cook", "/dish/classic:negroni/why-not",
]
ASKED = [
    "/nowhere/{}", "/search?q={}", "/?have={}", "/?have=gin&without={}", "/?have=gin&use={}", "/list/{}", "/people/{}",
    "/people?name={}", "/dish/{}", "/s/{}", "/join/{}", "/recipes/new?title={}&text={}&url={}", "/books/author?author={}",
    "/books/book/{}", "/sources?source=themealdb&q={}", "/signin?next={}",
]


class StoredText(unittest.TestCase):
    def furnish(self, cookie, texts):
        """Fills every field with the texts, some in each; gives the pages of what was made."""
        refused, shown = [], []

        def ask(method, path, fields):
            try:
                return kitchen.server.ask(method, "/api/v1/" + path, fields, cookie)[0] or {}
            except urllib.error.HTTPError as error:
                if error.code >= 500:
                    raise
                refused.append(f"{path} {error.code}")
                return {}

        def written(few):
            text = " ".join(few)[:290]
            made = ask("POST", "recipes", {
                "title": text[:125], "kind": "meal", "servings": 2, "summary": text[:125],
                "ingredients": [f"2 eggs, {one[:120]}" for one in few], "steps": few})
            if "id" in made:
                path = f"/dish/{quote(made['id'], safe=':')}"
                shown.extend([path, path + "/cook", path + "/share"])
            ask("POST", "lists", {"name": text})
            shown.append("/list/" + quote(text, safe=""))
            ask("POST", "tokens", {"label": text[:50]})
            ask("POST", "dishes/classic:negroni/remarks", {"text": text})

        for start in range(0, len(texts), AT_ONCE):
            written(texts[start:start + AT_ONCE])
        for start in range(0, len(texts), AT_ONCE // 2):
            ask("POST", "shopping", {"things": texts[start:start + AT_ONCE // 2]})
        ask("POST", "shopping/dishes", {"dishes": ["classic:negroni"]})
        everything = "\n".join(texts)
        ask("PUT", "notes/classic:negroni", {"text": everything})
        ask("PUT", "ratings/classic:negroni", {"stars": 4})
        ask("PUT", "dishes/classic:negroni/review", {"text": everything})
        ask("PUT", "favourites/classic:negroni", None)
        ask("PATCH", "me/profile", {"about": " ".join(texts)[:290], "visibility": "public"})
        ask("POST", "household", {"name": texts[0][:50]})
        ask("POST", "share-links", {"kind": "dish", "dish": "classic:negroni"})
        ask("POST", "cooked", {"dish": "classic:negroni"})
        self.assertEqual(refused, [])
        return shown

    def test_stored_text_that_attacks_makes_nothing_on_any_page(self):
        self.assertGreaterEqual(len(PAYLOADS), 150)
        shapes = set()
        for texts in ([f"plain words {number}" for number in range(1, len(PAYLOADS) + 1)], PAYLOADS):
            is_attack = texts is PAYLOADS
            cookie = kitchen.server.somebody()[1]
            shown = self.furnish(cookie, texts)
            # Every recipe, and of a few all their pages; of each page that repeats what is asked, other texts.
            few = shown if kitchen.IS_FULL else [*shown[::4], *shown[1:8]]
            visit = kitchen.Visit(kitchen.browser, kitchen.server, cookie=cookie, again=True)
            heard = []
            visit.listen("dialog", lambda dialog: (heard.append(dialog.message), dialog.dismiss()))
            visit.listen("request", lambda request: MARK in request.url.split("/")[2] and heard.append(request.url))
            asked = [path.replace("{}", quote(text, safe="")) for number, path in enumerate(ASKED)
                     for text in (texts if kitchen.IS_FULL else texts[number * 9::76] if is_attack else texts[:1])]
            for path in [*PAGES, *few, *asked]:
                with self.subTest(path=path, attack=is_attack):
                    visit.go(path)
                    shape = set(visit.page.evaluate(SHAPE))
                    if not is_attack:
                        shapes |= shape
                        continue
                    self.assertEqual(shape - shapes, set())
                    self.assertEqual(visit.page.evaluate(REACHED), [])
            self.assertEqual(heard, [])
            self.assertEqual([text for text in visit.complaints if "status of" not in text], [])
            visit.close()
