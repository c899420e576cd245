"""Reads, writes, answers and pages for a long time: nothing fails, and memory does not grow."""

import random
import threading
import time

from asking import Closed
from figures import median, percentile

# MB that the last ten minutes of thirty may have above the second ten.
GROWTH = 2
# MB under load.
BAR = 120
# Each with a connection.
PEOPLE = 6


def steps(person, dishes, names, choose):
    """What somebody does next, one step after the other: method, path, fields."""
    while True:
        some = lambda count: choose.sample(names, count)
        dish, other = choose.sample(dishes, 2)
        added = some(2)
        have = "%20".join(["gin"]) + "," + ",".join(name.replace(" ", "%20") for name in some(3))
        yield from choose.sample(
            [
                [("GET", "/api/v1/match", None)],
                [("GET", f"/api/v1/match?have={have}&missing=1", None)],
                [("GET", f"/api/v1/match?without={some(1)[0].replace(' ', '%20')}", None)],
                [("GET", "/", None), ("GET", f"/dish/{dish}", None), ("GET", f"/dish/{dish}/cook", None)],
                [("GET", "/browse?kind=meal", None), ("GET", "/search?q=lemon", None)],
                [("GET", "/pantry", None), ("GET", "/shopping", None), ("GET", "/favourites", None)],
                [("GET", f"/api/v1/dishes/{dish}", None), ("GET", f"/api/v1/dishes/{other}/similar", None)],
                [("GET", "/api/v1/unlock?limit=5", None)],
                [("GET", "/api/v1/completion?q=le", None), ("GET", "/api/v1/search?q=chicken", None)],
                [("POST", "/api/v1/pantry", dict(things=added)), ("POST", "/api/v1/pantry/removals", dict(things=added[:1])),
                 ("POST", "/api/v1/pantry", dict(things=added[:1]))],
                [("POST", "/api/v1/shopping", dict(things=some(3))), ("POST", "/api/v1/shopping/ticks", dict(all=True)),
                 ("DELETE", "/api/v1/shopping", None)],
                [("PUT", f"/api/v1/ratings/{dish}", dict(stars=choose.randint(1, 5))),
                 ("PUT", f"/api/v1/notes/{other}", dict(text=f"note {choose.random()}"))],
                [("PUT", f"/api/v1/favourites/{dish}", None), ("DELETE", f"/api/v1/favourites/{dish}", None)],
                [("GET", "/healthz", None)],
            ],
            14,
        )


def work(server, person, pace, until, seed, took, faults):
    choose = random.Random(seed)
    dishes = [item["id"] for item in person.ask("GET", "/api/v1/browse?limit=200")["items"]]
    names = person.names
    connection = server.connect()
    due = time.monotonic()
    for group in steps(person, dishes, names, choose):
        for method, path, fields in group:
            due += pace
            time.sleep(max(0, due - time.monotonic()))
            if time.monotonic() >= until:
                connection.close()
                return
            begin = time.perf_counter()
            try:
                answer = person.send(method, path, fields, connection)
                if answer.status >= 400:
                    faults.append(f"{method} {path} {answer.status} {answer.body[:160]!r}")
            except (Closed, OSError) as error:
                faults.append(f"{method} {path} {error!r}")
                connection.close()
                connection = server.connect()
            took.append(time.perf_counter() - begin)


def measure(server, table, minutes=30, rate=50):
    people = [server.person() for _ in range(PEOPLE)]
    for person in people:
        person.names = person.fill_pantry(40)
    took, faults, resident, anonymous = [], [], [], []
    begin = time.monotonic()
    until = begin + 60 * minutes
    threads = [
        threading.Thread(
            target=work,
            args=(server, person, PEOPLE / rate, until, number, took, faults),
        )
        for number, person in enumerate(people)
    ]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        time.sleep(2)
        resident.append((time.monotonic() - begin, server.resident() / 1024))
        anonymous.append((time.monotonic() - begin, server.anonymous() / 1024))
    seconds = time.monotonic() - begin
    print(f"{len(took)} requests in {seconds:.0f} s, {len(took) / seconds:.0f} a second", flush=True)
    for fault in faults[:10]:
        print(fault, flush=True)
    table.must("errors", len(faults), 0)
    table.row("p50", 1000 * percentile(took, 50), unit=" ms")
    table.row("p99", 1000 * percentile(took, 99), unit=" ms")
    for name, samples in (("resident", resident), ("anonymous", anonymous)):
        thirds = [
            median([value for moment, value in samples if third <= 3 * moment / (seconds + 1) < third + 1])
            for third in range(3)
        ]
        for third, value in zip(("first", "second", "last"), thirds):
            table.row(f"{name}, the {third} third", value, unit=" MB")
        table.row(f"{name}, the last third above the second", thirds[2] - thirds[1], GROWTH, " MB")
    table.row("most resident", max(value for _, value in resident), BAR, " MB")
