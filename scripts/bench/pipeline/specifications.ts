// Runs each generator on public documents. A result is a failure, missing operations, compile errors or success.
import { DOCUMENTS } from "../../../test/generate/specifications/harness/documents.js";
import { NO_ALLOWED_REFS } from "../../read/allowed-refs.js";
import { operationsOf } from "../../read/source-operations.js";
import { configOfRules } from "../../open/rule-sets/author.js";
import { SpecTree } from "../../read/spec-tree.js";
import { installPeers } from "../peers.js";
import { timed } from "../processes.js";
import type { Table } from "../table.js";
import { compile } from "../tsc.js";
import { withFolder } from "../workspace.js";
import { checkAll, commandOf, emptyOutput, type Generator, GENERATORS, operationsIn, prepareFolder } from "./generators.js";

const GOOD = "ok";

/** Lists the documents that a generator fails on, and counts the others. */
export async function* specificationsSection(): AsyncGenerator<Table> {
  await installPeers();
  const rows: Table["rows"] = {};
  const good = new Map(GENERATORS.map(({ name }) => [name, 0]));
  for (const { name: document, file } of DOCUMENTS) {
    const operations = await countOperations(file);
    // All at once: nothing is timed here.
    const results = await Promise.all(
      GENERATORS.map(async (generator) => [generator.name, await resultOf(generator, file, operations)] as const),
    );
    for (const [name, result] of results) if (result === GOOD) good.set(name, (good.get(name) ?? 0) + 1);
    if (results.some(([, result]) => result !== GOOD)) rows[document] = { operations, ...Object.fromEntries(results) };
  }
  rows[`${GOOD}, of ${DOCUMENTS.length} documents`] = Object.fromEntries(good);
  yield { title: "documents whose operations are all kept in code that compiles under strict", rows };
}

/** Counts the operations of a document, including path items in other files. */
async function countOperations(path: string): Promise<number> {
  const foreign = { allowed: NO_ALLOWED_REFS, accept: () => undefined };
  return operationsOf(await SpecTree.load(path, await configOfRules(), foreign)).length;
}

async function resultOf(generator: Generator, document: string, operations: number): Promise<string> {
  return withFolder(async (folder) => {
    await prepareFolder(generator, folder, document);
    await emptyOutput(folder);
    const refused = await timed(commandOf(generator, folder, document)).then(
      () => false,
      () => true,
    );
    const kept = await operationsIn(generator, folder);
    if (refused || kept === undefined) return "refused";
    await checkAll(folder);
    const { errors } = await compile(folder, `import * as all from ${JSON.stringify(generator.entry)};\nexport { all };`);
    if (kept !== operations) return `${kept} operations, ${errors.length} errors`;
    return errors.length === 0 ? GOOD : `${errors.length} errors`;
  });
}
