#!/usr/bin/env python3
"""Builds one peer's index, or asks it, in a process of its own; prints one JSON object.

    measure.py build MODULE.CLASS --corpus DIR --folder DIR
    measure.py time  MODULE.CLASS --corpus DIR --folder DIR --answers DIR [--quick]
    measure.py cold  MODULE.CLASS --folder DIR ID...

`build` is timed from the corpus in memory to the index on disk. `time` writes the answers and
gives the nanoseconds of every query, `passes × queries` for each cell. `cold` prints one answer.
"""
import gc
import importlib
import json
import sys
from array import array
from pathlib import Path
from time import perf_counter_ns

from arguments import Parser
from cells import ANSWER_ROWS, CELLS, file_name, read_pantries

PASSES = 3
WARM_NS = 500_000_000
SLOW_NS = 100_000_000
SLOW_QUERIES = 20
QUICK_QUERIES = 10


def engine_class(name):
    module, _, attribute = name.partition(".")
    return getattr(importlib.import_module(f"peers.{module}"), attribute)


def build(engine, corpus_folder, folder):
    from corpus import read_corpus

    corpus = read_corpus(corpus_folder)
    start = perf_counter_ns()
    engine.build(corpus, folder)
    return {"build_s": (perf_counter_ns() - start) / 1e9}


def time_cells(engine, corpus_folder, folder, answers_folder, quick):
    opened = engine(folder)
    gc.disable()
    cells = {}
    for cell in CELLS:
        pantries = read_pantries(corpus_folder, cell)
        if quick:
            pantries = pantries[:QUICK_QUERIES]
        passes, answers = time_cell(opened, pantries, 0 if quick else WARM_NS)
        write_answers(answers_folder / file_name(cell), answers)
        cells[cell] = passes
        gc.collect()
    return {"version": engine.version(), "cells": cells}


def time_cell(opened, pantries, warm_ns):
    """The nanoseconds of each pass, and the answers of the last.

    An engine that takes more than SLOW_NS for the second and third query is asked once,
    SLOW_QUERIES queries; any other is first asked everything once, and for at least `warm_ns`.
    """
    first, _ = time_pass(opened, pantries[:3])
    if min(first[1:], default=0) > SLOW_NS:
        nanoseconds, answers = time_pass(opened, pantries[:SLOW_QUERIES])
        return [nanoseconds], answers
    until = perf_counter_ns() + warm_ns
    time_pass(opened, pantries)
    while perf_counter_ns() < until:
        time_pass(opened, pantries)
    timed = [time_pass(opened, pantries) for _ in range(PASSES)]
    return [nanoseconds for nanoseconds, _ in timed], timed[-1][1]


def time_pass(opened, pantries):
    nanoseconds, answers = [], []
    for pantry in pantries:
        start = perf_counter_ns()
        answer = opened.answer(pantry)
        nanoseconds.append(perf_counter_ns() - start)
        answers.append(answer)
    return nanoseconds, answers


def write_answers(path, answers):
    values = array("i")
    for answer in answers:
        rows = list(answer) + [(-1, -1, -1)] * (ANSWER_ROWS - len(answer))
        for row in rows:
            values.extend(row)
    if sys.byteorder == "big":
        values.byteswap()
    path.write_bytes(values.tobytes())


def main():
    parser = Parser(__doc__)
    parser.add_argument("action", choices=("build", "time", "cold"))
    parser.add_argument("engine")
    parser.add_argument("pantry", nargs="*", type=int, metavar="ID")
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--answers", type=Path)
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()

    engine = engine_class(arguments.engine)
    if arguments.action == "build":
        result = build(engine, arguments.corpus, arguments.folder)
    elif arguments.action == "time":
        result = time_cells(
            engine, arguments.corpus, arguments.folder, arguments.answers, arguments.quick
        )
    else:
        result = {"answer": engine(arguments.folder).answer(arguments.pantry)}
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
