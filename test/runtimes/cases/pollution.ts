import { createAccessGroup, createPathClient, readAccessGroup, team } from "@hosting-platform/sdk";
import { type Case, define, echo, equal, type Limit, limited, received } from "./case.js";

type Pollution = readonly (readonly [name: string, value: unknown])[];

/**
 * What is put on the prototype of all objects, one after the other: options of the packages, and options that one runtime or another
 * takes for `fetch`, `Request`, `Response` or `Headers`.
 */
const POLLUTION: Pollution = Object.entries({
  ...{ method: "DELETE", headers: { "x-note": "evil", authorization: "evil" }, authorization: "evil" },
  ...{ fetch: () => Promise.resolve(Response.json({ evil: true })), hooks: { request: "evil" }, client: {}, cf: {}, tls: {} },
  ...{ redirect: "follow", credentials: "include", mode: "no-cors", keepalive: true, duplex: "half", decompress: false },
  ...{ referrer: "http://127.0.0.1:9/", statusText: "evil", proxy: "http://127.0.0.1:9", unix: "/evil" },
});

/** What Node.js itself takes from there for every request, also for one with options that have no prototype. */
const TAKEN_BY_NODE: Pollution = Object.entries({
  ...{ cache: "only-if-cached", integrity: "sha256-evil", status: 500, dispatcher: {}, window: {} },
});

async function send(baseUrl: string): Promise<unknown> {
  const auth = { token: () => Promise.resolve("good"), refresh: () => Promise.resolve(undefined) };
  const client = createPathClient({ baseUrl, auth, team: team({ slug: "mine" }) });
  const responses = [
    await readAccessGroup(client, { path: { idOrName: "web" } }),
    await createAccessGroup(client, { body: { name: "web" } }),
    (await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } })).data,
    (await client.POST("/v1/access-groups", { body: { name: "web" } })).data,
  ];
  return responses.map(echo);
}

async function sendPolluted(baseUrl: string, entries: Pollution): Promise<void> {
  const clean = await send(baseUrl);
  for (const [name, value] of entries) {
    const before = await received(baseUrl, "/v1/access-groups");
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true, enumerable: true });
    const polluted = await send(baseUrl).finally(() => Reflect.deleteProperty(Object.prototype, name));
    equal([name, polluted], [name, clean]);
    equal((await received(baseUrl, "/v1/access-groups")) - before, 2);
  }
}

const OF_NODE: Limit[] = [
  {
    runtime: /^Node /,
    reason: "its fetch takes that from there by itself",
    fails: /^T(?:ransport|ype)Error: |^ServerError: .* returned 500/,
  },
];

export const pollution: Case[] = [
  define("sends the same, whatever Object.prototype is given", ({ baseUrl }) => sendPolluted(baseUrl, POLLUTION)),
  ...TAKEN_BY_NODE.map((entry) =>
    limited(OF_NODE, `sends the same requests with \`${entry[0]}\` on Object.prototype`, ({ baseUrl }) => sendPolluted(baseUrl, [entry])),
  ),
];
