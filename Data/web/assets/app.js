// What a page does beyond its forms and links, which do all of it by themselves.
const live = "main";

/** Puts a page that was fetched in the place of the one that is shown. */
const show = async (answer) => {
  const text = await answer.text();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const main = fresh.getElementById(live);
  if (!main) return location.assign(answer.url);
  const focused = document.activeElement;
  const key = focused && [focused.id, focused.getAttribute("formaction"), focused.value];
  document.getElementById(live).replaceWith(main);
  document.title = fresh.title;
  // What a form could not do is said at the address where it stands.
  if (answer.ok && answer.url !== location.href) history.pushState(null, "", answer.url);
  const again = key && (key[0] ? document.getElementById(key[0])
    : [...main.querySelectorAll("button")].find((button) => button.value === key[2]
      && (button.getAttribute("formaction") || "").startsWith((key[1] || "-").replace(/\/none$/, ""))));
  again?.focus({preventScroll: true});
  start(main);
};

/** What a form would send. */
const request = (form, button) => {
  const data = new URLSearchParams(new FormData(form, button));
  for (const [name, value] of [...data]) if (value === "") data.delete(name, value);
  const action = new URL(button?.getAttribute("formaction") || form.getAttribute("action"), location.href);
  if ((form.getAttribute("method") || "get").toLowerCase() === "post")
    return [action, {method: "POST", body: data}];
  action.search = data;
  return [action, {}];
};

let isPlain = false;

addEventListener("submit", async (event) => {
  if (isPlain) return;
  const {target: form, submitter} = event;
  const [address, options] = request(form, submitter);
  // Signing in and out changes more than a page.
  if (/^\/(sign|household|settings|undo|account|invite)/.test(address.pathname)) return;
  event.preventDefault();
  const heart = submitter?.classList.contains("heart") && submitter;
  const was = heart && heart.getAttribute("aria-pressed");
  if (heart) heart.setAttribute("aria-pressed", was !== "true");
  try {
    await show(await fetch(address, options));
  } catch {
    if (heart) return heart.setAttribute("aria-pressed", was);
    // The browser says what is wrong with the network.
    isPlain = true;
    form.requestSubmit(submitter);
  }
});

addEventListener("click", async (event) => {
  const link = event.target.closest?.(".chip,.pill,.buy a,.step a,.switch a");
  if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  const address = new URL(link.href);
  if (address.pathname !== location.pathname || address.pathname === "/random") return;
  event.preventDefault();
  try {
    await show(await fetch(address));
  } catch {
    location.assign(link.href);
  }
});

addEventListener("popstate", () => location.reload());

// The list below the field of ingredients: the combobox pattern of ARIA, with a list that is only suggested.

const most = 8;

/** Makes the text field of a form offer names. */
const complete = (form) => {
  const field = form.querySelector("input:not([type=hidden])");
  const list = document.createElement("ul");
  Object.assign(list, {id: "offers", className: "list", hidden: true});
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", field.labels[0].textContent);
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id,
  })) field.setAttribute(name, value);
  // Beside the form, which may scroll what is in it.
  form.parentNode.append(list);
  let chosen = -1, asked = 0, timer;

  const close = () => {
    list.hidden = true;
    chosen = -1;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };

  const mark = (place) => {
    const all = [...list.children];
    chosen = (place + all.length + 1) % (all.length + 1);
    if (chosen === all.length) chosen = -1;
    all.forEach((item, number) => item.setAttribute("aria-selected", number === chosen));
    if (chosen < 0) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", all[chosen].id);
    all[chosen].scrollIntoView({block: "nearest"});
  };

  const take = (name) => {
    field.value = name;
    close();
    form.requestSubmit();
  };

  const offer = async () => {
    const text = field.value.trim();
    if (!text || text.includes(",")) return close();
    const turn = ++asked;
    const query = new URLSearchParams({q: text});
    const answer = await fetch(`/api/v1/ingredients?${query}`).catch(() => null);
    if (!answer?.ok || turn !== asked || document.activeElement !== field) return;
    const {items} = await answer.json();
    const start = text.toLowerCase();
    const rank = (item) => (item.name === start ? 0 : item.name.startsWith(start) ? 1 : 2);
    const best = items.filter((item) => item.dishes || rank(item) < 2).sort((a, b) => rank(a) - rank(b) || b.dishes - a.dishes).slice(0, most);
    if (turn !== asked || !best.length) return close();
    list.replaceChildren(...best.map((item, number) => {
      const row = document.createElement("li");
      row.id = `offer-${number}`;
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", "false");
      const note = document.createElement("small");
      note.textContent = form.dataset.complete.split("|")[item.dishes === 1 ? 0 : 1].replace("#", item.dishes);
      row.append(item.name, note);
      row.addEventListener("pointerdown", (event) => event.preventDefault());
      row.addEventListener("click", () => take(item.name));
      return row;
    }));
    chosen = -1;
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(offer, 60);
  });
  field.addEventListener("blur", close);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return close();
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark(event.key === "ArrowDown" ? chosen + 1 : chosen < 0 ? list.children.length - 1 : chosen - 1);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      take(list.children[chosen].firstChild.textContent);
    }
  });
};

const start = (main) => {
  for (const form of main.querySelectorAll("[data-complete]")) complete(form);
};
start(document);
