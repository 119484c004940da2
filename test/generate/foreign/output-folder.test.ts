import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { filesBelow, folderOf, stateOf, writeFiles } from "../../harness/folders.js";
import { rejection } from "../../harness/rejection.js";
import { document, OPERATION } from "./harness.js";

const ONE = document({ "/things": { get: { ...OPERATION, operationId: "listThings", tags: ["things"] } } });
const OTHER = document({ "/parts": { get: { ...OPERATION, operationId: "listParts", tags: ["parts"] } } });
let folder: string;
beforeEach(async () => (folder = await folderOf({ "api/openapi.json": ONE })));

function generate(out = "out", more: { check?: boolean; spec?: string; openapiJson?: boolean } = {}): Promise<PipelineResult> {
  const { spec = "api/openapi.json", ...rest } = more;
  return runDocumentPipeline({ spec: join(folder, spec), out: join(folder, out), ...rest });
}

async function refused(out: string, message: RegExp): Promise<void> {
  const before = await stateOf(folder);
  const error = await rejection(generate(out), CommandError);
  expect(error.message).toMatch(message);
  expect(error.message).toContain("\n  hint: ");
  expect(await stateOf(folder)).toEqual(before);
}

test("refused output folder contains files that were not generated", async () => {
  await writeFiles(folder, { "src/index.ts": "export {};\n", "src/deep/mine.ts": "export {};\n" });
  await refused("src", /contains files that were not generated: deep\/mine\.ts, index\.ts/);
});

test("writes into a folder in which a killed first run left temporary files", async () => {
  await writeFiles(folder, { "out/types/old.ts.999999999-0a0b0c0d.tmp": "half", "out/index.ts.999999999-0a0b0c0d.tmp": "half" });
  expect((await generate()).findings).toEqual([]);
  expect((await filesBelow(join(folder, "out"))).filter((path) => path.endsWith(".tmp"))).toEqual([]);
});

test("refused output folder is the home folder or the root of the disk", async () => {
  vi.stubEnv("HOME", join(folder, "home"));
  await mkdir(join(folder, "home"));
  await refused("home", /home: is your home folder\./);
  vi.unstubAllEnvs();
  await refused("../".repeat(50), /: is the root of the disk\./);
});

test.each(["api", "."])("refused output folder contains the document: %s", (out) => refused(out, /contains .*openapi\.json, which/));

test("refused output folder contains a file that the document references", async () => {
  const size = { schemas: { Size: { $ref: "parts/size.json" } } };
  await writeFiles(folder, { "api/openapi.json": document({}, size), "api/parts/size.json": '{ "type": "string" }' });
  await refused("api/parts", /contains .*size\.json, which/);
});

test("refused output folder is the document's folder under another name", async () => {
  await symlink("api", join(folder, "link"));
  await expect(generate("link")).rejects.toThrow(/which the document is read from/);
  expect(await filesBelow(join(folder, "api"))).toEqual(["openapi.json"]);
});

test("refused output folder is a file", async () => {
  await writeFiles(folder, { out: "mine\n" });
  await refused("out", /not a folder/);
  await refused("out/sub/more", /(?<!sub|more): not a folder/);
  await refused("schema.d.ts", /schema\.d\.ts: the output is several files/);
});

test.each(["", "spec", "generated", "generated/deep", "packages/client/src", "test/x", ".git"])(
  "refused output folder is part of the repository: %s",
  async (part) => {
    const run = runDocumentPipeline({ spec: join(folder, "api/openapi.json"), out: join(REPOSITORY, part) });
    await expect(run).rejects.toThrow(/belongs to this repository/);
  },
);

test("refused output folder contains a user's file that would be overwritten", async () => {
  await generate();
  await writeFiles(folder, { "api/openapi.json": OTHER, "out/operations/parts.ts": "// mine\n" });
  await refused("out", /these files would be overwritten, but were not generated: operations\/parts\.ts/);
});

test("accepts an output folder with only hidden files", async () => {
  await writeFiles(folder, { "out/.gitkeep": "" });
  expect((await generate()).changes).toContain("index.ts");
  expect(await filesBelow(join(folder, "out"))).toContain(".gitkeep");
});

test("accepts an output folder inside the document's folder", async () => {
  expect((await generate("api/generated")).changes).toContain("index.ts");
  expect((await generate("api/generated")).changes).toEqual([]);
});

test("keeps the user's own files and does not report them as stale", async () => {
  await generate();
  await writeFiles(folder, { "out/mine.ts": "export {};\n", "out/operations/mine.ts": "1;\n", "out/node_modules/x/index.js": "" });
  expect((await generate("out", { check: true })).changes).toEqual([]);
  await writeFile(join(folder, "api/openapi.json"), OTHER);
  const { changes } = await generate();
  expect(changes).toContain("operations/things.ts");
  expect(changes).not.toContain("operations/mine.ts");
  const files = await filesBelow(join(folder, "out"));
  expect(files).toEqual(expect.arrayContaining(["mine.ts", "operations/mine.ts", "node_modules/x/index.js", "operations/parts.ts"]));
  expect(files).not.toContain("operations/things.ts");
});

test("removes the bundled document if it is no longer asked for, unless the user has replaced it", async () => {
  const bundle = join(folder, "out/openapi.json");
  expect((await generate("out", { openapiJson: true })).changes).toContain("openapi.json");
  const text = await readFile(bundle, "utf8");
  expect((await generate("out", { check: true })).changes).toEqual(["README.md", "openapi.json", "stamp.json"]);
  expect((await generate()).changes).toContain("openapi.json");
  expect(await filesBelow(join(folder, "out"))).not.toContain("openapi.json");

  // As left by a run that did not remove it.
  await writeFile(bundle, text);
  expect((await generate("out", { openapiJson: true })).findings).toEqual([]);
  await writeFile(bundle, "{}\n");
  await generate();
  expect(await readFile(bundle, "utf8")).toBe("{}\n");
});

test("keeps a file of an earlier run that the user has replaced", async () => {
  await generate();
  await writeFiles(folder, { "out/operations/things.ts": "// mine now\n", "api/openapi.json": OTHER });
  await generate();
  expect(await readFile(join(folder, "out/operations/things.ts"), "utf8")).toBe("// mine now\n");
});

test("removes nothing outside the output folder, whatever its file list contains", async () => {
  await generate();
  const text = "// Generated from spec/ by `npm run generate`; edits are lost.\n";
  await writeFiles(folder, { "outside.ts": text });
  const stamp = JSON.parse(await readFile(join(folder, "out/stamp.json"), "utf8")) as { files: string[] };
  stamp.files.push("../outside.ts", "/etc/hostname");
  await writeFiles(folder, { "out/stamp.json": JSON.stringify(stamp), "api/openapi.json": OTHER });
  await generate();
  expect(await readFile(join(folder, "outside.ts"), "utf8")).toBe(text);
});
