import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { HEADER } from "../../../scripts/emit/text.js";
import { run } from "../../harness/processes.js";
import { json, useServer } from "../../harness/server.js";
import { compile } from "../../generate/harness/compiler.js";
import { javaScript, outputFiles, writeFolder } from "./harness.js";

const server = useServer();

/** What is of the platform or of its packages, and says nothing to whoever has another API. */
const PLATFORM = /hosting|\bteam|slug|\breference\b|\bsso\b|access.?group|section \d|names no host|these packages/i;

const STRICTEST = {
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  erasableSyntaxOnly: true,
};

test("mentions no platform, and marks each file as generated", () => {
  const files = outputFiles();
  expect(files.filter(({ text }) => PLATFORM.test(text)).map(({ path, text }) => `${path}: ${PLATFORM.exec(text)?.[0] ?? ""}`)).toEqual([]);
  expect(files.filter(({ text }) => !text.startsWith(HEADER))).toEqual([]);
});

test("has no syntax that Babel 7 and the preset of React Native refuse", () => {
  const refused = /^ +(?:declare |accessor |static \{).*|^export \* as .*/m;
  expect(outputFiles().flatMap(({ path, text }) => refused.exec(text)?.map((line) => `${path}: ${line}`) ?? [])).toEqual([]);
});

test("compiles with the strictest options", () => {
  const folder = join(REPOSITORY, "test/.runtime").replaceAll("\\", "/");
  const texts = new Map(outputFiles().map(({ path, text }) => [`${folder}/${path}`, text]));
  expect(compile(folder, [...texts.keys()], texts, STRICTEST)).toEqual([]);
});

test("runs as ES modules without dependencies", async () => {
  server.respond(json({ name: "web" }));
  const program = `
    import { createClient, NotFoundError, ClientError } from "./runtime/index.js";
    const client = createClient({ baseUrl: ${JSON.stringify(`${server.baseUrl}/api/v2`)}, auth: "token" });
    const read = { operationId: "readThing", method: "GET", path: "/things/{id}", accept: ["application/json"] };
    console.log(JSON.stringify([process.versions.node, await client.call(read, { path: { id: "a/b" } }), new NotFoundError({ response: new Response() }) instanceof ClientError]));`;
  const folder = await writeFolder([...(await javaScript()), { path: "program.js", text: program }]);
  const { stdout, stderr } = await run(process.execPath, ["program.js"], folder);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([process.versions.node, { name: "web" }, true]);
  expect(server.request).toMatchObject({ method: "GET", path: "/api/v2/things/a%2Fb", headers: { authorization: "Bearer token" } });
});
