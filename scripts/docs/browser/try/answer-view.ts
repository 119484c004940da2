import { element } from "../elements.js";
import type { Outcome, TryItAnswer } from "./send.js";

/** The region that tells what came back. A screen reader is told the status alone, not the whole body. */
export class AnswerView {
  readonly #status = element("p", { role: "status", class: "answer-status" });
  readonly #rest = element("div", { class: "answer-rest" });
  readonly element = element("section", { "aria-label": "Answer" }, this.#status, this.#rest);

  say(message: string): void {
    this.#status.textContent = message;
    this.#rest.replaceChildren();
  }

  show(outcome: Outcome): void {
    if ("failure" in outcome) {
      this.say(outcome.failure);
      return;
    }
    const { answer } = outcome;
    this.say(`${answer.status} ${answer.statusText}`.trim() + ` in ${answer.milliseconds} ms`);
    this.#rest.replaceChildren(headersView(answer), bodyView(answer));
  }
}

function headersView({ headers }: TryItAnswer): Node {
  const rows = headers.map(([name, value]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value)));
  if (rows.length === 0) return element("p", {}, "No header may be read from here.");
  return element(
    "details",
    {},
    element("summary", {}, "Headers that may be read from here"),
    element("table", {}, element("tbody", {}, ...rows)),
  );
}

/** With the keyboard too, long lines can be scrolled. */
function bodyView({ text }: TryItAnswer): Node {
  if (text === "") return element("p", {}, "No body.");
  return element("pre", { tabindex: "0", role: "region", "aria-label": "Body" }, element("code", {}, text));
}
