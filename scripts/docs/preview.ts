import type { ServerResponse } from "node:http";

/** The path of the events, which no page has. */
export const EVENTS = "/_preview/events";

/** The path of the script. */
export const SCRIPT = "/_preview/script.js";

/** Reloads the page after each build, and shows findings. */
export const SCRIPT_TEXT = `let shown;
new EventSource("${EVENTS}").onmessage = ({ data }) => {
  const { build, problem } = JSON.parse(data);
  if (shown !== undefined && build !== shown) location.reload();
  shown = build;
  document.getElementById("preview-problem")?.remove();
  if (!problem) return;
  const box = document.body.appendChild(document.createElement("pre"));
  box.id = "preview-problem";
  box.role = "alert";
  box.textContent = problem;
  box.style.cssText = "position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:1rem;max-height:50vh;overflow:auto;background:#fee;color:#700";
};
`;

/** Tells the open pages of a served reference about builds, by [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class Preview {
  readonly #pages = new Set<ServerResponse>();
  #build = 0;
  #problem = "";

  /** Sends the events to a page until it is closed. */
  connect(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    this.#pages.add(response);
    response.once("close", () => this.#pages.delete(response));
    this.#send(response);
  }

  /** Reloads the pages. */
  reload(): void {
    this.#build += 1;
    this.show("");
  }

  /** Shows findings on the pages. */
  show(problem: string): void {
    this.#problem = problem;
    for (const page of this.#pages) this.#send(page);
  }

  /** Adds the script to a page, whose policy forbids connections. */
  addTo(html: string): string {
    return `${html.replace("connect-src 'none'", "connect-src 'self'")}<script src="${SCRIPT}"></script>\n`;
  }

  #send(page: ServerResponse): void {
    // The process restarts after a change of the code, with another number for its first build.
    page.write(`data: ${JSON.stringify({ build: `${process.pid}.${this.#build}`, problem: this.#problem })}\n\n`);
  }
}
