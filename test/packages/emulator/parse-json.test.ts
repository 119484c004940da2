import { describe, expect, it } from "vitest";
import { DEPTH_LIMIT, JsonError, parseJson } from "../../../packages/emulator/src/internal/parse-json.js";

function nested(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

function failureOf(text: string | Uint8Array): JsonError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
  }
  throw new Error("It was read");
}

describe("parseJson()", () => {
  it("parses nesting up to the limit and refuses any deeper nesting", () => {
    expect(JSON.stringify(parseJson(nested(DEPTH_LIMIT)))).toBe(nested(DEPTH_LIMIT));
    for (const levels of [DEPTH_LIMIT + 1, 200_000]) expect(failureOf(nested(levels))).toMatchObject({ rule: "depth" });
  });

  it.each(['{"client_secret": "s3cret"', "s3cret", '"s3cret', '{"a":s3cret}', '["s3cret",]', ""])(
    "refuses invalid JSON without quoting it: %j",
    (text) => {
      const { rule, message } = failureOf(text);
      expect([rule, message.includes("s3cret")]).toEqual(["json", false]);
    },
  );

  it.each(["utf8", "utf16le"] as const)("reads bytes of %s that begin with a byte order mark", (encoding) => {
    expect(parseJson(Buffer.from('\uFEFF{"ä":1}', encoding))).toEqual({ ä: 1 });
  });

  it("refuses bytes that are not UTF-8", () => {
    expect(failureOf(Buffer.from('{"ä":1}', "latin1"))).toMatchObject({ rule: "encoding", message: "is not valid UTF-8" });
  });

  it.each(["1e400", "[-1e400]", '{"a":[{"b":1e999}]}'])("refuses a number that is out of range: %s", (text) => {
    expect(failureOf(text)).toMatchObject({ rule: "number" });
  });

  it.each(['{"a":1,"b":{"a":2},"a":3}', '[{"\\"":"}"},{"x":[],"a":"\\\\","\\u0061":0}]'])("refuses a repeated name: %s", (text) => {
    expect(failureOf(text)).toMatchObject({ rule: "once", message: 'has an object with two members "a"; send one' });
  });

  it.each(['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', '["a","a",{}]', '{"a":"b","b":"a"}', '{"a":"\\"a\\":","b":"{,"}'])(
    "takes names that objects have once: %s",
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );

  it.each([
    ['{"name": "web"', 1, 15],
    ['{\n  "name": "web"\n  "x"', 3, 3],
    ["", 1, 1],
    ['{ "stubs": [', 1, 13],
    ['{\n  // A comment.\n  "a": 1\n}', 2, 3],
    ["stubs: []", 1, 1],
    ['{ "a": b }', 1, 8],
    ['{ "a": tru }', 1, 11],
    ['{ "a": 1.5e+ }', 1, 13],
    ['{ "a": - }', 1, 9],
    ['{ "a": "x\ny" }', 1, 10],
    ['["\\u00g0"]', 1, 7],
    ['["\\x"]', 1, 4],
    ["[1, 2,]", 1, 7],
    ["[01]", 1, 3],
    ["{} {}", 1, 4],
    ["1, 2", 1, 2],
    ["[[[[[]]]]}", 1, 10],
  ])("reports the position of a syntax error in %j", (text, line, column) => {
    expect(failureOf(text).message).toBe(`is not valid JSON (line ${line}, column ${column})`);
  });

  it("searches the beginning of a large text for a syntax error", () => {
    const large = `["${"a".repeat(2 ** 20)}",`;
    expect(failureOf(`[b,${large}`).message).toBe("is not valid JSON (line 1, column 2)");
    expect(failureOf(`${large}b]`).message).toBe("is not valid JSON");
  });
});
