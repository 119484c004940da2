import { BASE, type Operation, type Peer, type Settings } from "./peers.js";

/** A feature: a document, and a program that compiles and runs without an error if a generator has the feature. */
export interface Feature {
  name: string;
  document: object;
  operations: readonly Operation[];
  compilerOptions?: object;
  /** Also generates again, and compares. */
  repeated?: boolean;
  /** The `fetch` of the program, as code; default: that of Node.js. */
  service?: string;
  program: (peer: Peer) => string;
  /** Further settings of each peer, by name. */
  uses?: Readonly<Record<string, Use>>;
}

/** The best documented settings of a generator for a feature. */
export interface Use extends Settings {
  /** Further imports of the program. */
  imports?: string;
  /** The module that exports the operations. */
  from?: string;
  /** Options of the client, as code. */
  client?: string;
  /** Replaces the program. */
  program?: string;
}

export const THING = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
export const THING_REF = { $ref: "#/components/schemas/Thing" };
export const GET_THING: Operation = { id: "getThing", path: "/thing" };

/** A document with the schema `Thing` and one server. */
export function documentOf(
  paths: object,
  { openapi = "3.1.0", schema = THING as object, ...others }: Record<string, unknown> = {},
): object {
  const { components, ...rest } = others as { components?: object };
  const info = { title: "Things", version: "1" };
  return { openapi, info, servers: [{ url: BASE }], paths, components: { schemas: { Thing: schema }, ...components }, ...rest };
}

export function operation({ id }: Operation, content: object, others: object = {}): object {
  return { operationId: id, ...others, responses: { "200": { description: "Success.", content } } };
}

export const jsonOf = (schema: object): object => ({ "application/json": { schema } });

/** A document whose only operation is `getThing`. */
export const thingDocument = (schema?: object): object =>
  documentOf({ "/thing": { get: operation(GET_THING, jsonOf(THING_REF)) } }, schema && { schema });

export const SERVE_THING = `() => json('{"name":"a"}')`;

/** A statement that the compiler must refuse. It does not run. */
export function refused(statement: string): string {
  return `export async function refused() {\n// @ts-expect-error\n${statement}\n}`;
}

/** Checks the value of an expression, and that its type is `string`. */
export function isText(expression: string, value: string): string {
  return `const text: string = ${expression};\ncheck(text, ${JSON.stringify(value)});\n${refused(`const other: number = ${expression};`)}`;
}

/** Checks that the result of `getThing` has the type and the value of the document. */
export const readsName = ({ call }: Peer): string => isText(`${call(GET_THING)}.name`, "a");

/** Reads the names of an async iterable's items, which have the type of the document. */
export function readsNames(iterable: string, item = "item"): string {
  return `const names: string[] = [];
for await (const item of ${iterable}) names.push(${item}.name);
check(names, ["a", "b"]);
${refused(`for await (const item of ${iterable}) { const name: number = ${item}.name; }`)}`;
}
