// Who runs against whom on the contract's files: the pipeline, the commands that make a part of the same, and a chain of them.
import { existsSync, realpathSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { LINE_WIDTH } from "../lib/text.js";
import type { Command, Contender, Cost, Run } from "./measure.js";
import { GENERATED_OPERATIONS, GENERATORS, OURS, REDOCLY, TOOLS, TYPES_ONLY } from "./pipeline/generators.js";
import { membersOf, methodsOf } from "./pipeline/operations.js";
import { sizeOfOutput } from "./pipeline/output.js";
import { BUNDLED } from "./pipeline/peer-contenders.js";
import { nodeFor, nodeLabel } from "./pipeline/peers.js";
import { putCacheBack, removeKeptPackages, removeOutput, setCacheAside, type Workspace } from "./workspace.js";

export const STARTED = "generate --help";
export const FIRST = "generate, nothing kept";
export const GENERATE = "generate";
export const CHECK = "generate --check";
export const NOTHING = "nothing to do";
export const NOTHING_BY_NPM = "nothing to do, by npm";
export const WATCH = "watch: one edit";
export const WRITTEN = "until generated/ is written";
export const OPENAPI_TYPESCRIPT = TYPES_ONLY;
export const CHAIN = "chain of commands";

/** What the runs are held against. */
export const BASELINES: readonly string[] = [OPENAPI_TYPESCRIPT, REDOCLY, GENERATE];

/** What of the cost of a contender is that of its start, by the name of the one that only starts. */
export const STARTS: Readonly<Record<string, string>> = { [GENERATE]: STARTED, [CHECK]: STARTED, [OURS + BUNDLED]: STARTED };

/** What the pipeline says where it has nothing to do. */
const UP_TO_DATE = /^nothing has changed since the last run$/m;

/** The contenders on the contract of a workspace. All but npm are started by node itself: npx would cost them what npm costs. */
export async function contendersIn({ root }: Workspace): Promise<Contender[]> {
  // A folder of its own: the tools would take up the redocly.yaml of the one that they run in.
  const out = join(root, "out");
  await mkdir(out, { recursive: true });
  const contract = join(root, "spec/openapi.yaml");
  const types = (input: string, output: string): Command => tool("openapi-typescript", TOOLS.openapiTypescript, out, input, "-o", output);
  const node = (name: string, ...args: string[]): Contender => ({ name, commands: [{ name, args, cwd: root }] });
  const check = { ...node(CHECK, "scripts/launch.js", "--check"), parts: stepsOf };
  const alone: Contender = { name: OPENAPI_TYPESCRIPT, commands: [types(contract, "alone.ts")] };
  return [
    node("empty start", "-e", "0"),
    node(STARTED, "scripts/launch.js", "--help"),
    {
      ...{ ...node(FIRST, "scripts/launch.js", "--no-docs"), parts: stepsOf },
      prepare: async () => {
        await removeOutput(root);
        await setCacheAside(root);
      },
      restore: () => putCacheBack(root),
    },
    {
      ...{ ...node(GENERATE, "scripts/launch.js", "--no-docs"), parts: stepsOf },
      prepare: async () => {
        await removeOutput(root);
        await removeKeptPackages(root);
      },
    },
    { ...node(NOTHING, "scripts/launch.js", "--no-docs"), expected: UP_TO_DATE },
    { ...node(NOTHING_BY_NPM, npmProgram(), "run", "generate", "--", "--no-docs"), expected: UP_TO_DATE },
    check,
    alone,
    { name: REDOCLY, commands: [tool(REDOCLY, TOOLS.redocly, out, "generate-client", contract, "-o", "client.ts")] },
    {
      name: CHAIN,
      commands: [
        tool("redocly lint", TOOLS.redocly, root, "lint", "spec/openapi.yaml"),
        tool("redocly bundle", TOOLS.redocly, root, "bundle", "spec/openapi.yaml", "-o", "out/openapi.json"),
        types("openapi.json", "types.ts"),
        tool("prettier", TOOLS.prettier, out, "--print-width", String(LINE_WIDTH), "--write", "types.ts"),
      ],
    },
    ...otherNodes().flatMap((major) => [onNode(major, check), onNode(major, alone)]),
  ];
}

function tool(name: string, path: string, cwd: string, ...args: string[]): Command {
  return { name, args: [path, ...args], cwd };
}

/** The major versions that some of the generators need and this node is not of. */
function otherNodes(): number[] {
  const majors = new Set(GENERATORS.map(({ node }) => node));
  return [...majors].filter((major) => nodeLabel(major) !== "" && nodeFor(major) !== undefined);
}

/** The same on another node, so that what runs there has something of ours beside it. */
function onNode(major: number, contender: Contender): Contender {
  const node = nodeFor(major) ?? process.execPath;
  return { ...contender, name: contender.name + nodeLabel(major), commands: contender.commands.map((command) => ({ ...command, node })) };
}

/** The script that `npm` is. */
function npmProgram(): string {
  const found = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "npm"))
    .find(existsSync);
  if (found === undefined) throw new Error("There is no npm on the PATH.");
  return realpathSync(found);
}

/** How many operations the output of the last runs in a workspace holds, by contender. */
export async function operationsIn({ root }: Workspace): Promise<ReadonlyMap<string, number>> {
  const [ours, types, client] = await Promise.all([
    sizeOfOutput(join(root, "generated"), GENERATED_OPERATIONS),
    sizeOfOutput(join(root, "out"), { count: methodsOf("paths"), where: /^alone\.ts$/ }),
    sizeOfOutput(join(root, "out"), { count: membersOf("Ops"), where: /^client\.ts$/ }),
  ]);
  return new Map([
    [GENERATE, ours.operations],
    [OPENAPI_TYPESCRIPT, types.operations],
    [REDOCLY, client.operations],
  ]);
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
