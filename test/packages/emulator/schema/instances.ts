// Values that a schema allows: a list of those at its limits, and any.
import fc from "fast-check";
import type { Json } from "../../../fixtures/instances/contract.js";
import { alternativesOf, isAnything, type Plain, type Type } from "./json-schema.js";

/** A value, with the schema that it was made from at each of its places. */
export interface Instance {
  /** The alternative that the value meets, of all that it may meet. */
  plain: Plain;
  alternatives: readonly Plain[];
  /** Of what has no places of its own. */
  value: Json;
  properties?: readonly (readonly [name: string, instance: Instance])[];
  items?: readonly Instance[];
}

/** Values that a place knows beside those that the schema tells, such as the IDs of what there is; the first of all samples. */
export type Known = (name: string) => readonly string[];

/** A value as a path, a query or a form has it. */
export function toText(instance: Instance): string {
  return asText(toJson(instance));
}

export function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function toJson({ value, properties, items }: Instance): Json {
  if (properties !== undefined) return Object.fromEntries(properties.map(([name, instance]) => [name, toJson(instance)]));
  return items?.map(toJson) ?? value;
}

/** What no schema of the contract names. */
export const UNKNOWN_NAMES = ["unknownProperty", "__proto__", "constructor", "a/b~c", "", "Name"];

const CHARACTERS = Array.from("a0Z_ -.[\\]^`'\"/@{é🙂");

/** Values at the limits of a schema, each of its alternatives and of its enumerations' values among them; the plainest first. */
export function samplesOf(schema: Json, name: string, known: Known): Instance[] {
  const alternatives = alternativesOf(schema);
  return alternatives.flatMap((plain) =>
    isAnything(plain)
      ? [{}, [], null, true, 1.5, "text"].map((value) => ({ plain, alternatives, value }))
      : [...plain.types].toReversed().flatMap((type) => samplesOfType(type, { plain, alternatives, value: null }, name, known)),
  );
}

function samplesOfType(type: Type, instance: Instance, name: string, known: Known): Instance[] {
  const { plain } = instance;
  const leaf = (value: Json): Instance => ({ ...instance, value });
  switch (type) {
    case "null":
      return [leaf(null)];
    case "boolean":
      return [leaf(true), leaf(false)];
    case "number":
      return numbersOf(plain).map(leaf);
    case "string":
      return textsOf(plain, known(name)).map(leaf);
    case "array":
      return arraysOf(samplesOf(plain.items, name, known)).map((items) => ({ ...instance, items }));
    case "object":
      return objectsOf(plain, known).map((properties) => ({ ...instance, properties }));
  }
}

function numbersOf({ isInteger, minimum, maximum }: Plain): number[] {
  const numbers = [minimum, maximum, 0, 1, -1, 1.5, 1_700_000_000_000].filter((value) => value >= minimum && value <= maximum);
  return [...new Set(numbers)].filter((value) => Number.isFinite(value) && (!isInteger || Number.isInteger(value)));
}

function textsOf(plain: Plain, known: readonly string[]): string[] {
  if (plain.values !== undefined) return plain.values as string[];
  const { minLength, maxLength } = plain;
  const allowed = CHARACTERS.filter((character) => isAllowed(plain, character.repeat(Math.max(1, minLength))));
  const longest = Math.min(maxLength, 300);
  const lengths = [...new Set([Math.max(1, minLength), longest])];
  const made = [
    ...lengths.flatMap((length) => [allowed[0], allowed.at(-1)].map((character = "a") => character.repeat(length))),
    allowed.join(""),
  ];
  return [...new Set([...known, ...made, ""])].filter((text) => isAllowed(plain, text));
}

/** Whether a string meets the rules of a schema for strings. A character beyond the first plane counts as one. */
function isAllowed({ minLength, maxLength, patterns }: Plain, text: string): boolean {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && patterns.every((pattern) => pattern.test(text));
}

function arraysOf(items: readonly Instance[]): Instance[][] {
  return [items.slice(0, 1), [], ...items.slice(1).map((item) => [item]), [...items.slice(0, 1), ...items.slice(-1)]];
}

function objectsOf({ properties, required, closedTo }: Plain, known: Known): [string, Instance][][] {
  const all = [...properties]
    .map(([name, schema]) => [name, samplesOf(schema, name, known)] as const)
    .filter(([, { length }]) => length > 0);
  const plainest = all.flatMap(([name, [first]]): [string, Instance][] => (first === undefined ? [] : [[name, first]]));
  const extra = samplesOf(true, "", known)[0];
  const isOpen = closedTo === undefined && extra !== undefined;
  return [
    plainest.filter(([name]) => required.has(name)),
    plainest,
    ...all.flatMap(([name, samples]) =>
      samples.slice(1).map((sample) => plainest.map((entry): [string, Instance] => (entry[0] === name ? [name, sample] : entry))),
    ),
    ...(isOpen ? UNKNOWN_NAMES.map((name): [string, Instance][] => [...plainest, [name, extra]]) : []),
  ];
}

/** Any value that a schema allows, the known ones often. */
export function anyOf(schema: Json, name: string, known: Known): fc.Arbitrary<Instance> {
  const alternatives = alternativesOf(schema);
  return fc.oneof(
    ...alternatives.flatMap((plain) =>
      isAnything(plain)
        ? [fc.jsonValue({ maxDepth: 3 }).map((value): Instance => ({ plain, alternatives, value: value as Json }))]
        : [...plain.types].map((type) => anyOfType(type, { plain, alternatives, value: null }, name, known)),
    ),
  );
}

function anyOfType(type: Type, instance: Instance, name: string, known: Known): fc.Arbitrary<Instance> {
  const { plain } = instance;
  if (type === "array") return fc.array(anyOf(plain.items, name, known), { maxLength: 3 }).map((items) => ({ ...instance, items }));
  if (type === "object") return anyProperties(plain, known).map((properties) => ({ ...instance, properties }));
  const samples = fc.constantFrom(...samplesOfType(type, instance, name, known));
  const others = type === "number" ? anyNumber(plain) : type === "string" && plain.values === undefined ? anyText(plain) : undefined;
  return others === undefined
    ? samples
    : fc.oneof(
        samples,
        others.map((value): Instance => ({ ...instance, value })),
      );
}

function anyNumber({ isInteger, minimum, maximum }: Plain): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)];
  return isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function anyText(plain: Plain): fc.Arbitrary<string> {
  const [pattern] = plain.patterns;
  const text =
    pattern === undefined
      ? fc.string({ unit: "grapheme", minLength: plain.minLength, maxLength: Math.min(plain.maxLength, 20) })
      : fc.stringMatching(pattern);
  return text.filter((made) => isAllowed(plain, made));
}

function anyProperties({ properties, required, closedTo }: Plain, known: Known): fc.Arbitrary<(readonly [string, Instance])[]> {
  const named = [...properties].filter(([, schema]) => alternativesOf(schema).length > 0);
  const entries = named.map(([name, schema]) => {
    const entry = anyOf(schema, name, known).map((instance) => [name, instance] as const);
    return required.has(name) ? entry : fc.option(entry, { nil: undefined });
  });
  const further = fc.tuple(fc.constantFrom(...UNKNOWN_NAMES), anyOf(true, "", known));
  const made = fc.tuple(...entries, closedTo === undefined ? fc.option(further, { nil: undefined }) : fc.constant(undefined));
  return made.map((all) => all.filter((entry) => entry !== undefined));
}
