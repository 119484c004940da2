import { readFile, symlink, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { runScript } from "./support/command.js";
import {
  contentOf,
  edit,
  emptyFolder,
  filesBelow,
  removeFolder,
  smallRepositoryWithScripts,
  stateOf,
  wholeRepository,
} from "./support/repositories.js";

const GENERATE = "scripts/generate.ts";

/** What a package's build adds beside its sources, which is not committed. */
function isBuilt(file: string): boolean {
  return /^packages\/[^/]+\/(dist\/|LICENSE$)/.test(file);
}

describe("on a copy of this repository", () => {
  let folder: string;
  beforeAll(async () => (folder = await wholeRepository()));
  afterAll(() => removeFolder(folder));

  test("what is committed is what the contract yields", async () => {
    const before = await stateOf(folder);
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--check"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("nothing changed");
    expect(await stateOf(folder)).toEqual(before);
  });

  test("another locale, time zone and folder, behind a link, give the same bytes", async () => {
    const before = await contentOf(folder);
    await removeFolder(join(folder, "generated"));
    const away = await emptyFolder();
    try {
      const link = join(away, "a folder with spaces");
      await symlink(folder, link);
      const env = { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" };
      expect(await runScript(link, join(link, GENERATE), ["--no-docs"], env)).toMatchObject({ code: 0, stderr: "" });
      const after = await contentOf(folder);
      expect(Object.fromEntries(Object.entries(after).filter(([file]) => !isBuilt(file)))).toEqual(before);
      for (const name of ["types", "client"]) {
        expect(await contentOf(join(folder, `packages/${name}/dist`))).toEqual(await contentOf(join(REPOSITORY, `packages/${name}/dist`)));
      }
    } finally {
      await removeFolder(away);
    }
  });
});

describe("on a small contract", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await smallRepositoryWithScripts();
    expect(await runScript(folder, GENERATE, ["--no-docs"])).toMatchObject({ code: 0, stderr: "" });
  }, 60_000);
  afterAll(() => removeFolder(folder));

  test("writes what differs alone, and prints each step with its time", async () => {
    await unlink(join(folder, "generated/client.ts"));
    const before = await stateOf(folder);
    const { stdout } = await runScript(folder, GENERATE, ["--no-docs"]);
    const { "generated/client.ts": written, ...after } = await stateOf(folder);
    expect(written).toBeDefined();
    expect(after).toEqual(before);
    const steps = [...stdout.matchAll(/^(\S+) +\d+ ms/gm)].map(([, step]) => step);
    expect(steps).toEqual(["read", "lint", "check", "bundle", "types", "operations", "pagination", "client", "write", "packages", "total"]);
    expect(stdout).toContain("\n  generated/client.ts\n");
    expect(stdout).not.toContain("generated/types.ts");
  });

  test("--check lists each stale file and writes nothing", async () => {
    const description = join(folder, "spec/groups/things/schemas/Size.yaml");
    const stray = join(folder, "generated/operations/stray.ts");
    await edit(description, "A size.", "Another size.");
    await edit(join(folder, "README.md"), "| Things |", "| Thingz |");
    await writeFile(stray, "stray\n");
    await unlink(join(folder, "generated/client.ts"));
    const before = await stateOf(folder);
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--check"]);
    expect(code).toBe(1);
    expect(stderr.split("\n")).toEqual([
      "generated/client.ts: stale",
      "generated/openapi.json: stale",
      "generated/operations/stray.ts: stale",
      "generated/schemas.ts: stale",
      "generated/stamp.json: stale",
      "generated/types/components.ts: stale",
      "README.md: stale",
      "run `npm run generate` and commit what it writes",
      "",
    ]);
    expect(stdout).toContain("7 files changed");
    expect(await stateOf(folder)).toEqual(before);

    expect(await runScript(folder, GENERATE, ["--no-docs"])).toMatchObject({ code: 0, stderr: "" });
    expect(await filesBelow(join(folder, "generated/operations"))).toEqual(["index.ts", "things.ts"]);
    await edit(description, "Another size.", "A size.");
  });

  test("an unknown option is wrong usage", async () => {
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--chek"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("Unknown option '--chek'");
    expect(stderr).toContain("usage: npm run generate");
    expect(stderr).not.toContain("    at ");
  });

  test("--help prints the usage and writes nothing", async () => {
    const before = await stateOf(folder);
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("usage: npm run generate");
    expect(await stateOf(folder)).toEqual(before);
  });

  test("a finding is one line at the file to edit, the source, and a hint", async () => {
    const schema = join(folder, "spec/groups/things/schemas/Thing.yaml");
    await edit(schema, '"./Size.yaml"', '"./Length.yaml"');
    const before = await stateOf(folder);
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--no-docs"]);
    await edit(schema, '"./Length.yaml"', '"./Size.yaml"');
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.split("\n")).toEqual([
      "spec/groups/things/schemas/Thing.yaml:9:5 no-unresolved-refs The `$ref` leads to no file: `./Length.yaml`.",
      "     7 |     description: The name of the thing.",
      "     8 |   size:",
      '  >  9 |     $ref: "./Length.yaml"',
      "       |     ^",
      "    10 |     description: The size of the thing.",
      "  hint: correct the `$ref`, or add the file that it names",
      "1 finding in 1 file",
      "nothing was written",
      "",
    ]);
    expect(await stateOf(folder)).toEqual({ ...before, "spec/groups/things/schemas/Thing.yaml": expect.any(String) as string });
  });

  test.each([
    ["a missing root document", "spec/openapi.yaml", undefined, 2, /^spec\/openapi\.yaml:1:1 unreadable /],
    ["a root document that is no YAML", "spec/openapi.yaml", "openapi: 3.1.0\n  paths: {}\n", 1, /^spec\/openapi\.yaml:2:8 yaml-syntax /],
    ["a README without the lines around the table", "README.md", "# Things\n", 1, /^README\.md:1:1 coverage-table /],
  ])("%s stops the run", async (_, file, text, exitCode, line) => {
    const old = await readFile(join(folder, file), "utf8");
    try {
      await (text === undefined ? unlink(join(folder, file)) : writeFile(join(folder, file), text));
      const before = await stateOf(folder);
      const { code, stderr } = await runScript(folder, GENERATE, ["--no-docs"]);
      expect(stderr).toMatch(line);
      expect(stderr).not.toMatch(/^ +at /m);
      expect(code).toBe(exitCode);
      expect(await stateOf(folder)).toEqual(before);
    } finally {
      await writeFile(join(folder, file), old);
    }
  });
});
