import { expect, test } from "vitest";
import type { Case } from "./cases/case.js";
import { runCase } from "./suite.js";

const api = { baseUrl: "http://127.0.0.1:9", runtime: "Fake 1" };

function caseOf(error: string | undefined, cannot?: Case["cannot"]): Case {
  return { name: "a", run: () => (error === undefined ? Promise.resolve() : Promise.reject(new Error(error))), ...(cannot && { cannot }) };
}

const LIMIT = [{ runtime: /^Fake /, reason: "it is no runtime", fails: /^Error: impossible/ }];

test("a case that fails has the error and where it is from", async () => {
  expect(await runCase(caseOf(undefined), api)).toEqual({ name: "a" });
  expect((await runCase(caseOf("broken"), api)).error).toMatch(/^Error: broken\nat /);
});

test("what a runtime cannot do has to fail there, and for that reason", async () => {
  expect(await runCase(caseOf("impossible", LIMIT), api)).toEqual({ name: "a", limit: "it is no runtime" });
  expect((await runCase(caseOf("broken", LIMIT), api)).error).toMatch(/^Error: broken/);
  expect((await runCase(caseOf(undefined, LIMIT), api)).error).toBe("listed as what it cannot do (it is no runtime), and done");
});

test("another runtime has to do it", async () => {
  const others = [{ runtime: /^Other /, reason: "it is another", fails: /./ }];
  expect((await runCase(caseOf("impossible", others), api)).error).toMatch(/^Error: impossible/);
});
