import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { EmulatorError } from "../../emulator-error.js";
import type { Fault } from "./fault.js";

/** Maximum delay: one day, which is below the limit of setTimeout() (2^31 - 1). */
const LONGEST = 86_400_000;
const milliseconds = { type: "number", minimum: 0, maximum: LONGEST } as const;
/** Printable ASCII, which is safe in a header. */
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
 * Validates a fault and returns a copy.
 *
 * @throws {EmulatorError} with the code `invalid-fault` if the fault is invalid.
 */
export function parseFault(value: unknown, isOperation: (operationId: string) => boolean): Fault {
  validator ??= new Ajv2020({ strict: false }).compile<Fault>(FAULT);
  if (!validator(value)) {
    const { instancePath = "", message = "is invalid", params = {} } = validator.errors?.[0] ?? {};
    const extra = (params as { additionalProperty?: unknown }).additionalProperty;
    throw refuse(`${instancePath.slice(1) || "a fault"} ${message}${typeof extra === "string" ? `: ${extra}` : ""}`, instancePath);
  }
  const { operation, status, redirect } = value;
  if (operation !== "*" && !isOperation(operation))
    throw refuse(`Unknown operation ${JSON.stringify(operation)}. Use an operationId, or * for all`, "/operation");
  if (EFFECTS.every((effect) => value[effect] === undefined || value[effect] === false))
    throw refuse(`The fault has no effect. Set one of ${EFFECTS.join(", ")}`, "");
  if (redirect !== undefined && status !== undefined && (status < 300 || status > 399))
    throw refuse("The status of a redirect must be 300 to 399", "/status");
  return structuredClone(value);
}

function refuse(message: string, at: string): EmulatorError {
  return new EmulatorError("invalid-fault", message, { at });
}
