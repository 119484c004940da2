import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { COMPILERS } from "../../harness/compilers.js";
import { EXEC_ARGV } from "../../harness/exec-argv.js";
import { run } from "../../harness/processes.js";
import { filesBelow, projectOf } from "../../harness/folders.js";

const DOCUMENT = join(REPOSITORY, "test/fixtures/specifications/own/everything-3.1.yaml");

/** Parts that need the other modules of the runtime, by the line that they stand below. */
const MORE: Readonly<Record<string, string>> = {
  "paths:\n": `  /events:
    get:
      security: [{ login: [] }]
      responses: { "200": { description: Events, content: { text/event-stream: {}, application/jsonl: {}, application/json-seq: {} } } }
`,
  "components:\n": `  securitySchemes:
    login: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://login.example/", scopes: {} } } }
`,
};

/** The settings of projects, without and with the DOM library. Those of Node.js 20 are `@tsconfig/node20`'s. */
const NODE = { lib: ["es2023"], module: "nodenext", target: "es2022", types: ["node"] };
const SETTINGS = {
  node: NODE,
  strictest: {
    ...NODE,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
  },
  bundler: { lib: ["es2023", "dom", "dom.iterable"], module: "esnext", moduleResolution: "bundler", target: "es2022", types: [] },
};

const NEWER = { ...SETTINGS.strictest, erasableSyntaxOnly: true, isolatedDeclarations: true, declaration: true };

/** The fastest version compiles with every setting, and each older one where it differs most from the others. */
const SETTINGS_OF = {
  "5.4": [SETTINGS.strictest, SETTINGS.bundler],
  "5.9": [NEWER],
  "6.0": [SETTINGS.bundler],
  "7.0": [...Object.values(SETTINGS), NEWER],
} satisfies Record<keyof typeof COMPILERS, object[]>;

const USES = `import { createClient } from "./out/index.js";
const client = createClient({ baseUrl: "https://api.example.com" });
// @ts-expect-error: no such method
client.none();
`;

let root: string;

beforeAll(async () => {
  root = await projectOf();
  await writeFile(join(root, "package.json"), '{ "private": true, "type": "module" }\n');
  await writeFile(join(root, "uses.ts"), USES);
  const text = Object.entries(MORE).reduce((all, [line, more]) => all.replace(line, line + more), await readFile(DOCUMENT, "utf8"));
  const spec = join(root, "openapi.yaml");
  await writeFile(spec, text);
  for (const extension of ["js", "ts", "none"] as const) {
    const out = join(root, extension === "js" ? "out" : extension);
    expect((await runDocumentPipeline({ spec, out, lint: "warn", importExtension: extension })).findings).toEqual([]);
  }
});

interface Settings {
  options: object;
  file: string;
}

async function compile(version: keyof typeof COMPILERS, settings: readonly Settings[]): Promise<string> {
  const folders = settings.map((_, index) => join(root, `${version}-${index}`));
  for (const [index, { options, file }] of settings.entries()) {
    const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, ...options };
    await mkdir(folders[index] ?? "", { recursive: true });
    await writeFile(join(folders[index] ?? "", "tsconfig.json"), JSON.stringify({ compilerOptions, files: [`../${file}`] }));
  }
  const tsc = join(REPOSITORY, "node_modules", COMPILERS[version], "bin/tsc");
  const threads = version === "7.0" ? ["--singleThreaded"] : [];
  const args = ["--build", "--force", ...folders, "--pretty", "false", "--extendedDiagnostics", ...threads];
  return (await run(process.execPath, [...EXEC_ARGV, tsc, ...args], root)).stdout;
}

const errorsIn = (output: string): string[] => output.split("\n").filter((line) => line.includes("error TS"));
const instantiationsIn = (output: string): number => Number(/^Instantiations: +(\d+)/m.exec(output)?.[1]);

test("costs a project next to nothing, and still refuses wrong calls", async () => {
  const output = await compile("5.9", [{ options: SETTINGS.strictest, file: "uses.ts" }]);
  expect(errorsIn(output)).toEqual([]);
  expect(instantiationsIn(output)).toBeLessThan(1_000);
});

test("has no finding of typescript-eslint's recommended rules", async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [...tseslint.configs.recommended, { linterOptions: { reportUnusedDisableDirectives: "error" } }] as never,
  });
  const results = await eslint.lintFiles(["out/**/*.ts"]);
  expect(results.map(({ filePath }) => basename(filePath))).toContain("runtime.ts");
  expect(results.flatMap(({ filePath, messages }) => messages.map(({ ruleId, message }) => `${filePath}: ${ruleId} ${message}`))).toEqual(
    [],
  );
});

describe("without the line that keeps it from being checked", () => {
  beforeAll(async () => {
    for (const folder of ["out", "ts", "none"])
      for (const path of (await filesBelow(join(root, folder))).filter((file) => file.endsWith(".ts"))) {
        const file = join(root, folder, path);
        await writeFile(file, (await readFile(file, "utf8")).replace("\n// @ts-nocheck\n", "\n\n"));
      }
  });

  test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])("compiles with TypeScript %s and its settings", async (version) => {
    const uses = SETTINGS_OF[version].map((options) => ({ options, file: "uses.ts" }));
    expect(errorsIn(await compile(version, uses))).toEqual([]);
  });

  test("compiles with other extensions of imports", async () => {
    for (const folder of ["ts", "none"]) {
      const texts = await Promise.all((await filesBelow(join(root, folder))).map((path) => readFile(join(root, folder, path), "utf8")));
      expect(texts.filter((text) => /^(?:import|export|\}) .*\.js";$/m.test(text))).toEqual([]);
    }
    const ts = { options: { ...NODE, allowImportingTsExtensions: true }, file: "ts/index.ts" };
    expect(errorsIn(await compile("7.0", [ts, { options: SETTINGS.bundler, file: "none/index.ts" }]))).toEqual([]);
  });
});
