import { gzipSync } from "node:zlib";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { bundleScript } from "../../../scripts/pack/reference-assets.js";

const ROOT = resolve(import.meta.dirname, "../../..");

it.each([
  ["site", 4_500, ["localStorage", "sessionStorage"]],
  ["search", 7_500, []],
  ["try-it", 7_200, ["sessionStorage"]],
])("bundles %s.ts into a small classic script", async (name, limit, stored) => {
  const script = await bundleScript(ROOT, resolve(ROOT, `scripts/docs/browser/${name}.ts`));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(limit);
  expect(script).not.toMatch(/^\s*(?:import|export)\b|\beval\(|new Function|innerHTML|document\.cookie/m);
  // The theme and the language of the samples are stored; for the tab, base URL and token, and the scroll position of the side bar.
  expect(["localStorage", "sessionStorage"].filter((storage) => script.includes(storage))).toEqual(stored);
});
