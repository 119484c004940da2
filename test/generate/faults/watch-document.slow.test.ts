import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "../../scripts/support/command.js";
import { contentOf, edit, emptyFolder, removeFolder, smallRepositoryWithScripts } from "../../scripts/support/repositories.js";
import { WatchProcess } from "./support/watch-process.js";

const DOCUMENT = `openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
servers: [{ url: "https://api.example.com" }]
paths:
  /things:
    get:
      operationId: listThings
      responses:
        "200":
          description: The things.
          content: { application/json: { schema: { $ref: "schemas/Things.yaml" } } }
`;

let repository: string;
let folder: string;
let out: string;
let command: WatchProcess;
beforeAll(async () => {
  [repository, folder] = await Promise.all([smallRepositoryWithScripts(), emptyFolder()]);
  // Below the document's own folder, as many have it.
  out = join(folder, "client");
  await mkdir(join(folder, "schemas"));
  await writeFile(join(folder, "openapi.yaml"), DOCUMENT);
  await writeFile(join(folder, "schemas/Things.yaml"), "type: array\nitems: { type: string }\n");
  command = new WatchProcess(repository, ["--lint", "warn", "--spec", join(folder, "openapi.yaml"), "--out", out]);
  await command.begun();
}, 60_000);
afterAll(async () => {
  await command.end();
  await Promise.all([removeFolder(repository), removeFolder(folder)]);
});

async function expectFresh(): Promise<void> {
  const fresh = await emptyFolder();
  try {
    const args = ["--lint", "warn", "--spec", join(folder, "openapi.yaml"), "--out", fresh];
    expect(await runScript(repository, "scripts/launch.js", args)).toMatchObject({ code: 0 });
    expect(await contentOf(out)).toEqual(await contentOf(fresh));
  } finally {
    await removeFolder(fresh);
  }
}

test("a document of several files is generated again as one of them changes", async () => {
  const { ok, changes } = await command.roundAfter(() => edit(join(folder, "schemas/Things.yaml"), "type: string", "type: integer"));
  expect(ok).toBe(true);
  expect(changes).toContain("openapi.json");
  expect(await readFile(join(out, "types/components.ts"), "utf8")).toContain("number[]");
  await expectFresh();
});

test("a file that is missing is waited for", async () => {
  const missing = await command.roundAfter(() =>
    edit(join(folder, "schemas/Things.yaml"), "{ type: integer }", "{ $ref: more/Thing.yaml }"),
  );
  expect(missing.ok).toBe(false);
  await command.roundAfter(
    async () => {
      await mkdir(join(folder, "schemas/more"));
      await writeFile(join(folder, "schemas/more/Thing.yaml"), "type: boolean\n");
    },
    ({ ok }) => ok,
  );
  await expectFresh();
});
