// Checks of valid objects that do not fit together. They are for users of the API, who cannot change the document: the output is right
// anyhow, and all are warnings. A configuration may give them another severity.
import { isDeepStrictEqual } from "node:util";
import { nearestOf } from "../core/cli/nearest.js";
import { once } from "../core/cli/once.js";
import { patternFault } from "../lint/rules/safe-pattern.js";
import { variableFault } from "../lint/rules/server-variable.js";
import { PatternSpeed } from "../lint/nodes/pattern-speed.js";
import type { Code, Fault, FaultData, Problem } from "../read/faults/fault.js";
import type { References } from "../read/references.js";
import { isObject, valueAt } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import type { Visit, Visitors } from "../read/structure/check.js";
import { type Place, pointerOf } from "../read/structure/place.js";
import { jsonTypeOf } from "../read/structure/values.js";
import { hasProperty, propertiesOf } from "./declared-properties.js";

type Report = <C extends Code>(place: Place, code: C, data: FaultData[C], keys?: readonly (string | number)[], on?: "key") => void;
type Fields = Record<string, unknown>;

/** `none`: only what can stop a run is needed; `patterns`: the output has the patterns of the document. */
export type Checks = "none" | "all" | "patterns";

const CODES = [
  ...(["no-identical-paths", "no-ambiguous-paths", "no-duplicated-enum-values", "no-enum-type-mismatch"] as const),
  ...(["no-required-schema-properties-undefined", "no-schema-type-mismatch", "no-undefined-server-variable"] as const),
  ...(["nullable-type-sibling", "operation-2xx-response", "path-declaration-must-exist", "path-not-include-query"] as const),
  ...(["spec-components-invalid-map-name", "operation-tag-defined"] as const),
] satisfies Code[];

/** The rules that are checked here, and by the check of the structure. */
export const OWN_RULES: readonly string[] = ["struct", "no-unresolved-refs", ...CODES];

/** Returns the checks by the configuration of a tree; without one, all or none. They add their faults to a list. */
export function consumerChecks(tree: SpecTree, references: References, checks: Checks, found: Problem[]): Visitors {
  if (tree.severityOf("struct") === undefined && checks === "none") return {};
  const report: Report = (place, code, data, keys = [], on) => {
    const severity = tree.severityOf(code) ?? "warn";
    if (severity === "off") return;
    const at = keys.reduce<Place>((above, key) => ({ file: place.file, key: String(key), above }), place);
    found.push({ fault: { code, file: place.file.path, pointer: pointerOf(at), ...(on && { on }), data } as Fault, severity });
  };
  const speed = new PatternSpeed();
  const declared = once(() => tagsOf(tree));
  return {
    Paths: (visit) => checkPaths(visit, report),
    PathItem: (visit) => checkPath(visit, report),
    Responses: (visit) => checkResponses(visit, report),
    ...(tree.severityOf("struct") !== undefined && { Operation: (visit: Visit) => checkTags(visit, declared(), report) }),
    Server: (visit) => checkServer(visit, report),
    ...Object.fromEntries(SECTIONS.map(([map, section]) => [map, (visit: Visit) => checkNames(section, visit, report)])),
    // With a configuration, these are rules of its plugin.
    ...(tree.severityOf("struct") === undefined && { ServerVariable: (visit: Visit) => checkVariable(visit, report) }),
    Schema(visit) {
      const schema = visit.value as Fields;
      checkEnum(schema, visit.place, report);
      checkType(schema, visit.place, report);
      checkRequired(schema, visit, references, report);
      if (checks === "patterns") checkPattern(schema, visit.place, speed, report);
    },
  };
}

function checkVariable({ value, place }: Visit, report: Report): void {
  const fault = variableFault(value);
  if (fault) report(place, "rule", { rule: "contract/server-variable", ...fault }, [fault.field]);
}

function checkPattern({ pattern }: Fields, place: Place, speed: PatternSpeed, report: Report): void {
  const fault = typeof pattern === "string" ? patternFault(pattern, speed) : undefined;
  if (fault) report(place, "rule", { rule: "contract/safe-pattern", ...fault }, ["pattern"]);
}

function checkPaths({ value, place }: Visit, report: Report): void {
  const named = new Map<string, string>();
  const groups = new Map<string, string[][]>();
  for (const path of Object.keys(value as Fields)) {
    const segments = path.split("/").map((segment) => (/^{.+?}$/.test(segment) ? "{}" : segment));
    const id = path.replace(/{.+?}/g, "{}");
    const other = named.get(id);
    const group = `${segments.length}:${segments.filter((segment) => segment === "{}").length}`;
    const seen = groups.get(group) ?? [];
    const alike = seen.find((each) =>
      each.every((segment, index) => segment === segments[index] || segment === "{}" || segments[index] === "{}"),
    );
    if (other !== undefined) report(place, "no-identical-paths", { path, other }, [path], "key");
    else if (alike !== undefined) report(place, "no-ambiguous-paths", { path, other: named.get(alike.join("/")) ?? "" }, [path], "key");
    if (other === undefined) named.set(id, path).set(segments.join("/"), path);
    seen.push(segments);
    groups.set(group, seen);
  }
}

function checkPath({ place }: Visit, report: Report): void {
  const { key = "" } = place;
  if (key.includes("{}")) report(place, "path-declaration-must-exist", {}, [], "key");
  if (key.includes("?") && place.above?.key === "paths") report(place, "path-not-include-query", {}, [], "key");
}

