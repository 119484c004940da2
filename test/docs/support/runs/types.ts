import type { Expectations } from "./expectation.js";

/** Types send nothing. */
export const TYPES: Expectations = {
  "types/README.md: @hosting-platform/types": { prints: ["web: 2 members", "true false"], sends: [] },
  "types/README.md: By path and by operation": { prints: ["20 1 []"], sends: [] },
  "types/README.md: The contract": { prints: ["3.1.0 readAccessGroup"], sends: [] },
};
