import type { Fixture } from "../fixture.js";
import { findWrongFixtures } from "./check-fixtures.js";
import { findSeedConflicts } from "./check-seed-references.js";
import { checkedCopy } from "./checked-copy.js";
import { parseTime } from "./clock.js";
import type { Finding } from "./json.js";
import { fixtures, SEED_SCHEMA } from "./state-schemas.js";
import { schemaCheck } from "./schema-findings.js";
import type { Seed } from "./seed.js";

const findWrongSeed = schemaCheck(SEED_SCHEMA);
const findWrongForm = schemaCheck(fixtures);

/** Validates a seed. */
export function checkSeed(value: unknown, operationIds?: ReadonlySet<string>): Seed {
  return checkedCopy<Seed>(value, {
    code: "invalid-seed",
    title: "The seed is invalid. The state is unchanged.",
    findWrongForm: findWrongSeed,
    findConflicts: (seed) => [
      ...findSeedConflicts(seed),
      ...findWrongTime(seed),
      ...findWrongFixtures(seed.fixtures ?? {}, "/fixtures", operationIds),
    ],
  });
}

/** Validates the option `fixtures`. */
export function checkFixtures(value: unknown, operationIds: ReadonlySet<string>): Readonly<Record<string, Fixture>> {
  return checkedCopy<Readonly<Record<string, Fixture>>>(value, {
    code: "invalid-fixtures",
    title: "The fixtures are invalid.",
    findWrongForm,
    findConflicts: (given) => findWrongFixtures(given, "", operationIds),
  });
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
