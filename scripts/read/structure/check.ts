import { nearestOf } from "../../core/cli/nearest.js";
import type { Code, Fault, FaultData, ReferencePlace } from "../faults/fault.js";
import type { References } from "../references.js";
import type { SpecFile } from "../spec-file.js";
import { isObject, joinPointer } from "../spec-node.js";
import {
  type FieldType,
  fieldOf,
  type Objects,
  type ObjectType,
  otherVersion,
  sectionsOf,
  type ValueType,
  type Version,
} from "./objects.js";
import { keyOf, type Place, placeOf, pointerOf } from "./place.js";
import { checkValue, jsonTypeOf } from "./values.js";

/** An object or list of a document, and the one that holds it, by the way on which it was found. */
export interface Visit {
  type: ObjectType;
  value: unknown;
  place: Place;
  parent?: Visit | undefined;
}

/** Checks of objects by their name; each object is visited once. */
export type Visitors = Readonly<Partial<Record<string, (visit: Visit) => void>>>;

/**
 * Walks a document over the table of its version's objects, through its references. Returns what is not as the table says, and the
 * references that lead nowhere. Extensions are not checked, but for references.
 */
export class StructureCheck {
  readonly faults: Fault[] = [];
  readonly #seen = new Map<string, Set<unknown>>();
  readonly #sections: ReadonlyMap<string, string>;

  constructor(
    readonly version: Version,
    readonly objects: Objects,
    readonly references: References,
    readonly visitors: Visitors = {},
  ) {
    this.#sections = sectionsOf(objects);
  }

  run(root: SpecFile): Fault[] {
    const type = this.objects["Root"];
    if (type !== undefined) this.#enter({ type, value: root.content, place: { file: root } });
    return this.faults;
  }

