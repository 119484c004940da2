import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleScript } from "../../../scripts/docs/assets.js";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { FaultyInput } from "../../../scripts/core/cli/spec-command.js";

describe("a script", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "script-"));
    await writeFile(join(folder, "one.ts"), "globalThis.done = [...(globalThis.done ?? []), 'one'];");
    await writeFile(join(folder, "two.ts"), "import './one.js'; globalThis.done = [...globalThis.done, document.currentScript];");
    await writeFile(join(folder, "broken.ts"), "import './none.js';");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is a classic one, and runs what it imports first", async () => {
    const script = await bundleScript(REPOSITORY, join(folder, "two.ts"));
    expect(script).not.toMatch(/^\s*(import|export)\b/m);
    expect(script).not.toContain(folder);
    const scope: { done?: unknown[]; document: object } = { document: { currentScript: "two" } };
    runInNewContext(script, scope);
    expect([...(scope.done ?? [])]).toEqual(["one", "two"]);
  });

  test("that cannot be bundled is a finding with its place", async () => {
    const failure: unknown = await bundleScript(folder, join(folder, "broken.ts")).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FaultyInput);
    expect(failure instanceof FaultyInput && failure.findings).toMatchObject([
      { file: join(folder, "broken.ts"), line: 1, rule: "docs-script" },
    ]);
  });
});
