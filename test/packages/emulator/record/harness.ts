import { EventEmitter, once } from "node:events";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { type CommandProcess, runCommand } from "../../../../packages/emulator/src/internal/cli/run-command.js";

export const TOKEN = "secret+token/1";
export const JSON_HEADERS = { "content-type": "application/json" };

/** Starts the command with a token in its environment. */
export function begin(...args: string[]) {
  const fake = Object.assign(new EventEmitter(), { printed: "", env: { TOKEN, EMPTY: "", LINES: "one\ntwo" } });
  const write = (text: string): unknown => fake.emit("printed", (fake.printed += text));
  const ended = runCommand(args, Object.assign(fake, { stdout: { write }, stderr: { write } }) as unknown as CommandProcess);
  return { fake, ended };
}

export async function run(...args: string[]): Promise<[code: number, printed: string]> {
  const { fake, ended } = begin(...args);
  return [await ended, fake.printed];
}

export async function startRecorder(upstream: string, stubs: string): Promise<{ url: string; printed: () => string }> {
  const { fake, ended } = begin("record", "--upstream", upstream, "--token-from", "TOKEN", "--stubs", stubs, "--port", "0");
  onTestFinished(async () => {
    fake.emit("SIGINT");
    await ended;
  });
  await once(fake, "printed");
  return { url: / (http:\S+)\n$/.exec(fake.printed)?.[1] ?? "", printed: () => fake.printed };
}

const AUTHORIZATION = { authorization: "Bearer emulator-token" };

/** Sends a request with the path and the headers as they are, unlike `fetch()`, by default with the token of the emulator. */
export async function send(
  url: string,
  path: string,
  { body, headers = {}, ...init }: RequestOptions & { body?: string | Uint8Array } = {},
) {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path, agent: false, headers: { ...AUTHORIZATION, ...(headers as object) }, ...init }).end(
    body,
  );
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
}
