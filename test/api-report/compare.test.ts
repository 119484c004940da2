import { expect, test } from "vitest";
import { compareReports, verdictOf } from "../../scripts/api-report/index.js";
import type { ApiChange } from "../../scripts/api-report/model.js";
import { CASES } from "./cases.js";
import { compileModules, manifest, reportsOf, reportsOfModule, type Sources } from "./support.js";

const NAMES = Object.keys(CASES);
const module = (name: string): string => name.replace(/[^\w]+/g, "-");

function summary(changes: readonly ApiChange[]): string[] {
  return changes.map(({ name, kind, verdict }) => `${name} ${kind} ${verdict}`);
}

test.each(NAMES)("%s", async (name) => {
  const { before, after, changes } = CASES[name] ?? fail(name);
  expect(summary(compareReports(await reportsOfModule(before), await reportsOfModule(after)))).toEqual(changes);
});

test("old code compiles just where nothing is breaking or risky", () => {
  const snippets = NAMES.flatMap((name) => {
    const { before, after, consumer } = CASES[name] ?? fail(name);
    return [["before", before] as const, ["after", after] as const].flatMap(([state, text]) => {
      const code = consumer.replaceAll("./after.js", `./${module(`${name} ${state}`)}.js`);
      const names = [...before.matchAll(/export (?:declare )?(?:type \{ |\w+ )(\w+)/g)].map(([, exported]) => exported ?? "");
      const imports = [...new Set(names)].filter(
        (exported) => new RegExp(`\\b${exported}\\b`).test(code) && !code.startsWith("declare module"),
      );
      return [
        [`${name} ${state}`, text],
        [`use ${name} ${state}`, `import { ${imports.join(", ")} } from "./${module(`${name} ${state}`)}.js";\n${code}`],
      ] as const;
    });
  });
  const problems = compileModules(Object.fromEntries(snippets.map(([key, text]) => [module(key), text])));
  for (const name of NAMES) {
    const { changes } = CASES[name] ?? fail(name);
    expect(problems[module(`use ${name} before`)], `${name}: the code for what was`).toEqual([]);
    const found = problems[module(`use ${name} after`)] ?? [];
    expect(found.length === 0, `${name}: ${JSON.stringify(found)}`).toBe(changes.every((change) => change.endsWith("compatible")));
  }
});

function fail(name: string): never {
  throw new Error(`there is no case ${name}`);
}

test("of a type that nothing leads to, what breaks on one side only is risky", async () => {
  const verdicts = async (before: string, after: string): Promise<string[]> =>
    summary(compareReports(await reportsOfModule(before), await reportsOfModule(after)));
  expect(await verdicts("export interface A { a?: string }", "export interface A { a: string }")).toEqual(["A changed risky"]);
  expect(await verdicts("export interface A { a: string }", "export interface A { a: string; b?: string }")).toEqual([
    "A changed compatible",
  ]);
  expect(await verdicts("export interface A { a: string; b: string }", "export interface A { a: string }")).toEqual(["A changed breaking"]);
});

test("the side goes through what is generic, inherited, imported and called back", async () => {
  const sources = (thing: string): Sources => ({
    "lib/package.json": manifest("lib", { "./core": "core" }),
    "lib/src/core.ts": `export interface Thing { ${thing} }\nexport interface More extends Thing { b: string }`,
    "top/package.json": manifest("top"),
    "top/src/index.ts": `import type { More } from "lib/core";\nexport declare function on(f: (things: Promise<More[]>) => void): void;`,
  });
  const [before, after] = [await reportsOf(sources("a?: string")), await reportsOf(sources("a: string"))];
  expect(compareReports(before, after)).toEqual([
    { package: "lib", entry: "./core", name: "Thing", kind: "changed", verdict: "compatible" },
  ]);
  expect(summary(compareReports(after, before))).toEqual(["Thing changed breaking"]);
});

test("what makes an object of a class comes from the consumer, also where the object is handed over", async () => {
  const source = (option: string): string =>
    `export interface Options { ${option} }
    export declare class Thing { constructor(options: Options); }
    export declare function use(thing: Thing): void;`;
  const [before, after] = [await reportsOfModule(source("a: string")), await reportsOfModule(source("a?: string"))];
  expect(summary(compareReports(before, after))).toEqual(["Options changed compatible"]);
});

test("where a name leads to something else, what names it is another thing, though it is written the same", async () => {
  const sources = (from: string, other: string): Sources => ({
    "lib/package.json": manifest("lib", { "./a": "a", "./b": "b" }),
    "lib/src/a.ts": "export interface Thing { a: string }",
    "lib/src/b.ts": `export interface Thing { ${other} }`,
    "top/package.json": manifest("top"),
    "top/src/index.ts": `import type { Thing } from "lib/${from}";\nexport declare function use(thing: Thing): void;`,
  });
  const changes = async (other: string): Promise<string[]> =>
    summary(compareReports(await reportsOf(sources("a", other)), await reportsOf(sources("b", other))));
  expect(await changes("b: string")).toEqual(["use changed risky"]);
  expect(await changes("a: string")).toEqual([]);
});

test("a change is told once, where it is declared", async () => {
  const sources = (code: string, index = `export * from "./core.js";`): Sources => ({
    "lib/package.json": manifest("lib", { ".": "index", "./core": "core" }),
    "lib/src/index.ts": index,
    "lib/src/core.ts": code,
    "top/package.json": manifest("top"),
    "top/src/index.ts": `export * from "lib";`,
  });
  const base = await reportsOf(sources("export declare const a: string;\nexport declare const b: string;"));
  const place = { package: "lib", entry: "./core" };
  expect(compareReports(base, await reportsOf(sources("export declare const b: number;\nexport declare const c: string;")))).toEqual([
    { ...place, name: "a", kind: "removed", verdict: "breaking" },
    { ...place, name: "b", kind: "changed", verdict: "breaking" },
    { ...place, name: "c", kind: "added", verdict: "compatible" },
  ]);
  const cut = await reportsOf(
    sources("export declare const a: string;\nexport declare const b: string;", `export { a } from "./core.js";`),
  );
  expect(compareReports(base, cut)).toEqual([{ package: "lib", entry: ".", name: "b", kind: "removed", verdict: "breaking" }]);
});

test("what moves to another entry is gone from where it was, and what stays reachable is the same", async () => {
  const sources = (index: string, core: string): Sources => ({
    "lib/package.json": manifest("lib", { ".": "index", "./core": "core" }),
    "lib/src/index.ts": index,
    "lib/src/core.ts": core,
  });
  const a = "export interface A { a: string }";
  const base = await reportsOf(sources(a, "export {};"));
  expect(summary(compareReports(base, await reportsOf(sources(`export * from "./core.js";`, a))))).toEqual(["A added compatible"]);
  expect(summary(compareReports(base, await reportsOf(sources("export {};", a))))).toEqual(["A removed breaking", "A added compatible"]);
});

test("an entry, a command, an engine and a peer", async () => {
  const sources = (entries: Record<string, string>, more: object): Sources => ({
    "lib/package.json": manifest("lib", entries, more),
    "lib/src/index.ts": "export declare const a: string;",
    "lib/src/core.ts": "export declare const b: string;",
  });
  const base = await reportsOf(sources({ ".": "index", "./core": "core" }, { bin: { tool: "cli.js" }, engines: { node: ">=20" } }));
  const now = await reportsOf(sources({ ".": "index" }, { engines: { node: ">=22" }, peerDependencies: { jose: "^6" } }));
  const changes = compareReports(base, now).map((change) => `${change.entry} ${change.name} ${change.kind} ${change.verdict}`);
  expect(changes).toEqual([
    "./core b removed breaking",
    "./package.json command tool removed breaking",
    "./package.json engine node >=20 removed compatible",
    "./package.json engine node >=22 added breaking",
    "./package.json entry ./core removed breaking",
    "./package.json peer jose ^6 added breaking",
  ]);
});

test("how a report is laid out is no change, and a report of nothing is none", async () => {
  const reports = await reportsOfModule("export declare function f(a: string, b: string): readonly [string, string];");
  const broken = new Map(
    [...reports].map(([path, text]) => [path, text.replace("(a: string, b: string)", "(\n  a: string,\n  b: string,\n)")]),
  );
  expect(broken).not.toEqual(reports);
  expect(compareReports(reports, broken)).toEqual([]);
  expect(compareReports(new Map(), new Map())).toEqual([]);
  expect(compareReports(new Map([["a.md", "no report"]]), new Map())).toEqual([]);
});

test("the gravest verdict is the one of all", () => {
  expect(verdictOf([{ verdict: "compatible" }, { verdict: "breaking" }, { verdict: "risky" }])).toBe("breaking");
  expect(verdictOf([{ verdict: "compatible" }, { verdict: "risky" }])).toBe("risky");
  expect(verdictOf([])).toBeUndefined();
});
