// What `npm run generate` starts. JavaScript, so that a run with nothing to do loads nothing else.
import { resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { isUpToDate } from "./up-to-date.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const SCRIPT = resolve(import.meta.dirname, "../command.ts");

/** The flags of a run that may find that there is nothing to do. `--check` is not among them: it trusts nothing but what it sees. */
const TRUSTING = ["--no-docs", "--json"];

/** Where `--` before the flags was forgotten, npm keeps them for itself; the generator says so. */
const KEPT_BY_NPM = /^npm_config_(?:check|watch|spec|out|lint|allow_ref|docs)$/;

const args = process.argv.slice(2);

if (mayTrust() && isUpToDate(ROOT, { docs: !args.includes("--no-docs") })) {
  // Whoever reads only the first line has what it wants.
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
  const { runBundle } = await import("./run-bundle.js");
  if (await runBundle(ROOT, SCRIPT, "generate", kindOfRun(), args.includes("--watch"))) return;
  // As TypeScript, file by file: what keeps the bundle from being made is said there, at its place.
  const { register } = await import("tsx/esm/api");
  register();
  process.argv[1] = SCRIPT;
  await import(pathToFileURL(SCRIPT).href);
}

/** Runs of a kind use the same parts of the libraries. */
function kindOfRun() {
  if (args.some((arg) => arg.startsWith("--spec"))) return "document";
  if (args.includes("--help") || args.includes("-h")) return "help";
  if (args.includes("--watch")) return "watch";
  return args.includes("--check") ? "check" : "write";
}
