import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";
import { array, json, object, response, text } from "../../../harness/documents.js";

const THING = object({ id: { type: "integer" } }, ["id"]);
const PAGE = object({ data: array(THING), next: { type: ["string", "null"] } }, ["data", "next"]);
const reply = (schema: object): object => ({ 200: response(json(schema)) });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const after = { name: "after", in: "query", schema: text };
const pages = { items: "/data", next: "/next", cursor: "after" };
const PATHS = {
  "/things": {
    get: { operationId: "listThings", parameters: [after], responses: reply(PAGE), "x-pagination": pages },
    post: { operationId: "createThing", requestBody: { required: true, content: json(THING) }, responses: reply(THING) },
    delete: { operationId: "deleteThings", responses: { 204: response() } },
  },
  "/things/{id}": { parameters: [id], get: { operationId: "readThing", responses: { ...reply(THING), 204: response() } } },
  "/linked": {
    get: { operationId: "listLinked", responses: reply(PAGE), "x-pagination": { items: "/data", nextUrl: "/next" } },
    post: {
      operationId: "searchThings",
      requestBody: { required: true, content: json(object({ page: { type: "integer" } })) },
      responses: reply(PAGE),
      "x-pagination": { items: "/data", page: "/page" },
    },
  },
  "/clash": { get: { operationId: "listThingsInfinite", responses: reply(THING) } },
  "/swr": { get: { operationId: "sWR", responses: reply(THING) } },
  "/prices": { get: { operationId: "readPrices", responses: { 200: response({ "application/jsonl": { schema: THING } }) } } },
};
const DOCUMENT = document(PATHS);

const TYPES = `import { createClient, type ReadThingResult } from "./index.js";
import * as hooks from "./plugins/swr.js";
const client = createClient({ baseUrl: "https://things.example" });
export function use(): void {
  const { data, error } = hooks.useReadThing(client, { path: { id: 1 } }, { refreshInterval: 5 });
  const thing: NonNullable<ReadThingResult> | null | undefined = data;
  hooks.useListThings(client, {}, { suspense: true }).data.data.at(0);
  const all: number[] | undefined = hooks.useListThingsInfinite(client).data?.flatMap((page) => page.data.map((each) => each.id));
  const linked: number | undefined = hooks.useListLinkedInfinite(client).data?.[0]?.data.data[0]?.id;
  hooks.useSearchThingsInfinite(client, { body: { page: 1 } });
  // @ts-expect-error: the body is missing
  hooks.useSearchThingsInfinite(client, {});
  void hooks.useCreateThing(client).trigger({ body: { id: 1 } });
  void hooks.useDeleteThings(client).trigger();
  hooks.useListThings(client, null);
  hooks.useListThingsInfinite2(client);
  // @ts-expect-error: the path is missing
  hooks.useReadThing(client, {});
  // @ts-expect-error: the body is missing
  void hooks.useCreateThing(client).trigger({});
  // @ts-expect-error: a page has no such property
  hooks.useListThings(client).data?.absent;
  void [thing, all, linked, error satisfies Error | undefined];
}
`;

/** Returns what the hooks pass to those of SWR. */
const STUB = "// @ts-nocheck\nexport default (key, fetcher, config) => ({ key, fetcher, config });\n";

const RUN = `// @ts-nocheck
import { createClient } from "./index.js";
import * as hooks from "./plugins/swr-run.js";
export async function run() {
  const sent = [];
  const fetch = async (url, { method, body }) => {
    sent.push([method, url.replace("https://things.example", ""), body ?? ""].join(" ").trim());
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ id: 1, data: [{ id: 1 }], next: url.endsWith("/linked") ? "?at=2" : null });
  };
  const client = createClient({ baseUrl: "https://things.example", fetch });
  const one = hooks.useReadThing(client, { path: { id: 7 }, headers: { "x-secret": "s" } });
  const list = hooks.useListThingsInfinite(client, { query: {} });
  const keys = [one.key, hooks.useReadThing(client, null), hooks.useListThings(client).key, list.key(0, null), list.key(1, { data: [], next: "b" }), list.key(2, { data: [], next: null })];
  await one.fetcher();
  await list.fetcher(list.key(1, { data: [], next: "b" }));
  const linked = hooks.useListLinkedInfinite(client);
  const page = await linked.fetcher(linked.key(0, null));
  keys.push(linked.key(1, page), linked.key(2, await linked.fetcher(linked.key(1, page))));
  const found = hooks.useSearchThingsInfinite(client, { body: { page: 5 } });
  keys.push(found.key(1, await found.fetcher(found.key(0, null))));
  await hooks.useCreateThing(client).fetcher([], { arg: { body: { id: 2 } } });
  const gone = await hooks.useDeleteThings(client).fetcher([], {});
  return { sent, keys: JSON.stringify(keys), gone, names: Object.keys(hooks).sort() };
}
`;

test("generates hooks of SWR, typed by the operations, with keys that contain no headers", async () => {
  const output = await PluginOutput.of(DOCUMENT, ["swr"], { "user.ts": TYPES });
  expect(await output.problems()).toEqual([]);
  const text = await readFile(join(output.folder, "plugins/swr.ts"), "utf8");
  await writeFile(join(output.folder, "plugins/swr-run.ts"), text.replaceAll(/from "swr[^"]*"/g, 'from "./stub.js"'));
  await writeFile(join(output.folder, "plugins/stub.ts"), STUB);
  await writeFile(join(output.folder, "run.ts"), RUN);
  const { run } = await output.run<{ run: () => Promise<object> }>("run.ts");
  expect(await run()).toEqual({
    sent: [
      "GET /things/7",
      "GET /things?after=b",
      "GET /linked",
      "GET /linked?at=2",
      'POST /linked {"page":5}',
      'POST /things {"id":2}',
      "DELETE /things",
    ],
    keys: JSON.stringify([
      ["readThing", { path: { id: 7 } }],
      { key: null, fetcher: null },
      ["listThings", {}],
      ["listThings", {}, null],
      ["listThings", {}, "b"],
      null,
      ["listLinked", {}, "?at=2"],
      null,
      ["searchThings", { body: { page: 5 } }, "6"],
    ]),
    gone: null,
    names: [
      "useCreateThing",
      "useDeleteThings",
      "useListLinked",
      "useListLinkedInfinite",
      "useListThings",
      "useListThingsInfinite",
      "useListThingsInfinite2",
      "useReadThing",
      "useSWR2",
      "useSearchThings",
      "useSearchThingsInfinite",
    ],
  });
});
