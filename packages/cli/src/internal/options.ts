import { parseArgs } from "node:util";
import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { parseCommand } from "../../../../scripts/core/cli/parse-command.js";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { readGiven } from "./check-body.js";
import type { CallInput, Session } from "./session.js";

export const VERBS = ["search", "read", "call", "mcp", "completion"];

/** Returns the help of the command for an API. */
export const helpText = (name: string, hasEmulator: boolean): string => `Usage: ${name} search WORDS… [--limit N]
       ${name} read ID [--request]
       ${name} call OPERATION [--path.NAME V] [--query.NAME V] [--header.NAME V] [--cookie.NAME V]
                              [--body JSON|@FILE|-] [--body.NAME V]
       ${name} mcp [--http] [--port N] [--allow write|delete] [--only TAG|OPERATION]
       ${name} completion bash|zsh|fish|powershell

search finds operations, schemas, fields and guides; read prints one, or the request of an operation alone; call sends a request, after it is checked against the contract; mcp serves
the same three as tools of the Model Context Protocol.

Options of call:
  --items N, --all   walk the pages of a list or read a stream, and print N items, or all
  --fields A,B.C     print these fields only
  -i, --include      print the status and the headers of responses to standard error
  -H "NAME: VALUE"   a header that the contract does not have; repeatable; no credential
  --dry-run          print the request as a curl command without its credentials; send nothing
  --yes              do not ask before a DELETE
  --content-type T   media type of the body
  --deadline S       seconds for the call with all its pages (default: 60)
Options of mcp, which only reads unless told otherwise:
  --http             streamable HTTP on 127.0.0.1 in place of standard input and output; --port N (default: 4030)
  --allow KIND       write: POST, PUT and PATCH; delete: DELETE; repeatable
  --only NAME        a tag or an operation; repeatable
  --calls-per-minute N, --max-result N
                     calls (default: 60), and characters of a result (default: 20000)
Options of all:
  --base-url URL     the API's address
  --allow-insecure   send to an http: URL of another machine
  --token-from "COMMAND"
                     a command that prints the access token
${
  hasEmulator
    ? "  --emulator         start the emulator, and call that\n"
    : "  --auth-header NAME the header that the credential is sent in, in place of the document's security schemes\n"
}  --json             print JSON; the default where the output is no terminal
  --help, --version
`;

