import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { atPointer } from "../schemas.js";
import { isObject, type Kind, rewrite } from "./walk.js";

/** A reference to a whole component. */
const COMPONENT = /^#\/components\/[^/]+\/[^/]+$/;

interface DeepReference {
  node: Record<string, unknown>;
  kind: Kind;
  reference: string;
}

/**
 * Makes each schema that is referenced inside another object a component, since it has no name in TypeScript. Copies other such objects.
 * Modifies the document.
 */
export function nameDeepReferences(document: OpenApiDocument): void {
  const found = copyObjects(document);
  const schemas = found.length === 0 ? {} : ((document.components ??= {}).schemas ??= {});
  const names = new Map<unknown, string>();
  const byReference = new Map<string, string>();
  const targets = new Map<string, unknown>();
  for (const { reference } of found) {
    const target = atPointer(document, reference);
    if (target === undefined || byReference.has(reference)) continue;
    const name = (isObject(target) ? names.get(target) : undefined) ?? freeName(schemas, nameOf(reference));
    if (isObject(target)) names.set(target, name);
    byReference.set(reference, name);
    targets.set(name, target);
    schemas[name] = {};
  }
  for (const { node, reference } of found) {
    const name = byReference.get(reference);
    if (name !== undefined) node["$ref"] = referenceTo(name);
  }
  // Last, since a target may itself be such a reference.
  for (const [name, target] of targets) schemas[name] = (isObject(target) ? { ...target } : target) as Schema;
}

/** Copies referenced objects other than schemas, repeatedly, since copies may contain further references. Returns the references to schemas. */
function copyObjects(document: OpenApiDocument): DeepReference[] {
  for (let first = true; ; first = false) {
    const found = deepReferences(document);
    const objects = found.filter(({ kind }) => kind !== "schema");
    if (objects.length === 0) return found;
    for (const { node, kind, reference } of objects) {
      delete node["$ref"];
      const target = atPointer(document, reference);
      // Path items may be recursive through callbacks.
      if (isObject(target) && (first || kind !== "pathItem")) Object.assign(node, structuredClone(target), { ...node });
    }
  }
}

function deepReferences(document: OpenApiDocument): DeepReference[] {
  const found: DeepReference[] = [];
  rewrite(document, (node, kind) => {
    const reference = isObject(node) ? node["$ref"] : undefined;
    if (typeof reference === "string" && isObject(node) && !isTyped(reference)) found.push({ node, kind, reference });
    return node;
  });
  return found;
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

/** Returns an unused schema name. */
export function freeName(schemas: Readonly<Record<string, unknown>>, wanted: string): string {
  if (!Object.hasOwn(schemas, wanted)) return wanted;
  for (let number = 2; ; number++) if (!Object.hasOwn(schemas, `${wanted}_${number}`)) return `${wanted}_${number}`;
}

export function referenceTo(name: string): string {
  return `#/components/schemas/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
}
