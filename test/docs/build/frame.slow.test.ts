import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileFrame, FrameError, frameHash, SITE } from "../../../scripts/docs/compile-frame.js";
import type { DocsOptions } from "../../../scripts/docs/options.js";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { contentOf, remove, repository } from "./harness/fakes.js";

let options: DocsOptions;
beforeAll(async () => {
  // Beside the packages that it is linked to: Astro confuses the paths of a project that shares no folder with them, and which fault it
  // then meets first is a matter of time.
  const parent = join(REPOSITORY, ".cache/test");
  await mkdir(parent, { recursive: true });
  options = await repository(parent);
  await mkdir(join(options.root, "scripts/docs"), { recursive: true });
  await cp(join(REPOSITORY, SITE), join(options.root, SITE), { recursive: true });
  await cp(join(REPOSITORY, "package-lock.json"), join(options.root, "package-lock.json"));
  await symlink(join(REPOSITORY, "node_modules"), join(options.root, "node_modules"));
});
afterAll(() => remove(options));

test("a frame that cannot be compiled says why and where, and leaves nothing", async () => {
  const before = frameHash(options.root);
  await writeFile(join(options.root, SITE, "src/route.js"), `import { nothing } from "./none.js";\nexport const onRequest = nothing;\n`);
  expect(frameHash(options.root)).not.toBe(before);
  const failure: unknown = await compileFrame(options.root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FrameError);
  const { message } = failure as FrameError;
  expect(message).toMatch(/^The frame of the pages \(scripts\/docs\/site\) cannot be compiled:\n/);
  expect(message).toContain("./none.js");
  expect(message).toMatch(/\n {2}hint: mend the file that is named/);
  expect(message).not.toContain(options.root);
  expect([...(await contentOf(join(options.root, ".cache/docs"))).keys()]).toEqual([]);
});
