// Values that a schema does not allow, each wrong at one place.
import type { Json } from "../../../fixtures/instances/contract.js";
import { type Instance, toJson, UNKNOWN_NAMES } from "./instances.js";
import { alternativesOf, isAnything, type Plain, type Type, TYPES } from "./json-schema.js";

/** A value that breaks one rule. */
export interface Fault {
  /** What was done to a right value. */
  what: string;
  value: Json;
  /** JSON pointer to the place of the rule that is broken. */
  at: string;
  /** The keywords that the value breaks at this place. */
  rules: readonly string[];
}

const SAMPLES: Readonly<Record<Type, Json>> = { null: null, boolean: true, number: 1, string: "text", array: [], object: {} };

/** The ways to break one rule of the schema that a right value was made from, at each of its places. */
export function faultsOf(instance: Instance, at = ""): Fault[] {
  if (instance.alternatives.some(isAnything)) return [];
  return [
    ...wrongTypes(instance, at),
    ...wrongTexts(instance, at),
    ...wrongNumbers(instance, at),
    ...wrongProperties(instance, at),
    ...within(instance, at),
  ];
}

function wrongTypes({ alternatives }: Instance, at: string): Fault[] {
  const values = alternatives.find((plain) => plain.values !== undefined);
  // A value of another type is none of the values that a schema lists, either.
  const rules = ["type", ...(values === undefined ? [] : [values.valuesRule])];
  const wrong = TYPES.filter((type) => alternatives.every(({ types }) => !types.has(type)));
  const fractions = alternatives.some(({ isInteger }) => isInteger) ? [1.5] : [];
  return [...wrong.map((type) => SAMPLES[type]), ...fractions].map((value) => ({
    what: `${JSON.stringify(value)}, of another type`,
    value,
    at,
    rules,
  }));
}

function wrongTexts({ alternatives, value }: Instance, at: string): Fault[] {
  const forTexts = alternatives.filter(({ types }) => types.has("string"));
  const [plain] = forTexts;
  if (plain === undefined || typeof value !== "string") return [];
  const { values = [], patterns, minLength, maxLength } = plain;
  const characters = [...Array.from(value), "a", "🙂"].filter((character) => patterns.every((pattern) => pattern.test(character)));
  const texts = [
    ...values.map(String).flatMap((one) => [`${one} `, one.toLowerCase(), one.toUpperCase()]),
    ...(maxLength < Infinity ? [characters[0], characters.at(-1)] : []).map((character = "a") => character.repeat(maxLength + 1)),
    ...(minLength > 0 ? ["a".repeat(minLength - 1)] : []),
    ...["OUTSIDER", "", "\n", "a\n", ".", "@", "{", "é", "🙂", "a.b"],
  ];
  return [...new Set(texts)].flatMap((text) => {
    const [rules = [], ...others] = forTexts.map((other) => brokenRules(other, text));
    // Where several rules are broken, any of them may be told.
    return rules.length === 0 || others.some(({ length }) => length === 0)
      ? []
      : [{ what: JSON.stringify(text.slice(0, 80)), value: text, at, rules }];
  });
}

function brokenRules({ values, valuesRule, patterns, minLength, maxLength }: Plain, text: string): string[] {
  const { length } = Array.from(text);
  return [
    ...(values?.includes(text) === false ? [valuesRule] : []),
    ...(length < minLength ? ["minLength"] : []),
    ...(length > maxLength ? ["maxLength"] : []),
    ...(patterns.every((pattern) => pattern.test(text)) ? [] : ["pattern"]),
  ];
}

function wrongNumbers({ plain: { minimum, maximum }, value }: Instance, at: string): Fault[] {
  if (typeof value !== "number") return [];
  return [
    { value: minimum - 1, rules: ["minimum"] },
    { value: maximum + 1, rules: ["maximum"] },
  ].flatMap((fault) => (Number.isFinite(fault.value) ? [{ ...fault, what: String(fault.value), at }] : []));
}

function wrongProperties({ plain, properties }: Instance, at: string): Fault[] {
  if (properties === undefined) return [];
  const made = (entries: readonly (readonly [string, Instance])[]): Json =>
    toJson({ plain, alternatives: [], value: null, properties: entries });
  const extra: Instance = { plain, alternatives: [], value: "extra" };
  const names = properties.map(([name]) => name);
  return [
    ...[...plain.required].map((name) => ({
      ...{ what: `without ${name}`, at: pointerTo(at, name), rules: ["required"] },
      value: made(properties.filter(([other]) => other !== name)),
    })),
    ...(plain.closedTo === undefined ? [] : UNKNOWN_NAMES).map((name) => ({
      ...{ what: `with ${name}`, at: pointerTo(at, name), rules: ["additionalProperties"] },
      value: made([...properties, [name, extra]]),
    })),
    ...[...plain.properties]
      .filter(([name, schema]) => alternativesOf(schema).length === 0 && !names.includes(name))
      .map(([name]) => ({
        what: `with ${name}`,
        at: pointerTo(at, name),
        rules: ["false schema"],
        value: made([...properties, [name, extra]]),
      })),
  ];
}

function within({ properties = [], items = [] }: Instance, at: string): Fault[] {
  const put = (entries: readonly (readonly [string, Instance])[], index: number, value: Json): Json =>
    Object.fromEntries(entries.map(([name, instance], other) => [name, other === index ? value : toJson(instance)]));
  return [
    ...properties.flatMap(([name, instance], index) =>
      faultsOf(instance, pointerTo(at, name)).map((fault) => ({ ...fault, value: put(properties, index, fault.value) })),
    ),
    ...items.flatMap((instance, index) =>
      faultsOf(instance, pointerTo(at, String(index))).map((fault) => ({ ...fault, value: items.map(toJson).with(index, fault.value) })),
    ),
  ];
}

/** RFC 6901. */
function pointerTo(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
