import { describe, expect, it } from "vitest";
import { DEPTH_LIMIT, JsonError, parseJson } from "../../../packages/emulator/src/internal/parse-json.js";

function nested(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

function failureOf(text: string): JsonError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
  }
  throw new Error("It was read");
}

describe("JSON that came from outside", () => {
  it("is read down to the limit, and refused below it, however deep it is", () => {
    expect(JSON.stringify(parseJson(nested(DEPTH_LIMIT)))).toBe(nested(DEPTH_LIMIT));
    for (const levels of [DEPTH_LIMIT + 1, 200_000]) expect(failureOf(nested(levels))).toMatchObject({ rule: "depth" });
  });

  it.each(['{"client_secret": "s3cret"', "s3cret", '"s3cret', '{"a":s3cret}', '["s3cret",]', ""])(
    "that is none is refused without a word of %j",
    (text) => {
      const { rule, message } = failureOf(text);
      expect([rule, message.includes("s3cret")]).toEqual(["json", false]);
    },
  );

  it.each(["1e400", "[-1e400]", '{"a":[{"b":1e999}]}'])("has no number that is none when it is read: %s", (text) => {
    expect(failureOf(text)).toMatchObject({ rule: "number" });
  });

  it("is told where it is wrong, where that is known", () => {
    expect(failureOf('{"name": "web"').message).toMatch(/at position 14/);
  });
});
