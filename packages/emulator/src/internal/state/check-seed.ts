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
 * Whether a value is a seed: plain JSON, then its form, then what refers to what.
 *
 * @param operationIds The operations that fixtures may answer for; any by default.
 * @returns A frozen copy, which nobody changes between two resets.
 * @throws {EmulatorError} `invalid-seed` where it is none, with all that is wrong: for each finding a JSON pointer (RFC 6901), the rule and
 * what to do.
 */
export function checkSeed(value: unknown, operationIds?: ReadonlySet<string>): Seed {
  const seed = jsonCopy(value);
  const wrongForm = checkForm(seed);
  if (wrongForm.length > 0) throw invalid(wrongForm);
  const findings = [...findSeedConflicts(seed), ...findWrongTime(seed), ...findUnsendable(seed.fixtures ?? {}, "/fixtures", operationIds)];
  if (findings.length > 0) throw invalid(findings);
  return seed;
}

/** What a program gives may hold what JSON does not carry. */
function jsonCopy(value: unknown): Seed {
  try {
    return frozenCopy(value as Seed);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw invalid([{ at: error.at, message: `json: ${error.message}; give what JSON can hold` }], error);
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
  return new EmulatorError("invalid-seed", `The seed is wrong, and nothing was changed:\n${listFindings(findings)}`, {
    at: findings[0]?.at,
    ...(cause !== undefined && { cause }),
  });
}
