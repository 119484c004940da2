import type { Verdict } from "../diff/model.js";

/** One change of what a package's consumers can name. */
export interface ApiChange {
  /** Such as `@hosting-platform/client`. */
  package: string;
  /** As `exports` of its `package.json` has it: `./access-groups`. */
  entry: string;
  /** What is exported; a part of what is generated as one is named by its place: `components["schemas"]["AccessGroup"]`. */
  name: string;
  kind: "added" | "changed" | "removed";
  verdict: Verdict;
}

/** The reports, by their paths below the root. */
export type Reports = ReadonlyMap<string, string>;
