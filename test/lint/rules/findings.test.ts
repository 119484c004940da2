import { afterEach, expect, it, vi } from "vitest";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { improveFindings } from "../../../scripts/read/improve-findings.js";

const at = (file: string, rule: string, message: string, more: Partial<Finding> = {}): Finding => {
  return { file: `/w/spec/${file}`, line: 1, column: 1, rule, message, ...more };
};

const BAD_YAML = 'bad indentation in "/w/spec/b.yaml" (2:3)';
const UNPARSED = at("b.yaml", "no-unresolved-refs", `Failed to parse: ${BAD_YAML}`, { line: 2, column: 3 });
const EXAMPLE = at("a.yaml", "no-invalid-schema-examples", "Example validation errored: x");
const WRONG_TYPE = at("b.yaml", "struct", "Expected type `a` but got `b`.");

afterEach(() => vi.unstubAllEnvs());

it.each<[what: string, given: Finding[], want: Partial<Finding>[]]>([
  [
    "splits message and hint of the project's rules",
    [at("a.yaml", "contract/x", "It is wrong.\ncorrect it")],
    [{ message: "It is wrong.", hint: "correct it" }],
  ],
  [
    "names a missing file as a `$ref` would",
    [at("a/b.yaml", "no-unresolved-refs", "Can't resolve $ref: ENOENT: no such file or directory '/w/spec/c.yaml'")],
    [{ message: "The `$ref` points to a missing file: `../c.yaml`." }],
  ],
  [
    "reports a file that does not parse once, at the file",
    [UNPARSED, at("a.yaml", "no-unresolved-refs", `Can't resolve $ref: ${BAD_YAML}`), UNPARSED],
    [{ file: "/w/spec/b.yaml", line: 2, column: 3, rule: "yaml-syntax", message: "Bad indentation." }],
  ],
  [
    "keeps API paths and shortens paths of the machine",
    [at("a.yaml", "x", "It is also defined at:\n- /w/spec/x/b.yaml#/\nSee `/v1/things`, /v2/.")],
    [{ message: "It is also defined at:\n- ./x/b.yaml#/\nSee `/v1/things`, /v2/." }],
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
