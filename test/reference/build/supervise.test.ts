import { expect, test } from "vitest";
import { START_AGAIN, supervise } from "../../../scripts/docs/supervise.js";

/** Runs that end one after another; what happens is noted in order. */
async function supervised(...ends: (number | NodeJS.Signals)[]): Promise<{ code: number; events: string[] }> {
  const events: string[] = [];
  const rest = [...ends];
  const code = await supervise({
    run: () => {
      const end = rest.shift();
      events.push(`run ${String(end)}`);
      return end === undefined ? Promise.reject(new Error("No more runs are expected.")) : Promise.resolve(end);
    },
    watch: () => {
      events.push("watch");
      // It comes only to one who waits for it.
      const changed = {
        then: (resolve: () => void) => {
          events.push("change");
          resolve();
        },
      } as Promise<void>;
      return { changed, close: () => events.push("close") };
    },
    say: (line) => events.push(line),
  });
  return { code, events };
}

test("changed code is started again, and the last exit code is the command's", async () => {
  expect(await supervised(START_AGAIN, 2)).toEqual({
    code: 2,
    events: ["watch", `run ${START_AGAIN}`, "close", "the code changed: starting again", "watch", "run 2", "close"],
  });
});

test("code that cannot be run is started again once something has changed", async () => {
  const { code, events } = await supervised(1, 0);
  expect(code).toBe(0);
  expect(events).toEqual([
    ...["watch", "run 1", "ended by an error: waiting for a change", "change", "close", "the code changed: starting again"],
    ...["watch", "run 0", "close"],
  ]);
});

test("a signal ends the command with 1", async () => {
  expect(await supervised("SIGINT")).toEqual({ code: 1, events: ["watch", "run SIGINT", "close"] });
});
