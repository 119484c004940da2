import { calledWorkflows, type Flow, requiredInputs, resolved, textAt, type Workflow } from "../lint/flows/read-flows.js";
import { child, entriesOf } from "../read/spec-node.js";
import { UsageError } from "../core/cli/spec-command.js";

/** What is shorter may be a part of any word of the report. */
const SHORTEST_SECRET = 8;

/** A workflow that is run, with the flow that it stands in. */
export interface Selected {
  readonly flow: Flow;
  readonly workflow: Workflow;
}

/**
 * The workflows that are named, by themselves or by their flow; all of them where none is. A workflow that is there to be called by others
 * is not run by itself.
 *
 * @throws UsageError
 */
export function selectWorkflows(flows: readonly Flow[], names: readonly string[]): Selected[] {
  const called = calledWorkflows(flows);
  const all = flows.flatMap((flow) => flow.workflows.filter(({ id }) => !called.has(id)).map((workflow) => ({ flow, workflow })));
  for (const name of names) {
    if (all.some((selected) => isNamed(selected, name))) continue;
    const hint = `there are ${all.map(({ flow, workflow }) => `${flow.name} (${workflow.id})`).join(", ")}`;
    throw new UsageError(`--flow names '${name}', and there is no such flow.`, { hint });
  }
  return names.length === 0 ? all : all.filter((selected) => names.some((name) => isNamed(selected, name)));
}

function isNamed({ flow, workflow }: Selected, name: string): boolean {
  return flow.name === name || workflow.id === name;
}

/**
 * The inputs as their schemas have them.
 *
 * @param given by who runs the flows
 * @param known of the service, where nothing else is given; not all of it need be of use
 * @throws UsageError where one is missing, unknown or no JSON
 */
export function inputsFor(
  selected: readonly Selected[],
  given: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string> = new Map(),
): Record<string, unknown> {
  const schemas = new Map(selected.flatMap(inputSchemas));
  for (const name of given.keys()) {
    // The token may come from the environment, for flows that need none.
    if (schemas.has(name) || name === "token") continue;
    const names = [...schemas.keys()].join(", ");
    throw new UsageError(`No flow that is run has an input '${name}'.`, { hint: names === "" ? "leave it out" : `there are ${names}` });
  }
  const all = new Map([...known, ...given]);
  const missing = new Map<string, string>();
  for (const { workflow } of selected) {
    for (const name of requiredInputs(workflow)) if (!all.has(name)) missing.set(name, schemas.get(name)?.description ?? "");
  }
  if (missing.size > 0) {
    const lines = [...missing].map(([name, description]) => `\n    --input ${name}=…  ${description}`);
    throw new UsageError("Inputs are missing.", { hint: `give them, or name fewer flows with --flow${lines.join("")}` });
  }
  for (const [name, value] of given) {
    if (schemas.get(name)?.isSecret !== true || value.length >= SHORTEST_SECRET) continue;
    const hint = `Respect puts asterisks in the place of its letters wherever they stand; use one of ${SHORTEST_SECRET} or more`;
    throw new UsageError(`--input ${name} is too short to be kept secret.`, { hint });
  }
  return Object.fromEntries([...all].map(([name, value]) => [name, valueOf(name, value, schemas.get(name)?.type)]));
}

interface InputSchema {
  type: string | undefined;
  isSecret: boolean;
  description: string | undefined;
}

function inputSchemas({ flow, workflow }: Selected): [name: string, schema: InputSchema][] {
  const properties = workflow.inputs && child(workflow.inputs, "properties");
  return entriesOf(properties).map(([name, node]) => {
    const schema = resolved(flow.root, node) ?? node;
    const [type, format, description] = ["type", "format", "description"].map((key) => textAt(schema, key));
    return [name, { type, isSecret: format === "password", description }];
  });
}

function valueOf(name: string, value: string, type: string | undefined): unknown {
  if (type !== "object") return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new UsageError(`--input ${name} takes JSON.`);
  }
}
