import type { parseArgs, ParseArgsConfig } from "node:util";
import { parseCommand } from "../../../../scripts/core/cli/parse-command.js";
import { serviceAddress } from "../../../../scripts/core/cli/service-address.js";
import { isMain, runCommand, UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { Api } from "./api.js";
import type { SsoCredentials, Target } from "./target.js";
import { CHECKS } from "./checks/index.js";
import { exitCode, redactor, reportJson, resultText, summaryText } from "./report.js";
import { messagesOf, runChecks } from "./run.js";

const USAGE = `usage: npm run conformance -- --base-url URL --token TOKEN [options]

  Holds a service to the contract: the platform itself, the emulator, or another that says to be like them. It makes access groups with
  names of its own and deletes them again; it changes nothing that it did not make.

  --base-url URL              where the service is
  --token TOKEN               an access token that may manage access groups; CONFORMANCE_TOKEN in the environment stands for it
  --team-id ID, --slug SLUG   the team to act for, by its ID where both are given; the slug for all checks
  --project ID                a project of the team, to link access groups to; twice for all checks
  --member ID                 a user of the team, to make a member of access groups; three times for all checks
  --foreign-group ID          an access group of a team that the token may not act for
  --foreign-project ID        a project of such a team; access groups of the suite's own are linked to it where that is not refused
  --foreign-member ID         a user who is not of the team; made a member of access groups of the suite's own where that is not refused
  --virtual-model-config JSON the body to make virtual model configs from; they stay, since no operation deletes them
  --sso-client-id ID, --sso-client-secret SECRET, --sso-code CODE [--sso-redirect-uri URI] [--sso-state STATE]
                              for the token exchange; a code is good once, so four of them, each with --sso-code, for all checks, all
                              asked for with that redirect URI and that state; the codes are used up, or may be
  --emulator-like             with the check that an operation that the reference does not show returns 501
  --reference-only            without the checks of what the reference leaves open and the emulator has chosen
  --json                      the report as JSON

  Ends with 0 where no check failed, with 1 where one did or something could not be deleted, with 2 where it was called wrongly or the
  service does not respond. What a check needs and is not given makes it "not run", which counts as neither.`;

const OPTIONS = {
  "base-url": { type: "string" },
  token: { type: "string" },
  "team-id": { type: "string" },
  slug: { type: "string" },
  project: { type: "string", multiple: true, default: [] },
  member: { type: "string", multiple: true, default: [] },
  "foreign-group": { type: "string" },
  "foreign-project": { type: "string" },
  "foreign-member": { type: "string" },
  "virtual-model-config": { type: "string" },
  "sso-client-id": { type: "string" },
  "sso-client-secret": { type: "string" },
  "sso-code": { type: "string", multiple: true, default: [] },
  "sso-redirect-uri": { type: "string" },
  "sso-state": { type: "string" },
  "emulator-like": { type: "boolean", default: false },
  "reference-only": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsConfig["options"];

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

export async function main(args: string[]): Promise<number> {
  const { values } = parseCommand({ args, options: OPTIONS });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const target = targetOf(values);
  const silence = await new Api(target).send("listAccessGroups", { query: { limit: "1" } }).then(() => undefined, messagesOf);
  if (silence !== undefined) {
    process.stderr.write(`${target.baseUrl} does not respond: ${silence}\n`);
    return 2;
  }
  const redact = redactor(target);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  // What was made is to be deleted, so an interruption only ends the checks.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupt);
  const report = await runChecks(CHECKS, target, {
    isReferenceOnly: values["reference-only"],
    signal: interruption.signal,
    ...(!values.json && { onResult: (result) => void process.stdout.write(resultText(result, redact)) }),
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, interrupt);
  process.stdout.write(values.json ? reportJson(report, redact) : summaryText(report));
  return exitCode(report);
}

function targetOf(values: Values): Target {
  const { "team-id": teamId, slug, "virtual-model-config": config } = values;
  const { "foreign-group": foreignGroupId, "foreign-project": foreignProjectId, "foreign-member": foreignMemberId } = values;
  return {
    baseUrl: serviceAddress("--base-url", given("--base-url", values["base-url"])),
    token: given("--token", values.token ?? process.env["CONFORMANCE_TOKEN"]),
    projectIds: distinct(values.project, "--project"),
    memberIds: distinct(values.member, "--member"),
    isEmulatorLike: values["emulator-like"],
    ...(teamId !== undefined ? { team: { teamId } } : slug !== undefined && { team: { slug } }),
    ...{ slug, foreignGroupId, foreignProjectId, foreignMemberId, sso: ssoOf(values) },
    ...(config !== undefined && { virtualModelConfig: jsonOf(config) }),
  };
}

function given(option: string, text = ""): string {
  if (text.trim() === "") throw new UsageError(`${option} is missing.`);
  return text;
}

function ssoOf(values: Values): SsoCredentials | undefined {
  const { "sso-client-id": clientId, "sso-client-secret": clientSecret, "sso-redirect-uri": redirectUri, "sso-state": state } = values;
  const codes = distinct(values["sso-code"], "--sso-code");
  if ([clientId, clientSecret, redirectUri, state, codes[0]].every((value) => value === undefined)) return undefined;
  if (clientId === undefined || clientSecret === undefined || codes.length === 0) {
    throw new UsageError("--sso-client-id, --sso-client-secret and --sso-code go together.");
  }
  return { clientId, clientSecret, codes, redirectUri, state };
}

function distinct(values: readonly string[], option: string): readonly string[] {
  if (new Set(values).size < values.length) throw new UsageError(`${option} has the same value twice.`);
  return values;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError("--virtual-model-config takes JSON.");
  }
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);
