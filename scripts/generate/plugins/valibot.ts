import { quote } from "../../emit/text.js";
import { validatorPlugins } from "./validator-plugin.js";

/** Valibot's object schemas accept lists, and turn them into objects. Therefore, the check precedes the schema. */
const NO_LIST = 'v.unknown(), v.check((value) => !Array.isArray(value), "must be an object, not a list")';

/** Generates Valibot 1 schemas. */
export const [valibot, valibotFormats] = validatorPlugins({
  name: "valibot",
  dependency: "`valibot@1`",
  head: 'import * as v from "valibot";\n',
  typed: "v.GenericSchema<Type>",
  undefined: "v.undefined()",
  unknown: "v.unknown()",
  never: "v.never()",
  null: "v.null()",
  string: "v.string()",
  number: "v.number()",
  boolean: "v.boolean()",
  literal: (code) => `v.literal(${code})`,
  union: (members) => (members.length === 1 ? (members[0] ?? "") : `v.union([${members.join(", ")}])`),
  intersection: (members) => `v.intersect([${members.join(", ")}])`,
  optional: (inner) => `v.exactOptional(${inner})`,
  array: (item) => `v.array(${item})`,
  tuple: (items, least, rest) => {
    // Valibot reads a missing item as `undefined`, which some schemas accept, and exact optional ones refuse.
    const sized = (size: string, tuple: string): string =>
      `v.pipe(v.array(v.unknown()), v.check((value) => value.length ${size}, "has another number of items"), ${tuple})`;
    const firsts = (count: number): string => items.slice(0, count).join(", ");
    const shorter = items.slice(least).map((_, index) => sized(`=== ${least + index}`, `v.tuple([${firsts(least + index)}])`));
    const whole = rest === "v.never()" ? `v.strictTuple([${firsts(items.length)}])` : `v.tupleWithRest([${firsts(items.length)}], ${rest})`;
    const members = [...shorter, sized(`>= ${items.length}`, whole)];
    return members.length === 1 ? (members[0] ?? "") : `v.union([${members.join(", ")}])`;
  },
  object: (properties, rest) => {
    const further = rest === false ? `v.strictObject(${properties})` : `v.objectWithRest(${properties}, ${rest})`;
    return `v.pipe(${NO_LIST}, ${rest === undefined ? `v.looseObject(${properties})` : further})`;
  },
  guard: ({ code, message }, inner) => `v.pipe(v.unknown(), v.check((value) => ${code}, ${quote(message)}), ${inner})`,
  check: (inner, { code, message }) => `v.pipe(${inner}, v.check((value) => ${code}, ${quote(message)}))`,
  lazy: (constant) => `v.lazy(() => ${constant})`,
});
