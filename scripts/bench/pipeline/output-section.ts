// How much code the generators make of the contract, and what the compiler needs for it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/repository.js";
import type { Section } from "../packages/table.js";
import { type Attempt, attempt } from "./attempt.js";
import { fiveCalls } from "./calls.js";
import { type Compilation, compile, importAll } from "./compile.js";
import { GENERATORS } from "./generators.js";

type Row = Section["rows"][number];

const CONTRACT = join(REPOSITORY, "generated/openapi.json");

export async function outputSection(announce: (text: string) => void): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "bench-output-"));
  try {
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const generator of GENERATORS) {
      announce(generator.name);
      const found = await attempt(generator, folder, CONTRACT);
      notes.push(...found.notes.map((note) => `${generator.name} ${note}`));
      if (found.contender !== undefined) rows.push([generator.name, ...sizes(found), ...(await compilations(found))]);
    }
    return {
      title: "output: the code for the contract, and what the compiler needs for it above an empty file",
      columns: ["files", "kB", "lines", "operations", "errors", "instantiations of all", "ms", "MB", "of five calls", "ms", "MB"],
      rows,
      targets: [],
      notes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sizes({ size }: Attempt): string[] {
  return [size.files, (size.bytes / 1000).toFixed(0), size.lines, size.operations].map(String);
}

async function compilations({ generator, folder }: Attempt): Promise<string[]> {
  const empty = await compile(folder, "empty", "export {};");
  const all = await compile(folder, "all", importAll(generator.entry));
  const calls = await compile(folder, "calls", fiveCalls(generator.name, generator.entry));
  const above = ({ instantiations, time, memory }: Compilation): string[] => [
    String(instantiations - empty.instantiations),
    (time - empty.time).toFixed(0),
    (memory - empty.memory).toFixed(0),
  ];
  return [String(new Set([...all.errors, ...calls.errors]).size), ...above(all), ...above(calls)];
}
