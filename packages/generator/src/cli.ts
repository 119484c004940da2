#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs";
import { didYouMean } from "../../../scripts/core/cli/nearest.js";
import { runCommand, UsageError } from "../../../scripts/core/cli/spec-command.js";
import { optimizeLater } from "../../../scripts/core/launch/optimize-later.js";
import { main as generate } from "../../../scripts/generate/published/command.js";
import { USAGE } from "../../../scripts/generate/published/help.js";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

const SUB_COMMANDS: Readonly<Record<string, (() => Promise<{ main: (args: string[]) => Promise<number> }>) | undefined>> = {
  diff: () => import("../../../scripts/diff/published/command.js"),
  docs: () => import("../../../scripts/docs/published/command.js"),
  cli: () => import("../../../scripts/cli/published/command.js"),
};

if (!process.argv.includes("--watch")) optimizeLater(process.argv[2] === "docs");
const main = async (given: string[]): Promise<number> => {
  const all = given[0] === "help" && !existsSync("help") ? [...given.slice(1), "--help"] : given;
  const [command = "", ...args] = all;
  const load = Object.hasOwn(SUB_COMMANDS, command) ? SUB_COMMANDS[command] : undefined;
  // A document has a dot or a slash in its name, or is there.
  const isKnown = load !== undefined || command === "generate" || command === "lint";
  if (!isKnown && /^[a-z]+$/.test(command) && args.length > 0 && !existsSync(command)) {
    const otherwise = "Use lint, docs, diff or cli, or pass a document; search, read, call and mcp are commands of cli DOCUMENT.";
    throw new UsageError(`There is no command ${command}. ${didYouMean(command, ["lint", ...Object.keys(SUB_COMMANDS)], otherwise)}`);
  }
  return load === undefined ? generate(all, version) : (await load()).main(args);
};
await runCommand(USAGE, main, true);
