// A shopping list on a phone that may be without a network: changes are kept, and sent once the server can be reached.
// Nothing here knows a page, a store or a network; it is given them.

/** A name that no other change has; plain http has no crypto.randomUUID. */
export const newID = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const byTime = (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1);

/**
 * What a list says after changes that it does not know yet.
 *
 * @param entries For each number of an entry whether it is ticked off, as the server said.
 * @returns ticked: for each entry, and each addition by its id, whether it is ticked off; gone: those that were removed;
 *   added: the additions that are no entries yet, in their order.
 */
export const after = (entries, changes) => {
  const ticked = new Map(entries), gone = new Set(), added = [], numbers = new Map();
  const all = [...changes].sort(byTime);
  for (const {id, change, number, thing} of all) {
    if (change !== "add") continue;
    if (number) numbers.set(id, number);
    if (number && ticked.has(number)) continue;
    // Of what the server had and the list lacks, somebody was faster.
    added.push({id, thing});
    ticked.set(id, false);
  }
  for (const {change, entry, added: id} of all) {
    if (change === "add") continue;
    const number = entry ?? numbers.get(id);
    const key = ticked.has(number) ? number : id;
    if (change === "remove") gone.add(key);
    else ticked.set(key, change === "tick");
  }
  return {ticked, gone, added: added.filter(({id}) => !gone.has(id))};
};

/** Changes of one person until the server has them, and the list says so. */
export class Outbox {
  /**
   * @param store all(): what is kept; put(changes); remove(ids). Each may take its time.
   * @param post Sends changes and gives the server's answer; throws where there is none. The `place` of what it throws is
   *   that of a change which the server will never take.
   * @param clock now(); offset: by how much the server's clock is ahead, in milliseconds, as far as is known; last: the time
   *   of the last change.
   */
  constructor(store, post, clock = {offset: 0, last: 0, now: Date.now}) {
    Object.assign(this, {store, post, clock});
  }

  /** Keeps changes, each after all that were kept before. */
  async add(...changes) {
    const at = Math.max(this.clock.last + 1, Math.round(this.clock.now() + this.clock.offset));
    this.clock.last = at + changes.length - 1;
    const kept = changes.map((change, place) => ({id: newID(), at: at + place, ...change}));
    await this.store.put(kept);
    return kept;
  }

  async waiting() {
    return (await this.store.all()).filter(({isSent}) => !isSent).sort(byTime);
  }

  /** Sends what waits, one load at a time; true when nothing waits any more. */
  send() {
    this.sending ??= this.sendAll().finally(() => { this.sending = null; });
    return this.sending;
  }

  async sendAll() {
    for (;;) {
      const load = (await this.waiting()).slice(0, 200);
      if (!load.length) return true;
      let answer;
      try {
        answer = await this.post(load.map(({id, at, change, thing, entry, added}) => ({id, at, change, thing, entry, added})));
      } catch (error) {
        const bad = load[error.place];
        if (!bad) return false;
        await this.store.remove([bad.id]);
        continue;
      }
      // The server tells whole seconds.
      const ahead = answer.now - this.clock.now();
      this.clock.offset = Math.abs(ahead) < 2000 ? 0 : ahead;
      if (answer.items.some(({outcome}) => outcome === "ahead")) this.clock.last = answer.now + load.length;
      await this.store.put(answer.items.map(({outcome, entry}, place) => outcome === "ahead"
        ? {...load[place], at: answer.now + place} : {...load[place], isSent: true, number: entry ?? undefined}));
    }
  }

  /** The ids of what the server has: a list that is asked for from now on says it. */
  async sent() {
    return (await this.store.all()).filter(({isSent}) => isSent).map(({id}) => id);
  }

  /** Forgets what a list says. */
  forget(ids) {
    return this.store.remove(ids);
  }
}
