// What becomes of public specifications: whether a generator takes them, keeps their operations, and writes code that compiles.
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { NO_ALLOWED_REFS } from "../../lib/allowed-refs.js";
import { compare } from "../../lib/finding.js";
import { operationsOf } from "../../lib/operations-of.js";
import { configOfRules } from "../../lib/redocly-config.js";
import { SpecTree } from "../../lib/redocly.js";
import { REPOSITORY } from "../../lib/repository.js";
import type { Section } from "../packages/table.js";
import { attempt } from "./attempt.js";
import { compile, importAll } from "./compile.js";
import { GENERATORS, type Generator } from "./generators.js";

/** Where they are: those of the tests, and those of the packages that publish them, each in one of its forms. */
const SOURCES: Readonly<Record<string, string>> = {
  "examples 3.0": "node_modules/@readme/oas-examples/3.0/json",
  "examples 3.1": "node_modules/@readme/oas-examples/3.1/yaml",
  galaxy: "node_modules/@scalar/galaxy/dist/3.1.yaml",
  figma: "node_modules/@figma/rest-api-spec/openapi",
  own: "test/fixtures/specifications/own",
};

/** How a root document begins, as YAML or as JSON. */
const ROOT_DOCUMENT = /^(?:openapi:| {0,4}"openapi":|\{\s*"openapi":)/m;

/** What a generator made of a specification. */
export interface Result {
  generator: string;
  specification: string;
  /** What it said where it made nothing. */
  refused: string | undefined;
  operations: number;
  /** Of the compiler, under `strict`. */
  errors: readonly string[];
}

/** A specification, and how many operations it has. */
export interface Specification {
  name: string;
  file: string;
  operations: number;
}

export async function specificationsSection(announce: (text: string) => void): Promise<Section> {
  const specifications: Specification[] = [];
  const results: Result[] = [];
  for (const [source, place] of Object.entries(SOURCES)) {
    for (const file of await rootDocuments(join(REPOSITORY, place))) {
      const name = `${source}: ${relative(join(REPOSITORY, place), file) || basename(file)}`.replaceAll("\\", "/");
      announce(name);
      specifications.push({ name, file, operations: await countOperations(file) });
      // At once: nothing is timed here.
      results.push(...(await Promise.all(GENERATORS.map((generator) => resultOf(generator, name, file)))));
    }
  }
  return resultsSection(specifications, results);
}

/** The root documents below a folder, or the one that the path is of. */
export async function rootDocuments(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const roots = await Promise.all(files.map(async (file) => (ROOT_DOCUMENT.test(await readFile(file, "utf8")) ? [file] : [])));
  return roots.flat().sort(compare);
}

/** The operations of a document, its path items followed into other files. */
export async function countOperations(path: string): Promise<number> {
  const foreign = { allowed: NO_ALLOWED_REFS, accept: () => undefined };
  return operationsOf(await SpecTree.load(path, await configOfRules(), foreign)).length;
}

async function resultOf(generator: Generator, specification: string, file: string): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bench-specification-"));
  try {
    // As they are: what a generator cannot take is what is asked here.
    const found = await attempt({ ...generator, instead: undefined }, folder, file);
    const result = { generator: generator.name, specification };
    if (found.contender === undefined) return { ...result, refused: found.notes.join(" "), operations: 0, errors: [] };
    const { errors } = await compile(found.folder, "all", importAll(generator.entry));
    return { ...result, refused: undefined, operations: found.size.operations, errors };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A row for each specification, a column for each generator, how many did well, and what went wrong. */
export function resultsSection(specifications: readonly Specification[], results: readonly Result[]): Section {
  const generators = [...new Set(results.map(({ generator }) => generator))];
  const rows = specifications.map(({ name: specified, operations }): Section["rows"][number] => {
    const found = generators.map((name) =>
      results.find(({ generator, specification }) => generator === name && specification === specified),
    );
    return [specified, String(operations), ...found.map((result) => cell(result, operations))];
  });
  const operationsOf = new Map(specifications.map(({ name, operations }) => [name, operations]));
  const sum = (what: string, holds: (result: Result) => boolean): Section["rows"][number] => [
    what,
    String(specifications.length),
    ...generators.map((name) => String(results.filter((result) => result.generator === name && holds(result)).length)),
  ];
  const generated = ({ refused }: Result): boolean => refused === undefined;
  const keepsAll = (result: Result): boolean => generated(result) && result.operations === operationsOf.get(result.specification);
  const compiles = (result: Result): boolean => generated(result) && result.errors.length === 0;
  return {
    title: "specifications: operations kept, and errors of the compiler under strict",
    columns: ["operations", ...generators],
    rows: [
      ...rows,
      sum("taken", generated),
      sum("all operations kept", keepsAll),
      sum("compiles", compiles),
      sum("all three", (result) => keepsAll(result) && compiles(result)),
    ],
    targets: [],
    notes: results.flatMap(({ generator, specification, refused, errors: [error] }) => {
      const said = refused ?? error;
      return said === undefined ? [] : [`${generator}, ${specification}: ${said}`];
    }),
  };
}

function cell(result: Result | undefined, operations: number): string {
  if (result === undefined) return "";
  if (result.refused !== undefined) return "refused";
  const kept = result.operations === operations ? String(operations) : `${result.operations} of ${operations}`;
  return result.errors.length === 0 ? kept : `${kept}, ${result.errors.length} err.`;
}
