"""How many connections are held: 512 in all, 32 of one address."""

import time

from asking import Closed

HELD, ADDRESSES = 500, 20
# Shorter than what the server waits for a connection on which nothing comes.
IDLE = 40


def is_served(connection):
    try:
        return connection.ask("GET", "/healthz").status == 200
    except Closed:
        return False


def measure(server, table):
    before = server.resident()
    addresses = [f"127.0.1.{number}" for number in range(1, ADDRESSES + 1)]
    held = [server.connect(addresses[number % ADDRESSES]) for number in range(HELD)]
    table.must(f"of {HELD} connections from {ADDRESSES} addresses, served", sum(is_served(one) for one in held), HELD)
    table.row("memory with them above that before", (server.resident() - before) / 1024, unit=" MB")
    time.sleep(IDLE)
    table.must(f"open after {IDLE} idle seconds", sum(one.is_open for one in held), HELD)
    table.must("served then", sum(is_served(one) for one in held), HELD)
    # 25 of the address are there.
    held += [server.connect(addresses[0]) for _ in range(7)]
    table.must("the 26th to the 32nd of one address, served", sum(is_served(one) for one in held[HELD:]), 7)
    table.must("the 33rd of it, served", is_served(server.connect(addresses[0])), False)
    held += [server.connect(addresses[1]) for _ in range(5)]
    table.must("the 508th to the 512th of all, served", sum(is_served(one) for one in held[HELD + 7:]), 5)
    table.must("the 513th, served", is_served(server.connect("127.0.2.1")), False)
    held.pop().close()
    time.sleep(0.5)
    late = server.connect("127.0.2.1")
    table.must("one in place of one that went, served", is_served(late), True)
    for one in held + [late]:
        one.close()
