// What can be wrong with a document, as data. `describe.ts` has the words, and is the only place that has them.

/** The data of each code. */
export interface FaultData extends StructureData, ReferenceData, FileData {}

/** An object that is not as the specification says. Objects have the names of the specification, maps and lists those of their values. */
interface StructureData {
  "missing-field": { object: string; field: string };
  /** All of the fields are missing of which one is required. */
  "missing-one-of": { object: string; fields: readonly string[] };
  "unexpected-field": UnexpectedField;
  /** An object, list or value of another type. */
  "wrong-type": {
    /** The object that belongs here; undefined for a value of a basic type. */
    object?: string;
    field: string;
    expected: JsonType;
    got: JsonType;
    /** The `$ref` that was meant by a text. */
    target?: string;
  };
  /** A value that is not in a closed list. */
  "not-listed": { object: string; field: string; allowed: readonly string[]; got: unknown; near?: string; target?: string };
  "below-minimum": { field: string; minimum: number };
  /** The `$ref` leads to a section of the components that does not belong in its place. */
  "wrong-component": { section: string; wanted: string };
}

export interface UnexpectedField {
  object: string;
  field: string;
  /** The field that was meant. */
  near?: string;
  /** The first version of OpenAPI in which the object has the field. */
  since?: string;
  /** The last version that had it. */
  until?: string;
  /** The value is a schema in one of an object. */
  isProperty?: boolean;
  /** The field is allowed in objects of the same kind with another `type`. */
  isOfOtherType?: boolean;
}

export type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** A `$ref` that leads nowhere, or may not be followed. */
interface ReferenceData {
  /** The value of `$ref` is no string. */
  "mistyped-ref": { got: JsonType };
  "unresolved-ref": Unresolved;
  /** `path` is relative to the file of the `$ref`. */
  "missing-file": Unresolved & { path: string; isAnchor?: boolean };
  "refused-ref": { ref: string; reason: Refusal; near?: string; allow?: string };
  "circular-ref": { ref: string; others: readonly string[] };
  /** The `$ref` was replaced with its target, which contains it. */
  "circular-value": object;
  /** A schema that applies to its own value (`in-place`), or that no finite value fits. */
  "endless-schema": { ref: string; kind: "in-place" | "required" };
}

interface Unresolved {
  ref: string;
  /** Where the reference stands. Default: `$ref`. */
  in?: "mapping";
  /** The reference that was meant. */
  near?: string;
}

/** Why a reference is not followed. */
export type Refusal = "scheme" | "url" | "outside" | "absolute" | "link";

/** A file that cannot be read or parsed, or is of another kind. */
interface FileData {
  /** `text` is what the sentence of the kind quotes, such as the key that is there twice. */
  "not-yaml": { kind: string; text?: string; language?: "YAML" | "JSON" };
  unreadable: { kind: string; text?: string; hint?: string };
}

export type Code = keyof FaultData;

interface FaultOf<C extends Code> {
  code: C;
  /** Absolute path or URL. */
  file: string;
  /** JSON Pointer within the file, `#/paths/…`. Without it, `range` has the place. */
  pointer: string;
  /** Whether the key is wrong, or the value. Default: the value. */
  on?: "key";
  range?: { line: number; column: number };
  data: FaultData[C];
}

export type Fault<C extends Code = Code> = { [Each in C]: FaultOf<Each> }[C];

/** The rule of a code, by which a configuration and a list of exceptions name it. */
export const RULES: Readonly<Record<Code, string>> = {
  "missing-field": "struct",
  "missing-one-of": "struct",
  "unexpected-field": "struct",
  "wrong-type": "struct",
  "not-listed": "struct",
  "below-minimum": "struct",
  "wrong-component": "struct",
  "mistyped-ref": "no-unresolved-refs",
  "unresolved-ref": "no-unresolved-refs",
  "missing-file": "no-unresolved-refs",
  "refused-ref": "refused-ref",
  "circular-ref": "circular-reference",
  "circular-value": "circular-reference",
  "endless-schema": "circular-reference",
  "not-yaml": "yaml-syntax",
  unreadable: "unreadable",
};
