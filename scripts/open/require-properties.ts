import { reachableSchemas } from "../model/enumerations.js";
import { freeName, referenceTo } from "../model/normalize/deep-references.js";
import { hasMark, MARKS } from "../model/normalize/directions.js";
import { familiesOf } from "../model/normalize/heirs.js";
import { isObject, rewritePart, visitOutsideSchemas } from "../model/normalize/walk.js";
import { componentName } from "../model/schemas.js";
import type { OpenApiDocument, Schema } from "../read/openapi.js";

/**
 * Requires all listed properties of responses, in place: many frameworks mark none of those that they always send. A schema that requests
 * have, too, gets a variant for responses, unless it is part of a hierarchy with a discriminator, which has one base.
 */
export function requireProperties(document: OpenApiDocument): void {
  const [sent, received] = reachableSchemas(document);
  const schemas = document.components?.schemas ?? {};
  const families = familiesOf(schemas).map(({ base, heirs }) => [base, ...heirs]);
  const isIn = (reached: ReadonlySet<unknown>, name: string): boolean =>
    [[name], ...families.filter((family) => family.includes(name))].flat().some((each) => reached.has(schemas[each]));
  const names = Object.keys(schemas).filter((name) => isIn(received, name));
  const shared = names.filter((name) => isIn(sent, name) && !families.flat().includes(name));
  const variants = new Map(shared.map((name) => [name, freeName(schemas, `${name}Output`)]));
  const required = (schema: unknown): unknown =>
    rewritePart(schema, "schema", (node) => {
      if (!isObject(node)) return node;
      const variant = typeof node["$ref"] === "string" ? variants.get(componentName(node["$ref"])) : undefined;
      if (variant !== undefined) node["$ref"] = referenceTo(variant);
      if (!isObject(node["properties"])) return node;
      const kept = Object.entries(node["properties"]).filter(([, property]) => !hasMark(document, property, MARKS.response));
      const others = [node["required"]]
        .flat()
        .filter((each) => typeof each === "string" && !Object.hasOwn(node["properties"] as object, each));
      return Object.assign(node, { properties: Object.fromEntries(kept), required: [...others, ...kept.map(([name]) => name)] });
    });
  const copies = [...variants].map(([name, variant]) => [variant, required(structuredClone(schemas[name]))] as const);
  for (const name of names) if (!isIn(sent, name)) required(schemas[name]);
  Object.assign(schemas, Object.fromEntries(copies) as Record<string, Schema>);
  visitOutsideSchemas(document, (body, kind) => {
    if ((kind !== "response" && kind !== "requestBody") || !received.has(body) || sent.has(body) || !isObject(body["content"])) return;
    for (const media of Object.values(body["content"])) if (isObject(media)) required(media["schema"]);
  });
}
