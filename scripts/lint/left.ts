import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../core/files/entries-below.js";
import type { Finding } from "../core/cli/finding.js";
import { operationsOf } from "../read/source-operations.js";
import { child, faultAt } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

/** What a documented operation has outside of its group's folder, and the files or folders that then contain its operationId. */
const PARTS: Readonly<Record<string, { what: string; place: string; hint: string }>> = {
  "left/flow": {
    what: "No flow calls",
    place: "spec/flows",
    hint: "add a step to a flow in `spec/flows/`",
  },
  "left/instances": {
    what: "No test states the schemas of",
    place: "test/spec/instances-operations.test.ts",
    hint: "add it to `test/spec/instances-operations.test.ts`, and its schemas to `test/fixtures/instances/shapes.ts`",
  },
  "left/emulator": {
    what: "The emulator has no state for",
    place: "packages/emulator/src/internal",
    hint: "it responds with the first example; add a handler to `packages/emulator/src/internal/operations/` if that is not enough",
  },
  "left/conformance": {
    what: "No conformance check sends",
    place: "test/packages/emulator/conformance",
    hint: "add a request to `test/packages/emulator/conformance/granted.ts`",
  },
};

/** Returns a warning for each part that a documented operation lacks, with what to do. Needs the whole repository; else returns none. */
export function leftToWrite(root: string, tree: SpecTree): Finding[] {
  const parts = Object.entries(PARTS).map(([rule, { place, ...part }]) => ({ ...part, rule, text: textBelow(join(root, place)) }));
  if (parts.some(({ text }) => text === undefined)) return [];
  const documented = operationsOf(tree).filter(({ detail }) => detail !== "index");
  return parts.flatMap(({ rule, what, hint, text = "" }) => {
    const lacking = documented.filter(({ operationId }) => !new RegExp(`\\b${operationId}\\b`).test(text));
    return lacking.map(({ operationId, node }) => ({
      ...faultAt(child(node, "operationId") ?? node, `${what} \`${operationId}\`.`, hint),
      rule,
    }));
  });
}

function textBelow(place: string): string | undefined {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind === undefined) return undefined;
  const files = kind.isDirectory() ? entriesBelow(place).map(({ path }) => join(place, path)) : [place];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}