  /** Follows a reference, and checks its target as what belongs in its place. Fields beside it are checked as well. */
  #enter(visit: Visit, hops = 0): void {
    const { type, value, place, parent } = visit;
    const ref = isObject(value) ? value["$ref"] : undefined;
    if (typeof ref !== "string") {
      this.#check(visit);
      return;
    }
    const target = this.references.targetOf(place.file, ref);
    if (target === undefined) this.#unresolved(ref, place, { object: type.name });
    // Only a circle has as many.
    if (target === undefined || hops > 100) return;
    const before = this.faults.length;
    this.#enter({ type, value: target.value, place: placeOf(target.file, target.keys), parent }, hops + 1);
    if (this.faults.length > before) this.#blameReference(before, type, target.keys, place);
    for (const [key, below] of Object.entries(value as object)) {
      const own = isObject(target.value) ? target.value[key] : undefined;
      if (key !== "$ref" && below !== own) this.#below(key, below, visit);
    }
  }

  #unresolved(ref: string, place: Place, of: ReferencePlace): void {
    const pointer = of.in === "mapping" ? pointerOf(place) : joinPointer(pointerOf(place), "$ref");
    const fault = this.references.faultOf(place.file, ref, pointer, of);
    if (fault !== undefined) this.faults.push(fault);
  }

  #report<C extends Code>(place: Place, code: C, data: FaultData[C], on?: "key"): void {
    this.faults.push({ code, file: place.file.path, pointer: pointerOf(place), ...(on && { on }), data } as Fault);
  }

  /** Blames the reference for faults of a component that does not belong in its place, or of one that is a list there: the target is right. */
  #blameReference(before: number, type: ObjectType, keys: readonly string[], place: Place): void {
    const found = this.faults.slice(before).filter(({ pointer }) => pointer.split("/").length - 1 <= keys.length + 1);
    const [first] = found;
    const { file } = place;
    const pointer = joinPointer(pointerOf(place), "$ref");
    const wanted = this.#sections.get(type.name);
    const [top, section = ""] = keys;
    if (first === undefined) return;
    if (top === "components" && keys.length === 3 && wanted !== undefined && section !== wanted) {
      this.faults.splice(before, Infinity, { code: "wrong-component", file: file.path, pointer, data: { section, wanted } });
    } else if (first.code === "wrong-type" && first.data.expected === "array" && type.items !== undefined) {
      this.faults.splice(before, Infinity, { ...first, file: file.path, pointer });
    }
  }

  #check(visit: Visit): void {
    const { type, value, place, parent } = visit;
    const expected = type.items === undefined ? "object" : "array";
    const got = jsonTypeOf(value);
    if (got !== expected) {
      // Schemas since OpenAPI 3.1.
      const isSchema = got === "boolean" && type.name === "Schema" && this.version !== "oas3_0" && this.version !== "oas2";
      if (isSchema || type.name === EXTENSION) return;
      const data = {
        ...this.#meant(value, type.name),
        object: type.name,
        above: parent?.type.name ?? "",
        field: keyOf(place),
        expected,
        got,
      };
      this.#report(place, "wrong-type", data as FaultData["wrong-type"]);
    } else if (!this.#isSeen(type.name, value)) {
      if (isObject(value)) this.#checkFields(value, visit);
      this.visitors[type.name]?.(visit);
      for (const [key, below] of entriesOf(value as object, type)) this.#below(key, below, visit);
    }
  }

  /** Returns the reference that is meant by a text: a path, or the name of a schema. */
  #meant(value: unknown, object: string): { target?: string } {
    const target = typeof value === "string" ? this.references.meantBy(value, object === "Schema") : undefined;
    return target === undefined ? {} : { target };
  }

  #isSeen(name: string, value: unknown): boolean {
    const seen = this.#seen.get(name) ?? new Set();
    this.#seen.set(name, seen);
    return seen.size === seen.add(value).size;
  }

  /** Checks what a field or an item holds, if that is an object or a reference. */
  #below(key: string, value: unknown, parent: Visit): void {
    const { type, place } = parent;
    // A converted document may have fields without a value.
    if (value === undefined) return;
    const found = fieldOf(type, key, value);
    const below: Place = { file: place.file, key, above: place };
    if (found?.name !== undefined) this.#enter({ type: found, value, place: below, parent });
    else if (typeof value !== "object") this.#mapping(value, found, below, parent);
    else if (key.startsWith("x-") && type.extensionsPrefix !== undefined)
      this.#enter({ type: EXTENSION_TYPE, value, place: below, parent });
    else if (found && found.resolvable !== false) this.#checkReference(value, below, type);
  }

  /** Checks a reference in place of a value. */
  #checkReference(value: object | null, place: Place, { name: above }: ObjectType): void {
    const ref = isObject(value) ? value["$ref"] : undefined;
    if (typeof ref !== "string" || this.references.targetOf(place.file, ref) !== undefined) return;
    this.#unresolved(ref, place, { object: "", above });
  }

  /** Checks a text that is a reference, as in the mapping of a discriminator. */
  #mapping(value: unknown, found: ValueType | null | undefined, place: Place, parent: Visit): void {
    const type = parent.type.name === "DiscriminatorMapping" ? this.objects["Schema"] : found?.directResolveAs;
    if (type === undefined || typeof value !== "string") return;
    const target = this.references.mappedBy(place.file, value);
    if (target === undefined) this.#unresolved(value, place, { object: type.name, in: "mapping" });
    else this.#enter({ type, value: target.value, place: placeOf(target.file, target.keys), parent });
  }

  #checkFields(value: Record<string, unknown>, visit: Visit): void {
    const { type, place } = visit;
    const object = type.name;
    const above = visit.parent?.type.name ?? "";
    const { required = [], requiredOneOf: oneOf } = type;
    for (const field of typeof required === "function" ? required(value, keyOf(place)) : required)
      if (!Object.hasOwn(value, field)) this.#report(place, "missing-field", { object, above, field }, "key");
    if (oneOf?.some((field) => Object.hasOwn(value, field)) === false)
      this.#report(place, "missing-one-of", { object, fields: oneOf }, "key");
    const allowed = type.allowed?.(value);
    for (const [field, below] of Object.entries(value)) this.#checkField(field, below, visit, allowed);
  }

  #checkField(field: string, value: unknown, visit: Visit, allowed: readonly string[] | undefined): void {
    const { type, place } = visit;
    const found = fieldOf(type, field, value);
    if (allowed === undefined && isUsual(found, value)) return;
    const at: Place = { file: place.file, key: field, above: place };
    if (field === "$ref") {
      const isReference = typeof value === "string" || type.additionalProperties !== undefined;
      if (!isReference) this.#report(at, "mistyped-ref", { got: jsonTypeOf(value) });
      return;
    }
    const isOfOtherType = allowed?.includes(field) === false && Object.hasOwn(type.properties, field);
    if ((found === undefined || isOfOtherType) && !field.startsWith("x-")) this.#unexpected(field, value, visit, isOfOtherType);
    if (found && found.name === undefined) this.#checkValue(value, found, at, type);
  }

  #checkValue(value: unknown, found: ValueType, at: Place, { name }: ObjectType): void {
    const { file, key: field = "" } = at;
    const ref = isObject(value) && found.resolvable !== false ? value["$ref"] : undefined;
    const resolved = typeof ref === "string" ? this.references.targetOf(file, ref)?.value : value;
    if (resolved === undefined) return;
    checkValue(field, resolved, found, (code, data, index) => {
      const owner = code === "wrong-type" ? { above: name } : { object: name };
      const own = { ...data, ...owner, ...(code === "not-listed" && this.#meant(value, name)) } as FaultData[typeof code];
      this.#report(index === undefined ? at : { file, key: index, above: at }, code, own);
    });
  }

  #unexpected(field: string, value: unknown, { type, place, parent }: Visit, isOfOtherType: boolean): void {
    const { name: object, properties } = type;
    const near = nearestOf(field, [...Object.keys(properties), "$ref"]);
    const data = {
      ...{ object, above: parent?.type.name ?? "", key: keyOf(place), field, isOfOtherType, ...otherVersion(this.version, object, field) },
      ...(near !== undefined && { near }),
      isSchema: isObject(value) && SCHEMA_SIGNS.some((sign) => sign in value),
    };
    this.#report({ file: place.file, key: field, above: place }, "unexpected-field", data, "key");
  }
}

const EXTENSION = "SpecExtension";
/** References in extensions are checked, but not what they lead to. */
const EXTENSION_TYPE: ObjectType = { name: EXTENSION, properties: {}, additionalProperties: { resolvable: true } };

/** Fields by which a schema is known. */
const SCHEMA_SIGNS = ["type", "$ref", "enum", "properties"];

/** The root's fields are in the order of the table: what paths refer to is checked as they use it. */
function entriesOf(value: object, type: ObjectType): [key: string, value: unknown][] {
  const entries = Object.entries(value) as [string, unknown][];
  if (type.name !== "Root") return entries;
  const order = Object.keys(type.properties);
  return entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** Most values are as they should be. */
function isUsual(found: FieldType, value: unknown): boolean {
  return found?.name === undefined && found?.minimum === undefined && typeof value === found?.type;
}
