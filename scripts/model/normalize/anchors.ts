import type { FaultPlace } from "../../read/fault-places.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";
import { isObject } from "../../read/spec-node.js";
import { atPointer } from "../schemas.js";
import { without } from "./walk.js";

const [ANCHORS, REFERENCES] = [
  ["$anchor", "$dynamicAnchor"],
  ["$ref", "$dynamicRef"],
];
/** A reference to an anchor. */
const ANCHOR = /^#[A-Za-z_][\w.-]*$/;

/**
 * Replaces references to a schema's `$anchor` or `$dynamicAnchor` by JSON Pointers, in place. An anchor of several schemas, possibly from
 * different files, stays unresolved; for a `$dynamicRef`, the one in the same component is used. A schema that refers to a generic one and
 * has a `$dynamicAnchor` for it in its `$defs` becomes a copy with that one.
 *
 * @param told gets a warning for each `$dynamicRef` that leads to no schema
 */
export function followAnchors(document: OpenApiDocument, told: (FaultPlace & { rule: string })[] = []): OpenApiDocument {
  const places = new Map<string, string[]>();
  const references: { node: Record<string, unknown>; key: string; anchor: string; at: string[] }[] = [];
  const keys: string[] = [];
  const visit = (node: unknown, role: Role): void => {
    if (node === null || typeof node !== "object" || role === "data") return;
    if (role === "fields" && !Array.isArray(node)) specialize(document, node as Record<string, unknown>, keys);
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (role === "fields" && typeof value === "string") {
        if (ANCHORS.includes(key)) places.set(`#${value}`, [...(places.get(`#${value}`) ?? []), pointerOf(keys)]);
        if (REFERENCES.includes(key) && (ANCHOR.test(value) || key === "$dynamicRef"))
          references.push({ node: node as Record<string, unknown>, key, anchor: value, at: [...keys] });
      }
      if (key.startsWith("x-") && role === "fields") continue;
      keys.push(key);
      visit(value, Array.isArray(node) ? role : roleOf(role, key, value));
      keys.pop();
    }
  };
  visit(document, "fields");
  for (const { node, key, anchor, at } of references) {
    const [isDynamic, found] = [key === "$dynamicRef", places.get(anchor) ?? []];
    const near = isDynamic ? found.find((place) => place.startsWith(`${pointerOf(at.slice(0, 3))}/`)) : undefined;
    const place = near ?? (found.length === 1 ? found[0] : isDynamic && anchor.startsWith("#/") ? anchor : undefined);
    if (place !== undefined) {
      Reflect.deleteProperty(node, key);
      node["$ref"] = place;
    } else if (isDynamic) {
      const message = "The `$dynamicRef` leads to no schema of the document; it is read as any value.";
      told.push({ at: [...at, key], rule: "no-unresolved-refs", message, hint: "name a `$dynamicAnchor` of the same component" });
    }
  }
  return document;
}

/** Replaces a reference to a generic schema by a copy, whose `$dynamicRef`s lead to the anchors in the `$defs` beside the reference. */
function specialize(document: OpenApiDocument, node: Record<string, unknown>, keys: readonly string[]): void {
  const { $ref, $defs, ...own } = node;
  if (typeof $ref !== "string" || !isObject($defs)) return;
  const bound = new Map(
    Object.entries($defs).flatMap(([name, schema]): [string, string][] =>
      isObject(schema) && typeof schema["$dynamicAnchor"] === "string"
        ? [[`#${schema["$dynamicAnchor"]}`, pointerOf([...keys, "$defs", name])]]
        : [],
    ),
  );
  const generic = bound.size > 0 && $ref.startsWith("#/") ? atPointer(document, $ref) : undefined;
  if (!isObject(generic)) return;
  const copy = JSON.stringify(without(generic, ["$id", "$defs"]), (_, value: unknown) => {
    const $ref = isObject(value) ? bound.get(String(value["$dynamicRef"])) : undefined;
    return $ref === undefined ? value : { ...without(value as object, ["$dynamicRef"]), $ref };
  });
  Reflect.deleteProperty(node, "$ref");
  Object.assign(node, JSON.parse(copy), own);
}

function pointerOf(keys: readonly string[]): string {
  return ["#", ...keys.map((key) => key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
