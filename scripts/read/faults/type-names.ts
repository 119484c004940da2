/** Types that OpenAPI lacks, and what they mean. */
const TYPES: readonly (readonly [type: RegExp, meant: { type?: string; format?: string }, hint: string])[] = [
  [/^(?:any|mixed|unknown|\*)$/i, {}, "leave `type` out: a schema without it allows any value"],
  [/\[\]$|^(?:array|list|set|tuple)\b/i, { type: "array" }, "write `type: array`, and the schema of an item in `items`"],
  [/^(?:file|binary|bytes?)$/i, { type: "string", format: "binary" }, "write `type: string` and `format: binary`"],
  [/^(?:date-?time|timestamp)$/i, { type: "string", format: "date-time" }, "write `type: string` and `format: date-time`"],
  [/^(?:date|time|uuid|email|ur[il]|password)$/i, { type: "string" }, "write `type: string`, and this as its `format`"],
  [/^(?:text|str|char)/i, { type: "string" }, "write `type: string`"],
  [/^(?:u?int|long|bigint)/i, { type: "integer" }, "write `type: integer`"],
  [/^(?:float|double|decimal)/i, { type: "number" }, "write `type: number`"],
  [/^bool/i, { type: "boolean" }, "write `type: boolean`"],
  [/^enum$/i, {}, "write the type of the values beside `enum`, such as `type: string`"],
  [/^(?:map|dict|hash|json)/i, { type: "object" }, "write `type: object`; in a map, `additionalProperties` is the schema of a value"],
];

/** Returns what is meant by a type that OpenAPI lacks. */
export function meantType(type: unknown): { fields: { type?: string; format?: string }; hint: string } | undefined {
  const found = typeof type === "string" ? TYPES.find(([form]) => form.test(type)) : undefined;
  return found && { fields: found[1], hint: found[2] };
}
