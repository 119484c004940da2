import { compare } from "../../core/cli/finding.js";
import { type OpenApiDocument, operationsIn, sentMethod } from "../../read/openapi.js";

/** The named parts of a document as JSON, by name: `operation listThings`, `schema Thing`. */
export type NamedParts = ReadonlyMap<string, string>;

/** Maximum number of changed parts to list. */
const NAMED = 6;

/** Returns the named parts of a bundled document. */
export function namedParts(bundle: string): NamedParts {
  const document = JSON.parse(bundle) as OpenApiDocument;
  const parts = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of operationsIn(item)) {
      const name = operation.operationId ?? `${sentMethod(method)} ${path}`;
      parts.set(`operation ${name}`, JSON.stringify([path, method, item.parameters, operation]));
    }
  }
  for (const [section, components] of Object.entries(document.components ?? {})) {
    const kind = section
      .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/ies$/, "y")
      .replace(/s$/, "");
    for (const [name, component] of Object.entries(components as object)) parts.set(`${kind} ${name}`, JSON.stringify(component));
  }
  return parts;
}

/** Lists changed parts: `operation listThings, + schema Thing, - schema Old`. Returns undefined if there are none. */
export function changedParts(before: NamedParts, after: NamedParts): string | undefined {
  const changed = [
    ...[...after].filter(([name, text]) => before.has(name) && before.get(name) !== text).map(([name]) => ({ name, mark: "" })),
    ...[...after.keys()].filter((name) => !before.has(name)).map((name) => ({ name, mark: "+ " })),
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => ({ name, mark: "- " })),
  ].sort((a, b) => compare(a.name, b.name));
  if (changed.length === 0) return undefined;
  const rest = changed.length - NAMED;
  const named = changed.slice(0, NAMED).map(({ name, mark }) => `${mark}${name}`);
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}
