import { operationKeys } from "../read/openapi.js";
import type { Problem } from "../read/problems.js";
import type { SpecFile } from "../read/spec-file.js";
import type { SpecTree } from "../read/spec-tree.js";
import { nodesWith } from "../read/reference-loops.js";
import { child, isObject, pointerKeys, refOf, rootNode, splitRef } from "../read/spec-node.js";
import { isSchemaPlace, SCHEMA_LISTS, SCHEMAS } from "../read/schema-places.js";
import { meantFields } from "../read/struct-hints.js";
import { isUnread } from "./rule-sets/consumer.js";

/** Remark on a value of the document that is not in the output. */
const LEFT_OUT = "It is ignored.";

/** Values of the other OpenAPI version that generators interpret as intended, by the last key of their pointer. */
const READ_ANYHOW: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => value === "null" || (Array.isArray(value) && value.every((each) => typeof each === "string")),
};

/** The fields of which an item of a list has one. */
const ONE: Readonly<Record<string, readonly string[]>> = { parameters: ["$ref", "in"], servers: ["url"] };

/** Returns the value that was meant by one of another type; undefined if there is none. */
function meantBy(keys: readonly string[], value: unknown, message: string): unknown {
  if (keys.at(-2) === "responses" && (value === null || typeof value === "string")) return value === null ? {} : { description: value };
  if (keys.at(-2) === "servers" && typeof value === "string") return { url: value };
  if (keys.at(-2) === "tags" && keys.length > 2 && isObject(value) && typeof value["name"] === "string") return value["name"];
  if (keys.at(-2) === "security" && typeof value === "string") return { [value]: [] };
  // The scopes of a security scheme, as in `- bearer:`. Without the scheme, the operation would need no credentials.
  if (keys.at(-3) === "security" && !isObject(value)) return typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : [];
  if (isObject(value) && SCHEMA_LISTS.includes(keys.at(-1) ?? "") && message.includes("(array)")) return [value];
  // PHP writes an empty object as an empty list.
  const form = /^Expected type `\w+` \((object|array)\) but got/.exec(message)?.[1];
  if (form !== undefined && typeof value === "object" && value !== null && Object.keys(value).length === 0)
    return form === "object" ? {} : [];
  // One in place of a list of one.
  if (form === "array" && isObject(value) && keys.at(-1) === "security") return [value];
  if (form === "array" && isObject(value) && ONE[keys.at(-1) ?? ""]?.some((field) => Object.hasOwn(value, field)) === true) return [value];
  if (typeof value === "string" && keys.at(-1) === "tags" && keys.length > 1) return [value];
  const [, listed] = /can be one of the following only: (.*)\.$/.exec(message) ?? [];
  if (listed !== undefined && typeof value === "string") {
    const name = value.toLowerCase();
    const names = listed.match(/\w+/g) ?? [];
    return names.find((each) => each !== value && (each.toLowerCase() === name || (name.length > 2 && each.startsWith(name))));
  }
  const wanted = /^Expected type `(string|boolean)` but got/.exec(message)?.[1];
  if (wanted === "string") return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
  return wanted === "boolean" && (value === "true" || value === "false") ? value === "true" : undefined;
}

/** A root without one of these fields has none of what it holds. */
const NO_FIELD = /^The field `(info|paths)` must be present/;

/** Limits, which are numbers in OpenAPI 3.1 and booleans in 3.0. */
const LIMITS = ["exclusiveMinimum", "exclusiveMaximum"];

/** The message for another value in place of a schema. */
const NO_SCHEMA = "Expected type `Schema` (object) but got ";

/** Checks for an error in a value of which another one was meant. */
export function isMeant(tree: SpecTree, problem: Problem): boolean {
  return meantBy(keysOf(problem), valueAt(tree, problem), problem.finding.message) !== undefined;
}

