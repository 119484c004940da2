import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { codeTable } from "../../../scripts/read/faults/describe.js";

const README = join(REPOSITORY, "packages/generator/README.md");
const BLOCK = /(?<=^<!-- codes: .* -->\n)[^]*?(?=^<!-- end of codes -->$)/m;

test("the README lists each code with its rule and meaning", async () => {
  const rows = codeTable().map(({ code, rule, meaning }) => `| \`${code}\` | ${rule === code ? "" : `\`${rule}\``} | ${meaning} |`);
  // Columns of equal width would double its size.
  const table = ["", "<!-- prettier-ignore -->", "| code | rule | meaning |", "| --- | --- | --- |", ...rows, "", ""].join("\n");
  const text = readFileSync(README, "utf8").replace(BLOCK, () => table);
  expect(text).toContain(rows[0]);
  await expect(await format(text, { ...(await resolveConfig(README)), filepath: README })).toMatchFileSnapshot(README);
});
