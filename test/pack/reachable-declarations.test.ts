import { expect, test } from "vitest";
import { reachableDeclarations } from "../../scripts/pack/reachable-declarations.js";

/** What is left of modules of which `src/index.ts` is the entry. */
function reached(modules: Record<string, string>): Record<string, string> {
  const paths = Object.entries(modules).map(([path, text]): [string, string] => [`src/${path}`, text]);
  return Object.fromEntries([...reachableDeclarations(new Map(paths), ["src/index.ts"])].map(([path, text]) => [path.slice(4), text]));
}

test("keeps exports, the types they refer to and comments", () => {
  const parts = [
    "/** An option. */\ninterface Option {\n    name: Name;\n}\n",
    "type Name = string;\n",
    "interface Hidden {\n    option: Option;\n}\n",
    "/** One. */\nexport declare function make(option: Option): void;\n",
    "export declare function make(): void;\n",
    "export declare const hidden: Hidden;\n",
  ];
  expect(reached({ "index.ts": `export { make } from "./make.js";\n`, "make.ts": parts.join("") })).toEqual({
    "index.ts": `export { make } from "./make.js";\n`,
    "make.ts": [parts[0], parts[1], parts[3], parts[4]].join(""),
  });
});

test("removes unreachable modules and unused imports", () => {
  const modules = {
    "index.ts": `export type { A } from "./a.js";\n`,
    "a.ts": `import type { B as Other, C } from "./b.js";\nimport { D } from "./d.js";\nexport interface A extends Other {\n}\nexport declare class E extends D<C> {\n}\n`,
    "b.ts": `export interface B {\n}\nexport interface C {\n}\n`,
    "d.ts": `export declare class D<T> {\n}\n`,
  };
  expect(reached(modules)).toEqual({
    "index.ts": `export type { A } from "./a.js";\n`,
    "a.ts": `import type { B as Other } from "./b.js";\nexport interface A extends Other {\n}\n`,
    "b.ts": `export interface B {\n}\n`,
  });
});

test("follows export lists and export *, and removes unused names", () => {
  const modules = {
    "index.ts": `export { A, B as C } from "./lists.js";\n`,
    "lists.ts": `import { L } from "./l.js";\ndeclare const A: L, M: number;\nexport { A, M };\nexport * from "./empty.js";\nexport * from "./b.js";\nexport * from "elsewhere";\n`,
    "l.ts": `export type L = string;\nexport {};\n`,
    "empty.ts": `export * from "./lists.js";\nexport declare const Z: string;\n`,
    "b.ts": `declare const B: number;\ndeclare const Y: number;\nexport { B, Y };\n`,
  };
  expect(reached(modules)).toEqual({
    "index.ts": modules["index.ts"],
    "lists.ts": `import { L } from "./l.js";\ndeclare const A: L, M: number;\nexport { A };\nexport * from "./b.js";\nexport * from "elsewhere";\n`,
    "l.ts": modules["l.ts"],
    "b.ts": `declare const B: number;\nexport { B };\n`,
  });
});

test("keeps all exports of an entry, and those of other packages", () => {
  const modules = {
    "index.ts": `import type { Used, Unused } from "other";\nexport declare const a: Used;\nexport * from "./all.js";\n`,
    "all.ts": `export declare const b: string;\nexport declare const c: string;\n`,
  };
  expect(reached(modules)).toEqual({
    "index.ts": `import type { Used } from "other";\nexport declare const a: Used;\nexport * from "./all.js";\n`,
    "all.ts": modules["all.ts"],
  });
});

test.each([
  ["a default export", "declare const a: string;\nexport default a;\n"],
  ["a module augmentation", `declare module "other" {\n}\n`],
  ["a namespace import", `import * as all from "./all.js";\nexport declare const a: typeof all;\n`],
  ["a namespace export", `export * as all from "./all.js";\n`],
])("refuses %s as unsupported", (_, text) => expect(() => reached({ "index.ts": text })).toThrow("unsupported statement: "));
