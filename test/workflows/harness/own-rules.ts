import { parse } from "yaml";

export interface Surroundings {
  scripts: readonly string[];
  /** The workflows, such as `check.yml`, by what stands in them. */
  workflows: Readonly<Record<string, string>>;
}

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
}

interface Job extends Record<string, unknown> {
  uses?: string;
  permissions?: string | Record<string, string>;
  steps?: readonly Step[];
}

interface Workflow {
  on: string | readonly string[] | Record<string, unknown>;
  permissions?: unknown;
  jobs: Record<string, Job>;
}

export const readWorkflow = (text: string): Workflow => parse(text) as Workflow;

export function ownFindings(text: string, around: Surroundings): string[] {
  const workflow = readWorkflow(text);
  const ofJobs = Object.entries(workflow.jobs).flatMap(([name, job]) =>
    [...ofJob(job), ...ofCalled(job, around), ...ofSteps(job, around)].map((found) => `${name} ${found}`),
  );
  return [
    ...eventsOf(workflow)
      .filter((event) => TRUSTING.includes(event))
      .map((event) => `${event} gives the repository's rights to a stranger's change`),
    ...(JSON.stringify(workflow.permissions) === '{"contents":"read"}' ? [] : ["the permissions are not contents: read alone"]),
    ...[...text.matchAll(USES)].flatMap(([, action = ""]) =>
      PINNED.test(action) ? [] : [`${action} has no hash of a commit and version`],
    ),
    ...ofJobs,
  ];
}

/** Events that run with the rights of the repository what a stranger has written. */
const TRUSTING = ["pull_request_target", "workflow_run"];

/** An action, and one that is pinned by the hash of a commit with its version beside it. */
const USES = /^ *(?:- )?uses: (?!\.\/)(.*)$/gm;
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

function eventsOf({ on }: Workflow): readonly string[] {
  return typeof on === "string" ? [on] : Array.isArray(on) ? (on as string[]) : Object.keys(on);
}

function ofJob({ uses, permissions, steps = [], ...keys }: Job): string[] {
  const found: string[] = [];
  if (uses === undefined && typeof keys["timeout-minutes"] !== "number") found.push("has no timeout-minutes");
  const text = JSON.stringify([keys, steps]);
  if (/\bsecrets\b/.test(text)) found.push("asks for secrets");
  if (text.includes('"continue-on-error"')) found.push("may fail and pass");
  if (steps.some((step) => isUse(step, "actions/checkout") && step.with?.["persist-credentials"] !== false))
    found.push("checks out and keeps its credentials");
  const mayWrite = typeof permissions === "string" ? permissions !== "read-all" : Object.values(permissions ?? {}).includes("write");
  if (!mayWrite) return found;
  if (keys["environment"] === undefined) found.push("may write, and no environment protects it");
  if (steps.some((step) => isUse(step, "actions/setup-node") && keepsCache(step))) found.push("may write, and takes a cache");
  return found;
}

const isUse = ({ uses = "" }: Step, action: string): boolean => uses.startsWith(`${action}@`);

function keepsCache({ with: settings = {} }: Step): boolean {
  return settings["cache"] !== undefined || settings["package-manager-cache"] !== false;
}

function ofCalled({ uses }: Job, { workflows }: Surroundings): string[] {
  if (uses === undefined) return [];
  const called = workflows[/^\.\/\.github\/workflows\/([\w-]+\.yml)$/.exec(uses)?.[1] ?? ""];
  if (called === undefined) return [`calls ${uses}, which is no workflow of this repository`];
  return eventsOf(readWorkflow(called)).includes("workflow_call") ? [] : [`calls ${uses}, which is not for calls`];
}

/** Those that look at what was before, which a checkout of one commit does not have. */
const LOOKING_BACK = ["diff", "changeset", "release", "test:release"];

/** `npm ci`, or a script with its arguments; what it prints may also go to the page of the run. */
const COMMAND = /^npm (?:ci|(?:run (?:--silent )?)?(?<script>[\w:-]+)(?<args>(?: -- .+?)?))(?: >> "\$GITHUB_STEP_SUMMARY")?$/;

/** A word, or a variable of the step in quotes, which no value can break out of. */
const ARGUMENT = /^(?:--|[\w@/:.=-]+|"\$(?<name>[A-Z_]+)")$/;

function ofSteps({ steps = [] }: Job, { scripts }: Surroundings): string[] {
  const isWhole = steps.some((step) => isUse(step, "actions/checkout") && step.with?.["fetch-depth"] === 0);
  return steps.flatMap(({ run, env = {} }) => {
    if (run === undefined) return [];
    const command = COMMAND.exec(run);
    if (command === null) return [`runs more than one command of npm: ${run.trim()}`];
    const { script, args = "" } = command.groups ?? {};
    if (script === undefined) return [];
    const words = args.split(" ").filter((word) => word !== "");
    const isArgument = (word: string): boolean => {
      const match = ARGUMENT.exec(word);
      const name = match?.groups?.["name"];
      return match !== null && (name === undefined || Object.hasOwn(env, name));
    };
    return [
      ...(scripts.includes(script) ? [] : [`runs ${script}, which package.json has not`]),
      ...words.filter((word) => !isArgument(word)).map((word) => `gives ${script} more than a word or a variable of the step: ${word}`),
      ...(LOOKING_BACK.includes(script) && !isWhole ? [`runs ${script} without a checkout with fetch-depth: 0`] : []),
    ];
  });
}
