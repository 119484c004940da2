// The faults of a document, as data. Their texts are in `texts.ts` and `file-texts.ts` only.
import type { Subject } from "../../core/cli/finding.js";
import type { FileData } from "./file-texts.js";

/** The data of each code. */
export interface FaultData extends StructureData, ReferenceData, CircleData, FileData, CheckData {
  /** A finding of a rule that has words of its own. */
  rule: RuleFinding;
}

/** An object that is not as the specification says. Objects have the names of the specification, maps and lists those of their values. */
export interface StructureData {
  "missing-field": { object: string; above: string; field: string };
  /** All of the fields are missing of which one is required. */
  "missing-one-of": { object: string; fields: readonly string[] };
  "unexpected-field": UnexpectedField;
  /** An object, list or value of another type. */
  "wrong-type": {
    /** The object that belongs here; undefined for a value of a basic type. */
    object?: string;
    /** The object that holds it. */
    above?: string;
    field: string;
    expected: JsonType;
    got: JsonType;
    /** The intended `$ref`, if a text is in its place. */
    target?: string;
  };
  /** A value that is not in a closed list. */
  "not-listed": { object: string; field: string; allowed: readonly string[]; got: unknown; near?: string; target?: string };
  "below-minimum": { object: string; field: string; minimum: number };
  /** The `$ref` leads to a section of the components that does not belong in its place. */
  "wrong-component": { section: string; wanted: string };
}

export interface UnexpectedField {
  object: string;
  /** The object that holds it, and the field there. */
  above: string;
  key: string;
  field: string;
  /** The intended field, for a misspelt one. */
  near?: string;
  /** The first version of OpenAPI in which the object has the field. */
  since?: string;
  /** The last version that had it. */
  until?: string;
  /** The value looks like a schema. */
  isSchema: boolean;
  /** The field is one of objects of the same kind with another `type`. */
  isOfOtherType: boolean;
}

export type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** A `$ref` that leads nowhere, or may not be followed. */
export interface ReferenceData {
  /** The value of `$ref` is no string. */
  "mistyped-ref": { got: JsonType };
  "unresolved-ref": Unresolved;
  /** `path` is relative to the file of the `$ref`. */
  "missing-file": Unresolved & { path: string; isAnchor?: boolean };
  /** A URL, or the end of its content, that could not be read. */
  "not-downloaded": { address: string; reason: string; hint?: string; isPart?: boolean };
}

/** A value or a schema that contains itself. */
export interface CircleData {
  "circular-ref": { ref: string; others: readonly string[] };
  /** The `$ref` was replaced with its target, which contains it. */
  "circular-value": object;
  /** A schema that applies to its own value (`in-place`), or that no finite value fits. */
  "endless-schema": { ref: string; kind: "in-place" | "required" };
}

/** The object that belongs in the place of a `$ref`. */
export interface ReferencePlace {
  /** The name of the object; empty for a value. */
  object: string;
  /** The object that has the value. */
  above?: string;
  /** The field that has the reference. Default: `$ref`. */
  in?: "mapping";
}

interface Unresolved extends ReferencePlace {
  ref: string;
  /** The intended reference, for a misspelt one. */
  near?: string;
}

/** Reason for not following a reference. */
export type Refusal = "scheme" | "url" | "outside" | "absolute" | "link";

/** References that may not be followed, and valid objects that do not fit together, by the names that Redocly's rules have for the same. */
export interface CheckData {
  "refused-ref": Unresolved & { reason: Refusal; allow?: string };
  "no-identical-paths": { path: string; other: string };
  "no-ambiguous-paths": { path: string; other: string };
  "no-duplicated-enum-values": { value: unknown };
  "no-enum-type-mismatch": { field: "enum" | "const"; value: unknown; types: readonly string[] };
  "no-required-schema-properties-undefined": { name: string; near?: string };
  "no-schema-type-mismatch": { type: "object" | "array"; field: "items" | "properties" };
  "no-undefined-server-variable": { name: string; isUnused: boolean };
  "nullable-type-sibling": object;
  "operation-2xx-response": object;
  "operation-tag-defined": { tag?: string; near?: string };
  "path-declaration-must-exist": object;
  "path-not-include-query": object;
  /** The bundle has two components of one name, and renames this one. */
  "component-name": { name: string; other: string };
  "spec-components-invalid-map-name": { section: string; name: string };
}

export interface RuleFinding {
  rule: string;
  message: string;
  hint: string;
  fixable?: true;
  about?: Subject;
  /** The validator of examples could not run. */
  isUnchecked?: true;
}

export type Code = keyof FaultData;

interface FaultOf<C extends Code> {
  code: C;
  /** Absolute path or URL. */
  file: string;
  /** JSON Pointer within the file, `#/paths/…`. Without it, `range` has the place. */
  pointer: string;
  /** The wrong part of the member. Default: the value. */
  on?: "key";
  range?: { line: number; column: number };
  data: FaultData[C];
}

export type Fault<C extends Code = Code> = { [Each in C]: FaultOf<Each> }[C];

/** A fault that a rule found. */
export interface Problem {
  fault: Fault;
  /** The configured severity of its rule. */
  severity: "error" | "warn";
}
