"""What others wait for while 200 people sign in at once; whoever is told to come again does."""

import threading
import time

from asking import Closed, request
from figures import percentile
from served import PASSWORD

PEOPLE = 200
# So that of no account and no address more than ten try at once: the eleventh has to wait for minutes.
ACCOUNTS = ADDRESSES = 25
# Above GET /healthz in the same seconds, in milliseconds.
BAR = 150


def sign_in(server, name, source, outcomes, until):
    """One person who signs in, as often as they are told to come again."""
    while time.monotonic() < until:
        try:
            connection = server.connect(source)
            answer = connection.ask("POST", "/api/v1/sessions", dict(name=name, password=PASSWORD))
            connection.close()
        except (Closed, OSError) as error:
            outcomes.append(f"no answer: {error!r}")
            return
        if answer.status != 503:
            outcomes.append(answer.status)
            return
        outcomes.append("again")
        time.sleep(float(answer.first("retry-after") or 1))
    outcomes.append("never")


def measure(server, table, patience=240):
    person = server.person()
    person.fill_pantry(40)
    names = [server.person().name for _ in range(ACCOUNTS)]
    before, outcomes, gathered, wrong = server.peak(), [], {}, []
    threads = [
        threading.Thread(
            target=sign_in,
            args=(server, names[number % ACCOUNTS], f"127.0.3.{number % ADDRESSES + 1}", outcomes, time.monotonic() + patience),
        )
        for number in range(PEOPLE)
    ]
    paths = ["/healthz", "/api/v1/match", "/healthz", "/", "/healthz", "/api/v1/pantry", "/healthz", "/pantry"]
    asked = {path: request("GET", path, headers=person.headers if path != "/healthz" else None) for path in paths}
    connection = server.connect()
    for thread in threads:
        thread.start()
    begin = time.monotonic()
    while any(thread.is_alive() for thread in threads):
        for path in paths:
            start = time.perf_counter()
            try:
                answer = connection.send(asked[path])
            except Closed:
                wrong.append((path, f"no answer in {time.perf_counter() - start:.0f} s"))
                connection = server.connect()
                continue
            gathered.setdefault(path, []).append(1000 * (time.perf_counter() - start))
            if answer.status != 200:
                wrong.append((path, answer.status))
    table.row(f"{PEOPLE} sign-ins took", time.monotonic() - begin, unit=" s")
    table.must("signed in", outcomes.count(201), PEOPLE)
    table.row("told to come again", outcomes.count("again"))
    table.must("other outcomes", [outcome for outcome in outcomes if outcome not in (201, "again")][:3], [])
    table.must("other requests that failed", wrong[:3], [])
    health = percentile(gathered.pop("/healthz"), 99)
    table.row("GET /healthz meanwhile, p99", health, unit=" ms")
    everything = sum(gathered.values(), [])
    for path, took in gathered.items():
        table.row(f"GET {path} meanwhile, {len(took)} answers, p99 above it", percentile(took, 99) - health, unit=" ms")
    table.row("all of them, p99 above it", percentile(everything, 99) - health, BAR, " ms")
    table.row("most memory above that before", (server.peak() - before) / 1024, 256 + 8, " MB")
    connection.close()
