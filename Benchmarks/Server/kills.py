"""The server is killed again and again while people write: what it acknowledged is there, and nothing twice.

Each person has a shopping list of their own, which a phone changes by operations with ids, a pantry in which one thing
becomes a gram more with each request, comments and a note. A request without an answer is sent again when the server is
back, as a phone does.
"""

import random
import string
import threading
import time
import uuid

from asking import Closed

WRITERS = 4
# So many seconds after people began to write the server is killed.
SOONEST, LATEST = 0.05, 0.8
# A request under a key whose process ended counts as under way for a minute. After that it is done, unless it was.
UNDER_WAY, SECONDS_UNDER_WAY = 409, 60


def word(number):
    """A word that no ingredient is called by, another one for each number."""
    letters = string.ascii_lowercase
    text = ""
    while True:
        number, place = divmod(number, len(letters))
        text = letters[place] + text
        if not number:
            return "zq" + text + "qz"


class Writer:
    def __init__(self, server, seed):
        self.person = server.person()
        self.server = server
        self.choose = random.Random(seed)
        self.count = 0
        # What must be there, what may be there, and what the note may say.
        self.things, self.comments = set(), set()
        self.grams, self.maybe_grams = 0, 0
        self.notes = {""}
        # Changes of the list without an answer, to be sent again as they were.
        self.pending = []
        self.unanswered, self.late = set(), set()
        self.acknowledged = self.repeated = 0
        self.faults = []

    def changes(self):
        added = []
        for _ in range(self.choose.randint(1, 4)):
            self.count += 1
            added.append((str(uuid.uuid4()), word(self.count)))
        return added

    def write(self, stop):
        """Writes until the server is gone."""
        try:
            connection = self.server.connect()
            if self.pending:
                self.repeated += 1
            while not stop.is_set():
                self.step(connection)
        except (Closed, OSError):
            pass

    def acknowledge(self, answer, path):
        if answer.status not in (200, 201):
            self.faults.append(f"{path} {answer.status} {answer.body[:200]!r}")
            return False
        self.acknowledged += 1
        return True

    def step(self, connection):
        if not self.pending:
            kind = self.choose.choice(["list", "list", "pantry", "comment", "note"])
        else:
            kind = "list"
        if kind == "list":
            self.pending = self.pending or self.changes()
            changes = [dict(id=id, at=0, change="add", thing=thing) for id, thing in self.pending]
            answer = self.person.send("POST", "/api/v1/shopping/changes", dict(changes=changes), connection)
            if self.acknowledge(answer, "shopping/changes"):
                self.things |= {thing for _, thing in self.pending}
                self.pending = []
        elif kind == "pantry":
            self.maybe_grams += 1
            answer = self.person.send("POST", "/api/v1/pantry", dict(things=["rice 1 g"]), connection)
            if self.acknowledge(answer, "pantry"):
                self.grams += 1
        elif kind == "comment":
            self.count += 1
            text = f"comment {self.count}"
            self.unanswered.add(text)
            answer = self.person.send("POST", "/api/v1/dishes/classic:negroni/remarks", dict(text=text), connection,
                                      **{"Idempotency-Key": text.replace(" ", "-")})
            if self.acknowledge(answer, "remarks"):
                self.unanswered.discard(text)
                self.comments.add(text)
        else:
            self.count += 1
            text = f"note {self.count}"
            self.notes.add(text)
            answer = self.person.send("PUT", "/api/v1/notes/classic:negroni", dict(text=text), connection)
            if self.acknowledge(answer, "notes"):
                self.notes = {text}

    def check(self):
        """What is lost and what is there twice, after the server has come back."""
        lost, doubled = [], []
        listed = [item["name"] for item in self.person.ask("GET", "/api/v1/shopping")["items"]]
        lost += [thing for thing in self.things if thing not in listed]
        doubled += [thing for thing in set(listed) if listed.count(thing) > 1]
        pantry = self.person.ask("GET", "/api/v1/pantry")["items"]
        grams = sum(item["quantity"] for item in pantry if item["name"] == "rice")
        if grams < self.grams:
            lost.append(f"{self.grams - grams} g of rice")
        if grams > self.maybe_grams:
            doubled.append(f"{grams - self.maybe_grams} g of rice")
        # What had no answer is there or not; from here on it is known.
        self.grams = self.maybe_grams = grams
        said = [item["text"] for item in self.person.ask("GET", "/api/v1/dishes/classic:negroni/remarks")["items"]]
        lost += [text for text in self.comments if text not in said]
        doubled += [text for text in set(said) if said.count(text) > 1]
        # The same request under its key does nothing a second time.
        for text in sorted(self.unanswered):
            answer = self.person.send("POST", "/api/v1/dishes/classic:negroni/remarks", dict(text=text), None,
                                      **{"Idempotency-Key": text.replace(" ", "-")})
            if answer.status == 201:
                self.comments.add(text)
            elif answer.status == UNDER_WAY:
                self.late.add(text)
            else:
                self.faults.append(f"again: {answer.status} {answer.body[:200]!r}")
        if self.unanswered:
            now = [item["text"] for item in self.person.ask("GET", "/api/v1/dishes/classic:negroni/remarks")["items"]]
            doubled += [text for text in self.unanswered if now.count(text) > 1]
        self.unanswered = set()
        return self.check_note(lost), doubled

    def send_late(self):
        """Sends again what was under way when the server was killed, a minute later: each of it must be there once."""
        for text in sorted(self.late):
            answer = self.person.send("POST", "/api/v1/dishes/classic:negroni/remarks", dict(text=text), None,
                                      **{"Idempotency-Key": text.replace(" ", "-")})
            if answer.status not in (201, UNDER_WAY):
                self.faults.append(f"late: {answer.status} {answer.body[:200]!r}")
        said = [item["text"] for item in self.person.ask("GET", "/api/v1/dishes/classic:negroni/remarks")["items"]]
        return [text for text in self.late if text not in said], [text for text in self.late if said.count(text) > 1]

    def check_note(self, lost):
        note = self.person.ask("GET", "/api/v1/notes/classic:negroni").get("text") or ""
        if note not in self.notes:
            lost.append(f"the note is '{note}', not one of {sorted(self.notes)}")
        self.notes = {note}
        return lost


