import { type Expectations, ran } from "./expectation.js";

/** Types send nothing. */
export const TYPES: Expectations = {
  "types/README.md: @hosting-platform/types": ran(["web: 2 members", "true false"]),
  "types/README.md: By path and by operation": ran(["20 1 []"]),
  "types/README.md: The contract": ran(["3.1.0 readAccessGroup"]),
};
