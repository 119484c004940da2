import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";
import type { Bump } from "../diff/model.js";
import { compare } from "../lib/finding.js";
import { LINE_WIDTH } from "../lib/text.js";
import { CHANGESET_FOLDER } from "./changesets.js";
import { bumpFor, type ChangesSince, isNothing } from "./changes-since.js";
import { changesText } from "./changes-text.js";

/** A changeset that was made from what changed. */
export interface Proposal {
  /** Name of the file in `.changeset/`. */
  file: string;
  text: string;
  bump: Bump;
}

/** What a run does to `.changeset/`. */
export interface ProposalStep {
  proposal?: Proposal;
  /** `kept`: a person edited it, and nothing has changed since; `outdated`: one did, and something has. */
  outcome: "written" | "unchanged" | "kept" | "outdated" | "nothing";
  /** Proposals that this one takes the place of. */
  removed: readonly string[];
}

/** Of a proposal, what its text was when it was written: so an edit of it shows. */
const STAMP = /^<!-- Proposed by `npm run changeset`[^]*?\b([0-9a-f]{16}) -->$/m;
const PROPOSED = /^contract-[0-9a-f]{8}\.md$/;

/** The changeset that changes ask for; undefined where there are none. */
export async function proposalFor(changes: ChangesSince, packages: readonly string[]): Promise<Proposal | undefined> {
  if (isNothing(changes)) return undefined;
  const bump = bumpFor(changes, changes.version);
  const head = [...packages].sort(compare).map((name) => `${JSON.stringify(name)}: ${bump}\n`);
  const stamp = `<!-- Proposed by \`npm run changeset\` from what changed since ${changes.base.ref}. ${"0".repeat(16)} -->`;
  const text = await format(`---\n${head.join("")}---\n\n${stamp}\n\n${changesText(changes)}`, {
    parser: "markdown",
    printWidth: LINE_WIDTH,
  });
  // One for each base: what a later run finds is all that changed since, so that it takes the place of the one before.
  return { file: `contract-${hash(changes.base.commit).slice(0, 8)}.md`, text: stamped(text), bump };
}

/** Compares a proposal with what is there; those that the base had already are not touched, since it does not tell of what they do. */
export async function proposalStep(
  root: string,
  changes: ChangesSince,
  proposal: Proposal | undefined,
  { overwrite }: { overwrite: boolean },
): Promise<ProposalStep> {
  const folder = join(root, CHANGESET_FOLDER);
  const present = (await readdir(folder).catch(() => [])).filter((file) => PROPOSED.test(file) && !changes.changesets.includes(file));
  const states = await Promise.all(present.map(async (file) => ({ file, text: await readFile(join(folder, file), "utf8") })));
  const edited = states.find(({ text }) => !isUntouched(text));
  const removed = states.filter(({ file }) => file !== proposal?.file).map(({ file }) => file);
  if (edited !== undefined && !overwrite) {
    const isCurrent = proposal !== undefined && stampOf(edited.text) === stampOf(proposal.text);
    return { ...(proposal && { proposal: { ...proposal, file: edited.file } }), outcome: isCurrent ? "kept" : "outdated", removed: [] };
  }
  if (proposal === undefined) return { outcome: "nothing", removed };
  const same = states.some(({ file, text }) => file === proposal.file && text === proposal.text);
  return { proposal, outcome: same && removed.length === 0 ? "unchanged" : "written", removed };
}

function stampOf(text: string): string | undefined {
  return STAMP.exec(text)?.[1];
}

function isUntouched(text: string): boolean {
  return stampOf(text) !== undefined && stamped(text) === text;
}

/** The text with the hash of all else in it. */
function stamped(text: string): string {
  const blank = text.replace(STAMP, (line, old: string) => line.replace(old, "0".repeat(16)));
  return blank.replace(STAMP, (line, zeros: string) => line.replace(zeros, hash(blank).slice(0, 16)));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
