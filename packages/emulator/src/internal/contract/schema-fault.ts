import type { ErrorObject } from "ajv/dist/2020.js";
import { pointerTo } from "../json-pointer.js";

/** What is wrong with a value. */
export interface SchemaFault {
  /** The keyword of JSON Schema that the value breaks, such as `maxLength`. */
  rule: string;
  /** JSON pointer (RFC 6901) to the place in the value; of what is missing, to where it belongs. */
  at: string;
  /** What to do, in words that a place stands in front of: "must be …". */
  advice: string;
}

/** Says of a validator's error what breaks which rule where. */
export function describeFault(error: ErrorObject | undefined): SchemaFault {
  if (error === undefined) return { rule: "schema", at: "", advice: "must match the schema of the contract" };
  const { keyword, instancePath } = error;
  // The parameters of each keyword are those that ajv documents for it.
  const params = error.params as Record<string, unknown>;
  switch (keyword) {
    case "required":
      return { rule: keyword, at: pointerTo(instancePath, String(params["missingProperty"])), advice: "is required: add it" };
    case "additionalProperties":
      return {
        rule: keyword,
        at: pointerTo(instancePath, String(params["additionalProperty"])),
        advice: "is no property that the contract allows: take it out",
      };
    default:
      return { rule: keyword, at: instancePath, advice: adviceOn(keyword, params, error.message) };
  }
}

function adviceOn(keyword: string, params: Readonly<Record<string, unknown>>, message: string | undefined): string {
  switch (keyword) {
    case "type":
      return `must be of type ${[params["type"]].flat().join(" or ")}`;
    case "const":
    case "enum":
      return `must be ${listOf(params["allowedValues"] ?? [params["allowedValue"]])}`;
    case "maxLength":
      return `must have at most ${String(params["limit"])} characters`;
    case "minLength":
      return `must have at least ${String(params["limit"])} characters`;
    case "maximum":
      return `must be at most ${String(params["limit"])}`;
    case "minimum":
      return `must be at least ${String(params["limit"])}`;
    case "pattern":
      return `must match the pattern ${String(params["pattern"])}`;
    case "false schema":
      return "must not be there: take it out";
    default:
      return message ?? `must meet ${keyword}`;
  }
}

function listOf(values: unknown): string {
  return (values as unknown[]).map((value) => JSON.stringify(value)).join(" or ");
}
