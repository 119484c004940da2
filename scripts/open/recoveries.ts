// Reads a document as far as it is meant: corrects or removes values in memory that are wrong in many documents.
import type { Code, Fault, FaultData } from "../read/faults/fault.js";
import { meantType } from "../read/faults/type-names.js";
import { SCHEMA_LISTS } from "../read/schema-places.js";
import { child, isObject, keysAt, rootNode } from "../read/spec-node.js";
import { operationKeys } from "../read/openapi.js";
import type { SpecTree } from "../read/spec-tree.js";
import { isUnread } from "./weights.js";

/** A fault, and the value that it is at. */
interface Spot {
  fault: Fault;
  isRoot: boolean;
  keys: readonly string[];
  key: string;
  /** The names of the two objects or lists around the value. */
  above: string;
  outer: string;
  parent: Record<string, unknown>;
  value: unknown;
}

/** The value that is meant by one of another type; undefined for a place that is another. */
type Meant = (spot: Spot, data: FaultData["wrong-type"]) => unknown;

/** By the list or map that holds the value. */
const ITEMS: Readonly<Record<string, Meant>> = {
  responses: ({ value }) => (value === null ? {} : typeof value === "string" ? { description: value } : undefined),
  servers: ({ value }) => (typeof value === "string" ? { url: value } : undefined),
  security: ({ value }) => (typeof value === "string" ? { [value]: [] } : undefined),
  tags: ({ keys, value }) => (keys.length > 2 && isObject(value) && typeof value["name"] === "string" ? value["name"] : undefined),
};

/** The fields of which an item of a list has one. */
const ITEM: Readonly<Record<string, readonly string[]>> = { parameters: ["$ref", "in"], servers: ["url"] };

const CORRECTIONS: readonly Meant[] = [
  (spot, data) => ITEMS[spot.above]?.(spot, data),
  // The scopes of a security scheme, as in `- bearer:`. Without the scheme, the operation would need no credentials.
  ({ outer, value }) =>
    outer !== "security" || isObject(value) ? undefined : typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : [],
  // PHP writes an empty object as an empty list.
  ({ value }, { object, expected }) => {
    const isEmpty = object !== undefined && typeof value === "object" && value !== null && Object.keys(value).length === 0;
    return isEmpty ? (expected === "object" ? {} : []) : undefined;
  },
  // One in place of a list of one.
  ({ key, keys, value }, { object, expected }) => {
    if (expected !== "array") return undefined;
    if (typeof value === "string") return key === "tags" && keys.length > 1 ? [value] : undefined;
    if (!isObject(value) || object === undefined) return undefined;
    const isItem = SCHEMA_LISTS.includes(key) || key === "security" || ITEM[key]?.some((field) => Object.hasOwn(value, field)) === true;
    return isItem ? [value] : undefined;
  },
  ({ value }, { object, expected }) => {
    if (object !== undefined) return undefined;
    if (expected === "string") return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
    return expected === "boolean" && (value === "true" || value === "false") ? value === "true" : undefined;
  },
];

/** Returns the listed value that is meant by one in another case, or that a longer one begins with. */
function listedValue(value: unknown, { allowed }: FaultData["not-listed"]): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = value.toLowerCase();
  return allowed.find((each) => each !== value && (each.toLowerCase() === name || (name.length > 2 && each.startsWith(name))));
}

/** A value that the output can do without, or with a less precise one. Returns a remark; undefined for a place that is another. */
type Repair = (spot: Spot) => string | undefined;

/** Remarks on what was done. */
const [AS_IS, LEFT_OUT, ANY] = ["", "It is ignored.", "It is read as any value."];

/** Objects of which schemas consist. */
const OF_SCHEMAS = new Set([
  ...["Schema", "SchemaProperties", "PatternProperties", "SchemaList", "SchemaMap", "AllOf", "AnyOf", "OneOf", "DependentRequired"],
  ...["Discriminator", "DiscriminatorMapping", "Xml"],
]);

