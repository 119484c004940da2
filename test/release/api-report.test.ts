import { beforeAll, describe, expect, test } from "vitest";
import { type ApiChange, compareReports, presentReports } from "../../scripts/pack/api-report.js";
import type { OutputFile } from "../../scripts/core/files/output.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

const NAME = "@hosting-platform/pagination";

/** A report of one module. */
const MANIFEST = { exports: { ".": { types: "./dist/index.d.ts" } } };
const reportOf = (declarations: string, manifest: object = MANIFEST, name = NAME): OutputFile => ({
  path: `${name}.md`,
  text: `# ${name}\n\n## package.json\n\n\`\`\`json\n${JSON.stringify(manifest, null, 2)}\n\`\`\`\n\n## index.d.ts\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`,
});
const compareOne = (before: OutputFile, now: OutputFile): ApiChange[] => compareReports(REPOSITORY, [before], [now]);

const OPTIONS = "export interface Options { a: string; b?: number; }\nexport declare function f(options: Options): void;";
const RESULT = "export interface Result { a: string; b?: number; }\nexport declare function f(): Promise<Result>;";
const CLASS = "export declare abstract class C { abstract a(x: string): void; }";

// prettier-ignore
const KINDS: readonly (readonly [name: string, before: string, from: string, to: string, broken: string[]])[] = [
  ["a new required option", OPTIONS, "a: string;", "a: string; c: string;", ["f", "Options"]],
  ["a new optional option", OPTIONS, "b?: number;", "b?: number; c?: string;", []],
  ["an option that becomes optional", OPTIONS, "a: string;", "a?: string;", []],
  ["an optional option that goes", OPTIONS, " b?: number;", "", ["Options"]],
  ["a wider option", OPTIONS, "b?: number;", "b?: number | string;", []],
  ["a narrower option", OPTIONS, "a: string;", 'a: "x";', ["f", "Options"]],
  ["a new member of a result", RESULT, "a: string;", "a: string; c: string;", []],
  ["a member of a result that goes", RESULT, "a: string;", "", ["f", "Result"]],
  ["a member of a result that becomes optional", RESULT, "a: string;", "a?: string;", ["f", "Result"]],
  ["a wider member of a result", RESULT, "a: string;", "a: string | number;", ["f", "Result"]],
  ["a narrower member of a result", RESULT, "a: string;", 'a: "x";', []],
  ["an added optional parameter", OPTIONS, "options: Options)", "options: Options, more?: string)", []],
  ["an added required parameter", OPTIONS, "options: Options)", "options: Options, more: string)", ["f"]],
  ["a wider parameter", OPTIONS, "options: Options)", "options: Options | string)", []],
  ["a new abstract method", CLASS, "abstract a", "abstract b(): void; abstract a", ["C"]],
  ["a method that takes less", CLASS, "x: string", 'x: "a"', ["C"]],
  ["a member that moves to another interface", RESULT, "Result { a: string;", "Result extends Base { ", []],
  ["a private type that is renamed", "interface Own { a: string; }\nexport declare function f(): Own;\nexport {};", "", "", []],
  ["an export that goes", `${RESULT}\nexport {};`, "export declare function f", "declare function f", ["f"]],
  ["a new export", RESULT, "export declare function f", "export declare const one: 1;\nexport declare function f", []],
  ["an optional parameter that goes", "export declare function f(a: string, b?: number): void;", ", b?: number", "", ["f"]],
  ["an optional parameter of an overload that goes", "export declare function f(a: 1, b?: 2): void;\nexport declare function f(a: 3): void;", ", b?: 2", "", ["f"]],
  ["further parameters that go", "export declare function f(a: 1, ...more: 2[]): void;", ", ...more: 2[]", "", ["f"]],
  // `any` is the type under test, in texts of declarations.
  ["a parameter of any type that gets one", "export declare function f(a: any): void;", "any", "string", ["f"]],
  ["a result of any type that gets one", "export declare function f(): any;", "any", "string", ["f"]],
  ["a predicate that goes", "export declare function f(a: unknown): asserts a is string;", "asserts a is string", "void", ["f"]],
  ["a type parameter without a default", "export declare function f<A>(a: A): A;", "<A>", "<A, B>", ["f"]],
  ["a type parameter with a default", "export declare function f<A>(a: A): A;", "<A>", "<A, B = 1>", []],
  ["another default of a type parameter", "export interface I<A = 1> { a: A }", "= 1", "= 2", ["I"]],
  ["a default of a type parameter that goes", "export type I<A = 1> = { a: A };", " = 1", "", ["I"]],
  ["a narrower constraint", "export interface I<A> { a: A }", "I<A>", "I<A extends string>", ["I"]],
  ["a wider constraint", "export interface I<A extends 1> { a: A }", "extends 1", "extends 1 | 2", []],
  ["a member of a result that becomes read-only", RESULT, "a: string;", "readonly a: string;", ["f", "Result"]],
  ["a member of the items of a result that becomes read-only", "export declare function f(): Promise<{ a: 1 }[]>;", "a:", "readonly a:", ["f"]],
  ["an option that becomes read-only", OPTIONS, "a: string;", "readonly a: string;", []],
  ["a setter that goes", "export declare class C { get a(): 1; set a(value: 1); }", " set a(value: 1);", "", ["C"]],
  ["further members that go", "export declare function f(): Record<string, 1>;", "string", '"a"', ["f"]],
  ["a class that is exported as a type only", "declare class C { a: 1 }\nexport { C };", "export {", "export type {", ["C"]],
  ["overloads in another order", "export declare function f(a: 1): 1;\nexport declare function f(a: number): 2;", "f(a: 1): 1;\nexport declare function f(a: number): 2;", "f(a: number): 2;\nexport declare function f(a: 1): 1;", ["f"]],
  ["an overload that takes the calls of another", "export declare function f(a: 1): 1;", "export", "export declare function f(a: number): 2;\nexport", ["f"]],
  ["an overload that comes last", "export declare function f(a: 1): 1;", ";", ";\nexport declare function f(a: number): 2;", []],
  ["a type argument of a member that changes", "export interface I<A> { a: A[] }", "A[]", "A", ["I"]],
  ["a member that moves between interfaces", "export interface A {\n  a: 1;\n  b: 2;\n}\nexport interface B {\n  c: 3;\n}", "  b: 2;\n}\nexport interface B {\n", "}\nexport interface B {\n  b: 2;\n", ["A", "B"]],
  ["members that swap their types", "export interface A {\n  a: 1;\n}\nexport interface B {\n  a: 2;\n}", "a: 1;\n}\nexport interface B {\n  a: 2;", "a: 2;\n}\nexport interface B {\n  a: 1;", ["A", "B"]],
  ["parameters that swap", "export declare function f(\na: 1,\nb: 2,\n): void;", "a: 1,\nb: 2,", "b: 2,\na: 1,", ["f"]],
  ["items of a tuple that swap", "export declare function f(): [\n1,\n2,\n];", "1,\n2,", "2,\n1,", ["f"]],
  ["an import of another type", 'import type { URL as A } from "node:url";\nexport declare function f(): A;', "URL", "URLSearchParams", ["f"]],
  ["a protected member that goes", "export declare class C { protected a: 1 }", "protected a: 1", "", ["C"]],
];

