import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";

/** What a key of a workflow holds, and the line that it stands on. */
export interface Entry {
  key: string;
  line: number;
  value: unknown;
}

export interface Step {
  line: number;
  run?: Entry;
  uses?: Entry;
  /** The comment behind `uses`. */
  version: string;
  with: Record<string, unknown>;
  env: Record<string, unknown>;
}

export interface Job {
  name: string;
  line: number;
  keys: Record<string, unknown>;
  /** The workflow that it calls. */
  uses?: Entry;
  permissions: unknown;
  steps: Step[];
}

/** A workflow of GitHub Actions, as far as it is held to rules of our own. */
export interface Workflow {
  events: string[];
  permissions: unknown;
  jobs: Job[];
}

export function readWorkflow(text: string): Workflow {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors[0] !== undefined) throw document.errors[0];
  const root = mapOf(document.contents);
  const on: unknown = document.get("on");
  const events = isMap(on) ? entriesOf(on, lines).map(({ key }) => key) : isSeq(on) ? (on.toJSON() as string[]) : [String(on)];
  return {
    events,
    permissions: plain(root.get("permissions")),
    jobs: entriesOf(mapOf(root.get("jobs")), lines).map(({ key, line }) => readJob(key, line, mapOf(root.getIn(["jobs", key])), lines)),
  };
}

function readJob(name: string, line: number, job: YAMLMap, lines: LineCounter): Job {
  const steps = job.get("steps");
  const uses = entriesOf(job, lines).find(({ key }) => key === "uses");
  return {
    name,
    line,
    keys: job.toJSON() as Record<string, unknown>,
    ...(uses !== undefined && { uses }),
    permissions: plain(job.get("permissions")),
    steps: isSeq(steps) ? steps.items.map((step) => readStep(mapOf(step), lines)) : [],
  };
}

function readStep(step: YAMLMap, lines: LineCounter): Step {
  const entries = entriesOf(step, lines);
  const find = (name: string): Entry | undefined => entries.find(({ key }) => key === name);
  const [run, uses, node] = [find("run"), find("uses"), step.get("uses", true)];
  return {
    line: entries[0]?.line ?? 0,
    ...(run !== undefined && { run }),
    ...(uses !== undefined && { uses }),
    version: (isScalar(node) ? node.comment : undefined)?.trim() ?? "",
    with: { ...(plain(step.get("with")) as object | undefined) },
    env: { ...(plain(step.get("env")) as object | undefined) },
  };
}

function entriesOf(map: YAMLMap, lines: LineCounter): Entry[] {
  return map.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key)) return [];
    return [{ key: String(pair.key.value), line: lines.linePos(pair.key.range?.[0] ?? 0).line, value: plain(pair.value) }];
  });
}

function mapOf(node: unknown): YAMLMap {
  if (!isMap(node)) throw new Error("this workflow is not made of maps where it has to be");
  return node;
}

function plain(node: unknown): unknown {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : node;
}
