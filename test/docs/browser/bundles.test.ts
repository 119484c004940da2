import { gzipSync } from "node:zlib";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { bundleScript } from "../../../scripts/docs/assets.js";

const ROOT = resolve(import.meta.dirname, "../../..");

it.each([
  ["site", 3_000],
  ["search", 7_500],
  ["try-it", 6_000],
])("bundles %s.ts into a small classic script", async (name, limit) => {
  const script = await bundleScript(ROOT, resolve(ROOT, `scripts/docs/browser/${name}.ts`));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(limit);
  expect(script).not.toMatch(/^\s*(?:import|export)\b|\beval\(|new Function|innerHTML|document\.cookie/m);
  // The theme alone is stored, and the form's target for the tab.
  expect(script.includes("sessionStorage")).toBe(name === "try-it");
  expect(script.match(/localStorage\.\w+\([^,)]*/g) ?? []).toHaveLength(name === "site" ? 2 : 0);
});
