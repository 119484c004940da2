import { isDeepStrictEqual } from "node:util";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { detailOf, follow, isNode, isNotShown, keysOf, partsOf } from "../nodes/nodes.js";
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
  const { node, at } = follow(ctx, owner, from);
  if (!isNode(node) || !isNode(node["content"])) return;
  for (const [type, mediaType] of Object.entries(node["content"])) {
    if (!isNode(mediaType) || isNotShown(mediaType["schema"])) continue;
    const cases = keysOf(mediaType["examples"]);
    const place = at.child(["content", type]);
    const missing = [`${side}-minimal`, `${side}-full`].filter((name) => !cases.includes(name));
    const needsOne = isWhole(mediaType["schema"], place, ctx);
    if (missing.length > (needsOne ? 1 : 0)) {
      tell(
        ctx,
        place,
        `The body has no example ${missing.map((name) => `\`${name}\``).join(" or ")}.`,
        needsOne
          ? `add \`${side}-full\`; one is enough, since the schema requires all fields`
          : "add one example with only the required fields and one with all fields",
        "key",
      );
    }
    const examples = [`${side}-minimal`, `${side}-full`].map((name) => exampleValue(mediaType["examples"], name, place, ctx));
    if (missing.length === 0 && isDeepStrictEqual(examples[0], examples[1])) {
      tell(
        ctx,
        place.child(["examples", `${side}-full`]),
        `The example \`${side}-full\` equals \`${side}-minimal\`.`,
        needsOne
          ? "remove one of the two; one is enough, since the schema requires all fields"
          : "write a value for each optional field in the full one, and none in the minimal one",
        "key",
      );
    }
    const full = follow(
      ctx,
      isNode(mediaType["examples"]) ? mediaType["examples"][`${side}-full`] : undefined,
      place.child(["examples", `${side}-full`]),
    );
    const [absent] = isNode(full.node) ? absentFields([full.node["value"]], mediaType["schema"], place.child(["schema"]), ctx) : [];
    if (absent !== undefined)
      tell(
        ctx,
        full.at.child(["value"]),
        `The example \`${side}-full\` has no \`${absent}\`.`,
        "add it: a full example has a value for each optional field",
        { on: "key", about: { property: absent } },
      );
    for (const name of cases.filter((example) => !example.startsWith(`${side}-`))) {
      tell(
        ctx,
        place.child(["examples", name]),
        `The example name \`${name}\` does not begin with \`${side}-\`.`,
        `rename it and its file to \`${side}-${name}\``,
        "key",
      );
    }
  }
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
  const { node, at } = follow(ctx, owner, from);
  if (!isNode(node) || !isNode(node["content"])) return;
  for (const [type, mediaType] of Object.entries(node["content"])) {
    if (!isNode(mediaType) || keysOf(mediaType["examples"]).length > 0) continue;
    tell(ctx, at.child(["content", type]), "The error body has no example.", "add an example; its field names may be invented", "key");
  }
}

/**
 * Returns the pointers of the properties that a schema declares and none of the values has. Those of variants may be absent;
 * `no-invalid-media-type-examples` reports required ones.
 */
function absentFields(values: readonly unknown[], schema: unknown, from: Location, ctx: Pick<UserContext, "resolve">, path = ""): string[] {
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
