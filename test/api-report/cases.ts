/** A change of a module. */
export interface Case {
  before: string;
  after: string;
  /** The changes, each as `name kind verdict`. */
  changes: string[];
  /** Code that is written for `before`: it compiles with `after` just where nothing breaks it. */
  consumer: string;
}

const SEND = "export interface Options { a: string; b?: number }\nexport declare function send(options: Options): void;";
const READ = "export interface Answer { a: string; b?: number }\nexport declare function read(): Promise<Answer>;";
const CALL = `send({ a: "x" });`;
const USE = "const { a, b } = await read();\na.length;\nb?.toFixed();";

export const CASES: Record<string, Case> = {
  "an export is added": {
    before: SEND,
    after: `${SEND}\nexport declare const more: string;`,
    changes: ["more added compatible"],
    consumer: CALL,
  },
  "an export is removed": {
    before: `${SEND}\nexport declare const more: string;`,
    after: SEND,
    changes: ["more removed breaking"],
    consumer: "more.length;",
  },
  "an export is renamed": {
    before: SEND,
    after: SEND.replace("function send", "function dispatch"),
    changes: ["dispatch added compatible", "send removed breaking"],
    consumer: CALL,
  },
  "a parameter's type is another one": {
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: number): void;",
    changes: ["f changed breaking"],
    consumer: `f("");`,
  },
  "a parameter takes more": {
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: number | string): void;",
    changes: ["f changed compatible"],
    consumer: `f("");`,
  },
  "a parameter has another name": {
    before: "export declare function f(a: string): void;",
    after: "export declare function f(b: string): void;",
    changes: ["f changed compatible"],
    consumer: `f("");`,
  },
  "a parameter that may be left out is added": {
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: string, b?: number): void;",
    changes: ["f changed compatible"],
    consumer: `f("");`,
  },
  "a parameter that is needed is added": {
    before: "export declare function f(a: string): void;",
    after: "export declare function f(a: string, b: number): void;",
    changes: ["f changed breaking"],
    consumer: `f("");`,
  },
  "a parameter is removed": {
    before: "export declare function f(a: string, b?: number): void;",
    after: "export declare function f(a: string): void;",
    changes: ["f changed breaking"],
    consumer: `f("", 1);`,
  },
  "an overload is added": {
    before: "export declare function f(a: string): string;",
    after: "export declare function f(a: string): string;\nexport declare function f(a: number): number;",
    changes: ["f changed compatible"],
    consumer: `f("").length;`,
  },
  "an overload is removed": {
    before: "export declare function f(a: string): string;\nexport declare function f(a: number): number;",
    after: "export declare function f(a: string): string;",
    changes: ["f changed breaking"],
    consumer: "f(1);",
  },
  "a type parameter with a default is added": {
    before: "export interface Box<A> { a: A }\nexport declare function f(): Box<string>;",
    after: "export interface Box<A, B = A> { a: A; b: B }\nexport declare function f(): Box<string>;",
    changes: ["Box changed compatible"],
    consumer: "const box: Box<string> = f();\nbox.a;",
  },
  "a type parameter is added": {
    before: "export interface Box<A> { a: A }\nexport declare function f(): Box<string>;",
    after: "export interface Box<A, B> { a: A; b: B }\nexport declare function f(): Box<string, string>;",
    changes: ["Box changed breaking", "f changed breaking"],
    consumer: "const box: Box<string> = f();",
  },
  "an option is added": {
    before: SEND,
    after: SEND.replace("b?", "c?: string; b?"),
    changes: ["Options changed compatible"],
    consumer: CALL,
  },
  "an option becomes required": { before: SEND, after: SEND.replace("b?", "b"), changes: ["Options changed breaking"], consumer: CALL },
  "an option becomes optional": { before: SEND, after: SEND.replace("a:", "a?:"), changes: ["Options changed compatible"], consumer: CALL },
  "an option that is required is added": {
    before: SEND,
    after: SEND.replace("a:", "c: 1; a:"),
    changes: ["Options changed breaking"],
    consumer: CALL,
  },
  "an option is removed": {
    before: SEND,
    after: SEND.replace("; b?: number", ""),
    changes: ["Options changed breaking"],
    consumer: `send({ a: "", b: 1 });`,
  },
  "an option is deprecated": {
    before: "export interface Options {\n  a: string;\n}\nexport declare function send(options: Options): void;",
    after: "export interface Options {\n  /** @deprecated */\n  a: string;\n}\nexport declare function send(options: Options): void;",
    changes: ["Options changed compatible"],
    consumer: CALL,
  },
  "an answer gains a property": {
    before: READ,
    after: READ.replace("a:", "c: string; a:"),
    changes: ["Answer changed compatible"],
    consumer: USE,
  },
  "an answer loses a property": {
    before: READ,
    after: READ.replace("; b?: number", ""),
    changes: ["Answer changed breaking"],
    consumer: USE,
  },
  "a property of an answer may be missing": {
    before: READ,
    after: READ.replace("a:", "a?:"),
    changes: ["Answer changed breaking"],
    consumer: USE,
  },
  "a property of an answer is always there": {
    before: READ,
    after: READ.replace("b?", "b"),
    changes: ["Answer changed compatible"],
    consumer: USE,
  },
  "a property of an answer may be null": {
    before: READ,
    after: READ.replace("a: string", "a: string | null"),
    changes: ["Answer changed breaking"],
    consumer: USE,
  },
  "a property of an answer is told more narrowly": {
    before: READ.replace("a: string", "a: string | null"),
    after: READ,
    changes: ["Answer changed compatible"],
    consumer: "(await read()).a?.length;",
  },
  "a property of an answer can no longer be written": {
    before: READ,
    after: READ.replace("a:", "readonly a:"),
    changes: ["Answer changed risky"],
    consumer: `(await read()).a = "";`,
  },
  "what is answered may be one value more": {
    before: `export declare function f(): "a" | "b";`,
    after: `export declare function f(): "a" | "b" | "c";`,
    changes: ["f changed risky"],
    consumer: `const all: Record<ReturnType<typeof f>, string> = { a: "", b: "" };`,
  },
  "what is taken may be one value more": {
    before: `export declare function f(a: "a" | "b"): void;`,
    after: `export declare function f(a: "c" | "a" | "b"): void;`,
    changes: ["f changed compatible"],
    consumer: `f("a");`,
  },
  "what is taken may be one value less": {
    before: `export declare function f(a: "a" | "b"): void;`,
    after: `export declare function f(a: "a"): void;`,
    changes: ["f changed breaking"],
    consumer: `f("b");`,
  },
  "a list of values grows": {
    before: `export declare const ALL: readonly ["a"];`,
    after: `export declare const ALL: readonly ["a", "b"];`,
    changes: ["ALL changed risky"],
    consumer: `const one: "a" = ALL[Math.random()]!;`,
  },
  "a callback is given more": {
    before: "export declare function on(f: (a: string) => void): void;",
    after: "export declare function on(f: (a: string, b: number) => void): void;",
    changes: ["on changed compatible"],
    consumer: "on((a) => a.length);",
  },
  "a callback is given something else": {
    before: "export declare function on(f: (a: string) => void): void;",
    after: "export declare function on(f: (a: string | undefined) => void): void;",
    changes: ["on changed breaking"],
    consumer: "on((a) => a.length);",
  },
  "a callback has to answer": {
    before: "export declare function on(f: (a: string) => string | undefined): void;",
    after: "export declare function on(f: (a: string) => string): void;",
    changes: ["on changed breaking"],
    consumer: "on(() => undefined);",
  },
  "a class gains a method": {
    before: "export declare class Thing { a: string; constructor(a: string); }",
    after: "export declare class Thing { a: string; constructor(a: string); run(): void; }",
    changes: ["Thing changed compatible"],
    consumer: `new Thing("").a;`,
  },
  "a class is made otherwise": {
    before: "export declare class Thing { a: string; constructor(a: string); }",
    after: "export declare class Thing { a: string; constructor(a: string, b: string); }",
    changes: ["Thing changed breaking"],
    consumer: `new Thing("").a;`,
  },
  "a class extends another one": {
    before: "export declare class Thing extends Error {}",
    after: "export declare class Thing {}",
    changes: ["Thing changed breaking"],
    consumer: "new Thing().message;",
  },
  "what is not exported changes": {
    before: "interface Options { a: string }\nexport declare function send(options: Options): void;",
    after: "interface Options { a: string; b: string }\nexport declare function send(options: Options): void;",
    changes: ["Options changed breaking"],
    consumer: CALL,
  },
  "a value is only a type": {
    before: "export declare class Thing {}",
    after: "declare class Thing {}\nexport type { Thing };",
    changes: ["Thing changed breaking"],
    consumer: "new Thing();",
  },
  "a type is of another kind": {
    before: "export interface A { a: string }",
    after: "export type A = { a: string };",
    changes: ["A changed breaking"],
    // It may be extended and merged: what it was, not all code can tell.
    consumer: `declare module "./after.js" { interface A { b: string } }`,
  },
};
