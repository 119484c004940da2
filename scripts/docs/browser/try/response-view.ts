import { element } from "../elements.js";
import type { Outcome, TryItResponse } from "./send.js";

/** The region with the response. Screen readers announce the status only, not the whole body. */
export class ResponseView {
  readonly #status = element("p", { role: "status", class: "response-status" });
  readonly #rest = element("div", { class: "response-rest" });
  readonly element = element("section", { "aria-label": "Response" }, this.#status, this.#rest);

  say(message: string): void {
    this.#status.textContent = message;
    this.#rest.replaceChildren();
  }

  showText(message: string, text: string): void {
    this.say(message);
    this.#rest.replaceChildren(bodyView(text));
  }

  show(outcome: Outcome): void {
    if ("failure" in outcome) {
      this.say(outcome.failure);
      return;
    }
    const { response } = outcome;
    this.say(`${response.status} ${response.statusText}`.trim() + ` in ${response.milliseconds} ms`);
    this.#rest.replaceChildren(headersView(response), bodyView(response.text));
  }
}

function headersView({ headers }: TryItResponse): Node {
  const rows = headers.map(([name, value]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value)));
  if (rows.length === 0) return element("p", {}, "The server exposes no headers to this page.");
  return element(
    "details",
    {},
    element("summary", {}, "Headers exposed to this page"),
    element("table", {}, element("tbody", {}, ...rows)),
  );
}

/** Focusable, so that long lines can be scrolled with the keyboard. */
function bodyView(text: string): Node {
  if (text === "") return element("p", {}, "No body.");
  return element("pre", { tabindex: "0", role: "region", "aria-label": "Body" }, element("code", {}, text));
}
