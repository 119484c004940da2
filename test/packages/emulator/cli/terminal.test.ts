import { execFileSync } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { open, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPTIONS, parseArguments } from "../../../../packages/emulator/src/internal/cli/parse-arguments.js";
import { type CommandProcess, runCommand } from "../../../../packages/emulator/src/internal/cli/run-command.js";
import { formatEntry } from "../../../../packages/emulator/src/internal/request-log.js";
import { start } from "../start/harness.js";
import { emptyFolder } from "../../../harness/folders.js";

/** A process with a terminal, or without one, that notes what is printed. */
class FakeProcess extends EventEmitter {
  printed = "";
  pid = 1;
  env: Record<string, string>;
  stdout: CommandProcess["stdout"];
  stderr = { write: (text: string): unknown => (this.printed += text) };

  constructor(isTTY: boolean, env: Record<string, string> = {}) {
    super();
    this.env = env;
    this.stdout = { isTTY, write: (text) => this.emit("printed", (this.printed += text)) };
  }

  exits: number[] = [];
  exit = (code: number): unknown => this.exits.push(code);
}

async function printedFor(fake: FakeProcess, ...args: string[]): Promise<string> {
  const ended = runCommand(["--port", "0", ...args], fake as unknown as CommandProcess);
  await once(fake, "printed");
  const [url = ""] = /http:[^ ",]+/.exec(fake.printed) ?? [];
  const headers = { connection: "close", authorization: "Bearer emulator-token" };
  await (await fetch(`${url}/v1/access-groups?search=secret`, { headers })).text();
  fake.emit("SIGINT");
  expect(await ended).toBe(0);
  return fake.printed;
}

test("prints URL and token, and logs each request on a terminal", async () => {
  const [first, second, ...others] = (await printedFor(new FakeProcess(true))).trimEnd().split("\n");
  expect(first).toMatch(/^Hosting Platform emulator: http:\/\/127\.0\.0\.1:\d+ token: emulator-token$/);
  expect(second?.replaceAll("\u001b", "ESC")).toMatch(
    /^GET {4}ESC\[32m200ESC\[0m +[\d.]+ ms \/v1\/access-groups ESC\[90mlistAccessGroupsESC\[0m$/,
  );
  expect(others).toEqual([]);
});

async function run(...args: string[]): Promise<[code: number, printed: string]> {
  const fake = new FakeProcess(false);
  return [await runCommand(args, fake as unknown as CommandProcess), fake.printed];
}

test("prints the options with --help and the version with --version", async () => {
  const [code, help] = await run("--help");
  expect(code).toBe(0);
  for (const option of Object.keys(OPTIONS)) expect(help).toMatch(new RegExp(`--${option}[, \n]`));
  expect(help).toContain("record");
  expect(await run("record", "--help")).toEqual([0, help]);
  expect(await run("--version")).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});

test.each([
  [["--prot", "1"], "Unknown option '--prot'. Did you mean --port?\n"],
  [["--nothing"], "Unknown option '--nothing'\n"],
  [["--cors"], "Unknown option '--cors'. Did you mean --allow-origin?\n"],
  [["record", "--stub", "a"], "Unknown option '--stub'. Did you mean --stubs?\n"],
  [["compare", "--josn"], "Unknown option '--josn'. Did you mean --json?\n"],
  [["--port"], "argument missing"],
  [["--port", "65536"], "--port must be"],
  [["--seed", ""], "--seed needs a value"],
  [["--log", "xml"], "--log must be text or json"],
  [["--stubs", "a.json", "--stubs", "b.json"], "--stubs takes one file; put all stubs into its list"],
  [["--stubs", "a.json", "--fixtures", "b.json"], "use --stubs or --fixtures, not both"],
])("exits with 2 and a usage hint for %j", async (args, message) => {
  const [code, printed] = await run(...args);
  expect(code).toBe(2);
  expect(printed).toContain(message);
  expect(printed).toMatch(/\n.*hosting-platform-emulator --help.*\n$/);
});

const P = "HOSTING_PLATFORM_EMULATOR_";

test("takes options from the environment, unless an argument has them", () => {
  const env = {
    [`${P}PORT`]: "1",
    [`${P}ALLOW_ORIGIN`]: "http://a.test, http://b.test",
    [`${P}QUIET`]: "1",
    [`${P}JSON`]: "false",
    [`${P}SEED`]: "",
    [`${P}STUBS`]: "a b,c.json",
    [`${P}PORT_4010_TCP`]: "tcp://a",
  };
  const expected = { port: 1, "allow-origin": ["http://a.test", "http://b.test"], quiet: true, stubs: "a b,c.json" };
  expect(parseArguments([], env)).toEqual({ ...expected, fixtures: undefined, log: undefined });
  for (const args of [["--port", "2"], ["--port=2"], ["-p", "2"], ["-p2"]]) expect(parseArguments(args, env)).toMatchObject({ port: 2 });
  expect(parseArguments(["--stubs", "other"], env)).toMatchObject({ stubs: "other" });
});

test.each<[variable: string, value: string, code: number, message: string]>([
  ["PORT", "x", 2, 'HOSTING_PLATFORM_EMULATOR_PORT must be an integer from 0 to 65535, not "x"'],
  ["LOG", "xml", 2, "HOSTING_PLATFORM_EMULATOR_LOG must be text or json"],
  ["QUIET", "yes", 2, 'HOSTING_PLATFORM_EMULATOR_QUIET must be true or false, not "yes"'],
  ["SEED", "/none/such", 1, "Cannot read HOSTING_PLATFORM_EMULATOR_SEED /none/such"],
  ["ALLOW_ORIGIN", "a", 1, "Options of the environment: HOSTING_PLATFORM_EMULATOR_ALLOW_ORIGIN"],
  ["HOST", "192.0.2.1", 1, "Options of the environment: HOSTING_PLATFORM_EMULATOR_HOST"],
])("names the variable %s with the wrong value %s", async (variable, value, code, message) => {
  const fake = new FakeProcess(false, { [P + variable]: value });
  expect(await runCommand(variable === "PORT" ? [] : ["--port", "0"], fake as unknown as CommandProcess)).toBe(code);
  expect(fake.printed).toContain(message);
});

test("uses port 4010 by default and accepts ports up to 65535", () => {
  expect([parseArguments([]), parseArguments(["--port", "65535"])]).toMatchObject([{ port: 4010 }, { port: 65_535 }]);
});

test("exits with 1 and reports startup errors without a stack trace", async () => {
  const path = emptyFolder();
  const taken = await start({ data: join(path, "locked") });
  for (const [name, text] of Object.entries({
    cut: "{",
    "a.yaml": "stubs: []",
    mappings: '{"mappings":[]}',
    wrong: '{"user":[]}',
    other: '{"user":[],"listTeams":{}}',
    twice: '{"users":[],"users":[]}',
  }))
    await writeFile(join(path, name), text);
  for (const [args, message] of [
    [["--port", `${taken.port}`], `Port ${taken.port} on 127.0.0.1 is in use`],
    [["--port", "0", "--data", join(path, "locked")], "locked is used by"],
    [["--seed", join(path, "none")], "Cannot read"],
    [["--seed", join(path, "cut")], "cut, is not valid JSON (line 1, column 2)"],
    [["--seed", join(path, "twice")], 'two members "users"'],
    [["--fixtures", join(path, "cut")], "cut, is not valid JSON (line 1, column 2)\n"],
    [["--stubs", join(path, "a.yaml")], "(line 1, column 1). Convert YAML to JSON first, such as with: npx js-yaml /"],
    [["--stubs", join(path, "mappings")], 'mappings, has neither stubs nor responses by operationId. Write { "stubs": [{'],
    [["--fixtures", join(path, "other")], "/user: type: must be of type object"],
    [["--seed", join(path, "wrong")], '"user"'],
    [["--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine"],
  ] as const) {
    const [code, printed] = await run(...args);
    expect(code).toBe(1);
    expect(printed).toMatch(/^hosting-platform-emulator: /);
    expect(printed).toContain(message);
    expect(printed).not.toMatch(/^ +at /m);
  }
});

test.each(["", "\uFEFF"])("reads the initial state from a seed file that starts with %j", async (start) => {
  const seed = join(emptyFolder(), "seed.json");
  await writeFile(seed, start + JSON.stringify({ tokens: [] }));
  expect(JSON.parse(await printedFor(new FakeProcess(false), "--seed", seed, "--json"))).toMatchObject({ token: null });
});

const TEAPOT = { status: 418, body: {} };

test.each([
  ["--fixtures", { listAccessGroups: TEAPOT }],
  ["--stubs", { listAccessGroups: TEAPOT }],
  ["--stubs", { stubs: [{ operation: "listAccessGroups", respond: TEAPOT }] }],
  ["--stubs", [{ operation: "listAccessGroups", respond: TEAPOT }]],
  ["--stubs", { operation: "listAccessGroups", respond: TEAPOT }],
])("reads responses from a file of %s: %j", async (option, content) => {
  const file = join(emptyFolder(), "stubs.json");
  await writeFile(file, JSON.stringify(content));
  const line = (await printedFor(new FakeProcess(false), option, file, "--log", "json")).trimEnd().split("\n")[1] ?? "";
  expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/v1/access-groups", status: 418, operationId: "listAccessGroups" });
});

test("logs text where there is no terminal, if asked to", async () => {
  expect(await printedFor(new FakeProcess(false), "--log", "text")).toMatch(/\nGET {4}200 .* \/v1\/access-groups listAccessGroups\n$/);
});

test.each<[string, string[], Record<string, string>]>([
  ["--exit-with-parent", ["--exit-with-parent"], {}],
  ["npx", [], { npm_command: "exec" }],
])("ends when its parent ends, with %s", async (_, args, env) => {
  const fake = Object.assign(new FakeProcess(false, env), { ppid: process.pid });
  const ended = runCommand(["--port", "0", ...args], fake as unknown as CommandProcess);
  await once(fake, "printed");
  fake.ppid = 1;
  expect(await ended).toBe(0);
});

test("ends when its parent has ended before the emulator listens", async () => {
  const fake = Object.assign(new FakeProcess(false), { ppid: process.pid });
  const ended = runCommand(["--port", "0", "--exit-with-parent"], fake as unknown as CommandProcess);
  fake.ppid = 1;
  expect(await ended).toBe(0);
});

test.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
])("ends the process on a second %s with exit code %i", async (signal, code) => {
  const fake = new FakeProcess(false);
  const ended = runCommand(["--port", "0"], fake as unknown as CommandProcess);
  await once(fake, "printed");
  fake.emit(signal);
  expect(fake.exits).toEqual([]);
  fake.emit(signal);
  expect([await ended, fake.exits]).toEqual([0, [code]]);
});

test.each([
  ["without a terminal", new FakeProcess(false), []],
  ["with --quiet", new FakeProcess(true), ["--quiet"]],
  ["with --json", new FakeProcess(true), ["--json"]],
])("prints no request log %s", async (_, fake, args) => {
  expect((await printedFor(fake, ...args)).trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  [299, 32],
  [399, 36],
  [499, 33],
  [undefined, 31],
])("colours the status %s with ANSI code %i", (status, colour) => {
  const line = formatEntry({ method: "GET", path: "/", status, milliseconds: 1, operationId: undefined }, true);
  expect(line).toContain(`\u001b[${colour}m${status ?? "cut"}\u001b[0m`);
});

test("escapes control characters in logged paths", () => {
  const entry = { method: "GET", path: "/\u001b[2J\u009b1m\r\n", status: 200, milliseconds: 12.3, operationId: undefined };
  expect(formatEntry(entry, false)).toBe("GET    200   12 ms /%1B[2J%C2%9B1m%0D%0A");
});

test("takes over a changed file of stubs, also through a link, and tells wrong ones", async () => {
  const file = join(emptyFolder(), "fixtures.json");
  const link = join(emptyFolder(), "link.json");
  await writeFile(file, '{"listProjects":{"body":1}}');
  await symlink(file, link);
  const fake = new FakeProcess(false);
  const ended = runCommand(["--port", "0", "--fixtures", link], fake as unknown as CommandProcess);
  await once(fake, "printed");
  const [url = ""] = /http:[^ ",]+/.exec(fake.printed) ?? [];
  const projects = async (): Promise<string> =>
    (await fetch(`${url}/v10/projects`, { headers: { connection: "close", authorization: "Bearer emulator-token" } })).text();
  expect(await projects()).toBe("1");
  await writeFile(file, '{"listProjects":{"body":2}}');
  await expect.poll(projects).toBe("2");
  await writeFile(file, '{"stubs":[{"operation":"listProjects","times":1,"respond":{"body":3}}]}');
  await expect.poll(projects).toBe("3");
  // The response of the file before is gone too.
  expect(await projects()).toContain("operation.shown");
  await writeFile(file, "{");
  await expect.poll(() => fake.printed).toContain("The file of --stubs");
  fake.emit("SIGINT");
  expect(await ended).toBe(0);
});

test("misses no change of the file of stubs while it is read", async () => {
  const folder = emptyFolder();
  const [file, pipe, link] = ["stubs.json", "pipe.json", "link.json"].map((name) => join(folder, name)) as [string, string, string];
  execFileSync("mkfifo", [pipe]);
  await writeFile(file, '{"listProjects":{"body":2}}');
  await Promise.all([symlink(pipe, link), symlink(file, `${link}.new`)]);
  const fake = new FakeProcess(false);
  const ended = runCommand(["--port", "0", "--stubs", link], fake as unknown as CommandProcess);
  // The pipe opens once it is read.
  const writer = await open(pipe, "w");
  await rename(`${link}.new`, link);
  await writer.writeFile('{"listProjects":{"body":1}}');
  await writer.close();
  await once(fake, "printed");
  const [url = ""] = /http:[^ ",]+/.exec(fake.printed) ?? [];
  const headers = { connection: "close", authorization: "Bearer emulator-token" };
  await expect.poll(async () => (await fetch(`${url}/v10/projects`, { headers })).text()).toBe("2");
  fake.emit("SIGINT");
  expect(await ended).toBe(0);
});
