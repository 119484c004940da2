import { element } from "./elements.js";
import { curlOf } from "./try/curl.js";
import { HEIGHT_MESSAGE, messageIn, PAGE_MESSAGE, THEME_MESSAGE } from "./try/messages.js";
import { ResponseView } from "./try/response-view.js";
import { TryItForm } from "./try/form.js";
import { pageIn, readHash, themeOf } from "./try/hash.js";
import { requestOf, type TryItRequest } from "./try/request-of.js";
import { emulatorHint, send, SERVER_HINT } from "./try/send.js";
import { initialTarget, type Target } from "./try/target.js";

// The script of `try.html`, which runs in a frame of an operation's page. Only `try.html` may connect. The reader's input
// stays in the form's controls: never in a URL or in the history. The tab's storage keeps the base URL and the token only.

const main = document.querySelector("main");
const given = readHash(location.hash);
const page = pageIn(location.hash, location.href);

// A page of this site as Markdown, for the page that asks for it.
if (page !== undefined)
  void fetch(page)
    .then(async (response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined)
    .then((text) => parent.postMessage({ [PAGE_MESSAGE]: text }, "*"));

if (main !== null && given !== undefined) {
  const { operation, theme } = given;
  document.documentElement.dataset["theme"] = theme;
  const served = document.body.dataset;
  const target = (): Target => initialTarget(served, operation.servers);
  const form = new TryItForm(operation, target());
  addEventListener("storage", () => form.show(target()));
  const response = new ResponseView();
  response.say(operation.servers === undefined ? emulatorHint(location.origin, served["baseUrl"]) : SERVER_HINT);
  main.replaceChildren(element("h1", { class: "visually-hidden" }, `Try ${operation.operationId}`), form.element, response.element);

  let running: AbortController | undefined;
  const prepared = (undone: string): TryItRequest | undefined => {
    const result = requestOf(operation, form.values());
    form.showProblems("problems" in result ? result.problems : []);
    if ("request" in result) return result.request;
    response.say(`${undone}. Correct the marked fields.`);
    return undefined;
  };
  const run = async (): Promise<void> => {
    const request = prepared("Not sent");
    if (request === undefined) return;
    running = new AbortController();
    form.sendButton.textContent = "Cancel";
    response.say("Sending…");
    response.show(await send(request, running.signal, operation.servers !== undefined));
    form.sendButton.textContent = "Send";
    running = undefined;
  };
  form.element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (running === undefined) void run();
    else running.abort();
  });

  form.copyButton.addEventListener("click", () => {
    const request = prepared("Not copied");
    if (request === undefined) return;
    const text = curlOf(request);
    navigator.clipboard.writeText(text).then(
      () => response.say("Copied. The command has the credentials of the form."),
      // The clipboard needs a secure context.
      () => response.showText("Copy this command. It has the credentials of the form.", text),
    );
  });

  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    const chosen = messageIn(data, THEME_MESSAGE);
    if (source === parent && chosen !== undefined) document.documentElement.dataset["theme"] = themeOf(chosen);
  });
  new ResizeObserver(() => parent.postMessage({ [HEIGHT_MESSAGE]: main.offsetTop * 2 + main.offsetHeight }, "*")).observe(main);
}
