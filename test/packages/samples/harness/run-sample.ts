import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "node:util";
import { vi } from "vitest";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { loopbackFetch, type Note } from "./loopback-fetch.js";
import { openWorld, type WorldOptions } from "./world.js";

export interface Run extends WorldOptions {
  /** JavaScript before the sample, such as for what it declares. */
  before?: string;
  /** JavaScript behind the sample, whose exports are `sample`. */
  after?: string;
}

export interface Ran {
  stdout: string;
  stderr: string;
  error: unknown;
  /** The requests and the status of their responses, as `GET api.example.com/v1/webhooks?teamId=team_1 200`. */
  sent: string[];
  /** The requests that the emulator's own log has, without queries and in the order of the alphabet. */
  received: string[];
  /** The requests of `sent` that were for the emulator, in the form of `received`. */
  meant: string[];
  /** What failed inside the emulator, and the faults that did not act as often as they should have. */
  wrong: unknown[];
  /** The servers that still listen, which would keep a program from ending. */
  serversLeft: number;
}

/** A folder from which modules find the packages. It runs one sample at a time in this process, which has the globals for itself. */
export type Workshop = ReturnType<typeof openWorkshop>;

/** Makes a folder outside of the repository, as modules below it may be compiled by another configuration. */
export function openWorkshop() {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  symlinkSync(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  let count = 0;
  return {
    folder,
    run: (code: string, how: Run = {}): Promise<Ran> => runIn(join(folder, `${++count}`), code, how),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runIn(folder: string, code: string, { before = "", after = "", ...around }: Run): Promise<Ran> {
  const serversBefore = listening();
  const { emulator, elsewhere, filled, close } = await openWorld(around);
  mkdirSync(folder);
  writeFileSync(join(folder, "before.js"), filled(before));
  writeFileSync(join(folder, "sample.ts"), filled(code));
  writeFileSync(join(folder, "main.js"), `import "./before.js";\nimport * as sample from "./sample.ts";\n${filled(after)}`);
  const sent: Note[] = [];
  const { restore, stdout, stderr } = takeGlobals(loopbackFetch({ emulator: emulator.url, elsewhere: elsewhere.baseUrl }, sent));
  let error: unknown;
  await import(join(folder, "main.js")).catch((thrown: unknown) => (error = thrown));
  restore();
  const { received, wrong } = await close();
  const numbered = numberCursors(sent);
  return {
    stdout: numbered(stdout.join("")),
    stderr: stderr.join(""),
    error,
    sent: sent.map(({ method, host, path, query, status }) => numbered(`${method} ${host}${path}${query} ${status ?? "no response"}`)),
    received: received.map(inShort).sort(),
    meant: sent.flatMap((note) => (["api.example.com", "emulator"].includes(note.host) ? [inShort(note)] : [])).sort(),
    wrong,
    serversLeft: listening() - serversBefore,
  };
}

/** Gives a sample its `fetch`, its token and its output, until `restore` is called. What it adds to the globals and the environment is removed then. */
function takeGlobals(fetch: typeof globalThis.fetch): { restore: () => void; stdout: string[]; stderr: string[] } {
  const names = new Set(Reflect.ownKeys(globalThis));
  const variables = new Set(Object.keys(process.env));
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const send = globalThis.fetch;
  globalThis.fetch = fetch;
  vi.stubEnv("HOSTING_PLATFORM_TOKEN", "emulator-token");
  const spies = Object.entries({ log: stdout, error: stderr }).map(([name, lines]) =>
    vi.spyOn(console, name as "log").mockImplementation((...values) => void lines.push(`${format(...values)}\n`)),
  );
  const restore = (): void => {
    globalThis.fetch = send;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
    for (const name of Object.keys(process.env)) if (!variables.has(name)) Reflect.deleteProperty(process.env, name);
    for (const name of Reflect.ownKeys(globalThis)) if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
  };
  return { restore, stdout, stderr };
}

const listening = (): number => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;

/** Without the query, which the emulator's log does not have. */
const inShort = ({ method, path, status }: Pick<Note, "method" | "path"> & { status?: number | undefined }): string =>
  `${method} ${path} ${status ?? "no response"}`;

/** Writes the cursors that were sent as `cursor-1` and so on, in the order of their first use; the emulator takes those alone that it gave. */
function numberCursors(sent: readonly Note[]): (text: string) => string {
  const cursors = new Set(sent.map(({ query }) => new URLSearchParams(query).get("next")).filter((cursor) => cursor !== null));
  return (text) => [...cursors].reduce((numbered, cursor, index) => numbered.replaceAll(cursor, `cursor-${index + 1}`), text);
}
