import { expect, it } from "vitest";
import { codeIn, manifest, reportsOf, reportsOfModule } from "./support.js";

const codeOf = async (source: string): Promise<string> => codeIn(await reportsOfModule(source));

it("writes the same report however its source is laid out, ordered and commented", async () => {
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
      run(): void; (): void;
      a: readonly [
        from: string,
        to?: number,
      ];
      b?:
        | "x"
        | 'y';
    }`);
  expect(other).toBe(one);
});

it("keeps deprecations, the order of overloads, and of a class what is its own", async () => {
  const code = await codeOf(`
    /** Old. @deprecated since
     * long ago */
    export function on(event: "b"): string;
    export function on(event: "a"): number;
    export function on(_: string): unknown { return _; }
    export abstract class Base<Value extends string = "x"> {
      static make(): Base | undefined { return undefined; }
      get size(): number { return 0; }
      protected constructor(readonly value: Value) {}
      #hidden = 1;
      abstract run(): void;
      reveal(): string { return String(this.#hidden); }
    }
    export type Mapped<T> = { readonly [K in keyof T as \`get\${string & K}\`]-?: T[K] };`);
  expect(code).toBe(`export declare abstract class Base<Value extends string = "x"> {
  protected constructor(value: Value);
  static make(): Base | undefined;
  #private;
  reveal(): string;
  abstract run(): void;
  get size(): number;
  readonly value: Value;
}

export type Mapped<T> = { readonly [K in keyof T as \`get\${string & K}\`]-?: T[K]; };

/** @deprecated since long ago */
export declare function on(event: "b"): string;
export declare function on(event: "a"): number;
`);
});

it("shows what is named and not exported, and names what another entry exports", async () => {
  const reports = await reportsOf({
    "lib/package.json": manifest("lib", { ".": "index", "./core": "core", "./closed": null }, { engines: { node: ">=20" } }),
    "lib/src/index.ts": `export { a } from "./a.js";\nexport { b as c } from "./b.js";\nexport { Inner as Outer } from "./core.js";`,
    "lib/src/a.ts": `export interface Options { a: string }\nexport declare function a(options: Options): void;`,
    "lib/src/b.ts": `interface Options { b: string }\nexport declare function b(options: Options): void;`,
    "lib/src/core.ts": "export interface Inner { x: string }",
  });
  expect(codeIn(reports)).toBe(`export { Inner as Outer } from "lib/core";

export declare function a(options: Options): void;

export declare function c(options: Options_2): void;

// Not exported, but named by what is.

interface Options {
  a: string;
}

interface Options_2 {
  b: string;
}
`);
  expect(codeIn(reports, "packages/lib/api-report/package.json.api.md")).toBe(
    "closed ./closed\nengine node >=20\nentry .\nentry ./core\ntype module\n",
  );
});

it.each([
  ["a namespace", "export declare namespace A { const b: string }"],
  ["a default export", "declare const a: string;\nexport default a;"],
  ["a value without a written type", "export const a = Math.random();"],
])("refuses %s, of which a report cannot tell all", async (_, source) => {
  await expect(reportsOfModule(source)).rejects.toThrow();
});
