import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiReports } from "../../scripts/api-report/index.js";
import { obstaclesOf } from "../../scripts/release/checks.js";
import { readPackages } from "../../scripts/release/manifests.js";
import { fakeEngine } from "./support/engine.js";
import { builtClone, type Clone, copyOf } from "./support/repository.js";

let template: Clone;
let clone: Clone;
beforeAll(async () => {
  template = await builtClone();
}, 300_000);
beforeEach(async () => {
  clone = await copyOf(template);
}, 300_000);
afterEach(() => clone.remove());
afterAll(() => template.remove());

async function obstacles(rule: Parameters<typeof obstaclesOf>[0], engine = fakeEngine()): ReturnType<typeof obstaclesOf> {
  return obstaclesOf(rule, { root: clone.folder, packages: await readPackages(clone.folder), version: "0.0.1" }, engine);
}

describe("what is made of the sources", () => {
  test("is no obstacle where it fits them", async () => {
    const reports = await apiReports(clone.folder);
    expect(reports.size).toBeGreaterThan(0);
    expect(await obstacles("stale-generated")).toEqual([]);
    expect(await obstacles("stale-dist")).toEqual([]);
    expect(await obstacles("stale-reports", fakeEngine({ reports }))).toEqual([]);
  }, 300_000);

  test("is refused where the generated files do not", async () => {
    await clone.edit("generated/types.ts", "export", "export ");
    expect(await obstacles("stale-generated")).toMatchObject([{ rule: "stale-generated", details: ["generated/types.ts"] }]);
  }, 300_000);

  test("is refused where the contract itself is broken", async () => {
    await clone.edit("spec/openapi.yaml", "openapi: 3.1", "openapi: 3.x");
    expect(await obstacles("stale-generated")).toMatchObject([
      { rule: "stale-generated", message: "The contract has findings.", details: [expect.any(String)] },
    ]);
  }, 300_000);

  test("is refused where the API reports do not, or are missing", async () => {
    const reports = await apiReports(clone.folder);
    const [first = "", second = ""] = reports.keys();
    await clone.write(first, `${reports.get(first) ?? ""}export function more(): void;\n`);
    await clone.git("rm", "--quiet", second);
    const left = "packages/auth/api-report/gone.api.md";
    await clone.write(left, "");
    const [found] = await obstacles("stale-reports", fakeEngine({ reports }));
    expect([...(found?.details ?? [])].sort()).toEqual([first, second, left].sort());
  }, 300_000);

  test("is refused where what is built does not, is missing, or is too much", async () => {
    await clone.write("packages/auth/dist/index.js", "// older\n");
    await clone.write("packages/client/dist/gone.js", "");
    await clone.git("clean", "--quiet", "-xdf", "packages/pagination/dist/index.d.ts");
    const [found] = await obstacles("stale-dist");
    expect(found).toMatchObject({ rule: "stale-dist", hint: "run `npm run build`" });
    expect(found?.details).toEqual(["packages/auth/dist/index.js", "packages/client/dist/gone.js", "packages/pagination/dist/index.d.ts"]);
  }, 300_000);
});
