import { contains, isObject as isNode } from "../model/normalize/walk.js";
import { typedValue } from "../model/discriminator.js";
import { atPointer } from "../model/schemas.js";
import { isReference, METHODS, type OpenApiDocument } from "../read/openapi.js";
import { type Role, roleOf } from "../read/roles.js";
import { isObject, pointerKeys } from "../read/spec-node.js";
import { addComponent } from "../read/add-component.js";

type Fields = Record<string, unknown>;

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
  const settle = (node: Fields, key: string, role: Role, below: Role): void => {
    const value = node[key];
    if (!isObject(value) || !isReference(value) || (below === "data" && key !== "enum")) return;
    let target: unknown = value;
    for (let hops = 0; hops < 100 && isObject(target) && isReference(target); hops++) target = atPointer(document, target.$ref);
    if (target === undefined) return;
    const { $ref: pointer, ...beside } = value;
    if (!isObject(target) || isReplaced(keys, role, below, beside)) {
      if (!contains(target, node)) node[key] = isObject(target) ? extended(target, beside) : target;
    } else if (!NAMED.test(pointer)) {
      value.$ref = addComponent(document as unknown as Fields, pointerKeys(pointer.slice(1)) ?? [], keys, target);
      visit(target, below);
    }
  };
  const visit = (node: unknown, role: Role): void => {
    if (!isNode(node) || role === "data" || seen.has(node)) return;
    seen.add(node);
    if (role === "fields") settleFields(node, keys.at(-2));
    for (const key of Object.keys(node)) {
      const value = node[key];
      if (!isNode(value) || (role === "fields" && key.startsWith("x-"))) continue;
      const below = Array.isArray(node) ? role : roleOf(role, key, value);
      const isMedia = role === "names" && keys.at(-1) === "content";
      if (isMedia && lacksSchema(isReference(value) ? atPointer(document, value.$ref) : value)) node[key] = { schema: value };
      keys.push(key);
      settle(node, key, role, below);
      visit(node[key], below);
      keys.pop();
    }
  };
  visit(document, "fields");
  return document;
}

function settleFields(fields: Fields, above: string | undefined): void {
  const values = fields["enum"];
  if (Array.isArray(values)) fields["enum"] = values.map((each: unknown) => typedValue(fields, each) ?? each);
  if (above === "parameters" && typeof fields["in"] === "string" && lacksSchema(fields))
    fields["schema"] = Object.fromEntries(Object.entries(fields).filter(([key]) => !OF_PARAMETER.test(key)));
}

/** Checks for a place without references, or without fields beside them. */
function isReplaced(keys: readonly string[], role: Role, below: Role, beside: object): boolean {
  const key = keys.at(-1) ?? "";
  if (below === "names" && !TEXTS.includes(key)) return true;
  if (role === "fields" ? (METHODS as readonly string[]).includes(key) : OWN_VALUES.includes(keys.at(-2) ?? "")) return true;
  return keys.length === 2 && /^(?:paths|webhooks)$/.test(keys[0] ?? "") && Object.keys(beside).length > 0;
}

/** Checks for a schema in place of an object that should have one. */
export function lacksSchema(fields: unknown): boolean {
  const has = (key: string): boolean => isObject(fields) && key in fields;
  return TYPING.some(has) && !["schema", "content", "itemSchema"].some(has);
}

/** Returns an object with the fields beside its reference. Both may have parameters, if it is a path item. */
export function extended(target: Fields, beside: Fields): Fields {
  const parameters = [target["parameters"], beside["parameters"]];
  return { ...target, ...beside, ...(parameters.every(Array.isArray) && { parameters: parameters.flat() }) };
}
