import type { ErrorObject } from "ajv/dist/2020.js";
import { pointerTo } from "../state/json.js";

export interface SchemaFault {
  rule: string;
  /** JSON pointer (RFC 6901) into the value; for a missing property, its expected location. */
  at: string;
  advice: string;
}

export function describeFault(error: ErrorObject | undefined): SchemaFault {
  if (error === undefined) return { rule: "schema", at: "", advice: "must match the schema of the contract" };
  const { keyword, instancePath } = error;
  // ajv documents the parameters of each keyword.
  const params = error.params as Record<string, unknown>;
  switch (keyword) {
    case "required":
      return { rule: keyword, at: pointerTo(instancePath, String(params["missingProperty"])), advice: "is required" };
    case "additionalProperties":
      return {
        rule: keyword,
        at: pointerTo(instancePath, String(params["additionalProperty"])),
        advice: "is not a property in the contract; remove it",
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
      return "is not allowed; remove it";
    default:
      return message ?? `violates ${keyword}`;
  }
}

function listOf(values: unknown): string {
  return (values as unknown[]).map((value) => JSON.stringify(value)).join(" or ");
}
