"""How much longer an answer takes than GET /healthz, which is the machine's and the connection's share."""

import itertools
from urllib.parse import quote

from asking import request, times
from figures import median, percentile

# In each round every request has this many seconds, one after the other, so that what else the machine does meets all.
SLICE = 1.0
# The same forty things as typed, one of them in another amount each time: nothing of the answer is remembered.
NEW = ", never asked before"
# p50 and p99 above GET /healthz at 8 connections, in milliseconds.
BARS = {"GET /api/v1/match": (5, 25), "GET /": (5, 50)}


def measure(server, table, rounds=20):
    person = server.person()
    things = person.fill_pantry(40)
    asked = {
        name: request("GET", path, headers=person.headers if path != "/healthz" else None)
        for name, path in (("GET /healthz", "/healthz"), ("GET /api/v1/match", "/api/v1/match"), ("GET /", "/"))
    }
    number, typed = itertools.count(1), quote(",".join(things[1:]))
    for path in ("/api/v1/match", "/"):
        asked[f"GET {path}{NEW}"] = lambda path=path: request(
            "GET", f"{path}?have={quote(things[0])}%20{next(number)}%20g,{typed}", headers=person.headers
        )
    for count in (8, 1):
        connections = [server.connect() for _ in range(count)]
        for bytes in asked.values():
            times(connections, bytes, SLICE)
        gathered = {name: [] for name in asked}
        failed = 0
        for _ in range(rounds):
            for name, bytes in asked.items():
                took, wrong = times(connections, bytes, SLICE)
                gathered[name].append([nanoseconds / 1e6 for nanoseconds in took])
                failed += wrong
        for name, slices in gathered.items():
            everything = sum(slices, [])
            label = f"{name}, {count} connection{'s' if count > 1 else ''}"
            rate = len(everything) / (rounds * SLICE)
            print(f"{label}: {len(everything)} answers, {rate:.0f} a second", flush=True)
            for percent in (50, 99):
                table.row(f"{label}, p{percent}", percentile(everything, percent), unit=" ms")
            if name == "GET /healthz":
                continue
            for percent, bar in zip((50, 99), BARS.get(name, (None, None))):
                above = percentile(everything, percent) - percentile(sum(gathered["GET /healthz"], []), percent)
                paired = median(
                    [percentile(own, percent) - percentile(health, percent)
                     for own, health in zip(slices, gathered["GET /healthz"])]
                )
                table.row(f"{label}, p{percent} above /healthz", above, bar if count == 8 else None, " ms")
                table.row(f"{label}, the same by rounds, median", paired, unit=" ms")
        table.must(f"answers that were no success, {count} connection{'s' if count > 1 else ''}", failed, 0)
        for connection in connections:
            connection.close()
