import { writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../packages/cli/src/internal/run.js";
import { documentApi } from "../../scripts/cli/document-api.js";
import { variableNames } from "../../scripts/model/variable-names.js";
import { emptyFolder } from "../harness/folders.js";
import { close, listen } from "../harness/loopback.js";

const header = (name: string, required = true): object => ({ name, in: "header", required, schema: { type: "string" } });
const responses = { "200": { description: "OK." } };
/** Documents with an operation `a`. */
const DOCUMENTS = {
  bare: { operation: {} },
  accepting: { operation: { parameters: [header("Accept")] } },
  asking: { operation: { parameters: [header("authorization")] } },
  offering: { operation: { parameters: [header("Authorization", false)] } },
  "asking for a key": { operation: { parameters: [header("X-Api-Key")] } },
  "with a key": { operation: { parameters: [header("x-api-key")] }, schemes: ["key"], security: [{ key: [] }] },
  "with a key and a parameter": { operation: { parameters: [header("Authorization")] }, schemes: ["key"], security: [{ key: [] }] },
  "without requirements": { operation: {}, schemes: ["key", "pair"] },
  public: { operation: { security: [] }, schemes: ["key"], security: [{ key: [] }] },
  "with alternatives": { operation: {}, schemes: ["key", "pair"], security: [{ pair: [] }, { key: [] }] },
  optional: { operation: {}, schemes: ["key", "pair"], security: [{ pair: [], key: [] }, {}] },
} as const;
const SCHEMES = { key: { type: "apiKey", in: "header", name: "X-Api-Key" }, pair: { type: "http", scheme: "basic" } };

const seen: IncomingHttpHeaders[] = [];
const server = createServer(({ headers }, response) => {
  seen.push(headers);
  response.end();
});
const folder = emptyFolder();
let origin = "";
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => close(server));

/** Runs `call a`, and returns the exit code, the credentials that were sent, and what was printed. */
async function called(document: keyof typeof DOCUMENTS, args: readonly string[], env: object): Promise<[object | undefined, string]> {
  const { operation, schemes, security }: { operation: object; schemes?: readonly (keyof typeof SCHEMES)[]; security?: readonly object[] } =
    DOCUMENTS[document];
  const securitySchemes = Object.fromEntries((schemes ?? []).map((name) => [name, SCHEMES[name]]));
  const entry = join(folder, `${document}.json`);
  const paths = { "/a": { get: { operationId: "a", ...operation, responses } } };
  writeFileSync(
    entry,
    JSON.stringify({ openapi: "3.0.3", info: { title: "T", version: "1" }, security, paths, components: { securitySchemes } }),
  );
  const api = await documentApi(entry, {}, () => expect.unreachable());
  let printed = "";
  const write = (text: string | Uint8Array): boolean => (printed += String(text)) !== "";
  const terminal = {
    env: { ...env, API_BASE_URL: origin },
    stdin: process.stdin,
    stdout: { isTTY: false, write },
    stderr: { isTTY: false, write },
  };
  seen.length = 0;
  await run(api, ["call", "a", ...args], "cli", "1", terminal as never).catch((error: unknown) => (printed += (error as Error).message));
  const { authorization, "x-api-key": key, "x-other": other, accept } = seen[0] ?? {};
  const sent = Object.entries({ authorization, key, other, accept: accept === "a/b" ? accept : undefined });
  return [seen[0] && Object.fromEntries(sent.filter(([, value]) => value !== undefined)), printed];
}

const TOKEN = ["--token-from", "echo printed"];
const OTHER = ["--auth-header", "X-Other"];
const KEY = ["--auth-header", "X-Api-Key"];

