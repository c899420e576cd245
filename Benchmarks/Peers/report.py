"""The figures as JSON and as Markdown tables."""
import json
import os
import platform
from datetime import datetime, timezone
from pathlib import Path

from cells import CELLS, InputError
from corpus import STAPLES
from measure import PASSES, SLOW_NS, SLOW_QUERIES

ORDERS = {
    "full": "missing ↑, plain ↑, breadth ↓, renown ↓, weight ↓, id ↑",
    "simple": "missing ↑, matched ↓, id ↑",
}


def conditions(corpus, commit, quick):
    """When and where, and on what."""
    return {
        "date": datetime.now(timezone.utc).strftime("%Y-%m-%d at %H:%M UTC"),
        "commit": commit,
        "quick": quick,
        "machine": {
            "cpu": processor(),
            "cores": os.cpu_count(),
            "memory_gb": round(memory_bytes() / 1e9, 1),
            "system": platform.platform(),
            "python": platform.python_version(),
            "load_at_start": round(os.getloadavg()[0], 2),
        },
        "corpus": {
            "recipes": corpus.count,
            "ingredients": corpus.vocabulary,
            "entries_without_staples": len(corpus.ids),
            "staples": STAPLES,
        },
    }


def processor():
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []  # Only Linux has it.
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def memory_bytes():
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def read_ours(path):
    """The figures of our own engine, written by its benchmark.

    {"engine": NAME, "cells": {"base-2": {"p50_us": …, "p99_us": …}, …}, "build_s": …,
    "bytes_per_recipe": …}; `cold_ms` and `version` may be there as well.
    """
    remedy = "write it by the match benchmark on the same corpus"
    try:
        ours = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: {error}; {remedy}") from error
    if not isinstance(ours, dict) or not isinstance(ours.get("engine"), str):
        raise InputError(f"{path}: it has no 'engine'; {remedy}")
    cells = ours.get("cells")
    if not isinstance(cells, dict):
        raise InputError(f"{path}: it has no 'cells'; {remedy}")
    for cell in CELLS:
        for figure in ("p50_us", "p99_us"):
            value = cells[cell].get(figure) if isinstance(cells.get(cell), dict) else None
            if isinstance(value, bool) or not isinstance(value, (int, float)) or value <= 0:
                raise InputError(f"{path}: {cell} has no '{figure}'; {remedy}")
    return ours


def markdown(report):
    measured = [peer for peer in report["peers"] if peer["status"] == "measured"]
    ours = [report["ours"]] if report["ours"] else []
    parts = [
        heading(report),
        "## p50, ms a query",
        times(report["peers"], ours, "p50_us"),
        *([ratios(measured, report["ours"])] if ours else []),
        "## p99, ms a query",
        times(report["peers"], ours, "p99_us"),
        "## Building, size, cold start, answers",
        other_figures(measured, ours),
        "## Methods",
        methods(report["peers"]),
    ]
    return "\n\n".join(parts) + "\n"


def heading(report):
    machine, corpus = report["machine"], report["corpus"]
    commit = f"commit {report['commit']}" if report["commit"] else "an unknown commit"
    lines = [
        "# The same questions to other engines",
        "",
        f"We ran this benchmark on {report['date']}, with {commit}. The machine had "
        f"{machine['cores']} cores ({machine['cpu']}) and {machine['memory_gb']} GB of memory, and ran "
        f"{machine['system']} and Python {machine['python']}. The load of the machine at the start was "
        f"{machine['load_at_start']}.",
        "",
        f"The corpus has {corpus['recipes']:,} recipes, {corpus['ingredients']:,} ingredients, and "
        f"{corpus['entries_without_staples']:,} ingredient entries without the {corpus['staples']} staples. "
        "Each engine finds the best 20 recipes for each pantry on one core. The times are measured "
        f"inside the process after a warm-up, and the figure for a query is the median of {PASSES} "
        "passes. With so few queries, p99 is the slowest query.",
    ]
    if report["quick"]:
        lines += [
            "",
            "This was a quick run, with few queries and little warm-up. Do not quote its figures.",
        ]
    return "\n".join(lines)


