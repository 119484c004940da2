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

  it("reports the position of a syntax error", () => {
    expect(failureOf('{"name": "web"').message).toBe("is not valid JSON (line 1, column 15)");
    expect(failureOf('{\n  "name": "web"\n  "x"').message).toBe("is not valid JSON (line 3, column 3)");
  });
});