// prettier-ignore
const UNCHANGED: readonly (readonly [name: string, before: string, now: string])[] = [
  ["another order of declarations", "export type A = 1;\nexport type B = 2;", "export type B = 2;\nexport type A = 1;"],
  ["another order of members", "export interface A { a: { b: 1; c: 2 }; d(): 3 }", "export interface A { d(): 3; a: { c: 2; b: 1 } }"],
  ["another order of a union", 'export type A = "a" | "b";', 'export type A = "b" | "a";'],
  ["private types with other names", "interface A { b?: B }\ntype B = A[];\nexport declare function f(a: A): B;\nexport {};", "interface C { b?: D }\ntype D = C[];\nexport declare function f(a: C): D;\nexport {};"],
  ["a private enum with another name", "declare enum A { a = 0 }\nexport declare function f(): A;\nexport {};", "declare enum B { a = 0 }\nexport declare function f(): B;\nexport {};"],
  ["a private class with another name", "declare class A { #private; private a; protected b: 1 }\nexport declare function f(): A;\nexport {};", "declare class B { #private; private a; protected b: 1 }\nexport declare function f(): B;\nexport {};"],
  ["a private symbol with another name", "declare const a: unique symbol;\nexport interface I { [a]: 1 }\nexport {};", "declare const b: unique symbol;\nexport interface I { [b]: 1 }\nexport {};"],
];

/** The declarations of a row before and after its change. */
function declarationsOf([name, before, from, to]: (typeof KINDS)[number]): [before: string, now: string] {
  const changed = from === "" ? before.replaceAll("Own", "Renamed") : before.replace(from, to);
  expect(changed).not.toBe(before);
  return [before, name.includes("another interface") ? `interface Base { a: string; }\n${changed}\nexport {};` : changed];
}

