#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { runCommand } from "../../../scripts/core/cli/spec-command.js";
import { optimizeLater } from "../../../scripts/core/launch/optimize-later.js";
import { main as generate } from "../../../scripts/generate/published/command.js";
import { USAGE } from "../../../scripts/generate/published/help.js";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

// The pages of a large document take long enough to be worth it.
if (!process.argv.includes("--watch") && process.argv[2] !== "docs") optimizeLater();
await runCommand(USAGE, async ([command, ...args]) => {
  if (command !== "docs") return generate(process.argv.slice(2), version);
  const { main } = await import("../../../scripts/docs/published/command.js");
  return main(args);
});
