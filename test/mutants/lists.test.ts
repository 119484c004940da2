import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { GUARANTEES } from "./guarantees.js";
import { LISTS } from "./lists.js";
import { mutate } from "./mutant.js";

test.each(LISTS.flat())("$file can be changed so that $name", (mutant) => {
  const source = readFileSync(join(REPOSITORY, mutant.file), "utf8");
  expect(mutate(mutant, source)).not.toBe(source);
});

test.each(Object.entries(GUARANTEES))("has a mutant of the guarantee: %s", (_, names) => {
  const known = LISTS.flat().map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});
