"""How much pages load, and how often they ask."""

import gzip
import os
import unittest
from pathlib import Path

import kitchen
from kitchen import PHONE

ASSETS = Path(os.environ["WHATCANIMAKE_DATA"]) / "web" / "assets"
HOME = "/?have=gin,lime,mint,egg,campari,sweet+vermouth,tomato,sugar,white+rum,onion,garlic,spaghetti,olive+oil"


def packed(pattern):
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in ASSETS.glob(pattern))


class Budgets(unittest.TestCase):
    def measure(self, path, visits=1):
        visit = kitchen.Visit(kitchen.browser, kitchen.server, size=PHONE)
        devtools = visit.context.new_cdp_session(visit.page)
        devtools.send("Network.enable")
        loaded = []
        devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        for _ in range(visits):
            loaded.clear()
            visit.go(path)
            visit.page.wait_for_load_state("networkidle")
        result = [size for size in loaded if size > 0]
        visit.close()
        return sum(result), len(result)

    def test_the_first_visit_of_home(self):
        size, requests = self.measure(HOME)
        print(f" {size} bytes, {requests} requests", end="")
        self.assertLessEqual(size, 90_000)
        self.assertLessEqual(requests, 8)

    def test_the_next_visit_of_home(self):
        size, requests = self.measure(HOME, visits=2)
        print(f" {size} bytes, {requests} requests", end="")
        self.assertLessEqual(size, 12_000)

    def test_style_and_scripts(self):
        style, scripts = packed("*.css"), packed("*.js")
        print(f" style {style}, scripts {scripts} bytes", end="")
        self.assertLessEqual(style, 8_000)
        self.assertLessEqual(scripts, 14_000)

    def test_nothing_moves_while_it_loads(self):
        visit = kitchen.Visit(kitchen.browser, kitchen.server, size=PHONE)
        visit.go(HOME)
        visit.page.wait_for_load_state("networkidle")
        shift = visit.page.evaluate(
            """() => new Promise((done) => { let sum = 0;
            new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value })
              .observe({type: "layout-shift", buffered: true});
            setTimeout(() => done(sum), 300) })""")
        print(f" {shift:.4f}", end="")
        self.assertLessEqual(shift, 0.02)
        visit.close()
