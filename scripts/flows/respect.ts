import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../core/files/temporary-folder.js";
import { CommandError } from "../core/cli/command-error.js";
import { REPOSITORY } from "../core/files/repository.js";
import { endWith } from "../core/cli/signals.js";
import type { Selected } from "./select.js";

const CLI = resolve(REPOSITORY, "node_modules/@redocly/cli/bin/cli.js");

/** A check of a response by Respect. */
export interface RanCheck {
  /** Such as `schema check`. */
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
  /** The text of a flow's criterion. */
  readonly condition?: string;
}

export interface RanStep {
  readonly type: "step";
  readonly stepId: string;
  readonly workflowId: string;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly statusCode: number; readonly body?: unknown; readonly time: number };
  readonly checks: readonly RanCheck[];
  /** Positive if the step failed and was retried. */
  readonly retriesLeft?: number;
}

export interface RanWorkflow {
  readonly type: "workflow";
  readonly workflowId: string;
  readonly executedSteps: readonly (RanStep | RanWorkflow)[];
}

export interface RespectReport {
  /** The executed workflows, by absolute path of the flow. */
  readonly ran: ReadonlyMap<string, readonly RanWorkflow[]>;
  /** Respect's own verdict. */
  readonly passed: boolean;
  /** Respect's output, for failures outside of steps. */
  readonly said: string;
}

/** Runs workflows against a service. @throws CommandError if Respect cannot run them */
export async function runRespect(selected: readonly Selected[], server: string, inputs: object): Promise<RespectReport> {
  const files = [...new Set(selected.map(({ flow }) => flow.root.file.path))];
  return temporaryFolder("flows-", async (folder) => {
    const output = join(folder, "respect.json");
    const workflows = selected.flatMap(({ workflow }) => ["--workflow", workflow.id]);
    const args = [CLI, "respect", ...files, ...workflows, "--server", `api=${server}`, "--json-output", output];
    // Inputs contain secrets, which must not be in process lists.
    const said = await run(args, folder, { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) }, isLoopback(server));
    const text = await readFile(output, "utf8").catch(() => undefined);
    if (text === undefined)
      throw new CommandError(`Respect could not run the flows.\n${said.trim()}`, { hint: "run `npm run generate` to check the flows" });
    // The format is that of the version in package.json; tests cover every part of it.
    const report = JSON.parse(text) as { files: Record<string, { executedWorkflows: RanWorkflow[] }>; status: string };
    const ran = new Map(Object.entries(report.files).map(([file, { executedWorkflows }]) => [file, executedWorkflows]));
    return { ran, passed: report.status === "success", said };
  });
}

async function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, isLocal: boolean): Promise<string> {
  const child = spawn(process.execPath, args, {
    // Outside of the repository, to not load its Redocly configuration or .env file.
    cwd,
    env: {
      ...process.env,
      ...env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      // Connects to this machine without a proxy.
      ...(isLocal && { NO_PROXY: "*", no_proxy: "*" }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWith(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => (said += text));
  }
  await new Promise<void>((done, fail) => {
    child.once("error", fail);
    child.once("close", () => done());
  });
  return said;
}

function isLoopback(server: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(server).hostname);
}
