import { element } from "./elements.js";
import { HEIGHT_MESSAGE, messageIn, THEME_MESSAGE } from "./try/messages.js";
import { ResponseView } from "./try/response-view.js";
import { TryItForm } from "./try/form.js";
import { readHash, themeOf } from "./try/hash.js";
import { requestOf } from "./try/request-of.js";
import { emulatorHint, send, SERVER_HINT } from "./try/send.js";
import { initialTarget } from "./try/target.js";

// The script of `try.html`, which runs in a frame of an operation's page. Only `try.html` may connect to other origins. The reader's input
// stays in the form's controls: never in a URL or in the history. The tab's storage keeps the base URL and the token only.

const main = document.querySelector("main");
const given = readHash(location.hash);

if (main !== null && given !== undefined) {
  const { operation, theme } = given;
  document.documentElement.dataset["theme"] = theme;
  const served = document.body.dataset;
  const form = new TryItForm(operation, initialTarget(served, operation.servers));
  const response = new ResponseView();
  response.say(operation.servers === undefined ? emulatorHint(location.origin, served["baseUrl"]) : SERVER_HINT);
  main.replaceChildren(element("h1", { class: "visually-hidden" }, `Try ${operation.operationId}`), form.element, response.element);

  let running: AbortController | undefined;
  const run = async (): Promise<void> => {
    const prepared = requestOf(operation, form.values());
    form.showProblems("problems" in prepared ? prepared.problems : []);
    if ("problems" in prepared) {
      response.say("Not sent. Correct the marked fields.");
      return;
    }
    running = new AbortController();
    form.sendButton.textContent = "Cancel";
    response.say("Sending…");
    response.show(await send(prepared.request, running.signal, operation.servers !== undefined));
    form.sendButton.textContent = "Send";
    running = undefined;
  };
  form.element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (running === undefined) void run();
    else running.abort();
  });

  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    const chosen = messageIn(data, THEME_MESSAGE);
    if (source === parent && chosen !== undefined) document.documentElement.dataset["theme"] = themeOf(chosen);
  });
  new ResizeObserver(() => parent.postMessage({ [HEIGHT_MESSAGE]: main.offsetTop * 2 + main.offsetHeight }, "*")).observe(main);
}