// prettier-ignore
test.each<[document: keyof typeof DOCUMENTS, args: string[], env: object, sent: object]>([
  ["bare", [], {}, {}],
  ["bare", [], { API_TOKEN: "set" }, { authorization: "Bearer set" }],
  ["bare", TOKEN, {}, { authorization: "Bearer printed" }],
  ["bare", TOKEN, { API_TOKEN: "set" }, { authorization: "Bearer printed" }],
  ["bare", [...TOKEN, ...OTHER], {}, { other: "printed" }],
  ["bare", OTHER, { API_TOKEN: "set" }, { other: "set" }],
  ["accepting", ["--header.Accept", "a/b"], {}, { accept: "a/b" }],
  ["accepting", [], {}, {}],
  ["asking", TOKEN, {}, { authorization: "Bearer printed" }],
  ["asking", [...TOKEN, "--auth-header", "Authorization"], {}, { authorization: "printed" }],
  ["offering", [], {}, {}],
  ["offering", [], { API_TOKEN: "set" }, { authorization: "Bearer set" }],
  ["asking for a key", [...TOKEN, ...KEY], {}, { key: "printed" }],
  ["asking for a key", ["--header.X-Api-Key", "given"], {}, { key: "given" }],
  ["with a key", [], { KEY: "set" }, { key: "set" }],
  ["with alternatives", [...TOKEN, ...OTHER], { KEY: "set" }, { other: "printed" }],
  ["with a key and a parameter", TOKEN, { KEY: "set" }, { key: "set", authorization: "Bearer printed" }],
  ["without requirements", [], {}, {}],
  ["without requirements", [], { KEY: "set" }, { key: "set" }],
  ["public", [], { KEY: "set" }, {}],
  ["public", [...TOKEN, ...OTHER], { KEY: "set" }, { other: "printed" }],
  ["with alternatives", TOKEN, {}, { key: "printed" }],
  ["with alternatives", [], { PAIR: "me:word" }, { authorization: `Basic ${btoa("me:word")}` }],
  ["optional", [], {}, {}],
])("with a document that is %s, %j and %j, the request has %j", async (document, args, env, sent) => {
  expect(await called(document, args, env)).toEqual([sent, ""]);
});

// prettier-ignore
test.each<[document: keyof typeof DOCUMENTS, args: string[], env: object, said: string]>([
  ["bare", ["-H", "Authorization: given"], {}, "set API_TOKEN"],
  ["bare", ["-H", "X-Api-Key: given"], {}, "name the header in --auth-header"],
  ["bare", [...OTHER, "-H", "x-other: given"], { API_TOKEN: "set" }, "set API_TOKEN"],
  ["bare", OTHER, {}, "set API_TOKEN"],
  ["bare", ["--auth-header", "X-Other: given"], {}, "takes the name of a header"],
  ["asking", [], {}, "set API_TOKEN"],
  ["asking", ["--header.Authorization", "given"], {}, "set API_TOKEN"],
  ["with a key", [], {}, "set KEY"],
  ["with a key", ["--header.x-api-key", "given"], {}, "set KEY"],
  ["with a key", ["--header.x-api-key", "given"], { KEY: "set" }, "set KEY"],
  ["with a key", ["-H", "x-api-key: given"], { KEY: "set" }, "set KEY"],
  ["with a key and a parameter", [], { KEY: "set" }, "also takes API_TOKEN"],
  ["public", TOKEN, {}, "--auth-header NAME"],
  ["with alternatives", [], {}, "set PAIR, or KEY"],
  ["optional", [], { KEY: "set" }, "also takes PAIR"],
])("with a document that is %s, %j and %j, nothing is sent: %s", async (document, args, env, said) => {
  const [sent, printed] = await called(document, args, env);
  expect([sent, printed.replaceAll(/\s+/g, " ")]).toEqual([undefined, expect.stringContaining(said)]);
  expect(printed).not.toMatch(/given|printed/);
});

test("schemes whose names differ by case have variables of their own", () => {
  expect(variableNames(["apiKey", "api_key", "API-KEY", "user"])).toEqual(["API_KEY", "API_KEY_2", "API_KEY_3", "API_USER"]);
});
