// Cooking: timers, a screen that stays on, keys and swipes.
const box = document.getElementById("timers");

const load = () => {
  try {
    return JSON.parse(sessionStorage.getItem("timers")) ?? [];
  } catch {
    return [];
  }
};
let timers = load();
let sound;

/** "5:00", "1:05:00"; a day at most. */
const clock = (seconds) =>
  new Date(Math.min(seconds, 86399) * 1000).toISOString().slice(11, 19).replace(/^(00:)?0?/, "");

const save = () => {
  sessionStorage.setItem("timers", JSON.stringify(timers));
  draw();
};

const ring = () => {
  if (!sound) return;
  for (const beat of [0, 0.35, 0.7]) {
    const tone = sound.createOscillator(), level = sound.createGain();
    tone.frequency.value = 880;
    level.gain.setValueAtTime(0.25, sound.currentTime + beat);
    level.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + beat + 0.3);
    tone.connect(level).connect(sound.destination);
    tone.start(sound.currentTime + beat);
    tone.stop(sound.currentTime + beat + 0.3);
  }
};

/** One row a timer; rows keep their place, and so the focus. */
const draw = () => {
  while (box.children.length > timers.length) box.lastChild.remove();
  timers.forEach((timer, place) => {
    let row = box.children[place];
    if (!row) {
      row = document.createElement("p");
      row.className = "say row apart";
      const stop = Object.assign(document.createElement("button"), {className: "quiet", textContent: box.dataset.stop});
      stop.addEventListener("click", () => {
        timers.splice([...box.children].indexOf(row), 1);
        save();
      });
      row.append(document.createElement("span"), stop);
      box.append(row);
    }
    const left = Math.max(0, Math.round((timer.ends - Date.now()) / 1000));
    const text = left ? `${timer.name} · ${clock(left)}` : `${timer.name} ${box.dataset.over}`;
    if (row.firstChild.textContent !== text) row.firstChild.textContent = text;
    row.classList.toggle("done", !left);
    const role = left ? null : "alert";
    if (row.role !== role) row.role = role;
    if (!left && !timer.rung) {
      timer.rung = true;
      sessionStorage.setItem("timers", JSON.stringify(timers));
      ring();
    }
  });
};

for (const button of document.querySelectorAll("[data-seconds]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    sound ??= new AudioContext();
    timers.push({name: button.dataset.name, ends: Date.now() + button.dataset.seconds * 1000});
    save();
  });
}
setInterval(draw, 500);
draw();

// The lock is lost when the screen goes dark.
const stayAwake = async () => {
  if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
  try {
    await navigator.wakeLock.request("screen");
    document.getElementById("awake").hidden = false;
  } catch {
    // A battery that is low says no.
  }
};
document.addEventListener("visibilitychange", stayAwake);
stayAwake();

const turn = (way) => document.querySelector(`[rel=${way}]`)?.click();

addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input,textarea,select")) return;
  if (event.key === "ArrowRight" || event.key === "PageDown") turn("next");
  if (event.key === "ArrowLeft" || event.key === "PageUp") turn("prev");
});

let from;
addEventListener("touchstart", ({touches: [touch]}) => (from = [touch.clientX, touch.clientY]), {passive: true});
addEventListener("touchend", ({changedTouches: [touch]}) => {
  const [across, down] = [touch.clientX - from[0], touch.clientY - from[1]];
  if (Math.abs(across) > 70 && Math.abs(across) > 3 * Math.abs(down)) turn(across < 0 ? "next" : "prev");
}, {passive: true});
