import { type Case, equal } from "./case.js";

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
    name: "leaves no rejections unhandled",
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
