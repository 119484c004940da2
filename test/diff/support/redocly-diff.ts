import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseReport, type RawChange } from "../../../scripts/diff/run-redocly.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";

const LIBRARY = join(REPOSITORY, "node_modules/@redocly/cli/lib");

interface Parts {
  createConfig: (config: object) => Promise<object>;
  handleDiff: (run: { argv: object; config: object }) => Promise<void>;
}

/** The parts of the pinned Redocly CLI, whose files have hashes for names. */
async function findParts(): Promise<Parts> {
  const index = readFileSync(join(LIBRARY, "index.js"), "utf8");
  const command = /\{handleDiff:\w+\}=await import\("\.\/(chunks\/\w+\.js)"\)/.exec(index)?.[1];
  if (command === undefined) throw new Error("this version of the Redocly CLI has its diff elsewhere");
  const chunks = readFileSync(join(LIBRARY, command), "utf8").matchAll(/\bfrom"\.\/(\w+\.js)"/g);
  const modules = await Promise.all([...chunks].map(([, name = ""]) => load(`chunks/${name}`)));
  const isCreator = (value: unknown): boolean => /^async function \w+\(\w+,\{configPath:/.test(String(value));
  const [createConfig, ...others] = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value) => typeof value === "function" && isCreator(value));
  if (createConfig === undefined || others.length > 0) throw new Error("this version of the Redocly CLI is configured otherwise");
  return { createConfig, handleDiff: (await load(command))["handleDiff"] } as Parts;
}

async function load(path: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(join(LIBRARY, path)).href)) as Record<string, unknown>;
}

let parts: Promise<Parts & { config: object }> | undefined;

/** Returns the findings of `redocly diff` without a child process, which takes a second. */
export async function redoclyDiffHere(base: string, revision: string): Promise<RawChange[]> {
  parts ??= findParts().then(async (found) => ({ ...found, config: await found.createConfig({ extends: ["diff-recommended"] }) }));
  const { handleDiff, config } = await parts;
  const folder = await mkdtemp(join(tmpdir(), "redocly-diff-"));
  // Not a spy: who calls this may have one there, and it says where the report was written.
  const write: unknown = Reflect.get(process.stderr, "write");
  Reflect.set(process.stderr, "write", () => true);
  try {
    const output = join(folder, "diff.json");
    await handleDiff({ argv: { base, revision, format: "json", output, "fail-on": "none" }, config });
    return parseReport(await readFile(output, "utf8"), process.cwd());
  } finally {
    Reflect.set(process.stderr, "write", write);
    await rm(folder, { recursive: true });
  }
}
