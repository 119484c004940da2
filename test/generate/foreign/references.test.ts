import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, onTestFinished } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { writeFiles } from "../harness/repositories.js";
import { document, folderOf, placesOf } from "./harness.js";

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the server was asked for. */
const asked: string[] = [];
let [server, other]: Server[] = [];
let [origin, elsewhere] = ["", ""];

const ANSWERS: Record<string, { status?: number; location?: string; type?: string; body?: string }> = {
  "/schemas/thing.json": { type: "application/json", body: '{ "type": "object", "properties": { "size": { "$ref": "size.yaml" } } }' },
  "/schemas/size.yaml": { type: "text/plain", body: "type: string\n" },
  "/schemas/moved.json": { status: 302, location: "/schemas/thing.json" },
  "/schemas/away.json": { status: 302, location: "ELSEWHERE/schemas/thing.json" },
  "/schemas/up.json": { status: 301, location: "/secret.json" },
  "/schemas/round.json": { status: 302, location: "/schemas/round.json" },
  "/schemas/broken.json": { type: "application/json", body: '{ "type": ' },
  "/schemas-2/thing.json": { type: "application/json", body: '{ "type": "string" }' },
  "/secret.json": { type: "application/json", body: '{ "type": "string" }' },
};

function start(): Promise<Server> {
  const made = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(`${request.headers.host ?? ""}${path}`);
    const { status = 200, location, type = "text/plain", body = "" } = ANSWERS[path] ?? { status: 404 };
    response.writeHead(status, { "content-type": type, ...(location && { location: location.replace("ELSEWHERE", elsewhere) }) });
    response.end(body);
  });
  return new Promise((resolve) => made.listen(0, "127.0.0.1", () => resolve(made)));
}

const originOf = (of: Server): string => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

beforeAll(async () => {
  [server, other] = await Promise.all([start(), start()]);
  [origin, elsewhere] = [originOf(server), originOf(other)];
});
afterAll(() => [server, other].forEach((each) => each?.close()));

async function generate(reference: string, allowRefs: readonly string[] = []): Promise<PipelineResult> {
  folder = await folderOf({ "spec/openapi.json": document({}, { schemas: { Thing: { $ref: reference } } }) });
  asked.length = 0;
  return runDocumentPipeline({ spec: join(folder, "spec/openapi.json"), out: join(folder, "out"), allowRefs });
}

test("an address that is allowed is read, and what it refers to below it", async () => {
  const { findings } = await generate(`${origin}/schemas/thing.json`, [`${origin}/schemas`]);
  expect(findings).toEqual([]);
  const bundle = JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as { components: { schemas: object } };
  expect(bundle.components.schemas).toMatchObject({ thing: { type: "object" }, size: { type: "string" } });
});

