// What becomes of a document that a generator is given.
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { parse } from "yaml";
import { CommandFailure, type Contender, runContender } from "../measure.js";
import type { Generator } from "./generators.js";
import { type OutputSize, sizeOfOutput } from "./output.js";
import { nodeFor, nodeLabel } from "./peers.js";

/** What a generator made of a document, or why it made nothing. */
export interface Attempt {
  generator: Generator;
  /** The folder that it runs in. */
  folder: string;
  /** How to run it again; undefined where it did not do its work. */
  contender: Contender | undefined;
  size: OutputSize;
  /** What it said of a document that it refused, and what it was given in its place. */
  notes: readonly string[];
}

/** How much is kept of what a generator says, in characters. */
const SAID = 200;

const NOTHING: OutputSize = { files: 0, bytes: 0, lines: 0, operations: 0 };

/** Runs a generator once, in a new folder below `parent`, on the document at the absolute path. */
export async function attempt(generator: Generator, parent: string, document: string): Promise<Attempt> {
  const folder = join(parent, generator.name.replace(/\W+/g, "-"));
  const none: Attempt = { generator, folder, contender: undefined, size: NOTHING, notes: [] };
  const node = nodeFor(generator.node);
  if (node === undefined) return { ...none, notes: [`needs Node ${generator.node}, which there is not for this machine`] };
  await mkdir(folder);
  await symlink(generator.modules, join(folder, "node_modules"), "junction");
  const found = await run(generator, folder, document, node);
  if ("contender" in found || generator.instead === undefined) {
    return "contender" in found ? { ...none, ...found } : { ...none, notes: [found.said] };
  }
  const { what, of } = generator.instead;
  const copy = join(folder, "document.json");
  await writeFile(copy, JSON.stringify(of(await readDocument(document)), null, 2));
  const again = await run(generator, folder, copy, node);
  if ("said" in again) return { ...none, notes: [found.said] };
  return { ...none, ...again, notes: [`${found.said}; it was given ${what}`] };
}

type Outcome = Pick<Attempt, "contender" | "size"> | { said: string };

async function run(generator: Generator, folder: string, document: string, node: string): Promise<Outcome> {
  const { config } = generator;
  if (config !== undefined) await writeFile(join(folder, config.name), config.text(document));
  const name = generator.name + nodeLabel(generator.node);
  const out = join(folder, "out");
  const contender: Contender = {
    name,
    commands: [{ name, args: generator.args(document), cwd: folder, node }],
    prepare: async () => {
      await rm(out, { recursive: true, force: true });
      await mkdir(out);
    },
  };
  try {
    await contender.prepare?.();
    await runContender(contender);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return { said: whatIsSaid(error.output, folder) };
  }
  const size = await sizeOfOutput(out, generator.operations);
  return size.files === 0 ? { said: "ends with 0 and writes nothing" } : { contender, size };
}

/** The first line of the output that speaks of a failure, or its last one. */
export function whatIsSaid(output: string, folder: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${folder}/`, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const said = lines.find((line) => /error|cannot|could not|unable|invalid|🛑/i.test(line)) ?? lines.at(-1) ?? "nothing";
  return `says “${said.length > SAID ? `${said.slice(0, SAID)}…` : said}”`;
}

async function readDocument(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8");
  return extname(path) === ".json" ? (JSON.parse(text) as unknown) : (parse(text) as unknown);
}