def measure(server, table, rounds=100):
    writers = [Writer(server, number) for number in range(WRITERS)]
    choose = random.Random(1)
    lost, doubled, starts = [], [], []
    for number in range(rounds):
        stop = threading.Event()
        threads = [threading.Thread(target=writer.write, args=(stop,)) for writer in writers]
        for thread in threads:
            thread.start()
        time.sleep(choose.uniform(SOONEST, LATEST))
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        starts.append(server.start())
        for writer in writers:
            missing, twice = writer.check()
            lost += [f"round {number}: {text}" for text in missing]
            doubled += [f"round {number}: {text}" for text in twice]
    time.sleep(SECONDS_UNDER_WAY + 1)
    for writer in writers:
        missing, twice = writer.send_late()
        lost += [f"a minute later: {text}" for text in missing]
        doubled += [f"a minute later: {text}" for text in twice]
    faults = sum((writer.faults for writer in writers), [])
    for text in (lost + doubled + faults)[:20]:
        print(text, flush=True)
    print(f"{rounds} kills, {sum(writer.acknowledged for writer in writers)} acknowledged requests, "
          f"{sum(len(writer.things) for writer in writers)} changes of lists, "
          f"{sum(writer.repeated for writer in writers)} times sent again, "
          f"{sum(len(writer.late) for writer in writers)} under their keys a minute later", flush=True)
    table.must("acknowledged changes that were lost", len(lost), 0)
    table.must("changes that are there twice", len(doubled), 0)
    table.must("requests refused", len(faults), 0)
    table.row("longest start after a kill", max(starts), unit=" s")
