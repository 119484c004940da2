import type { ErrorObject } from "ajv/dist/2020.js";
import { pointerTo } from "../state/json.js";

export interface SchemaFault {
  rule: string;
  /** JSON pointer (RFC 6901) into the value; for a missing property, its expected location. */
  at: string;
  advice: string;
}

/** Parameters of each keyword, as ajv documents them. */
type Params = Readonly<Record<string, unknown>>;

const UNKNOWN = "is not a property in the contract; remove it";

const ADVICE: Readonly<Record<string, (params: Params) => string>> = {
  required: () => "is required",
  additionalProperties: () => UNKNOWN,
  unevaluatedProperties: () => UNKNOWN,
  type: ({ type }) => `must be of type ${[type].flat().join(" or ")}`,
  const: ({ allowedValue, allowedValues }) => `must be ${listOf(allowedValues ?? [allowedValue])}`,
  enum: ({ allowedValues }) => `must be ${listOf(allowedValues)}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minLength: ({ limit }) => `must have at least ${String(limit)} characters`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  pattern: ({ pattern }) => `must match the pattern ${String(pattern)}`,
  "false schema": () => "is not allowed; remove it",
};

export function describeFault(error: ErrorObject | undefined): SchemaFault {
  if (error === undefined) return { rule: "schema", at: "", advice: "must match the schema of the contract" };
  const { keyword, instancePath, message = `violates ${keyword}` } = error;
  const params = error.params as Params;
  const name = (params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"]) as string | undefined;
  return {
    rule: keyword,
    at: name === undefined ? instancePath : pointerTo(instancePath, name),
    advice: ADVICE[keyword]?.(params) ?? message,
  };
}

function listOf(values: unknown): string {
  return (values as unknown[]).map((value) => JSON.stringify(value)).join(" or ");
}
