import { EmulatorError } from "../emulator-error.js";
import type { EmulatorOptions } from "../emulator-options.js";
import { parseTime } from "./state/clock.js";
import { isObject } from "./state/json.js";

interface Rule {
  allows: (value: unknown) => boolean;
  /** Completes "must be …". */
  advice: string;
}

const TEXT: Rule = { allows: (value) => typeof value === "string" && value !== "", advice: "a non-empty string" };
const CALLBACK: Rule = { allows: (value) => typeof value === "function", advice: "a function" };

const RULES: Readonly<Record<keyof EmulatorOptions, Rule>> = {
  port: {
    allows: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 65_535,
    advice: "an integer from 0 to 65535",
  },
  host: TEXT,
  seed: { allows: isObject, advice: "an object" },
  fixtures: { allows: isObject, advice: "an object" },
  stubs: { allows: (value) => Array.isArray(value), advice: "an array of stubs" },
  data: TEXT,
  clock: {
    allows: (value) => ["number", "string", "object"].includes(typeof value),
    advice: "milliseconds, a Date or an ISO 8601 string",
  },
  allowedHosts: { allows: (value) => Array.isArray(value), advice: "an array of host names" },
  allowedOrigins: { allows: (value) => Array.isArray(value), advice: "an array of origins" },
  log: CALLBACK,
  onFailure: CALLBACK,
};

/** Checks the names and types of the options. The contents of seeds and origins are checked later. */
export function checkOptions(options: EmulatorOptions): EmulatorOptions {
  if (typeof options !== "object" || (options as unknown) === null) throw invalid("The options must be an object", "");
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(RULES, name) ? RULES[name as keyof EmulatorOptions] : undefined;
    if (rule === undefined)
      throw invalid(`Unknown option ${JSON.stringify(name)}. Use one of ${Object.keys(RULES).join(", ")}`, `/${name}`);
    if (value !== undefined && !rule.allows(value)) throw invalid(`${name} must be ${rule.advice}, not ${shown(value)}`, `/${name}`);
  }
  if (options.clock !== undefined) parseTime(options.clock);
  return options;
}

function shown(value: unknown): string {
  // In quotes, a port from an environment variable shows that it is text.
  return Array.isArray(value)
    ? "an array"
    : isObject(value)
      ? "an object"
      : typeof value === "string"
        ? JSON.stringify(value)
        : String(value);
}

function invalid(message: string, at: string): EmulatorError {
  return new EmulatorError("invalid-option", message, { at });
}
