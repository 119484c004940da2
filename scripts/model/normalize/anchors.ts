import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";

/** A reference to an anchor. */
const [ANCHORS, REFERENCES] = [
  ["$anchor", "$dynamicAnchor"],
  ["$ref", "$dynamicRef"],
];
const ANCHOR = /^#[A-Za-z_][\w.-]*$/;

/**
 * Replaces references to a schema's `$anchor` or `$dynamicAnchor` by JSON Pointers, in place. An anchor of several schemas, possibly from
 * different files, stays unresolved.
 */
export function followAnchors(document: OpenApiDocument): OpenApiDocument {
  const places = new Map<string, string[]>();
  const references: { node: Record<string, unknown>; key: string; anchor: string }[] = [];
  const keys: string[] = [];
  const visit = (node: unknown, role: Role): void => {
    if (node === null || typeof node !== "object" || role === "data") return;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (role === "fields" && typeof value === "string") {
        if (ANCHORS.includes(key)) places.set(`#${value}`, [...(places.get(`#${value}`) ?? []), pointerOf(keys)]);
        if (REFERENCES.includes(key) && ANCHOR.test(value)) references.push({ node: node as Record<string, unknown>, key, anchor: value });
      }
      if (key.startsWith("x-") && role === "fields") continue;
      keys.push(key);
      visit(value, Array.isArray(node) ? role : roleOf(role, key, value));
      keys.pop();
    }
  };
  visit(document, "fields");
  for (const { node, key, anchor } of references) {
    const [place, ...others] = places.get(anchor) ?? [];
    if (place === undefined || others.length > 0) continue;
    Reflect.deleteProperty(node, key);
    node["$ref"] = place;
  }
  return document;
}

function pointerOf(keys: readonly string[]): string {
  return ["#", ...keys.map((key) => key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
