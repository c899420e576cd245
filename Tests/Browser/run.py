"""Runs the tests: all, or those whose names are given."""

import sys
import time
import unittest

import kitchen


class Timed(unittest.TextTestResult):
    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def addSuccess(self, test):
        super().addSuccess(test)
        self.stream.write(f" {time.monotonic() - self.began:.1f} s\n")


def chosen(suite, names):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from chosen(test, names)
        elif not names or any(name in test.id() for name in names):
            yield test


if __name__ == "__main__":
    with kitchen.browsing() as (server, browser):
        kitchen.server, kitchen.browser = server, browser
        tests = unittest.TestSuite(chosen(unittest.defaultTestLoader.discover("."), sys.argv[1:]))
        if not tests.countTestCases():
            sys.exit("no test has such a name")
        result = unittest.TextTestRunner(verbosity=2, resultclass=Timed).run(tests)
    sys.exit(0 if result.wasSuccessful() else 1)
