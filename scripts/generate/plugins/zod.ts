import { quote } from "../../emit/text.js";
import { validatorPlugins } from "./validator-plugin.js";

/** The methods of numbers and lists for a limit. Those of strings count UTF-16 code units. */
const METHODS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  number: { ">=": "gte", ">": "gt", "<=": "lte", "<": "lt" },
  array: { ">=": "min", "<=": "max" },
};

/** Generates Zod 4 schemas. */
export const [zod, zodFormats] = validatorPlugins({
  name: "zod",
  dependency: "`zod@4`",
  head: 'import * as z from "zod";\n',
  typed: "z.ZodType<Type, Type>",
  derivable: {
    typed: `z.ZodLazy<
  z.ZodObject<{
    [Name in keyof Type]-?: object extends Pick<Type, Name>
      ? z.ZodExactOptional<z.ZodType<Required<Type>[Name], Required<Type>[Name]>>
      : z.ZodType<Type[Name], Type[Name]>;
  }>
>`,
    // Not one whose other properties have a schema: the names of its type are any.
    isMeant: (code) => /^z\.(?:loose|strict)Object\(/.test(code),
  },
  undefined: "z.undefined()",
  unknown: "z.unknown()",
  never: "z.never()",
  null: "z.null()",
  string: "z.string()",
  number: "z.number()",
  boolean: "z.boolean()",
  literal: (code) => `z.literal(${code})`,
  literals: (codes) => `z.literal([${codes.join(", ")}])`,
  union: (members) => (members.length === 1 ? (members[0] ?? "") : `z.union([${members.join(", ")}])`),
  intersection: (members) => members.reduce((left, right) => `z.intersection(${left}, ${right})`),
  optional: (inner) => `z.exactOptional(${inner})`,
  array: (item) => `z.array(${item})`,
  tuple: (items, least, rest) => {
    // Zod reads a missing item as `undefined`, which some schemas accept.
    const present = (item: string): string =>
      /^z\.(?:string|number|boolean|null|literal|\w*[oO]bject|array)\(/.test(item) ? item : `z.nonoptional(${item})`;
    const members = items.map((item, index) => (index < least ? present(item) : `z.exactOptional(${item})`));
    return `z.tuple([${members.join(", ")}]${rest === "z.never()" ? "" : `, ${rest}`})`;
  },
  object: (properties, rest) => {
    if (rest === undefined) return `z.looseObject(${properties})`;
    return rest === false ? `z.strictObject(${properties})` : `z.object(${properties}).catchall(${rest})`;
  },
  check: (inner, { code, message, limit }) => {
    const [, type = ""] = /^z\.(number|array)\(/.exec(inner) ?? [];
    // Its own checks are told in the user's language, and known to a JSON Schema.
    const method = limit && METHODS[type]?.[limit[0]];
    return method === undefined ? `${inner}.refine((value) => ${code}, ${quote(message)})` : `${inner}.${method}(${limit?.[1]})`;
  },
  lazy: (constant) => `z.lazy(() => ${constant})`,
});
