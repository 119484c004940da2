import { format } from "prettier";
import { expect, test } from "vitest";
import { SAMPLE_WIDTH } from "../../../scripts/docs/samples/literal.js";
import { programs, somePrograms } from "./harness/contract.js";

test("formats samples as Prettier does", async () => {
  for (const [name, code] of Object.entries(somePrograms))
    expect(await format(code, { parser: "typescript", printWidth: SAMPLE_WIDTH }), name).toBe(code);
});

test("keeps every line within the page width, except unbreakable ones", () => {
  const wide = Object.values(programs).flatMap((code) => code.split("\n").filter((line) => line.length > SAMPLE_WIDTH));
  for (const line of wide) expect(line).toMatch(/^ {2}"\/v\d+\/\S+",$/);
  expect(wide).not.toEqual([]);
});
