import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { add, edit, FIXTURES, withVariant } from "./variant.js";

const CLEAN = join(FIXTURES, "clean/openapi.yaml");
const MANIFEST = join(FIXTURES, "manifest.tsv");

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function run(script: string, args: string[], cwd = REPOSITORY): Promise<Run> {
  const tsx = import.meta.resolve("tsx");
  return new Promise((done) => {
    execFile(process.execPath, ["--import", tsx, resolve(REPOSITORY, "scripts", script), ...args], { cwd }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, stdout, stderr });
    });
  });
}

test("check-spec ends with 0 and says nothing where there is nothing to say", async () => {
  expect(await run("check-spec.ts", [CLEAN])).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("check-spec ends with 1 and prints findings with hints on stderr, files as seen from the working folder", async () => {
  const result = await withVariant([add("groups/boats/schemas/Sail.yaml")], (tree) => run("check-spec.ts", ["openapi.yaml"], tree.folder));
  expect(result).toEqual({
    code: 1,
    stdout: "",
    stderr:
      "groups/boats/schemas/Sail.yaml:1:1 check/orphan-files Nothing in the contract refers to this file.\n" +
      "  > 1 | type: string\n      | ^\n" +
      "  hint: refer to it by `$ref`, or delete it\n1 finding in 1 file\n",
  });
});

test.each([
  ["check-spec.ts", ["no-such-file.yaml"], "no-such-file.yaml"],
  ["check-spec.ts", ["a.yaml", "b.yaml"], "usage: check-spec"],
  ["check-spec.ts", ["--fix"], "usage: check-spec"],
  ["coverage.ts", ["--manifest", "no-such-file.tsv"], "usage: coverage"],
])("%s %j ends with 2", async (script, args, said) => {
  const { code, stdout, stderr } = await run(script, args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(said);
  expect(stderr).not.toContain("    at ");
});

test("coverage prints a table and how much of the manifest is there", async () => {
  const { code, stdout, stderr } = await run("coverage.ts", ["--manifest", MANIFEST, CLEAN]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^Tag +Documented/);
  expect(stdout).toMatch(/\n11 of 11 operations of the manifest\n$/);
});

test("coverage --json ends with 1 where the contract lacks an operation, and still prints the figures", async () => {
  const change = edit("openapi.yaml", '  /v1/harbour-masters/: { $ref: "groups/harbour-masters/paths/v1@harbour-masters@.yaml" }\n', "");
  const { code, stdout, stderr } = await withVariant([change], (tree) =>
    run("coverage.ts", ["--json", "--manifest", MANIFEST, tree.entry]),
  );
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    tags: [{ tag: "Boats", documented: 3, partial: 0, index: 7 }],
    total: { tag: "Total", documented: 3, partial: 0, index: 7 },
    manifest: { wanted: 11, found: 10 },
  });
  expect(stderr).toContain("check/coverage The contract lacks GET /v1/harbour-masters/.");
});
