// What a page does beyond its forms and links, which do all of it by themselves.
import {complete} from "./complete.js";

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
  if (/^\/(sign|household|settings|undo)/.test(address.pathname)) return;
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

const start = (main) => {
  for (const form of main.querySelectorAll("[data-complete]")) complete(form);
};
start(document);
