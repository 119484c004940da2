// Run in a process of its own, with DOCUMENT FOLDER MODULES: generates from one public document, compiles the output, and calls its functions.
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runDocumentPipeline } from "../../generate/foreign/index.js";
import { compile } from "../../../test/generate/harness/compiler.js";
import { prepare, runCalls } from "../../../test/generate/specifications/harness/try-document.js";

/** The outcome of one document. */
export interface CorpusResult {
  /** With the default `lint: "consumer"`. */
  accepted: boolean;
  operations: number;
  /** Operations that have functions. */
  kept: number;
  compiled: boolean;
  /** Calls that could be made up: with all parameters, and with the required ones alone. */
  callable: number;
  /** Calls whose request came as the document says, and that resolved to the response. */
  called: number;
  failures: string[];
}

async function tryDocument(spec: string, folder: string, modules: string): Promise<CorpusResult> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  await symlink(modules, join(folder, "node_modules"), "junction");
  const { findings } = await runDocumentPipeline({ spec, out: join(folder, "strict"), check: true });
  const prepared = await prepare(join(folder, "tried"), spec);
  const problems = compile(folder, [join(prepared.folder, "out/index.ts")]);
  const faults = await runCalls(prepared);
  return {
    accepted: findings.length === 0,
    operations: prepared.documented.length,
    kept: prepared.documented.filter((key) => prepared.generated.includes(key)).length,
    compiled: problems.length === 0,
    callable: prepared.calls.length,
    called: prepared.calls.length - faults.length,
    failures: [...problems, ...faults].slice(0, 20),
  };
}

const [document = "", folder = "", modules = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await tryDocument(document, folder, modules)));
