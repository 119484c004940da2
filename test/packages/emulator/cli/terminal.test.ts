import { EventEmitter, once } from "node:events";
import { expect, test } from "vitest";
import { type CommandProcess, runCommand } from "../../../../packages/emulator/src/internal/cli/run-command.js";
import { formatEntry } from "../../../../packages/emulator/src/internal/request-log.js";

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

  exit(): never {
    throw new Error("the process was to be ended");
  }
}

/** What the command prints while a request is answered. */
async function printedFor(fake: FakeProcess, ...args: string[]): Promise<string> {
  const ended = runCommand(["--port", "0", ...args], fake as unknown as CommandProcess);
  await once(fake, "printed");
  const [url = ""] = /http:[^ ",]+/.exec(fake.printed) ?? [];
  await (await fetch(`${url}/v1/access-groups?search=secret`, { headers: { connection: "close" } })).text();
  fake.emit("SIGINT");
  expect(await ended).toBe(0);
  return fake.printed;
}

test("one line says where it is and with which token, and on a terminal a line tells each request", async () => {
  const [first, second, ...others] = (await printedFor(new FakeProcess(true))).trimEnd().split("\n");
  expect(first).toMatch(/^Hosting Platform emulator: http:\/\/127\.0\.0\.1:\d+ token: emulator-token$/);
  expect(second?.replaceAll("\u001b", "ESC")).toMatch(
    /^GET {4}ESC\[33m401ESC\[0m +[\d.]+ ms \/v1\/access-groups ESC\[90mlistAccessGroupsESC\[0m$/,
  );
  expect(others).toEqual([]);
});

test("NO_COLOR takes the colours away", async () => {
  const printed = await printedFor(new FakeProcess(true, { NO_COLOR: "1" }));
  expect(printed).toMatch(/\nGET {4}401 +[\d.]+ ms \/v1\/access-groups listAccessGroups\n$/);
});

test.each([
  ["without a terminal", new FakeProcess(false), []],
  ["with --quiet", new FakeProcess(true), ["--quiet"]],
  ["with --json", new FakeProcess(true), ["--json"]],
])("%s there is no request log", async (_, fake, args) => {
  expect((await printedFor(fake, ...args)).trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  [204, 32],
  [302, 36],
  [404, 33],
  [503, 31],
  [undefined, 31],
])("the status %s has the colour %i", (status, colour) => {
  const line = formatEntry({ method: "GET", path: "/", status, milliseconds: 1, operationId: undefined }, true);
  expect(line).toContain(`\u001b[${colour}m${status ?? "cut"}\u001b[0m`);
});

test("a path does not steer the terminal", () => {
  const line = formatEntry(
    { method: "GET", path: "/\u001b[2J\u009b1m\r\n", status: 200, milliseconds: 12.3, operationId: undefined },
    false,
  );
  expect(line).toBe("GET    200   12 ms /%1B[2J%C2%9B1m%0D%0A");
});
