import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { compare } from "../../core/cli/finding.js";
import { METHODS } from "../nodes/nodes.js";
import { OPERATION_KEYS } from "../rules/operation-key-order.js";
import { statusOrder } from "../rules/response-order.js";
import { inOrder } from "../rules/schema-key-order.js";
import type { Collection } from "./reorder.js";

/** The kinds of objects that have an order, and their parts by key; `*` stands for all keys and items. */
const PARTS = {
  root: { paths: "paths", tags: "tags" },
  paths: { "*": "pathItem" },
  tags: {},
  pathItem: { parameters: "pathParameters", ...Object.fromEntries(METHODS.map((method) => [method, "operation"])) },
  operation: { parameters: "parameters", requestBody: "body", responses: "responses" },
  responses: { "*": "body" },
  body: { content: "content", headers: "parameters" },
  content: { "*": "parameter" },
  pathParameters: { "*": "parameter" },
  parameters: { "*": "parameter" },
  // A media type has a schema as well.
  parameter: { schema: "schema", content: "content" },
  schema: {
    ...Object.fromEntries(["items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames"].map(toSchema)),
    ...Object.fromEntries(["allOf", "anyOf", "oneOf", "prefixItems", "properties", "patternProperties", "$defs"].map(toSchemas)),
  },
  schemas: { "*": "schema" },
} satisfies Record<string, Record<string, string>>;

export type Kind = keyof typeof PARTS;

function toSchema(key: string): [string, string] {
  return [key, "schema"];
}

function toSchemas(key: string): [string, string] {
  return [key, "schemas"];
}

/** A collection whose items are out of order. */
export interface Disorder {
  node: Collection;
  order: readonly number[];
}

/** Returns the rank of a parameter of a Path Item, or undefined if it is unknown. */
export type RankOf = (parameter: Node) => number | undefined;

/** Finds the first disorder in a node and its parts. */
export function firstDisorder(node: unknown, kind: Kind, rankOf: RankOf): Disorder | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const own = disorderOf(node, kind, rankOf);
  if (own !== undefined) return own;
  const parts: Record<string, string> = PARTS[kind];
  for (const item of node.items) {
    const [key, value] = isMap(node) ? [keyOf(item as Pair), (item as Pair).value] : ["*", item];
    const part = parts[key] ?? parts["*"];
    const found = part === undefined ? undefined : firstDisorder(value, part as Kind, rankOf);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the unquoted statuses of a node and its parts. */
export function unquotedStatuses(node: unknown, kind: Kind): Node[] {
  if (!isMap(node) && !isSeq(node)) return [];
  const parts: Record<string, string> = PARTS[kind];
  return node.items.flatMap((item) => {
    const [key, value] = isMap(node) ? [keyOf(item as Pair), (item as Pair).value] : ["*", item];
    const part = parts[key] ?? parts["*"];
    const below = part === undefined ? [] : unquotedStatuses(value, part as Kind);
    const name = kind === "responses" && isMap(node) ? (item as Pair).key : undefined;
    return isScalar(name) && name.type === "PLAIN" && name.value !== "default" ? [name, ...below] : below;
  });
}

function disorderOf(node: Collection, kind: Kind, rankOf: RankOf): Disorder | undefined {
  if (isSeq(node)) {
    if (kind === "tags") return disorder(node, names(node, "name"), (all) => [...all].sort(compare));
    if (kind !== "pathParameters") return undefined;
    const ranks = node.items.map((item) => rankOf(item as Node));
    if (ranks.some((rank) => rank === undefined)) return undefined;
    return disorder(node, ranks.map(String), (all) => [...all].sort((a, b) => Number(a) - Number(b)));
  }
  const keys = node.items.map(keyOf);
  if (kind === "paths") return disorder(node, keys, (all) => [...all].sort(compare));
  if (kind === "responses") return disorder(node, keys, statusOrder);
  if (kind === "pathItem") return disorder(node, keys, (all) => inOrder(all, ["parameters", ...METHODS]));
  if (kind === "operation") return disorder(node, keys, (all) => inOrder(all, OPERATION_KEYS));
  return kind === "schema" ? (disorder(node, keys, schemaOrder) ?? requiredDisorder(node)) : undefined;
}

function schemaOrder(keys: readonly string[]): string[] {
  if (keys.includes("$ref")) return [...keys];
  const head = ["type", "description"].filter((key) => keys.includes(key));
  const rest = keys.filter((key) => !head.includes(key));
  const due = (key: string | undefined): boolean => key === "properties" || key === "allOf";
  if (!rest.includes("required") || !rest.some(due) || due(rest[rest.indexOf("required") + 1])) return [...head, ...rest];
  const others = rest.filter((key) => key !== "required");
  return [...head, ...others.toSpliced(others.findIndex(due), 0, "required")];
}

function requiredDisorder(schema: YAMLMap): Disorder | undefined {
  const [required, properties] = [schema.get("required", true) as unknown, schema.get("properties", true) as unknown];
  if (!isSeq(required) || !isMap(properties)) return undefined;
  const order = properties.items.map(keyOf);
  return disorder(required, required.items.map(String), (all) => inOrder(all, order));
}

/** Compares the names of items with their wanted order. Items with the same name keep their order. */
function disorder(node: Collection, found: readonly string[], wantedOf: (names: readonly string[]) => string[]): Disorder | undefined {
  const left = found.map((name, index) => ({ name, index }));
  const order = wantedOf(found).map(
    (name) =>
      left.splice(
        left.findIndex((each) => each.name === name),
        1,
      )[0]?.index ?? 0,
  );
  return order.every((from, index) => from === index) ? undefined : { node, order };
}

function names(node: Collection, key: string): string[] {
  return node.items.map((item) => (isMap(item) ? String(item.get(key)) : ""));
}

export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}
