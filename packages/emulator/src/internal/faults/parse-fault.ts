import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { EmulatorError } from "../../emulator-error.js";
import type { Fault } from "./fault.js";

/** Longer than a day nobody waits; setTimeout() takes no more than 2^31 - 1. */
const LONGEST = 86_400_000;
const milliseconds = { type: "number", minimum: 0, maximum: LONGEST } as const;
/** A header cannot carry anything else. */
const headerText = { type: "string", minLength: 1, pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$" } as const;

const FAULT = {
  type: "object",
  properties: {
    operation: { type: "string" },
    status: { type: "integer", minimum: 200, maximum: 599 },
    retryAfter: { type: ["number", "string"], minimum: 0, maximum: Number.MAX_SAFE_INTEGER, if: { type: "string" }, then: headerText },
    delay: milliseconds,
    drip: {
      type: "object",
      properties: { bytes: { type: "integer", minimum: 1 }, every: milliseconds },
      required: ["bytes", "every"],
      additionalProperties: false,
    },
    reset: { enum: [true, false, "after"] },
    truncate: { type: ["boolean", "integer"], minimum: 0 },
    html: { type: ["boolean", "string"] },
    repeatCursor: { type: "boolean" },
    redirect: headerText,
    times: { type: "integer", minimum: 1 },
    probability: { type: "number", minimum: 0, maximum: 1 },
  },
  required: ["operation"],
  additionalProperties: false,
} as const;

const EFFECTS = ["status", "retryAfter", "delay", "drip", "reset", "truncate", "html", "repeatCursor", "redirect"] as const;

let validator: ValidateFunction<Fault> | undefined;

/**
 * Checks a fault, and gives a copy of it.
 *
 * @throws {EmulatorError} with the code `invalid-fault`.
 */
export function parseFault(value: unknown, isOperation: (operationId: string) => boolean): Fault {
  validator ??= new Ajv2020({ strict: false }).compile<Fault>(FAULT);
  if (!validator(value)) {
    const { instancePath = "", message = "is wrong", params = {} } = validator.errors?.[0] ?? {};
    const extra = (params as { additionalProperty?: unknown }).additionalProperty;
    throw refuse(`${instancePath.slice(1) || "a fault"} ${message}${typeof extra === "string" ? `: ${extra}` : ""}`, instancePath);
  }
  const { operation, status, redirect } = value;
  if (operation !== "*" && !isOperation(operation)) throw refuse(`there is no operation ${JSON.stringify(operation)}`, "/operation");
  if (EFFECTS.every((effect) => value[effect] === undefined || value[effect] === false))
    throw refuse(`a fault has one of ${EFFECTS.join(", ")}`, "");
  if (redirect !== undefined && status !== undefined && (status < 300 || status > 399))
    throw refuse("the status of a redirect is 300 to 399", "/status");
  return structuredClone(value);
}

function refuse(message: string, at: string): EmulatorError {
  return new EmulatorError("invalid-fault", message, { at });
}
