import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CommandError } from "../lib/command-error.js";
import { REPOSITORY } from "../lib/repository.js";
import { endWith } from "../lib/signals.js";
import { temporaryFolder } from "../lib/temporary-folder.js";

const CLI = resolve(REPOSITORY, "node_modules/@redocly/cli/bin/cli.js");
const CONFIG = resolve(import.meta.dirname, "redocly.yaml");

/** One side of a difference, as `redocly diff` says it. */
export interface RawSide {
  /** Absolute path. */
  file: string;
  pointer: string;
  line: number;
  column: number;
  value: unknown;
}

/** One difference between two documents, and what Redocly's rules say of it. */
export interface RawChange {
  /** A pointer from the root document, through references; it names the revision's keys. */
  path: string;
  /** The OpenAPI type of the node: `Schema`, `ParameterList`. */
  typeName: string;
  kind: "added" | "modified" | "removed";
  /** What changed of the node; `key` where it was renamed. */
  property?: string;
  /** The names of the rules that take it for a break. */
  rules: readonly string[];
  base?: RawSide;
  revision?: RawSide;
}

/** The differences of two root documents (absolute paths), in Redocly's order. */
export async function redoclyDiff(base: string, revision: string): Promise<RawChange[]> {
  return temporaryFolder("contract-diff-", async (folder) => {
    const output = join(folder, "diff.json");
    await run([CLI, "diff", base, revision, "--config", CONFIG, "--format", "json", "--fail-on", "none", "--output", output], folder);
    return parseReport(await readFile(output, "utf8"), folder);
  });
}

async function run(args: readonly string[], folder: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWith(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  if (code !== 0) {
    throw new CommandError(`redocly diff ended with ${code ?? "a signal"}:\n${said.trim()}`, {
      hint: "npm ci installs the version that is expected",
    });
  }
}

interface JsonSide {
  file: string;
  pointer: string;
  line: number;
  col: number;
  value?: unknown;
}

interface JsonChange {
  path: string;
  typeName: string;
  kind: RawChange["kind"];
  property?: string;
  verdicts: { ruleId: string; impact: string }[];
  base?: JsonSide;
  revision?: JsonSide;
}

/** Reads a report whose paths are relative to a folder. */
export function parseReport(text: string, folder: string): RawChange[] {
  const report = JSON.parse(text) as { reportVersion: string; changes: JsonChange[] };
  if (report.reportVersion !== "1") throw new Error(`redocly diff gives a report of version ${report.reportVersion}, and 1 is read`);
  const side = ({ file, pointer, line, col, value }: JsonSide): RawSide => ({
    file: resolve(folder, file),
    pointer,
    line,
    column: col,
    value,
  });
  return report.changes.map(({ path, typeName, kind, property, verdicts, base, revision }) => ({
    path,
    typeName,
    kind,
    ...(property !== undefined && { property }),
    rules: verdicts.filter(({ impact }) => impact === "major").map(({ ruleId }) => ruleId),
    ...(base !== undefined && { base: side(base) }),
    ...(revision !== undefined && { revision: side(revision) }),
  }));
}
