import { createClient, readAccessGroup, replaceArtifact, TransportError } from "@hosting-platform/client";
import { type Case, define, echo, equal, failure, received } from "./case.js";

export const retries: Case[] = [
  define("tries again after a reset", async ({ baseUrl }) => {
    const codes: unknown[] = [];
    const client = createClient({ baseUrl, hooks: { retry: ({ code }) => codes.push(code) } });
    equal(echo(await readAccessGroup(client, { path: { idOrName: "reset-twice" } })).path, "/v1/access-groups/reset-twice");
    equal(codes, ["TRANSPORT_ERROR", "TRANSPORT_ERROR"]);
    const error = await failure(readAccessGroup(client, { path: { idOrName: "reset" } }), TransportError);
    equal(error.attempts, 3);
  }),
  define("sends the same body again", async ({ baseUrl }) => {
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
    let abort = (): void => undefined;
    const client = createClient({ baseUrl, hooks: { retry: () => abort() } });
    const controller = new AbortController();
    const reason = new Error("enough");
    abort = () => controller.abort(reason);
    const call = readAccessGroup(client, { path: { idOrName: "status-502" }, signal: controller.signal });
    equal((await failure(call, Error)) === reason, true);
    equal(await received(baseUrl, "/v1/access-groups/status-502"), 1);
  }),
];