/** Checks for an error that does not affect the output, or only makes one schema of it less precise: requests are as documented. */
export function isBearable(tree: SpecTree, problem: Problem): boolean {
  const { finding, pointer } = problem;
  const keys = keysOf(problem);
  // Without an entry of a mapping, the schema is selected by its name.
  if (finding.rule === "no-unresolved-refs" && keys.at(-2) === "mapping" && keys.at(-3) === "discriminator") return true;
  if (["no-unresolved-refs", "refused-ref"].includes(finding.rule)) return isUnread(pointer);
  if (finding.rule !== "struct") return false;
  const key = keys.at(-1) ?? "";
  if (keys.length === 0 && NO_FIELD.test(finding.message)) return true;
  if (keys[0] === "servers" || finding.message.startsWith(NO_SCHEMA) || LIMITS.includes(key)) return true;
  // A schema that lacks the field of another object is the target of a wrong reference. Others refer to it, too.
  if (isInSchema(keys) || isSchemaFile(tree, finding.file))
    return !NOT_PRESENT.test(finding.message) || !(keys.length === 0 || isSchemaPlace(keys));
  const value = valueAt(tree, problem);
  if (NOT_PRESENT.test(finding.message)) return false;
  return value === null || meantBy(keys, value, finding.message) !== undefined || READ_ANYHOW[key]?.(value) === true;
}

/** Returns the value that a problem is at. */
export function valueAt(tree: SpecTree, problem: Problem): unknown {
  const file = tree.files.get(problem.finding.file);
  return file && child(rootNode(file), ...keysOf(problem))?.value;
}

