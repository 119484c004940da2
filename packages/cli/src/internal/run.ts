import { fstatSync } from "node:fs";
import { createInterface } from "node:readline";
import { canRedraw, coloursFor } from "../../../../scripts/core/cli/colours.js";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import type { Api } from "./api.js";
import { completionScript, completionWords } from "./completion.js";
import { isUnsent } from "./failure-text.js";
import { BODY_HINT, callOf, helpText, numberOf, type Options, parseOptions } from "./options.js";
import { refuseUnknownNames } from "./permission.js";
import { DEFAULT_HITS } from "./search.js";
import { RequestFaults, Session } from "./session.js";
import { tableOf } from "./table.js";
import { fieldsNote, jsonOf, pickFields, textIn, withoutSecrets } from "./text.js";

/** Erases the line of progress. */
const ERASE = "\r\u001b[K";

/** A file that is downloaded, which is in memory. */
const MOST_BYTES = 2 ** 28;

/** The streams and the environment of a command. */
export type Terminal = Pick<NodeJS.Process, "env"> & {
  stdin: NodeJS.ReadStream & { fd?: number | undefined };
  stdout: Pick<NodeJS.WriteStream, "write" | "isTTY"> & { columns?: number | undefined };
  stderr: Pick<NodeJS.WriteStream, "write" | "isTTY">;
};

/**
 * Runs the command for an API and returns its exit code: 0, or 1 if the API refused a call or did not answer.
 *
 * @param name of the command, for its help
 * @throws UsageError, for which the exit code is 2
 */
export async function run(api: Api, args: readonly string[], name: string, version: string, terminal: Terminal = process): Promise<number> {
  const bare = (): Session => sessionOf(api, parseOptions([]), terminal);
  if (args[0] === "completion" && args[1] === "words") return print(terminal, completionWords(bare(), args.slice(2)).join("\n"));
  const given = parseOptions(args, bare);
  const { verb } = given;
  if (given.version) return print(terminal, version);
  const isHelp = given.help || verb === "" || verb === "help";
  if (isHelp && !(verb === "call" && given.positionals.length > 0)) return print(terminal, helpOf(api, name));
  // A person at the command may write; a server has to be told.
  const session = sessionOf(api, verb === "mcp" ? given : { ...given, allow: ["write", "delete"] }, terminal);
  const meant = verb === "call" ? session.find(given.positionals.join(" ")) : undefined;
  const options = meant === undefined ? given : { ...given, positionals: [meant.operationId] };
  try {
    switch (verb) {
      case "search":
        return search(session, options, terminal);
      case "read":
        return print(terminal, session.read(options.positionals.join(" "), options.request));
      case "call":
        return options.help
          ? print(terminal, operationHelp(session, options.positionals[0] ?? "", name))
          : await call(session, options, terminal);
      case "mcp":
        return await serve(api, session, options, version, terminal);
      default:
        return print(terminal, completionScript(options.positionals[0], name));
    }
  } finally {
    await session.close();
  }
}

