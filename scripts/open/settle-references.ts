import { contains } from "../model/normalize/walk.js";
import { typedValue } from "../model/discriminator.js";
import { atPointer } from "../model/schemas.js";
import { isReference, METHODS, type OpenApiDocument } from "../read/openapi.js";
import { type Role, roleOf } from "../read/roles.js";
import { isObject, pointerKeys } from "../read/spec-node.js";
import { addComponent } from "../read/add-component.js";

/** The places that generators know names for. */
const NAMED =
  /^#\/(?:components\/(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems)|paths|webhooks|\$defs)\//;

/** Maps of texts, where `$ref` is a name like others. */
const TEXTS = ["mapping", "scopes"];

/** Keywords that tell a schema from the object that should have one. */
const TYPING = ["type", "enum", "oneOf", "anyOf", "allOf", "items", "properties"];

/** Fields of a parameter, beside which some documents have those of its schema. */
const OF_PARAMETER = /^(?:name|in|description|required|deprecated|allow.*|style|explode|examples?|collectionFormat)$/;

/** Maps whose values OpenAPI 3.0 allows no reference for. */
const OWN_VALUES = ["content", "additionalOperations"];

/**
 * Settles the references of a bundled document, in place. One in a place where generators expect none, such as that of an operation, of a
 * list of parameters or of a map of properties, is replaced by its target; so is that of a path item with more fields. A target outside of
 * the components, such as `#/definitions/X`, is added to them. A schema in place of a media type, or beside the name of a parameter, is its
 * schema.
 */
export function settleReferences(document: OpenApiDocument): OpenApiDocument {
  const seen = new Set<unknown>();
  const keys: string[] = [];
  const visit = (node: unknown, role: Role): void => {
    if (node === null || typeof node !== "object" || role === "data" || seen.has(node)) return;
    seen.add(node);
    const fields = node as Record<string, unknown>;
    const values = fields["enum"];
    if (role === "fields" && Array.isArray(values)) fields["enum"] = values.map((each: unknown) => typedValue(fields, each) ?? each);
    if (role === "fields" && keys.at(-2) === "parameters" && typeof fields["in"] === "string" && lacksSchema(fields))
      fields["schema"] = Object.fromEntries(Object.entries(fields).filter(([key]) => !OF_PARAMETER.test(key)));
    for (const key of Object.keys(node)) {
      const value = fields[key];
      if (typeof value !== "object" || value === null || (key.startsWith("x-") && role === "fields")) continue;
      const below = Array.isArray(node) ? role : roleOf(role, key, value);
      const isMedia = role === "names" && keys.at(-1) === "content" && isObject(value);
      if (isMedia && lacksSchema(isReference(value) ? atPointer(document, value.$ref) : value)) fields[key] = { schema: value };
      keys.push(key);
      if (isObject(value) && value === fields[key] && isReference(value) && (below !== "data" || key === "enum")) {
        let target: unknown = value;
        for (let hops = 0; hops < 100 && isObject(target) && isReference(target); hops++) target = atPointer(document, target.$ref);
        const { $ref: pointer, ...beside } = value;
        const isOwn = role === "fields" ? (METHODS as readonly string[]).includes(key) : OWN_VALUES.includes(keys.at(-2) ?? "");
        const isMap = below === "names" && !TEXTS.includes(key);
        const isExtended = keys.length === 2 && /^(?:paths|webhooks)$/.test(keys[0] ?? "") && Object.keys(beside).length > 0;
        if (target !== undefined && (isOwn || isMap || isExtended || !isObject(target))) {
          if (!contains(target, node)) fields[key] = isObject(target) ? extended(target, beside) : target;
        } else if (target !== undefined && !NAMED.test(pointer)) {
          value.$ref = addComponent(document as unknown as Record<string, unknown>, pointerKeys(pointer.slice(1)) ?? [], keys, target);
          visit(target, below);
        }
      }
      visit(fields[key], below);
      keys.pop();
    }
  };
  visit(document, "fields");
  return document;
}

/** Checks for a schema in place of an object that should have one. */
export function lacksSchema(fields: unknown): boolean {
  const has = (key: string): boolean => isObject(fields) && key in fields;
  return TYPING.some(has) && !["schema", "content", "itemSchema"].some(has);
}

/** Returns an object with the fields beside its reference. Both may have parameters, if it is a path item. */
export function extended(target: Record<string, unknown>, beside: Record<string, unknown>): Record<string, unknown> {
  const parameters = [target["parameters"], beside["parameters"]];
  return { ...target, ...beside, ...(parameters.every(Array.isArray) && { parameters: parameters.flat() }) };
}
