import { createClient, readAccessGroup, readArtifact, TimeoutError } from "@hosting-platform/client";
import { abortedAfter, type Case, drain, equal, failure, received } from "./case.js";

export const times: Case[] = [
  {
    name: "times out for a silent server and for slow bodies",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, retry: false, timeout: 100 });
      for (const idOrName of ["silent", "dripping-200", "dripping-500"]) {
        const error = await failure(readAccessGroup(client, { path: { idOrName } }), TimeoutError);
        equal([error.code, error.attempts], ["TIMEOUT_ERROR", 1]);
      }
      const error = await failure(
        readAccessGroup(client, { path: { idOrName: "silent" }, timeout: 50, retry: { attempts: 2 } }),
        TimeoutError,
      );
      equal(error.attempts, 2);
    },
  },
  {
    name: "aborts before a call, in flight or within a body, with the signal's reason",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const reason = new Error("enough");
      const aborted = readAccessGroup(client, { path: { idOrName: "unasked" }, signal: AbortSignal.abort(reason) });
      equal((await failure(aborted, Error)) === reason, true);
      equal(await received(baseUrl, "/v1/access-groups/unasked"), 0);
      for (const idOrName of ["silent", "dripping-200", "dripping-500"]) {
        const late = abortedAfter(50);
        equal((await failure(readAccessGroup(client, { path: { idOrName }, signal: late.signal }), Error)) === late.reason, true);
      }
    },
  },
  {
    name: "accepts signals created by the runtime",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const signal = AbortSignal.timeout(50);
      const any = AbortSignal.any([new AbortController().signal, signal]);
      for (const each of [signal, any]) {
        const error = await failure(readAccessGroup(client, { path: { idOrName: "silent" }, signal: each }), DOMException);
        equal([error === each.reason, error.name], [true, "TimeoutError"]);
      }
    },
  },
  {
    name: "aborts a stream while it is read",
    async run({ baseUrl }) {
      const controller = new AbortController();
      const reason = new Error("enough");
      const client = createClient({ baseUrl });
      const stream = await readArtifact(client, { path: { hash: "dripping-200" }, parseAs: "stream", signal: controller.signal });
      const reader = stream.getReader();
      equal((await reader.read()).done, false);
      controller.abort(reason);
      reader.releaseLock();
      equal((await failure(drain(stream), Error)) === reason, true);
    },
  },
];
