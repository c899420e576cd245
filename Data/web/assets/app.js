// What a page does beyond its forms and links.
const said = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? "";
export const person = said("person");
const worker = () => navigator.serviceWorker?.controller;

/** The field that somebody is typing into, if they typed since its form was sent. */
const typed = () => {
  const field = document.activeElement;
  return field?.matches?.("input[id],textarea[id]") && field.value !== (field.sent ?? field.defaultValue) && field;
};

/** What stands for the page that is shown. */
let tag = "";

/** Puts a page that was fetched in the place of the one that is shown; what is being typed stays. */
const show = async (answer) => {
  const text = await answer.text();
  tag = answer.headers.get("etag");
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const main = fresh.getElementById("main");
  if (!main) return location.assign(answer.url);
  const field = typed();
  const focused = document.activeElement;
  const key = focused && [focused.id, focused.getAttribute("formaction"), focused.value];
  // Whoever asks looks at the first answers; the rest is drawn a frame later.
  if (focused?.closest(".ask")) {
    main.classList.add("first");
    requestAnimationFrame(() => setTimeout(() => main.classList.remove("first")));
  }
  document.getElementById("main").replaceWith(main);
  if (document.title !== fresh.title)
    for (const part of [".top", ".tabs"]) document.querySelector(part).replaceWith(fresh.querySelector(part));
  document.title = fresh.title;
  // What a form could not do is said at the address where it stands.
  if (answer.ok && answer.url !== location.href) history.pushState(null, "", answer.url);
  if (answer.ok) worker()?.postMessage({page: answer.url, text, headers: [...answer.headers]});
  const again = key && (key[0] ? document.getElementById(key[0])
    : [...main.querySelectorAll("button")].find((button) => button.value === key[2]
      && (button.getAttribute("formaction") || "").startsWith((key[1] || "-").replace(/\/none$/, ""))));
  again?.focus({preventScroll: true});
  start(main);
  document.dispatchEvent(new Event("shown"));
  if (!field || !again || again.tagName !== field.tagName) return;
  again.value = field.value;
  again.setSelectionRange(field.selectionStart, field.selectionEnd);
};

const request = (form, button) => {
  const data = new URLSearchParams(new FormData(form, button));
  for (const [name, value] of [...data]) if (value === "") data.delete(name, value);
  const action = new URL(button?.getAttribute("formaction") || form.getAttribute("action"), location.href);
  if ((form.getAttribute("method") || "get").toLowerCase() === "post")
    return [action, {method: "POST", body: data}];
  action.search = data;
  return [action, {}];
};

// Changes are sent one after the other. Of pages asked for meanwhile only the last is shown.
let asked = 0, changes = Promise.resolve();

const get = (address, options) => changes.then(() => fetch(address, {headers: {accept: "text/html"}, ...options}));

/** Shows what an address answers, unless something else is asked for before it comes. */
const visit = async (address, options) => {
  const turn = ++asked, work = get(address, options);
  if (options?.method) changes = work.catch(() => {});
  const answer = await work;
  if (turn === asked) await show(answer);
};

let refreshing = null, isStale = false;

/**
 * Shows the page as it is when this is asked or later, where it is another one; false where somebody went on meanwhile.
 * One is fetched at a time: what was fetched first may come last.
 */
export const refresh = () => {
  isStale = true;
  refreshing ??= (async () => {
    let isShown = false;
    while (isStale) {
      isStale = false;
      const turn = asked, answer = await get(location.href);
      isShown = turn === asked;
      if (isShown && (!tag || answer.headers.get("etag") !== tag)) await show(answer);
    }
    return isShown;
  })().finally(() => { refreshing = null; });
  return refreshing;
};

let isPlain = false;

addEventListener("submit", async (event) => {
  if (isPlain) return;
  const {target: form, submitter} = event;
  const [address, options] = request(form, submitter);
  if (address.pathname === "/signout") return signOut(event, form, submitter);
  // This changes more than a page, or sends a file.
  if (form.enctype[0] === "m" || /^\/(sign|household|settings|undo|account|invite)/.test(address.pathname)) return;
  event.preventDefault();
  for (const field of form.querySelectorAll("input,textarea")) field.sent = field.value;
  if (form.matches("[data-complete]")) add(form);
  const heart = submitter?.closest(".heart"), was = heart?.getAttribute("aria-pressed");
  heart?.setAttribute("aria-pressed", was !== "true");
  try {
    await visit(address, options);
  } catch {
    if (heart) return heart.setAttribute("aria-pressed", was);
    // The browser says what is wrong with the network.
    if (!options.method) return location.assign(address);
    isPlain = true;
    form.requestSubmit(submitter);
  }
});

/** Adds what was typed at once; the answers come with its chip. */
const add = (form) => {
  const field = form.querySelector("input:not([type=hidden])");
  for (const name of field.value.split(",").map((name) => name.trim()).filter(Boolean)) {
    const hidden = Object.assign(document.createElement("input"), {type: "hidden", name: field.name, value: name});
    const item = document.createElement("li"), chip = document.createElement("span");
    Object.assign(chip, {className: "coming", textContent: name});
    item.append(chip);
    form.prepend(hidden);
    form.querySelector(".chips").append(item);
  }
  field.value = field.sent = "";
};

