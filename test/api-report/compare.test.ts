import { expect, it } from "vitest";
import { agree } from "../../scripts/api-report/agree.js";
import { apiReports, compareReports, verdictOf } from "../../scripts/api-report/index.js";
import type { ApiChange } from "../../scripts/api-report/model.js";
import type { ContractDiff, Verdict } from "../../scripts/diff/model.js";
import { inRepository, manifest, reportsOf, type Sources } from "./support.js";

const SEND = "export interface Options { a: string; b?: number }\nexport declare function send(options: Options): void;";
const READ = "export interface Answer { a: string; b?: number }\nexport declare function read(): Promise<Answer>;";
const f = (parameters: string, result = "void"): string => `export declare function f(${parameters}): ${result};`;
const on = (callback: string): string => `export declare function on(f: ${callback}): void;`;

/** Each is a module before and after, and the changes as `name kind verdict`. */
const CASES: [title: string, before: string, after: string, changes: string[]][] = [
  ["an added export", SEND, `${SEND}\nexport declare const more: string;`, ["more added compatible"]],
  ["a renamed export", SEND, SEND.replace("n send", "n post"), ["post added compatible", "send removed breaking"]],
  ["another type of a parameter", f("a: string"), f("a: number"), ["f changed breaking"]],
  ["a wider parameter", f("a: string"), f("a: number | string"), ["f changed compatible"]],
  ["another name of a parameter", f("a: string"), f("b: string"), ["f changed compatible"]],
  ["an optional parameter more", f("a: string"), f("a: string, b?: number"), ["f changed compatible"]],
  ["a required parameter more", f("a: string"), f("a: string, b: number"), ["f changed breaking"]],
  ["a parameter less", f("a: string, b?: number"), f("a: string"), ["f changed breaking"]],
  ["an overload more", f("a: string"), `${f("a: string")}\n${f("a: number")}`, ["f changed compatible"]],
  ["an overload less", `${f("a: string")}\n${f("a: number")}`, f("a: string"), ["f changed breaking"]],
  ["an option more", SEND, SEND.replace("b?", "c?: string; b?"), ["Options changed compatible"]],
  ["an option that becomes required", SEND, SEND.replace("b?", "b"), ["Options changed breaking"]],
  ["an option that becomes optional", SEND, SEND.replace("a:", "a?:"), ["Options changed compatible"]],
  ["an option less", SEND, SEND.replace("; b?: number", ""), ["Options changed breaking"]],
  ["a property of a result more", READ, READ.replace("a:", "c: string; a:"), ["Answer changed compatible"]],
  ["a property of a result less", READ, READ.replace("; b?: number", ""), ["Answer changed breaking"]],
  ["a property of a result that may be missing", READ, READ.replace("a:", "a?:"), ["Answer changed breaking"]],
  ["a property of a result that is read-only", READ, READ.replace("a:", "readonly a:"), ["Answer changed risky"]],
  ["a value more in a result", f("", '"a" | "b"'), f("", '"a" | "b" | "c"'), ["f changed risky"]],
  ["a value less in a parameter", f('a: "a" | "b"'), f('a: "a"'), ["f changed breaking"]],
  [
    "a list of values that grows",
    'export declare const A: readonly ["a"];',
    'export declare const A: readonly ["a", "b"];',
    ["A changed risky"],
  ],
  ["a parameter more of a callback", on("(a: string) => void"), on("(a: string, b: number) => void"), ["on changed compatible"]],
  ["a wider parameter of a callback", on("(a: string) => void"), on("(a?: string) => void"), ["on changed breaking"]],
  [
    "a class made otherwise",
    "export declare class A { constructor(a: 1); }",
    "export declare class A { constructor(a: 1, b: 2); }",
    ["A changed breaking"],
  ],
  ["a base class less", "export declare class A extends Error {}", "export declare class A {}", ["A changed breaking"]],
  [
    "a type that is not exported",
    SEND.replace("export i", "i"),
    SEND.replace("export i", "i").replace("b?", "b"),
    ["Options changed breaking"],
  ],
  ["a value that is only a type", "export declare class A {}", "declare class A {}\nexport type { A };", ["A changed breaking"]],
];

it("finds what each change of a module means for consumers", async () => {
  const reports = (of: 1 | 2): Promise<Map<string, string>> => {
    const entries = Object.fromEntries(CASES.map((_, index) => [`./m${index}`, `m${index}`]));
    const modules = CASES.map((one, index): [string, string] => [`lib/src/m${index}.ts`, one[of]]);
    return reportsOf({ "lib/package.json": manifest("lib", entries), ...Object.fromEntries(modules) });
  };
  const changes = compareReports(await reports(1), await reports(2));
  const found = CASES.map(([title], index) => [title, changes.filter(({ entry }) => entry === `./m${index}`).map(summary)]);
  expect(found).toEqual(CASES.map(([title, , , wanted]) => [title, wanted]));
});

