import { expect, test } from "vitest";
import { codeIn, manifest, reportsOf, reportsOfModule } from "./support.js";

const INDEX = "packages/lib/api-report/index.api.md";

async function codeOf(source: string): Promise<string> {
  return codeIn(await reportsOfModule(source), INDEX);
}

test("a report is the same however its source is laid out, ordered and commented", async () => {
  const one = await codeOf(`
    /** What it is for. */
    export interface Options { b?: "x" | "y"; /** Why. */ a: readonly [from: string, to?: number]; (): void; run(): void }
    export type Kind = "a" | "b" | (() => void);`);
  const other = await codeOf(`
    export type Kind =
      | "a"
      | "b"
      | (() => void);
    // Else.
    export interface Options {
      run(): void;
      a: readonly [
        from: string,
        to?: number,
      ];
      (): void;
      b?:
        | "x"
        | 'y';
    }`);
  expect(other).toBe(one);
  expect(one).toBe(
    [
      'export type Kind = "a" | "b" | (() => void);',
      '\nexport interface Options {\n  (): void;\n  a: readonly [from: string, to?: number];\n  b?: "x" | "y";\n  run(): void;\n}\n',
    ].join("\n"),
  );
});

test("of comments, what is deprecated is kept, and why", async () => {
  expect(
    await codeOf(`
      /** Old. @deprecated since
       * long ago */
      export declare function old(): void;
      export interface Options {
        /** @deprecated */
        a?: string;
        /** Good. */
        b?: string;
      }
      /** @deprecated */
      export const OLD: string = "";`),
  ).toBe(`/** @deprecated */
export declare const OLD: string;

export interface Options {
  /** @deprecated */
  a?: string;
  b?: string;
}

/** @deprecated since long ago */
export declare function old(): void;
`);
});

test("overloads keep their order, and a class has what is its own", async () => {
  expect(
    await codeOf(`
      export function on(event: "b"): string;
      export function on(event: "a"): number;
      export function on(_: string): unknown { return _; }
      export abstract class Base<Value extends string = "x"> {
        static make(): Base | undefined { return undefined; }
        get size(): number { return 0; }
        set size(to: number) { void to; }
        protected constructor(readonly value: Value) {}
        private secret = "";
        #hidden = 1;
        abstract run(): void;
        reveal(): string { return this.secret + this.#hidden; }
      }`),
  ).toBe(`export declare abstract class Base<Value extends string = "x"> {
  protected constructor(value: Value);
  static make(): Base | undefined;
  #private;
  reveal(): string;
  abstract run(): void;
  private secret;
  get size(): number;
  set size(to: number);
  readonly value: Value;
}

export declare function on(event: "b"): string;
export declare function on(event: "a"): number;
`);
});

test("types of every kind are written in one way", async () => {
  expect(
    await codeOf(`
      export type Mapped<T> = { readonly [K in keyof T as \`get\${string & K}\`]-?: T[K] };
      export type Chosen<T> = T extends readonly (infer Item)[] ? Item : never;
      export declare function isText(value: unknown): value is string;
      export declare function assertText(value: unknown): asserts value;
      export declare const KEY: unique symbol;
      export type Made = new (...args: unknown[]) => typeof KEY;
      export type Number = -1 | 1n | null;
      export enum Level { Low, High = "high" }`),
  ).toBe(`export type Chosen<T> = T extends readonly (infer Item)[] ? Item : never;

export declare const KEY: unique symbol;

export declare enum Level {
  Low = 0,
  High = "high",
}

export type Made = new (...args: unknown[]) => typeof KEY;

export type Mapped<T> = { readonly [K in keyof T as \`get\${string & K}\`]-?: T[K]; };

export type Number = -1 | 1n | null;

export declare function assertText(value: unknown): asserts value;

export declare function isText(value: unknown): value is string;
`);
});

