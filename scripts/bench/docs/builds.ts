// What the reference costs to build: from nothing, with what the last build kept, and one changed operation under `--watch`.
import { join } from "node:path";
import { type Contender, type Cost, interleave, type Run } from "../measure.js";
import { costsOfChanges } from "../running.js";
import { CACHE, OUT, remove } from "./copy.js";
import { redoclyCommand } from "./sites.js";

export const COLD = "cold";
export const WARM = "warm";
export const UNCHANGED = "warm, nothing to write";
export const REDOCLY = "redocly build-docs";

const COMMAND = ["--import", "tsx", "scripts/build-docs.ts"];

/** Each in turn, `runs` times. */
export async function buildCosts(
  root: string,
  runs: number,
  announce: (text: string) => void,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const build = (name: string, ...removed: readonly string[]): Contender => ({
    name,
    commands: [{ name, args: COMMAND, cwd: root }],
    prepare: () => remove(root, ...removed),
  });
  const redocly = { name: REDOCLY, commands: [redoclyCommand(join(root, "redoc.html"))] };
  return interleave([build(COLD, CACHE, OUT), build(WARM, OUT), build(UNCHANGED), redocly], runs, announce);
}

/** From the change of an operation's file to the line that says that its pages are written; the first change is not counted. */
export function changeCosts(root: string, runs: number): Promise<Cost[]> {
  const watch = { args: [...COMMAND, "--watch"], cwd: root, ready: /^watching /m, done: /^\d+ pages, \d+ files? changed/m };
  return costsOfChanges(watch, runs);
}
