#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { runCommand } from "../../../scripts/core/cli/spec-command.js";
import { optimizeLater } from "../../../scripts/core/launch/optimize-later.js";
import { main as generate } from "../../../scripts/generate/published/command.js";
import { USAGE } from "../../../scripts/generate/published/help.js";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

if (!process.argv.includes("--watch")) optimizeLater();
await runCommand(USAGE, async ([command, ...args]) => {
  if (command !== "diff") return generate(process.argv.slice(2), version);
  const { main } = await import("../../../scripts/diff/published/command.js");
  return main(args);
});
