import { readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtClone, type Clone } from "./support/repository.js";

let clone: Clone;
beforeAll(async () => {
  clone = await builtClone();
}, 300_000);
afterAll(() => clone.remove());

const propose = (...args: string[]): ReturnType<Clone["run"]> => clone.run("scripts/propose-changeset.ts", args);
const proposals = async (): Promise<string[]> =>
  (await readdir(join(clone.folder, ".changeset"))).filter((file) => file.startsWith("contract-"));

test("an operation that is gone is proposed as what breaks, once, and the check asks for it", async () => {
  expect(await propose()).toMatchObject({ code: 0, stdout: "Nothing that a consumer can see has changed since main.\n", stderr: "" });
  await clone.git("tag", "v0.0.1");
  await clone.edit("spec/openapi.yaml", '  /api-keys: { $ref: "groups/unversioned-and-observability-extras/paths/api-keys.yaml" }\n', "");
  const contradicted = await propose();
  expect([contradicted.code, contradicted.stdout, await proposals()]).toEqual([1, "", []]);
  expect(contradicted.stderr).toMatch(/^the contract has no operation createApiKey any more, and the packages still export .*\n {2}hint: /);
  await unlink(join(clone.folder, "spec/groups/unversioned-and-observability-extras/paths/api-keys.yaml"));
  expect(await clone.run("scripts/generate.ts", ["--no-docs"])).toMatchObject({ code: 0 });

  const unmet = await propose("--check");
  expect([unmet.code, unmet.stdout]).toEqual([1, ""]);
  expect(unmet.stderr).toMatch(
    /^The changes since v0\.0\.1 \(0\.0\.1\) need a minor bump in \.changeset\/, and there is none\.\n {2}hint: /,
  );
  expect(await proposals()).toEqual([]);

  const written = await propose();
  const [file = ""] = await proposals();
  expect(written).toMatchObject({ code: 0, stdout: `.changeset/${file}: a minor bump, 0.0.1 → 0.1.0.\n`, stderr: "" });
  const text = await clone.read(`.changeset/${file}`);
  expect(text).toContain('"@hosting-platform/sdk": minor\n');
  expect(text).toMatch(
    /\n### Removed\n\n- Unversioned and observability extras\n {2}- \*\*Breaking:\*\* `createApiKey` \(`POST \/api-keys`\)\. Take its calls out before you upgrade\.\n/,
  );
  expect(await propose()).toMatchObject({ code: 0, stdout: `.changeset/${file} is up to date.\n` });
  expect([await proposals(), await clone.read(`.changeset/${file}`)]).toEqual([[file], text]);
  expect(await propose("--check")).toMatchObject({
    code: 0,
    stdout: "The changes since v0.0.1 (0.0.1) need a minor bump; the next version is 0.1.0.\n",
  });

  await clone.edit(`.changeset/${file}`, ": minor\n", ": patch\n");
  expect(await propose("--check")).toMatchObject({ code: 1, stdout: "" });
  expect(await propose()).toMatchObject({
    code: 1,
    stdout: `.changeset/${file} was edited, and is left as it is.\n`,
    stderr: "It makes for a patch bump, and the changes need a minor one.\n  hint: write that bump there, or run again with --overwrite\n",
  });
  expect(await propose("--overwrite")).toMatchObject({ code: 0 });
  expect(await clone.read(`.changeset/${file}`)).toBe(text);
  // Ten commands that compile: more than a minute where nothing else runs.
}, 900_000);

test.each([
  [["--check", "--dry-run"], "--check writes nothing"],
  [["--chek"], "(Did you mean --check?)"],
  [["--base", "no-such-branch"], "no-such-branch"],
])(
  "wrong usage says what is wrong: %j",
  async (args, message) => {
    const { code, stdout, stderr } = await propose(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  },
  300_000,
);
