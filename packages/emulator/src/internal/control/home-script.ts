/** Script of the page at `/`: shows the lines of `live`. It writes text only, never markup. */
export const SCRIPT = `
const find = (id) => document.getElementById(id);
const cell = (content) => {
  const made = document.createElement("td");
  made.append(content);
  return made;
};
const code = (text) => Object.assign(document.createElement("code"), { textContent: text });
const row = (...cells) => {
  const made = document.createElement("tr");
  made.append(...cells.map(cell));
  return made;
};
const opened = (summary, content) => {
  const made = document.createElement("details");
  const head = document.createElement("summary");
  head.append(code(summary));
  made.append(head, Object.assign(document.createElement("pre"), { textContent: JSON.stringify(content, null, 2), tabIndex: 0 }));
  return made;
};
let token = "";
let lines = 0;
let drawn = "";
const headers = () => (token === "" ? {} : { authorization: "Bearer " + token });
const show = ({ requests, stubs, state, clock }) => {
  find("clock").textContent = clock.time + (clock.stands ? " (stopped)" : "");
  for (const { method, path, query, status, time, answeredBy = "", operationId, near, response, headers, body, ...rest } of requests) {
    const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
    const target = path + (pairs.length > 0 ? "?" + new URLSearchParams(pairs) : "");
    const details = opened(method + " " + target, { response, near, body, headers, ...rest });
    find("requests").prepend(row(new Date(time).toISOString().slice(11, 23), details, String(status ?? "cut"), code(answeredBy)));
  }
  while (find("requests").rows.length > 200) find("requests").lastElementChild.remove();
  // Else what is opened would close each second.
  if (drawn === (drawn = JSON.stringify([stubs, state]))) return;
  find("stubs").replaceChildren(
    ...stubs.map(({ id, operation = "every operation", used, ...rest }) => row(code(id), opened(operation, rest), String(used))),
  );
  find("state").replaceChildren(...Object.entries(state).map(([table, count]) => row(code(table), String(count))));
};
async function follow() {
  const mine = ++lines;
  try {
    const response = await fetch("/_emulator/live", { headers: headers() });
    if (!response.ok) throw new Error((await response.json()).error.message);
    find("requests").replaceChildren();
    find("status").textContent = "Connected.";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (mine !== lines) return void reader.cancel();
      if (done) throw new Error("The emulator has stopped.");
      const parts = (text + value).split("\\n");
      text = parts.pop();
      parts.forEach((part) => show(JSON.parse(part)));
    }
  } catch (error) {
    if (mine !== lines) return;
    find("status").textContent = error.message + " Trying again.";
    setTimeout(() => mine === lines && follow(), 1000);
  }
}
find("world").addEventListener("submit", (event) => {
  event.preventDefault();
  token = new FormData(event.target).get("token").trim();
  void follow();
});
find("records").addEventListener("toggle", async ({ target }) => {
  if (!target.open) return;
  const response = await fetch("/_emulator/snapshot", { headers: headers() });
  find("snapshot").textContent = JSON.stringify(await response.json(), null, 2);
});
void follow();
`;
