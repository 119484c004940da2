import type { UserContext } from "@redocly/openapi-core";
import type { Location } from "../../read/rule-report.js";
import { isObject as isNode } from "../../read/spec-node.js";

export { isNode };

export type Node = Record<string, unknown>;

/** The methods in the order of a Path Item. */
export const METHODS = ["get", "head", "post", "put", "patch", "delete", "options", "trace"] as const;

export function isRef(value: unknown): value is { $ref: string } {
  return isNode(value) && typeof value["$ref"] === "string";
}

/** A value with its location; for a `$ref`, its target with the target's location. */
export interface Found {
  node: unknown;
  at: Location;
}

export function follow(ctx: Pick<UserContext, "resolve">, value: unknown, at: Location): Found {
  if (!isRef(value)) return { node: value, at };
  const target = ctx.resolve<Node>(value, at.source.absoluteRef);
  return target.location === undefined ? { node: undefined, at } : { node: target.node, at: target.location };
}

/** Returns a schema and the parts of its `allOf`. A part that includes itself is listed once. */
export function partsOf(ctx: Pick<UserContext, "resolve">, schema: unknown, from: Location, seen = new Set<unknown>()): Found[] {
  const found = follow(ctx, schema, from);
  if (seen.has(found.node)) return [];
  seen.add(found.node);
  const parts: unknown[] = isNode(found.node) && Array.isArray(found.node["allOf"]) ? found.node["allOf"] : [];
  return [found, ...parts.flatMap((part, index) => partsOf(ctx, part, found.at.child(["allOf", index]), seen))];
}

/** Returns the resolved parameters of a Path Item or an operation, without those that cannot be resolved. */
export function parametersOf(ctx: Pick<UserContext, "resolve">, owner: unknown, at: Location): (Found & { node: Node; from: Location })[] {
  if (!isNode(owner) || !Array.isArray(owner["parameters"])) return [];
  return owner["parameters"].flatMap((parameter: unknown, index) => {
    const from = at.child(["parameters", index]);
    const found = follow(ctx, parameter, from);
    return isNode(found.node) ? [{ node: found.node, at: found.at, from }] : [];
  });
}

export function keysOf(value: unknown): string[] {
  return isNode(value) ? Object.keys(value) : [];
}

/** Yields each text in a value with its location. */
export function* textsIn(value: unknown, at: Location): Generator<[text: string, at: Location]> {
  if (typeof value === "string") yield [value, at];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, at.child([index]));
  else if (isNode(value)) for (const [key, item] of Object.entries(value)) yield* textsIn(item, at.child([key]));
}

/** `index`, `partial`, or undefined for a documented operation. */
export function detailOf(operation: unknown): unknown {
  return isNode(operation) ? operation["x-detail"] : undefined;
}

/** Checks if a schema constrains nothing: it has at most a description. */
export function isNotShown(schema: unknown): boolean {
  return isNode(schema) && Object.keys(schema).every((key) => key === "description");
}
