import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { generate } from "../../../scripts/generate/published/generate.js";
import { main } from "../../../scripts/generate/published/command.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { runMain } from "../../harness/run-main.js";
import { document, OPERATION } from "../foreign/harness.js";
import { array, object, text } from "../../harness/documents.js";
import { folderOf, stateOf } from "../../harness/folders.js";
import { sarifOf } from "../../harness/sarif.js";

const THINGS = document({ "/things": { get: { operationId: "listThings", ...OPERATION } } });
const BROKEN = document({}, { schemas: { A: { $ref: "absent.json" } } });

// The loader of TypeScript configurations changes two of them.
const ofErrors = Object.getOwnPropertyDescriptors(Error);

let folder: string;
beforeEach(async () => {
  folder = await folderOf({ "openapi.json": THINGS, "broken.json": BROKEN });
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => void Object.defineProperties(Error, ofErrors));

const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => runMain(() => main(args, "1.2.3"));
const at = (path: string): string => join(folder, path);
const written = async (): Promise<string[]> =>
  Object.keys(await stateOf(folder)).filter((path) => path.endsWith("index.ts") && !/operations|runtime/.test(path));

describe("a document", () => {
  test("is generated, and compared with --check", async () => {
    const args = [at("openapi.json"), "--out", at("api")];
    expect(await run(...args, "--check")).toMatchObject({ code: 1 });
    expect(await run(...args)).toMatchObject({ code: 0, stderr: "" });
    expect(await run("generate", ...args, "--check")).toMatchObject({ code: 0, stderr: "" });
    expect(await run("-i", at("openapi.json"), "-o", at("api"), "--check")).toMatchObject({ code: 0, stderr: "" });
  });

  test.each([
    [["openapi.json"], "--out is missing.\n  hint: add the output folder: --out DIR\n"],
    [["a.json", "b.json", "--out", "api"], "Unexpected argument b.json.\n  hint: list several documents in generator.config.ts\n"],
    [
      ["bundle", "b.json", "c.json"],
      "Unknown command bundle.\n  hint: the commands are generate, the default, and lint, diff, docs and cli\n",
    ],
    [["generate", "a.json", "b.json", "--out", "api"], "Unexpected argument b.json.\n"],
    [["a.json", "--out", "api", "--config", "c.ts"], "--config and a document cannot be combined.\n"],
    [
      ["lint", "a.json", "--config", "redocly.yaml"],
      "--config and a document cannot be combined.\n  hint: rules are in --lint-config FILE\n",
    ],
    [["a.json", "--out", "api", "--watch", "--check"], "--watch and --check cannot be combined.\n"],
    [["--out", "api"], "--out requires a document.\n"],
    [["a.json", "api"], "Unexpected argument api.\n  hint: the output folder is --out api\n"],
    [["lint", "a.json", "--fail-severity", "warn"], "Unknown option --fail-severity.\n  hint: lint exits with 1 if there are errors"],
    [["lint", "a.json", "-f", "json"], "Unknown option -f.\n  hint: the format of a report is --format text, json, github or sarif\n"],
    [["-o", "api"], "--output requires a document.\n"],
    [["a.json", "-i", "b.json", "-o", "api"], "Unexpected argument b.json.\n"],
    [["a.json", "--out", "api", "-o", "api"], "--out and --output cannot be combined.\n"],
    [["--lint-config", "redocly.yaml"], "--lint-config requires a document.\n"],
    [["a.json", "--out", "api", "--lint", "of"], "Invalid --lint of."],
    [["--chek"], "Unknown option --chek. Did you mean --check?\n"],
    [[], "No document and no configuration file.\n  hint: pass a document, or create generator.config.ts\n"],
  ])("is refused with the arguments %j", async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.slice(0, message.length)).toBe(message);
    expect(stderr).toContain("\nusage: npx @hosting-platform/generator DOCUMENT --out DIR");
  });

  test.each<[name: string, options: string[], code: number, rule: string, printed: RegExp]>([
    ["openapi.json", [], 1, "operation-tag-defined", /^$/],
    ["openapi.json", ["--lint", "consumer"], 0, "", /^\S+ +\d+ ms/],
    ["warned.json", ["--lint", "consumer"], 0, "operation-2xx-response", /^\S+ +\d+ ms/],
    ["warned.json", ["--lint", "consumer", "--fail-on-warnings"], 1, "operation-2xx-response", /^$/],
    ["broken.json", [], 1, "missing-file", /^$/],
    ["absent.json", [], 2, "no-such-file", /^$/],
    ["*.json", [], 2, "the shell left * as it is", /^$/],
  ])("%s is linted alone with %j", async (name, options, code, rule, printed) => {
    await writeFile(at("warned.json"), document({ "/things": { get: { operationId: "listThings", responses: {} } } }));
    const before = await stateOf(folder);
    const result = await run("lint", at(name), ...options);
    expect(result).toEqual({ code, stdout: expect.stringMatching(printed) as string, stderr: expect.stringContaining(rule) as string });
    expect(await stateOf(folder)).toEqual(before);
    expect(result.stdout + result.stderr).not.toMatch(/written|a client/);
  });

  test("is linted beside others, with annotations at the places in the workspace", async () => {
    vi.stubEnv("GITHUB_WORKSPACE", join(folder, ".."));
    await writeFile(at("warned,1.json"), document({ "/things": { get: { operationId: "listThings", responses: {} } } }));
    const { code, stderr } = await run("lint", at("broken.json"), at("warned,1.json"), "--lint", "consumer", "--format", "github");
    const [name] = folder.split("/").slice(-1);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^::error file=${name}/broken\\.json,line=\\d+,col=\\d+,title=missing-file::.*%0Ahint: `));
    expect(stderr).toMatch(new RegExp(`^::warning file=${name}/warned%2C1\\.json,line=\\d+,col=\\d+,title=operation-2xx-response::`, "m"));
    expect(await run("lint", at("absent.json"), "--format", "github")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^::error /) as string,
    });
  });

  test("is linted beside others into one SARIF log, with the text on the standard error", async () => {
    const documents = [at("broken.json"), at("openapi.json"), at("absent.json")];
    const { code, stdout, stderr } = await run("lint", ...documents, "--lint", "consumer", "--format", "sarif");
    expect(code).toBe(2);
    const { results, invocations } = sarifOf(stdout);
    expect(results.map(({ ruleId, level }) => `${level} ${ruleId}`)).toEqual(["error missing-file", "error no-such-file"]);
    expect(stderr).toMatch(/^broken\.json:\d+:\d+ missing-file /);
    expect(invocations).toBeUndefined();
    const failed = await run("lint", at("openapi.json"), "--include", "tag=none", "--format", "sarif");
    expect(failed.code).toBe(2);
    expect(sarifOf(failed.stdout).invocations).toHaveLength(1);
  });

  test.each([
    [["--watch", "--format", "sarif"], "--watch and --format sarif cannot be combined."],
    [["--format", "xml"], "Unknown --format xml.\n  hint: use text, json, github, sarif\n"],
    [["--json", "--format", "github"], "--json and --format github cannot be combined."],
  ])("is not linted with %j", async (options, message) => {
    const { stderr, stdout } = await run("lint", at("openapi.json"), ...options);
    expect(stderr + stdout).toContain(message);
  });

  test("is linted alone also where a configuration names it", async () => {
    await writeFile(at("generator.config.json"), JSON.stringify([{ spec: "openapi.json", out: "api" }]));
    expect(await run("lint")).toMatchObject({ code: 1, stdout: "" });
    expect(await written()).toEqual([]);
  });

  test("with warnings is not written with --fail-on-warnings, nor compared", async () => {
    await writeFile(at("warned.json"), document({ "/things": { get: { operationId: "listThings", responses: {} } } }));
    const args = [at("warned.json"), "--out", at("api")];
    for (const option of [["--check"], []]) {
      const { code, stderr } = await run(...args, "--fail-on-warnings", ...option);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("operation-2xx-response") as string });
      expect(await written()).toEqual([]);
    }
    expect(await run(...args)).toMatchObject({ code: 0 });
    expect(await written()).toEqual(["api/index.ts"]);
  });

  test("is not linted with --no-lint, unless it cannot be generated", async () => {
    const parameters = [{ name: "q", in: "body" }];
    await writeFile(at("faulty.json"), document({ "/things": { get: { operationId: "listThings", ...OPERATION, parameters } } }));
    await writeFile(at("absurd.json"), document({ "/things": { get: { operationId: "listThings", ...OPERATION, security: 5 } } }));
    const args = ["--out", at("api"), "--no-lint"];
    expect(await run(at("faulty.json"), "--out", at("api"))).toMatchObject({ code: 1 });
    expect(await run(at("faulty.json"), ...args)).toMatchObject({ code: 0, stderr: "" });
    expect(await run(at("broken.json"), ...args)).toMatchObject({ code: 1, stderr: expect.stringContaining("absent.json") as string });
    expect(await run(at("absurd.json"), ...args)).toMatchObject({ code: 1, stderr: expect.stringContaining("wrong-type") as string });
  });

  test("is generated in part, as --check and plugins see it", async () => {
    const get = (operationId: string, tag: string): object => ({ get: { operationId, tags: [tag], ...OPERATION } });
    await writeFile(at("two.json"), document({ "/a": get("readA", "A"), "/b": get("readB", "B") }));
    const args = [at("two.json"), "--out", at("api"), "--plugin", "msw"];
    expect(await run(...args, "--include", "tag=A", "--include", "path=/c")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^The pattern path=\/c of --include matches no operation\.\n {2}hint: did you mean path=\/a\?/,
      ) as string,
    });
    expect(await run(...args, "--include", "tag=A")).toMatchObject({ code: 0 });
    expect(await readFile(at("api/plugins/msw.ts"), "utf8")).not.toContain("readB");
    expect(await run(...args, "--exclude", "operationId=readB", "--check")).toMatchObject({ code: 0 });
    expect(await run(...args, "--check")).toMatchObject({ code: 1 });
  });

  test("lint --help describes its options and default", async () => {
    const { code, stdout } = await run("lint", "--help");
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("generator lint DOCUMENT…") as string });
    expect(stdout).toContain("(default: author)");
    expect(stdout).not.toMatch(/--(?:out|plugin|check)\b/);
    expect((await run("--help")).stdout).toContain("(default: consumer)");
  });

  test("--version prints the version", async () => expect(await run("--version")).toEqual({ code: 0, stdout: "1.2.3\n", stderr: "" }));
});

test.each([
  ["generator.config.ts", 'const out: string = "api";\nexport default { spec: "openapi.json", out };\n'],
  ["generator.config.mjs", 'export default { spec: "openapi.json", out: "api" };\n'],
  ["generator.config.json", '{ "$schema": "./schema.json", "spec": "openapi.json", "out": "api" }\n'],
  ["generator.config.js", 'export default { spec: new URL("openapi.json", import.meta.url).href, out: "api" };\n'],
  ["other/own.ts", 'export default { spec: "../openapi.json", out: "../api" };\n'],
])("a configuration file %s is read, with paths relative to it", async (name, text) => {
  await mkdir(at("other"));
  await writeFile(at(name), text);
  expect(await run(...(name.startsWith("other") ? ["--config", at(name)] : []))).toMatchObject({ code: 0, stderr: "" });
  expect(await written()).toEqual(["api/index.ts"]);
});

test("a configuration file may have plugins of its own", async () => {
  const text = await readFile(join(REPOSITORY, "packages/generator/README.md"), "utf8");
  const [, sample = ""] = /```ts\n(import \{ defineConfig, type Plugin \}[^]*?)```/.exec(text) ?? [];
  await writeFile(at("generator.config.ts"), sample.replace("openapi.yaml", "openapi.json"));
  expect(await run()).toMatchObject({ code: 0, stderr: "" });
  expect(await readFile(at("src/api/plugins/routes.ts"), "utf8")).toContain('"listThings": "GET /things"');
  expect(await readFile(at("src/api/plugins/tanstack-query.ts"), "utf8")).toContain("listThingsOptions");
});

test("a configuration file may rename operations", async () => {
  const rename =
    '({ operationId, method, path }) => (operationId === "list_things" ? "listThings" : method === "post" ? `add ${path}` : undefined)';
  const responses = { 200: { description: "", content: { "application/json": {} } } };
  const paths = {
    "/things": { get: { operationId: "list_things", responses }, post: { responses }, delete: { operationId: "clear", responses } },
  };
  await writeFile(at("named.json"), document(paths));
  await writeFile(at("generator.config.ts"), `export default { spec: "named.json", out: "api", rename: ${rename} };\n`);
  expect(await run()).toMatchObject({ code: 0 });
  const operations = await readFile(at("api/operations/default.ts"), "utf8");
  expect(operations.match(/^export (?:function|type) \w+/gm)).toEqual(
    ["listThings", "addThings", "clear"].flatMap((name) => {
      return [`export type ${name.charAt(0).toUpperCase()}${name.slice(1)}Result`, `export function ${name}`];
    }),
  );
});

test("a configuration file may state how operations are paginated", async () => {
  const schema = object({ data: array(text), meta: object({ next: text }) });
  const responses = { 200: { description: "", content: { "application/json": { schema } } } };
  const after = { name: "after", in: "query", schema: { type: "string" } };
  const paths = {
    "/things": { get: { operationId: "listThings", parameters: [after], responses } },
    "/others": { get: { operationId: "listOthers", responses }, post: { operationId: "addOther", parameters: [after], responses } },
  };
  await writeFile(at("paged.json"), document(paths));
  const [fits, not] = ["/meta/next", "/next"].map((next) => ({ items: "/data", next, cursor: "after" }));
  await writeFile(at("generator.config.json"), JSON.stringify({ spec: "paged.json", out: "api", pagination: [not, fits] }));
  expect(await run()).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^paged\.json:1:1 pagination .* next \/next, cursor after\./) as string,
  });
  const pagination = await readFile(at("api/pagination.ts"), "utf8");
  expect(pagination.match(/^export const \w+/gm)).toEqual(["export const listThingsPagination"]);
  expect(pagination).toContain("next: (page) => page?.meta?.next || null,");
});

test("a configuration file may list several documents; one with errors does not stop the others", async () => {
  const configs = Object.entries({ one: "broken.json", two: "openapi.json" }).map(([out, spec]) => ({ spec, out }));
  await writeFile(at("generator.config.json"), JSON.stringify(configs));
  const { code, stdout } = await run("--json");
  const lines = stdout.trimEnd().split("\n");
  const outcomes = lines.map((line) => JSON.parse(line) as { exitCode: number });
  expect({ code, codes: outcomes.map(({ exitCode }) => exitCode) }).toEqual({ code: 1, codes: [1, 0] });
  expect(await written()).toEqual(["two/index.ts"]);
});

// prettier-ignore
test.each([
  ['export default { spec: "a.yaml" };', "generator.config.ts: out is missing."],
  ['export default [{ spec: "a.yaml", output: "b" }];', "generator.config.ts: unknown key [0].output; did you mean out?"],
  ['export default { spec: "a.yaml", out: "b", lnt: "warn" };', "generator.config.ts: unknown key lnt; did you mean lint?"],
  ['export default { spec: "a.yaml", out: "b", plugins: [{}] };', "generator.config.ts: plugins must be a list of names and plugins."],
  ['export default { spec: "a.yaml", out: "b", plugins: ["none"] };', "Unknown plugin none."],
  ['export default { spec: "a.yaml", out: "b", lint: "of" };', 'generator.config.ts: lint must be "consumer" or "author" or "warn" or "off" or "error".'],
  ['export default { spec: "a.yaml", out: "b", include: "tag=A" };', "generator.config.ts: include must be a list of patterns."],
  ['export default { spec: "a.yaml", out: "b", exclude: ["A"] };', "Invalid pattern A of --exclude."],
  ['export default { spec: "a.yaml", out: "b", failOnWarnings: 1 };', "generator.config.ts: failOnWarnings must be true or false."],
  ['export default { spec: "a.yaml", out: "b", pagination: [{ items: "/a" }] };', "generator.config.ts: pagination must be a list of rules: items with next and cursor, last and cursor, nextUrl, link, page or offset."],
  ['const one = { spec: "a.yaml", out: "b" }; export default [one, { ...one, out: "./b/" }];', "generator.config.ts: [1].out is also that of [0]."],
  ['export default { spec: "openapi.json", out: "b", rename: () => 5 };', "The function rename of the configuration returned 5 for GET /things."],
  ['module.exports = { spec: "openapi.json", out: "b", rename: () => 5 };', "The function rename of the configuration returned 5 for GET /things."],
  ['export default { spec: "openapi.json", out: "b", rename: ({ tag }) => tag.length };', 'The function rename of the configuration threw "Cannot read properties of undefined (reading \'length\')" for GET /things.'],
  ["export default [];", "generator.config.ts: it lists no document."],
  ["export default null;", "generator.config.ts: the default export is not an object."],
  ['export const config = { spec: "a.yaml", out: "b" };', "generator.config.ts: the default export is missing."],
  ["export default async () => 5;", "generator.config.ts: the default export is not an object."],
  ["export default () => { throw new Error('no token'); };", "generator.config.ts: cannot be loaded: no token"],
  ["export default 5;", "generator.config.ts: the default export is not an object."],
  ["throw new Error('no token');", "generator.config.ts: cannot be loaded: no token"],
])("a configuration file with the text %s is refused", async (text, message) => {
  await writeFile(at("generator.config.ts"), text);
  const { code, stdout, stderr } = await run();
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.startsWith(`${message}\n  hint: `), stderr).toBe(true);
});

test("a configuration file may export a function", async () => {
  await writeFile(at("generator.config.ts"), 'export default async () => [{ spec: "openapi.json", out: "api" }];\n');
  expect(await run()).toMatchObject({ code: 0, stderr: "" });
  expect(await written()).toEqual(["api/index.ts"]);
});

test("a configuration file that is absent is named", async () =>
  expect(await run("--config", at("absent.ts"))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("absent.ts: cannot be loaded: no such file") as string,
  }));

/** Runs the command with --watch, whose listeners would stay with the process. */
async function watching(): ReturnType<typeof run> {
  const listeners = process.listeners("SIGINT");
  const ended = await run("--watch");
  for (const listener of process.listeners("SIGINT")) if (!listeners.includes(listener)) process.off("SIGINT", listener);
  return ended;
}

const UNWATCHABLE = `{ spec: "-", out: "five" }`;

test("--watch reads a changed configuration file again, also after a mistake, and refuses standard input", async () => {
  const config = (text: string): Promise<void> => writeFile(at("generator.config.ts"), `export default ${text};\n`);
  const entry = (out: string): string => `{ spec: "openapi.json", out: "${out}" }`;
  await config(entry("one"));
  const ended = watching();
  for (const [text, out] of [[entry("one"), "one"], ["{ spec: 5 }"], [`[${entry("two")}, ${entry("three")}]`, "three"]]) {
    await config(text ?? "");
    while (out !== undefined && !(await written()).includes(`${out}/index.ts`)) await pause(20);
    // A second change within the time that a round waits for changes would be one with the first.
    await pause(200);
  }
  await config(`[${entry("four")}, ${UNWATCHABLE}]`);
  const { code, stderr } = await ended;
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/spec must be a path[^]*Standard input cannot be watched/) as string,
  });
});

test("--watch reads the configuration again when a file that it imports changes", async () => {
  const part = (spec: string): Promise<void> => writeFile(at("parts/spec.mts"), `export const spec: string = "${spec}";\n`);
  await mkdir(at("parts"));
  await writeFile(at("parts/all.ts"), 'export * from "./spec.mjs";\n');
  await part("openapi.json");
  await writeFile(at("generator.config.ts"), 'import { spec } from "./parts/all";\nexport default { spec, out: "one" };\n');
  const ended = watching();
  while (!(await written()).includes("one/index.ts")) await pause(20);
  await part("-");
  expect(await ended).toMatchObject({ code: 2, stderr: expect.stringContaining("Standard input cannot be watched") as string });
});

test("--watch misses no change of the configuration file while it is read", async () => {
  const file = JSON.stringify(at("generator.config.ts"));
  const changed = JSON.stringify(`export default ${UNWATCHABLE};`);
  await writeFile(
    at("generator.config.ts"),
    `import { writeFileSync } from "node:fs";\nwriteFileSync(${file}, ${changed});\nexport default { spec: "openapi.json", out: "one" };\n`,
  );
  expect(await watching()).toMatchObject({ code: 2, stderr: expect.stringContaining("Standard input cannot be watched") as string });
});

test("generate() returns the stale files, writes them, and then finds none", async () => {
  const options = { spec: at("openapi.json"), out: at("api") };
  const stale = await generate({ ...options, check: true });
  expect(stale.changes).toContain("index.ts");
  expect(await written()).toEqual([]);
  expect(await generate(options)).toEqual(stale);
  expect(await generate({ ...options, check: true })).toEqual({ findings: [], warnings: [], changes: [] });
});

test.each([
  ["broken.json", { file: "broken.json", rule: "no-unresolved-refs" }],
  ["absent.json", { file: "absent.json", rule: "unreadable" }],
])("generate() returns the findings of %s and writes nothing", async (spec, { file, rule }) => {
  const { findings, changes } = await generate({ spec: at(spec), out: at("api") });
  expect({ findings, changes }).toMatchObject({ findings: [{ file: at(file), rule }], changes: [] });
  expect(await written()).toEqual([]);
});

test("generate() rejects if the output belongs to someone else", async () =>
  expect(generate({ spec: at("openapi.json"), out: folder })).rejects.toMatchObject({ hint: expect.any(String) as string }));
