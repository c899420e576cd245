"""How a peer is built and asked: commands, each a process of its own on one core."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from cells import CELLS, file_name
from corpus import little_endian
from measure import PASSES, QUICK_QUERIES, SLOW_NS, SLOW_QUERIES, WARM_NS

HERE = Path(__file__).resolve().parent
LONGEST_SECONDS = 3600
LUCENE_PARTS = ("core", "queries", "sandbox")
ONE_THREAD = {
    name: "1"
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "RAYON_NUM_THREADS")
}


class PeerError(Exception):
    """Why a peer has no figures, in one line."""


class NotInstalled(PeerError):
    """Why a package is not there."""


class PythonRunner:
    """Peers in Python, through `measure.py`."""

    def __init__(self, corpus_folder):
        self.corpus_folder = corpus_folder

    def build(self, peer, folder):
        return self.ask("build", peer, folder, "--corpus", self.corpus_folder)

    def time(self, peer, folder, answers, quick):
        more = ["--quick"] if quick else []
        return self.ask(
            "time", peer, folder, "--corpus", self.corpus_folder, "--answers", answers, *more
        )

    def cold(self, peer, folder, pantry):
        return seconds_to_answer(command_line("cold", peer, folder, *pantry))

    def ask(self, action, peer, folder, *arguments):
        return json_of(command_line(action, peer, folder, *arguments))


class LuceneRunner:
    """The ways of Lucene, compiled into the work folder when the first is asked for."""

    def __init__(self, environment, corpus, corpus_folder, work):
        self.corpus, self.corpus_folder, self.work = corpus, corpus_folder, work
        self.libraries = lucene_libraries(environment)
        self.java = None

    def build(self, peer, folder):
        prepared = self.work / "prepared"
        prepared.mkdir(exist_ok=True)
        for name in ("offsets", "ids", "marks", "weights"):
            data = little_endian(getattr(self.corpus, name))
            (prepared / f"{name}.bin").write_bytes(data)
        return json_of([*self.program(), "build", prepared, folder])

    def time(self, peer, folder, answers, quick):
        settings = [10**9, PASSES, WARM_NS, SLOW_NS, SLOW_QUERIES]
        if quick:
            settings[0], settings[2] = QUICK_QUERIES, 0
        files = [f"{cell}={file_name(cell)}" for cell in CELLS]
        asked = ["time", peer.engine, self.work / "prepared", folder]
        places = [self.corpus_folder, answers]
        return json_of([*self.program(), *asked, *places, *settings, *files])

    def cold(self, peer, folder, pantry):
        asked = ["cold", peer.engine, self.work / "prepared", folder]
        return seconds_to_answer([*self.program(), *asked, *pantry])

    def program(self):
        if self.java is None:
            classes = self.work / "classes"
            path = os.pathsep.join(map(str, self.libraries))
            sources = sorted((HERE / "lucene").glob("*.java"))
            run(["javac", "-d", classes, "-cp", path, *sources])
            path = os.pathsep.join([str(classes), path])
            self.java = ["java", "-Xms1g", "-Xmx8g", "-XX:+UseSerialGC", "-cp", path, "LucenePeer"]
        return self.java


def command_line(action, peer, folder, *arguments):
    start = [sys.executable, HERE / "measure.py", action, peer.engine]
    return [*start, *arguments, "--folder", folder]


def lucene_libraries(environment):
    """The jars of the environment, else of the system; in the order of LUCENE_PARTS."""
    for folder in (environment / "lucene" / "usr" / "share" / "java", Path("/usr/share/java")):
        found = [sorted(folder.glob(f"lucene-{part}-8*.jar"))[:1] for part in LUCENE_PARTS]
        if all(found):
            return [jar for jars in found for jar in jars]
    raise NotInstalled("no jars of Lucene 8")


def require(environment, package):
    """Throws what `run` noted when it could not get the package."""
    note = environment / "missing" / package
    if package and note.exists():
        raise NotInstalled(note.read_text(encoding="utf-8").strip())


def json_of(command):
    output = run(command)
    try:
        return json.loads(output)
    except ValueError as error:
        raise PeerError(f"its output is no JSON: {output[:80]!r}") from error


def run(command):
    """What a command prints; the line that names an error is ours when it fails."""
    try:
        done = subprocess.run(
            list(map(str, command)),
            capture_output=True,
            text=True,
            env={**os.environ, **ONE_THREAD},
            preexec_fn=hold_to_one_core,
            timeout=LONGEST_SECONDS,
        )
    except subprocess.TimeoutExpired as error:
        raise PeerError(f"not done within {LONGEST_SECONDS} s") from error
    if done.returncode:
        raise PeerError(complaint(done.stderr) or f"exit code {done.returncode}")
    return done.stdout


def complaint(text):
    """The last line that names an error, else the last line; a trace and its quotes are not it."""
    lines = [line for line in text.splitlines() if line.strip()]
    named = [
        line
        for line in lines
        if line[0] != " " and any(word in line for word in ("Error", "Exception", " error: "))
    ]
    return (named or lines or [""])[-1]


def seconds_to_answer(command):
    """From the start of a process to its first line."""
    start = perf_counter()
    with subprocess.Popen(
        list(map(str, command)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **ONE_THREAD},
        preexec_fn=hold_to_one_core,
    ) as process:
        line = process.stdout.readline()
        seconds = perf_counter() - start
        process.stdout.read()
    if process.returncode or not line.startswith(b'{"answer"'):
        raise PeerError("no answer from a cold start")
    return seconds


def hold_to_one_core():
    """Threads that a library starts unasked share one core with the rest of it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def folder_bytes(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def empty_folder(folder):
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder
