import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { redirect } from "../../../harness/fault-server.js";
import { json, type StubResponse, useServer } from "../../../harness/server.js";
import { COMMAND } from "../cli/harness.js";
import { call, create, start } from "../start/harness.js";
import { JSON_HEADERS, run, TOKEN } from "./harness.js";
import { emptyFolder } from "../../../harness/folders.js";

const platform = useServer();
let file: string;
beforeEach(() => void (file = join(emptyFolder(), "requests.json")));

async function compare(content: unknown, ...args: string[]): Promise<[code: number, printed: string]> {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return run("compare", file, "--upstream", platform.baseUrl, "--token-from", "TOKEN", ...args);
}

/** A request as `GET /_emulator/requests` returns it. */
const sent = (body: unknown, changes: object = {}, headers = JSON_HEADERS) => ({
  ...{ method: "GET", path: "/v2/teams", query: { x: ["1", "a b"], token: "hidden" }, operationId: "listTeams", status: 200 },
  ...{ response: { headers, body }, ...changes },
});

// prettier-ignore
test.each<[here: unknown, there: StubResponse, lines: string[]]>([
  [{ a: 1, b: ["x"], c: null }, json({ a: 2, b: ["y", "z"], c: null }), []],
  [{ a: 1 }, redirect(302, "/"), ["status 200 here, 302 there"]],
  [{ pagination: { next: "x" } }, json({ pagination: { next: null } }), ["body.pagination.next: string here, null there"]],
  [{ a: 1, b: { c: 1 } }, json({ a: 1 }), ["body.b: only here"]],
  [{ a: 1 }, json({ a: 1, "b\u001b": { c: 1 } }), ['body["b\\u001b"]: only there']],
  [{ a: [[{ b: true }]] }, json({ a: [[{ b: 1 }]] }), ["body.a[][].b: boolean here, number there"]],
  [[{ a: 1 }, { b: 1 }], json([{ a: 1, b: 1 }]), []],
  [[{ a: null }, { a: "x" }], json([{ a: "x", c: 1 }]), ["body[].a: null or string here, string there", "body[].c: only there"]],
  [{ a: [] }, json({ a: [{ b: 1 }] }), []],
  [{ a: { b: 1 } }, json({ a: [1] }), ["body.a: object here, array there"]],
  [{ code: "***" }, json({ code: 1 }), []],
  [{ a: 1 }, { body: "<html>" }, ["body: object here, string there"]],
  [{ a: 1 }, { body: Uint8Array.of(0xff) }, ["body: object here, bytes there"]],
  [undefined, json({ a: 1 }), ["body: no body here, object there"]],
])("compares %j with %j", async (here, there, lines) => {
  platform.respond(there);
  const printed = lines.map((line) => `GET /v2/teams?x=1&x=a+b&token=*** listTeams: ${line}\n`).join("");
  expect(await compare({ requests: [sent(here)] })).toEqual([lines.length === 0 ? 0 : 1, `${printed}1 requests compared, skipped: none\n`]);
});

test("sends each read once, with the token, and counts the others", async () => {
  const methods = ["HEAD", "POST", "DELETE"].map((method) => ({ method }));
  const paths = [{ path: "@a.test" }, { path: "/***" }, { query: { a: "***" } }];
  const others = [{ operationId: undefined }, { answeredBy: "fault fault_1" }, { status: undefined }, { response: undefined }];
  const reads = [sent("a", {}, { "content-type": "text/plain" }), sent({}), sent('{"a":', { path: "/cut" })];
  const [code, printed] = await compare([...reads, ...[...methods, ...paths, ...others].map((changes) => sent({}, changes))]);
  const counts = "1 with cut body, 2 writes, 2 with masked URL, 1 without operation, 1 with fault, 2 without response";
  expect([code, printed]).toEqual([1, expect.stringContaining(`\n3 requests compared, skipped: ${counts}\n`)]);
  expect(platform.requests.map(({ method, path }) => method + path)).toEqual(["GET/v2/teams", "HEAD/v2/teams", "GET/@a.test"]);
  for (const { headers } of platform.requests) expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
});

test.each(["[]", "{", "{}", "[1]", JSON.stringify([sent(1, { method: "POST" })])])("exits with 2 without reads: %s", async (content) => {
  expect(await compare(content)).toEqual([2, expect.stringMatching(/has no request to compare: 0 |Cannot read /)]);
  expect(await compare(content, "another")).toEqual([2, expect.stringContaining("needs one FILE")]);
});

test("compares the run of an emulator with another one, from standard input", async () => {
  const [emulator, twin] = [await start(), await start()];
  await create(emulator, "docs");
  await call(emulator, "/v1/access-groups/docs");
  writeFileSync(file, JSON.stringify((await call(emulator, "/_emulator/requests")).body));
  const args = [COMMAND, "compare", "-", "--upstream", twin.url, "--token-from", "TOKEN", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, TOKEN: twin.token } });
  child.stdin.end(readFileSync(file));
  const [printed, [code]] = (await Promise.all([text(child.stdout), once(child, "exit")])) as [string, [number]];
  const difference = { request: "GET /v1/access-groups/docs", operationId: "readAccessGroup", at: "status", here: "200", there: "410" };
  expect([code, JSON.parse(printed)]).toEqual([1, { compared: 1, skipped: { writes: 1 }, differences: [difference] }]);
  await twin.close();
  const [, line] = await run("compare", file, "--upstream", twin.url, "--token-from", "TOKEN");
  expect(line).toMatch(/readAccessGroup: status 200 here, no response \(.+\) there\n/);
});
