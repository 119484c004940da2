// Who runs against whom: the pipeline, openapi-typescript's command alone, and the chain of commands that does part of the same.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LINE_WIDTH } from "../lib/text.js";
import type { Contender, Cost, Run } from "./measure.js";
import { removeOutput, type Workspace } from "./workspace.js";

export const GENERATE = "generate";
export const CHECK = "generate --check";
export const OPENAPI_TYPESCRIPT = "openapi-typescript";
export const CHAIN = "chain of commands";

/** What the runs are held against. */
export const BASELINES: readonly string[] = [OPENAPI_TYPESCRIPT, CHAIN];

/** The contenders on the contract of a workspace. All of them are started by node itself: npx would cost them what npm costs. */
export async function contendersIn({ root }: Workspace): Promise<Contender[]> {
  // A folder of its own: openapi-typescript would take up the redocly.yaml of the one that it runs in.
  const out = join(root, "out");
  await mkdir(out, { recursive: true });
  const contract = join(root, "spec/openapi.yaml");
  const tool = (name: string, path: string, cwd: string, ...args: string[]): { name: string; args: string[]; cwd: string } => ({
    name,
    args: [join(root, "node_modules", path), ...args],
    cwd,
  });
  const node = (name: string, ...args: string[]): Contender => ({ name, commands: [{ name, args, cwd: root }] });
  const types = (input: string, output: string): ReturnType<typeof tool> =>
    tool("openapi-typescript", "openapi-typescript/bin/cli.js", out, input, "-o", output);
  return [
    node("empty start", "--import", "tsx", "-e", "0"),
    node("pipeline loaded", "--import", "tsx", "--input-type=module", "-e", 'await import("./scripts/pipeline.ts")'),
    { ...node(GENERATE, "--import", "tsx", "scripts/generate.ts", "--no-docs"), prepare: () => removeOutput(root), parts: stepsOf },
    { ...node(CHECK, "--import", "tsx", "scripts/generate.ts", "--check"), parts: stepsOf },
    { name: OPENAPI_TYPESCRIPT, commands: [types(contract, "alone.ts")] },
    {
      name: CHAIN,
      commands: [
        tool("redocly lint", "@redocly/cli/bin/cli.js", root, "lint", "spec/openapi.yaml"),
        tool("redocly bundle", "@redocly/cli/bin/cli.js", root, "bundle", "spec/openapi.yaml", "-o", "out/openapi.json"),
        types("openapi.json", "types.ts"),
        tool("prettier", "prettier/bin/prettier.cjs", out, "--print-width", String(LINE_WIDTH), "--write", "types.ts"),
      ],
    },
  ];
}

/** The name of the part that no step is: node's start, the modules' loading, the end. */
export const OUTSIDE = "outside the steps";

/** The steps of a run, from the table that `npm run generate` prints. */
export function stepsOf(stdout: string, { wall }: Cost): Run["parts"] {
  const rows = [...stdout.matchAll(/^(\S+) +(\d+) ms\b/gm)].map(([, name = "", milliseconds]) => ({ name, wall: Number(milliseconds) }));
  const steps = rows.filter(({ name }) => name !== "total");
  const inside = steps.reduce((sum, step) => sum + step.wall, 0);
  return [...steps, { name: OUTSIDE, wall: wall - inside }].map((part) => ({ ...part, cpu: undefined }));
}
