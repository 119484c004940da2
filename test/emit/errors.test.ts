import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { type Case, compileDocuments, wholeOutput } from "./harness/compile-documents.js";
import { writeFolder } from "./runtime/harness.js";
import { response, documentOf, json, object, text } from "../harness/documents.js";

const body = (properties: object): object => response(json(object(properties, Object.keys(properties))));
const READ = { 204: response(), 404: body({ missing: text }), "4XX": body({ code: { type: "integer" } }), default: body({ any: text }) };
const DELETE = { 409: response({ "text/plain": { schema: text } }), 410: response() };
const DOCUMENT = documentOf({
  "/b/{id}/$": { get: { operationId: "readOther", responses: { 404: response() } } },
  "/a": { get: { operationId: "readA", responses: READ }, delete: { operationId: "delete", responses: DELETE } },
});

const CASES: Record<string, Case> = {
  "the body of a status, of its class, and of all others": {
    document: DOCUMENT,
    whole: true,
    uses: `import { isError } from "./index.js";
const error: unknown = new Error();
if (isError(error, "readA", 404)) same<Equals<typeof error.body, { missing: string }>>();
else if (isError(error, "readA", 409)) same<Equals<typeof error.body, { code: number }>>();
else if (isError(error, "readA", 503)) same<Equals<typeof error.body, { any: string }>>();
else if (isError(error, "delete_", 409)) same<Equals<typeof error.body, string>>();
else if (isError(error, "delete_", 410)) same<Equals<typeof error.body, undefined>>();
else if (isError(error, "delete_", 500)) same<Equals<typeof error.body, unknown>>();
else if (isError(error, "GET /a", 404)) same<Equals<typeof error.body, { missing: string }>>();
else if (isError(error, "DELETE /a", 409)) same<Equals<typeof error.body, string>>();
isError(error, "readB", 404); // refused: no such operation
isError(error, "POST /a", 404); // refused: no such method of the path`,
  },
  "a result, or the errors of an operation by their status": {
    document: DOCUMENT,
    whole: true,
    uses: `import { asResult, delete_ } from "./index.js";
const { data, error } = await asResult("readA", Promise.resolve(1));
same<Equals<typeof data, number | undefined>>();
if (error === undefined) same<Equals<typeof data, number>>();
else if (error.status === 404) same<Equals<typeof error.body, { missing: string }>>();
else if (error.status === 409) same<Equals<typeof error.body, { code: number }>>();
else if (error.status === 503) same<Equals<typeof error.body, { any: string }>>();
const removed = await asResult("DELETE /a", delete_(client));
if (removed.error?.status === 409) removed.error.body.trim();
if (removed.error?.status === 500) removed.error.body.trim(); // refused: its body is not described
asResult("readB", Promise.resolve(1)); // refused: no such operation`,
  },
};

interface Output {
  asResult: (operation: string, call: Promise<unknown>) => Promise<{ data?: unknown; error?: { body: unknown } }>;
  createClient: (options: { baseUrl: string; fetch: () => Promise<Response> }) => object;
  delete_: (client: object) => Promise<unknown>;
  isError: (error: unknown, operation: string, status: number) => boolean;
}

const found = compileDocuments(CASES);

test.each(Object.keys(CASES))("compiles %s", (name) => expect(found[name]).toEqual([]));

test("narrows errors of the operation and the status alone, also where its function has another name", async () => {
  const folder = await writeFolder([...wholeOutput(DOCUMENT)].map(([path, text]) => ({ path, text })));
  const outfile = join(folder, "index.mjs");
  const contents = ["runtime", "operations/index", "client"].map((name) => `export * from "./${name}.js";`).join("\n");
  await build({
    stdin: { contents, resolveDir: folder },
    outfile,
    bundle: true,
    format: "esm",
    nodePaths: [join(REPOSITORY, "node_modules")],
  });
  const { asResult, createClient, delete_, isError } = (await import(pathToFileURL(outfile).href)) as Output;
  const client = createClient({ baseUrl: "https://a.example", fetch: () => Promise.resolve(new Response("taken", { status: 409 })) });
  const error: unknown = await delete_(client).catch((thrown: unknown) => thrown);
  expect([
    isError(error, "delete_", 409),
    isError(error, "delete_", 410),
    isError(error, "readA", 409),
    isError("", "delete_", 409),
    isError(error, "DELETE /a", 409),
    isError(error, "GET /a", 409),
    isError(error, "DELETE /", 409),
    isError(error, "DELETE /b/{id}/$", 409),
  ]).toEqual([true, false, false, false, true, false, false, false]);
  expect((await asResult("delete_", delete_(client))).error?.body).toBe("taken");
  expect(await asResult("delete_", Promise.resolve(1))).toEqual({ data: 1 });
  await expect(asResult("readA", delete_(client))).rejects.toMatchObject({ status: 409 });
  await expect(asResult("delete_", Promise.reject(new Error("no connection")))).rejects.toThrow("no connection");
});
