// Fake timers of a test replace the global ones.
import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import { TABLE_NAMES } from "../state/state-schemas.js";
import type { World } from "../world.js";

/** Milliseconds between two lines, since changes of the clock, stubs and state are not told. */
const INTERVAL = 1000;
/** Milliseconds from a response to its line, which others share. */
const SOON = 50;

/** Responds with a line of JSON at once, after each response to a client, and each second. A line has the requests since the one before. */
export function liveResponse({ requests, stubs, closing, state: { clock, store } }: World): Response {
  let last = 0;
  let stop = (): void => undefined;
  const line = (): string => {
    const answered = requests.since(last);
    last = answered.at(-1)?.answer ?? last;
    const tables = TABLE_NAMES.map((name) => [name, store.count(name)] as const).filter(([, count]) => count > 0);
    const state = Object.fromEntries(tables);
    const time = new Date(clock.now()).toISOString();
    return `${JSON.stringify({ requests: answered.map(({ request }) => request), stubs: stubs.list(), state, clock: { time, stands: clock.stands() } })}\n`;
  };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let soon: NodeJS.Timeout | undefined;
      const send = (): void => {
        soon = undefined;
        // A reader that is slow gets the next line.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(new TextEncoder().encode(line()));
      };
      const timer = setInterval(send, INTERVAL);
      const forget = requests.onAnswer(() => (soon ??= setTimeout(send, SOON)));
      const end = closing.onClose(() => {
        stop();
        controller.close();
      });
      stop = () => {
        clearInterval(timer);
        clearTimeout(soon);
        forget();
        end();
      };
      send();
    },
    cancel: () => stop(),
  });
  return new Response(stream, { headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" } });
}
