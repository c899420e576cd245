"""Writes a page for a project site: the README's first words, how one begins, and the pictures beside it."""

import html
import re
import sys
import urllib.parse

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><link rel="icon" href="data:image/svg+xml,{icon}">
<style>
body{{font:1.125rem/1.6 Georgia,serif;color:#2b2520;background:#fbf7f0;max-width:60rem;margin:3rem auto;padding:0 1.25rem}}
h1{{font-size:2.5rem;margin:0}}pre{{background:#f2eadd;padding:1rem;border-radius:.5rem;overflow:auto;font-size:.9rem}}
figure{{display:flex;flex-wrap:wrap;gap:1.5rem;margin:2rem 0;align-items:start}}
img{{max-width:100%;height:auto;border:1px solid #e5dac8;border-radius:.75rem}}
@media (prefers-color-scheme:dark){{body{{color:#efe6d8;background:#1d1916}}pre{{background:#2a2420}}}}
</style>
<h1>{title}</h1>
<p>{lede}</p>
<figure>
<img src="page-answer.png" width="640" alt="What can be made from ten bottles and fruits, and what one more would do">
<img src="page-dish.png" width="260" alt="A Negroni: drawn, with what is there and what is missing">
</figure>
<pre>{start}</pre>
</html>
"""


def text(markdown):
    """A paragraph of Markdown with emphasis, code and links, as HTML."""
    escaped = html.escape(re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown), quote=False)
    escaped = re.sub(r"`([^`]*)`", r"<code>\1</code>", escaped)
    return re.sub(r"\*([^*]*)\*", r"<em>\1</em>", escaped)


if __name__ == "__main__":
    readme = open(sys.argv[1], encoding="utf-8").read()
    icon = open(sys.argv[2], encoding="utf-8").read()
    paragraphs = [part for part in readme.split("\n\n") if not part.startswith(("#", "<"))]
    start = re.search(r"```sh\n(.*?)```", readme, re.DOTALL)
    print(
        PAGE.format(
            title=readme.split("\n", 1)[0].lstrip("# "),
            icon=urllib.parse.quote(icon),
            lede=text(paragraphs[0].replace("\n", " ")),
            start=html.escape(start.group(1), quote=False) if start else "",
        ),
        end="",
    )