/** Objects that hold operations, which are never removed. */
const HOLDERS = new Set(["Root", "Paths", "PathItem", "Operation", "OperationMap"]);

/** Limits, which are numbers in OpenAPI 3.1 and booleans in 3.0. */
const LIMITS = ["exclusiveMinimum", "exclusiveMaximum"];

const REPAIRS: readonly Repair[] = [
  // A root without one of these fields has none of what it holds.
  ({ fault, isRoot, keys }) =>
    fault.code === "missing-field" && isRoot && keys.length === 0 && ["info", "paths"].includes(fault.data.field) ? AS_IS : undefined,
  // A type of Swagger 2.0 or a programming language.
  ({ fault, key, parent, value }) => {
    const meant = fault.code === "not-listed" && fault.data.object === "Schema" && key === "type" ? meantType(value) : undefined;
    if (meant === undefined) return undefined;
    Reflect.deleteProperty(parent, key);
    Object.assign(parent, meant.fields);
    return `It is read as ${JSON.stringify(meant.fields)}.`;
  },
  // A tuple before OpenAPI 3.1.
  ({ key, parent, value }) => {
    if (key !== "items" || !Array.isArray(value)) return undefined;
    Object.assign(parent, { prefixItems: value, items: parent["additionalItems"] ?? false });
    return "It is read as `prefixItems`.";
  },
  (spot) => {
    const { fault, key, parent, value } = spot;
    if (objectOf(fault) !== "Schema" || fault.code === "missing-field" || isMapping(fault)) return undefined;
    // Schemas in OpenAPI 3.1.
    if (typeof value === "boolean") return AS_IS;
    Object.defineProperty(parent, key, { value: {}, configurable: true, enumerable: true, writable: true });
    return ANY;
  },
  // Types of another version, which are read as they are meant. In YAML, `null` is no text.
  ({ key, value, above, parent }) => {
    if (key === "type" && (value === "null" || (Array.isArray(value) && value.every((each) => typeof each === "string")))) return AS_IS;
    if (value !== null || !Array.isArray(parent) || above !== "type") return undefined;
    (parent as unknown[])[Number(key)] = "null";
    return 'It is read as "null".';
  },
];

/** Checks for a value without which the output is right, or only makes one schema of it less precise: requests are as documented. */
function isBearable({ fault, keys, key, value }: Spot): boolean {
  if (isReference(fault)) return isMapping(fault) || isUnread(fault);
  const { object, above } = { above: "", ...fault.data } as { object?: string; above: string };
  if (keys[0] === "servers" || LIMITS.includes(key)) return true;
  if (OF_SCHEMAS.has(object ?? above) || OF_SCHEMAS.has(above)) return true;
  return fault.code !== "missing-field" && value === null;
}

function isReference({ code }: Fault): boolean {
  return (["unresolved-ref", "missing-file", "refused-ref", "mistyped-ref", "not-downloaded"] as Code[]).includes(code);
}

function isMapping({ data }: Fault): boolean {
  return "in" in data;
}

/** Returns the object that belongs in the place of a fault; undefined for a value. */
function objectOf(fault: Fault): string | undefined {
  if (fault.code === "wrong-type" || fault.code === "missing-field" || fault.code === "missing-one-of") return fault.data.object;
  return isReference(fault) && "object" in fault.data ? fault.data.object : undefined;
}

/**
 * Corrects values in the tree in memory, and removes those that the output can do without. Never removes operations or their containers.
 *
 * @param essential the faults that nothing can be generated with, of which the values may be removed
 * @param all removes the values of all of them, and references to nothing
 * @returns the faults that are mended, each with a remark
 */
