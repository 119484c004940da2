import { quote } from "../../emit/text.js";
import { validatorPlugins } from "./validator-plugin.js";

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
  union: (members) => (members.length === 1 ? (members[0] ?? "") : `z.union([${members.join(", ")}])`),
  intersection: (members) => members.reduce((left, right) => `z.intersection(${left}, ${right})`),
  optional: (inner) => `z.exactOptional(${inner})`,
  array: (item) => `z.array(${item})`,
  tuple: (items, least, rest) => {
    const members = items.map((item, index) => (index < least ? item : `z.exactOptional(${item})`));
    return `z.tuple([${members.join(", ")}]${rest === "z.never()" ? "" : `, ${rest}`})`;
  },
  object: (properties, rest) => {
    if (rest === undefined) return `z.looseObject(${properties})`;
    return rest === false ? `z.strictObject(${properties})` : `z.object(${properties}).catchall(${rest})`;
  },
  check: (inner, { code, message }) => `${inner}.refine((value) => ${code}, ${quote(message)})`,
  lazy: (constant) => `z.lazy(() => ${constant})`,
});