function keysOf({ pointer }: Problem): string[] {
  return pointerKeys(pointer.replace(/^#/, "").replace(/\/$/, "")) ?? [];
}

/** Maps of a document with arbitrary names, which may equal a keyword. */
const NAMED = ["parameters", "headers", "responses", "requestBodies", "callbacks", "paths", "webhooks", "pathItems", "mediaTypes"];

/** Checks for a schema, or a place in it. */
function isInSchema(keys: readonly string[]): boolean {
  return keys.some((key, index) => {
    const [above = "", outer = ""] = [keys[index - 1], keys[index - 2]];
    return (SCHEMAS.includes(key) && !NAMED.includes(above)) || (isSchemaPlace([above, ""]) && !NAMED.includes(outer));
  });
}

const SCHEMA_FILES = new WeakMap<SpecTree, ReadonlySet<string>>();

/** Checks for a file that is a schema where it is referenced. */
function isSchemaFile(tree: SpecTree, path: string): boolean {
  const targets = (file: SpecFile): string[] =>
    nodesWith(file, "$ref").flatMap((node) => {
      const target = splitRef(file.path, refOf(node) ?? "");
      return target.fragment === "" && isInSchema(pointerKeys(node.pointer.slice(1)) ?? []) ? [target.path] : [];
    });
  if (!SCHEMA_FILES.has(tree)) SCHEMA_FILES.set(tree, new Set([...tree.files.values()].flatMap(targets)));
  return SCHEMA_FILES.get(tree)?.has(path) === true;
}

/** The message for an object that is unusable without a missing field. */
const NOT_PRESENT = /^The field `[^`]*` must be present/;

/**
 * Removes invalid values from the tree in memory, so that the rest can be generated: a limit of another version, a parameter without a
 * name. Never removes operations or their containers.
 *
 * @returns the solved problems, each with a remark
 */
export function leaveOut(tree: SpecTree, problems: readonly Problem[]): Map<Problem, string> {
  const settled = new Map<Problem, string>();
  const places = new Map<string, { parent: Record<string, unknown> | unknown[]; key: string }>();
  for (const problem of problems) {
    const named = pointerKeys(problem.pointer.replace(/^#/, "").replace(/\/(?:\$ref)?$/, "")) ?? [];
    // A parameter without a location cannot be used at all.
    const keys = named.at(-1) === "in" && named.at(-3) === "parameters" && !isMeant(tree, problem) ? named.slice(0, -1) : named;
    const file = tree.files.get(problem.finding.file);
    if (file === undefined) continue;
    const isRoot = file.path === tree.entry;
    if (isRoot && keys.length === 0 && NO_FIELD.test(problem.finding.message)) settled.set(problem, "");
    if (keys.length === 0) continue;
    const parent = child(rootNode(file), ...keys.slice(0, -1))?.value;
    const key = keys.at(-1) ?? "";
    if (typeof parent !== "object" || parent === null) continue;
    const value = (parent as Record<string, unknown>)[key];
    if (value !== null && (isRoot ? holdsOperations(keys) : mayBeOperation(keys))) continue;
    const meant = meantBy(keys, value, problem.finding.message);
    const fields = meantFields(value);
    const isDangling = problem.finding.rule === "no-unresolved-refs";
    if (meant !== undefined) {
      Object.assign(parent, { [key]: meant });
      settled.set(problem, `It is read as ${Array.isArray(meant) && isObject(meant[0]) ? "a list of it" : JSON.stringify(meant)}.`);
    }
    // A type of Swagger 2.0 or a programming language.
    else if (key === "type" && fields !== undefined) {
      Reflect.deleteProperty(parent, key);
      Object.assign(parent, fields);
      settled.set(problem, `It is read as ${JSON.stringify(fields)}.`);
    }
    // A tuple before OpenAPI 3.1.
    else if (key === "items" && Array.isArray(value)) {
      const { additionalItems } = parent as Record<string, unknown>;
      Object.assign(parent, { prefixItems: value, items: additionalItems ?? false });
      settled.set(problem, "It is read as `prefixItems`.");
    }
    // Schemas in OpenAPI 3.1.
    else if (problem.finding.message.startsWith(NO_SCHEMA) && typeof value === "boolean") settled.set(problem, "");
    else if (problem.finding.message.startsWith(NO_SCHEMA) || (isDangling && isSchemaPlace(keys))) {
      Object.defineProperty(parent, key, { value: {}, configurable: true, enumerable: true, writable: true });
      settled.set(problem, "It is read as any value.");
    } else if (!NOT_PRESENT.test(problem.finding.message) && READ_ANYHOW[key]?.(value) === true) settled.set(problem, "");
    else {
      // `type: [string, null]` in YAML.
      const isNullType = value === null && Array.isArray(parent) && keys.at(-2) === "type";
      if (isNullType) parent[Number(key)] = "null";
      else places.set(`${file.path}#${keys.join("/")}`, { parent: parent as Record<string, unknown>, key });
      settled.set(problem, isNullType ? 'It is read as "null".' : LEFT_OUT);
    }
  }
  // Removes from the end of a list, so that indices stay valid.
  const byPosition = [...places.values()].sort((a, b) => Number(b.key) - Number(a.key) || 0);
  for (const { parent, key } of byPosition) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  }
  return settled;
}

/** Checks if removing the value would remove a path, an operation or more. */
function holdsOperations(keys: readonly string[]): boolean {
  const [top = "", , method = ""] = keys;
  if (top === "paths") return keys.length < 3 || isOperation(keys.slice(2)) || (keys.length === 3 && method === "additionalOperations");
  return keys.length === 1 && !["servers", "tags", "security", "webhooks", "components"].includes(top);
}

/** Checks the same in another file, which may contain a path or a map of paths. */
function mayBeOperation(keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? "";
  return last.startsWith("/") || (isOperation([last]) && keys.at(-2) !== "properties") || keys.slice(-2).includes("additionalOperations");
}

/** Checks for the keys of an operation in a path. */
function isOperation([first = "", ...rest]: readonly string[]): boolean {
  return first === "additionalOperations" ? rest.length === 1 : rest.length === 0 && operationKeys(first).length === 1;
}

/** Adds an empty title to a document without one, since generators read it. */
export function completeInfo(tree: SpecTree): void {
  const root = tree.files.get(tree.entry)?.content;
  if (isObject(root) && !isObject(root["info"])) root["info"] = { title: "", version: "" };
}
