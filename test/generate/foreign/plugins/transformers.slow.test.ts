import { beforeAll, expect, test } from "vitest";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";
import { array, json, number, ref, response, text } from "../../../harness/documents.js";

interface Row {
  schema: object;
  type?: string;
  values?: readonly Pair[];
  /** By the path of the fault. */
  bad?: Readonly<Record<string, unknown>>;
}

const at = { type: "string", format: "date-time" };
const size = { type: "integer", format: "int64" };
const object = (properties: object, ...required: string[]): object => ({ type: "object", properties, required });
const ODD = ["__proto__", '"', "a-b", "toString"];
const AT = "2024-02-29T23:00:00Z";
const DATE = new Date(AT);
type Pair = readonly [given: unknown, converted: unknown];
/** A value with a date as text, and with the date. */
const dated = (make: (at: string | Date) => unknown): Pair => [make(AT), make(DATE)];
const same = (value: unknown): Pair => [value, value];

// prettier-ignore
const ROWS: Readonly<Record<string, Row>> = {
  Time: { schema: at, type: "Date", values: [[AT, DATE]], bad: { "": "2024-02-30T00:00:00Z" } },
  Size: { schema: size, type: "bigint", values: [[7, 7n]], bad: { "": 1.5 } },
  Day: { schema: { type: "string", format: "date" } },
  Choice: { schema: { ...at, enum: [AT] } },
  Plain: { schema: object({ name: text, count: { type: "integer", format: "int32" } }) },
  Maybe: { schema: { type: ["string", "null"], format: "date-time" }, type: "Date | null", values: [[null, null]] },
  Thing: {
    schema: object({ at, more: at, size, plain: ref("Plain") }, "at"),
    type: '{ at: Date; more?: Date; size?: bigint; plain?: components["schemas"]["Plain"] }',
    values: [
      dated((at) => ({ at, size: at === AT ? "9007199254740993" : 9007199254740993n, plain: { count: 1 }, unknown: AT })),
      ...[dated((at) => ({ at })), same({ at: null }), same([AT])],
    ],
    bad: { at: { at: "2024-02-29" }, size: { at: AT, size: 2 ** 53 } },
  },
  Deep: {
    schema: object({ list: array(array(ref("Thing"))), map: { type: "object", additionalProperties: at } }),
    type: "{ list?: TransformedThing[][]; map?: { [key: string]: Date } }",
    values: [dated((at) => ({ list: [[], [{ at }]], map: { a: at, "": at } }))],
    bad: { "list.1.1.at": { list: [[], [{ at: AT }, { at: 1 }]] }, "map.a": { map: { a: "soon" } } },
  },
  Pair: { schema: { type: "array", prefixItems: [text, at], items: size, minItems: 2 }, type: "[string, Date, ...bigint[]]", values: [dated((at) => [AT, at, ...(at === AT ? [1, 2] : [1n, 2n])])] },
  Node: { schema: object({ at, next: ref("Node"), kids: array(ref("Node")) }), type: "{ at?: Date; next?: TransformedNode; kids?: TransformedNode[] }", values: [dated((at) => ({ next: { kids: [{ at }] } }))] },
  Loop: { schema: array(ref("Loop")) },
  Lists: { schema: { anyOf: [at, array(ref("Lists"))] }, type: "Date | TransformedLists[]", values: [dated((at) => [at, [[at]]])] },
  Odd: {
    schema: object(Object.fromEntries(ODD.map((name) => [name, at])), ...ODD),
    type: `{ "__proto__": Date; '"': Date; "a-b": Date; toString: Date }`,
    values: [dated((at) => Object.fromEntries(ODD.map((name) => [name, at]))), same({})],
  },
  Both: { schema: { allOf: [ref("Thing"), object({ own: at, at: { description: "when" } }, "own")] }, type: "TransformedThing & { own: Date; at?: unknown }", values: [dated((at) => ({ at, own: at }))] },
  Clash: { schema: { allOf: [ref("Thing"), object({ at: { type: "string", minLength: 1 } }), { minProperties: 1 }] } },
  Kinds: {
    schema: { oneOf: [at, { type: "integer" }, array(at), ref("Thing")] },
    type: "Date | number | Date[] | TransformedThing",
    values: [dated((at) => at), same(1), dated((at) => [at]), dated((at) => ({ at })), same(true)],
  },
  Unclear: { schema: { anyOf: [at, { type: "string", enum: ["never"] }] } },
  Numbers: { schema: { anyOf: [size, number] } },
  Anything: { schema: { anyOf: [at, {}] } },
  Cat: { schema: object({ kind: { const: "cat" }, when: at }, "kind"), type: '{ kind: "cat"; when?: Date }' },
  Dog: { schema: object({ kind: { enum: ["dog", "wolf"] }, when: text }, "kind") },
  Pet: {
    schema: { oneOf: [ref("Cat"), ref("Dog")] },
    type: 'TransformedCat | components["schemas"]["Dog"]',
    values: [
      dated((when) => ({ kind: "cat", when })),
      ...[{ kind: "wolf" }, { kind: "bird" }, {}].map((kind) => same({ ...kind, when: AT })),
    ],
  },
  Shop: {
    schema: { oneOf: [ref("Tea"), ref("Cup")], discriminator: { propertyName: "type", mapping: { tea: "Tea", cup: "Cup" } } },
    type: "TransformedTea | TransformedCup",
    values: [dated((made) => ({ type: "tea", made, sold: AT })), dated((sold) => ({ type: "cup", made: AT, sold }))],
  },
  Tea: { schema: object({ type: text, made: at, sold: text }, "type"), type: '{ type: "tea"; made?: Date; sold?: string }' },
  Cup: { schema: object({ type: text, made: text, sold: at }, "type"), type: '{ type: "cup"; made?: string; sold?: Date }' },
  Similar: { schema: { anyOf: [ref("Thing"), object({ at, own: at }), { type: "null" }] }, type: "TransformedThing | { at?: Date; own?: Date } | null", values: [dated((at) => ({ at, own: at })), same(null)] },
  Differing: { schema: { anyOf: [ref("Thing"), object({ at: text })] } },
  Within: {
    schema: object({ at, other: ref("Differing"), text: ref("Unclear") }),
    type: '{ at?: Date; other?: components["schemas"]["Differing"]; text?: components["schemas"]["Unclear"] }',
    values: [dated((at) => ({ at, other: { at: AT }, text: AT }))],
  },
  Optional: { schema: { anyOf: [object({ kind: { const: "a" }, at }), object({ kind: { const: "b" }, at: text })] } },
  Required: { schema: { allOf: [ref("Optional"), object({ kind: text, own: at }, "kind")] } },
  Inline: { schema: object({ at, other: { anyOf: [at, { type: "string", enum: ["never"] }] } }), type: '{ at?: Date; other?: (string & {}) | "never" }', values: [dated((at) => ({ at, other: AT }))] },
  Either: { schema: { oneOf: [at, { type: "integer" }] }, type: "Date | number", values: [same(1), dated((at) => at)] },
  Labels: { schema: { ...object({ at }), additionalProperties: text } },
  Tree: {
    schema: object({ kids: array({ anyOf: [ref("Tree"), object({ at }), text] }) }),
    type: "{ kids?: (TransformedTree | { at?: Date } | string)[] }",
    values: [dated((at) => ({ kids: ["a", { kids: [{ at }] }] }))],
  },
};

