import { validatorPlugin } from "./validator-plugin.js";

/** Valibot's object schemas accept arrays. */
const NO_LIST = "v.check((value) => !Array.isArray(value))";

/** Generates Valibot 1 schemas. */
export const valibot = validatorPlugin({
  name: "valibot",
  dependency: "`valibot@1`",
  head: 'import * as v from "valibot";\n',
  typed: (type) => `v.GenericSchema<unknown, ${type}>`,
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
  tuple: (items, rest) => {
    if (rest === "v.never()") return `v.strictTuple([${items.join(", ")}])`;
    return `v.tupleWithRest([${items.join(", ")}], ${rest ?? "v.unknown()"})`;
  },
  object: (properties, rest) => {
    if (rest === undefined) return `v.pipe(v.looseObject(${properties}), ${NO_LIST})`;
    const own = rest === false ? `v.strictObject(${properties})` : `v.objectWithRest(${properties}, ${rest})`;
    return `v.pipe(${own}, ${NO_LIST})`;
  },
  check: (inner, condition) => `v.pipe(${inner}, v.check((value) => ${condition}))`,
  lazy: (constant) => `v.lazy(() => ${constant})`,
});
