// Entry point of `npm run generate`. JavaScript, so that a run without work loads nothing else.
import { resolve } from "node:path";
import process from "node:process";
import { isUpToDate } from "./up-to-date.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const SCRIPT = resolve(import.meta.dirname, "../command.ts");

/** Options of runs that may be skipped if nothing changed. `--check` always compares. */
const TRUSTING = ["--no-docs", "--json"];

/** npm options that hide ours if `--` is missing. The generator reports them. */
const KEPT_BY_NPM = /^npm_config_(?:check|watch|spec|out|lint|allow_ref|docs)$/;

const args = process.argv.slice(2);

if (mayTrust() && isUpToDate(ROOT, { docs: !args.includes("--no-docs") })) {
  // The reader may close the pipe early.
  process.stdout.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
  const nothing = { ok: true, exitCode: 0, findings: [], warnings: [], steps: [], changes: [] };
  process.stdout.write(args.includes("--json") ? `${JSON.stringify(nothing)}\n` : "nothing has changed since the last run\n");
} else {
  await generate();
}

function mayTrust() {
  return args.every((arg) => TRUSTING.includes(arg)) && !Object.keys(process.env).some((name) => KEPT_BY_NPM.test(name));
}

async function generate() {
  const { runScript } = await import("../../core/launch/run-script.js");
  await runScript(ROOT, SCRIPT, "generate", kindOfRun(), args.includes("--watch"));
}

/** Returns the kind of run. Runs of one kind use the same parts of the libraries. */
function kindOfRun() {
  if (args.some((arg) => arg.startsWith("--spec"))) return "document";
  if (args.includes("--help") || args.includes("-h")) return "help";
  if (args.includes("--watch")) return "watch";
  return args.includes("--check") ? "check" : "write";
}