const OPTIONS = {
  limit: { type: "string" },
  request: { type: "boolean", default: false },
  items: { type: "string" },
  all: { type: "boolean", default: false },
  fields: { type: "string" },
  header: { type: "string", short: "H", multiple: true, default: [] as string[] },
  include: { type: "boolean", short: "i", default: false },
  "dry-run": { type: "boolean", default: false },
  yes: { type: "boolean", short: "y", default: false },
  body: { type: "string" },
  "content-type": { type: "string" },
  deadline: { type: "string", default: "60" },
  http: { type: "boolean", default: false },
  port: { type: "string", default: "4030" },
  allow: { type: "string", multiple: true, default: [] as string[] },
  only: { type: "string", multiple: true, default: [] as string[] },
  "calls-per-minute": { type: "string", default: "60" },
  "max-result": { type: "string", default: "20000" },
  "base-url": { type: "string" },
  "allow-insecure": { type: "boolean", default: false },
  "token-from": { type: "string" },
  "auth-header": { type: "string" },
  emulator: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

/** The options of one command each; all others are of all. */
const ONLY_OF: Readonly<Record<string, readonly string[]>> = {
  search: ["limit"],
  read: ["request"],
  call: ["items", "all", "fields", "header", "include", "dry-run", "yes", "body", "content-type", "deadline"],
  mcp: ["http", "port", "allow", "only", "calls-per-minute", "max-result", "deadline"],
};

const SHORT: Readonly<Record<string, string>> = { "-i": "--include", "-y": "--yes", "-H": "--header" };

export const BODY_HINT = "a body is --body JSON, --body @FILE, --body - for standard input, or --body.NAME V for each field";

/** Options of other tools that send requests, and what does the same here. */
const ELSEWHERE: readonly [names: string, hint: string][] = [
  ["-d --data --raw --input", BODY_HINT],
  ["-F -f --form --field", "a field of the body is --body.NAME V"],
  ["-u --user --token --auth --api-key --bearer", "no option takes a credential; set its variable, see --help, or pass --token-from"],
  ["-o --output --format", "results are JSON in a pipe or with --json; write them to a file: > FILE"],
  ["-q --jq --query --filter -p --param --params", "parameters are --query.NAME V; for parts of a result, pass --fields, or pipe it to jq"],
  ["-m --timeout --max-time", "pass --deadline"],
  ["-k --insecure --cacert --ca-cert", "for the certificate of an authority of your own, set NODE_EXTRA_CA_CERTS=FILE"],
  ["-x --proxy", "behind a proxy, set NODE_USE_ENV_PROXY=1 and HTTPS_PROXY"],
  ["-v --verbose", "pass --include"],
  ["-X --method --request", "the operation has its method"],
  ["--paginate --page-all --limit --max-items", "pass --all or --items"],
];

/** Returns the options that a command takes. */
export function optionsOf(verb: string): string[] {
  const ofOthers = Object.entries(ONLY_OF).flatMap(([other, names]) => (other === verb ? [] : names));
  return Object.keys(OPTIONS).flatMap((name) => (ONLY_OF[verb]?.includes(name) === true || !ofOthers.includes(name) ? [`--${name}`] : []));
}

/** Refuses options of other commands. A parameter without its place is one of a call. */
function refuseOptionsOfOthers(verb: string, args: readonly string[], flags: () => readonly string[]): void {
  for (const arg of args) {
    const [, name = "", part] = /^--([\w-]+)(\..+)?/.exec(SHORT[arg] ?? arg) ?? [];
    const hint = verb === "call" ? ELSEWHERE.find(([names]) => names.split(" ").includes(arg.replace(/=.*/, "")))?.[1] : undefined;
    if (hint !== undefined && name === "") throw new UsageError(`Unknown option ${arg}.`, { hint });
    const verbs = part === undefined ? Object.keys(ONLY_OF).filter((each) => ONLY_OF[each]?.includes(name)) : ["call"];
    if (name === "" || verbs.includes(verb) || (verbs.length === 0 && (verb !== "call" || Object.hasOwn(OPTIONS, name)))) continue;
    const near = flags().filter((flag) => flag.replace(/[^\w.-]/g, "").endsWith(`.${name}`) || flag.startsWith(`--${name}.`));
    const advice = near.length === 0 ? hint : `the operation takes ${near.join(", ")}`;
    if (verbs.length === 0 && advice === undefined) continue;
    const wrong =
      verbs.length === 0 ? `Unknown option --${name}.` : `--${name}${part ?? ""} is an option of ${verbs.join(" and ")}, not of ${verb}.`;
    throw new UsageError(wrong, advice === undefined ? {} : { hint: advice });
  }
}

/**
 * Parses the arguments of a command. Those of a request, such as `--query.limit 10` or `--query.limit=10`, are apart.
 *
 * @param session knows the operations, and the options of their requests
 */
export function parseOptions(args: readonly string[], session?: () => Pick<Session, "find" | "flags">) {
  const parts: [place: string, name: string, value: string][] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    const [, place, name, , joined] = /^--(path|query|header|cookie|body)\.([^=]+)(=([^]*))?$/.exec(arg) ?? [];
    if (place === undefined || name === undefined) {
      rest.push(arg);
      continue;
    }
    const value = joined ?? args[++index];
    if (value === undefined || (joined === undefined && value.startsWith("--")))
      throw new UsageError(`${arg} needs a value.${value === undefined ? "" : ` For this one, write ${arg}=${value}`}`, {
        hint: `for a flag, write ${arg}=true`,
      });
    parts.push([place, name, value]);
  }
  const [verb = "", id = "", path = ""] = parseArgs({ args: rest, options: OPTIONS, strict: false }).positionals;
  if (!["", "help", ...VERBS].includes(verb)) {
    const meant = [`${verb} ${id}`, verb].find((words) => session?.().find(words) !== undefined);
    const otherwise =
      meant !== undefined ? `Did you mean call ${meant}?` : `Use ${VERBS.join(", ")}; to send a request, call and an operationId.`;
    throw new UsageError(`There is no command ${verb}. ${didYouMean(verb, VERBS, otherwise)}`);
  }
  const words = path.startsWith("/") ? `${id} ${path}` : id;
  const flags = (): readonly string[] => (verb === "call" ? (session?.().flags(words) ?? []) : []);
  if (verb !== "") refuseOptionsOfOthers(verb, [...rest, ...parts.map(([place, name]) => `--${place}.${name}`)], flags);
  const { values, positionals } = parseCommand({ args: rest, options: OPTIONS, allowPositionals: true });
  for (const kind of values.allow)
    if (kind !== "write" && kind !== "delete") throw new UsageError(`--allow is write or delete, not ${kind}.`);
  return { ...values, verb, positionals: positionals.slice(1), parts };
}

export type Options = ReturnType<typeof parseOptions>;

export function numberOf(text: string, option: string, least = 1, most = Infinity): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  const range = most < Infinity ? `from ${least} to ${most}` : `of at least ${least}`;
  throw new UsageError(`${option} must be an integer ${range}, not ${JSON.stringify(text)}.`);
}

/** Returns the call that the arguments describe. Repeated parameters are a list. */
export function callOf({ positionals: [operationId = ""], parts, ...options }: Options): CallInput {
  const places: Record<string, Record<string, string | string[]>> = {};
  for (const [place, name, value] of parts) {
    const fields = (places[place] ??= Object.create(null) as Record<string, string | string[]>);
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  const { body: bodyFields, ...parameters } = places;
  if (bodyFields !== undefined && options.body !== undefined) throw new UsageError("Use --body or --body.NAME, not both.");
  if (options.all && options.items !== undefined) throw new UsageError("Use --all or --items, not both.");
  return {
    operationId,
    ...parameters,
    headerLines: options.header,
    ...(bodyFields !== undefined && { bodyFields }),
    ...(options.body !== undefined && { bodyText: readGiven(options.body) }),
    ...(options["content-type"] !== undefined && { contentType: options["content-type"] }),
    items: options.all ? Infinity : options.items === undefined ? undefined : numberOf(options.items, "--items"),
    fields: options.fields
      ?.trim()
      .split(/\s*,\s*/)
      .filter((field) => field !== ""),
  };
}
