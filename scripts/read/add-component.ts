import { joinPointer } from "./spec-node.js";

const NAMED = ["parameters", "responses", "headers", "examples", "links", "callbacks", "securitySchemes"];

/** Returns the section of the components for what is referenced, by the last keys of the reference's place. */
export function sectionOf(place: readonly string[]): string {
  const [above = "", key] = place.slice(-2);
  if (["paths", "webhooks"].includes(above)) return "pathItems";
  return NAMED.find((each) => each === above) ?? (key === "requestBody" ? "requestBodies" : "schemas");
}

/**
 * Adds a value to the components of a document and returns its pointer there.
 *
 * @param from the keys of the value's place, which name it
 * @param place the keys of the place of a reference to it
 */
export function addComponent(root: Record<string, unknown>, from: readonly string[], place: readonly string[], value: unknown): string {
  const section = sectionOf(place);
  const components = (root["components"] ??= {}) as Record<string, Record<string, unknown>>;
  const owner = (components[section] ??= {});
  const name = nameOfPlace(owner, from, value);
  owner[name] = value;
  return joinPointer(`#/components/${section}`, name);
}

/** Returns a name for a value by the keys of its place, which no other member of an object has. */
export function nameOfPlace(owner: Readonly<Record<string, unknown>>, from: readonly string[], value: unknown): string {
  let name = from
    .slice(1)
    .join(".")
    .replace(/[^A-Za-z0-9._-]+/g, "_")
    .replace(/^_/, "");
  while (name === "__proto__" || (Object.hasOwn(owner, name) && owner[name] !== value)) name += "_";
  return name;
}
