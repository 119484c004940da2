import { bearer } from "@hosting-platform/auth";
import { createClient, listAccessGroups, readAccessGroup, readArtifact, replaceArtifact } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { abortedAfter, type Case, drain, equal } from "./case.js";

/** Calls that end in all the ways there are, none of which is of interest here. */
async function callAll(baseUrl: string, signal?: AbortSignal): Promise<void> {
  const client = createClient({ baseUrl, auth: bearer(() => "token"), retry: { attempts: 2 }, deadline: 60_000 });
  const read = (idOrName: string, timeout?: number): Promise<unknown> =>
    readAccessGroup(client, { path: { idOrName }, timeout, signal }).catch((error: unknown) => error);
  for (const name of ["web", "status-404", "status-503", "moved-302", "html", "cut-200", "reset", "for-fresh-tokens"]) await read(name);
  for (const name of ["silent", "dripping-200"]) await read(name, 50);
  await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } }, ...(signal && { signal }) });
  await replaceArtifact(client, { path: { hash: "web" }, body: "text" });
  for await (const page of paginate(listAccessGroups, client, undefined, { prefetch: true, signal }).pages()) if (page.next) break;
  await drain(await readArtifact(client, { path: { hash: "web" }, parseAs: "stream", signal }));
  await (await readArtifact(client, { path: { hash: "dripping-200" }, parseAs: "stream", signal })).cancel();
}

export const leftovers: Case[] = [
  {
    name: "leaves no timer that goes on",
    async run({ baseUrl }) {
      const { setTimeout: start, clearTimeout: stop } = globalThis;
      const pending = new Set<unknown>();
      let count = 0;
      const counting = (work: () => void, ms = 0): unknown => {
        const timer = start(work, ms);
        // Runtimes have shorter ones of their own, for their connections.
        if (ms >= 60_000) {
          count++;
          pending.add(timer);
        }
        return timer;
      };
      const forgetting = (timer: number | undefined): void => {
        pending.delete(timer);
        stop(timer);
      };
      Object.assign(globalThis, { setTimeout: counting, clearTimeout: forgetting });
      try {
        await callAll(baseUrl);
        const late = abortedAfter(50);
        const client = createClient({ baseUrl, deadline: 60_000 });
        await readAccessGroup(client, { path: { idOrName: "silent" }, signal: late.signal }).catch(() => undefined);
      } finally {
        Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
      }
      equal([pending.size, count > 10], [0, true]);
    },
  },
  {
    name: "leaves no listener on a signal",
    async run({ baseUrl }) {
      const controller = new AbortController();
      const { signal } = controller;
      const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
      // In place of each listener stands one that counts, since what removes a listener need not call a method for it.
      const stand = new Map<unknown, () => unknown>();
      let [count, called] = [0, 0];
      signal.addEventListener = (type: string, listener: unknown, options?: AddEventListenerOptions | boolean) => {
        count++;
        const counting = stand.get(listener) ?? (() => called++);
        stand.set(listener, counting);
        add(type, counting, options);
      };
      // A runtime may itself call it, and then for the one that counts.
      signal.removeEventListener = (type: string, listener: unknown) => remove(type, stand.get(listener) ?? (listener as () => void));
      await callAll(baseUrl, signal);
      // A stream that is cancelled lets go of it a little later.
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.abort();
      equal([called, count > 10], [0, true]);
    },
  },
];

/** What a runtime has to tell of promises that were rejected and that nobody waited for. */
interface Global {
  Deno?: unknown;
  process?: { on?: (event: "unhandledRejection", listener: (reason: unknown) => void) => void };
  addEventListener?: (event: "unhandledrejection", listener: (event: { reason: unknown; preventDefault(): void }) => void) => void;
}

/** Watches from now on for rejections that nobody handles; gives the case that there were none. */
export function watchRejections(): Case {
  const reasons: unknown[] = [];
  const { Deno, process, addEventListener } = globalThis as unknown as Global;
  if (process?.on && !Deno) process.on("unhandledRejection", (reason) => reasons.push(reason));
  else {
    addEventListener?.("unhandledrejection", (event) => {
      event.preventDefault();
      reasons.push(event.reason);
    });
  }
  return {
    name: "leaves no rejection unhandled",
    async run() {
      const canary = new Error("unhandled on purpose");
      void Promise.reject(canary);
      // What came before it is told before it.
      while (!reasons.includes(canary)) await new Promise((resolve) => setTimeout(resolve, 10));
      equal(
        reasons.map((reason) => (reason === canary ? "canary" : String(reason))),
        ["canary"],
      );
    },
  };
}
