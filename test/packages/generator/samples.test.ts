import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { build } from "esbuild";
import { beforeAll, expect, test, vi } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { generate } from "../../../scripts/generate/published/generate.js";
import { check, STRICT } from "../../harness/compilers.js";
import { projectOf } from "../../harness/folders.js";

const PETSTORE = join(REPOSITORY, "node_modules/@readme/oas-examples/3.0/json/petstore.json");

/** What the samples of the output print, and the requests that they send. */
const SAMPLES: readonly (readonly [file: string, prints: string[], sends: string[]])[] = [
  ["README.md", ["Rex", "Rex available"], ["GET /v2/pet/findByStatus?status=available", "GET /v2/pet/7 special-key"]],
  ["README.md", ["a 99", "b 101"], ["GET /prices", "GET /prices after a"]],
  ["README.md", ["7n 2026"], ["GET /v2/store/order/7", 'POST /v2/store/order {"id":7,"shipDate":"2026-12-24T08:00:00.000Z"}']],
  ["MIGRATING.md", ["200 Rex"], ["GET /v2/pet/7 from shop"]],
  ["MIGRATING.md", ["Rex"], ["GET /v2/pet/7 special-key"]],
  ["MIGRATING.md", ["1"], ["GET /v2/pet/findByStatus?status=available Bearer token", "POST /v2/pet Bearer token"]],
];

const CONTENT = { "text/event-stream": { schema: { $ref: "#/components/schemas/Price" } } };
const PRICES = {
  ...{ openapi: "3.1.0", info: { title: "Prices", version: "1" } },
  paths: { "/prices": { get: { operationId: "readPrices", responses: { 200: { description: "Prices.", content: CONTENT } } } } },
  components: { schemas: { Price: { type: "object", required: ["price"], properties: { price: { type: "number" } } } } },
};

/** The events of a response: one, before the connection ends, or after it. */
const events = (after: string | null): Response =>
  new Response(after === null ? 'retry: 1\nid: a\ndata: {"price":99}\n\n' : 'id: b\ndata: {"price":101}\n\ndata: {"price":1}\n\n', {
    headers: { "content-type": "text/event-stream" },
  });

const ORDER = { id: 7, shipDate: "2026-11-30T08:00:00Z" };
const PET = { id: 7, name: "Rex", status: "available", photoUrls: [] };

let root: string;
const names: string[] = [];

beforeAll(async () => {
  root = await projectOf();
  await writeFile(join(root, "package.json"), '{ "type": "module" }\n');
  expect(await generate({ spec: PETSTORE, out: join(root, "api"), plugins: ["transformers"] })).toMatchObject({ findings: [] });
  await writeFile(join(root, "prices.json"), JSON.stringify(PRICES));
  expect(await generate({ spec: join(root, "prices.json"), out: join(root, "stream") })).toMatchObject({ findings: [] });
  for (const file of ["README.md", "MIGRATING.md"]) {
    const text = await readFile(join(REPOSITORY, "packages/generator", file), "utf8");
    for (const [, indent = "", code = ""] of text.matchAll(/^( *)```mts\n([^]*?)^ *```$/gm)) {
      const name = `${file}-${names.length}.ts`;
      await writeFile(join(root, name), code.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
      names.push(name);
    }
  }
});

test("compile under the strictest options", async () => {
  expect(names.map((name) => name.replace(/-\d.*/, ""))).toEqual(SAMPLES.map(([file]) => file));
  const strictest = { ...STRICT, isolatedModules: true, verbatimModuleSyntax: true, noUnusedLocals: true, noImplicitReturns: true };
  const compilerOptions = { ...strictest, noEmit: true, types: ["node"] };
  // It has to find the last one.
  await writeFile(join(root, "wrong.ts"), 'import { getPet } from "./api/index.js";\nvoid getPet;\n');
  await writeFile(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...names, "wrong.ts"] }));
  expect(await check("7.0", root, ["."])).toMatchObject([{ file: "wrong.ts", line: 1, code: "TS2305" }]);
});

test.each(SAMPLES.map(([file, prints, sends], index) => [index, file, prints, sends] as const))(
  "sample %i, of %s, sends and prints what it says",
  async (index, _, prints, sends) => {
    const [printed, sent]: [string[], string[]] = [[], []];
    vi.spyOn(console, "log").mockImplementation((...values) => void printed.push(format(...values)));
    vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      const from = headers.get("x-request-from");
      const credential = headers.get("api_key") ?? headers.get("authorization") ?? (from === null ? "" : `from ${from}`);
      const { pathname, search } = new URL(url);
      if (pathname.startsWith("/v2/store/")) {
        sent.push(`${method} ${pathname} ${await request.text()}`.trim());
        return Response.json(ORDER);
      }
      const after = headers.get("last-event-id");
      sent.push(`${method} ${pathname}${search} ${after === null ? credential : `after ${after}`}`.trim());
      if (pathname === "/prices") return events(after);
      return method === "POST" ? new Response() : Response.json(pathname.endsWith("findByStatus") ? [PET] : PET);
    });
    const outfile = join(root, `${index}.mjs`);
    const entryPoints = [join(root, names[index] ?? "")];
    await build({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", target: "node20" });
    await import(pathToFileURL(outfile).href);
    expect({ printed, sent }).toEqual({ printed: prints, sent: sends });
  },
);