addEventListener("click", async (event) => {
  const link = event.target.closest?.(".chip,.pill,.buy a,.step a,.switch a");
  if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  const address = new URL(link.href);
  if (address.pathname !== location.pathname || address.pathname === "/random") return;
  event.preventDefault();
  try {
    await visit(address);
  } catch {
    location.assign(link.href);
  }
});

addEventListener("popstate", () => location.reload());

/** Signs out when the server has what was changed here. */
const signOut = async (event, form, submitter) => {
  if (!person) return;
  event.preventDefault();
  const {leave} = await import("./shopping.js");
  if (!(await leave(() => confirm(said("unsent"))))) return;
  isPlain = true;
  form.requestSubmit(submitter);
};

// On the phone: a card is swiped away as its heart is pressed.
let swipe = null;

addEventListener("touchstart", ({target, touches: [touch, other]}) => {
  const card = target.closest?.("[data-swipe] .card");
  swipe = card && !other ? {card, x: touch.clientX, y: touch.clientY, by: 0} : null;
}, {passive: true});

addEventListener("touchmove", ({touches: [touch]}) => {
  if (!swipe) return;
  const by = touch.clientX - swipe.x;
  if (!swipe.by && Math.abs(by) < Math.max(12, 2 * Math.abs(touch.clientY - swipe.y))) return;
  swipe.by = by;
  swipe.card.style.transform = `translateX(${by}px)`;
}, {passive: true});

for (const end of ["touchend", "touchcancel"]) addEventListener(end, () => {
  if (!swipe) return;
  const {card, by} = swipe;
  swipe = null;
  if (end === "touchend" && Math.abs(by) > card.offsetWidth / 3) card.querySelector(".heart")?.click();
  else card.style.transform = "";
});

// What no page knows of its browser.
let install = null;

addEventListener("beforeinstallprompt", (event) => {
  install = event;
  start(document);
});

addEventListener("click", (event) => {
  const at = (what) => event.target.closest?.(what);
  if (at("[data-install]")) return install?.prompt();
  const copy = at("[data-copy]");
  if (copy) {
    getSelection().selectAllChildren(document.querySelector(".code"));
    // By plain http too.
    document.execCommand("copy");
    copy.textContent = copy.dataset.copy;
  }
  // The system's own sheet, where there is one.
  const link = at('[data-share],a[href^="/dish/"][href$="/share"]');
  if (!link || !navigator.share) return;
  event.preventDefault();
  const url = link.dataset.share ?? location.origin + new URL(link.href).pathname.replace(/\/share$/, "");
  navigator.share({title: document.querySelector("h1").textContent, url}).catch(() => {});
});

const start = (main) => {
  for (const form of main.querySelectorAll("[data-complete]"))
    import("./complete.js").then(({complete}) => complete(form));
  for (const [name, isHidden] of Object.entries({install: !install, plain: isSecureContext, copy: 0, share: !navigator.share}))
    for (const item of main.querySelectorAll(`[data-${name}]`)) item.hidden = isHidden;
  for (const item of main.querySelectorAll("[data-kept]")) listKept(item);
};

const listKept = async (list) => {
  for (const name of (await window.caches?.keys() ?? []).filter((name) => name.startsWith("pages-"))) {
    const cache = await caches.open(name);
    for (const {url} of (await cache.keys()).reverse()) {
      if (!new URL(url).pathname.startsWith("/dish/")) continue;
      const page = new DOMParser().parseFromString(await (await cache.match(url)).text(), "text/html");
      const item = document.createElement("li");
      item.append(Object.assign(document.createElement("a"),
        {className: "chip plain", href: url, textContent: page.querySelector("h1")?.textContent ?? url}));
      list.append(item);
    }
  }
};

/** Says that a page is as it was, where the server did not answer. */
const sayKept = ({data: {kept}}) => {
  if (!kept) return;
  const words = said("kept").replace("#", new Date(kept).toLocaleString("en-GB", {dateStyle: "medium", timeStyle: "short"}));
  const bar = Object.assign(document.createElement("p"), {className: "say kept", role: "status", textContent: words});
  document.getElementById("main").prepend(bar);
};

if (navigator.serviceWorker) {
  navigator.serviceWorker.addEventListener("message", sayKept);
  worker()?.postMessage({when: location.href});
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("/sw.js");
    const {active} = await navigator.serviceWorker.ready;
    // What one wants in a shop is fetched now and then.
    const holder = document.querySelector("[data-holder]")?.dataset.holder;
    if (!holder || Date.now() - sessionStorage.getItem(holder) < 600_000) return;
    setTimeout(() => {
      sessionStorage.setItem(holder, Date.now());
      active.postMessage({fetch: []});
    }, 1500);
  });
}

if (person) import("./shopping.js");
start(document);
