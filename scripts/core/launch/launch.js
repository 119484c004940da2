// Entry point of npm scripts: `node scripts/core/launch/launch.js diff/command.ts` runs `scripts/diff/command.ts`.
import { resolve } from "node:path";
import process from "node:process";
import { runScript } from "./run-script.js";

const ROOT = resolve(import.meta.dirname, "../../..");

const [script] = process.argv.splice(2, 1);
await runScript(ROOT, resolve(ROOT, "scripts", script), script.replace(/\W/g, "-"));
