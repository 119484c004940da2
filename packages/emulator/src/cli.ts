#!/usr/bin/env node
import { getRequestListener } from "@hono/node-server";
import { runCommand } from "./internal/cli/run-command.js";

// Replacing the global Request and Response is safe here, since no other code runs in this process. It doubles throughput.
getRequestListener(() => new Response(), { overrideGlobalObjects: true });
process.exitCode = await runCommand(process.argv.slice(2), process);
