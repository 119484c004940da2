import { parseYaml, Source } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { ConfinedResolver } from "../../scripts/read/confined-resolver.js";
import { FileFault } from "../../scripts/read/file-fault.js";
import { readAgain } from "../../scripts/read/syntax-fault.js";

// `|` is the indentation that the fast parser requires.
test.each([
  ["a list that closes below its key", "a:\n  b: [\n|    1,\n|   2\n|  ]\nc: 1\n"],
  ["an object of several", "a:\n  b: {\n|    c: 1,\n\n|    d: [ # none\n|    ]\n|  }\n"],
  ["keys that are no texts", "a: {\n| 1.0: x, null: y, 0x10: z, 200: r\n|}\n"],
  ["values that other versions of YAML take for others", "a: [\n| 2020-01-01, 1_000, 0o17, yes, 12:30, .5\n|]\n"],
  ["merged keys", "a: &a { b: 1 }\nc: {\n| <<: *a\n|}\n"],
])("reads as the fast parser would: %s", (_what, marked) => {
  const text = marked.replaceAll("|", "");
  expect(() => parseYaml(text)).toThrow("deficient indentation");
  expect(readAgain("a.yaml", text)).toEqual(parseYaml(marked.replaceAll("|", "         ")));
});

test.each<[text: string, code: string, place: string, data?: object]>([
  ["a: 'x''\nb: 'y'\n", "unclosed", "1:4", { sign: "'", close: "'" }],
  ['a: "x\\"\nb: 1\n', "unclosed", "1:4", { sign: '"', close: '"' }],
  ['{"a": "b,\n "c": "d"}', "unclosed", "1:7", { sign: '"', close: '"' }],
  ["a: [1, 2 }\n", "unclosed", "1:4", { sign: "[", close: "]" }],
  ["a:\n  b: [\n  ]\nc: *x\n", "unquoted-text", "4:4", { sign: "*" }],
  ["a: !x b\nc: [1\n", "unquoted-text", "1:4", { sign: "!" }],
  ['{"a": 1,\n @ "b": 2}', "unquoted-text", "2:2", { sign: "@" }],
  ['{"a": 1,\n - "b": 2}', "unexpected-sign", "2:2", { sign: "-" }],
  ['{"a": 1,\n : "b": 2}', "unexpected-sign", "2:2", { sign: ":" }],
  ['{"a": 1,, "b": 2}', "unexpected-sign", "1:9", { sign: "," }],
  ['{"a": {{ "b": 1}}', "unexpected-sign", "1:8", { sign: "{" }],
  ["a: 1\n}\n", "unexpected-sign", "2:1", { sign: "}" }],
  ['{"a": 1},\n"b": {"c": 2}}', "more-after-end", "1:9"],
  ['{"a": {"b": "1"\n "c": 2}},\n"d": 1}', "missing-comma", "1:16"],
  ['{"a": {"b": 1\n "c": 2}}', "missing-comma", "1:14"],
  ['{"a": [true\n "c": 2]}', "missing-comma", "1:12"],
  ["a: 1\nb:\n  c: 2\nd\n", "missing-colon", "4:2", { key: "d" }],
  ["a:\n\nb: 1\na: 2\n", "duplicate-key", "4:1", { key: "a" }],
  ["openapi: 3.1.0\nx-a:\nsummary: 1\nsummary: 2\n", "duplicate-root-key", "4:1", { key: "summary" }],
  ["a: 1\nb:\n\u3000c: 2\n d: 3\n", "space-indent", "3:1", { sign: "\u3000" }],
  ["{{- if x }}\na: 1\n", "template", "1:1", { sign: "{" }],
  ["a:\n    b: 1\n  c: 2\n", "indentation", "3:3"],
])("finds the fault of %j", (text, code, place, data = {}) => {
  let thrown: unknown;
  try {
    readAgain("a.yaml", text);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(FileFault);
  const { fault, finding } = thrown as FileFault;
  expect([fault.code, `${finding.line}:${finding.column}`, fault.data]).toEqual([code, place, data]);
  expect(finding).toMatchObject({ file: "a.yaml", rule: "yaml-syntax", code });
});

test("does not read a text again that is too large for the second parser", () => {
  const resolver = new ConfinedResolver({ http: { headers: [] } }, "/");
  const body = `{"a": 1,\n"b" 2,\n${" ".repeat(2 ** 24)}}`;
  expect(() => resolver.parseDocument(new Source("/a.json", body), true)).toThrow(FileFault);
  expect(resolver.faults.get("/a.json")?.finding).toMatchObject({ code: "other-syntax", line: 2 });
});