test.each<[what: string, path: string, allow: string[], rule: string, message: RegExp, reads: number]>([
  ["is not named", "/schemas/thing.json", [], "refused-ref", /is a URL/, 0],
  ["only begins alike", "/schemas-2/thing.json", ["/schemas"], "refused-ref", /is a URL/, 0],
  [
    "redirects to another host",
    "/schemas/away.json",
    ["/schemas"],
    "no-unresolved-refs",
    /redirects to .*\/schemas\/thing\.json`, which is not allowed/,
    1,
  ],
  ["redirects for ever", "/schemas/round.json", ["/"], "no-unresolved-refs", /redirects more than 5 times/, 6],
])("an address that %s is told", async (_, path, allow, rule, message, reads) => {
  const { findings, changes } = await generate(
    `${origin}${path}`,
    allow.map((prefix) => `${origin}${prefix}`),
  );
  expect(findings.map((finding) => finding.rule)).toEqual([rule]);
  expect(findings[0]?.message).toMatch(message);
  expect(placesOf(findings, folder)[0]).toMatch(/^spec\/openapi\.json:\d+:\d+ /);
  expect(asked).toEqual(Array.from({ length: reads }, () => `${origin.replace("http://", "")}${path}`));
  expect(changes).toEqual([]);
});

test("a fault in what an address answers is told at its place there", async () => {
  const { findings } = await generate(`${origin}/schemas/broken.json`, [origin]);
  expect(findings).toMatchObject([{ file: `${origin}/schemas/broken.json`, rule: "yaml-syntax", line: 1 }]);
  expect(placesOf(findings, folder)).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/schemas\/broken\.json:1:\d+ yaml-syntax$/),
  ]);
});

test.each(["..%2fsecret.json", "..%5Csecret.json"])("an address with an encoded slash is not below what is allowed: %s", async (name) => {
  asked.length = 0;
  const { findings } = await generate(`${origin}/schemas/${name}`, [`${origin}/schemas/`]);
  expect(findings).toMatchObject([{ rule: "refused-ref" }]);
  expect(asked).toEqual([]);
});

test("an answer without an end is not read to its end", async () => {
  const chunk = Buffer.alloc(2 ** 20, " ");
  const endless = createServer((_, response) => {
    const write = (error?: Error | null): void => {
      // Where nobody reads any more, some versions of Node say so before they call the answer destroyed.
      if ((error ?? undefined) === undefined && !response.destroyed) response.write(chunk, write);
    };
    response.writeHead(200);
    write();
  });
  await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
  try {
    const { findings } = await generate(`${originOf(endless)}/x.json`, [originOf(endless)]);
    expect(findings).toMatchObject([{ rule: "no-unresolved-refs", message: expect.stringContaining("larger than 64 MB") as string }]);
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});

test("a folder that is allowed is read, also by its absolute path", async () => {
  const shared = await folderOf({ "size.yaml": "type: string\n" });
  onTestFinished(() => rm(shared, { recursive: true }));
  expect((await generate(join(shared, "size.yaml"))).findings).toMatchObject([{ rule: "refused-ref" }]);
  await rm(folder, { recursive: true });
  expect((await generate(join(shared, "size.yaml"), [shared])).findings).toEqual([]);
});

test("a link out of the folder is refused, and one that stays within it is followed", async () => {
  folder = await folderOf({
    "secret.yaml": "type: string\n",
    "outside/size.yaml": "type: string\n",
    "spec/real.yaml": "type: string\n",
    "spec/openapi.json": document(
      {},
      { schemas: { File: { $ref: "file.yaml" }, Folder: { $ref: "folder/size.yaml" }, Inside: { $ref: "inside.yaml" } } },
    ),
  });
  await symlink("../secret.yaml", join(folder, "spec/file.yaml"));
  await symlink("../outside", join(folder, "spec/folder"));
  await symlink("real.yaml", join(folder, "spec/inside.yaml"));
  const options = { spec: join(folder, "spec/openapi.json"), out: join(folder, "out") };
  const { findings } = await runDocumentPipeline(options);
  expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "refused-ref `file.yaml` is a link to a file outside the document's folder.",
    "refused-ref `size.yaml` is a link to a file outside the document's folder.",
  ]);
  expect((await runDocumentPipeline({ ...options, allowRefs: [folder] })).findings).toEqual([]);
});

test.each<[string, { reference: string; name: string }]>([
  ["with a space as an escape", { reference: "with%20space/a%23b.yaml", name: "with space/a#b.yaml" }],
  ["with what looks like an escape", { reference: "a%20b.yaml", name: "a%20b.yaml" }],
])("a file is found by its address %s", async (_, { reference, name }) => {
  folder = await folderOf({
    "spec/openapi.json": document({ "/x": { $ref: reference } }),
    [`spec/${name}`]: JSON.stringify({ get: { operationId: "list things", responses: { 200: { description: "ok" } } } }),
  });
  const { findings, warnings } = await runDocumentPipeline({ spec: join(folder, "spec/openapi.json"), out: join(folder, "out") });
  expect(findings).toEqual([]);
  expect(warnings).toMatchObject([{ file: join(folder, "spec", name), rule: "names" }]);
});

test.each(["%2e%2e/secret.json", "%2Fetc/hostname", "a/%2E%2E/../../secret.json"])(
  "an escape is no way out of the folder: %s",
  async (reference) => {
    folder = await folderOf({
      "secret.json": '{ "type": "string" }',
      "spec/openapi.json": document({}, { schemas: { Thing: { $ref: reference } } }),
    });
    const { findings } = await runDocumentPipeline({ spec: join(folder, "spec/openapi.json"), out: join(folder, "out") });
    expect(findings).toMatchObject([
      { rule: "refused-ref", message: expect.stringContaining("is outside the document's folder") as string },
    ]);
  },
);

test.each(["no%00file.yaml", "no%file.yaml"])("an escape of no file's name is told: %s", async (reference) => {
  const { findings } = await generate(reference);
  expect(placesOf(findings, folder)).toEqual([expect.stringMatching(/^spec\/openapi\.json:\d+:\d+ no-unresolved-refs$/)]);
});

test("an external example is never read, whatever is allowed", async () => {
  const examples = {
    network: { externalValue: `${origin}/schemas/thing.json` },
    file: { externalValue: "examples/secret.json" },
    above: { externalValue: "/etc/hostname" },
  };
  const content = { "application/json": { schema: {}, examples } };
  const get = { operationId: "read", responses: { 200: { description: "ok", content } } };
  folder = await folderOf({ "spec/openapi.json": document({ "/x": { get } }) });
  await writeFiles(folder, { "spec/examples/secret.json": '{ "marker": "read-it" }' });
  asked.length = 0;
  const { findings, warnings } = await runDocumentPipeline({
    spec: join(folder, "spec/openapi.json"),
    out: join(folder, "out"),
    allowRefs: [origin, "/etc"],
  });
  expect([...findings, ...warnings]).toEqual([]);
  expect(asked).toEqual([]);
  const bundle = await readFile(join(folder, "out/openapi.json"), "utf8");
  expect(bundle).not.toContain("read-it");
  expect(bundle).toContain('"externalValue": "/etc/hostname"');
});

test.each(["ftp://files.example/", "/no/such/folder", "https://"])("%s cannot be allowed", async (name) => {
  await expect(generate("./x.yaml", [name])).rejects.toThrow(/--allow-ref takes/);
});
