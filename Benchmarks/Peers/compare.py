#!/usr/bin/env python3
"""Builds every peer on one corpus, asks it the corpus's pantries, checks the answers and reports.

The report is Markdown, on standard output; `--out FILE` writes it to FILE and the figures beside it
as JSON. `run` calls this with an environment in which the packages are.
"""
import statistics
import sys
import tempfile
from pathlib import Path

from arguments import Parser
from catalogue import PEERS
from cells import ANSWER_ROWS, CELLS, InputError, file_name, read_pantries
from corpus import read_corpus
from measure import QUICK_QUERIES
from oracle import Oracle, differing_rows, read_answers
from report import conditions, markdown, read_ours, write_report
from runners import (
    LuceneRunner,
    NotInstalled,
    PeerError,
    PythonRunner,
    empty_folder,
    folder_bytes,
    require,
)

COLD_CELL = "base-10"
COLD_STARTS = 5


class Comparison:
    def __init__(self, environment, corpus_folder, work, quick):
        self.environment, self.corpus_folder = environment, corpus_folder
        self.work, self.quick = work, quick
        self.corpus = read_corpus(corpus_folder)
        self.expected = {}
        self.built = {}
        self.python = PythonRunner(corpus_folder)
        self.lucene = None

    def judge_pantries(self):
        oracle = Oracle(self.corpus)
        for cell in CELLS:
            say(f"judging every recipe for {cell} ...")
            pantries = read_pantries(self.corpus_folder, cell)
            if self.quick:
                pantries = pantries[:QUICK_QUERIES]
            self.expected[cell] = oracle.expected(pantries)

    def figures(self, peer):
        """What is said of a peer: figures, or a reason why there are none."""
        said = {"key": peer.key, "name": peer.name, "method": peer.method, "order": peer.order}
        try:
            require(self.environment, peer.package)
            return {**said, "status": "measured", **self.measured(peer)}
        except NotInstalled as error:
            return {**said, "status": "not installed", "reason": str(error)}
        except PeerError as error:
            return {**said, "status": "failed", "reason": str(error)}

    def measured(self, peer):
        runner = self.runner(peer)
        folder = self.work / "indexes" / peer.index
        if peer.index not in self.built:
            say(f"building {peer.index} ...")
            self.built[peer.index] = runner.build(peer, empty_folder(folder))["build_s"]
        answers = empty_folder(self.work / "answers")
        say(f"asking {peer.name} ...")
        result = runner.time(peer, folder, answers, self.quick)
        size = folder_bytes(folder)
        cells = {
            cell: self.cell(peer, passes, answers / file_name(cell), cell)
            for cell, passes in result["cells"].items()
        }
        return {
            "version": result["version"],
            "build_s": round(self.built[peer.index], 2),
            "index_mb": round(size / 1e6, 2),
            "bytes_per_recipe": round(size / self.corpus.count, 1),
            "cold_ms": round(self.cold_ms(runner, peer, folder), 1),
            "differing_rows": sum(each["differing_rows"] for each in cells.values()),
            "compared_rows": sum(each["queries"] * ANSWER_ROWS for each in cells.values()),
            "cells": cells,
        }

    def runner(self, peer):
        if peer.package != "lucene":
            return self.python
        if self.lucene is None:
            self.lucene = LuceneRunner(
                self.environment, self.corpus, self.corpus_folder, self.work
            )
        return self.lucene

    def cell(self, peer, passes, path, cell):
        queries = len(passes[0])
        microseconds = sorted(statistics.median(each) / 1000 for each in zip(*passes))
        expected = self.expected[cell][peer.order][:queries]
        return {
            "p50_us": round(statistics.median(microseconds), 2),
            "p99_us": round(microseconds[-(-99 * queries // 100) - 1], 2),
            "queries": queries,
            "passes": len(passes),
            "differing_rows": differing_rows(read_answers(path, queries), expected),
        }

    def cold_ms(self, runner, peer, folder):
        pantries = read_pantries(self.corpus_folder, COLD_CELL)[: COLD_STARTS + 1]
        # The first start compiles bytecode and brings files into memory.
        seconds = [runner.cold(peer, folder, pantry) for pantry in pantries][1:]
        return statistics.median(seconds) * 1000


def say(text):
    print(text, file=sys.stderr, flush=True)


def main():
    parser = Parser(__doc__, prog="run")
    parser.add_argument("--corpus", type=Path, required=True, help="folder of a flat corpus")
    parser.add_argument("--out", type=Path, help="Markdown file; its .json is written beside it")
    parser.add_argument("--ours", type=Path, help="figures of whatcanimake on the same corpus")
    parser.add_argument("--commit", help="the commit they belong to")
    parser.add_argument("--quick", action="store_true", help="10 queries a cell, little warm-up")
    parser.add_argument(
        "--peer", action="append", choices=[peer.key for peer in PEERS], help="only this; repeat"
    )
    parser.add_argument("--environment", type=Path, required=True, help="kept for the next run")
    arguments = parser.parse_args()

    ours = read_ours(arguments.ours) if arguments.ours else None
    chosen = [peer for peer in PEERS if not arguments.peer or peer.key in arguments.peer]
    with tempfile.TemporaryDirectory(dir=arguments.environment) as work:
        comparison = Comparison(
            arguments.environment, arguments.corpus.resolve(), Path(work), arguments.quick
        )
        report = conditions(comparison.corpus, arguments.commit, arguments.quick)
        comparison.judge_pantries()
        report["peers"] = [comparison.figures(peer) for peer in chosen]
    report["ours"] = ours
    text = markdown(report)
    print(text, end="")
    if arguments.out:
        write_report(arguments.out, report, text)
    wrong = any(
        peer["status"] == "failed" or peer.get("differing_rows") for peer in report["peers"]
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except InputError as error:
        sys.exit(str(error))
