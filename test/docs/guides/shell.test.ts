import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Emulator, startEmulator } from "@hosting-platform/emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseArguments, parseExec } from "../../../packages/emulator/src/internal/cli/parse-arguments.js";
import { parseCompare } from "../../../packages/emulator/src/internal/record/compare.js";
import { parseRecord } from "../../../packages/emulator/src/internal/record/record.js";
import { callOf, parseOptions } from "../../../packages/cli/src/internal/options.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { platform, sessionFor } from "../../packages/cli/harness/platform.js";
import { guides } from "../../packages/samples/harness/samples.js";
import { type Command, commandsOf } from "./harness/shell.js";

interface Server {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

interface Manifest {
  name: string;
  bin?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(REPOSITORY, folder, "package.json"), "utf8")) as Manifest;
const { scripts = {}, ...own } = manifestOf(".");
const installed = { ...own.devDependencies, ...manifestOf("test/runtimes").dependencies };
const commands = [...guides(), "packages/emulator/README.md", "packages/cli/README.md"].flatMap((file) =>
  commandsOf(readFileSync(join(REPOSITORY, file), "utf8")).map((command) => ({ ...command, file })),
);
let emulator: Emulator;
beforeAll(async () => (emulator = await startEmulator()));
afterAll(() => emulator.close());

/** What is wrong with a command, or undefined. A command that nobody here knows is wrong too. */
async function problemOf({ words }: Command): Promise<string | undefined> {
  const [program, ...rest] = words;
  if (program === "npm" && rest[0] === "install") return problemOfInstall(rest.slice(1));
  if (program === "npm" && rest[0] === "run") return problemOfScript(rest[1] ?? "", rest.slice(2));
  // The runtimes run the guide's settings in Jest.
  if (words.join(" ") === "npx jest") return undefined;
  if (program === "npx") return rest[0] === "@hosting-platform/cli" ? problemOfCli(rest.slice(1)) : problemOfEmulator(rest);
  if (program === "curl") return problemOfCurl(rest);
  if (program === "node") return rest.join() === "first-call.mjs" ? undefined : `there is no ${rest.join(" ")}`;
  if (program === "export")
    return /^HOSTING_PLATFORM_(?:BASE_URL|TOKEN)=\S+$/.test(rest.join(" ")) ? undefined : `export ${rest.join(" ")}`;
  return `${words.join(" ")} is not known`;
}

function problemOfInstall(args: readonly string[]): string | undefined {
  const ours = (name: string) =>
    name.startsWith("@hosting-platform/") && existsSync(join(REPOSITORY, "packages", name.split("/")[1] ?? ""));
  const wrong = args.find((arg) => {
    const [, name = "", version] = /^(@?[^@]+)(?:@(.+))?$/.exec(arg) ?? [];
    const isKnown = ours(name) || (installed[name]?.split(".")[0] ?? "") === (version ?? installed[name]?.split(".")[0]);
    return arg !== "--save-dev" && !isKnown;
  });
  return wrong && `${wrong} is not installed here`;
}

