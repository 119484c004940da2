import { expect, test } from "vitest";
import { createSchemas } from "../../../../packages/emulator/src/internal/contract/schemas.js";

const long = "a".repeat(32);

test.each([
  ["^(a+)+$", long, undefined],
  ["^(a+)+$", `${long}!`, undefined],
  ["^(a+)+$", "b", "pattern"],
  ["^a+$", `${long}!`, "pattern"],
])("a text is checked against %s for a time only", (pattern, text, rule) => {
  const schemas = createSchemas({ paths: {}, components: { schemas: { Slow: { type: "string", pattern } } } } as never);
  expect(schemas.check("/components/schemas/Slow", text)?.rule).toBe(rule);
});
