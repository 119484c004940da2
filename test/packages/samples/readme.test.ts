import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { documents, samplesOf } from "./harness/samples.js";
import { RUNS } from "./runs/index.js";

const read = (path: string): string => readFileSync(join(REPOSITORY, path), "utf8");
const text = read("README.md");
const numbersOf = (part: string): string[] => part.match(/\d[\d,.]*\d|\d/g) ?? [];

const OUTPUT = /```ts\n[^]*?\n```\n\n(?:It prints:\n\n)?```text\n([^]*?)\n```/;
const SHOWN = documents().filter(
  (file) => file === "README.md" || RUNS[`${file.slice("packages/".length)}: @hosting-platform/${file.split("/")[1]}`],
);

test.each(SHOWN)("%s shows what its first sample prints", (file) => {
  const [first] = samplesOf(file);
  const [, printed] = OUTPUT.exec(read(file)) ?? [];
  expect(printed?.split("\n")).toEqual(RUNS[first?.name ?? ""]?.prints);
});

const POINTS = [...text.matchAll(/^- \*\*.*(?:\n {2}.*)*/gm)].map(([point]) => point);

test.each(POINTS)("has measured %s", (point) => {
  const [, file = "", anchor = ""] = /\[measured\]\((.*)#([\w-]+)\)/.exec(point) ?? [];
  const section = read(file)
    .split(/^## /m)
    .find((each) => each.toLowerCase().startsWith(anchor));
  const stated = numbersOf(point);
  expect(stated).not.toEqual([]);
  expect(numbersOf(section ?? "")).toEqual(expect.arrayContaining(stated));
});

test("counts the operations as the coverage does", () => {
  const [, documented, partial, , all] = /\*\*Total\*\* \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/.exec(read("generated/README.md")) ?? [];
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    `Of the ${all} operations in the contract, ${documented} are documented, ${partial} partly,`,
  );
});
