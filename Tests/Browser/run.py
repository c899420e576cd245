"""Runs the tests, all or those whose names are given, in as many processes as there are processors, at most two; with
--brief it names only those that fail.

Each process has its own server and browser. All servers begin with copies of one store, in which the program's collection
is indexed and a few people have accounts.
"""

import contextlib
import io
import multiprocessing
import os
import queue
import resource
import sys
import time
import traceback
import unittest

import kitchen

# How long the longest test may take, in seconds, on a machine that does much else.
PATIENCE = 1800 if kitchen.IS_FULL else 600
# Tests that take long begin first, so that no process works alone at the end.
LONG = ["test_axe", "test_stored_text", "test_random_sequences", "test_own_account", "OnThePhone"]


def chosen(suite, names):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from chosen(test, names)
        elif not names or any(name in test.id() for name in names):
            yield test


def found(names):
    tests = list(chosen(unittest.defaultTestLoader.discover("."), names))
    place = {test.id(): next((number for number, part in enumerate(LONG) if part in test.id()), len(LONG)) for test in tests}
    return sorted(tests, key=lambda test: place[test.id()])


class Result(unittest.TestResult):
    """Keeps what failed as text, and what was left out with the reason."""

    def __init__(self):
        super().__init__()
        self.faults, self.reasons = [], []

    def addError(self, test, err):
        self.faults.append(f"{test}\n{self._exc_info_to_string(err, test)}")

    addFailure = addError

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self.addError(subtest, err)

    def addSkip(self, test, reason):
        self.reasons.append(reason)


def run(test, said):
    """Runs one test; what it prints is kept in `said`."""
    result = Result()
    with contextlib.redirect_stdout(said):
        unittest.TestSuite([test]).run(result)
    return result


def work(store, names, tests, results):
    """Runs one test after the other until none is left."""
    try:
        suites = {test.id(): test for test in found(names)}
        with kitchen.browsing(store) as (server, browser):
            kitchen.server, kitchen.browser = server, browser
            while (name := tests.get()) is not None:
                began, said = time.monotonic(), io.StringIO()
                result = run(suites[name], said)
                if result.faults and not kitchen.IS_FULL:
                    # A browser on a machine that does much else is not always steady. The full tier tries once.
                    again = run(suites[name], said)
                    if not again.faults:
                        said.write(f" passed at the second attempt only; the first:\n{result.faults[0]}")
                        result = again
                results.put((name, time.monotonic() - began, said.getvalue(), result.faults, result.reasons))
        results.put(None)
    except BaseException as error:
        results.put((f"browser.{type(error).__name__}", 0, "", [traceback.format_exc()], []))
        results.put(None)
        raise


def main(arguments):
    is_brief = "--brief" in arguments
    names = [argument for argument in arguments if argument != "--brief"]
    tests = [test.id() for test in found(names)]
    if not tests:
        sys.exit("no test has such a name")
    began = time.monotonic()
    first = kitchen.Server()
    first.stop()
    context = multiprocessing.get_context("spawn")
    left, results = context.Queue(), context.Queue()
    workers = [
        context.Process(target=work, args=(first.store, names, left, results))
        for _ in range(min(2, os.cpu_count() or 1, len(tests)))
    ]
    for name in tests + [None] * len(workers):
        left.put(name)
    for worker in workers:
        worker.start()
    running, done, faults, heard = len(workers), 0, 0, time.monotonic()
    while running:
        try:
            answer = results.get(timeout=5)
        except queue.Empty:
            # One that was killed says nothing.
            if not any(worker.is_alive() for worker in workers):
                break
            if time.monotonic() - heard < PATIENCE:
                continue
            faults += 1
            print(f"No test has ended for {PATIENCE} s; the rest is given up.", flush=True)
            for worker in workers:
                worker.terminate()
            break
        heard = time.monotonic()
        if answer is None:
            running -= 1
            continue
        name, seconds, said, failed, reasons = answer
        done += 1
        faults += len(failed)
        state = "FAILED" if failed else f"left out: {reasons[0]}" if reasons else "ok"
        if failed or "second attempt" in said or not is_brief:
            print(f"{name.split('.', 1)[1]} ...{said} {state} {seconds:.1f} s", flush=True)
        for text in failed:
            print(text, flush=True)
    for worker in workers:
        worker.join()
    first.folder.cleanup()
    # What others do at the same time lengthens the first; the second is nearly the same on every day.
    used = sum(sum(resource.getrusage(whose)[:2]) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"Ran {done} of {len(tests)} tests in {time.monotonic() - began:.0f} s, with {used:.0f} s of the processors; {faults} failed.")
    return 0 if done == len(tests) and not faults else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
