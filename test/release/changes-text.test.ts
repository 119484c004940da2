import { expect, test } from "vitest";
import { compareOperations } from "../../scripts/diff/compare/operations.js";
import { rootNode } from "../../scripts/read/spec-node.js";
import type { SpecFile } from "../../scripts/read/spec-file.js";
import type { SourceOperation } from "../../scripts/read/source-operations.js";
import { changesText } from "../../scripts/release/changes-text.js";
import { changed, CONTRACT, diffOf, THING_FILE } from "../diff/harness/contracts.js";
import { apiChange, change, contract, operation } from "./harness/changes.js";

// prettier-ignore
const CHANGES = [
  change({ verdict: "breaking", rule: "operation-removed", operations: ["deleteHook"], tags: ["Hooks"], message: "Gone." }),
  change({ verdict: "breaking", side: "request", operations: ["createThing"], tags: ["Things"], message: "The property `name` is required now" }),
  change({ verdict: "risky", operations: ["listThings", "readThing"], tags: ["Things"], message: "`state` may be `paused`." }),
  change({ operations: ["createThing", "createHook"], tags: ["Hooks", "Things"], message: "The header <Retry-After> may be *sent*" }),
  change({ isText: true, message: "The description of the contract changed." }),
  change({ rule: "operation-added", operations: ["createHook"], tags: ["Hooks"], message: "New." }),
];

const OPERATIONS = [
  operation({ kind: "added", operationId: "createHook", method: "post", tag: "Hooks", path: "/v1/hooks" }),
  operation({ kind: "removed", operationId: "deleteHook", method: "delete", tag: "Hooks", path: "/v1/hooks/{id}", verdict: "breaking" }),
  operation({ kind: "changed", operationId: "createThing", method: "post", verdict: "breaking" }),
  operation({ kind: "changed", operationId: "listThings", verdict: "risky" }),
  operation({ kind: "changed", operationId: "readThing", verdict: "risky" }),
];

test("groups operations by kind and tag, and explains breaking changes", () =>
  expect(changesText({ contract: contract(CHANGES, OPERATIONS), api: [] })).toBe(`### Added

- Hooks
  - \`createHook\` (\`POST /v1/hooks\`)

### Changed

- Several tags
  - \`createThing\`, \`createHook\`: The header \\<Retry-After\\> may be \\*sent\\*.
- Things
  - **Breaking:** \`createThing\`: The property \`name\` is required now. Adapt the requests before you upgrade.
  - **Risky:** \`listThings\`, \`readThing\`: \`state\` may be \`paused\`.
- Descriptions and examples were revised.

### Removed

- Hooks
  - **Breaking:** \`deleteHook\` (\`DELETE /v1/hooks/{id}\`). Remove its calls before you upgrade.
`));

test("gives advice to the callers that a change breaks, not to those that only read", async () => {
  const narrowed = await diffOf(CONTRACT, changed(CONTRACT, THING_FILE, "maxLength: 10", "maxLength: 5"));
  const text = changesText({ contract: narrowed, api: [] });
  expect(text).toMatch(/\*\*Breaking:\*\* `replaceThing`: .* Adapt the requests/);
  expect(text).not.toContain("readThing");
});

test("shows the changed declarations of a package", () => {
  const api = [apiChange({ verdict: "breaking", removed: ["a(): void;"], added: ["a(b: string): void;"] })];
  expect(changesText({ contract: contract([]), api })).toBe(`### Changed

- **Breaking:** \`@hosting-platform/client\`

  \`\`\`diff
  -a(): void;
  +a(b: string): void;
  \`\`\`

`);
});

/** An operation of which the comparison sees no more than its name. */
function called(operationId: string): SourceOperation {
  const node = rootNode({ content: {} } as SpecFile);
  return { path: "/v1/hooks", method: "get", entry: node, pathItem: node, node, operationId, tags: ["Hooks"], detail: "index" };
}

test("reports a renamed operation once", () => {
  const renamed = compareOperations({ pairs: [{ base: called("listHooks"), revision: called("findHooks") }], added: [], removed: [] });
  const changes = renamed.map(({ rule, message }) =>
    change({ rule, message, verdict: "breaking", side: "code", operations: ["findHooks"], tags: ["Hooks"] }),
  );
  const operations = [operation({ kind: "changed", operationId: "findHooks", tag: "Hooks", verdict: "breaking" })];
  expect(changesText({ contract: contract(changes, operations), api: [] })).toBe(`### Changed

- Hooks
  - **Breaking:** \`findHooks\`: The operation \`listHooks\` was renamed to \`findHooks\`. Adapt the names in your code when you upgrade.
`);
});

test("names the first operations of a change and counts the rest", () => {
  const operations = Array.from({ length: 40 }, (_, index) => `read${index}`);
  const text = changesText({ contract: contract([change({ operations, tags: ["Things"], message: "More." })]), api: [] });
  expect(text).toContain("- `read0`, `read1`, `read2`, `read3`, `read4`, `read5` and 34 more: More.");
});

test("escapes text of the contract and keeps it on one line", () => {
  const message = "one\n## two <!-- three --> [four](five)\u001b[2J";
  const text = changesText({ contract: contract([change({ message, tags: ["<b>"] })]), api: [] });
  expect(text).toContain("\n- \\<b\\>\n  - one \\#\\# two \\<!-- three --\\> \\[four\\](five)\ufffd\\[2J.\n");
});