const SCHEMAS = Object.fromEntries(Object.entries(ROWS).map(([name, { schema }]) => [name, schema]));
const reply = (...schemas: (object | undefined)[]): object => ({
  responses: Object.fromEntries(
    schemas.map((schema, index) => [200 + index, { description: "ok", ...(schema && { content: json(schema) }) }]),
  ),
});
const page = object({ data: array(ref("Thing")), next: { type: ["string", "null"] } }, "data", "next");
const pagination = { items: "/data", next: "/next", cursor: "after" };
const query = [{ name: "after", in: "query", schema: text }];
const PATHS = {
  "/thing": { get: { operationId: "readThing", ...reply(ref("Thing")) } },
  "/things": { get: { operationId: "listThings", ...reply(object({ items: array(ref("Thing")) }, "items"), undefined) } },
  "/pages": { get: { operationId: "listPages", parameters: query, "x-pagination": pagination, ...reply(page) } },
  "/either": { get: { operationId: "c", responses: { 200: response({ "application/json": { schema: at }, "text/csv": {} }) } } },
  "/plain": { get: { operationId: "api", ...reply(ref("Plain")) } },
  "/text": { get: { operationId: "readText", responses: { 200: response({ "text/plain": {} }) } } },
};

const lower = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Transformer`;
const TYPED = Object.entries(ROWS).filter(([, { type }]) => type !== undefined);
const TYPES = `import type { components } from "./index.js";
import type { ${TYPED.map(([name]) => `Transformed${name}`).join(", ")} } from "./plugins/transformers.js";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = T extends Date ? T : T extends object ? { [Key in keyof T]: T[Key] } : T;
${TYPED.map(([name, { type = "" }]) => `export const ${name}: Same<Flat<Transformed${name}>, Flat<${type}>> = true;`).join("\n")}
`;

const USER = `import { createClient, paginate, type Thing } from "./index.js";
import { plain } from "./plugins/conversions.js";
import { c, listPages, listThings, readThing, type TransformedThing } from "./plugins/transformers.js";
const clientOf = (...bodies: string[]) => {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(bodies.shift(), { headers: { "content-type": "application/json" } }));
  return createClient({ baseUrl: "https://things.example", fetch });
};
export const read = async (body: string): Promise<[number, bigint | undefined]> => {
  const { at, size } = await readThing(clientOf(body));
  return [at.getTime(), size];
};
export const list = async (body: string): Promise<TransformedThing[]> => (await listThings(clientOf(body)))?.items ?? [];
export const pages = (...bodies: string[]): Promise<TransformedThing[]> => paginate(listPages, clientOf(...bodies)).toArray();
export const page = async (body: string): Promise<TransformedThing[]> => (await listPages(clientOf(body), { query: { after: "a" } })).data;
export const time = (body: string): Promise<Date> => c(clientOf(body));
export const back = (thing: TransformedThing): Thing => plain(thing);
export const misused = (): Promise<unknown> => readThing(undefined as never);
// @ts-expect-error
export const picked = (): Promise<unknown> => c(clientOf(), { accept: "text/csv" });
`;

interface Conversions {
  transform: (transformer: unknown, value: unknown) => unknown;
}

interface User {
  read: (body: string) => Promise<unknown>;
  list: (body: string) => Promise<unknown>;
  pages: (...bodies: string[]) => Promise<unknown>;
  page: (body: string) => Promise<unknown>;
  time: (body: string) => Promise<unknown>;
  misused: () => Promise<unknown>;
  back: (thing: unknown) => unknown;
}

let output: PluginOutput;
let transformers: Record<string, unknown>;
let transform: Conversions["transform"];
let user: User;
beforeAll(async () => {
  output = await PluginOutput.of(document(PATHS, { schemas: SCHEMAS }), ["transformers"], { "user.ts": USER, "types-agree.ts": TYPES });
  transformers = await output.run("plugins/transformers.ts");
  ({ transform } = await output.run<Conversions>("plugins/conversions.ts"));
  user = await output.run("user.ts");
});

test("compiles, with the types of the conversions", async () => expect(await output.problems()).toEqual([]));

test.each(Object.entries(ROWS))("converts values of %s", (name, { type, values = [], bad = {} }) => {
  const transformer = transformers[lower(name)];
  expect(transformer === undefined).toBe(type === undefined);
  for (const [given, converted] of values) {
    const before = structuredClone(given);
    expect(transform(transformer, given)).toStrictEqual(converted);
    expect(given).toStrictEqual(before);
  }
  for (const [path, given] of Object.entries(bad))
    expect(() => transform(transformer, given)).toThrow(path === "" ? "the value" : new RegExp(`^${path} (must be|is beyond)`));
});

test("converts the result of a call, with all digits of an integer", async () => {
  const at = JSON.stringify(AT);
  expect(await user.read(`{ "at": ${at}, "more": null, "size": -9223372036854775808 }`)).toEqual([DATE.getTime(), -(2n ** 63n)]);
  const things = `{ "items": [{ "at": ${at}, "name": "\\" 9007199254740993 \\\\", "size": 9007199254740993 }, { "at": ${at}, "size": 7 }] }`;
  expect(await user.list(things)).toEqual([
    { at: DATE, name: '" 9007199254740993 \\', size: 9007199254740993n },
    { at: DATE, size: 7n },
  ]);
});

test("refuses a result with an invalid date, and names its place", () =>
  expect(user.list(`{ "items": [{ "at": "${AT}" }, { "at": "2024-01-01T00:00:00" }] }`)).rejects.toMatchObject({
    code: "RESPONSE_ERROR",
    operationId: "listThings",
    message: expect.stringMatching(/returned 200, but in its body, items\.1\.at must be a date and time/) as string,
  }));

test("reads date-times without an offset in UTC with transformers-utc", async () => {
  const utc = await PluginOutput.of(document(PATHS, { schemas: SCHEMAS }), ["transformers-utc"]);
  const { timeTransformer } = await utc.run<Record<string, unknown>>("plugins/transformers.ts");
  const conversions = await utc.run<Conversions>("plugins/conversions.ts");
  expect(conversions.transform(timeTransformer, AT.slice(0, -1))).toEqual(DATE);
});

test("converts the items of pages, and other results", async () => {
  const pages = [`{ "data": [{ "at": "${AT}", "size": 9007199254740993 }], "next": "b" }`, `{ "data": [{ "at": "${AT}" }], "next": null }`];
  expect(await user.pages(...pages)).toEqual([{ at: DATE, size: 9007199254740993n }, { at: DATE }]);
  expect(await user.page(pages[1] ?? "")).toEqual([{ at: DATE }]);
  expect(await user.time(`"${AT}"`)).toEqual(DATE);
});

test("has functions only of operations whose results are converted", () => {
  const names = Object.keys(transformers).filter((name) => !name.endsWith("Transformer"));
  expect(names).toEqual(["c", "listPages", "listThings", "readThing"]);
  expect(() => user.misused()).toThrow("readThing: the first argument must be a client");
});

test("turns a converted value back into one for a request", () => {
  expect(user.back({ at: DATE, size: 7n, plain: { count: 1 } })).toEqual({ at: "2024-02-29T23:00:00.000Z", size: 7, plain: { count: 1 } });
  expect(() => user.back({ at: DATE, size: 2n ** 53n })).toThrow(RangeError);
});

test("adds nothing to bundles that do not import it", async () => {
  expect((await output.bundled("index.ts")).filter((file) => file.startsWith("plugins/"))).toEqual([]);
  expect(await output.bundled("plugins/conversions.ts")).toEqual(["runtime.ts", "plugins/conversions.ts"]);
});
