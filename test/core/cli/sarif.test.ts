import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { resultOf, sarifText, type SarifResult } from "../../../scripts/core/cli/sarif.js";
import { meaningOf } from "../../../scripts/read/faults/describe.js";
import { sarifOf } from "../../harness/sarif.js";

const ROOT = "/work space/shop";
beforeEach(() => {
  vi.stubEnv("GITHUB_WORKSPACE", ROOT);
  return () => void vi.unstubAllEnvs();
});

const FINDING = { file: join(ROOT, "a.yaml"), line: 3, column: 5, rule: "struct", code: "missing-field", message: "It is wrong." };
const RESULT = resultOf(FINDING, "error");
const log = (results: SarifResult[], failures?: string[]) =>
  sarifOf(sarifText(results, { version: "1.2.3", meaningOf, ...(failures && { failures }) }));
const fingerprintsOf = (...results: SarifResult[]): string[] =>
  log(results).results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);

test("lists results with the codes that they have", () => {
  const pointer = "#/paths/~1a";
  const { tool, results } = log([
    resultOf({ ...FINDING, code: "own", pointer, hint: "mend it" }, "warning"),
    RESULT,
    resultOf({ ...FINDING, message: "No [x](https://a.example) \u001b." }, "note"),
  ]);
  expect(tool.driver.rules.map(({ id, help }) => [id, help.text])).toEqual([
    ["missing-field", meaningOf("missing-field")],
    ["own", "own"],
  ]);
  expect(results.map(({ level, message }) => [level, message.text])).toEqual([
    ["warning", "It is wrong.\nhint: mend it"],
    ["error", "It is wrong."],
    ["note", "No [x\\](https://a.example) \ufffd."],
  ]);
  expect(results.map(({ locations }) => locations?.[0].logicalLocations)).toEqual([
    [{ fullyQualifiedName: pointer }],
    undefined,
    undefined,
  ]);
});

test.each([
  [`${ROOT}/a b/ü#1.yaml`, "a%20b/%C3%BC%231.yaml", true],
  ["/else where/a.yaml", "file:///else%20where/a.yaml", false],
  ["https://a.example/o.yaml?key=secret", "https://a.example/o.yaml", false],
])("names the file %s as %s", (file, uri, isInside) => {
  const [result] = log([resultOf({ ...FINDING, file }, "error")]).results;
  expect(result?.locations?.[0].physicalLocation.artifactLocation).toEqual({ uri, ...(isInside && { uriBaseId: "%SRCROOT%" }) });
});

test("keeps the fingerprint of a result that moves, and tells results apart", () => {
  const at = (pointer: string, more: object = {}): SarifResult => resultOf({ ...FINDING, pointer, ...more }, "error");
  const [first] = fingerprintsOf(at("#/a"));
  expect(fingerprintsOf(at("#/a", { line: 9, column: 1, message: "Said otherwise." }))).toEqual([first]);
  const others = [at("#/b"), at("#/a", { code: "wrong-type" }), at("#/a", { file: join(ROOT, "b.yaml") }), at("#/a"), at("#/a")];
  expect(new Set([first, ...fingerprintsOf(...others)]).size).toBe(5);
  expect(fingerprintsOf(RESULT)).not.toEqual(fingerprintsOf(resultOf({ ...FINDING, message: "Another." }, "error")));
});

test("says why a run failed, and what is accepted", () => {
  const { invocations, results } = log([{ ...RESULT, accepted: "Known." }], ["No memory."]);
  expect(invocations?.[0]?.toolExecutionNotifications).toMatchObject([{ message: { text: "No memory." } }]);
  expect(results[0]?.suppressions).toEqual([{ kind: "external", justification: "Known." }]);
  expect(log([]).invocations).toBeUndefined();
});
