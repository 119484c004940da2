// The harness against output with faults: each of them has to be seen.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileAll } from "./support/generated.js";
import { prepare, type Prepared } from "./support/harness.js";

const text = { type: "string" };
const answer = { "200": { description: "A text", content: { "application/json": { schema: text } } } };
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Faulty", version: "1" },
  paths: {
    "/kept": { get: { operationId: "kept", parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }], responses: answer } },
    "/lost": { get: { operationId: "lost", responses: answer } },
    "/never": {
      get: { operationId: "never", responses: { "200": { ...answer["200"], content: { "application/json": { schema: false } } } } },
    },
  },
};

/** A client that loses the query and makes its answers itself, and functions for two of three operations. */
const OUTPUT = {
  "index.ts": `
    export interface Call { method: string; path: string }
    export const createClient = ({ baseUrl }: { baseUrl: string; retry: false }) => ({
      call: async ({ method, path }: Call): Promise<unknown> => { await fetch(baseUrl + path, { method }); return "made up"; },
    });`,
  "operations/index.ts": `
    import type { Call } from "../index.js";
    interface Client { call(call: Call): Promise<unknown> }
    export const kept = (client: Client, request: { query?: { limit?: string } }) => client.call({ method: "GET", path: "/kept", ...(request && {}) });
    export const never = (client: Client, _request: object) => client.call({ method: "GET", path: "/never" });`,
};

let root: string;
let output: Prepared;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "harness-"));
  await writeFile(join(root, "faulty.json"), JSON.stringify(DOCUMENT));
  output = await prepare(join(root, "project"), join(root, "faulty.json"), async (_, out) => {
    await mkdir(join(out, "operations"), { recursive: true });
    for (const [path, source] of Object.entries(OUTPUT)) await writeFile(join(out, path), source);
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

test("an operation without a function is missed", () => {
  expect(output.documented).toEqual(["GET /kept", "GET /lost", "GET /never"]);
  expect(output.generated).toEqual(["GET /kept", "GET /never"]);
});

test("an operation that cannot be tried is named with the reason", () => {
  expect(output.untried).toEqual(["GET /never: no value is allowed"]);
});

test("a right call that does not compile is found", () => {
  expect(compileAll(join(root, "project"), output.entries)).toEqual(["calls.ts:6: Type 'number' is not assignable to type 'string'."]);
  expect(output.callAt(6)).toBe("GET /kept with all that may be");
});

test("a parameter that is lost and a result that is not the server's are found", async () => {
  const result = 'it resolved to "made up", not to "text"';
  expect(await output.run()).toEqual([
    `GET /kept with all that may be: ${result}`,
    "GET /kept with all that may be: query.limit came as nothing, not as 1",
    `GET /kept with as little as may be: ${result}`,
  ]);
});