function sessionOf(api: Api, options: Options, { env }: Terminal): Session {
  refuseUnknownNames(api, options.only);
  if (options.emulator && !api.hasEmulator) throw new UsageError("There is no emulator of this API.");
  // Clients of agents pass variables that are not set as empty ones.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { "base-url": baseUrl, "token-from": tokenFrom, "auth-header": authHeader, "allow-insecure": allowInsecure, emulator } = options;
  if (authHeader !== undefined && !/^[\w!#$%&'*+.^`|~-]+$/.test(authHeader))
    throw new UsageError(
      "--auth-header takes the name of a header, such as X-Api-Key. Its value is that of API_TOKEN, or of --token-from.",
    );
  const connection = { env: set, baseUrl, tokenFrom, authHeader, allowInsecure, emulator };
  return new Session(api, connection, {
    allow: options.allow as ("write" | "delete")[],
    only: options.only,
    callsPerMinute: numberOf(options["calls-per-minute"], "--calls-per-minute"),
    deadline: numberOf(options.deadline, "--deadline") * 1000,
    // Results for an agent are cut anyway.
    ...(options.verb !== "mcp" && { maxResponseBytes: MOST_BYTES }),
  });
}

function helpOf(api: Api, name: string): string {
  const variables = Object.entries(api.variables).map(([variable, about]) => `  ${variable}: ${about}`);
  return `${helpText(name, api.hasEmulator)}\nEnvironment:\n${variables.join("\n")}\n\nExit codes: 0 success; 1 the API refused the call, or did not answer; 2 invalid usage, and nothing was sent.`;
}

function operationHelp(session: Session, operationId: string, name: string): string {
  const { parameters, requestBody } = session.operation(operationId);
  const flags = parameters.map(({ in: place, name: own, isRequired }) => (isRequired ? `--${place}.${own} V` : `[--${place}.${own} V]`));
  const body = requestBody === undefined ? [] : [requestBody.isRequired ? "--body JSON|@FILE|-" : "[--body JSON|@FILE|-]"];
  return `Usage: ${[name, "call", operationId, ...flags, ...body].join(" ")}\n\n${session.read(operationId)}`;
}

function search(session: Session, { positionals, limit, json }: Options, terminal: Terminal): number {
  const words = positionals.join(" ").trim();
  if (words === "") throw new UsageError("search takes words.");
  const hits = session.search(words, limit === undefined ? DEFAULT_HITS : numberOf(limit, "--limit"));
  if (json || !terminal.stdout.isTTY) return print(terminal, jsonOf(hits));
  return print(terminal, hits.length === 0 ? "Nothing found. Use other words." : tableOf(hits, false, terminal.stdout.columns));
}

async function call(session: Session, options: Options, terminal: Terminal): Promise<number> {
  const { positionals, "dry-run": isDry } = options;
  if (positionals.length !== 1) {
    const [id = ""] = positionals;
    if (positionals.length > 1 && !session.contract.operations.has(id)) session.operation(positionals.join(" "));
    const [flag = "--path.NAME"] = session.flags(id);
    throw new UsageError(`call takes one operationId; parameters are options, such as ${flag}.`);
  }
  const input = callOf(options);
  const { method, requestBody } = session.operation(input.operationId);
  if (options["token-from"] !== undefined && session.credentialsOf(input.operationId).length === 0)
    throw new UsageError(`${input.operationId} takes no credential, so --token-from has no use; nothing was sent.`, {
      hint: "to send it, name its header: --auth-header NAME",
    });
  if (!isDry && method === "DELETE" && !options.yes) await confirm(input.operationId, terminal);
  // To read it unasked would take the lines of a loop, or wait for a pipe that nobody closes.
  if (requestBody?.isRequired === false && !("bodyText" in input || "bodyFields" in input) && isRedirected(terminal))
    terminal.stderr.write("Standard input was not read, and no body is sent. To send it, pass --body -\n");
  const isShown = canRedraw(terminal.stderr) && input.items !== undefined;
  let found: readonly unknown[] = [];
  const progress = (items: readonly unknown[]): void => {
    found = items;
    if (isShown) terminal.stderr.write(`\r${items.length} items`);
  };
  const seen = async ({ status, headers }: Response): Promise<void> => {
    const head = [`HTTP ${status}`, ...[...headers].map((each) => each.join(": ")), "", ""].join("\n");
    terminal.stderr.write(`${isShown ? ERASE : ""}${await session.clean(head)}`);
  };
  const show = async (given: unknown): Promise<number> => {
    if (given === undefined) return 0;
    const value = given instanceof ArrayBuffer && terminal.stdout.isTTY ? (textIn(given) ?? given) : given;
    const note = fieldsNote(value, input.fields);
    if (note !== undefined) terminal.stderr.write(`${note}\n`);
    if (value instanceof ArrayBuffer) return printBytes(terminal, value);
    const { isTTY, columns } = terminal.stdout;
    if (isTTY && !options.json) return print(terminal, await session.clean(tableOf(value, input.fields !== undefined, columns)));
    const text = typeof value === "string" && !options.json ? value : jsonOf(value, isTTY ? 2 : 0);
    return print(terminal, await session.clean(text, withoutSecrets));
  };
  try {
    if (isDry) return print(terminal, await session.curl(input));
    const sent = session.call(input, undefined, progress, options.include ? seen : undefined);
    return await show(await sent.finally(() => isShown && terminal.stderr.write(ERASE)));
  } catch (error) {
    if (error instanceof RequestFaults && error.faults.some(({ at, rule }) => at === "body" && /^(?:required|type)$/.test(rule)))
      throw new CommandError(error.message, { hint: BODY_HINT });
    const failure = await session.failure(error, input.operationId);
    if (failure === undefined) throw error;
    if (found.length > 0) await show(pickFields(found, input.fields));
    const rest = found.length > 0 ? `\nItems before it in the output: ${found.length}` : "";
    terminal.stderr.write(`${coloursFor(terminal.stderr).red(failure + rest)}\n`);
    return isUnsent(error) ? 2 : 1;
  }
}

function isRedirected({ stdin: { fd } }: Terminal): boolean {
  const given = fd === undefined ? undefined : fstatSync(fd);
  return given?.isFIFO() === true || given?.isFile() === true;
}

async function confirm(operationId: string, { stdin, stdout, stderr }: Terminal): Promise<void> {
  if (!stdin.isTTY || !stdout.isTTY)
    throw new CommandError(`${operationId} deletes, and no terminal can confirm it; nothing was sent. Pass --yes.`);
  const terminal = createInterface({ input: stdin, output: stderr as NodeJS.WriteStream });
  const question = `Send ${operationId}, a DELETE? [y/N] `;
  // Ctrl+C and Ctrl+D close it without an answer.
  const said = await new Promise<string>((resolve) => terminal.once("close", () => resolve("")).question(question, resolve));
  terminal.close();
  if (!/^y(es)?$/i.test(said.trim())) throw new CommandError("Nothing was sent.");
}

async function serve(api: Api, session: Session, options: Options, version: string, terminal: Terminal): Promise<number> {
  const [{ createServer }, maxResult] = [await import("./mcp.js"), numberOf(options["max-result"], "--max-result")];
  const factory = (): ReturnType<typeof createServer> => createServer(api, session, { version, allow: options.allow, maxResult });
  if (options.http) {
    const { serveHttp } = await import("./http.js");
    const server = await serveHttp(factory, numberOf(options.port, "--port", 0, 65_535));
    terminal.stderr.write(`The server is at ${server.url}; press Ctrl+C to stop.\n`);
    // The server ends with the process.
    return new Promise<never>(() => undefined);
  }
  const { serveStreams } = await import("./stdio.js");
  return serveStreams(factory, terminal);
}

function printBytes({ stdout, stderr }: Terminal, bytes: ArrayBuffer): number {
  if (stdout.isTTY) stderr.write(`The response is ${bytes.byteLength} bytes, not text. Write them to a file: > FILE\n`);
  else stdout.write(new Uint8Array(bytes));
  return stdout.isTTY ? 1 : 0;
}

function print({ stdout }: Terminal, text: string): number {
  stdout.write(text.endsWith("\n") ? text : `${text}\n`);
  return 0;
}
