#!/usr/bin/env node
import { getRequestListener } from "@hono/node-server";
import { runCommand } from "./internal/cli/run-command.js";

// In a process of the emulator's own, the server's classes may take the place of Request and Response: it answers about twice as fast.
getRequestListener(() => new Response(), { overrideGlobalObjects: true });
process.exitCode = await runCommand(process.argv.slice(2), process);
