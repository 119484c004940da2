// An app on another generator's output, and the same on ours. openapi-typescript is a library of this repository. The other outputs were
// written by the newest versions that there are: `openapi-ts -i orders.yaml -o api`, and `orval` and `kubb generate` with the configuration
// beside them, and are formatted without their comments and without the declarations that the app does not use.
import { cpSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as openapiTypescript from "openapi-typescript";
import { beforeAll, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { generate } from "../../../scripts/generate/published/generate.js";
import { compile } from "../../generate/harness/compiler.js";
import { projectOf, writeFiles } from "../../harness/folders.js";
import { json, type ReceivedRequest, type StubResponse, useServer } from "../../harness/server.js";

const FIXTURES = join(REPOSITORY, "test/fixtures/migrations");
const SPEC = join(FIXTURES, "orders.yaml");
const OTHERS = ["openapi-typescript", "hey-api", "orval", "kubb"];

/** The options of a project with a bundler, whose imports need no extension. */
const BUNDLED = { module: "esnext", moduleResolution: "bundler", exactOptionalPropertyTypes: false, verbatimModuleSyntax: false };

const LINES = [
  ...["a waits for its payment", "b waits for its delivery", "2 found", "invalid: items", "new waits for its delivery", "receipt: %PDF"],
  ...["not deleted: It is delivered.", "gone: There is none."],
];

const order = (id: string, status: string): object => ({ id, customer: "Ada", items: ["tea"], status });

/** Is busy at first, and has two pages. */
function answer({ method, path, query, body }: ReceivedRequest, attempt: number): StubResponse {
  switch (`${method} ${path}`) {
    case "POST /token":
      return json({ access_token: "secret" });
    case "GET /orders":
      if (attempt === 1) return { status: 503, headers: { "retry-after": "0" } };
      return json(query.has("cursor") ? { orders: [order("b", "paid")], next: null } : { orders: [order("a", "open")], next: "2" });
    case "GET /search":
      return json([order("a", "open"), order("c", "delivered")]);
    case "POST /orders":
      return String(body).includes("tea") ? json(order("new", "open"), 201) : json({ fields: ["items"] }, 422);
    case "PATCH /orders/new":
      return json(order("new", "paid"));
    case "GET /orders/new/receipt":
      return { headers: { "content-type": "application/pdf" }, body: "%PDF" };
    case "DELETE /orders/c":
      return json({ message: "It is delivered." }, 409);
    case "GET /orders/new":
      return json({ message: "There is none." }, 404);
    default:
      return { status: 204 };
  }
}

/** What a service reads of a request: not the boundary of a form, nor the order and the escapes of a query. */
async function read({ method, path, query, headers, body }: ReceivedRequest): Promise<string> {
  const type = headers["content-type"] ?? "";
  const fields = async (): Promise<string> => {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const texts = [...form].map(async ([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.type, await value.text()],
    );
    return JSON.stringify((await Promise.all(texts)).sort());
  };
  const sent = type.startsWith("multipart/") ? await fields() : String(body);
  const queried = [...query].map((pair) => pair.join("=")).sort();
  return [method, path, ...queried, headers.authorization, headers["idempotency-key"], type.replace(/;.*/, ""), sent]
    .filter(Boolean)
    .join(" ");
}

const server = useServer();
let root: string;

beforeAll(async () => {
  root = await projectOf({ "package.json": '{ "type": "module" }\n' });
  for (const name of OTHERS) cpSync(join(FIXTURES, name), join(root, name), { recursive: true });
  // Its CommonJS entry loads in half the time.
  const { default: convert, astToString } = createRequire(import.meta.url)("openapi-typescript") as typeof openapiTypescript;
  await writeFiles(root, { "openapi-typescript/api/schema.ts": astToString(await convert(pathToFileURL(SPEC))) });
  const pagination = [{ items: "/orders", next: "/next", cursor: "cursor" }];
  expect(await generate({ spec: SPEC, out: join(root, "ours/api"), pagination })).toMatchObject({ findings: [], warnings: [] });
  cpSync(join(FIXTURES, "after.ts"), join(root, "ours/after.ts"));
});

test("all compile, ours under the strictest options", () => {
  expect(compile(join(root, "ours"), [join(root, "ours/after.ts")])).toEqual([]);
  const befores = OTHERS.map((name) => join(root, name, "before.ts"));
  expect(compile(root, befores, new Map(), BUNDLED)).toEqual([]);
});

/** Runs an app; returns the requests that were answered, one a line. */
async function requestsOf(app: string): Promise<string[]> {
  server.reset();
  const attempts = new Map<string, number>();
  server.respond((request) => {
    const key = `${request.method} ${request.path}`;
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    return answer(request, attempts.get(key) ?? 1);
  });
  const outfile = join(root, `${app}.mjs`);
  await build({ entryPoints: [join(root, `${app}.ts`)], outfile, bundle: true, format: "esm", platform: "node" });
  const lines: string[] = [];
  const { main } = (await import(pathToFileURL(outfile).href)) as { main: (url: string, print: (line: string) => void) => Promise<void> };
  await main(server.baseUrl, (line) => void lines.push(line));
  expect(lines).toEqual(LINES);
  return Promise.all(server.requests.map(read));
}

test("all print the same and send the same requests", async () => {
  const ours = await requestsOf("ours/after");
  expect(ours).toContain("GET /orders status=open status=paid Bearer secret");
  for (const name of OTHERS) expect({ name, requests: await requestsOf(`${name}/before`) }).toEqual({ name, requests: ours });
});

test("the page shows how to get from each to ours", async () => {
  const page = await readFile(join(REPOSITORY, "packages/generator/MIGRATING.md"), "utf8");
  const diffs = [...page.matchAll(/^```diff\n([^]*?)^```$/gm)].map(([, diff = ""]) => diff);
  const side = (diff: string, sign: string): string =>
    diff.replaceAll(/^([ +-]?)(.*\n)/gm, (_, at: string, line: string) => (at === sign ? "" : line));
  const text = (path: string): Promise<string> => readFile(join(FIXTURES, path), "utf8");
  expect(diffs.map((diff) => side(diff, "+"))).toEqual(await Promise.all(OTHERS.map((name) => text(`${name}/before.ts`))));
  expect(new Set(diffs.map((diff) => side(diff, "-")))).toEqual(new Set([await text("after.ts")]));
});
