import { isKnown } from "../../model/parameters.js";
import type { Parameter } from "../../read/openapi.js";
import { parametersIn, type SourceOperation } from "../../read/source-operations.js";
import { child, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "../contract.js";
import type { Difference } from "../found.js";
import { namesIn, type OperationPair } from "../match-operations.js";
import { isScalarHolder, mediaTypesOf, type Trees } from "./media-schemas.js";
import { compareMarks, DEPRECATION, PARAMETER_MARKS } from "./marks.js";
import { shown } from "./spots.js";

/** Resolved parameters of an operation and its path, by location and name, without those that OpenAPI ignores. */
export type Parameters = ReadonlyMap<string, SpecNode>;

export function parametersOf({ tree }: Contract, operation: Pick<SourceOperation, "pathItem" | "node">): Parameters {
  const known = parametersIn(tree, operation).filter(({ value }) => isObject(value) && isKnown(value as unknown as Parameter));
  return new Map(known.map((parameter) => [keyOf(parameter), parameter]));
}

export interface ParameterComparison {
  differences: readonly Difference[];
  pairs: readonly [SpecNode, SpecNode][];
}

/** Pairs parameters by location and name, and path parameters by position in the URL. */
export function compareParameters(base: Parameters, revision: Parameters, operations: OperationPair, trees: Trees): ParameterComparison {
  const differences: Difference[] = [];
  const pairs: [SpecNode, SpecNode][] = [];
  const renamed = renamedInPath(operations);
  const left = new Map(revision);
  for (const [key, parameter] of base) {
    const name = textOf(parameter, "name");
    const newName = textOf(parameter, "in") === "path" ? renamed.get(name) : undefined;
    const newKey = newName === undefined ? (left.has(key) ? key : respelled(parameter, left)) : `path ${newName}`;
    const other = left.get(newKey);
    const moved = other === undefined ? movedTo(parameter, base, left) : undefined;
    if (moved !== undefined) {
      left.delete(keyOf(moved));
      pairs.push([parameter, moved]);
      const message = `The ${describeParameter(parameter)} is a ${textOf(moved, "in")} parameter now`;
      differences.push({ rule: "parameter-moved", message, base: { node: parameter }, revision: { node: moved } });
      continue;
    }
    if (other === undefined) {
      const message = `The ${describeParameter(parameter)} was removed`;
      const rule = child(parameter, "deprecated")?.value === true ? "deprecated-parameter-removed" : "parameter-removed";
      differences.push({ rule, message, base: { node: parameter } });
      continue;
    }
    left.delete(newKey);
    pairs.push([parameter, other]);
    if (newName !== undefined) {
      const message = `The path parameter \`${name}\` was renamed to \`${newName}\``;
      differences.push({ rule: "path-parameter-renamed", message, base: { node: parameter }, revision: { node: other } });
    }
    if (newName === undefined && newKey !== key) {
      const message = `The ${describeParameter(parameter)} was renamed to \`${textOf(other, "name")}\``;
      differences.push({ rule: "header-parameter-respelled", message, base: { node: parameter }, revision: { node: other } });
    }
    differences.push(...compareFields(parameter, other, trees));
  }
  for (const parameter of left.values()) {
    const isRequired = child(parameter, "required")?.value === true || textOf(parameter, "in") === "path";
    const message = `The ${isRequired ? "required" : "optional"} ${describeParameter(parameter)} was added`;
    const rule = isRequired ? "required-parameter-added" : "parameter-added";
    differences.push({ rule, message, revision: { node: parameter } });
  }
  return { differences, pairs };
}

function keyOf(parameter: SpecNode): string {
  return `${textOf(parameter, "in")} ${textOf(parameter, "name")}`;
}

/** Returns the new parameter that has the name of a removed one, in another place. */
function movedTo(parameter: SpecNode, base: Parameters, added: Parameters): SpecNode | undefined {
  const name = textOf(parameter, "name");
  return [...added].find(([key, other]) => !base.has(key) && textOf(other, "name") === name)?.[1];
}

/** Returns the key of a header parameter that differs only in case, or else the parameter's own key. */
function respelled(parameter: SpecNode, others: Parameters): string {
  const key = keyOf(parameter);
  if (!key.startsWith("header ")) return key;
  return [...others.keys()].find((other) => other.toLowerCase() === key.toLowerCase()) ?? key;
}

/** Fields that determine a parameter's serialization. */
const SERIALIZATION = ["style", "explode", "allowReserved", "allowEmptyValue"] as const;

function compareFields(base: SpecNode, revision: SpecNode, trees: Trees): Difference[] {
  const name = describeParameter(revision);
  const marks = textOf(revision, "in") === "path" ? DEPRECATION : PARAMETER_MARKS;
  const differences = compareMarks(`The ${name}`, marks, base, revision);
  const scalars = [isScalarHolder(trees.base, base), isScalarHolder(trees.revision, revision)];
  const isQuery = textOf(revision, "in") === "query";
  const changed = SERIALIZATION.filter((field) => {
    if ((field === "explode" && scalars.includes(true)) || (field === "style" && isQuery && !scalars.includes(false))) return false;
    return fieldOf(base, field) !== fieldOf(revision, field);
  });
  const [first] = changed;
  if (first !== undefined) {
    const said = changed.map((field) => `\`${field}\` from ${shown(fieldOf(base, field))} to ${shown(fieldOf(revision, field))}`);
    const message = `The serialization of the ${name} changed: ${said.join(", ")}`;
    const isWider = changed.every((field) => field.startsWith("allow") && fieldOf(revision, field) === true);
    differences.push({ rule: `parameter-serialization-${isWider ? "widened" : "changed"}`, message, ...spots(base, revision, first) });
  }
  const [before, after] = [mediaTypesOf(base), mediaTypesOf(revision)];
  if (before !== after) {
    const message = `The media type of the ${name} changed from ${before} to ${after}`;
    differences.push({ rule: "parameter-serialization-changed", message, ...spots(base, revision, "content") });
  }
  return differences;
}

export function fieldOf(parameter: SpecNode, field: (typeof SERIALIZATION)[number]): unknown {
  const given = child(parameter, field)?.value;
  if (given !== undefined) return given;
  if (field === "style") return ["path", "header"].includes(textOf(parameter, "in")) ? "simple" : "form";
  return field === "explode" && fieldOf(parameter, "style") === "form";
}

/** Returns the new names of renamed path parameters by their old names. */
function renamedInPath({ base, revision }: OperationPair): ReadonlyMap<string, string> {
  const [before, after] = [namesIn(base.path), namesIn(revision.path)];
  if (before.length !== after.length) return new Map();
  // A name that still exists was moved, not renamed.
  return new Map(
    before.flatMap((name, index): [string, string][] => {
      const newName = after[index] ?? name;
      return newName === name || after.includes(name) || before.includes(newName) ? [] : [[name, newName]];
    }),
  );
}

function spots(base: SpecNode, revision: SpecNode, field: string): Pick<Difference, "base" | "revision"> {
  const spot = (parameter: SpecNode): Difference["base"] & object => {
    const node = child(parameter, field);
    return node === undefined ? { node: parameter } : { node, of: "key" };
  };
  return { base: spot(base), revision: spot(revision) };
}

export function describeParameter(parameter: SpecNode): string {
  return `${textOf(parameter, "in")} parameter \`${textOf(parameter, "name")}\``;
}

export function textOf(node: SpecNode, key: string): string {
  const value = child(node, key)?.value;
  return typeof value === "string" ? value : "";
}
