import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { STRICT } from "../../harness/compilers.js";
import { run } from "../../harness/processes.js";
import { outputFiles, writeFolder } from "./harness.js";

const LIB = { lib: ["es2022", "dom", "dom.iterable"], noEmit: true, skipLibCheck: false };
const OPTIONS = { ...STRICT, ...LIB, noUnusedLocals: true, verbatimModuleSyntax: true, isolatedModules: true };

test.each(["typescript-6", "typescript-7"])("compiles with %s", async (compiler) => {
  const wrong = { path: "wrong.ts", text: 'import { createClient } from "./runtime/index.js";\ncreateClient({ baseUrl: 1 });\n' };
  const config = [
    { path: "tsconfig.json", text: JSON.stringify({ compilerOptions: OPTIONS }) },
    { path: "package.json", text: '{ "type": "module" }' },
  ];
  const folder = await writeFolder([...outputFiles(), ...config, wrong]);
  const tsc = join(REPOSITORY, "node_modules", compiler, "bin/tsc");
  const { stdout } = await run(process.execPath, [tsc, "--pretty", "false", "-p", folder], folder);
  expect(stdout.split("\n").filter((line) => line.includes("error"))).toEqual([expect.stringMatching(/^wrong\.ts\(2,.*TS2322/)]);
});
