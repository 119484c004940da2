import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { follow, isNode, keysOf, type Node, partsOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const examples = (node: unknown, ctx: UserContext): void => {
  if (!isNode(node) || node["example"] === undefined || node["examples"] === undefined) return;
  tell(ctx, ["example"], "`example` and `examples` exclude each other.", "keep `examples`", "key");
};

/** Forbids fields that contradict each other: keywords of a schema that no value satisfies, or that nobody may send, and two lists of examples. */
export const contradiction: Oas3Rule = () => {
  let names: readonly string[] = [];
  return {
    Root: (root) => void (names = keysOf(root.components?.schemas)),
    MediaType: examples,
    Parameter: examples,
    Header: examples,
    RequestBody: {
      MediaType(media, ctx) {
        const at = ctx.location.child(["schema"]);
        const properties = partsOf(ctx, media.schema, at).flatMap(({ node }) =>
          isNode(node) && isNode(node["properties"]) ? Object.values(node["properties"]) : [],
        );
        if (properties.length === 0 || !properties.every((property) => isNode(property) && property["readOnly"] === true)) return;
        tell(ctx, at, "All properties of the body are `readOnly`: no request has one.", "remove the body, or `readOnly`");
      },
    },
    DiscriminatorMapping(mapping, ctx) {
      for (const [value, name] of Object.entries(mapping as Record<string, unknown>)) {
        if (typeof name !== "string" || !/^[\w-]+$/.test(name) || names.includes(name)) continue;
        const message = `\`${value}\` is mapped to \`${name}\`, which is no schema.`;
        tell(ctx, [value], message, "name a schema of `components`");
      }
    },
    Schema(schema, ctx) {
      if (isNode(schema)) contradictions(schema, ctx);
    },
  };
};

function contradictions(schema: Node, ctx: UserContext): void {
  if (schema["readOnly"] === true && schema["writeOnly"] === true)
    tell(ctx, ["writeOnly"], "The value is `readOnly` and `writeOnly`.", "keep one of the two", "key");
  if (typeof schema["multipleOf"] === "number" && schema["multipleOf"] <= 0)
    tell(ctx, ["multipleOf"], "`multipleOf` must be above 0.", "remove it, or write the step");
  if (Array.isArray(schema["enum"])) checkEnum(schema["enum"], schema, ctx);
  checkDefault(schema, ctx);
  const repeated = [schema["required"]]
    .flat()
    .find((name, index, all): name is string => all.indexOf(name) !== index && typeof name === "string");
  if (repeated !== undefined) tell(ctx, ["required"], `\`required\` has \`${repeated}\` twice.`, "remove one of the two", "key");
  const selects = isNode(schema["discriminator"]) ? schema["discriminator"]["propertyName"] : undefined;
  if (typeof selects === "string") checkDiscriminator(selects, schema, ctx);
  const nodes = nodesOf(schema, ctx);
  const refused = refusedProperty(nodes);
  const open = "remove it; from OpenAPI 3.1, `unevaluatedProperties: false` beside `allOf` closes the whole";
  if (refused !== undefined)
    tell(ctx, ["allOf"], `\`additionalProperties: false\` of one part refuses \`${refused}\` of another.`, open, "key");
  const choose = "use `oneOf` for a choice, or fix a type";
  if (disjoint(nodes)) tell(ctx, ["allOf"], "The parts of `allOf` have no type in common.", choose, "key");
}

function checkEnum(values: unknown[], { type, nullable, const: only }: Node, ctx: UserContext): void {
  if (values.length === 0) tell(ctx, ["enum"], "`enum` lists no value, so that none is valid.", "list the values, or remove it");
  if (only !== undefined && !values.includes(only)) tell(ctx, ["const"], "`const` is none of the values of `enum`.", "keep one of the two");
  if (([type].flat().includes("null") || nullable === true) && !values.includes(null))
    tell(ctx, ["enum"], "`enum` has no null, which the type allows.", "add null, or remove it from the type");
}

function checkDefault({ type, enum: values, default: fallback }: Node, ctx: UserContext): void {
  if (fallback === undefined || fallback === null) return;
  const kinds = [type].flat().filter((kind) => typeof kind === "string");
  if (Array.isArray(values) && !values.includes(fallback))
    tell(ctx, ["default"], "`default` is none of the values of `enum`.", "use one of the values");
  else if (kinds.length > 0 && !kinds.some((kind) => isOfType(fallback, kind)))
    tell(ctx, ["default"], `\`default\` is not of the type ${kinds.join(" or ")}.`, "fix the value or the type");
}

function checkDiscriminator(selects: string, schema: Node, ctx: UserContext): void {
  if (isNode(schema["properties"]) && ![schema["required"]].flat().includes(selects))
    tell(ctx, ["discriminator"], `The discriminator \`${selects}\` is not required.`, "add it to `required`", "key");
  for (const keyword of ["oneOf", "anyOf"]) {
    const variants: unknown[] = Array.isArray(schema[keyword]) ? schema[keyword] : [];
    for (const [index, variant] of variants.entries()) {
      const place = ctx.location.child([keyword, index]);
      const parts = partsOf(ctx, variant, place).map(({ node }) => node);
      // A variant may be a choice itself.
      const areKnown = parts.every((part) => isNode(part) && !("oneOf" in part) && !("anyOf" in part));
      if (!areKnown || [schema, ...parts].some((part) => isNode(part) && keysOf(part["properties"]).includes(selects))) continue;
      tell(ctx, place, `The variant has no property \`${selects}\`, which selects it.`, "add it, as a required one");
    }
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array" || type === "object") return typeof value === "object" && Array.isArray(value) === (type === "array");
  return typeof value === type;
}

/** Returns a schema and the direct parts of its `allOf`; only the schema without any. */
function nodesOf(schema: Node, ctx: UserContext): Node[] {
  const parts: unknown[] = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  return [schema, ...parts.map((part, index) => follow(ctx, part, ctx.location.child(["allOf", index])).node)].filter(isNode);
}

function disjoint(nodes: readonly Node[]): boolean {
  const types = nodes.flatMap((part) => (part["type"] === undefined ? [] : [typesOf(part["type"])]));
  return types.length > 1 && !types[0]?.some((type) => types.every((others) => others.includes(type)));
}

/** Returns a property that a closed part of an `allOf` does not list, but another part does. */
function refusedProperty(nodes: readonly Node[]): string | undefined {
  const names = nodes.flatMap((part) => keysOf(part["properties"]));
  const closed = nodes.filter((part) => part["additionalProperties"] === false && part["patternProperties"] === undefined);
  return names.find((name) => closed.some((part) => !keysOf(part["properties"]).includes(name)));
}

/** An integer is a number, too. */
function typesOf(type: unknown): unknown[] {
  const types = [type].flat();
  return types.includes("number") ? [...types, "integer"] : types;
}
