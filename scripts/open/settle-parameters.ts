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
import { RULE_HINTS } from "../read/rule-hints.js";
import { isObject } from "../read/spec-node.js";

type Listed = NonNullable<Operation["parameters"]>;

/** A change, by the rule that the document breaks. */
export type Settled = FaultPlace & { rule: string };

export interface Settlement {
  document: OpenApiDocument;
  changes: Settled[];
  /** The path in the source of each path. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Declares the path parameters of a template as required strings if they are missing, and leaves out path parameters that are not in the
 * template, and all but the last of several parameters with the same name and location. Names the parameters of expressions of routers,
 * such as `{proxy+}` and declared ones such as `/:id`, in paths, which begin with a slash. Copies what changes, since paths may share objects.
 */
export function settleParameters(document: OpenApiDocument, changes: Settled[] = []): Settlement {
  const sources = new Map<string, string>();
  const items = Object.entries(isObject(document.paths) ? document.paths : {});
  const taken = new Set(items.map(([path]) => path));
  const paths = items.map(([path, reference]): [string, PathItem] => {
    const item = resolveReference<PathItem>(document, reference);
    if (item === undefined) return [path, reference];
    const isDeclared = declaredIn(document, item);
    const template = readTemplate(/^(?:\/|x-|$)|:\/\//.test(path) ? path : `/${path}`, isDeclared, isDeclared);
    const isFree = template.path === path || !taken.has(template.path);
    taken.add(template.path);
    const { path: own, names } = isFree ? template : readTemplate(path, () => true);
    if (own.startsWith("/") && !path.startsWith("/")) {
      const message = `The path ${JSON.stringify(path)} does not begin with a slash; it is read with one.`;
      changes.push({ at: ["paths", path], rule: "path-slash", message, hint: `write it as ${JSON.stringify(`/${path}`)}` });
    }
    const settled = settlePath(document, path, names, item, changes);
    sources.set(own, path);
    return [own, settled === item ? reference : settled];
  });
  const isSame = paths.every(([path, item]) => document.paths?.[path] === item);
  return { document: isSame ? document : { ...document, paths: Object.fromEntries(paths) }, changes, sources };
}

/** The names of a template's parameters, with true for those whose values keep their slashes. */
type Names = ReadonlyMap<string, boolean>;

/** An expression in braces, which may have a pattern with braces. */
const EXPRESSION = /\{((?:[^{}]|\{[^{}]*\})+)\}/g;

/** An expression of a router: `+` or `*` on either side, `...`, `?`, or a pattern behind the name. */
const OF_ROUTER = /^([*+]*)([\w.$-]+?)(\.\.\.|[*+?]|=.*|\s*:.*)$|^([*+]+)([\w.$-]+)$/s;

type Declared = (name: string) => boolean;

/**
 * Returns a template with names only, and these names. Fragments of paths are never sent and are ignored.
 *
 * @param isSegment checks for a parameter that the path may name as routers do: `/:id`
 */
function readTemplate(path: string, isDeclared: Declared, isSegment: Declared = () => false): { path: string; names: Names } {
  const names = new Map<string, boolean>();
  const [, sent = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(path) ?? [];
  const braced = sent.replace(/(?<=\/):([\w.$-]+)(?=\/|$)/g, (segment, name: string) => (isSegment(name) ? `{${name}}` : segment));
  const plain = braced.replace(EXPRESSION, (_, written: string) => {
    const expression = isDeclared(written) ? written : written.trim();
    const [, before, named, after = "", start, starred] = isDeclared(expression) ? [] : (OF_ROUTER.exec(expression) ?? []);
    const name = named ?? starred ?? expression;
    const isGreedy = Boolean(before) || Boolean(start) || /^(\.\.\.|[*+]|=.*[/*].*|\s*:\s*(\.[*+]|path))$/s.test(after);
    names.set(name, isGreedy);
    return `{${name}}`;
  });
  return { path: plain + fragment, names };
}

/** Returns a function that checks for a path parameter of a path item or one of its operations. */
function declaredIn(document: OpenApiDocument, item: PathItem): Declared {
  const lists = [item, ...operationsIn(item).map(([, operation]) => operation)].map(({ parameters }) => parameters);
  const read = lists.flatMap((list) => (Array.isArray(list) ? list.map((each) => resolveReference<Parameter>(document, each)) : []));
  return (name) => read.some((parameter) => parameter?.in === "path" && parameter.name === name);
}

function settlePath(document: OpenApiDocument, path: string, names: Names, item: PathItem, changes: Settled[]): PathItem {
  const before = changes.length;
  const shared = keptOf(document, item, names, ["paths", path], changes);
  const settled: PathItem = { ...item, ...shared };
  for (const [method, operation] of operationsIn(item)) {
    const at = ["paths", path, ...operationKeys(method)];
    const own = keptOf(document, operation, names, at, changes);
    const given = [...(shared.parameters ?? []), ...(own.parameters ?? [])].map((each) => resolveReference<Parameter>(document, each));
    const missing = [...names.keys()].filter((name) => !given.some((each) => each?.in === "path" && each.name === name));
    for (const name of missing) {
      changes.push({
        at,
        rule: "path-parameters-defined",
        message: `\`${sentMethod(method)} ${path}\` does not declare the path parameter \`${name}\`; it is read as a required string.`,
        hint: RULE_HINTS["path-parameters-defined"] ?? "",
      });
    }
    const added = missing.map((name): Parameter => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
      ...(names.get(name) === true && { allowReserved: true }),
    }));
    const changed = { ...operation, ...own, ...(added.length > 0 && { parameters: [...(own.parameters ?? []), ...added] }) };
    const [key = "", other] = operationKeys(method);
    if (other === undefined) Object.assign(settled, { [key]: changed });
    else settled.additionalOperations = { ...settled.additionalOperations, [other]: changed };
  }
  return changes.length === before && ![...names.values()].includes(true) ? item : settled;
}

/** Returns the parameters of a path or operation that are used, if it has any. */
function keptOf(
  document: OpenApiDocument,
  { parameters }: PathItem | Operation,
  names: Names,
  at: readonly string[],
  changes: Settled[],
): { parameters?: Listed } {
  if (!Array.isArray(parameters)) return {};
  const read = parameters.map((each) => resolveReference<Parameter>(document, each));
  const kept = parameters.filter((_, index) => {
    const { name = "", in: place } = read[index] ?? {};
    const same = read.flatMap((each, other) => (each?.in === place && each?.name === name ? [other] : []));
    const where = [...at, "parameters", String(index)];
    if (place === "path" && typeof name === "string" && !names.has(name)) {
      changes.push({
        at: where,
        rule: "path-parameters-defined",
        message: `The path parameter \`${name}\` is not in the path \`${at[1] ?? ""}\`; it is ignored.`,
        hint: RULE_HINTS["path-parameters-defined"] ?? "",
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
  const isGreedy = (parameter?: Parameter): parameter is Parameter => parameter?.in === "path" && names.get(parameter.name) === true;
  return {
    parameters: kept.map((each) => {
      const parameter = resolveReference<Parameter>(document, each);
      return isGreedy(parameter) ? { ...parameter, allowReserved: true } : each;
    }),
  };
}
