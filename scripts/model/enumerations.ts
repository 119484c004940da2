import { METHODS, type OpenApiDocument, type PathItem, type Schema } from "../read/openapi.js";
import { atPointer, resolveReference } from "./schemas.js";

/** A named string enumeration. */
export interface Enumeration {
  /** Name of the component: `ProjectRole`. */
  name: string;
  schema: Schema;
  values: string[];
  /** True if it is in responses only, so that clients must accept unknown values. */
  open: boolean;
}

/** Returns the named string enumerations of a bundled document, in its order. */
export function enumerations(document: OpenApiDocument): Enumeration[] {
  const [sent, received] = reachableSchemas(document);
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const values: unknown = (schema as Schema | null)?.enum;
    if (!Array.isArray(values) || values.length === 0 || !values.every((value) => typeof value === "string")) return [];
    return [{ name, schema, values, open: received.has(schema) && !sent.has(schema) }];
  });
}

/** Returns the objects reachable from requests and those reachable from responses. */
function reachableSchemas(document: OpenApiDocument): [Set<unknown>, Set<unknown>] {
  const sent = new Set<unknown>();
  const received = new Set<unknown>();
  for (const reference of Object.values(document.paths ?? {})) {
    const item = resolveReference<PathItem>(document, reference) ?? {};
    reach(document, item.parameters, sent);
    for (const method of METHODS) {
      reach(document, [item[method]?.parameters, item[method]?.requestBody], sent);
      reach(document, item[method]?.responses, received);
    }
  }
  return [sent, received];
}

function reach(document: OpenApiDocument, node: unknown, seen: Set<unknown>): void {
  if (node === null || typeof node !== "object" || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    reach(document, key === "$ref" && typeof value === "string" ? atPointer(document, value) : value, seen);
  }
}
