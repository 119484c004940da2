import { expect, it } from "vitest";
import type { ContractFinding, Finding, Subject } from "../../../scripts/core/cli/finding.js";
import { causesOf } from "../../../scripts/open/causes.js";

const at = (file: string, rule: string, message: string, more: Partial<ContractFinding> = {}): ContractFinding => {
  return { file: `/w/spec/${file}`, line: 1, column: 1, rule, message, ...more };
};

const example = (name: string, about: Subject): ContractFinding =>
  at(`examples/${name}.yaml`, "no-invalid-media-type-examples", "It does not fit.", { hint: "fix it", about });
const LACKS: Subject = { property: "size" };
const VAGUE: Subject = { isVague: true };
const READER = at("flows/a.yaml", "check/flow-responses", "No.", {
  hint: "use another",
  about: { property: "/length", operationId: "readA" },
});
const MISSING_FILE = at("z.yaml", "no-unresolved-refs", "The `$ref` points to a missing file: `../c.yaml`.");
const DUPLICATE = at("z.yaml", "operation-operationId-unique", "`a` is the operationId of two operations.");

// prettier-ignore
it.each<[what: string, given: ContractFinding[], want: Partial<Finding>[]]>([
  ["a missing file without the flows that need it", [READER, MISSING_FILE], [MISSING_FILE]],
  ["a duplicate operationId alone", [example("readA.response-full", LACKS), DUPLICATE], [DUPLICATE]],
  [
    "one finding for a renamed property",
    [
      example("readA.response-full", LACKS),
      example("listA.response-full", LACKS),
      example("listA.response-full", VAGUE),
      READER,
    ],
    [{ file: "/w/spec/examples/listA.response-full.yaml", hint: "fix it; the same in examples/readA.response-full.yaml:1" }],
  ],
  ["a file that cannot be read, alone", [READER, MISSING_FILE, at("z.yaml", "yaml-syntax", "The `[` is not closed."), example("readA.response-full", LACKS)], [{ rule: "yaml-syntax" }]],
  ["one finding for a property that flows read", [READER, { ...READER, line: 7, about: { property: "/length", operationId: "listA" } }], [{ line: 1, hint: "use another; the same in flows/a.yaml:7" }]],
  ["other faults of examples and flows apart", [example("readB.response-full", LACKS), example("readC.request-full", VAGUE), READER], [{}, {}, READER]],
])("causesOf reports %s", (_, given, want) => {
  expect(causesOf(given, "/w/spec")).toHaveLength(want.length);
  expect(causesOf(given, "/w/spec")).toMatchObject(want);
});