def times(peers, ours, figure):
    rows = [
        [f"**{each['engine']}**", *(milliseconds(each["cells"][cell][figure]) for cell in CELLS)]
        for each in ours
    ]
    notes = []
    for peer in peers:
        if peer["status"] != "measured":
            rows.append([peer["name"], *["–"] * len(CELLS)])
            notes.append(f"{peer['name']}: {peer['status']}: {peer['reason']}")
            continue
        name = peer["name"]
        if peer["order"] != "full":
            name += " ¹"
        if peer["differing_rows"]:
            name += " ≠"
            notes.append(
                f"≠ {peer['name']}: {peer['differing_rows']:,} of {peer['compared_rows']:,} rows "
                "differ from the correct answer."
            )
        cells = (peer["cells"][cell] for cell in CELLS)
        rows.append(
            [
                name,
                *(milliseconds(each[figure]) + (" †" if is_short(each) else "") for each in cells),
            ]
        )
    if any(peer["order"] != "full" for peer in peers):
        notes.insert(0, f"¹ This engine sorts in the simpler order: {ORDERS['simple']}.")
    if any(is_short(each) for peer in peers for each in peer.get("cells", {}).values()):
        limit = SLOW_NS // 1_000_000
        notes.append(
            f"† Each query took more than {limit} ms, so the benchmark ran only {SLOW_QUERIES} "
            "queries, once each."
        )
    return "\n\n".join([table(["", *CELLS], rows), *notes])


def is_short(cell):
    return cell["passes"] == 1


def ratios(peers, ours):
    """How many times as long the fastest peer takes, with all peers and with the same order."""
    right = [peer for peer in peers if not peer["differing_rows"]]
    same_order = [peer for peer in right if peer["order"] == "full"]
    rows = []
    for label, chosen in (("same order", same_order), ("any order", right)):
        if chosen:
            rows.append([f"fastest peer ÷ ours, {label}", *(ratio(chosen, ours, c) for c in CELLS)])
    return "\n\n".join(["## The fastest peer against ours, p50", table(["", *CELLS], rows)])


def ratio(peers, ours, cell):
    fastest = min(peers, key=lambda peer: peer["cells"][cell]["p50_us"])
    times_ours = fastest["cells"][cell]["p50_us"] / ours["cells"][cell]["p50_us"]
    return f"{digits(times_ours)} ({fastest['name']})"


def other_figures(peers, ours):
    columns = ["", "version", "build s", "index MB", "bytes a recipe", "cold ms", "rows differing"]
    rows = [
        [
            f"**{each['engine']}**",
            str(each.get("version", "–")),
            optional(each.get("build_s")),
            "–",
            optional(each.get("bytes_per_recipe")),
            optional(each.get("cold_ms")),
            "–",
        ]
        for each in ours
    ]
    for peer in peers:
        rows.append(
            [
                peer["name"],
                peer["version"],
                *(digits(peer[key]) for key in ("build_s", "index_mb", "bytes_per_recipe")),
                digits(peer["cold_ms"]),
                f"{peer['differing_rows']:,} of {peer['compared_rows']:,}",
            ]
        )
    return table(columns, rows)


def methods(peers):
    lines = [
        f"- **{peer['name']}**: {peer['method']} The recipes are sorted by {ORDERS[peer['order']]}."
        for peer in peers
    ]
    return "\n".join(lines)


def table(columns, rows):
    rule = ["---"] + ["---:"] * (len(columns) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [columns, rule, *rows])


def milliseconds(microseconds):
    return digits(microseconds / 1000)


def optional(value):
    return "–" if value is None else digits(value)


def digits(value):
    """Three significant digits, without an exponent."""
    limits = (100, 10, 1, 0.1, 0.01, 0.001)
    places = next((n for n, least in enumerate(limits) if value >= least), len(limits))
    return f"{value:,.{places}f}"


def write_report(path, report, text):
    """Writes the Markdown to `path` and the figures beside it, with the ending .json."""
    try:
        path.with_suffix(".md").write_text(text, encoding="utf-8")
        path.with_suffix(".json").write_text(
            json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
        )
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}; name a file in a folder that is") from error
