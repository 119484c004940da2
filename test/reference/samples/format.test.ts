import { format } from "prettier";
import { expect, test } from "vitest";
import { SAMPLE_WIDTH } from "../../../scripts/docs/samples/literal.js";
import { programs } from "./support/contract.js";

test("every sample is formatted as prettier formats it by default", async () => {
  const formatted = await Promise.all(
    Object.entries(programs).map(async ([name, code]) => [name, await format(code, { parser: "typescript" })] as const),
  );
  expect(Object.fromEntries(formatted)).toEqual(programs);
});

test("only a line that cannot be broken is wider than a page shows", () => {
  const wide = Object.values(programs).flatMap((code) => code.split("\n").filter((line) => line.length > SAMPLE_WIDTH));
  for (const line of wide) expect(line).toMatch(/^ {2}"\/v\d+\/\S+",$/);
  expect(wide).not.toEqual([]);
});
