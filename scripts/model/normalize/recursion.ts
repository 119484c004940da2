// Schemas that are recursive without an object in between, for which TypeScript needs a named type.
import type { DocumentFault } from "../../read/document-fault.js";
import { discriminatorOf } from "../discriminator.js";
import { numberedTypeName, typeName } from "../names.js";
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { componentName } from "../schemas.js";
import { flatUnions } from "./flat-unions.js";
import { isObject, rewritePart } from "./walk.js";

/** A reference that TypeScript resolves together with the type that contains it. */
interface Edge {
  /** The schema with the reference. */
  node: Schema;
  target: string;
  /** True if a list is in between, which TypeScript resolves lazily for a named type. */
  list: boolean;
}

/**
 * Gives each schema that is recursive through lists a named type, and makes the schemas of the cycle reference these types. Removes
 * references to itself from a union, and circular references that no value can match. Modifies the document.
 *
 * @returns the names of the types by schema
 */
export function nameRecursiveSchemas(document: OpenApiDocument): Map<string, string> {
  const schemas = document.components?.schemas ?? {};
  Object.assign(schemas, flatUnions(schemas));
  const edges = new Map(Object.entries(schemas).map(([name, schema]) => [name, edgesOf(schemas, schema)]));
  const done = new Set<string>();
  for (const name of edges.keys()) closeCircles(edges, name, new Set(), done, ({ node }) => delete node.$ref);
  const aliases = new Map<string, string>();
  for (const circle of circlesOf(edges)) for (const name of circle) aliases.set(name, freeAlias(aliases, name));
  for (const name of aliases.keys()) {
    rewritePart(schemas[name], "schema", (node) => {
      const alias = isObject(node) && typeof node["$ref"] === "string" ? aliases.get(componentName(node["$ref"])) : undefined;
      if (alias !== undefined && isObject(node)) node["$ref"] = `#/${alias}`;
      return node;
    });
  }
  return aliases;
}

/** Reports schemas that consist only of circular references, which have no type. Each cycle is reported once. */
export function emptyCircles(document: OpenApiDocument): DocumentFault[] {
  const schemas = isObject(document.components?.schemas) ? flatUnions(document.components.schemas) : {};
  const edges = new Map(Object.entries(schemas).map(([name, schema]) => [name, edgesOf(schemas, schema)]));
  const [ends, done] = [new Set<string>(), new Set<string>()];
  for (const name of edges.keys()) {
    closeCircles(edges, name, new Set(), done, ({ target }, at) => {
      // The heirs of a base that is their union have a type.
      if ([at, target].every((each) => discriminatorOf(schemas[each]) === undefined)) ends.add(at);
    });
  }
  return [...ends].map((name) => ({
    at: ["components", "schemas", name],
    message: `The schema ${JSON.stringify(name)} consists only of circular references.`,
    hint: "describe the values in one of the schemas of the cycle",
    fatal: false,
  }));
}

function freeAlias(aliases: ReadonlyMap<string, string>, name: string): string {
  const wanted = `Recursive${typeName(name) ?? numberedTypeName(name)}`;
  const taken = new Set(aliases.values());
  for (let number = 1; ; number++) {
    const alias = number === 1 ? wanted : `${wanted}_${number}`;
    if (!taken.has(alias)) return alias;
  }
}

function edgesOf(schemas: Record<string, Schema>, schema: unknown): Edge[] {
  const edges: Edge[] = [];
  const visit = (node: unknown, list: boolean): void => {
    if (!isObject(node)) return;
    const own: Schema = node;
    if (typeof own.$ref === "string") {
      const target = componentName(own.$ref);
      if (own.$ref.startsWith("#/components/schemas/") && Object.hasOwn(schemas, target)) edges.push({ node: own, target, list });
      return;
    }
    for (const parts of [own.allOf, own.anyOf, own.oneOf]) if (Array.isArray(parts)) for (const part of parts) visit(part, list);
    for (const items of [own.items, own["prefixItems"]].flat()) visit(items, true);
  };
  visit(schema, false);
  return edges;
}

/** Finds the references by which a schema equals itself. */
function closeCircles(
  edges: ReadonlyMap<string, Edge[]>,
  name: string,
  open: Set<string>,
  done: Set<string>,
  found: (edge: Edge, at: string) => void,
): void {
  if (done.has(name)) return;
  open.add(name);
  for (const edge of edges.get(name) ?? []) {
    if (edge.list || edge.node.$ref === undefined) continue;
    if (open.has(edge.target)) found(edge, name);
    else closeCircles(edges, edge.target, open, done, found);
  }
  open.delete(name);
  done.add(name);
}

/** Returns the strongly connected components with an inner edge (Tarjan). */
function circlesOf(edges: ReadonlyMap<string, Edge[]>): string[][] {
  const indices = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];
  const connect = (name: string): number => {
    const index = indices.size;
    indices.set(name, index);
    stack.push(name);
    onStack.add(name);
    let low = index;
    const targets = (edges.get(name) ?? []).filter(({ node }) => node.$ref !== undefined).map(({ target }) => target);
    for (const target of targets) {
      if (!indices.has(target)) low = Math.min(low, connect(target));
      else if (onStack.has(target)) low = Math.min(low, indices.get(target) ?? low);
    }
    if (low === index) {
      const circle = stack.splice(stack.indexOf(name));
      for (const each of circle) onStack.delete(each);
      if (circle.length > 1 || targets.includes(name)) circles.push(circle);
    }
    return low;
  };
  for (const name of edges.keys()) if (!indices.has(name)) connect(name);
  return circles;
}
