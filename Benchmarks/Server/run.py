#!/usr/bin/env python3
"""Measures what the built server withstands, and how fast it answers.

Each measurement has a server and a store of its own on this machine.

  speed        answers and the home page beside GET /healthz, at 8 connections and at 1
  memory       what is resident: idle, and under load
  connections  500 idle connections are held; the 33rd of one address and the 513th are refused
  sign-ins     what others wait for while 200 people sign in at once
  mixed        reads, writes, answers and pages for --minutes: no error, and memory does not grow
  kills        kill -9 in --rounds rounds while people write: nothing is lost or doubled
"""

import argparse
import os
import sys

import connections
import kills
import memory
import mixed
import sign_ins
import speed
from figures import Table
from served import Server


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="the built server")
    parser.add_argument("--data", required=True, help="the folder of the lexicon and the recipes")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50, help="requests a second, for mixed")
    parser.add_argument("measurements", nargs="*")
    said = parser.parse_args()
    known = {
        "speed": speed.measure,
        "memory": memory.measure,
        "connections": connections.measure,
        "sign-ins": sign_ins.measure,
        "mixed": lambda server, table: mixed.measure(server, table, said.minutes, said.rate),
        "kills": lambda server, table: kills.measure(server, table, said.rounds),
    }
    table = Table()
    for name in said.measurements or known:
        if name not in known:
            parser.error(f"there is no '{name}'")
        print(f"--- {name}; load average {os.getloadavg()[0]:.1f}", flush=True)
        server = Server(said.server, said.data)
        try:
            known[name](server, table)
        finally:
            server.close()
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(main())
