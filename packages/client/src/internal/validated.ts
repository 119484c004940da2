import type { StandardSchema } from "../runtime/standard-schema.js";

/** Returns the output of a validator; throws the error that `refuse` returns if there are issues. */
export async function validated(
  value: unknown,
  what: string,
  schema: StandardSchema<unknown>,
  refuse: (reason: string, options: object) => Error,
): Promise<unknown> {
  const { value: output, issues } = (await schema["~standard"].validate(value)) as { value?: unknown; issues?: [] };
  // They may be inherited, but not from `Object.prototype`.
  if (issues && issues !== ({} as { issues?: [] }).issues) throw refuse(`${what} does not match the schema`, { issues });
  return output;
}
