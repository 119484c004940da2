import { appendFile, mkdir, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPipeline } from "../../../scripts/generate/own/pipeline.js";
import { contentOf, edit } from "../../harness/folders.js";
import { smallRepository, smallRepositoryWithScripts } from "../harness/repositories.js";
import { WatchProcess } from "./watch-process.js";

let watched: string;
let fresh: string;
let command: WatchProcess;

beforeAll(async () => {
  [watched, fresh] = await Promise.all([smallRepositoryWithScripts(), smallRepository()]);
  command = new WatchProcess(watched);
  await command.begun();
});
afterAll(async () => {
  await command.end();
});

const THINGS = "spec/groups/things";
const SIZE = `${THINGS}/schemas/Size.yaml`;
const THING = `${THINGS}/schemas/Thing.yaml`;

/** Some finding, whichever a fresh run has. */
const ANY = "any";
type Edit = (root: string) => Promise<void>;

/** The generated files, and the packages built of them. The commands are built in a repository that has their sources only. */
async function outputOf(root: string): Promise<Record<string, string>> {
  const content = await contentOf(root);
  return Object.fromEntries(
    Object.entries(content).filter(([file]) => /^(generated\/|packages\/(?!(?:generator|cli)\/)[^/]+\/dist\/)/.test(file)),
  );
}

function save(path: string, from: string, to: string): Edit {
  return (root) => edit(join(root, path), from, to);
}

const NEW_SCHEMA = "type: string\ndescription: A colour.\n";

async function addSchema(root: string): Promise<void> {
  await mkdir(join(root, "spec/shared/schemas"), { recursive: true });
  const colour = '  colour:\n    $ref: "../../../shared/schemas/Colour.yaml"\n    description: The colour of the thing.\n';
  await edit(join(root, THING), "  kind:\n", `${colour}  kind:\n`);
  for (const [example, indentation] of [
    ["createThing.request-full", "  "],
    ["listThings.response-full", "      "],
  ] as const)
    await edit(join(root, THINGS, `examples/${example}.yaml`), `${indentation}kind:`, `${indentation}colour: red\n${indentation}kind:`);
  await writeFile(join(root, "spec/shared/schemas/Colour.yaml"), NEW_SCHEMA);
}

test.each<[string, Edit, string | undefined]>([
  ["a text", save(SIZE, "A size.", "The size of a thing."), undefined],
  ["a broken file", save(SIZE, "type: integer", "type: ["), "yaml-syntax"],
  ["the broken file mended", save(SIZE, "type: [", "type: integer"), undefined],
  ["a folder and a file in it that are new", addSchema, undefined],
  // Before the new file goes: the watcher learns of a new folder's files a moment later.
  ["a package", (root) => appendFile(join(root, "packages/auth/src/bearer.ts"), "\nexport const ADDED = 1;\n"), undefined],
  ["a file that is gone", (root) => unlink(join(root, "spec/shared/schemas/Colour.yaml")), "no-unresolved-refs"],
  ["the same, there again", (root) => writeFile(join(root, "spec/shared/schemas/Colour.yaml"), NEW_SCHEMA), undefined],
  ["the contract moved away", (root) => rename(join(root, "spec"), join(root, "away")), ANY],
  ["and back", (root) => rename(join(root, "away"), join(root, "spec")), undefined],
  ["the folder that is back", save(SIZE, "The size of a thing.", "One size."), undefined],
])("%s: produces the same output as a fresh run", async (_, work, rule) => {
  const before = await outputOf(watched);
  await work(fresh);
  const { findings } = await runPipeline({ root: fresh }).catch(() => ({ findings: [{ rule: "unreadable" }] }));
  const [rules, written] = [findings.map((finding) => finding.rule), findings.length > 0 ? before : await outputOf(fresh)];
  if (rule !== ANY) expect(rules[0]).toBe(rule);
  await command.roundAfter(
    () => work(watched),
    async (round) => {
      const told = round.findings.map((finding) => finding.rule);
      return isDeepStrictEqual([told, await outputOf(watched)], [rules, written]);
    },
  );
});

test("reports changed generator code", async () => {
  await edit(join(watched, "scripts/generate/own/generated-readme.ts"), "# ", "# All that is ");
  await command.said("the generator's code changed");
});

test("exits with 0 and prints nothing on Ctrl+C", async () => {
  const said = command.stderr;
  command.child.kill("SIGINT");
  expect(await command.ended).toMatchObject({ code: 0, signal: null });
  expect(command.stderr).toBe(said);
});
