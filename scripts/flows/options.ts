import { parseCommand } from "../core/cli/parse-command.js";
import { serviceAddress } from "../core/cli/service-address.js";
import { UsageError } from "../core/cli/spec-command.js";

export const USAGE = `usage: npm run flows -- [options]

  Runs the flows of spec/flows/ with \`redocly respect\`, a client that knows the contract and nothing else of this project. Each answer is
  held against what the flow expects, and against the statuses, media types and schemas of the contract. Without --server, an emulator is
  started for it, and ended with it.

  --flow NAME         a flow, by the name of its file without .arazzo.yaml, or one workflow of it; may be given more than once
  --server URL        another service than the emulator; it is told what it needs by --input
  --input NAME=VALUE  an input of the flows, JSON where it is an object; may be given more than once.
                      FLOWS_TOKEN in the environment stands for the input \`token\`, which then is in no list of processes
  --verbose           each check, and not only those that failed
  --help              this text

  Flows against another service make access groups whose names begin with "flow-", and delete them again unless a step fails; virtual
  model configs stay, since no operation deletes them.

  Ends with 0 where all passed, with 1 where a check failed, with 2 where it was called wrongly or could not run.`;

export interface FlowOptions {
  readonly names: readonly string[];
  readonly server: string | undefined;
  readonly inputs: ReadonlyMap<string, string>;
  readonly verbose: boolean;
  readonly help: boolean;
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
      help: { type: "boolean", default: false },
    },
  });
  const token = env["FLOWS_TOKEN"];
  const inputs = new Map(token === undefined || token === "" ? [] : [["token", token]]);
  const given = new Set<string>();
  for (const input of values.input) {
    const [name, value] = splitAt(input);
    if (value === undefined || name === "") throw new UsageError(`--input takes NAME=VALUE, and '${name}' is none.`);
    if (given.has(name)) throw new UsageError(`--input gives '${name}' twice.`, { hint: "leave one of them out" });
    given.add(name);
    inputs.set(name, value);
  }
  const server = values.server === undefined ? undefined : serviceAddress("--server", values.server);
  return { names: values.flow, server, inputs, verbose: values.verbose, help: values.help };
}

function splitAt(input: string): [name: string, value?: string] {
  const index = input.indexOf("=");
  return index === -1 ? [input] : [input.slice(0, index), input.slice(index + 1)];
}
