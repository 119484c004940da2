import { isDeepStrictEqual } from "node:util";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { detailOf, follow, isNode, isNotShown, keysOf, type Node, partsOf } from "../nodes/nodes.js";
import { walkSchema } from "../nodes/walk-schema.js";
import { type Location, tell } from "../../read/rule-report.js";

/**
 * Requires a minimal and a full example, which differ and of which the full one has all
 * fields, of each body of a documented operation, and one example of each error body. A body
 * whose schema requires all fields needs one of the two.
 */
export const exampleCases: Oas3Rule = () => ({
  Operation(operation, ctx) {
    if (detailOf(operation) !== undefined) return;
    checkBody("request", operation.requestBody, ctx.location.child(["requestBody"]), ctx);
    for (const status of keysOf(operation.responses)) {
      const at = ctx.location.child(["responses", status]);
      if (status.startsWith("2")) checkBody("response", operation.responses[status], at, ctx);
      else checkError(operation.responses[status], at, ctx);
    }
  },
});

function checkBody(side: string, owner: unknown, from: Location, ctx: UserContext): void {
  for (const [mediaType, place] of mediaTypesOf(owner, from, ctx)) {
    if (isNotShown(mediaType["schema"])) continue;
    checkPair(side, mediaType, place, ctx);
    checkFull(`${side}-full`, mediaType, place, ctx);
    for (const name of keysOf(mediaType["examples"])) {
      if (name.startsWith(`${side}-`)) continue;
      const hint = `rename it and its file to \`${side}-${name}\``;
      tell(ctx, place.child(["examples", name]), `The example name \`${name}\` does not begin with \`${side}-\`.`, hint, "key");
    }
  }
}

function* mediaTypesOf(owner: unknown, from: Location, ctx: UserContext): Generator<[mediaType: Node, place: Location]> {
  const { node, at } = follow(ctx, owner, from);
  if (!isNode(node) || !isNode(node["content"])) return;
  for (const [type, mediaType] of Object.entries(node["content"])) if (isNode(mediaType)) yield [mediaType, at.child(["content", type])];
}

/** Checks that the minimal and the full example exist and differ. */
function checkPair(side: string, { examples, schema }: Node, place: Location, ctx: UserContext): void {
  const names = [`${side}-minimal`, `${side}-full`];
  const missing = names.filter((name) => !keysOf(examples).includes(name));
  const needsOne = isWhole(schema, place, ctx);
  if (missing.length > (needsOne ? 1 : 0)) {
    const hint = needsOne
      ? `add \`${side}-full\`; one is enough, since the schema requires all fields`
      : "add one example with only the required fields and one with all fields";
    tell(ctx, place, `The body has no example ${missing.map((name) => `\`${name}\``).join(" or ")}.`, hint, "key");
  }
  const [minimal, full] = names.map((name) => exampleValue(examples, name, place, ctx));
  if (missing.length > 0 || !isDeepStrictEqual(minimal, full)) return;
  const hint = needsOne
    ? "remove one of the two; one is enough, since the schema requires all fields"
    : "write a value for each optional field in the full one, and none in the minimal one";
  const at = place.child(["examples", `${side}-full`]);
  tell(ctx, at, `The example \`${side}-full\` equals \`${side}-minimal\`.`, hint, "key");
}

function checkFull(name: string, { examples, schema }: Node, place: Location, ctx: UserContext): void {
  const { node, at } = follow(ctx, isNode(examples) ? examples[name] : undefined, place.child(["examples", name]));
  const [absent] = isNode(node) ? absentFields([node["value"]], schema, place.child(["schema"]), ctx) : [];
  if (absent === undefined) return;
  const hint = "add it: a full example has a value for each optional field";
  tell(ctx, at.child(["value"]), `The example \`${name}\` has no \`${absent}\`.`, hint, { on: "key", about: { property: absent } });
}

const VARYING = ["anyOf", "oneOf", "if", "items", "prefixItems", "patternProperties", "dependentSchemas"];

/** Checks if a schema requires all its fields, so that a minimal body is a full one. */
function isWhole(schema: unknown, at: Location, ctx: UserContext): boolean {
  let whole = true;
  walkSchema(ctx, schema, at, (node) => {
    const required = Array.isArray(node["required"]) ? node["required"] : [];
    const isOpen = isNode(node["additionalProperties"]) || node["additionalProperties"] === true;
    const isShapeless = node["type"] === "array" || (node["type"] === "object" && !("properties" in node) && !("allOf" in node));
    if (isOpen || isShapeless || VARYING.some((keyword) => keyword in node)) whole = false;
    if (keysOf(node["properties"]).some((name) => !required.includes(name))) whole = false;
  });
  return whole;
}

/** Returns the value of an example; the `$ref` of one that cannot be read stands for it. */
function exampleValue(examples: unknown, name: string, at: Location, ctx: UserContext): unknown {
  const example = isNode(examples) ? examples[name] : undefined;
  const { node } = follow(ctx, example, at);
  return isNode(node) ? node["value"] : example;
}

function checkError(owner: unknown, from: Location, ctx: UserContext): void {
  for (const [{ examples }, place] of mediaTypesOf(owner, from, ctx))
    if (keysOf(examples).length === 0)
      tell(ctx, place, "The error body has no example.", "add an example; its field names may be invented", "key");
}

/**
 * Returns the pointers of the properties that a schema declares and none of the values has. Those of variants may be absent;
 * `no-invalid-media-type-examples` reports required ones.
 */
function absentFields(values: readonly unknown[], schema: unknown, from: Location, ctx: UserContext, path = ""): string[] {
  const parts = partsOf(ctx, schema, from);
  const required = parts.flatMap(({ node }) => (isNode(node) ? [node["required"]].flat() : []));
  const objects = values.filter(isNode);
  const items = values.filter((value) => Array.isArray(value)).flat();
  return parts.flatMap(({ node, at }) => {
    if (!isNode(node)) return [];
    const properties = objects.length > 0 && isNode(node["properties"]) ? Object.entries(node["properties"]) : [];
    const below = properties.flatMap(([name, property]) => {
      const present = objects.filter((value) => Object.hasOwn(value, name)).map((value) => value[name]);
      const place = `${path}/${name}`;
      if (present.length === 0) return required.includes(name) ? [] : [place];
      return absentFields(present, property, at.child(["properties", name]), ctx, place);
    });
    return items.length > 0 ? [...below, ...absentFields(items, node["items"], at.child(["items"]), ctx, `${path}/*`)] : below;
  });
}
