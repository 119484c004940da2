import { EmulatorError } from "../../emulator-error.js";
import { findUnsendable } from "./check-fixtures.js";
import { findSeedConflicts } from "./check-seed-references.js";
import { parseTime } from "./clock.js";
import { frozenCopy, NotJsonError } from "./frozen-copy.js";
import { type Finding, listFindings } from "./json.js";
import { schemaCheck } from "./schema-findings.js";
import type { Seed } from "./seed.js";
import { SEED_SCHEMA } from "./seed-schema.js";

const checkForm = schemaCheck(SEED_SCHEMA);

/**
 * Validates a seed: plain JSON, then the schema, then references.
 *
 * @param operationIds The operations that may have fixtures; any by default.
 * @returns A frozen copy, which remains unchanged until the next reset.
 * @throws {EmulatorError} `invalid-seed` with all findings, each with a JSON pointer (RFC 6901), the rule and the fix.
 */
export function checkSeed(value: unknown, operationIds?: ReadonlySet<string>): Seed {
  const seed = jsonCopy(value);
  const wrongForm = checkForm(seed);
  if (wrongForm.length > 0) throw invalid(wrongForm);
  const findings = [...findSeedConflicts(seed), ...findWrongTime(seed), ...findUnsendable(seed.fixtures ?? {}, "/fixtures", operationIds)];
  if (findings.length > 0) throw invalid(findings);
  return seed;
}

/** Copies the value; the seed of a program may contain values that are not JSON. */
function jsonCopy(value: unknown): Seed {
  try {
    return frozenCopy(value as Seed);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw invalid([{ at: error.at, message: `json: ${error.message}` }], error);
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

function invalid(findings: readonly Finding[], cause?: Error): EmulatorError {
  return new EmulatorError("invalid-seed", `The seed is invalid. The state is unchanged.\n${listFindings(findings)}`, {
    at: findings[0]?.at,
    ...(cause !== undefined && { cause }),
  });
}
