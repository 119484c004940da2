import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { KeptPackages } from "../../scripts/pack/kept-packages.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import type { OutputFile } from "../../scripts/core/files/output.js";
import { emptyFolder, filesBelow, writeFiles } from "../harness/folders.js";
import { PACKAGES } from "../harness/package-entries.js";

const OWN = "packages/client/src/index.ts";
const GENERATED = "generated/types.ts";
const OTHER = "packages/auth/src/index.ts";
let root = "";
let made = 0;

beforeEach(async () => {
  root = emptyFolder();
  made = 0;
  for (const path of [OWN, GENERATED, OTHER, "generated/docs/index.html", "packages/client/dist/index.js", "scripts/emit/types.ts"])
    await write(path, "old\n");
  await write("packages/client/package.json", "{}\n");
});

const write = (path: string, text: string): Promise<void> => writeFiles(root, { [path]: text });

function files({ tools = "1", during = () => Promise.resolve() } = {}): Promise<OutputFile[]> {
  return new KeptPackages(root, join(root, ".cache"), tools).files("client", async (read) => {
    made++;
    read(OWN);
    read(GENERATED);
    await during();
    return [{ path: "index.js", text: `made ${made}\n` }];
  });
}

test.each([OWN, GENERATED, "packages/client/package.json"])("rebuilds after %s changed", async (path) => {
  await files();
  await write(path, "new\n");
  expect(await files()).toEqual([{ path: "index.js", text: "made 2\n" }]);
});

test.each([OTHER, "generated/docs/index.html", "packages/client/dist/index.js"])(
  "does not rebuild after %s changed, which is not read",
  async (path) => {
    await files();
    await write(path, "new\n");
    await files();
    expect(made).toBe(1);
  },
);

test.each(["packages/client/src/index.js", "tsconfig.json"])("rebuilds after %s was added, which may take precedence", async (path) => {
  await files();
  await write(path, "new\n");
  await files();
  expect(made).toBe(2);
});

test("keeps each package of this repository", async () => {
  const kept = await filesBelow(join(REPOSITORY, ".cache/generate/packages"));
  expect(kept.sort()).toEqual(PACKAGES.map((name) => `${name}.json`).sort());
});

test("rebuilds with other tools", async () => {
  await files();
  await files({ tools: "2" });
  expect(made).toBe(2);
});

test("caches nothing if a source changed during the build", async () => {
  await files({ during: () => write(OWN, "new\n") });
  expect(await filesBelow(join(root, ".cache"))).toEqual([]);
});

test("ignores a truncated cache file", async () => {
  await files();
  await write(".cache/client.json", '{"salt":');
  await files();
  expect(made).toBe(2);
});
