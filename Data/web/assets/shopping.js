// The shopping list where there may be no network: what is pressed is kept here first, and sent then.
import {person, refresh} from "./app.js";
import {Outbox, after} from "./list.js";

const opened = new Promise((done, fail) => {
  const request = indexedDB.open("kitchen", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("changes", {keyPath: "id"});
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

const work = async (mode, body) => {
  const transaction = (await opened).transaction("changes", mode);
  const request = body(transaction.objectStore("changes"));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request?.result);
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });
};

const store = {
  // What somebody else on this phone could not send waits for them.
  all: async () => (await work("readonly", (changes) => changes.getAll())).filter((one) => one.person === person),
  put: (items) => work("readwrite", (changes) => items.forEach((item) => changes.put({...item, person}))),
  remove: (ids) => work("readwrite", (changes) => ids.forEach((id) => changes.delete(id))),
};

const clock = {
  now: Date.now,
  get offset() { return Number(localStorage.getItem("offset")); },
  set offset(milliseconds) { localStorage.setItem("offset", milliseconds); },
  get last() { return Number(localStorage.getItem("last")); },
  set last(milliseconds) { localStorage.setItem("last", milliseconds); },
};

const post = async (changes) => {
  const answer = await fetch("/api/v1/shopping/changes", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({changes}),
  });
  if (answer.ok) return answer.json();
  const {field} = await answer.json().catch(() => ({}));
  throw Object.assign(new Error(answer.status), {place: /^changes\[(\d+)\]/.exec(field)?.[1]});
};

const outbox = new Outbox(store, post, clock);
const list = () => document.querySelector("[data-shopping]");
const numbers = (row) => (row.dataset.entries ?? "").split(" ").filter(Boolean).map(Number);

const row = ({id, thing}) => {
  const copy = document.getElementById("added-row").content.firstElementChild.cloneNode(true);
  copy.dataset.added = id;
  copy.querySelector(".t").textContent = thing;
  for (const button of copy.querySelectorAll("button")) button.value = thing;
  return copy;
};

/** Makes the list say what was changed here. */
const apply = async () => {
  if (!list()) return;
  const changes = await store.all();
  const bar = document.querySelector("[data-waiting]");
  const waiting = changes.filter(({isSent}) => !isSent).length;
  if (bar) {
    const [one, many] = bar.dataset.waiting.split("|");
    bar.hidden = !waiting;
    bar.textContent = (waiting === 1 ? one : many).replace("#", waiting);
  }
  const rows = [...document.querySelectorAll(".item[data-entries]")];
  const entries = new Map(rows.flatMap((row) => {
    const isTicked = row.dataset.ticked === "true";
    return numbers(row).map((number) => [number, isTicked]);
  }));
  const {ticked, gone, added} = after(entries, changes);
  const press = (row, keys) => {
    row.hidden = keys.every((key) => gone.has(key));
    const isTicked = keys.filter((key) => !gone.has(key)).every((key) => ticked.get(key));
    row.querySelector(".tick").setAttribute("aria-pressed", isTicked);
  };
  for (const row of rows) press(row, numbers(row));
  const place = document.getElementById("added");
  place.hidden = !added.length;
  place.querySelector("ul").replaceChildren(...added.map(row));
  for (const row of place.querySelectorAll(".item")) press(row, [row.dataset.added]);
};

/** Sends what waits; then the page is fetched that knows of it. What the list does not say yet stays here as well. */
const send = async () => {
  const isDone = await outbox.send().catch(() => false);
  await apply();
  const ids = await outbox.sent();
  if (!ids.length) return isDone;
  try {
    const isList = Boolean(list());
    if ((await refresh()) && isList) await outbox.forget(ids);
    if (!isList) navigator.serviceWorker?.controller?.postMessage({fetch: ["/shopping"]});
  } catch {
    // The next one who comes by does it.
  }
  return isDone;
};

/** For somebody who leaves: true when nothing of theirs waits any more, or may go. */
export const leave = async (mayGo) => {
  await outbox.send().catch(() => false);
  if ((await outbox.waiting()).length && !mayGo()) return false;
  await outbox.forget((await store.all()).map(({id}) => id));
  return true;
};

const kinds = {
  "/shopping/tick": "tick", "/shopping/untick": "untick", "/shopping/remove": "remove", "/shopping/add": "add",
  "/shopping/write": "add",
};

/** What a button does to the list. */
const changes = (change, form, button) => {
  if (change === "add") {
    const text = button?.name === "things" ? button.value : form.elements.text.value;
    return text.split(/,(?!\d)/).map((thing) => thing.trim()).filter(Boolean).map((thing) => ({change, thing}));
  }
  const item = button.closest(".item");
  // Pressed again before the page says so, it is taken back.
  const isTicked = button.getAttribute("aria-pressed") === "true";
  const now = change === "remove" ? change : isTicked ? "untick" : "tick";
  if (item.dataset.added) return [{change: now, added: item.dataset.added}];
  return numbers(item).map((entry) => ({change: now, entry}));
};

let hasStore = false;

addEventListener("submit", async (event) => {
  const {target: form, submitter} = event;
  const path = new URL(submitter?.getAttribute("formaction") || form.getAttribute("action") || "/", location.href).pathname;
  const kind = kinds[path];
  if (!kind || !hasStore) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  await outbox.add(...changes(kind, form, submitter));
  form.reset();
  // What a plan needs is shown there.
  if (!list() && !submitter?.name) return location.assign("/shopping");
  // Where the server answers at once, the page says what it has.
  await Promise.race([send(), new Promise((done) => setTimeout(done, 700))]);
  if (path === "/shopping/add") Object.assign(submitter, {disabled: true}).classList.add("listed");
  await apply();
}, true);

// Others who share the list change it too.
let events = null, timer;

const listen = () => {
  events?.close();
  events = null;
  if (document.hidden || !list()) return;
  events = new EventSource("/api/v1/events");
  events.addEventListener("shopping", () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh().catch(() => {}), 50);
  });
  // A proxy before a server that is gone ends it.
  events.addEventListener("error", ({target}) => {
    if (target.readyState === EventSource.CLOSED) setTimeout(listen, 10_000);
  });
  // What waits can go after an outage, and what others did before somebody listened is not told.
  events.addEventListener("open", async () => {
    await send().then(refresh).catch(() => {});
    document.documentElement.dataset.live = "";
  });
};

const wake = async () => {
  if (!document.hidden) await send();
  listen();
};

try {
  await opened;
  hasStore = true;
  // What the page before had just sent stands on the list already. On other pages somebody may write by now.
  await Promise.race([list() ? send() : outbox.send().catch(() => {}), new Promise((done) => setTimeout(done, 1500))]);
  await apply();
  listen();
  document.addEventListener("shown", apply);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  setInterval(async () => {
    if (!document.hidden && (await outbox.waiting()).length) await send();
  }, 5000);
} catch {
  // Without a store the forms do it.
}
document.documentElement.dataset.ready = "";
