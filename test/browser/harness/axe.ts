import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** Returns the violations of all rules or some that axe finds in a page and its frames, each with its place and reason. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // By the debugger, which the policies of the pages do not hold. A frame without an axe of its own would be passed over in silence.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const violations = await page.evaluate(async (some) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    // Without it most of the time goes into naming the places where nothing is wrong.
    const only = some === undefined ? {} : { runOnly: some };
    return (await axe.run({ resultTypes: ["violations"], ...only })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ""}`),
  );
}
