#!/usr/bin/env node
import { getRequestListener } from "@hono/node-server";
import { runCommand } from "./internal/cli/run-command.js";

// Replacing the global Request and Response is safe here, since no other code runs in this process. It doubles throughput.
getRequestListener(() => new Response(), { overrideGlobalObjects: true });
// A reader of the log may end before the emulator, as head does.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.exitCode = await runCommand(process.argv.slice(2), process);
