import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generateRuntime } from "../../../scripts/generate-runtime.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { HEADER } from "../../../scripts/lib/text.js";
import { run } from "../../support/processes.js";
import { json, useServer } from "../../support/server.js";
import { javaScript, outputFiles, writeFolder } from "./support.js";

const server = useServer();

/** What is of the platform or of its packages, and says nothing to whoever has another API. */
const PLATFORM = /hosting|\bteam|slug|\breference\b|\bsso\b|access.?group|section \d|names no host|these packages/i;

const STRICTEST = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "nodenext",
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  types: [],
};

test("no file speaks of the platform, and each says that it is generated", () => {
  const files = generateRuntime();
  expect(files.filter(({ text }) => PLATFORM.test(text)).map(({ path, text }) => `${path}: ${PLATFORM.exec(text)?.[0] ?? ""}`)).toEqual([]);
  expect(files.filter(({ text }) => !text.startsWith(HEADER))).toEqual([]);
  // The packages' own sources do speak of it.
  expect(readFileSync(join(REPOSITORY, "packages/client/src/options.ts"), "utf8")).toMatch(PLATFORM);
});

test("each import leads to a file of the output", () => {
  const files = outputFiles();
  const paths = new Set(files.map(({ path }) => path));
  const imports = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:(?:import|export)\b[^"\n]*|\}) from "([^"]+)"/gm)].map(([, to = ""]) => ({ path, to })),
  );
  expect(imports.length).toBeGreaterThan(100);
  const missing = imports.filter(({ path, to }) => !paths.has(posix.join(posix.dirname(path), to).replace(/\.js$/, ".ts")));
  expect(missing).toEqual([]);
});

test("two runs give the same files", () => {
  expect(generateRuntime()).toEqual(generateRuntime());
});

test.each(["typescript", "typescript-6", "typescript-7"])("it compiles by the strictest options of %s", async (compiler) => {
  const program = { compilerOptions: { ...STRICTEST, noPropertyAccessFromIndexSignature: true } };
  const wrong = { path: "wrong.ts", text: 'import { createClient } from "./runtime/index.js";\ncreateClient({ baseUrl: 1 });\n' };
  const extra = [{ path: "tsconfig.json", text: JSON.stringify(program) }, { path: "package.json", text: '{ "type": "module" }' }, wrong];
  const { folder, done } = await writeFolder([...outputFiles(), ...extra]);
  onTestFinished(done);
  const { stdout } = await run(
    process.execPath,
    [join(REPOSITORY, "node_modules", compiler, "bin/tsc"), "--pretty", "false", "-p", folder],
    folder,
  );
  expect(stdout.split("\n").filter((line) => line.includes("error"))).toEqual([expect.stringMatching(/^wrong\.ts\(2,.*TS2322/)]);
});

test("it runs as ES modules with nothing beside it", async () => {
  server.answer(json({ name: "web" }));
  const program = `
    import { createClient, NotFoundError, ClientError } from "./runtime/index.js";
    const client = createClient({ baseUrl: ${JSON.stringify(`${server.baseUrl}/api/v2`)}, auth: "token" });
    const read = { operationId: "readThing", method: "GET", path: "/things/{id}", accept: ["application/json"] };
    console.log(JSON.stringify([process.versions.node, await client.call(read, { path: { id: "a/b" } }), new NotFoundError({ response: new Response() }) instanceof ClientError]));`;
  const { folder, done } = await writeFolder([...(await javaScript()), { path: "program.js", text: program }]);
  onTestFinished(done);
  const { stdout, stderr } = await run(process.execPath, ["program.js"], folder);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([process.versions.node, { name: "web" }, true]);
  expect(server.request).toMatchObject({ method: "GET", path: "/api/v2/things/a%2Fb", headers: { authorization: "Bearer token" } });
});
