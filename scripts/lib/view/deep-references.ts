import type { OpenApiDocument, Schema } from "../openapi.js";
import { atPointer } from "../schemas.js";
import { isObject, type Kind, rewrite } from "./walk.js";

/** A reference to a component by itself. */
const COMPONENT = /^#\/components\/[^/]+\/[^/]+$/;

/**
 * Gives each schema that a reference leads to within another object a place among the components, since TypeScript has no name for
 * where it stands; any other such object is copied. The document is changed in place.
 */
export function nameDeepReferences(document: OpenApiDocument): void {
  const deep = new Map<string, Schema>();
  const found: { node: Record<string, unknown>; kind: Kind; reference: string }[] = [];
  rewrite(document, (node, kind) => {
    const reference = isObject(node) ? node["$ref"] : undefined;
    if (typeof reference === "string" && isObject(node) && !isTyped(reference)) found.push({ node, kind, reference });
    return node;
  });
  for (const { node, kind, reference } of found) {
    const target = atPointer(document, reference);
    if (kind !== "schema") {
      delete node["$ref"];
      if (isObject(target)) Object.assign(node, structuredClone(target), { ...node });
    } else if (target !== undefined && !deep.has(reference)) deep.set(reference, target as Schema);
  }
  if (deep.size === 0) return;
  const schemas = ((document.components ??= {}).schemas ??= {});
  const names = new Map<unknown, string>();
  for (const [reference, target] of deep) {
    const name = (isObject(target) ? names.get(target) : undefined) ?? freeName(schemas, nameOf(reference));
    if (isObject(target)) names.set(target, name);
    schemas[name] = isObject(target) ? { ...target } : target;
  }
  const byReference = new Map([...deep].map(([reference, target]) => [reference, names.get(target) ?? nameOf(reference)]));
  for (const { node, kind, reference } of found) {
    const name = kind === "schema" ? byReference.get(reference) : undefined;
    if (name !== undefined) node["$ref"] = referenceTo(name);
  }
}

function isTyped(reference: string): boolean {
  return COMPONENT.test(reference);
}

/** `#/components/schemas/A/properties/b` → `A.b`. */
function nameOf(reference: string): string {
  const keys = reference.replace(/^#\/(components\/schemas\/)?/, "").split("/");
  return keys
    .filter((key) => key !== "properties" && key !== "$defs")
    .map((key) => key.replace(/[^A-Za-z0-9_]+/g, "_"))
    .join(".");
}

/** A name that no schema has yet. */
export function freeName(schemas: Readonly<Record<string, unknown>>, wanted: string): string {
  if (!Object.hasOwn(schemas, wanted)) return wanted;
  for (let number = 2; ; number++) if (!Object.hasOwn(schemas, `${wanted}_${number}`)) return `${wanted}_${number}`;
}

export function referenceTo(name: string): string {
  return `#/components/schemas/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
}
