// Makes the parameters of each operation agree with its path, as all that is generated from them expects.
import { resolveReference } from "../model/schemas.js";
import type { FaultPlace } from "../read/fault-places.js";
import {
  type OpenApiDocument,
  type Operation,
  operationKeys,
  operationsIn,
  type Parameter,
  type PathItem,
  sentMethod,
} from "../read/openapi.js";
import { isObject } from "../read/spec-node.js";

type Listed = NonNullable<Operation["parameters"]>;

/** A change, by the rule that the document breaks. */
export type Settled = FaultPlace & { rule: string };

/**
 * Declares the path parameters of a template as required strings if they are missing, and leaves out path parameters that are not in the
 * template, and all but the last of several parameters with the same name and location. Copies what changes, since paths may share objects.
 */
export function settleParameters(document: OpenApiDocument): { document: OpenApiDocument; changes: Settled[] } {
  const changes: Settled[] = [];
  const paths = Object.entries(isObject(document.paths) ? document.paths : {}).map(([path, reference]): [string, PathItem] => {
    const item = resolveReference<PathItem>(document, reference);
    const settled = item && settlePath(document, path, item, changes);
    return [path, settled === undefined || settled === item ? reference : settled];
  });
  return changes.length === 0 ? { document, changes } : { document: { ...document, paths: Object.fromEntries(paths) }, changes };
}

function settlePath(document: OpenApiDocument, path: string, item: PathItem, changes: Settled[]): PathItem {
  const names = namesIn(path);
  const before = changes.length;
  const shared = keptOf(document, item, names, ["paths", path], changes);
  const settled: PathItem = { ...item, ...shared };
  for (const [method, operation] of operationsIn(item)) {
    const at = ["paths", path, ...operationKeys(method)];
    const own = keptOf(document, operation, names, at, changes);
    const given = [...(shared.parameters ?? []), ...(own.parameters ?? [])].map((each) => resolveReference<Parameter>(document, each));
    const missing = names.filter((name) => !given.some((each) => each?.in === "path" && each.name === name));
    for (const name of missing) {
      changes.push({
        at,
        rule: "path-parameters-defined",
        message: `\`${sentMethod(method)} ${path}\` does not declare the path parameter \`${name}\`; it is read as a required string.`,
        hint: "use the same names in the path's `{…}` and in its path parameters",
      });
    }
    const added = missing.map((name): Parameter => ({ name, in: "path", required: true, schema: { type: "string" } }));
    const changed = { ...operation, ...own, ...(added.length > 0 && { parameters: [...(own.parameters ?? []), ...added] }) };
    const [key = "", other] = operationKeys(method);
    if (other === undefined) Object.assign(settled, { [key]: changed });
    else settled.additionalOperations = { ...settled.additionalOperations, [other]: changed };
  }
  return changes.length === before ? item : settled;
}

/** Returns the names in a template. Fragments of paths are never sent and are ignored. */
function namesIn(path: string): string[] {
  const names = [...path.replace(/#.*/s, "").matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)];
}

/** Returns the parameters of a path or operation that are used, if it has any. */
function keptOf(
  document: OpenApiDocument,
  { parameters }: PathItem | Operation,
  names: readonly string[],
  at: readonly string[],
  changes: Settled[],
): { parameters?: Listed } {
  if (!Array.isArray(parameters)) return {};
  const read = parameters.map((each) => resolveReference<Parameter>(document, each));
  const kept = parameters.filter((_, index) => {
    const { name = "", in: place } = read[index] ?? {};
    const same = read.flatMap((each, other) => (each?.in === place && each?.name === name ? [other] : []));
    const where = [...at, "parameters", String(index)];
    if (place === "path" && typeof name === "string" && !names.includes(name)) {
      changes.push({
        at: where,
        rule: "path-parameters-defined",
        message: `The path parameter \`${name}\` is not in the path \`${at[1] ?? ""}\`; it is ignored.`,
        hint: "use the same names in the path's `{…}` and in its path parameters",
      });
      return false;
    }
    if (place === undefined || typeof name !== "string" || same.length < 2) return true;
    const isLast = same.at(-1) === index;
    if (isLast) {
      changes.push({
        at: where,
        rule: "operation-parameters-unique",
        message: `The ${place} parameter \`${name}\` is declared more than once; this declaration is used.`,
        hint: "remove one of them",
      });
    }
    return isLast;
  });
  return { parameters: kept };
}
