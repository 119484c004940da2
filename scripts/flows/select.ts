import { calledWorkflows, type Flow, requiredInputs, resolved, textAt, type Workflow } from "../lint/flows/read-flows.js";
import { child, entriesOf } from "../read/spec-node.js";
import { UsageError } from "../core/cli/spec-command.js";

/** Minimum length of a secret: masking a shorter one would garble the report. */
const SHORTEST_SECRET = 8;

/** A workflow to run, and its flow. */
export interface Selected {
  readonly flow: Flow;
  readonly workflow: Workflow;
}

/**
 * Returns the workflows with the given names, or of the flows with these names; all without names. Workflows that others call are not run by
 * themselves.
 *
 * @throws UsageError
 */
export function selectWorkflows(flows: readonly Flow[], names: readonly string[]): Selected[] {
  const called = calledWorkflows(flows);
  const all = flows.flatMap((flow) => flow.workflows.filter(({ id }) => !called.has(id)).map((workflow) => ({ flow, workflow })));
  for (const name of names) {
    if (all.some((selected) => isNamed(selected, name))) continue;
    const hint = `use one of ${all.map(({ flow, workflow }) => `${flow.name} (${workflow.id})`).join(", ")}`;
    throw new UsageError(`Unknown flow '${name}'.`, { hint });
  }
  return names.length === 0 ? all : all.filter((selected) => names.some((name) => isNamed(selected, name)));
}

function isNamed({ flow, workflow }: Selected, name: string): boolean {
  return flow.name === name || workflow.id === name;
}

/**
 * Returns the inputs, parsed by their schemas.
 *
 * @param given set by the user
 * @param known defaults of the service, which may contain unused inputs
 * @throws UsageError if an input is missing, unknown or invalid JSON
 */
export function inputsFor(
  selected: readonly Selected[],
  given: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string> = new Map(),
): Record<string, unknown> {
  const schemas = new Map(selected.flatMap(inputSchemas));
  for (const name of given.keys()) {
    // FLOWS_TOKEN may be set for flows without a token.
    if (schemas.has(name) || name === "token") continue;
    const names = [...schemas.keys()].join(", ");
    throw new UsageError(`Unknown input '${name}'.`, { hint: names === "" ? "remove it" : `use one of ${names}` });
  }
  const all = new Map([...known, ...given]);
  const missing = new Map<string, string>();
  for (const { workflow } of selected) {
    for (const name of requiredInputs(workflow)) if (!all.has(name)) missing.set(name, schemas.get(name)?.description ?? "");
  }
  if (missing.size > 0) {
    const lines = [...missing].map(([name, description]) => `\n    --input ${name}=…  ${description}`);
    throw new UsageError("Missing inputs.", { hint: `set them, or select fewer flows with --flow${lines.join("")}` });
  }
  for (const [name, value] of given) {
    if (schemas.get(name)?.isSecret !== true || value.length >= SHORTEST_SECRET) continue;
    const hint = `Respect masks it everywhere in its report; use at least ${SHORTEST_SECRET} characters`;
    throw new UsageError(`--input ${name} is too short for a secret.`, { hint });
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
    throw new UsageError(`--input ${name} must be JSON.`);
  }
}
