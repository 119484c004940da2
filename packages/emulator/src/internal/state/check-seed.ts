import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { EmulatorError } from "../../emulator-error.js";
import { pointerTo } from "../json-pointer.js";
import { findSeedConflicts } from "./check-seed-references.js";
import { parseTime } from "./clock.js";
import { type Finding, listFindings } from "./json.js";
import type { Seed } from "./seed.js";
import { SEED_SCHEMA } from "./seed-schema.js";

let validate: ValidateFunction | undefined;

/**
 * Whether a value is a seed: its form first, then what refers to what.
 *
 * @param operationIds The operations that fixtures may answer for; any by default.
 * @throws {EmulatorError} `invalid-seed` where it is none, with all that is wrong: for each finding a JSON pointer (RFC 6901), the rule and
 * what to do.
 */
export function checkSeed(value: unknown, operationIds?: ReadonlySet<string>): Seed {
  // Compiled at the first use alone: most emulators begin with a seed that needs no check.
  validate ??= new Ajv2020({ allErrors: true, verbose: true }).compile(SEED_SCHEMA);
  if (!validate(value)) throw invalid((validate.errors ?? []).filter(isOwn).map(toFinding));
  const seed = value as Seed;
  const findings = [...findSeedConflicts(seed), ...findWrongTime(seed), ...findUnknownOperations(seed, operationIds)];
  if (findings.length > 0) throw invalid(findings);
  return seed;
}

/** The branches of an `anyOf` are told with the `anyOf` itself. */
function isOwn({ schemaPath, keyword }: ErrorObject): boolean {
  return keyword === "anyOf" || !schemaPath.includes("/anyOf/");
}

function toFinding(error: ErrorObject): Finding {
  return { at: error.instancePath, message: `${error.keyword}: ${advice(error)}` };
}

function advice({ keyword, params, parentSchema, message = "" }: ErrorObject): string {
  const given = params as Record<string, unknown>;
  const schema = (parentSchema ?? {}) as { properties?: object; anyOf?: { type?: string }[] };
  switch (keyword) {
    case "required":
      return `add "${String(given["missingProperty"])}"`;
    case "additionalProperties":
      return `remove "${String(given["additionalProperty"])}"; here may be ${Object.keys(schema.properties ?? {}).join(", ")}`;
    case "enum":
      return `use one of ${(given["allowedValues"] as string[]).join(", ")}`;
    case "type":
      return `give a value of the type ${String(given["type"])}`;
    case "anyOf":
      return `give a value of the type ${(schema.anyOf ?? []).map(({ type }) => type).join(" or ")}`;
    case "pattern":
      return `give a text that matches ${String(given["pattern"])}`;
    case "minLength":
      return "give a text that is not empty";
    case "uniqueItems":
      return `remove the item ${String(given["i"])}, which is there twice`;
    default:
      return `give a value that ${message}`;
  }
}

function findWrongTime({ now }: Seed): Finding[] {
  if (now === undefined) return [];
  try {
    parseTime(now);
    return [];
  } catch (error) {
    return [{ at: "/now", message: `time: ${(error as Error).message}` }];
  }
}

function findUnknownOperations({ fixtures = {} }: Seed, operationIds: ReadonlySet<string> | undefined): Finding[] {
  return Object.keys(fixtures)
    .filter((operationId) => operationIds?.has(operationId) === false)
    .map((operationId) => ({
      at: pointerTo("", "fixtures", operationId),
      message: "operation: use the operationId of an operation of the API",
    }));
}

function invalid(findings: readonly Finding[]): EmulatorError {
  return new EmulatorError("invalid-seed", `The seed is wrong, and nothing was changed:\n${listFindings(findings)}`, {
    at: findings[0]?.at,
  });
}