test("what is named and not exported shows, and two things of one name stay apart", async () => {
  const reports = await reportsOf({
    "lib/package.json": manifest("lib"),
    "lib/src/index.ts": `export { a } from "./a.js";\nexport { b as c } from "./b.js";`,
    "lib/src/a.ts": `export interface Options { a: Deep }\ninterface Deep { x: string }\nexport declare function a(options: Options): void;`,
    "lib/src/b.ts": `interface Options { b: string }\ninterface Unseen { z: string }\nexport declare function b(options: Options): Unseen["z"];`,
  });
  expect(codeIn(reports, INDEX)).toBe(`export declare function a(options: Options): void;

export declare function c(options: Options_2): Unseen["z"];

// Not exported, but named by what is.

interface Deep {
  x: string;
}

interface Options {
  a: Deep;
}

interface Options_2 {
  b: string;
}

interface Unseen {
  z: string;
}
`);
});

test("what another entry or package exports is named, and not copied", async () => {
  const reports = await reportsOf({
    "lib/package.json": manifest("lib", { ".": "index", "./core": "core" }),
    "lib/src/index.ts": `export * from "./core.js";\nexport { Inner as Outer } from "./core.js";\nexport * from "./shared.js";\nexport type { Thing } from "./thing.js";`,
    "lib/src/core.ts": `import type { Shared } from "./shared.js";\nexport interface Inner { shared: Shared }\nexport { Thing } from "./thing.js";`,
    "lib/src/shared.ts": `export interface Shared { x: string }`,
    "lib/src/thing.ts": `export class Thing {}`,
    "top/package.json": manifest("top"),
    "top/src/index.ts": `export * from "lib";\nexport * from "lib/core";\nexport { parse } from "other";\nimport type { Inner } from "lib/core";\nexport type Two = [Inner, Inner];`,
  });
  expect([...reports.keys()]).toEqual([
    "packages/lib/api-report/core.api.md",
    "packages/lib/api-report/index.api.md",
    "packages/lib/api-report/package.json.api.md",
    "packages/top/api-report/index.api.md",
    "packages/top/api-report/package.json.api.md",
  ]);
  expect(codeIn(reports, INDEX)).toBe(
    `export * from "lib/core";
export { Inner as Outer, type Thing } from "lib/core";

export interface Shared {
  x: string;
}
`,
  );
  expect(codeIn(reports, "packages/lib/api-report/core.api.md")).toContain(`import type { Shared } from "lib";`);
  expect(codeIn(reports, "packages/top/api-report/index.api.md")).toBe(`import type { Inner } from "lib/core";
export * from "lib";
export * from "lib/core";
export { parse } from "other";

export type Two = [Inner, Inner];
`);
});

test("package.json has a report of what it promises, and what it closes has none", async () => {
  const more = { bin: { tool: "./dist/cli.js" }, engines: { node: ">=20" }, peerDependencies: { a: "^1", b: "^2" } };
  const reports = await reportsOf({
    "lib/package.json": manifest(
      "@scope/lib",
      { ".": "index", "./*": "tags/*", "./b": null },
      { ...more, peerDependenciesMeta: { b: { optional: true } } },
    ),
    "lib/src/index.ts": "export {};",
    "lib/src/tags/a.ts": "export const A: string = '';",
    "lib/src/tags/b.ts": "export const B: string = '';",
  });
  expect([...reports.keys()]).toEqual(["a", "index", "package.json"].map((name) => `packages/lib/api-report/${name}.api.md`));
  expect(codeIn(reports, "packages/lib/api-report/package.json.api.md")).toBe(
    ["closed ./b", "command tool", "engine node >=20", "entry .", "entry ./*", "optional peer b ^2", "peer a ^1", "type module", ""].join(
      "\n",
    ),
  );
  expect(codeIn(reports, INDEX)).toBe("");
});

test.each([
  ["a namespace", "export declare namespace A { const b: string }"],
  ["an export of all under a name", `export * as a from "b";`],
  ["a default export", "declare const a: string;\nexport default a;"],
])("%s is refused: no report says what it cannot", async (_, source) => {
  await expect(reportsOfModule(source)).rejects.toThrow(/the API report does not know|cannot tell whether/);
});