describe("compares by the compiler", () => {
  const changes = new Map<string, ApiChange>();

  // Each row is a package, since the compiler reads its libraries in seconds.
  beforeAll(() => {
    const reports = KINDS.map((row) => declarationsOf(row).map((declarations) => reportOf(declarations, MANIFEST, row[0])));
    const [before, now] = [0, 1].map((side) => reports.flatMap((each) => each[side] ?? [])) as [OutputFile[], OutputFile[]];
    for (const change of compareReports(REPOSITORY, before, now)) changes.set(change.package, change);
  });

  test.each(UNCHANGED)("finds no change in %s", (_name, before, now) => {
    expect(compareOne(reportOf(before), reportOf(now))).toEqual([]);
  });

  test.each(UNCHANGED)("finds no break in %s beside a new export", (_name, before, now) => {
    const [change] = compareOne(reportOf(before), reportOf(`${now}\nexport declare const more: 1;`));
    expect(change).toMatchObject({ verdict: "compatible", broken: [], removed: [], added: ["export declare const more: 1;"] });
  });

  test.each(KINDS)("%s", (name, _before, _from, _to, broken) => {
    const change = changes.get(name);
    const names = change?.broken.map((text) => /^`(\w+)` /.exec(text)?.[1]) ?? [];
    expect([...new Set(names)].sort(), change?.broken.join("\n")).toEqual([...broken].sort());
    expect(change?.verdict ?? "compatible").toBe(broken.length > 0 ? "breaking" : "compatible");
  });
});

// prettier-ignore
test.each<[name: string, before: object, now: object, broken: string[]]>([
  ["an entry that goes", { exports: { ".": {}, "./a": {} } }, { exports: { ".": {} } }, ["`./a` of `exports` in package.json is gone"]],
  ["a new entry", { exports: { ".": {} } }, { exports: { ".": {}, "./a": {} } }, []],
  ["a command that goes", { bin: { a: "./a.js" } }, {}, ["`a` of `bin` in package.json is gone"]],
  ["another version of Node", { engines: { node: ">=20" } }, { engines: { node: ">=22" } }, ["`engines` in package.json changed"]],
])("compares %s of a manifest", (_name, before, now, broken) => {
  const [change] = compareOne(reportOf("", before), reportOf("", now));
  expect(change).toMatchObject({ package: NAME, verdict: broken.length > 0 ? "breaking" : "compatible", broken });
});

test("lists the declarations that changed, each member with its owner", () => {
  const before = "export interface A {\n  a: 1;\n}\nexport interface B {\n  a: 1;\n}\nexport type C = 1;";
  const now = before.replace(/ {2}a: 1;\n}\nexport type C = 1/, "  a: {\n    b: 1;\n  };\n}\nexport type C = 2");
  const [change] = compareOne(reportOf(before), reportOf(now, { ...MANIFEST, engines: { node: ">=20" } }));
  expect(change).toMatchObject({
    removed: ["export interface B { a: 1; }", "export type C = 1;"],
    added: ['engines: "node": ">=20"', "export interface B { a: { b: 1; }; }", "export type C = 2;"],
  });
});

test("ends where the name of a private constant is that of a parameter, too", () => {
  const before = "declare const a: 1, b: 2;\nexport declare function f(b: typeof b): typeof a;\nexport {};";
  const [change] = compareOne(reportOf(before), reportOf(before.replaceAll(/\bb\b/g, "c")));
  expect(change).toMatchObject({ verdict: "compatible", broken: [] });
});

test("compares nothing of a package without an earlier report", () => {
  expect(compareOne({ path: `${NAME}.md`, text: "" }, reportOf(RESULT))).toEqual([]);
});

test("finds no break between a report and itself with another export", async () => {
  const reports = await presentReports(REPOSITORY);
  const more = reports.map(({ path, text }) => ({
    path,
    text: text.replace("## index.d.ts\n\n```ts\n", "$&export declare const more: 1;\n"),
  }));
  expect(compareReports(REPOSITORY, reports, reports)).toEqual([]);
  expect(compareReports(REPOSITORY, reports, more).map(({ verdict, broken }) => ({ verdict, broken }))).toEqual(
    reports.map(() => ({ verdict: "compatible", broken: [] })),
  );
});

test("finds a mutation of each exported interface", async () => {
  const reports = await presentReports(REPOSITORY);
  const exported: string[] = [];
  // A required member that is renamed breaks both those who give and those who receive it.
  const mutated = reports.map(({ path, text }) => ({
    path,
    text: text.replace(MEMBER, (all, name: string, before: string, member: string) => {
      // Exported by an entry or a module that an entry exports.
      if (!new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from`, "m").test(text)) return all;
      exported.push(name);
      return `export interface ${name}${before}${member}Mutated`;
    }),
  }));
  const broken = compareReports(REPOSITORY, reports, mutated).flatMap((change) => change.broken);
  const found = new Set(broken.map((text) => /^`(\w+)`/.exec(text)?.[1]));
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((name) => !found.has(name))).toEqual([]);
});

/** The first member of an exported interface. */
const MEMBER = /^export interface (\w+)([^{\n]*\{\n +(?:readonly )?)(\w+)(?=\??[:(<])/gm;
