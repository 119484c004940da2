#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { runCommand } from "../../../scripts/core/cli/spec-command.js";
import { openPlatform } from "./internal/own-api.js";
import { run } from "./internal/run.js";

const NAME = "hosting-platform";
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

const USAGE = `Usage: ${NAME} search|read|call|mcp|completion …; ${NAME} --help explains`;
await runCommand(USAGE, (args) => run(openPlatform(), args, NAME, version), true);