function summary({ name, kind, verdict }: ApiChange): string {
  return `${name} ${kind} ${verdict}`;
}

it("tells a change once, at the entry that declares it, and follows types through other packages", async () => {
  const sources = (thing: string): Sources => ({
    "lib/package.json": manifest("lib", { ".": "index", "./core": "core" }),
    "lib/src/index.ts": `export * from "./core.js";`,
    "lib/src/core.ts": `export interface Thing { ${thing} }\nexport interface More extends Thing { b: string }`,
    "top/package.json": manifest("top"),
    "top/src/index.ts": `import type { More } from "lib/core";\nexport declare function on(f: (things: Promise<More[]>) => void): void;`,
  });
  const [before, after] = [await reportsOf(sources("a?: string")), await reportsOf(sources("a: string"))];
  const change = { package: "lib", entry: "./core", name: "Thing", kind: "changed" };
  expect(compareReports(before, after)).toEqual([{ ...change, verdict: "compatible" }]);
  expect(compareReports(after, before)).toEqual([{ ...change, verdict: "breaking" }]);
});

it("finds an entry, a command, an engine and a peer that changed", async () => {
  const sources = (entries: Record<string, string>, more: object): Sources => ({
    "lib/package.json": manifest("lib", entries, more),
    "lib/src/index.ts": "export declare const a: string;",
    "lib/src/core.ts": "export declare const b: string;",
  });
  const base = await reportsOf(sources({ ".": "index", "./core": "core" }, { bin: { tool: "cli.js" }, engines: { node: ">=20" } }));
  const now = await reportsOf(sources({ ".": "index" }, { engines: { node: ">=22" }, peerDependencies: { jose: "^6" } }));
  expect(compareReports(base, now).map((change) => `${change.entry} ${summary(change)}`)).toEqual([
    "./core b removed breaking",
    "./package.json command tool removed breaking",
    "./package.json engine node >=20 removed compatible",
    "./package.json engine node >=22 added breaking",
    "./package.json entry ./core removed breaking",
    "./package.json peer jose ^6 added breaking",
  ]);
});

it("takes another layout for no change", async () => {
  await inRepository({ "lib/package.json": manifest("lib"), "lib/src/index.ts": f("a: string, b: string") }, async (root) => {
    const reports = await apiReports(root);
    const broken = new Map(
      [...reports].map(([path, text]) => [path, text.replace("(a: string, b: string)", "(\n  a: string,\n  b: string,\n)")]),
    );
    expect(broken).not.toEqual(reports);
    expect(compareReports(reports, broken)).toEqual([]);
  });
});

it("sums up by the gravest verdict", () => {
  expect(verdictOf([{ verdict: "compatible" }, { verdict: "breaking" }, { verdict: "risky" }])).toBe("breaking");
  expect(verdictOf([{ verdict: "compatible" }, { verdict: "risky" }])).toBe("risky");
  expect(verdictOf([])).toBeUndefined();
});

/** A difference of contracts in one operation, `listThings`. */
function diffOf(kind: "added" | "changed" | "removed", verdict: Verdict): ContractDiff {
  const operation = { kind, verdict, operationId: "listThings", method: "GET", path: "/things", tag: "Things" };
  const change = { verdict, rule: `operation-${kind}`, side: "both", message: "", operations: ["listThings"], tags: [] } as const;
  return { verdict, changes: [change], operations: [operation] };
}

const types = (kind: ApiChange["kind"]): ApiChange => ({
  ...{ package: "@hosting-platform/types", entry: "./operations/things", name: 'ThingsOperations["listThings"]', kind },
  verdict: kind === "added" ? "compatible" : "breaking",
});
const code = (kind: ApiChange["kind"]): ApiChange => ({
  ...types(kind),
  package: "@hosting-platform/client",
  entry: "./things",
  name: "listThings",
});

it.each<[string, ContractDiff, ApiChange[], string[]]>([
  ["agree where an operation went", diffOf("removed", "breaking"), [types("removed"), code("removed")], []],
  ["agree where an operation came", diffOf("added", "compatible"), [types("added"), code("added")], []],
  ["agree where an operation changed", diffOf("changed", "risky"), [types("changed")], []],
  ["do not where its function stayed", diffOf("removed", "breaking"), [types("removed")], ["error"]],
  ["do not where its types stayed", diffOf("removed", "breaking"), [code("removed")], ["error"]],
  ["do not where the packages have nothing of a new one", diffOf("added", "compatible"), [], ["error"]],
  [
    "do not where the packages lost one that nothing broke",
    diffOf("changed", "compatible"),
    [types("removed"), code("removed")],
    ["error"],
  ],
  ["do not quite where types changed by themselves", { changes: [], operations: [] }, [types("changed")], ["note"]],
])("lets contract and packages: %s", (_, diff, changes, severities) => {
  expect(agree(diff, changes).map(({ severity }) => severity)).toEqual(severities);
});