/** Returns the names of the tags that a document declares. */
function tagsOf(tree: SpecTree): Set<string> {
  const tags = valueAt(tree, tree.entry, "#/tags");
  const names = (Array.isArray(tags) ? tags : []).map((each: unknown) => (isObject(each) ? each["name"] : undefined));
  return new Set(names.filter((name) => typeof name === "string"));
}

/** A redirect is a success, and `default` may be one. */
const SUCCESS = /^(?:2[\dXx]{2}$|[13]|default$)/;

function checkResponses({ value, place }: Visit, report: Report): void {
  const isOfPath = !/^#\/(?:webhooks|components)\//.test(pointerOf(place));
  if (isOfPath && !Object.keys(value as Fields).some((status) => SUCCESS.test(status)))
    report(place, "operation-2xx-response", {}, [], "key");
}

function checkTags({ value, place }: Visit, declared: ReadonlySet<string>, report: Report): void {
  if (pointerOf(place).includes("/callbacks/")) return;
  const { tags } = value as Fields;
  if (tags === undefined) report(place, "operation-tag-defined", {}, [], "key");
  for (const [index, tag] of Array.isArray(tags) ? tags.entries() : []) {
    if (typeof tag !== "string" || declared.has(tag)) continue;
    const near = nearestOf(tag, [...declared]);
    report(place, "operation-tag-defined", { tag, ...(near !== undefined && { near }) }, ["tags", index]);
  }
}

function checkServer({ value, place }: Visit, report: Report): void {
  const { url, variables } = value as Fields;
  if (typeof url !== "string" || url === "") return;
  const used = Array.from(url.matchAll(/{([^}]+)}/g), ([, name = ""]) => name);
  const declared = isObject(variables) ? Object.keys(variables) : [];
  for (const name of used) if (!declared.includes(name)) report(place, "no-undefined-server-variable", { name, isUnused: false }, ["url"]);
  for (const name of declared)
    if (!used.includes(name)) report(place, "no-undefined-server-variable", { name, isUnused: true }, ["variables", name], "key");
}

const SECTIONS = [
  "schemas",
  "parameters",
  "responses",
  "examples",
  "requestBodies",
  "headers",
  "securitySchemes",
  "links",
  "callbacks",
].map((section) => [`Named${section.charAt(0).toUpperCase()}${section.slice(1)}`, section] as const);

function checkNames(section: string, { value, place }: Visit, report: Report): void {
  for (const name of Object.keys(value as Fields))
    if (!/^[\w.-]+$/.test(name)) report(place, "spec-components-invalid-map-name", { section, name }, [name], "key");
}

function checkEnum({ enum: values, const: constant, type, nullable }: Fields, place: Place, report: Report): void {
  const types = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === "string");
  const isOfType = (value: unknown): boolean => {
    const own = jsonTypeOf(value);
    return (nullable === true && value === null) || types.some((each) => each === own || (each === "number" && own === "integer"));
  };
  const [known, structures] = [new Set<unknown>(), [] as unknown[]];
  for (const [index, value] of Array.isArray(values) ? values.entries() : []) {
    const isTwice =
      typeof value === "object" && value !== null ? structures.some((each) => isDeepStrictEqual(each, value)) : known.has(value);
    if (isTwice) report(place, "no-duplicated-enum-values", { value }, ["enum", index]);
    else if (typeof value === "object" && value !== null) structures.push(value);
    else known.add(value);
    if (types.length > 0 && !isOfType(value)) report(place, "no-enum-type-mismatch", { field: "enum", value, types }, ["enum", index]);
  }
  if (types.length > 0 && constant !== undefined && !isOfType(constant))
    report(place, "no-enum-type-mismatch", { field: "const", value: constant, types }, ["const"]);
}

function checkType(schema: Fields, place: Place, report: Report): void {
  const { type, items, properties, nullable } = schema;
  if (type === "object" && items) report(place, "no-schema-type-mismatch", { type, field: "items" }, ["items"]);
  if (type === "array" && properties) report(place, "no-schema-type-mismatch", { type, field: "properties" }, ["properties"]);
  if (nullable !== undefined && type === undefined) report(place, "nullable-type-sibling", {}, ["nullable"]);
}

function checkRequired(schema: Fields, visit: Visit, references: References, report: Report): void {
  const { required, properties, additionalProperties, patternProperties } = schema;
  if (!Array.isArray(required)) return;
  // The schema of all entries of a map is that of each.
  if (properties === undefined && (isObject(additionalProperties) || isObject(patternProperties))) return;
  const { file } = visit.place;
  for (const [index, name] of required.entries()) {
    if (typeof name !== "string" || around(visit).some(({ value, place }) => hasProperty(references, place.file, value, name))) continue;
    const near = nearestOf(name, propertiesOf(references, file, schema));
    report(visit.place, "no-required-schema-properties-undefined", { name, ...(near !== undefined && { near }) }, ["required", index]);
  }
}

/** Keywords whose schemas are for the value of the schema around them. */
const SAME_VALUE = /^(?:(?:All|Any|One)Of|SchemaMap)$/;
const CONDITIONS = ["if", "then", "else", "not"];

/** Returns the schemas for one value, from the inside. */
function around(visit: Visit): Visit[] {
  const { parent, place } = visit;
  if (parent === undefined) return [visit];
  const owner =
    parent.type.name === "Schema" && CONDITIONS.includes(place.key ?? "")
      ? parent
      : SAME_VALUE.test(parent.type.name)
        ? parent.parent
        : undefined;
  return owner?.type.name === "Schema" ? [visit, ...around(owner)] : [visit];
}