function problemOfScript(name: string, args: readonly string[]): string | undefined {
  const [, script] = /^tsx (\S+)$/.exec(scripts[name] ?? "") ?? [];
  if (script === undefined) return `there is no script ${name}`;
  const [, usage = ""] = /^const USAGE = `([^`]*)`/m.exec(readFileSync(join(REPOSITORY, script), "utf8")) ?? [];
  const known = new Set(usage.match(/--[\w-]+/g));
  return args.filter((arg) => arg.startsWith("--") && arg !== "--").find((arg) => !known.has(arg));
}

function problemOfCli(args: readonly string[]): string | undefined {
  try {
    const options = parseOptions(args);
    const { verb } = options;
    const session = sessionFor({});
    if (verb === "call") session.operation(callOf(options).operationId);
    else if (verb === "read") session.read(options.positionals.join(" "));
    else if (verb === "search") return session.search(options.positionals.join(" ")).length > 0 ? undefined : "finds nothing";
    else return verb === "mcp" ? undefined : `there is no command ${verb}`;
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function problemOfEmulator([name, ...args]: readonly string[]): string | undefined {
  const { name: wanted, bin = {} } = manifestOf("packages/emulator");
  if (name !== wanted || Object.keys(bin).length !== 1) return `${name ?? "nothing"} cannot be run`;
  try {
    const [subcommand, ...rest] = args;
    const env = { HOSTING_PLATFORM_TOKEN: "token" };
    if (subcommand === "record") parseRecord(rest, env);
    else if (subcommand === "compare") parseCompare(rest, env);
    else if (subcommand === "exec") parseExec(rest, env);
    else parseArguments(args);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function problemOfCurl(args: readonly string[]): Promise<string | undefined> {
  const { status } = await sendAsCurl(args, (await emulator.isolated()).token);
  return status === 200 ? undefined : `returned ${status}`;
}

async function sendAsCurl(args: readonly string[], token: string): Promise<Response> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...{ request: { type: "string", short: "X" }, header: { type: "string", short: "H", multiple: true } },
      ...{ data: { type: "string", short: "d" }, output: { type: "string" } },
    },
    allowPositionals: true,
  });
  expect(positionals).toHaveLength(1);
  return fetch((positionals[0] ?? "").replace("http://127.0.0.1:4010", emulator.url), {
    method: values.request ?? (values.data === undefined ? "GET" : "POST"),
    headers: (values.header ?? []).map((header) => header.replace("<TOKEN>", token).split(": ") as [string, string]),
    body: values.data ?? null,
  });
}

test.each(commands.map((command) => [`${command.file.split("/").at(-1)}:${command.line} ${command.words.join(" ")}`, command] as const))(
  "contains a working command at %s",
  async (_, command) => expect(await problemOf(command)).toBeUndefined(),
);

test("configures clients of the agents' server with commands that it knows", () => {
  const texts = ["scripts/docs/guides/agents.md", "packages/cli/README.md"].map((file) => readFileSync(join(REPOSITORY, file), "utf8"));
  const blocks = texts.flatMap((text) => [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json = ""]) => JSON.parse(json) as object));
  const servers = blocks.flatMap((block) => Object.values(block).flatMap((named: object) => Object.values(named) as Server[]));
  expect(servers).toHaveLength(3);
  const known = Object.keys(platform.variables);
  for (const {
    command,
    args: [yes, name, ...rest],
    env = {},
  } of servers) {
    expect([command, yes, name, problemOfCli(rest)]).toEqual(["npx", "-y", "@hosting-platform/cli", undefined]);
    expect(Object.keys(env).filter((variable) => !known.includes(variable))).toEqual([]);
  }
});

test("keeps two users of curl at the same time apart", async () => {
  const recipe = readFileSync(join(REPOSITORY, "packages/emulator/README.md"), "utf8").split("With **curl**")[1] ?? "";
  const [first, ...rest] = commandsOf(recipe.slice(0, recipe.indexOf("\n## ")));
  const use = async (): Promise<unknown[]> => {
    const { token } = (await (await sendAsCurl(first?.words.slice(1) ?? [], "")).json()) as { token: string };
    const bodies: unknown[] = [];
    for (const { words } of rest) bodies.push(await (await sendAsCurl(words.slice(1), token)).json());
    return bodies;
  };
  const own = [{ name: "docs" }, { accessGroups: [{ name: "docs" }] }, { requests: [{ body: { name: "docs" } }] }];
  expect(await Promise.all([use(), use()])).toMatchObject([own, own]);
});

test("contains commands of each kind", () => {
  const kinds = new Set(commands.map(({ words }) => words.slice(0, words[0] === "npm" ? 2 : 1).join(" ")));
  expect([...kinds].sort()).toEqual(["curl", "export", "node", "npm install", "npm run", "npx"]);
});
