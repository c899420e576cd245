// Opens pages without a network: the server answers while it can be reached, else the last copy is shown.
const version = "(version)", files = "(files)".split(" ");
const shell = `shell-${version}`, base = `/a/${version}/`, offline = "/offline";
const known = ["/shopping", "/favourites", "/pantry", "/plan", "/"];
const mostDishes = 40, patience = 3000;
/** When what was shown last of an address had been kept. */
const shown = new Map();
/** Whose pages are kept, and since when. */
let holder, since = 0;

/** An address as it is kept: a colon may be written in two ways, and a place on a page is no other page. */
const plain = (address) => {
  const url = new URL(address, location.href);
  url.pathname = url.pathname.replaceAll("%3A", ":");
  url.hash = "";
  return url;
};

const isPages = (name) => name.startsWith("pages-");

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(shell);
  await cache.addAll([...files.map((file) => base + file), new Request(offline, {credentials: "omit"})]);
  await skipWaiting();
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== shell && !isPages(name)) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
})()));

/** Forgets the pages of everybody but one person. */
const forget = async (name) => {
  for (const other of await caches.keys()) if (isPages(other) && other !== name) await caches.delete(other);
};

/** Keeps a page for whom it was made; what was kept for anybody else goes. */
const keep = async (address, answer, asked = Date.now()) => {
  const url = plain(address);
  if (answer.status !== 200 || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const name = `pages-${answer.headers.get("x-person") ?? ""}`;
  if (name !== holder) {
    // An earlier answer may come later.
    if (asked < since) return;
    [holder, since] = [name, asked];
  }
  await forget(name);
  const isDish = url.pathname.startsWith("/dish/");
  if (!isDish && !known.includes(url.pathname) && !url.pathname.startsWith("/list/")) return;
  const cache = await caches.open(name);
  const headers = new Headers(answer.headers);
  headers.set("x-kept", Date.now());
  // What was seen last stands last.
  await cache.delete(url.href);
  await cache.put(url.href, new Response(await answer.blob(), {headers}));
  const others = (await cache.keys()).filter(({url: other}) => {
    const {pathname, search} = new URL(other);
    return pathname.startsWith("/dish/") || (search && pathname === "/");
  });
  for (const request of others.slice(0, -mostDishes)) await cache.delete(request);
};

const find = async (url) => {
  const options = {ignoreSearch: url.pathname !== "/", ignoreVary: true};
  for (const name of (await caches.keys()).filter(isPages)) {
    const cache = await caches.open(name);
    const found = (await cache.match(url.href)) ?? (await cache.match(url.href, options));
    if (!found) continue;
    shown.set(url.pathname, Number(found.headers.get("x-kept")));
    return found;
  }
};

const page = async (event, url) => {
  const {request} = event;
  const isPage = request.method === "GET";
  shown.delete(url.pathname);
  const asked = Date.now();
  const fresh = (async () => (isPage && (await event.preloadResponse)) || fetch(request))();
  if (isPage) event.waitUntil(fresh.then((answer) => keep(url, answer.clone(), asked)).catch(() => {}));
  const later = new Promise((done) => setTimeout(done, patience));
  try {
    const first = await Promise.race([fresh, later.then(() => isPage && find(url))]);
    const answer = first || (await fresh);
    // In, up or out: an earlier answer is for another person.
    if (!isPage && url.pathname.startsWith("/sign")) {
      since = Date.now();
      await forget(holder = "");
    }
    // A proxy before a server that is gone.
    return (isPage && [502, 504].includes(answer.status) && (await find(url))) || answer;
  } catch {
    return (isPage && (await find(url))) || caches.match(offline, {ignoreVary: true});
  }
};

const file = async (request, url) => {
  const cache = await caches.open(shell);
  const name = base + url.pathname.split("/").pop();
  // A page that was kept names files as they were.
  return (await cache.match(url.href)) ?? fetch(request).catch(async () => (await cache.match(name)) ?? Response.error());
};

addEventListener("fetch", (event) => {
  const {request} = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, plain(url)));
  else if (request.method === "GET" && url.pathname.startsWith("/a/")) event.respondWith(file(request, url));
});

/** Fetches pages to be kept, and of the favourites the dishes. */
const fetchAll = async (paths) => {
  const ask = (path) => fetch(path, {headers: {accept: "text/html"}});
  for (const path of paths) {
    try {
      const asked = Date.now(), answer = await ask(path), copy = answer.clone();
      await keep(path, answer, asked);
      if (path !== "/favourites" || !copy.ok) continue;
      const dishes = new Set([...(await copy.text()).matchAll(/href="(\/dish\/[^"?]+)"/g)].map(([, dish]) => dish));
      for (const dish of [...dishes].slice(0, mostDishes / 2))
        if (!(await find(plain(dish)))) await keep(dish, await ask(dish), asked);
    } catch {
      return;
    }
  }
};

addEventListener("message", (event) => {
  const {fetch: paths, page: address, text, headers, when} = event.data;
  if (paths) event.waitUntil(fetchAll(paths[0] ? paths : known));
  if (address) event.waitUntil(keep(address, new Response(text, {headers})));
  if (when) event.source.postMessage({kept: shown.get(plain(when).pathname) ?? null});
});
