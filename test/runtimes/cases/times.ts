import {
  createClient,
  observe,
  readAccessGroup,
  readArtifact,
  replaceArtifact,
  TimeoutError,
  TransportError,
} from "@hosting-platform/client";
import { abortedAfter, type Case, define, drain, echo, equal, failure, limited, NO_BLOBS, received } from "./case.js";

export const retries: Case[] = [
  define("tries again after a reset", async ({ baseUrl }) => {
    const codes: unknown[] = [];
    const client = createClient({ baseUrl, hooks: observe({ retry: ({ code }) => codes.push(code) }) });
    equal(echo(await readAccessGroup(client, { path: { idOrName: "reset-twice" } })).path, "/v1/access-groups/reset-twice");
    equal(codes, ["TRANSPORT_ERROR", "TRANSPORT_ERROR"]);
    const error = await failure(readAccessGroup(client, { path: { idOrName: "reset" } }), TransportError);
    equal(error.attempts, 3);
  }),
  limited(NO_BLOBS, "sends the same body again", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    // The first request for each path is refused with the status that it names.
    const bodies = [
      ["flaky-500", "text", "text"],
      ["flaky-502", new TextEncoder().encode("bytes"), "bytes"],
      ["flaky-503", new Blob(["blob"]), "blob"],
      ["flaky-504", new URLSearchParams("a=b"), "a=b"],
    ] as const;
    for (const [hash, body, text] of bodies) {
      const response = echo(await replaceArtifact(client, { path: { hash }, body, contentType: "text/plain" }));
      equal([response.body, await received(baseUrl, `/v8/artifacts/${hash}`)], [text, 2]);
    }
  }),
  define("aborts during the pause before another attempt", async ({ baseUrl }) => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const client = createClient({ baseUrl, hooks: observe({ retry: () => controller.abort(reason) }) });
    const call = readAccessGroup(client, { path: { idOrName: "status-502" }, signal: controller.signal });
    equal((await failure(call, Error)) === reason, true);
    equal(await received(baseUrl, "/v1/access-groups/status-502"), 1);
  }),
];

export const times: Case[] = [
  define("times out for silence and for a body that drips, of a success and of an error", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, retry: false, timeout: 100 });
    for (const idOrName of ["silent", "dripping-200", "dripping-500"]) {
      const error = await failure(readAccessGroup(client, { path: { idOrName } }), TimeoutError);
      equal([error.code, error.attempts], ["TIMEOUT_ERROR", 1]);
    }
    const retried = readAccessGroup(client, { path: { idOrName: "silent" }, timeout: 50, retry: { attempts: 2 } });
    equal((await failure(retried, TimeoutError)).attempts, 2);
  }),
  define("aborts before a call, in flight and amid a body with the signal's reason", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const reason = new Error("enough");
    const aborted = readAccessGroup(client, { path: { idOrName: "unasked" }, signal: AbortSignal.abort(reason) });
    equal((await failure(aborted, Error)) === reason, true);
    equal(await received(baseUrl, "/v1/access-groups/unasked"), 0);
    for (const idOrName of ["silent", "dripping-200", "dripping-500"]) {
      const late = abortedAfter(50);
      equal((await failure(readAccessGroup(client, { path: { idOrName }, signal: late.signal }), Error)) === late.reason, true);
    }
  }),
  limited(
    [{ runtime: /^jsdom /, reason: "its DOMException is another", fails: /^TimeoutError: / }],
    "takes the signals that a runtime makes",
    async ({ baseUrl }) => {
      const client = createClient({ baseUrl });
      const signal = AbortSignal.timeout(50);
      const any = AbortSignal.any([new AbortController().signal, signal]);
      for (const each of [signal, any]) {
        const error = await failure(readAccessGroup(client, { path: { idOrName: "silent" }, signal: each }), DOMException);
        equal([error === each.reason, error.name], [true, "TimeoutError"]);
      }
    },
  ),
  define("breaks off a stream that is aborted while it is read", async ({ baseUrl }) => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const client = createClient({ baseUrl });
    const stream = await readArtifact(client, { path: { hash: "dripping-200" }, parseAs: "stream", signal: controller.signal });
    const reader = stream.getReader();
    equal((await reader.read()).done, false);
    controller.abort(reason);
    reader.releaseLock();
    equal((await failure(drain(stream), Error)) === reason, true);
  }),
];
