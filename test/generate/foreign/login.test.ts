import { readFile } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { main } from "../../../scripts/generate/published/command.js";
import { generate } from "../../../scripts/generate/published/generate.js";
import { runMain } from "../../harness/run-main.js";
import { type Handler, json, useServer } from "../../harness/server.js";
import { folderOf, stateOf } from "../../harness/folders.js";
import { document, OPERATION } from "./harness.js";

const server = useServer();
const other = useServer();
const SECRET = "s3cr3t-of-the-document";
const HEADER = ["--header", "Authorization=Bearer env:DOCUMENT_TOKEN"];

beforeEach(() => {
  vi.stubEnv("DOCUMENT_TOKEN", SECRET);
  for (const name of ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, "");
  other.respond(() => json({ type: "string" }));
  const paths = { "/things": { get: { operationId: "listThings", ...OPERATION } } };
  const schemas = { Own: { $ref: "own.json" }, Other: { $ref: `${other.baseUrl}/other.json` }, Moved: { $ref: "moved.json" } };
  server.respond(({ path, headers }) => {
    if (headers.authorization !== `Bearer ${SECRET}`) return { status: 401 };
    if (path === "/moved.json") return { status: 302, headers: { location: `${other.baseUrl}/moved.json` } };
    return path === "/openapi.json" ? { body: document(paths, { schemas }) } : json({ type: "string" });
  });
  return () => vi.unstubAllEnvs();
});

async function run(...args: string[]): Promise<{ code: number; printed: string; folder: string }> {
  const folder = await folderOf({});
  const all = [`${server.baseUrl}/openapi.json?key=${SECRET}`, "--out", `${folder}/api`, "--allow-ref", other.baseUrl, ...args];
  const { code, stdout, stderr } = await runMain(() => main(all, "1.2.3"));
  return { code, printed: stdout + stderr, folder };
}

const tokens = (requests: typeof server.requests): string[] =>
  requests.map(({ path, headers }) => `${path} ${String(headers.authorization)}`).sort();

test.each(["env:DOCUMENT_TOKEN", "$DOCUMENT_TOKEN", "${DOCUMENT_TOKEN}", SECRET])(
  "sends a header %s to the document's host only",
  async (value) => {
    const { code, printed, folder } = await run("--header", `Authorization=Bearer ${value}`, "--openapi-json", "--verbose", "--json");
    expect(code, printed).toBe(0);
    expect(tokens(server.requests)).toEqual(["/moved.json", "/openapi.json", "/own.json"].map((path) => `${path} Bearer ${SECRET}`));
    expect(tokens(other.requests)).toEqual(["/moved.json undefined", "/other.json undefined"]);
    const texts = await Promise.all(
      Object.keys(await stateOf(folder)).map((path) => readFile(`${folder}/${path}`, "utf8").catch(() => "")),
    );
    expect([printed, ...texts].join("\n")).not.toContain(SECRET);
  },
);

// prettier-ignore
test.each<[args: string[], code: number, message: RegExp]>([
  [[], 2, /cannot be read: it requires a login \(status 401\)\.\n {2}hint: pass the credentials: --header /],
  [["--header", "Authorization=wrong-s3cr3t-of-the-document"], 2, /the server refuses the credentials \(status 401\)\.\n {2}hint: check the value of --header Authorization\n/],
  [["--header", `Authorization=Bearer env:NO_SUCH_TOKEN`], 2, /^The environment variable NO_SUCH_TOKEN of --header Authorization is not set\./],
  [["--header", `Authorization: ${SECRET}`], 2, /^Invalid --header\.\n {2}hint: write NAME=VALUE, /],
  [["--header", `Authorization=${SECRET}\nx: y`], 2, /^--header Authorization is not a valid header\./],
  [["--header", `Authorization=`], 2, /^--header Authorization is not a valid header\./],
])("reports the login of %j", async (args, code, message) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.printed.replace(/^http:\S+ unreadable /, "")).toMatch(message);
  expect(result.printed).not.toContain(SECRET);
});

test.each<[what: string, handler: Handler, message: RegExp]>([
  ["with a status", () => ({ status: 500 }), /cannot be read: status 500\.\n {2}hint: check the URL/],
  [
    "with endless redirects",
    () => ({ status: 302, headers: { location: "/openapi.json" } }),
    /cannot be read: it redirects more than 5 times\.\n {2}hint: check the URL/,
  ],
  ["with nothing", (_, response) => void response.destroy(), /cannot be read: UND_ERR_SOCKET\.\n {2}hint: check the URL/],
  [
    "with a part of the body",
    (_, response) => {
      response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy());
      return undefined;
    },
    /cannot be read completely: UND_ERR_SOCKET\.\n {2}hint: check the URL/,
  ],
])("reports a document whose server responds %s", async (_, handler, message) => {
  server.respond(handler);
  const { code, printed } = await run();
  expect({ code, printed }).toMatchObject({ code: 2, printed: expect.stringMatching(message) as string });
  expect(printed).not.toContain(SECRET);
});

test.each<[what: string, spec: () => string, reason: RegExp]>([
  ["nothing listens", () => "http://127.0.0.1:2/a.json", /cannot be read: ECONNREFUSED; nothing listens there: start the server/],
  ["the server knows no TLS", () => `${server.baseUrl.replace("http:", "https:")}/a.json`, /the server speaks http, not https\./],
])("says why a document cannot be read where %s", async (_, spec, reason) => {
  const { code, stderr } = await runMain(() => main([spec(), "--out", "api"], "1.2.3"));
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(reason) as string });
});

test("reports a proxy that is not used, and no password of a redirect", async () => {
  vi.stubEnv("HTTPS_PROXY", "http://proxy.example");
  server.respond((_, response) => void response.destroy());
  expect((await run()).printed).toMatch(/cannot be read: UND_ERR_SOCKET; Node\.js uses a proxy only with NODE_USE_ENV_PROXY=1/);
  server.respond(() => ({ status: 302, headers: { location: `https://user:${SECRET}@proxy.example/a@b` } }));
  expect((await run()).printed).toMatch(/redirects to `https:\/\/proxy\.example\/a@b`, which is not allowed/);
});

test("reports a `$ref` to another host that requires a login", async () => {
  other.respond(() => ({ status: 403 }));
  const { code, printed } = await run(...HEADER);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /it requires a login \(status 403\)\.\n[^]*hint: download the file: --header is sent to the document's host only/,
  );
});

test("refuses headers for a file, and a URL with a password", async () => {
  const folder = await folderOf({ "openapi.json": document({}) });
  const headers = { Authorization: SECRET };
  await expect(generate({ spec: `${folder}/openapi.json`, out: `${folder}/api`, headers })).rejects.toThrow("--header requires the URL");
  const failing = generate({ spec: server.baseUrl.replace("//", `//user:${SECRET}@`), out: `${folder}/api` });
  await expect(failing).rejects.toThrow("The URL of the document contains a user name or password.");
  await expect(failing).rejects.not.toThrow(SECRET);
});
