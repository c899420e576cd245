"""What is in memory: after the start, after one of everything, and under load."""

import time

from asking import request, times

# MB, idle and under load.
IDLE, LOADED = 80, 120
PATHS = ["/", "/api/v1/match", "/api/v1/unlock", "/pantry", "/browse", "/search?q=lemon", "/dish/classic:negroni", "/suggest"]


def megabytes(kibibytes):
    return kibibytes / 1024


def row(table, name, server, most=None):
    table.row(f"{name}: resident", megabytes(server.resident()), most, " MB")
    table.row(f"{name}: without files", megabytes(server.anonymous()), unit=" MB")


def measure(server, table, seconds=20):
    time.sleep(3)
    row(table, "idle after the start", server, IDLE)
    person = server.person()
    person.fill_pantry(40)
    for path in PATHS:
        person.send("GET", path)
    time.sleep(3)
    row(table, "idle after one account and one of each page", server, IDLE)
    connections = [server.connect() for _ in range(8)]
    for path in PATHS[:2]:
        times(connections, request("GET", path, headers=person.headers), seconds)
        row(table, f"8 connections, GET {path}", server, LOADED)
    for connection in connections:
        connection.close()
    time.sleep(10)
    row(table, "idle after the load", server, LOADED)
    table.row("most of all", megabytes(server.peak()), unit=" MB")
