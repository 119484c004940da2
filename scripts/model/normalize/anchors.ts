import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";

/** A reference to an anchor. */
const ANCHOR = /^#[A-Za-z_][\w.-]*$/;

/**
 * Replaces references to a schema's `$anchor` by JSON Pointers, in place. An anchor of several schemas, possibly from different files, stays
 * unresolved.
 */
export function followAnchors(document: OpenApiDocument): OpenApiDocument {
  const places = new Map<string, string[]>();
  const references: { $ref: string }[] = [];
  const keys: string[] = [];
  const visit = (node: unknown, role: Role): void => {
    if (node === null || typeof node !== "object" || role === "data") return;
    if (role === "fields" && "$anchor" in node && typeof node.$anchor === "string")
      places.set(`#${node.$anchor}`, [...(places.get(`#${node.$anchor}`) ?? []), pointerOf(keys)]);
    if (role === "fields" && "$ref" in node && typeof node.$ref === "string" && ANCHOR.test(node.$ref))
      references.push(node as { $ref: string });
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith("x-") && role === "fields") continue;
      keys.push(key);
      visit(value, Array.isArray(node) ? role : roleOf(role, key, value));
      keys.pop();
    }
  };
  visit(document, "fields");
  for (const reference of references) {
    const [place, ...others] = places.get(reference.$ref) ?? [];
    if (place !== undefined && others.length === 0) reference.$ref = place;
  }
  return document;
}

function pointerOf(keys: readonly string[]): string {
  return ["#", ...keys.map((key) => key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
