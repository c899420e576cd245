// The list below the field of ingredients: the combobox pattern of ARIA.

/** What a form says beside what is typed: all but how much of the answer is shown. */
const beside = (form) =>
  [...new FormData(form)].filter(([name, value]) => value && !["missing", "limit", "rank"].includes(name));

/** Makes the text field of a form offer names, each with what it would add. */
export const complete = (form) => {
  const field = form.querySelector("input:not([type=hidden])");
  if (field.hasAttribute("aria-controls")) return;
  const [one, many, ready] = form.dataset.complete.split("|");
  const list = document.createElement("ul");
  Object.assign(list, {
    id: "offers", className: "list", hidden: true, role: "listbox", ariaLabel: field.labels[0].textContent});
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id,
  })) field.setAttribute(name, value);
  // Beside the form, which may scroll what is in it.
  form.parentNode.append(list);
  let chosen = -1, asked = 0, timer;

  const close = () => {
    clearTimeout(timer);
    asked++;
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

  const note = ({dishes, completes}) => {
    const text = document.createElement("small");
    text.textContent = completes ? ready.replace("#", completes) : (dishes === 1 ? one : many).replace("#", dishes);
    if (completes) text.className = "ok";
    return text;
  };

  const offer = async () => {
    const text = field.value.trim();
    if (!text || text.includes(",")) return close();
    const turn = ++asked;
    const query = new URLSearchParams([["q", text], ...beside(form).filter(([, value]) => value !== field.value)]);
    const answer = await fetch(`/api/v1/completion?${query}`).catch(() => null);
    if (!answer?.ok || turn !== asked) return;
    const {items} = await answer.json();
    if (turn !== asked || document.activeElement !== field) return;
    if (!items.length) return close();
    list.replaceChildren(...items.map((item, number) => {
      const row = Object.assign(document.createElement("li"), {
        id: `offer-${number}`, role: "option", ariaSelected: "false"});
      row.append(item.name, note(item));
      row.addEventListener("pointerdown", (event) => event.preventDefault());
      row.addEventListener("click", () => take(item.name));
      return row;
    }));
    chosen = -1;
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
  };

  const offerSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, 60);
  };

  field.addEventListener("input", offerSoon);
  field.addEventListener("blur", close);
  form.addEventListener("submit", close);
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
  // What was typed while the page came.
  if (document.activeElement === field && field.value) offerSoon();
};