export function recover(tree: SpecTree, faults: readonly Fault[], essential: ReadonlySet<Fault>, all: boolean): Map<Fault, string> {
  const mended = new Map<Fault, string>();
  const removed = new Map<string, Spot>();
  for (const fault of faults) {
    const spot = spotOf(tree, fault, keysAt(fault.pointer.replace(/\/\$ref$/, "")));
    if (spot === undefined) continue;
    const mayGo = isReadAnyhow(spot) || isBearable(spot) || (all && fault.code !== "refused-ref");
    const remark = correct(spot) ?? (essential.has(fault) && mayGo ? repair(spot) : undefined);
    if (remark !== undefined) mended.set(fault, remark);
    if (remark !== LEFT_OUT) continue;
    const whole = isPlaceOfParameter(fault) ? (spotOf(tree, fault, spot.keys.slice(0, -1)) ?? spot) : spot;
    removed.set(`${fault.file}#${whole.keys.join("/")}`, whole);
  }
  // Removes from the end of a list, so that indices stay valid.
  for (const { parent, key } of [...removed.values()].sort((a, b) => Number(b.key) - Number(a.key) || 0)) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  }
  return mended;
}

/** Writes the value that is meant. Returns a remark; undefined if there is none. */
function correct(spot: Spot): string | undefined {
  const meant = meantBy(spot);
  if (meant === undefined) return undefined;
  spot.parent[spot.key] = meant;
  return `It is read as ${Array.isArray(meant) && isObject(meant[0]) ? "a list of it" : JSON.stringify(meant)}.`;
}

/** Writes a less precise value. Returns a remark, also if the value is to be left out; undefined for a root. */
function repair(spot: Spot): string | undefined {
  const isWhole = spot.keys.length === 0;
  for (const each of isWhole ? REPAIRS.slice(0, 1) : REPAIRS) {
    const remark = each(spot);
    if (remark !== undefined) return remark;
  }
  return isWhole ? undefined : LEFT_OUT;
}

/** A parameter without a place cannot be used at all. */
function isPlaceOfParameter(fault: Fault): boolean {
  return fault.code === "not-listed" && fault.data.object === "Parameter" && fault.data.field === "in";
}

/** Checks for a fault of a root without `info` or `paths`, a schema of another type, or a type of another version. */
function isReadAnyhow({ fault, isRoot, keys, key }: Spot): boolean {
  if (fault.code === "missing-field") return isRoot && keys.length === 0;
  return fault.code === "wrong-type" && (fault.data.object === "Schema" || key === "type");
}

function meantBy(spot: Spot): unknown {
  const { fault, keys, value } = spot;
  if (keys.length === 0) return undefined;
  if (fault.code === "not-listed") return listedValue(value, fault.data);
  if (fault.code !== "wrong-type") return undefined;
  for (const meant of CORRECTIONS) {
    const found = meant(spot, fault.data);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the value to correct or remove; undefined if it holds operations. */
function spotOf(tree: SpecTree, fault: Fault, keys: readonly string[]): Spot | undefined {
  const file = tree.files.get(fault.file);
  if (file === undefined) return undefined;
  const parent = child(rootNode(file), ...keys.slice(0, -1))?.value;
  if (typeof parent !== "object" || parent === null) return undefined;
  const [outer = "", above = "", key = ""] = [...Array<string>(3).fill(""), ...keys].slice(-3);
  const value = (parent as Record<string, unknown>)[key];
  const isRoot = file.path === tree.entry;
  if (keys.length > 0 && value !== null && (HOLDERS.has(objectOf(fault) ?? "") || (isRoot && holdsOperations(keys)))) return undefined;
  return { fault, isRoot, keys, key, above, outer, parent: parent as Record<string, unknown>, value };
}

/** Checks for a path, an operation or more. */
function holdsOperations(keys: readonly string[]): boolean {
  const [top = "", , method = ""] = keys;
  if (top !== "paths") return keys.length === 1 && !["servers", "tags", "security", "webhooks", "components"].includes(top);
  return keys.length < 3 || (keys.length === 3 && (operationKeys(method).length === 1 || method === "additionalOperations"));
}

/** Adds an empty title to a document without one, since generators read it. */
export function completeInfo(tree: SpecTree): void {
  const root = tree.files.get(tree.entry)?.content;
  if (isObject(root) && !isObject(root["info"])) root["info"] = { title: "", version: "" };
}
