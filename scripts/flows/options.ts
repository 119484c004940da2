import { parseCommand } from "../core/cli/parse-command.js";
import { serviceAddress } from "../core/cli/service-address.js";
import { UsageError } from "../core/cli/spec-command.js";

export const USAGE = `usage: npm run flows -- [OPTION…]

Runs the flows of spec/flows/ with \`redocly respect\`, a client that knows only the contract. Compares each response with the expectations
of the flow, and with the statuses, media types and schemas of the contract. Without --server, starts an emulator.

  --flow NAME         run a flow (its file name without .arazzo.yaml) or a workflow; may be repeated
  --server URL        use another service than the emulator; requires --input
  --input NAME=VALUE  set an input of the flows, as JSON for an object; may be repeated.
                      Set the input \`token\` with FLOWS_TOKEN in the environment to keep it out of process lists
  --verbose           list all checks, not only failed ones
  -h, --help          print this help

On another service, flows create access groups whose names begin with "flow-", and delete them unless a step fails. They also create virtual
model configs, which no operation deletes.

Exit codes: 0 all passed; 1 a check failed; 2 invalid usage, or the flows could not be run.`;

export interface FlowOptions {
  readonly names: readonly string[];
  readonly server: string | undefined;
  readonly inputs: ReadonlyMap<string, string>;
  readonly verbose: boolean;
}

/** @throws UsageError */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv = process.env): FlowOptions {
  const { values } = parseCommand({
    args,
    options: {
      flow: { type: "string", multiple: true, default: [] },
      server: { type: "string" },
      input: { type: "string", multiple: true, default: [] },
      verbose: { type: "boolean", default: false },
    },
  });
  const token = env["FLOWS_TOKEN"];
  const inputs = new Map(token === undefined || token === "" ? [] : [["token", token]]);
  const given = new Set<string>();
  for (const input of values.input) {
    const [name, value] = splitAt(input);
    if (value === undefined || name === "") throw new UsageError(`Invalid --input '${name}'. Use NAME=VALUE.`);
    if (given.has(name)) throw new UsageError(`Duplicate --input '${name}'.`, { hint: "remove one of them" });
    given.add(name);
    inputs.set(name, value);
  }
  const server = values.server === undefined ? undefined : serviceAddress("--server", values.server);
  return { names: values.flow, server, inputs, verbose: values.verbose };
}

function splitAt(input: string): [name: string, value?: string] {
  const index = input.indexOf("=");
  return index === -1 ? [input] : [input.slice(0, index), input.slice(index + 1)];
}
