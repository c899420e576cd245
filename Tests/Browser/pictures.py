"""Takes the pictures that the README shows, into the folder that is named."""

import sys

import kitchen

SHELF = "gin,campari,sweet vermouth,bourbon,lime,lemon,sugar,soda water,angostura bitters,mint"
PICTURES = {
    "page-answer": ("/?have=" + SHELF.replace(" ", "+"), dict(width=1100, height=860), 1),
    "page-dish": ("/dish/classic:negroni?have=gin,campari", dict(width=390, height=760), 2),
}

if __name__ == "__main__":
    folder = sys.argv[1]
    with kitchen.browsing() as (server, browser):
        for name, (path, size, scale) in PICTURES.items():
            context = browser.new_context(viewport=size, device_scale_factor=scale, color_scheme="light")
            page = context.new_page()
            page.goto(server.address + path)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=f"{folder}/{name}.png")
            context.close()
