// Two phones that share a shopping list, each by the module that the page uses, and a plain model of what must become of it.
//
// Evaluated in a page of the server: so many random sequences of changes and outages, from a seed. Gives what differs.
async ({seed, count, module}) => {
  const {Outbox, after} = await import(module);
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit) => Math.floor(random() * limit);
  const api = async (method, path, fields) => {
    const answer = await fetch(`/api/v1/${path}`, {
      method, headers: fields && {"content-type": "application/json"}, body: fields && JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  };
  const entries = async () => new Map((await api("GET", "shopping")).items
    .flatMap(({checked, entries}) => entries.map(({number}) => [number, checked])));

  const phone = (skew) => {
    const kept = new Map();
    const it = {isOnline: random() < 0.7, isLossy: true, made: new Map(), list: new Map()};
    const store = {
      all: async () => [...kept.values()],
      put: async (items) => { for (const item of items) { kept.set(item.id, item); it.made.set(item.id, item); } },
      remove: async (ids) => { for (const id of ids) kept.delete(id); },
    };
    const post = async (changes) => {
      const chance = random();
      // What is sent may be lost on its way, and so may the answer.
      if (!it.isOnline || (it.isLossy && chance < 0.15)) throw new Error("no network");
      const answer = await api("POST", "shopping/changes", {changes});
      if (it.isLossy && chance < 0.3) throw new Error("no answer");
      return answer;
    };
    const clock = {offset: 0, last: 0, now: () => Date.now() + skew};
    const open = () => { it.outbox = new Outbox(store, post, clock); };
    const refresh = async () => {
      const ids = await it.outbox.sent();
      it.list = await entries();
      await it.outbox.forget(ids);
    };
    const view = async () => after(it.list, await store.all());
    open();
    return Object.assign(it, {open, refresh, view});
  };

  const faults = [];
  for (let number = 0; number < count; number++) {
    await api("DELETE", "shopping");
    // One clock may be an hour ahead, which the server notices.
    const phones = [phone(below(200_000) - 100_000), phone(random() < 0.2 ? 3_600_000 : below(200_000) - 100_000)];
    for (let step = 6 + below(12); step > 0; step--) {
      const one = phones[below(2)], choice = random();
      if (choice < 0.35) {
        await one.outbox.add({change: "add", thing: random() < 0.8 ? `thing ${below(5)}` : "milk 1 l"});
      } else if (choice < 0.7) {
        const {ticked, gone} = await one.view();
        const keys = [...ticked.keys()].filter((key) => !gone.has(key));
        const key = keys[below(keys.length)];
        const change = ["tick", "untick", "tick", "remove"][below(4)];
        if (key !== undefined) await one.outbox.add({change, [typeof key === "number" ? "entry" : "added"]: key});
      } else if (choice < 0.8) {
        one.isOnline = !one.isOnline;
      } else if (choice < 0.85) {
        // The page is closed and opened again.
        one.open();
      } else if (one.isOnline) {
        await one.outbox.send();
        if (random() < 0.7) await one.refresh();
      }
    }
    for (const one of phones) {
      Object.assign(one, {isOnline: true, isLossy: false});
      if (!(await one.outbox.send())) faults.push(`${seed}/${number}: something was not sent`);
    }
    for (const one of phones) await one.refresh();

    // The model: what was added and never removed is there, and of ticks the latest stands.
    const made = phones.flatMap((one) => [...one.made.values()]);
    const numbers = new Map(made.filter(({change}) => change === "add").map(({id, number}) => [id, number]));
    const named = ({entry, added}) => entry ?? numbers.get(added);
    const removed = new Set(made.filter(({change}) => change === "remove")
      .map(({entry, added}) => entry ?? numbers.get(added) ?? added));
    const model = new Map();
    for (const [id, entry] of numbers) if (!removed.has(id) && !removed.has(entry)) model.set(entry, false);
    const ticks = made.filter(({change}) => ["tick", "untick"].includes(change))
      .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    for (const tick of ticks) if (model.has(named(tick))) model.set(named(tick), tick.change === "tick");

    const text = (map) => JSON.stringify([...map].sort(([one], [other]) => one - other));
    const said = text(await entries());
    if (said !== text(model)) faults.push(`${seed}/${number}: the server has ${said}, the model ${text(model)}`);
    for (const one of phones) {
      const {ticked, gone, added} = await one.view();
      for (const key of gone) ticked.delete(key);
      if (added.length || text(ticked) !== said) faults.push(`${seed}/${number}: a phone has ${text(ticked)}, the server ${said}`);
    }
  }
  return faults;
}
