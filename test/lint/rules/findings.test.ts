import { expect, it } from "vitest";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { causesOf } from "../../../scripts/open/causes.js";
import { improveFindings } from "../../../scripts/read/improve-findings.js";

const at = (file: string, rule: string, message: string, more: Partial<Finding> = {}): Finding => {
  return { file: `/w/spec/${file}`, line: 1, column: 1, rule, message, ...more };
};

const EXAMPLE = at("a.yaml", "no-invalid-schema-examples", "Example validation errored: x");
const WRONG_TYPE = at("b.yaml", "struct", "Expected type `a` but got `b`.");

it.each<[what: string, given: Finding[], want: Partial<Finding>[]]>([
  ["splits message and hint", [at("a.yaml", "contract/x", "It is wrong.\ncorrect it")], [{ message: "It is wrong.", hint: "correct it" }]],
  [
    "names a missing file as a `$ref` would",
    [at("a/b.yaml", "no-unresolved-refs", "Can't resolve $ref: ENOENT: no such file or directory '/w/spec/c.yaml'")],
    [{ message: "The `$ref` points to a missing file: `../c.yaml`." }],
  ],
  [
    "keeps API paths and shortens paths of the machine",
    [at("a.yaml", "x", "It is also defined at:\n- /w/spec/x/b.yaml#/\nSee `/v1/things`, /v2/.")],
    [{ message: "It is also defined at:\n- ./x/b.yaml#/\nSee `/v1/things`, /v2/." }],
  ],
  [
    "names the version of a field in place of the nearest name",
    [at("a.yaml", "struct", "Property `const` is not expected here.", { hint: "did you mean not?" })],
    [{ hint: "OpenAPI 3.1 added it; raise the version in `openapi`, or remove it" }],
  ],
  [
    "drops the overlap of a variant that lacks the property of the discriminator",
    [
      at("a.yaml", "no-illogical-composition-keywords", "Found overlapping schemas. Declare `k` in every schema and add it to `required`."),
      at("a.yaml", "contract/contradiction", "The variant has no property `k`, which selects it."),
    ],
    [{ rule: "contract/contradiction" }],
  ],
  [
    "explains null in place of all values of a type",
    [at("a.yaml", "struct", "`type` can be one of the following only: a.", { hint: "did you mean a or b or c or d?" })],
    [{ hint: expect.stringContaining('`"null"`') as string }],
  ],
  ["drops an example that a broken schema could not check", [EXAMPLE, WRONG_TYPE], [{ rule: "struct" }]],
  ["keeps an example that a valid schema could not check", [EXAMPLE], [EXAMPLE]],
  [
    "puts `see` before a URL in a hint",
    [at("a.yaml", "x", "Wrong.", { hint: "https://example.com/" })],
    [{ hint: "see https://example.com/" }],
  ],
])("improveFindings %s", (_, given, want) => {
  const improved = improveFindings(given);
  expect(improved).toHaveLength(want.length);
  expect(improved).toMatchObject(want);
  expect(improveFindings(improved)).toEqual(improved);
});

const example = (name: string, fault: string): Finding =>
  at(`examples/${name}.yaml`, "no-invalid-media-type-examples", `Example value must conform to the schema: ${fault}`, { hint: "fix it" });
const LACKS = "must have required property 'size'.";
const READER = at("flows/a.yaml", "check/flow-responses", "`/length` is not in the 200 response of `readA`.", { hint: "use another" });
const MISSING_FILE = at("z.yaml", "no-unresolved-refs", "The `$ref` points to a missing file: `../c.yaml`.");
const DUPLICATE = at("z.yaml", "operation-operationId-unique", "`a` is the operationId of two operations.");

// prettier-ignore
it.each<[what: string, given: Finding[], want: Partial<Finding>[]]>([
  ["a missing file without the flows that need it", [READER, MISSING_FILE], [MISSING_FILE]],
  ["a duplicate operationId alone", [example("readA.response-full", LACKS), DUPLICATE], [DUPLICATE]],
  [
    "one finding for a renamed property",
    [
      example("readA.response-full", LACKS),
      example("listA.response-full", `\`0\` property ${LACKS}`),
      example("listA.response-full", "must match a schema in anyOf."),
      example("listA.response-full", "`items` property boolean schema is false."),
      READER,
    ],
    [{ file: "/w/spec/examples/listA.response-full.yaml", hint: "fix it; the same in examples/readA.response-full.yaml:1" }],
  ],
  ["a file that cannot be read, alone", [READER, MISSING_FILE, at("z.yaml", "yaml-syntax", "The `[` is not closed."), example("readA.response-full", LACKS)], [{ rule: "yaml-syntax" }]],
  ["one finding for a property that flows read", [READER, { ...READER, line: 7, message: READER.message.replace("readA", "listA") }], [{ line: 1, hint: "use another; the same in flows/a.yaml:7" }]],
  ["other faults of examples and flows apart", [example("readB.response-full", LACKS), example("readC.request-full", "must match a schema in anyOf."), READER], [{}, {}, READER]],
])("causesOf reports %s", (_, given, want) => {
  expect(causesOf(given, "/w/spec")).toHaveLength(want.length);
  expect(causesOf(given, "/w/spec")).toMatchObject(want);
});
