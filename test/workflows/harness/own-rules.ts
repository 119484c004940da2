import { type Entry, type Job, readWorkflow, type Step, type Workflow } from "./read-workflow.js";

/** What the repository has that a workflow may name. */
export interface Surroundings {
  /** The scripts of `package.json`. */
  scripts: readonly string[];
  /** The workflows, such as `check.yml`, by what stands in them. */
  workflows: Readonly<Record<string, string>>;
}

/** What is wrong with a workflow by our own rules, which `actionlint` does not have, as `line message`. */
export function ownFindings(text: string, around: Surroundings): string[] {
  const workflow = readWorkflow(text);
  return [...ofWorkflow(workflow), ...workflow.jobs.flatMap((job) => [...ofJob(job), ...ofUses(job, around), ...ofSteps(job, around)])];
}

/** Events that run with the rights of the repository what a stranger has written. */
const TRUSTING = ["pull_request_target", "workflow_run"];

function ofWorkflow({ events, permissions }: Workflow): string[] {
  return [
    ...events.filter((event) => TRUSTING.includes(event)).map((event) => `1 ${event} gives the repository's rights to a stranger's change`),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ["1 the permissions of the workflow are not contents: read alone"]),
  ];
}

function ofJob({ name, line, keys, permissions, steps }: Job): string[] {
  const found: string[] = [];
  if (keys["uses"] === undefined && typeof keys["timeout-minutes"] !== "number") found.push(`${line} ${name} has no timeout-minutes`);
  const text = JSON.stringify(keys);
  if (/\bsecrets\b/.test(text)) found.push(`${line} ${name} asks for secrets`);
  if (text.includes('"continue-on-error"')) found.push(`${line} ${name} may fail and pass`);
  if (!mayWrite(permissions)) return found;
  if (keys["environment"] === undefined) found.push(`${line} ${name} may write, and no environment protects it`);
  if (steps.some((step) => isUse(step, "actions/setup-node") && keepsCache(step)))
    found.push(`${line} ${name} may write, and takes a cache`);
  return found;
}

function mayWrite(permissions: unknown): boolean {
  if (typeof permissions === "string") return permissions !== "read-all";
  return Object.values((permissions ?? {}) as Record<string, string>).includes("write");
}

function keepsCache(step: Step): boolean {
  return step.with["cache"] !== undefined || step.with["package-manager-cache"] !== false;
}

function ofUses({ uses, steps }: Job, { workflows }: Surroundings): string[] {
  const called = uses === undefined ? [] : ofCalled(uses, workflows);
  return [...called, ...steps.flatMap((step) => (step.uses === undefined ? [] : ofAction(step.uses, step)))];
}

function ofCalled({ line, value }: Entry, workflows: Readonly<Record<string, string>>): string[] {
  const name = /^\.\/\.github\/workflows\/([\w-]+\.yml)$/.exec(String(value))?.[1] ?? "";
  const text = workflows[name];
  if (text === undefined) return [`${line} ${String(value)} is no workflow of this repository`];
  return readWorkflow(text).events.includes("workflow_call") ? [] : [`${line} ${name} is not for calls`];
}

function ofAction({ line, value }: Entry, step: Step): string[] {
  const found: string[] = [];
  if (!/^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(String(value))) found.push(`${line} ${String(value)} is not pinned by the hash of a commit`);
  if (!/^v\d+\.\d+\.\d+$/.test(step.version)) found.push(`${line} the version of ${String(value)} is not said beside it`);
  if (isUse(step, "actions/checkout") && step.with["persist-credentials"] !== false)
    found.push(`${line} the checkout keeps its credentials`);
  return found;
}

function isUse({ uses }: Step, action: string): boolean {
  return String(uses?.value).startsWith(`${action}@`);
}

/** Those that look at what was before, which a checkout of one commit does not have. */
const LOOKING_BACK = ["diff", "changeset", "release", "test:release"];

function ofSteps({ steps }: Job, around: Surroundings): string[] {
  const isWhole = steps.some((step) => isUse(step, "actions/checkout") && step.with["fetch-depth"] === 0);
  return steps.flatMap(({ run, env }) => (run === undefined ? [] : ofCommand(run, Object.keys(env), isWhole, around)));
}

/** `npm ci`, or a script with its arguments; what it prints may also go to the page of the run. */
const COMMAND = /^npm (?:ci|(?:run (?:--silent )?)?(?<script>[\w:-]+)(?<args>(?: -- .+?)?))(?: >> "\$GITHUB_STEP_SUMMARY")?$/;

/** A word, or a variable of the step in quotes, which no value can break out of. */
const ARGUMENT = /^(?:[\w@/:.=-]+|"\$(?<name>[A-Z_]+)")$/;

function ofCommand({ line, value }: Entry, variables: readonly string[], isWhole: boolean, { scripts }: Surroundings): string[] {
  const text = String(value);
  const { script, args = "" } = COMMAND.exec(text)?.groups ?? {};
  if (!COMMAND.test(text)) return [`${line} not one command of npm: ${text.trim()}`];
  if (script === undefined) return [];
  const found: string[] = [];
  if (!scripts.includes(script)) found.push(`${line} package.json has no script ${script}`);
  for (const word of args.split(" ").filter((word) => word !== "")) {
    const match = ARGUMENT.exec(word);
    const name = match?.groups?.["name"];
    if (match === null) found.push(`${line} more than a word: ${word}`);
    else if (name !== undefined && !variables.includes(name)) found.push(`${line} the step has no variable ${name}`);
  }
  if (LOOKING_BACK.includes(script) && !isWhole) found.push(`${line} ${script} needs a checkout with fetch-depth: 0`);
  return found;
}
