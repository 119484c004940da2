import { beforeEach, expect, test } from "vitest";
import { emitDeclarations } from "../../scripts/pack/emit-declarations.js";
import { bundleModules } from "../../scripts/pack/bundle-modules.js";
import { formatFinding } from "../../scripts/core/cli/finding.js";
import { FaultyInput } from "../../scripts/core/cli/spec-command.js";
import { emptyFolder, writeFiles } from "../harness/folders.js";

let root: string;
beforeEach(() => void (root = emptyFolder()));
const CLIENT = { name: "@hosting-platform/client", folder: "packages/client" };
const ENTRY = "packages/client/src/index.ts";

test("emits a declaration per reachable source with published imports", async () => {
  await writeFiles(root, {
    [ENTRY]: `export { call } from "./internal/call.js";\nexport * from "../../../generated/operations/things.js";\nexport type { paths } from "../../../generated/types.js";\n`,
    "packages/client/src/internal/call.ts": `import { URL } from "node:url";\n/** Calls. */\nexport function call(url: URL): string {\n  return url.href;\n}\n`,
    "generated/operations/things.ts": `import type { ThingsOperations } from "../types/operations/things.js";\nexport type Thing = ThingsOperations["readThing"];\n`,
    "generated/types.ts": "export interface paths {}\n",
  });
  const files = emitDeclarations(root, CLIENT, [ENTRY]);
  expect(Object.fromEntries(files.map(({ path, text }) => [path, text]))).toEqual({
    "index.d.ts": `export { call } from "./internal/call.js";\nexport * from "./generated/operations/things.js";\nexport type { paths } from "@hosting-platform/types";\n`,
    "internal/call.d.ts": `import { URL } from "node:url";\n/** Calls. */\nexport declare function call(url: URL): string;\n`,
    "generated/operations/things.d.ts": `import type { ThingsOperations } from "@hosting-platform/types/operations/things";\nexport type Thing = ThingsOperations["readThing"];\n`,
  });
});

test("refuses a source of another package", async () => {
  await writeFiles(root, { [ENTRY]: `export * from "../../types/src/index.js";\n`, "packages/types/src/index.ts": "export {};\n" });
  expect(() => emitDeclarations(root, CLIENT, [ENTRY])).toThrow("packages/types/src/index.ts is neither generated nor part of");
});

function findingsOf(error: unknown): string[] {
  return error instanceof FaultyInput ? error.findings.map((finding) => formatFinding(finding, root)) : [String(error)];
}

test("reports an export without type annotation at its line", async () => {
  await writeFiles(root, { [ENTRY]: `const make = () => ({ a: 1 });\nexport const made = make();\n` });
  let thrown: unknown;
  try {
    emitDeclarations(root, CLIENT, [ENTRY]);
  } catch (error) {
    thrown = error;
  }
  expect(findingsOf(thrown)[0]).toMatch(/^packages\/client\/src\/index\.ts:2:14 package-source .*\n {2}hint: add an explicit type/);
});

test("bundles one module per entry without machine paths", async () => {
  await writeFiles(root, {
    [ENTRY]: `export { a } from "./a.js";\nexport { b } from "b";\n`,
    "packages/client/src/a.ts": "export const a = 1;\n",
    "generated/operations/things.ts": "export const thing = 1;\n",
  });
  const files = await bundleModules(root, CLIENT, [ENTRY, "generated/operations/things.ts"]);
  expect(files.map(({ path }) => path)).toEqual(["index.js", "generated/operations/things.js"]);
  expect(files[0]?.text).toContain('from "b"');
  for (const { text } of files) expect(text).not.toContain(root);
});
