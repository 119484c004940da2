import type { Difference } from "../found.js";
import type { Compared, Comparison } from "./compared.js";
import { compareDiscriminators } from "./discriminators.js";
import { compareFurtherProperties } from "./further-properties.js";
import { compareKeywords } from "./keywords.js";
import { compareLimits } from "./limits.js";
import { compareProperties } from "./properties.js";
import { compareTypes } from "./types.js";
import { compareVariants } from "./unions.js";
import { compareValues } from "./values.js";
import { hasRest, isUnion } from "./variants.js";

export function compareSchemas(compared: Compared): Comparison {
  const { base, revision } = compared;
  const types = compareTypes(compared);
  const areUnions = isUnion(base) && isUnion(revision);
  const parts =
    // If only one is a union, the other is treated as its single variant. What stands beside one is part of its variants.
    isUnion(base) !== isUnion(revision) || (areUnions && hasRest(base) !== hasRest(revision))
      ? [compareVariants(compared, { isWhole: true }), differencesOf(areUnions ? compareDiscriminators(compared) : [])]
      : // The parts of another type are part of its change.
        types.some(({ rule }) => rule === "type-changed")
        ? [differencesOf(types)]
        : [
            compareProperties(compared),
            compareFurtherProperties(compared),
            compareVariants(compared),
            differencesOf([...types, ...compareValues(compared), ...compareLimits(compared)]),
            differencesOf(compareDiscriminators(compared)),
            compareKeywords(compared),
          ];
  return { differences: parts.flatMap(({ differences }) => differences), below: parts.flatMap(({ below }) => below) };
}

function differencesOf(differences: readonly Difference[]): Comparison {
  return { differences, below: [] };
}
